import { sql } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "~/domain/duration";
import { logFailure } from "~/lib/log-failure.server";
import type { Services } from "~/lib/services";
import { tellOfChange, tellOfMissedChanges, warnOfTrialEnds } from "./billing-mail.server";
import { readAgain } from "./read-subscription.server";
import { syncSubscription } from "./sync-subscription.server";

/** The provider answers 300 calls a minute; some are left for those who wait in front of a page. */
const CALLS_A_TICK = 240;
/** A user is read with one call, or with two or three when the subscription has ended. */
const MOST_CALLS_A_USER = 3;
const USERS_A_PAGE = 40;

/**
 * Trials that are over, messages that nobody could confirm, and every account once an hour (once a day after the end of
 * its subscription), the one that was read longest ago first, as far as the provider's limit goes.
 */
export async function runBilling(services: Services): Promise<string> {
  const ended = await endTrials(services);
  const warned = await warnOfTrialEnds(services);
  let calls = await confirmMessages(services);
  let read = 0;
  let failed = 0;
  for (;;) {
    const page = await listDue(
      services,
      Math.min(USERS_A_PAGE, Math.floor((CALLS_A_TICK - calls) / MOST_CALLS_A_USER)),
    );
    for (const { id } of page) {
      const result = await syncSubscription(services, id).catch((error: unknown) => {
        logFailure("A subscription could not be read", error);
        return "failed" as const;
      });
      if (result === "failed") failed++;
      else read++;
    }
    calls += page.length * MOST_CALLS_A_USER;
    // When the provider is out of order, the next tick is soon enough.
    if (page.length === 0 || failed >= USERS_A_PAGE) break;
  }
  await tellOfMissedChanges(services);
  return `${ended} trials ended, ${warned} warned, ${read} read, ${failed} failed`;
}

/** C-10: a trial that is over and was followed by no subscription. One that may have been paid for is read first. */
async function endTrials(services: Services): Promise<number> {
  const { db, now } = services;
  const over = await db.all<{ id: string; begun: number | null }>(sql`
    select id, checkout_started_at as begun from users
    where subscription_status = 'trialing' and lemon_squeezy_subscription_id is null and subscription_end_date <= ${now().getTime()}
    order by subscription_end_date limit ${CALLS_A_TICK}
  `);
  for (const { id, begun } of over) {
    if (begun !== null && (await syncSubscription(services, id)) === "synced") continue;
    await db.run(sql`
      update users set subscription_status = 'canceled'
      where id = ${id} and subscription_status = 'trialing' and lemon_squeezy_subscription_id is null and subscription_end_date <= ${now().getTime()}
    `);
    await tellOfChange(services, id);
  }
  return over.length;
}

/** Subscriptions of which a message came that could not be checked at once. Returns the calls that it took. */
async function confirmMessages(services: Services): Promise<number> {
  const { db, now } = services;
  const waiting = await db.all<{ id: string; userId: string | null }>(sql`
    select id, user_id as userId from billing_subscriptions where unconfirmed_since is not null
    order by unconfirmed_since limit ${USERS_A_PAGE}
  `);
  for (const { id, userId } of waiting) {
    const reading = await readAgain(services, id, null);
    // One that the provider does not have stays as its message said, behind the others.
    if (reading === "unknown")
      await db.run(
        sql`update billing_subscriptions set unconfirmed_since = ${now().getTime()} where id = ${id}`,
      );
    if (userId) await tellOfChange(services, userId);
  }
  return waiting.length;
}

async function listDue({ db, now }: Services, limit: number): Promise<Array<{ id: string }>> {
  const at = now().getTime();
  return db.all<{ id: string }>(sql`
    select id from users
    where (lemon_squeezy_customer_id is not null or checkout_started_at is not null)
      and (last_synced_at is null or last_synced_at <= ${at - HOUR_MS})
      and (
        last_synced_at is null or last_synced_at <= ${at - DAY_MS}
        or (lemon_squeezy_subscription_id is not null and (subscription_status <> 'canceled' or subscription_end_date > ${at - DAY_MS}))
        or checkout_started_at > ${at - DAY_MS}
      )
    order by last_synced_at limit ${Math.max(0, limit)}
  `);
}
