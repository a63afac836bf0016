import { and, eq, gt, isNotNull, isNull, lte, or } from "drizzle-orm";
import { billingSubscriptions, users } from "#drizzle/schema";
import { WITHOUT_SUBSCRIPTION } from "~/domain/billing/entitlement";
import { DAY_MS, HOUR_MS } from "~/domain/duration";
import { logFailure } from "~/lib/log.server";
import type { Services } from "~/lib/services";
import { sendAddressChanges } from "./address-changes.server";
import { notifyMissedChanges, notifySubscriptionChange, queueTrialEndingEmails } from "./billing-mail.server";
import { hasAccessSql, isTrialPhaseSql } from "./entitlement.sql.server";
import { refreshSubscription } from "./read-subscription.server";
import { syncSubscription } from "./sync-subscription.server";

/** The provider allows 300 calls a minute; the rest is reserved for page loads. */
const CALLS_A_TICK = 240;
/** Reading a user takes one call, or up to three if the subscription has ended. */
const MOST_CALLS_A_USER = 3;
const USERS_A_PAGE = 40;

/**
 * Ends trials, sends changed addresses to the provider, confirms unconfirmed messages, and syncs every account once an hour (once a day after its subscription
 * has ended), the least recently synced first, within the provider's rate limit.
 */
export async function runBilling(services: Services): Promise<string> {
  const ended = await endTrials(services);
  const warned = await queueTrialEndingEmails(services);
  await sendAddressChanges(services);
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
    // If the provider is down, try again on the next tick.
    if (page.length === 0 || failed >= USERS_A_PAGE) break;
  }
  await notifyMissedChanges(services);
  return `${ended} trials ended, ${warned} warned, ${read} read, ${failed} failed`;
}

/** Ends trials that no subscription followed. If the user started a checkout, syncs first. */
async function endTrials(services: Services): Promise<number> {
  const { db, now } = services;
  const over = await db
    .select({ id: users.id, begun: users.checkoutStartedAt })
    .from(users)
    .where(isTrialPhaseSql("over", now()))
    .orderBy(users.subscriptionEndDate)
    .limit(CALLS_A_TICK);
  for (const { id, begun } of over) {
    if (begun !== null && (await syncSubscription(services, id)) === "synced") continue;
    await db
      .update(users)
      .set({ subscriptionStatus: WITHOUT_SUBSCRIPTION.afterTrial })
      .where(and(eq(users.id, id), isTrialPhaseSql("over", now())));
    await notifySubscriptionChange(services, id);
  }
  return over.length;
}

/** Reads subscriptions whose last message could not be confirmed. Returns the number of calls made. */
async function confirmMessages(services: Services): Promise<number> {
  const { db, now } = services;
  const { id: subscriptionId, userId: ownerId, unconfirmedSince } = billingSubscriptions;
  const waiting = await db
    .select({ id: subscriptionId, userId: ownerId })
    .from(billingSubscriptions)
    .where(isNotNull(unconfirmedSince))
    .orderBy(unconfirmedSince)
    .limit(USERS_A_PAGE);
  for (const { id, userId } of waiting) {
    const reading = await refreshSubscription(services, id, null);
    // The provider does not know this one: keep what the message said and move it to the end of the queue.
    if (reading === "unknown")
      await db.update(billingSubscriptions).set({ unconfirmedSince: now() }).where(eq(subscriptionId, id));
    if (userId) await notifySubscriptionChange(services, userId);
  }
  return waiting.length;
}

function listDue({ db, now }: Services, limit: number): Promise<Array<{ id: string }>> {
  const ago = (ms: number) => new Date(now().getTime() - ms);
  const { lastSyncedAt, checkoutStartedAt, lemonSqueezyCustomerId, lemonSqueezySubscriptionId } = users;
  const hadAccessADayAgo = and(isNotNull(lemonSqueezySubscriptionId), hasAccessSql(ago(DAY_MS), users));
  return db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        or(isNotNull(lemonSqueezyCustomerId), isNotNull(checkoutStartedAt)),
        or(isNull(lastSyncedAt), lte(lastSyncedAt, ago(HOUR_MS))),
        or(
          isNull(lastSyncedAt),
          lte(lastSyncedAt, ago(DAY_MS)),
          hadAccessADayAgo,
          gt(checkoutStartedAt, ago(DAY_MS)),
        ),
      ),
    )
    .orderBy(lastSyncedAt)
    .limit(Math.max(0, limit));
}
