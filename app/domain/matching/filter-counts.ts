import { ancestorsOf } from "../geography/index";
import { bidTypeKey, categoryKey, type MatchKey, withinKey } from "./match-profile";

/** Opportunities that are alike in what the filters look at, and how many there are. */
export type AlikeOpportunities = {
  bidType: string | null;
  category: string | null;
  places: ReadonlyArray<string>;
  found: number;
};

/** How many opportunities each choice of a filter finds by itself, by the choice's match key. */
export type FilterCounts = Readonly<Record<MatchKey, number>>;

export function countByFilter(groups: ReadonlyArray<AlikeOpportunities>): FilterCounts {
  const counts = new Map<MatchKey, number>();
  for (const { found, ...group } of groups)
    for (const key of filterKeysOf(group)) counts.set(key, (counts.get(key) ?? 0) + found);
  return Object.fromEntries(counts);
}

/** Each key once: an opportunity in two towns of a county counts once for the county. */
function filterKeysOf({ bidType, category, places }: Omit<AlikeOpportunities, "found">): Set<MatchKey> {
  const keys = new Set(places.flatMap((place) => [place, ...ancestorsOf(place)]).map(withinKey));
  if (bidType !== null) keys.add(bidTypeKey(bidType));
  if (category !== null) keys.add(categoryKey(category));
  return keys;
}
