import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireOperator } from "~/features/ingest/operator-access.server";
import { reclassifySome } from "~/features/reclassify/reclassify.server";

/**
 * For operators: derives places, trades and texts of stored opportunities again, in pieces. Repeat with `?after=` set to
 * the answer's `next` until that is null; `?all=1` also looks at what today's rules have made.
 */
export async function action({ request, context: { services } }: ActionFunctionArgs) {
  await requireOperator(services, request);
  const { searchParams } = new URL(request.url);
  const after = Number(searchParams.get("after") ?? 0) || 0;
  const all = searchParams.get("all") === "1";
  return Response.json(await reclassifySome(services.db, { after, all }, services.now()));
}
