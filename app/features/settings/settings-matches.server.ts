import { runBatch } from "#drizzle/batch";
import { findDivision, regionName, resolveRegion } from "~/domain/geography";
import { BACKTEST_CAP, backtestLabel, backtestStart } from "~/domain/matching/backtest";
import { criteriaOf, type MatchProfile } from "~/domain/matching/match-profile";
import { findMatchCount, findWiderMatchCount, foundLabel } from "~/features/search/find-opportunities.server";
import type { Hiding } from "~/features/search/hidden.sql.server";
import { type CountRow, NO_COUNT } from "~/features/search/match-counts.sql.server";
import { matchExpression } from "~/features/search/match-expression.server";
import type { Services } from "~/lib/services";
import { countPublished } from "./backtest.sql.server";
import type { MatchesView } from "./settings-view";

type Reading = Pick<Services, "db" | "now">;

/** "12 open bids match now", with a wider region if there are none, and what the choice would have brought before. */
export async function loadMatchesAndPast(
  { db, now }: Reading,
  wanted: MatchProfile,
  hiding: Hiding | null,
): Promise<MatchesView> {
  const at = now();
  const past = countPublished({
    expression: matchExpression({ wanted: criteriaOf(wanted) }),
    from: backtestStart(at),
    cap: BACKTEST_CAP + 1,
  });
  const [own, wider, [before]] = await runBatch(db, [...findMatches(wanted, at, hiding), past] as const);
  return {
    ...readMatches(wanted.regions, [own, wider]),
    past: backtestLabel(before?.found ?? 0, before?.createdAt ?? null, at),
  };
}

/** The match counts of the regions and, for a single region without a match, of its province or state. */
export function findMatches(wanted: MatchProfile, now: Date, hiding: Hiding | null) {
  const around = regionAround(wanted.regions);
  return [
    findMatchCount(wanted, now, hiding),
    around === null ? NO_COUNT : findWiderMatchCount(wanted, { ...wanted, regions: [around] }, now, hiding),
  ] as const;
}

export function readMatches(
  regions: ReadonlyArray<string>,
  [[own], [wider]]: readonly [Array<CountRow>, Array<CountRow>],
): MatchesView {
  const count = own?.found ?? 0;
  return {
    label: matchesLabel(count),
    wider: count === 0 && wider ? widerLabel(wider.found, regions) : null,
    past: null,
  };
}

function matchesLabel(count: number) {
  return count === 1 ? "1 open bid matches now" : `${foundLabel(count)} open bids match now`;
}

function regionAround(regions: ReadonlyArray<string>): string | null {
  const [only] = regions;
  const code = only === undefined || regions.length > 1 ? null : resolveRegion(only);
  return code === null ? null : (findDivision(code)?.parentCode ?? null);
}

/** "14 match in Ontario." */
function widerLabel(count: number, regions: ReadonlyArray<string>): string | null {
  const around = regionAround(regions);
  if (around === null || count === 0) return null;
  return `${foundLabel(count)} ${count === 1 ? "matches" : "match"} in ${regionName(around)}.`;
}
