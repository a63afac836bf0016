import { runBatch, runOne, tagged } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { formatCount } from "~/domain/format-count";
import { type ClosingRange, closingRangeKeys } from "~/domain/matching/closing-keys";
import {
  bidTypeKey,
  categoryKey,
  criteriaOf,
  type MatchProfile,
  withinKey,
} from "~/domain/matching/match-profile";
import { meetingKeysFrom } from "~/domain/matching/meeting-keys";
import { isEmptySearch, parseSearch } from "~/domain/matching/search-language";
import { PAGE_SIZE, startOfDayAfter, urgentUntil } from "~/domain/opportunities/opportunity";
import type { Sort } from "~/domain/opportunities/opportunity-sort";
import type { OpportunityRow } from "./card-row.sql.server";
import {
  listBestMatches,
  listClosingSoon,
  listExpired,
  type Listing,
  listNewest,
  NO_OPPORTUNITIES,
} from "./find-opportunities.sql.server";
import { countKey, type Hiding } from "./hidden.sql.server";
import {
  capIfNothing,
  type CountRow,
  countWithExpired,
  type FiguresRow,
  findCount,
  findFigures,
  keepCount,
  NO_COUNT,
} from "./match-counts.sql.server";
import { matchExpression } from "./match-expression.server";

/** Counts are exact up to here and "1,000+" beyond. */
export const COUNT_CAP = 1000;

/** What to look for. Empty lists and an empty term do not narrow. */
export type OpportunityQuery = {
  /** The user whose saved and viewed bids are marked; `null` marks none. */
  readerId: string | null;
  /** `null` finds all opportunities, a profile only those that match it. */
  profile: MatchProfile | null;
  /** Leaves out what this person has said is not their kind of work. */
  hiding: Hiding | null;
  term: string;
  bidTypes: ReadonlyArray<string>;
  states: ReadonlyArray<string>;
  subregions: ReadonlyArray<string>;
  categories: ReadonlyArray<string>;
  /** Names of buyers; any of them may match. */
  agencies: ReadonlyArray<string>;
  closing: ClosingRange;
  /** Only bids with a site meeting on this day or later. */
  meetingFrom: string | null;
  sort: Sort;
  /** Adds opportunities past their closing date, after the open ones. */
  includeExpired: boolean;
  /** The page shows the first `limit` of the list. */
  limit: number;
  /** Leaves out what was first seen after this time, so that a list does not move while somebody reads it. */
  asOf: Date | null;
};

export const EVERYTHING: OpportunityQuery = {
  readerId: null,
  profile: null,
  hiding: null,
  term: "",
  bidTypes: [],
  states: [],
  subregions: [],
  categories: [],
  agencies: [],
  closing: { from: null, to: null },
  meetingFrom: null,
  sort: "newest",
  includeExpired: false,
  limit: PAGE_SIZE,
  asOf: null,
};

export type FoundOpportunities = {
  rows: Array<OpportunityRow>;
  hasMore: boolean;
  /** At most `COUNT_CAP` + 1, which means "more". */
  count: number;
};

/**
 * The statements for a query, to be run in the page's batch: the rows, the count, and the expired rows if requested.
 * `readFound` reads their results.
 */
export function findOpportunities(query: OpportunityQuery, now: Date) {
  const listing = listingOf(query, now);
  return [
    tagged("search.list", inOrder(query, listing)),
    tagged(
      "search.count",
      (query.includeExpired ? countWithExpired : findCount)(listing.match, COUNT_CAP + 1, now, query.hiding),
    ),
    query.includeExpired ? listExpired(listing) : NO_OPPORTUNITIES,
  ] as const;
}

/** One more row than the query's limit, to see whether there are more. */
function listingOf(query: OpportunityQuery, now: Date): Listing {
  const { readerId, asOf, limit, hiding } = query;
  return { match: expressionFor(query), limit: limit + 1, readerId, asOf, hiding, now };
}

/** What the dashboard shows of a query: the bids that close before `until`, the list in its order, and the figures. */
export function findFeed(query: OpportunityQuery, closing: { until: Date; limit: number }, now: Date) {
  const listing = listingOf(query, now);
  const soonest = { ...listing, limit: closing.limit + 1 };
  return {
    closing: [
      tagged(
        "search.closing",
        closing.limit === 0 ? NO_OPPORTUNITIES : listClosingSoon(soonest, closing.until),
      ),
    ],
    newest: [tagged("search.list", query.limit === 0 ? NO_OPPORTUNITIES : inOrder(query, listing))],
    figures: [
      tagged("search.figures", findFigures(listing.match, COUNT_CAP + 1, figuresTimes(now), query.hiding)),
    ],
  } as const;
}

/** The strip of closing dates covers eight weeks. */
export const STRIP_DAYS = 56;

const figuresTimes = (now: Date) => ({
  urgentUntil: urgentUntil(now),
  shownUntil: startOfDayAfter(now, STRIP_DAYS),
  now,
});

/** Replaces `findOpportunities` when nothing is searched; keeps the batch's positions. */
export const FIND_NOTHING = [NO_OPPORTUNITIES, NO_COUNT, NO_OPPORTUNITIES] as const;

function inOrder({ sort, term }: OpportunityQuery, listing: Listing) {
  if (sort === "closing-soon") return listClosingSoon(listing);
  return sort === "best-match" && !isEmptySearch(parseSearch(term))
    ? listBestMatches(listing)
    : listNewest(listing);
}

/** Combines the results of `findOpportunities`. */
export function readFound(
  query: OpportunityQuery,
  [open, count, expired]: readonly [Array<OpportunityRow>, Array<CountRow>, Array<OpportunityRow>],
): FoundOpportunities {
  const rows = [...open, ...expired];
  return {
    rows: rows.slice(0, query.limit),
    hasMore: rows.length > query.limit,
    count: count[0]?.found ?? 0,
  };
}

/**
 * Stores a count that other users are likely to need too; run it after the page is sent. Counts of text searches are
 * not stored, because few users search for the same words.
 */
export async function keepSharedCount(
  db: Database,
  query: OpportunityQuery,
  counted: ReadonlyArray<CountRow>,
  now: Date,
) {
  const [row] = counted;
  const expression = countKey(expressionFor(query), query.hiding);
  const isShared = query.term === "" && !query.includeExpired;
  if (row && isShared && isWorthKeeping(expression, row)) await runOne(db, keepCount(expression, row, now));
}

/** Stores figures likewise, until the day ends, when the week in which bids are urgent moves on. */
export async function keepSharedFigures(
  db: Database,
  query: OpportunityQuery,
  [row]: ReadonlyArray<FiguresRow>,
  now: Date,
) {
  const expression = countKey(expressionFor(query), query.hiding);
  if (row && isWorthKeeping(expression, row))
    await runOne(
      db,
      keepCount(expression, { ...row, figures: { ...row, until: startOfDayAfter(now, 1) } }, now),
    );
}

/** Counts up to this are not stored, because writing a row costs more than reading these. */
const WORTH_KEEPING = 25;
/** Longer expressions are rarely shared by two users; they are counted each time. */
const MAX_EXPRESSION = 4_000;

/** Whether other users are likely to need this count too. */
function isWorthKeeping(expression: string, { found, kept }: Pick<CountRow, "found" | "kept">): boolean {
  return !kept && found > WORTH_KEEPING && expression.length <= MAX_EXPRESSION;
}

/** `search_opportunities` of the spec (section 7): the rows and the count, in one batch. */
export async function searchOpportunities(
  db: Database,
  query: OpportunityQuery,
  now: Date,
): Promise<FoundOpportunities> {
  return readFound(query, await runBatch(db, findOpportunities(query, now)));
}

/** `get_my_feed` of the spec: the opportunities that match a profile, newest first. */
export function getMyFeed(db: Database, profile: MatchProfile, now: Date, limit = PAGE_SIZE) {
  return searchOpportunities(db, { ...EVERYTHING, profile, limit }, now);
}

/** Counts the open opportunities that match a profile, up to `COUNT_CAP` + 1; for the page's batch. */
export function findMatchCount(profile: MatchProfile, now: Date, hiding: Hiding | null = null) {
  const expression = expressionFor({ ...EVERYTHING, profile });
  return tagged("search.count", findCount(expression, COUNT_CAP + 1, now, hiding));
}

/** The same count for a wider profile, if the narrower one finds nothing; otherwise 0, unless the count is stored. */
export function findWiderMatchCount(
  narrower: MatchProfile,
  wider: MatchProfile,
  now: Date,
  hiding: Hiding | null,
) {
  const [narrow, wide] = [narrower, wider].map((profile) => expressionFor({ ...EVERYTHING, profile }));
  return tagged(
    "search.count",
    findCount(wide!, capIfNothing(narrow!, COUNT_CAP + 1, now, hiding), now, hiding),
  );
}

/** The same count, run by itself. */
export async function countMatches(
  db: Database,
  profile: MatchProfile,
  now: Date,
  hiding: Hiding | null = null,
): Promise<number> {
  const [row] = await runOne(db, findMatchCount(profile, now, hiding));
  return row?.found ?? 0;
}

/** Counts what a query finds, up to `cap`, with what has expired if it asks for that. */
export function findCountUpTo(query: OpportunityQuery, cap: number, now: Date) {
  return (query.includeExpired ? countWithExpired : findCount)(expressionFor(query), cap, now, query.hiding);
}

export function foundLabel(count: number): string {
  return count > COUNT_CAP ? `${formatCount(COUNT_CAP)}+` : formatCount(count);
}

function expressionFor(query: OpportunityQuery): string {
  return matchExpression({
    search: parseSearch(query.term),
    wanted: query.profile ? criteriaOf(query.profile) : undefined,
    keys: [
      query.bidTypes.map(bidTypeKey),
      query.states.map(withinKey),
      query.subregions.map(withinKey),
      query.categories.map(categoryKey),
      closingRangeKeys(query.closing),
      query.meetingFrom === null ? null : meetingKeysFrom(query.meetingFrom),
    ],
    buyers: query.agencies,
  });
}
