import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireOperator } from "~/features/ingest/operator-access.server";
import { findRun } from "~/features/source-runs/source-runs.server";

/** For operators: how far the reading of an answer has come. A replica of the database may not know it yet. */
export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  await requireOperator(services, request);
  return Response.json({ run: await findRun(services.db, params["id"] ?? "") });
}
