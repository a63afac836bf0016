import { eq } from "drizzle-orm";
import { type Profile, users } from "#drizzle/schema";
import { BILLING_MESSAGES, BILLING_NOTICES, BILLING_REFUSALS } from "~/content/billing";
import { boughtPlan, planChangeObstacle, renews, runningSubscription } from "~/domain/billing/entitlement";
import { planChangesFrom, type PlanOption } from "~/domain/billing/plan-options";
import { notifySubscriptionChange } from "~/features/subscriptions/billing-mail.server";
import { recordSubscriptions } from "~/features/subscriptions/subscription-records.server";
import { syncSubscription } from "~/features/subscriptions/sync-subscription.server";
import { log } from "~/lib/log.server";
import type { Services } from "~/lib/services";
import type { BillingResult, Subscription } from "~/ports/billing";
import { type CheckoutResult, startCheckout } from "./checkout.server";

export type ChangeResult =
  | { ok: true; checkoutUrl: string | null }
  | Extract<CheckoutResult, { ok: false }>
  | { ok: false; kind: "not-yours"; reason: string };

type PlanChangeRequest = {
  to: PlanOption;
  /** The subscription that the page showed. */
  currentSubscriptionId: string | null;
  /** The plan that the page showed, if any. Its price terms hold only for a change from that plan. */
  from?: PlanOption | null;
  /** Checks whether the change is allowed without making it. */
  dryRun?: boolean;
};

const refused = (reason: string) => ({ ok: false, kind: "refused", reason }) as const;

/** Changes the plan of a running subscription in place; without one, starts a checkout. */
export async function changePlan(
  services: Services,
  profile: Profile,
  { to, currentSubscriptionId, from, dryRun = false }: PlanChangeRequest,
): Promise<ChangeResult> {
  if (currentSubscriptionId !== null && currentSubscriptionId !== profile.lemonSqueezySubscriptionId)
    return { ok: false, kind: "not-yours", reason: BILLING_REFUSALS.notYours };
  const subscriptionId = runningSubscription(profile, services.now());
  const plan = boughtPlan(profile);
  if (subscriptionId === null || plan === null) {
    if (dryRun) return { ok: true, checkoutUrl: null };
    const checkout = await startCheckout(services, profile, to);
    return checkout.ok ? { ok: true, checkoutUrl: checkout.url } : checkout;
  }

  if (from && from !== plan) return refused(BILLING_REFUSALS.changedMeanwhile);
  const obstacle = planChangeObstacle(profile.subscriptionStatus);
  if (obstacle) return refused(BILLING_REFUSALS[obstacle]);
  if (to === plan) return refused(BILLING_REFUSALS.samePlan);
  const change = planChangesFrom(plan).find((allowed) => allowed.to === to);
  if (!change) return refused(BILLING_REFUSALS.notAllowed);
  if (dryRun) return { ok: true, checkoutUrl: null };

  const changed = await carryOut(
    services,
    profile.id,
    () => services.billing.changePlan(subscriptionId, to, change.kind),
    (now) => boughtPlan(now) === to,
  );
  return changed
    ? { ok: true, checkoutUrl: null }
    : { ok: false, kind: "failed", reason: BILLING_MESSAGES.planChangeFailed };
}

type Step = { ok: true } | { ok: false; reason: string };

/** Cancels the renewal. The subscription continues until the end of the paid period. */
export async function cancelSubscription(services: Services, profile: Profile): Promise<Step> {
  const subscriptionId = runningSubscription(profile, services.now());
  if (subscriptionId === null || !renews(profile.subscriptionStatus))
    return { ok: false, reason: BILLING_REFUSALS.nothingToCancel };
  const ok = await carryOut(
    services,
    profile.id,
    () => services.billing.cancel(subscriptionId),
    ({ subscriptionStatus }) => !renews(subscriptionStatus),
  );
  return ok ? { ok } : { ok, reason: BILLING_NOTICES.cancelFailed };
}

/**
 * Run before deleting an account, so that a deleted account is never charged. Returns false if the cancellation could
 * not be confirmed.
 */
export async function cancelBeforeDeletion(services: Services, profile: Profile): Promise<boolean> {
  const isCharged =
    runningSubscription(profile, services.now()) !== null && renews(profile.subscriptionStatus);
  return !isCharged || (await cancelSubscription(services, profile)).ok;
}

/** Renews a canceled subscription that has not ended. */
export async function resumeSubscription(services: Services, profile: Profile): Promise<Step> {
  const subscriptionId = runningSubscription(profile, services.now());
  if (subscriptionId === null || renews(profile.subscriptionStatus))
    return { ok: false, reason: BILLING_REFUSALS.nothingToResume };
  const ok = await carryOut(
    services,
    profile.id,
    () => services.billing.resume(subscriptionId),
    ({ subscriptionStatus }) => renews(subscriptionStatus),
  );
  return ok ? { ok } : { ok, reason: BILLING_NOTICES.resumeFailed };
}

/**
 * Calls the provider once and stores its answer. If the answer is lost, reads the subscription again to see whether the
 * change was made.
 */
async function carryOut(
  services: Services,
  userId: string,
  ask: () => Promise<BillingResult<Subscription>>,
  isDone: (profile: Profile) => boolean,
): Promise<boolean> {
  const { db, now } = services;
  const readAt = now();
  const answer = await ask();
  if (answer.ok) {
    const owner = { userId, claim: "customer" } as const;
    await recordSubscriptions(db, [{ subscription: answer.value, owner }], { readAt }, now());
    await notifySubscriptionChange(services, userId);
    return true;
  }
  log("error", "The payment provider refused a call", { call: "change", failure: answer.failure });
  if (answer.failure !== "unavailable") return false;
  await syncSubscription(services, userId);
  const [fresh] = await db.select().from(users).where(eq(users.id, userId));
  return fresh !== undefined && isDone(fresh);
}
