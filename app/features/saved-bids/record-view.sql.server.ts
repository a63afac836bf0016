import { sql } from "drizzle-orm";
import { raw, tagged } from "#drizzle/batch";
import type { Role } from "~/domain/billing/roles";
import { startOfDay, TORONTO } from "~/domain/zoned-time";
import { closingSql } from "~/features/search/open.sql.server";

type Viewed = { userId: string; bidId: number; now: Date };

/**
 * Records a view if the user still has the role and fewer than `limit` views today. The bid must be active or saved, and
 * have a text. A bid viewed before is left unchanged.
 */
export function insertView({ userId, bidId, now }: Viewed, role: Role, limit: number) {
  return tagged(
    "bids.record-view",
    raw(sql`
      insert into user_bid_views (user_id, bid_id, viewed_at)
      select u.id, o.id, ${now.getTime()} from users u, opportunities o
      where u.id = ${userId} and u.role = ${role} and o.id = ${bidId} and o.has_text = 1
        and (o.status = 'active' or exists (select 1 from user_bids where user_id = u.id and bid_id = o.id))
        and ${limit} > (
          select count(*) from user_bid_views
          where user_id = u.id and spent = 1 and viewed_at >= ${startOfDay(now, TORONTO).getTime()}
        )
      on conflict do nothing
    `),
  );
}

/** Saves a bid that was opened with a view as interested, unless it is already saved. */
export function saveViewedBid({ userId, bidId, now }: Viewed) {
  const at = now.getTime();
  return raw(sql`
    insert into user_bids (id, user_id, bid_id, status, closes_at, created_at, updated_at)
    select ${crypto.randomUUID()}, v.user_id, o.id, 'interested', ${closingSql("o")}, ${at}, ${at}
    from user_bid_views v cross join opportunities o on o.id = v.bid_id
    where v.user_id = ${userId} and v.bid_id = ${bidId} and v.spent = 1
    on conflict do nothing
  `);
}
