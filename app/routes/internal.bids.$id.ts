import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { explainBid } from "~/features/ingest/explain-bid.server";
import { requireOperator } from "~/features/ingest/operator-access.server";

/** For operators: a bid's places and trades, with the words of the notice that decided them. */
export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  await requireOperator(services, request);
  const id = /^\d{1,15}$/.test(params["id"] ?? "") ? Number(params["id"]) : null;
  const bid = id === null ? null : await explainBid(services, id);
  return bid === null ? new Response("No such bid", { status: 404 }) : Response.json(bid);
}
