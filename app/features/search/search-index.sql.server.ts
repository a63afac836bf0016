import { type SQL, sql } from "drizzle-orm";
import { raw, type RawStatement } from "#drizzle/batch";
import { jsonEach } from "#drizzle/json-rows";
import { opportunities } from "#drizzle/schema";
import { closingKey } from "./closing-order.sql.server";
import { IS_SAVED } from "./is-saved.sql.server";
import { openSql } from "./open.sql.server";
import type { SearchDocument } from "./search-document";

/**
 * The full-text indexes, all derived from the records: the open opportunities, newest first; the same in the order in
 * which they close; and those past their closing date. `opportunity_closing` holds an opportunity under its closing key,
 * the others under its `sort_key`.
 */
export type SearchIndex = "opportunity_search" | "opportunity_closing" | "opportunity_archive";

/**
 * Removes opportunities from all indexes and records that the index has changed; every write to the index begins here.
 * Run it before a row's `sort_key` or closing changes, because index entries are found by them.
 */
export function removeFromIndexes(ids: ReadonlyArray<number>): Array<RawStatement> {
  const these = sql`from opportunities o where o.id in (select value from ${jsonEach(ids)})`;
  return [
    raw(sql`delete from opportunity_search where rowid in (select o.sort_key ${these})`),
    raw(sql`delete from opportunity_closing where rowid in (select ${closingKey("o")} ${these})`),
    raw(sql`delete from opportunity_archive where rowid in (select o.sort_key ${these})`),
    raw(sql`
      insert into index_state (id, version) values (1, 1) on conflict (id) do update set version = version + 1
    `),
  ];
}

/** Adds documents to the indexes that their opportunities belong in. */
export function addToIndexes(documents: ReadonlyArray<SearchDocument>): Array<RawStatement> {
  return [
    addToIndex("opportunity_search", documents, isListed),
    addToIndex("opportunity_closing", documents, isListed),
    addToArchive(documents),
  ];
}

/** Adds documents of opportunities that have closed. */
export function addToArchive(documents: ReadonlyArray<SearchDocument>): RawStatement {
  return addToIndex("opportunity_archive", documents, isClosed);
}

function addToIndex(index: SearchIndex, documents: ReadonlyArray<SearchDocument>, where: SQL): RawStatement {
  const rowid = index === "opportunity_closing" ? closingKey("o") : sql`o.sort_key`;
  return raw(sql`
    insert into ${sql.raw(index)} (rowid, title, tags, body, buyer, labels, keys)
    select ${rowid}, value ->> 'title', value ->> 'tags', value ->> 'body', value ->> 'buyer', value ->> 'labels', value ->> 'keys'
    from ${jsonEach(documents)}
    join opportunities o on o.id = value ->> 'id'
    where o.sort_key is not null and ${where}
  `);
}

/**
 * Joins parts of an index of the same size, and stops after about so many pages of 4 kB; the next one goes on from there.
 * Writes nothing if there is nothing to join.
 */
export function joinParts(index: SearchIndex, pages: number): RawStatement {
  const name = sql.raw(index);
  return raw(sql`insert into ${name} (${name}, rank) values ('merge', ${pages})`);
}

/** The condition for an opportunity to be in the index of open ones. */
const isListed = sql`o.listed = 1`;
/** Active, but past its closing date, and its text not yet in the archive. */
const isClosed = sql`
  o.listed = 0 and o.status = 'active'
    and (o.archived_at is null or exists (select 1 from text_blocks b where b.id = o.text_block))
`;

/**
 * Which of these opportunities lack an entry in an index. Bids in the archive have none on purpose, unless somebody has
 * saved them.
 */
export function listMissing(ids: ReadonlyArray<number>, now: Date) {
  const lacks = (index: SearchIndex, rowid: SQL) =>
    sql`not exists (select 1 from ${sql.raw(index)} i where i.rowid = ${rowid})`;
  return raw(
    sql`
      select o.id from opportunities o
      where o.id in (select value from ${jsonEach(ids)}) and o.sort_key is not null and (
        (${isListed} and ${openSql("o", now)} and (
          ${lacks("opportunity_search", sql`o.sort_key`)} or ${lacks("opportunity_closing", closingKey("o"))}
        ))
        or (
          ${isClosed} and (o.archived_at is null or o.archive_at > ${now.getTime()} or ${IS_SAVED})
          and ${lacks("opportunity_archive", sql`o.sort_key`)}
        )
      )
    `,
    { id: opportunities.id },
  );
}

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
