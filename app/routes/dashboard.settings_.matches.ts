import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireMember } from "~/features/account/guard.server";
import { loadDraftMatches } from "~/features/settings/draft-matches.server";

/** How many bids a choice of regions and parts would match, for unsaved settings. */
export async function loader(args: LoaderFunctionArgs) {
  const { profile } = await requireMember(args, "program");
  const query = new URL(args.request.url).searchParams;
  const matches = await loadDraftMatches(args.context.services, profile, query);
  return Response.json(matches, { headers: { "Cache-Control": "no-store" } });
}
