import type { Profile } from "#drizzle/schema";
import { SETTINGS } from "~/content/settings";
import { effectivePreferences } from "~/domain/matching/effective-preferences";
import type { MatchProfile } from "~/domain/matching/match-profile";
import { serviceTypeLabel } from "~/domain/service-types";
import { partsOffAfter, tradeWithoutParts } from "~/domain/trade-parts";
import { type Hiding, hidingOf } from "~/features/search/hidden.sql.server";
import type { Services } from "~/lib/services";
import { listSelectable } from "./save-settings.server";
import { loadMatches } from "./settings-page.server";
import type { DraftMatchesView, MatchesView } from "./settings-view";

/** How many bids the unsaved regions and parts in the query would match. */
export async function loadDraftMatches(
  services: Services,
  profile: Profile,
  query: URLSearchParams,
): Promise<DraftMatchesView> {
  const stored = effectivePreferences(profile);
  const regions = listSelectable(query.getAll("regions"), profile);
  const partsOff = partsOffAfter(profile.partsOff, query.getAll("partsOf"), query.getAll("parts"));
  return {
    ...(await countedOrRefused(services, { ...stored, regions, partsOff }, hidingOf(profile))),
    isStored: isSameSet(regions, stored.regions) && isSameSet(partsOff, profile.partsOff),
  };
}

async function countedOrRefused(
  services: Services,
  wanted: MatchProfile,
  hiding: Hiding | null,
): Promise<MatchesView> {
  if (wanted.regions.length === 0) return { label: SETTINGS.noRegion, wider: null };
  const empty = tradeWithoutParts(wanted.serviceTypes, wanted.partsOff ?? []);
  if (empty !== null) return { label: SETTINGS.noPart(serviceTypeLabel(empty)), wider: null };
  return loadMatches(services, wanted, hiding);
}

function isSameSet(a: ReadonlyArray<string>, b: ReadonlyArray<string>) {
  return a.length === b.length && a.every((entry) => b.includes(entry));
}
