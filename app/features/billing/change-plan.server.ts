import { eq } from "drizzle-orm";
import { users } from "#drizzle/schema";
import { BILLING_MESSAGES, BILLING_NOTICES, BILLING_REFUSALS } from "~/content/billing";
import { boughtPlan, planChangeObstacle, renews, runningSubscription } from "~/domain/billing/entitlement";
import { type PlanOption, planChangesFrom } from "~/domain/billing/plan-options";
import type { Services } from "~/lib/services";
import type { Profile } from "~/lib/session.server";
import type { Answer, Subscription } from "~/ports/billing";
import { notifySubscriptionChange } from "./billing-mail.server";
import { type CheckoutResult, startCheckout } from "./checkout.server";
import { recordSubscriptions } from "./subscription-records.server";
import { syncSubscription } from "./sync-subscription.server";

export type ChangeResult =
  | { ok: true; checkoutUrl: string | null }
  | Extract<CheckoutResult, { ok: false }>
  | { ok: false; kind: "not-yours"; reason: string };

type Wish = {
  to: PlanOption;
  /** The subscription that the page was about. */
  currentSubscriptionId: string | null;
  /** The plan that the page showed, when it showed one: what it said about the cost holds for that one only. */
  from?: PlanOption | null;
  /** Only says what would be done. */
  dryRun?: boolean;
};

const refused = (reason: string) => ({ ok: false, kind: "refused", reason }) as const;

/** To another plan: in place with a subscription that runs, by a checkout without one. */
export async function changePlan(
  services: Services,
  profile: Profile,
  { to, currentSubscriptionId, from, dryRun = false }: Wish,
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

/** Runs on until the end of the period that is paid for, and is not renewed. */
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

/** Before an account goes: nobody may be charged for one that is no more. False when that cannot be made sure of now. */
export async function endBillingOf(services: Services, profile: Profile): Promise<boolean> {
  const isCharged =
    runningSubscription(profile, services.now()) !== null && renews(profile.subscriptionStatus);
  return !isCharged || (await cancelSubscription(services, profile)).ok;
}

/** Takes a cancellation back while the subscription still runs. */
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
 * Asks the provider once and stores its answer. When the answer is lost nobody knows whether it was done: then the
 * subscription is read again, and that decides.
 */
async function carryOut(
  services: Services,
  userId: string,
  ask: () => Promise<Answer<Subscription>>,
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
  console.error(JSON.stringify({ billing: "change", failure: answer.failure }));
  if (answer.failure !== "unavailable") return false;
  await syncSubscription(services, userId);
  const [fresh] = await db.select().from(users).where(eq(users.id, userId));
  return fresh !== undefined && isDone(fresh);
}
