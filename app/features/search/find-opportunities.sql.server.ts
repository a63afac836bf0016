import { type SQL, sql } from "drizzle-orm";
import { nothing, raw } from "#drizzle/batch";
import { CARD_JOINS, cardColumns, READER_SHAPE, readerColumns } from "./card-row.sql.server";
import { closingFrom, idOfClosingKey } from "./closing-order.sql.server";
import { type Hiding, notHidden, sortKeyNotHidden } from "./hidden.sql.server";
import { openSql, stillOpen } from "./open.sql.server";
import type { SearchIndex } from "./search-index.sql.server";

/**
 * Best match ranks this many of the newest hits, which is more than anybody pages through. The limit bounds the time of
 * a search. Only very common words have more hits, and for them the rank means little.
 */
const RANKED = 2000;

export type Listing = {
  /** A full-text expression. */
  match: string;
  limit: number;
  /** The user whose saved and viewed bids are marked. */
  readerId: string | null;
  /** Leaves out what was first seen after this time. */
  asOf: Date | null;
  /** Leaves out the bids that a person does not want to see. */
  hiding?: Hiding | null;
  now: Date;
};

const columns = (readerId: string | null) => sql`${cardColumns()}, ${readerColumns(readerId)}`;

const seenBy = (asOf: Date | null) => (asOf === null ? sql`` : sql`and o.created_at <= ${asOf.getTime()}`);

/** Replaces a list that is not requested; keeps the batch's positions. */
export const NO_OPPORTUNITIES = nothing(READER_SHAPE);

export function listNewest(listing: Listing) {
  return inIndexOrder("opportunity_search", listing, openSql("o", listing.now));
}

/** Opportunities past their closing date. */
export function listExpired(listing: Listing) {
  return inIndexOrder("opportunity_archive", listing, sql`o.status = 'active'`);
}

/** Reads the index in its own order and looks up each row's record, until the page is full. */
function inIndexOrder(
  index: Exclude<SearchIndex, "opportunity_closing">,
  { match, limit, readerId, asOf, hiding = null }: Listing,
  where: SQL,
) {
  const name = sql.raw(index);
  return raw(
    sql`
      select ${columns(readerId)} from ${name} s cross join opportunities o on o.sort_key = s.rowid ${CARD_JOINS}
      where s.${name} match ${match} and ${where} ${seenBy(asOf)} and ${notHidden(hiding, sql`o.id`)}
      order by s.rowid desc limit ${limit}
    `,
    READER_SHAPE,
  );
}

/** Best first, then newest first. Looks up only the page's own records. */
export function listBestMatches({ match, limit, readerId, asOf, hiding = null, now }: Listing) {
  const seen =
    asOf === null
      ? sql``
      : sql`and exists (select 1 from opportunities o where o.sort_key = found.sort_key ${seenBy(asOf)})`;
  return raw(
    sql`
      select ${columns(readerId)} from (
        select found.sort_key, found.score from (
          select rowid as sort_key, rank as score from opportunity_search where opportunity_search match ${match}
          order by rowid desc limit ${RANKED}
        ) found
        where ${stillOpen(sql`found.sort_key`, now)} ${seen}
          and ${sortKeyNotHidden(hiding, sql`found.sort_key`)}
        order by found.score, found.sort_key desc limit ${limit}
      ) best cross join opportunities o on o.sort_key = best.sort_key ${CARD_JOINS}
      order by best.score, o.sort_key desc
    `,
    READER_SHAPE,
  );
}

/** The next to close first, of those that close before `until` if that is given. */
export function listClosingSoon(
  { match, limit, readerId, asOf, hiding = null, now }: Listing,
  until: Date | null = null,
) {
  const before = until === null ? sql`` : sql`and s.rowid < ${closingFrom(until)}`;
  return raw(
    sql`
      select ${columns(readerId)} from opportunity_closing s
      cross join opportunities o on o.id = ${idOfClosingKey(sql`s.rowid`)} ${CARD_JOINS}
      where s.opportunity_closing match ${match} and s.rowid >= ${closingFrom(now)} ${before}
        and ${notHidden(hiding, idOfClosingKey(sql`s.rowid`))}
        and ${openSql("o", now)} ${seenBy(asOf)}
      order by s.rowid limit ${limit}
    `,
    READER_SHAPE,
  );
}
