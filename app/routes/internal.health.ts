import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isStarting } from "~/domain/operations/health";
import { requireOperator } from "~/features/ingest/operator-access.server";
import { JOB_IDS } from "~/features/jobs/timed-jobs.server";
import { readHealth } from "~/features/watch/health.server";

/** For operators and their monitors: the service's figures, with status 503 if something is broken. A new one "starts". */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireOperator(services, request);
  const health = await readHealth(services, JOB_IDS);
  const isBroken = health.problems.length > 0;
  const state = isBroken ? "broken" : isStarting(health.figures, services.now()) ? "starting" : "well";
  return Response.json({ state, ...health }, { status: isBroken ? 503 : 200 });
}
