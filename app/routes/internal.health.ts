import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireOperator } from "~/features/ingest/operator-access.server";
import { JOB_IDS } from "~/features/jobs/timed-jobs.server";
import { readHealth } from "~/features/watch/health.server";

/** For operators and their monitors: the service's figures, with status 503 if something is broken. */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireOperator(services, request);
  const health = await readHealth(services, JOB_IDS);
  return Response.json(health, { status: health.problems.length > 0 ? 503 : 200 });
}
