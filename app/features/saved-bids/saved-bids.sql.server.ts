import { sql } from "drizzle-orm";
import { asNumber, raw, tagged } from "#drizzle/batch";
import { userBids } from "#drizzle/schema";
import type { SavedBidStatus } from "~/domain/opportunities/saved-bid";
import { isWithdrawn } from "~/features/opportunities/saved-count.sql.server";
import { CARD_JOINS, cardColumns, READER_SHAPE } from "~/features/search/card-row.sql.server";

/** Counts a user's bids by status, and how many of them were withdrawn. */
export function countByStatus(userId: string) {
  return raw(
    sql`
      select ub.status, count(*) as bids, sum(${isWithdrawn}) as withdrawn
      from user_bids ub indexed by user_bids_user_status where ub.user_id = ${userId} group by ub.status
    `,
    { status: userBids.status, bids: asNumber, withdrawn: asNumber },
  );
}

export type SavedBidsFilter = "all" | "withdrawn" | SavedBidStatus;

/** A user's newest saved bids, unordered: ordering them in SQL would read every row again. */
export function listSavedBids(userId: string, filter: SavedBidsFilter, limit: number) {
  const ofStatus = filter === "all" || filter === "withdrawn" ? sql`` : sql`and ub.status = ${filter}`;
  const taken = filter === "withdrawn" ? isWithdrawn : sql`not ${isWithdrawn}`;
  return tagged(
    "saved-bids.list",
    raw(
      sql`
        select ${cardColumns()}, ub.status as saved_status, ub.notes, ub.created_at as saved_at, ub.place,
          exists (select 1 from user_bid_views where user_id = ${userId} and bid_id = o.id) as viewed
        from (
          select ub.*, ub.rowid as place from user_bids ub where ub.user_id = ${userId} and ${taken} ${ofStatus}
          order by ub.created_at desc, ub.rowid desc limit ${limit}
        ) ub cross join opportunities o on o.id = ub.bid_id ${CARD_JOINS}
      `,
      { ...READER_SHAPE, notes: userBids.notes, savedAt: userBids.createdAt, place: asNumber },
    ),
  );
}
