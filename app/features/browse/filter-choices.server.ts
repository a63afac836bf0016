import { tagged } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { distinctBidTypes, filterStates } from "#drizzle/schema";
import { formatCount } from "~/domain/format-count";
import { findDivision, resolveRegion } from "~/domain/geography/index";
import type { FilterCounts } from "~/domain/matching/filter-counts";
import type { MatchKey } from "~/domain/matching/match-profile";
import type { FilterOption } from "./browse-view";

/** The spec's section 7 lists that are in the database: bid types in order, states by country and name. */
export function listChoices(db: Database) {
  const bidTypes = db.select({ bidType: distinctBidTypes.bidType }).from(distinctBidTypes);
  const states = db.select().from(filterStates);
  return [
    tagged("browse.bid-types", bidTypes.orderBy(distinctBidTypes.bidType)),
    tagged("browse.states", states.orderBy(filterStates.country, filterStates.name)),
  ] as const;
}

/** The choices of a filter, with counts once they have been counted. */
export function optionsWith(counts: FilterCounts | null, regions: ReadonlyArray<string>) {
  const codes = regions.flatMap((region) => resolveRegion(region) ?? []);
  const own = new Set(codes.flatMap((code) => [code, findDivision(code)?.parentCode ?? code]));
  return {
    of: (value: string, label: string, selected: ReadonlyArray<string>, key: MatchKey): FilterOption => ({
      value,
      label,
      selected: selected.includes(value),
      ...(counts && { count: formatCount(counts[key] ?? 0) }),
    }),
    ownFirst: (options: ReadonlyArray<FilterOption>): Array<FilterOption> => [
      ...options.filter(({ value }) => own.has(value)).map((each) => ({ ...each, group: "Your regions" })),
      ...options.filter(({ value }) => !own.has(value)),
    ],
  };
}
