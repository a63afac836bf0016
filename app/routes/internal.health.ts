import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireOperator } from "~/features/ingest/operator-access.server";
import { readHealth } from "~/features/operations/health.server";

/** For operators and their monitors: the service's figures, with status 503 if something is broken. */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireOperator(services, request);
  const health = await readHealth(services);
  return Response.json(health, { status: health.problems.length > 0 ? 503 : 200 });
}
