import { sql } from "drizzle-orm";
import { runBatch, statement } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { limitsFor } from "~/domain/billing/roles";
import { startOfDay, TORONTO } from "~/domain/zoned-time";
import type { Profile } from "~/lib/session.server";

/**
 * Spends one of today's views on a bid that the reader has not seen before, and saves it as interested: in one
 * transaction that counts as well, so that any number of posts at once spend no more than there are. A bid that was
 * viewed before costs nothing; over the limit nothing is written.
 */
export async function recordView(
  db: Database,
  { id: userId, role }: Pick<Profile, "id" | "role">,
  bidId: number,
  now: Date,
): Promise<void> {
  const limit = limitsFor(role).dailyDetailViews;
  if (limit === null) return;
  const at = now.getTime();
  await runBatch(db, [
    statement(sql`
      insert into user_bid_views (user_id, bid_id, viewed_at)
      select u.id, o.id, ${at} from users u, opportunities o
      where u.id = ${userId} and u.role = ${role} and o.id = ${bidId}
        and (o.status = 'active' or exists (select 1 from user_bids where user_id = u.id and bid_id = o.id))
        and ${limit} > (
          select count(*) from user_bid_views where user_id = u.id and viewed_at >= ${startOfDay(now, TORONTO).getTime()}
        )
      on conflict do nothing
    `),
    statement(sql`
      insert into user_bids (id, user_id, bid_id, status, created_at, updated_at)
      select ${crypto.randomUUID()}, user_id, bid_id, 'interested', ${at}, ${at} from user_bid_views
      where user_id = ${userId} and bid_id = ${bidId}
      on conflict do nothing
    `),
  ]);
}
