import { type SQL, sql } from "drizzle-orm";
import { asNumber, raw, tagged } from "#drizzle/batch";
import { userBids } from "#drizzle/schema";
import type { StoredSort } from "~/domain/opportunities/opportunity-sort";
import type { SavedBidStatus } from "~/domain/opportunities/saved-bid";
import { hasLeft } from "~/features/opportunities/saved-count.sql.server";
import { CARD_JOINS, cardColumns, ownDates, READER_SHAPE } from "~/features/search/card-row.sql.server";

/** Counts a user's bids by status, and how many of them have left the list. */
export function countByStatus(userId: string) {
  return raw(
    sql`
      select ub.status, count(*) as bids, sum(${hasLeft}) as gone
      from user_bids ub indexed by user_bids_user_status where ub.user_id = ${userId} group by ub.status
    `,
    { status: userBids.status, bids: asNumber, gone: asNumber },
  );
}

/** One status, all of the list, or the bids that have left it. */
export type SavedBidsFilter = "all" | "withdrawn" | SavedBidStatus;

export type SavedBidsQuery = { filter: SavedBidsFilter; sort: StoredSort; limit: number; now: Date };

/** The first saved bids in an order, returned unordered: ordering them in SQL would read every row again. */
export function listSavedBids(userId: string, { filter, sort, limit, now }: SavedBidsQuery) {
  const ofStatus = filter === "all" || filter === "withdrawn" ? sql`` : sql`and ub.status = ${filter}`;
  const listed = filter === "withdrawn" ? hasLeft : sql`not ${hasLeft}`;
  const index = sql.raw(sort === "newest" ? "user_bids_user_newest" : "user_bids_user_closing");
  const part = (where: SQL, order: SQL) => sql`
    select * from (
      select ub.*, ub.rowid as place from user_bids ub indexed by ${index}
      where ub.user_id = ${userId} and ${listed} ${ofStatus} ${where} order by ${order} limit ${limit}
    )
  `;
  // Each part is read in its index's order, and the next one only if the page is not full yet.
  const parts =
    sort === "newest"
      ? [part(sql``, sql`ub.created_at desc, ub.rowid desc`)]
      : [
          part(sql`and ub.closes_at > ${now.getTime()}`, sql`ub.closes_at, ub.rowid`),
          part(sql`and ub.closes_at is null`, sql`ub.rowid`),
          part(sql`and ub.closes_at <= ${now.getTime()}`, sql`ub.closes_at desc, ub.rowid desc`),
        ];
  return tagged(
    "saved-bids.list",
    raw(
      sql`
        select ${cardColumns()}, ub.status as saved_status, ub.notes, ub.created_at as saved_at, ub.closes_at, ub.place,
          exists (select 1 from user_bid_views where user_id = ${userId} and bid_id = o.id) as viewed,
          exists (select 1 from hidden_bids where user_id = ${userId} and bid_id = o.id) as hidden,
          ${ownDates(userId)}
        from (${sql.join(parts, sql` union all `)} limit ${limit}) ub
        cross join opportunities o on o.id = ub.bid_id ${CARD_JOINS}
      `,
      {
        ...READER_SHAPE,
        notes: userBids.notes,
        savedAt: userBids.createdAt,
        closesAt: userBids.closesAt,
        place: asNumber,
      },
    ),
  );
}
