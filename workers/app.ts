import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { REALTIME_PATH } from "~/features/live/live-url";
import { openSocket } from "~/features/live/open-socket.server";
import { syncOnPageLoad } from "~/features/billing/sync-subscription.server";
import { mayChangeState } from "~/lib/origin-gate.server";
import type { Services } from "~/lib/services";
import type { Env } from "./services";
import { consumeMail } from "./mail-consumer";
import { withEdgeCache } from "./edge-cache";
import { runTimedJobs } from "./scheduled";

/** `request` is missing in timed jobs and queue consumers. */
export type ServicesOf = (env: Env, request?: Request) => Services;

/** The worker of both builds: Remix pages, timed jobs and the mail queue. */
export function createWorker(build: ServerBuild, servicesOf: ServicesOf): ExportedHandler<Env> {
  const handleRequest = createRequestHandler(build);
  return {
    async fetch(request, env, context) {
      const services = servicesOf(env, request);
      if (!mayChangeState(request, services.config.origin)) return new Response("Forbidden", { status: 403 });
      const url = new URL(request.url);
      if (url.pathname === REALTIME_PATH) return openSocket(services, request);
      // Remix's older data protocol is not in use. Without this, requests for it would fill the log with errors.
      if (url.searchParams.has("_data")) return new Response("Bad request", { status: 400 });
      const waitUntil = (promise: Promise<unknown>) => {
        context.waitUntil(promise);
      };
      return withEdgeCache(request, build.assets.version, waitUntil, () =>
        handleRequest(request, {
          services,
          waitUntil,
          profileLoaded: (profile) => {
            context.waitUntil(syncOnPageLoad(services, profile));
          },
        }),
      );
    },
    async scheduled(controller, env) {
      const at = new Date(controller.scheduledTime);
      await runTimedJobs({ ...servicesOf(env), now: () => at });
    },
    async queue(batch, env) {
      await consumeMail(servicesOf(env), batch);
    },
  };
}
