import { and, eq, gt, isNotNull, isNull, lte, or } from "drizzle-orm";
import { billingSubscriptions, users } from "#drizzle/schema";
import { WITHOUT_SUBSCRIPTION } from "~/domain/billing/entitlement";
import { DAY_MS, HOUR_MS } from "~/domain/duration";
import { logFailure } from "~/lib/log-failure.server";
import type { Services } from "~/lib/services";
import { notifySubscriptionChange, notifyMissedChanges, warnOfTrialEnds } from "./billing-mail.server";
import { hasAccessSql, isTrialPhaseSql } from "./entitlement.sql.server";
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
  await notifyMissedChanges(services);
  return `${ended} trials ended, ${warned} warned, ${read} read, ${failed} failed`;
}

/** A trial that is over and was followed by no subscription. One that may have been paid for is read first. */
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

/** Subscriptions of which a message came that could not be checked at once. Returns the calls that it took. */
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
    const reading = await readAgain(services, id, null);
    // One that the provider does not have stays as its message said, behind the others.
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
