import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { raw } from "#drizzle/batch";
import { billingSubscriptions, users } from "#drizzle/schema";
import { bestSubscriptionOrderSql, countsSql } from "./entitlement.sql.server";

/** Writes the user's best subscription into their profile. Does nothing if there is none. */
export function showBestSubscription(userId: SQL, now: Date) {
  const s = alias(billingSubscriptions, "s");
  const u = alias(users, "u");
  return raw(sql`
    update users set
      role = best.role,
      subscription_status = best.status,
      billing_interval = best.interval,
      subscription_end_date = best.ends_at,
      lemon_squeezy_customer_id = best.customer_id,
      lemon_squeezy_subscription_id = best.id
    from (
      select s.id, s.user_id, s.customer_id, s.status, s.ends_at, s.role, s.interval
      from billing_subscriptions s join users u on u.id = s.user_id
      where s.user_id = ${userId} and ${countsSql(s, u, now)}
      order by ${bestSubscriptionOrderSql(s, now)}
      limit 1
    ) as best
    where users.id = best.user_id
  `);
}
