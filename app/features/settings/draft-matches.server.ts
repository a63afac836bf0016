import type { Profile } from "#drizzle/schema";
import { SETTINGS } from "~/content/settings";
import { effectivePreferences } from "~/domain/matching/effective-preferences";
import type { MatchProfile } from "~/domain/matching/match-profile";
import { serviceTypeLabel } from "~/domain/service-types";
import { partsOffAfter, tradeWithoutParts } from "~/domain/trade-parts";
import { type Hiding, hidingOf } from "~/features/search/hidden.sql.server";
import type { Services } from "~/lib/services";
import { listSelectableTrades } from "./chosen-trades.server";
import { listSelectable } from "./save-settings.server";
import { loadMatchesAndPast } from "./settings-matches.server";
import type { DraftMatchesView, MatchesView } from "./settings-view";

export type Draft = { regions: Array<string>; serviceTypes: ReadonlyArray<string>; partsOff: Array<string> };

/** What the settings form's fields in a query choose, as far as the plan covers it. */
export function readDraft(profile: Profile, query: URLSearchParams): Draft {
  const serviceTypes = query.has("trades")
    ? listSelectableTrades(query.getAll("serviceTypes"), query.get("customService") ?? "", profile)
    : effectivePreferences(profile).serviceTypes;
  const partsOf = query.getAll("partsOf").filter((trade) => serviceTypes.includes(trade));
  return {
    regions: listSelectable(query.getAll("regions"), profile),
    serviceTypes,
    partsOff: partsOffAfter(profile.partsOff, partsOf, query.getAll("parts")),
  };
}

/** How many bids the unsaved regions, trades and parts in the query match, and would have brought. */
export async function loadDraftMatches(
  services: Pick<Services, "db" | "now">,
  profile: Profile,
  query: URLSearchParams,
): Promise<DraftMatchesView> {
  const stored = effectivePreferences(profile);
  const draft = readDraft(profile, query);
  return {
    ...(await countedOrRefused(services, { ...stored, ...draft }, stored, hidingOf(profile))),
    isStored:
      isSameSet(draft.regions, stored.regions) &&
      isSameSet(draft.serviceTypes, stored.serviceTypes) &&
      isSameSet(draft.partsOff, profile.partsOff),
  };
}

async function countedOrRefused(
  services: Pick<Services, "db" | "now">,
  wanted: MatchProfile,
  stored: MatchProfile,
  hiding: Hiding | null,
): Promise<MatchesView> {
  const refused = (label: string) => ({ label, wider: null, past: null });
  if (wanted.regions.length === 0) return refused(SETTINGS.noRegion);
  if (wanted.serviceTypes.length === 0 && stored.serviceTypes.length > 0) return refused(SETTINGS.noTrade);
  const empty = tradeWithoutParts(wanted.serviceTypes, wanted.partsOff ?? []);
  if (empty !== null) return refused(SETTINGS.noPart(serviceTypeLabel(empty)));
  return loadMatchesAndPast(services, wanted, hiding);
}

function isSameSet(a: ReadonlyArray<string>, b: ReadonlyArray<string>) {
  return a.length === b.length && a.every((entry) => b.includes(entry));
}
