import { type SQL, sql } from "drizzle-orm";
import { raw, type RawStatement } from "#drizzle/batch";
import { jsonEach } from "#drizzle/json-rows";
import type { SearchDocument } from "./search-document";

/**
 * The two full-text indexes: one of the open opportunities, one of those past their closing date.
 * Both are derived from the records and hold each opportunity under its `sort_key`.
 */
export type SearchIndex = "opportunity_search" | "opportunity_archive";

/**
 * Removes opportunities from both indexes and records that the index has changed; every write to the index begins here.
 * Run it before a row's `sort_key` changes, because index entries are found by that key.
 */
export function removeFromIndexes(ids: ReadonlyArray<number>): Array<RawStatement> {
  const ofThese = sql`rowid in (select sort_key from opportunities where id in (select value from ${jsonEach(ids)}))`;
  return [
    raw(sql`delete from opportunity_search where ${ofThese}`),
    raw(sql`delete from opportunity_archive where ${ofThese}`),
    raw(sql`
      insert into index_state (id, version) values (1, 1) on conflict (id) do update set version = version + 1
    `),
  ];
}

/** Adds documents to an index, for the opportunities that fulfil `where`. */
export function addToIndex(
  index: SearchIndex,
  documents: ReadonlyArray<SearchDocument>,
  where: SQL,
): RawStatement {
  return raw(sql`
    insert into ${sql.raw(index)} (rowid, title, tags, body, buyer, labels, keys)
    select o.sort_key, value ->> 'title', value ->> 'tags', value ->> 'body', value ->> 'buyer', value ->> 'labels', value ->> 'keys'
    from ${jsonEach(documents)}
    join opportunities o on o.id = value ->> 'id'
    where o.sort_key is not null and ${where}
  `);
}

/** The condition for an opportunity to be in the index of open ones. */
export const isListed = sql`o.listed = 1`;
/** Active, but past its closing date. */
export const isArchived = sql`o.listed = 0 and o.status = 'active'`;

/** Counts the open opportunities of each bid type again. */
export function recountBidTypes(): Array<RawStatement> {
  return [
    raw(sql`delete from distinct_bid_types`),
    raw(sql`
      insert into distinct_bid_types (bid_type, cnt)
      select bid_type, count(*) from opportunities where listed = 1 and bid_type is not null group by bid_type
    `),
  ];
}
