import { sql, type SQL } from "drizzle-orm";
import { runBatch, statement } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { formatCount } from "~/domain/format-count";
import { type ClosingRange, closingRangeKeys } from "~/domain/matching/closing-keys";
import {
  bidTypeKey,
  categoryKey,
  type MatchProfile,
  wantedBy,
  withinKey,
} from "~/domain/matching/match-profile";
import { PAGE_SIZE } from "~/domain/opportunities/opportunity";
import type { Sort } from "~/domain/opportunities/opportunity-sort";
import { isEmptySearch, parseSearch } from "~/domain/matching/search-language";
import { type CountRow, countOrRecall, isWorthKeeping, keepCount } from "./match-counts.server";
import { matchExpression } from "./match-expression.server";
import type { SearchIndex } from "./search-index.server";
import type { OpportunityRow } from "./opportunity-row";

/** Counts are exact up to here and "1,000+" beyond. */
export const COUNT_CAP = 1000;

/**
 * Best match ranks this many of what was found, the newest: more than anybody can page through. It bounds the time a
 * search takes, and only a word so common that its rank says nothing is found more often.
 */
const RANKED = 2000;

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

export const CARD_COLUMNS = sql.raw(`
  o.id, o.title, o.language, o.summary, o.region, o.city, o.status, o.portal_source as portalSource, o.bid_type as bidType,
  o.category, o.created_at as createdAt, o.places, o.services, o.reasons, o.buyer,
  coalesce(t.submission_due, o.submission_due, o.deadline) as deadline,
  v.contract_value as contractValue, v.estimated_value as estimatedValue, v.budget_max as budgetMax,
  v.budget_min as budgetMin, v.currency
`);

/** What the reader has done with each: nothing is read for nobody. */
function readersMarks(readerId: string | null): SQL {
  return readerId === null
    ? sql`null as savedStatus, 0 as viewed`
    : sql`
      (select status from user_bids where user_id = ${readerId} and bid_id = o.id) as savedStatus,
      exists (select 1 from user_bid_views where user_id = ${readerId} and bid_id = o.id) as viewed`;
}

export const JOINED = sql.raw(`
  left join opportunity_dates t on t.opportunity_id = o.id
  left join opportunity_values v on v.opportunity_id = o.id
`);

/**
 * The statements that answer a query, for a page's one batch: the rows, the count, and the expired ones where asked for.
 * Read their results with `readFound`.
 */
export function findOpportunities(query: OpportunityQuery, now: Date) {
  const match = expressionFor(query);
  const open = sql`o.status = 'active' and (o.deadline is null or o.deadline > ${now.getTime()})`;
  const seen = query.asOf === null ? sql`` : sql`and o.created_at <= ${query.asOf.getTime()}`;
  const limit = query.limit + 1;
  const { readerId } = query;

  const rows = statement<OpportunityRow>(
    query.sort === "closing-soon"
      ? closingSoon({ match, where: sql`${open} ${seen}`, limit, readerId })
      : byRank(query)
        ? bestMatches(match, query, now)
        : newest("opportunity_search", { match, where: sql`${open} ${seen}`, limit, readerId }),
  );
  const count = countOrRecall(match, countOpen(match, now), now);
  const expired = statement<OpportunityRow>(
    query.includeExpired
      ? newest("opportunity_archive", { match, where: sql`o.status = 'active' ${seen}`, limit, readerId })
      : sql`select 1 where 0`,
  );
  return [rows, count, expired] as const;
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
  if (row && query.term === "" && isWorthKeeping(expression, row)) await keepCount(db, expression, row, now);
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
  return countOrRecall(expression, countOpen(expression, now), now);
}

/** The same by itself. */
export async function countMatches(db: Database, profile: MatchProfile, now: Date): Promise<number> {
  const [[row]] = await runBatch(db, [findMatchCount(profile, now)]);
  return row?.found ?? 0;
}

export function foundLabel(count: number): string {
  return count > COUNT_CAP ? `${formatCount(COUNT_CAP)}+` : formatCount(count);
}

function expressionFor(query: OpportunityQuery): string {
  return matchExpression({
    search: parseSearch(query.term),
    wanted: query.profile ? wantedBy(query.profile) : undefined,
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

function byRank(query: OpportunityQuery) {
  return query.sort === "best-match" && !isEmptySearch(parseSearch(query.term));
}

type Listing = { match: string; where: SQL; limit: number; readerId: string | null };

/** The index is read in its own order, and each row of it is looked up: reading stops when the page is full. */
function newest(index: SearchIndex, { match, where, limit, readerId }: Listing): SQL {
  const name = sql.raw(index);
  return sql`
    select ${CARD_COLUMNS}, ${readersMarks(readerId)} from ${name} s cross join opportunities o on o.sort_key = s.rowid ${JOINED}
    where s.${name} match ${match} and ${where}
    order by s.rowid desc limit ${limit}
  `;
}

/** Best first, then newest first. Records are looked up when the page's are known. */
function bestMatches(match: string, { asOf, limit, readerId }: OpportunityQuery, now: Date): SQL {
  const seen =
    asOf === null
      ? sql``
      : sql`and exists (select 1 from opportunities o where o.sort_key = found.sort_key and o.created_at <= ${asOf.getTime()})`;
  return sql`
    select ${CARD_COLUMNS}, ${readersMarks(readerId)} from (
      select found.sort_key, found.score from (
        select rowid as sort_key, rank as score from opportunity_search where opportunity_search match ${match}
        order by rowid desc limit ${RANKED}
      ) found
      where ${stillOpen(sql`found.sort_key`, now)} ${seen}
      order by found.score, found.sort_key desc limit ${limit + 1}
    ) best cross join opportunities o on o.sort_key = best.sort_key ${JOINED}
    order by best.score, o.sort_key desc
  `;
}

/** The open ones are read by closing date until the page is full; what matches was put into a set before. */
function closingSoon({ match, where, limit, readerId }: Listing): SQL {
  return sql`
    select ${CARD_COLUMNS}, ${readersMarks(readerId)} from (
      select o.id from opportunities o indexed by opportunities_listed_deadline
      where o.listed = 1 and ${where} and +o.id in (
        select m.id from opportunity_search s cross join opportunities m on m.sort_key = s.rowid
        where s.opportunity_search match ${match}
      )
      order by o.deadline nulls last, o.sort_key desc limit ${limit}
    ) soonest cross join opportunities o on o.id = soonest.id ${JOINED}
    order by o.deadline nulls last, o.sort_key desc
  `;
}

/** Up to the cap, without a look at the records. */
function countOpen(match: string, now: Date): SQL {
  return sql`
    select count(*) as found from (
      select rowid from opportunity_search where opportunity_search match ${match} and ${stillOpen(sql`rowid`, now)}
      limit ${COUNT_CAP + 1}
    )
  `;
}

/**
 * Whether an entry of the index has not closed since the last sweep. Those that have are read once, into a set; as a
 * `case`, because `not in` would read that set's first row at each entry to see whether it is null.
 */
function stillOpen(sortKey: SQL, now: Date): SQL {
  return sql`
    case when ${sortKey} in (select sort_key from opportunities where listed = 1 and deadline <= ${now.getTime()})
      then 0 else 1 end
  `;
}
