import { and, eq, isNotNull, isNull, lte, notExists, or } from "drizzle-orm";
import { runBatch, runOne, tagged } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { billingEvents, billingSubscriptions, users } from "#drizzle/schema";
import { givesAccess, renews } from "~/domain/billing/entitlement";
import { MINUTE_MS } from "~/domain/duration";
import { log, logFailure } from "~/lib/log.server";
import type { Services } from "~/lib/services";
import type { BillingResult, Subscription } from "~/ports/billing";
import { notifySubscriptionChange } from "./billing-mail.server";
import { givesAccessSql } from "./entitlement.sql.server";
import { type Owner, recordSubscriptions, updateProfileOfUser } from "./subscription-records.server";

export type SyncResult =
  /** The user has a subscription that gives access, and it matches the provider's. */
  | "synced"
  | "none-found"
  /** There is a payment that matches no plan yet: the provider is late, or an operator must look. */
  | "needs-manual-review"
  | "failed";

/** A page load syncs at most this often (spec section 9). */
export const PAGE_LOAD_MS = 5 * MINUTE_MS;

/**
 * Reads the user's subscriptions from the provider and updates the profile. Safe to run any number of times, also
 * concurrently. Never removes a subscription just because the provider does not list it.
 */
export async function syncSubscription(services: Services, userId: string): Promise<SyncResult> {
  const { db, now } = services;
  const [user] = await runOne(
    db,
    tagged(SYNC_TAG, db.update(users).set({ lastSyncedAt: now() }).where(eq(users.id, userId)).returning()),
  );
  if (!user) return "none-found";
  const ok = await readAll(services, user);
  await runBatch(db, [updateProfileOfUser(userId, now())]);
  await notifySubscriptionChange(services, userId);
  return ok ? resultOf(db, userId, now()) : "failed";
}

type User = typeof users.$inferSelect;

/** The tag of the statements that begin a sync. */
const SYNC_TAG = "subscription.sync";

/**
 * Looks up the profile's subscription, then the customer's, then those with the user's email address. Returns false if
 * the provider fails.
 */
async function readAll({ db, now, billing }: Services, user: User): Promise<boolean> {
  const { id: userId, email, lemonSqueezySubscriptionId, lemonSqueezyCustomerId } = user;
  const keep = async (
    answer: BillingResult<ReadonlyArray<Subscription>>,
    owner: Owner,
    readAt: Date,
    wanted: (subscription: Subscription) => boolean = () => true,
  ) => {
    const found = answer.ok ? answer.value.filter(wanted) : [];
    await recordSubscriptions(
      db,
      found.map((subscription) => ({ subscription, owner })),
      { readAt },
      now(),
    );
    return found;
  };

  const isRunning = (subscription: Subscription) => givesAccess(subscription, now());

  let customerId = lemonSqueezyCustomerId;
  if (lemonSqueezySubscriptionId) {
    const readAt = now();
    const answer = await billing.findSubscription(lemonSqueezySubscriptionId);
    if (!answer.ok) return false;
    const subscriptions = answer.value === null ? [] : [answer.value];
    await keep({ ok: true, value: subscriptions }, { userId, claim: "customer" }, readAt);
    if (subscriptions.some((one) => isRunning(one) && renews(one.status))) return true;
    customerId ??= answer.value?.customerId ?? null;
  }
  if (customerId) {
    const readAt = now();
    const answer = await billing.listSubscriptionsOfCustomer(customerId);
    if (!answer.ok) return false;
    const found = await keep(answer, { userId, claim: "customer" }, readAt);
    if (found.some(isRunning)) return true;
  }
  const readAt = now();
  const answer = await billing.listSubscriptionsByEmail(email);
  // An email match is a weak claim, so ignore subscriptions that no longer give access.
  await keep(answer, { userId, claim: "email" }, readAt, isRunning);
  return answer.ok;
}

async function resultOf(db: Database, userId: string, now: Date): Promise<SyncResult> {
  const [running, [unexplained]] = await runBatch(db, [
    db
      .select({ role: billingSubscriptions.role })
      .from(billingSubscriptions)
      .where(and(eq(billingSubscriptions.userId, userId), givesAccessSql(billingSubscriptions, now))),
    db
      .select({ orderId: billingEvents.orderId })
      .from(billingEvents)
      .where(
        and(
          eq(billingEvents.userId, userId),
          eq(billingEvents.outcome, "needs-review"),
          isNotNull(billingEvents.orderId),
          notExists(
            db
              .select({ id: billingSubscriptions.id })
              .from(billingSubscriptions)
              .where(eq(billingSubscriptions.orderId, billingEvents.orderId)),
          ),
        ),
      )
      .limit(1),
  ]);
  if (running.some(({ role }) => role !== null)) return "synced";
  return running.length > 0 || unexplained ? "needs-manual-review" : "none-found";
}

/**
 * Like `syncSubscription`, but returns the stored result if a sync began less than `pauseMs` ago. Of several concurrent
 * calls only one reads.
 */
export async function syncUnlessRecent(
  services: Services,
  userId: string,
  pauseMs: number,
): Promise<SyncResult> {
  const { db, now } = services;
  const isPast = lte(users.lastSyncedAt, new Date(now().getTime() - pauseMs));
  const claimed = await runOne(
    db,
    tagged(
      SYNC_TAG,
      db
        .update(users)
        .set({ lastSyncedAt: now() })
        .where(and(eq(users.id, userId), or(isNull(users.lastSyncedAt), isPast)))
        .returning({ id: users.id }),
    ),
  );
  return claimed.length > 0 ? syncSubscription(services, userId) : resultOf(db, userId, now());
}

/** Whether the provider can know this user: one who never started a checkout has no records there. */
export function hasBilling(
  user: Pick<User, "lemonSqueezyCustomerId" | "lemonSqueezySubscriptionId" | "checkoutStartedAt">,
) {
  return Boolean(user.lemonSqueezyCustomerId ?? user.lemonSqueezySubscriptionId ?? user.checkoutStartedAt);
}

/** Syncs in the background of a page load. Never delays or breaks the page. */
export async function syncOnPageLoad(services: Services, user: User): Promise<void> {
  const { lastSyncedAt } = user;
  if (!hasBilling(user)) return;
  if (lastSyncedAt && services.now().getTime() - lastSyncedAt.getTime() < PAGE_LOAD_MS) return;
  try {
    const result = await syncUnlessRecent(services, user.id, PAGE_LOAD_MS);
    if (result === "failed") log("error", "The subscription could not be read on a page load");
  } catch (error) {
    logFailure("The subscription could not be read on a page load", error);
  }
}
