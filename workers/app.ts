import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { queueTimedJobs } from "~/features/jobs/work-tasks.server";
import { REALTIME_PATH } from "~/features/live/live-url";
import { openSocket } from "~/features/live/open-socket.server";
import { syncOnPageLoad } from "~/features/subscriptions/sync-subscription.server";
import { logFailure } from "~/lib/log.server";
import { setHeadersOfEveryAnswer } from "~/lib/security-headers";
import type { Services } from "~/lib/services";
import { withAllowedMethods } from "./allowed-methods";
import { counting } from "./counting";
import { inDatabaseSession } from "./database-sessions";
import { withEdgeCache } from "./edge-cache";
import { refuseRequest, withoutOriginHeaders } from "./origin-gate";
import { consumeQueue } from "./queue-consumer";
import { requestIdOf, withRequestId } from "./request-id";
import { withOpenedCookies, withSealedCookies } from "./sealed-cookies";
import type { Env } from "./services";

/** `request` is missing in timed jobs and queue consumers. */
export type ServicesOf = (env: Env, request?: Request) => Services;

/** The worker of both builds: Remix pages, timed jobs and the queues. */
export function createWorker(build: ServerBuild, servicesOf: ServicesOf): ExportedHandler<Env> {
  const handleRequest = createRequestHandler(withAllowedMethods(build));

  async function answer(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
    const services = servicesOf(env, request);
    return await counting(services.counters, () => answerWith(services, request, env, context));
  }

  async function answerWith(
    services: Services,
    request: Request,
    env: Env,
    context: ExecutionContext,
  ): Promise<Response> {
    const refusal = refuseRequest(request, services.config.origin);
    if (refusal) return refusal;
    if (new URL(request.url).pathname === REALTIME_PATH) return openSocket(services, request);
    const waitUntil = (promise: Promise<unknown>) => {
      context.waitUntil(
        promise.finally(() => {
          services.counters.flush();
        }),
      );
    };
    const opened = await withOpenedCookies(request, services.config);
    const response = await inDatabaseSession(env, opened, () =>
      withEdgeCache(opened, build.assets.version, waitUntil, () =>
        handleRequest(withoutOriginHeaders(opened), {
          services,
          waitUntil,
          profileLoaded: (profile) => {
            context.waitUntil(syncOnPageLoad(services, profile));
          },
        }),
      ),
    );
    return withSealedCookies(response, services.config);
  }

  return {
    fetch(request, env, context) {
      const requestId = requestIdOf(request);
      return withRequestId(requestId, async () => {
        const answered = await answer(request, env, context).catch((error: unknown) => {
          logFailure("A request failed", error);
          return new Response(`Something broke on our side. Reference: ${requestId}`, { status: 500 });
        });
        // A socket's handshake has no body and no headers for a browser to obey.
        if (answered.status === 101) return answered;
        const headers = new Headers(answered.headers);
        setHeadersOfEveryAnswer(headers, { url: new URL(request.url), requestId });
        const { status, statusText, body } = answered;
        return new Response(body, { status, statusText, headers });
      });
    },
    async scheduled(controller, env) {
      const at = new Date(controller.scheduledTime);
      await withRequestId(crypto.randomUUID(), () => queueTimedJobs({ ...servicesOf(env), now: () => at }));
    },
    async queue(batch, env) {
      await withRequestId(crypto.randomUUID(), () => {
        const services = servicesOf(env);
        return counting(services.counters, () => consumeQueue(services, batch));
      });
    },
  };
}
