import { sql } from "drizzle-orm";
import { asBoolean, asNumber, orNull, raw } from "#drizzle/batch";
import { userBids } from "#drizzle/schema";
import { startOfDay, TORONTO } from "~/domain/zoned-time";

/** Whether the reader has saved, viewed and left out a bid, and how many views they have used today. */
export function findAccess(userId: string, bidId: number, now: Date) {
  return raw(
    sql`
      select
        (select status from user_bids where user_id = ${userId} and bid_id = ${bidId}) as saved_status,
        exists (select 1 from user_bid_views where user_id = ${userId} and bid_id = ${bidId}) as viewed,
        exists (select 1 from hidden_bids where user_id = ${userId} and bid_id = ${bidId}) as hidden,
        (select count(*) from user_bid_views
          where user_id = ${userId} and spent = 1 and viewed_at >= ${startOfDay(now, TORONTO).getTime()}
        ) as views_today
    `,
    { savedStatus: orNull(userBids.status), viewed: asBoolean, hidden: asBoolean, viewsToday: asNumber },
  );
}

/** Remembers that a user has opened a bid without a text, so that it stays open once it has one. Uses no view. */
export function insertFreeOpening(userId: string, bidId: number, now: Date) {
  return raw(sql`
    insert into user_bid_views (user_id, bid_id, viewed_at, spent)
    select ${userId}, id, ${now.getTime()}, 0 from opportunities where id = ${bidId} and has_text = 0
    on conflict do nothing
  `);
}
