import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireOperator } from "~/features/ingest/operator-access.server";
import { listUnwantedRules } from "~/features/not-my-kind/hidden-bids.server";

/** For operators: how often readers said "not my kind of work", by trade and by the rule that had brought the bid. */
export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireOperator(services, request);
  return Response.json({ rules: await listUnwantedRules(services.db) });
}
