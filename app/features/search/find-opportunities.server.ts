import { runBatch, runOne, tagged } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { formatCount } from "~/domain/format-count";
import { type ClosingRange, closingRangeKeys } from "~/domain/matching/closing-keys";
import {
  bidTypeKey,
  categoryKey,
  type MatchProfile,
  criteriaOf,
  withinKey,
} from "~/domain/matching/match-profile";
import { PAGE_SIZE } from "~/domain/opportunities/opportunity";
import type { Sort } from "~/domain/opportunities/opportunity-sort";
import { isEmptySearch, parseSearch } from "~/domain/matching/search-language";
import type { OpportunityRow } from "./card-row.sql.server";
import {
  listBestMatches,
  listClosingSoon,
  listExpired,
  type Listing,
  listNewest,
  NO_OPPORTUNITIES,
} from "./find-opportunities.sql.server";
import { type CountRow, findCount, keepCount, NO_COUNT } from "./match-counts.sql.server";
import { matchExpression } from "./match-expression.server";

/** Counts are exact up to here and "1,000+" beyond. */
export const COUNT_CAP = 1000;

/** What to look for. Empty lists and an empty term do not narrow. */
export type OpportunityQuery = {
  /** Whose saved and viewed bids are marked; nobody's when null. */
  readerId: string | null;
  /** `null` browses all opportunities; a profile narrows to what fits it. */
  profile: MatchProfile | null;
  term: string;
  bidTypes: ReadonlyArray<string>;
  states: ReadonlyArray<string>;
  subregions: ReadonlyArray<string>;
  categories: ReadonlyArray<string>;
  /** Words of the buyer's name; any of them. */
  agencies: ReadonlyArray<string>;
  closing: ClosingRange;
  sort: Sort;
  /** Adds those past their closing date, after the open ones. */
  includeExpired: boolean;
  /** The page shows the first `limit` of the list. */
  limit: number;
  /** Only what was first seen up to this instant: a list that is being read does not grow under the reader. */
  asOf: Date | null;
};

export const EVERYTHING: OpportunityQuery = {
  readerId: null,
  profile: null,
  term: "",
  bidTypes: [],
  states: [],
  subregions: [],
  categories: [],
  agencies: [],
  closing: { from: null, to: null },
  sort: "newest",
  includeExpired: false,
  limit: PAGE_SIZE,
  asOf: null,
};

export type FoundOpportunities = {
  rows: Array<OpportunityRow>;
  hasMore: boolean;
  /** At most `COUNT_CAP` + 1, which stands for "more". */
  count: number;
};

/**
 * The statements that answer a query, for a page's one batch: the rows, the count, and the expired ones where asked for.
 * Read their results with `readFound`.
 */
export function findOpportunities(query: OpportunityQuery, now: Date) {
  const { readerId, asOf } = query;
  const listing = { match: expressionFor(query), limit: query.limit + 1, readerId, asOf, now };
  return [
    tagged("search.list", inOrder(query, listing)),
    tagged("search.count", findCount(listing.match, COUNT_CAP + 1, now)),
    query.includeExpired ? listExpired(listing) : NO_OPPORTUNITIES,
  ] as const;
}

/** Takes the place of `findOpportunities` where there is nothing to look for. */
export const FIND_NOTHING = [NO_OPPORTUNITIES, NO_COUNT, NO_OPPORTUNITIES] as const;

function inOrder({ sort, term }: OpportunityQuery, listing: Listing) {
  if (sort === "closing-soon") return listClosingSoon(listing);
  return sort === "best-match" && !isEmptySearch(parseSearch(term))
    ? listBestMatches(listing)
    : listNewest(listing);
}

/** Puts the results of `findOpportunities` together. */
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
 * Keeps a count that other readers will ask for too; to be run after the page is sent. A search is somebody's own words,
 * so its count is not kept.
 */
export async function keepSharedCount(
  db: Database,
  query: OpportunityQuery,
  counted: ReadonlyArray<CountRow>,
  now: Date,
) {
  const [row] = counted;
  const expression = expressionFor(query);
  if (row && query.term === "" && isWorthKeeping(expression, row))
    await runOne(db, keepCount(expression, row, now));
}

/** A count that reads no more than this is not worth a written row: writing costs more than reading. */
const WORTH_KEEPING = 25;
/** Longer expressions are somebody's own; they are counted each time. */
const MAX_EXPRESSION = 4_000;

/** Whether a count is one that other readers will ask for too. */
function isWorthKeeping(expression: string, { found, kept }: CountRow): boolean {
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

/** `get_my_feed` of the spec: what fits a profile, newest first. */
export function getMyFeed(db: Database, profile: MatchProfile, now: Date, limit = PAGE_SIZE) {
  return searchOpportunities(db, { ...EVERYTHING, profile, limit }, now);
}

/** How many open opportunities fit a profile, up to the cap and one more; for a page's one batch. */
export function findMatchCount(profile: MatchProfile, now: Date) {
  const expression = expressionFor({ ...EVERYTHING, profile });
  return tagged("search.count", findCount(expression, COUNT_CAP + 1, now));
}

/** The same by itself. */
export async function countMatches(db: Database, profile: MatchProfile, now: Date): Promise<number> {
  const [row] = await runOne(db, findMatchCount(profile, now));
  return row?.found ?? 0;
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
    ],
    buyers: query.agencies,
  });
}
