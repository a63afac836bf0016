import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireOperator } from "~/features/ingest/operator-access.server";
import { rebuildIndex } from "~/features/search/rebuild-index.server";

const PIECES_A_CALL = 20;

/**
 * For operators: rebuilds the search index in chunks. Repeat with `?after=` set to the answer's `next` until that is
 * null.
 */
export async function action({ request, context: { services } }: ActionFunctionArgs) {
  await requireOperator(services, request);
  let next: number | null = Number(new URL(request.url).searchParams.get("after") ?? 0) || 0;
  for (let piece = 0; piece < PIECES_A_CALL && next !== null; piece++) {
    next = await rebuildIndex(services.db, next, services.now());
  }
  return Response.json({ next });
}
