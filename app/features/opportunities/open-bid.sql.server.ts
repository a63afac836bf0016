import { sql } from "drizzle-orm";
import { asBoolean, asNumber, orNull, raw } from "#drizzle/batch";
import { userBids } from "#drizzle/schema";
import { startOfDay, TORONTO } from "~/domain/zoned-time";

/** Whether the reader has saved and viewed a bid, and how many views they have used today. */
export function findAccess(userId: string, bidId: number, now: Date) {
  return raw(
    sql`
      select
        (select status from user_bids where user_id = ${userId} and bid_id = ${bidId}) as saved_status,
        exists (select 1 from user_bid_views where user_id = ${userId} and bid_id = ${bidId}) as viewed,
        (select count(*) from user_bid_views
          where user_id = ${userId} and viewed_at >= ${startOfDay(now, TORONTO).getTime()}) as views_today
    `,
    { savedStatus: orNull(userBids.status), viewed: asBoolean, viewsToday: asNumber },
  );
}
