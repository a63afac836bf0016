import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { SETTINGS } from "~/content/settings";
import { effectivePreferences } from "~/domain/matching/effective-preferences";
import { requireMember } from "~/features/account/guard.server";
import { listSelectable } from "~/features/settings/save-settings.server";
import { loadMatches } from "~/features/settings/settings-page.server";
import type { DraftMatchesView } from "~/features/settings/settings-view";

/** How many bids a choice of regions would match, for unsaved settings. */
export async function loader(args: LoaderFunctionArgs) {
  const { profile } = await requireMember(args, "program");
  const asked = new URL(args.request.url).searchParams.getAll("regions");
  const regions = listSelectable(asked, profile);
  const counted =
    regions.length === 0
      ? { label: SETTINGS.noRegion, wider: null }
      : await loadMatches(args.context.services, profile, regions);
  const matches: DraftMatchesView = {
    ...counted,
    isStored: isSameSet(regions, effectivePreferences(profile).regions),
  };
  return Response.json(matches, { headers: { "Cache-Control": "no-store" } });
}

function isSameSet(a: ReadonlyArray<string>, b: ReadonlyArray<string>) {
  return a.length === b.length && a.every((region) => b.includes(region));
}
