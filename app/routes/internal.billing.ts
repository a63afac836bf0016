import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireOperator } from "~/features/ingest/operator-access.server";
import { checkPrices, listForReview } from "~/features/subscriptions/review.server";

/** Operators: `{ "action": "check-prices" }` or `{ "action": "review" }`. */
export async function action({ request, context: { services } }: ActionFunctionArgs) {
  await requireOperator(services, request);
  const body = (await request.json().catch(() => null)) as { action?: unknown } | null;
  switch (body?.action) {
    case "check-prices":
      return Response.json(await checkPrices(services));
    case "review":
      return Response.json(await listForReview(services));
    default:
      return Response.json({ error: "action: check-prices or review" }, { status: 422 });
  }
}
