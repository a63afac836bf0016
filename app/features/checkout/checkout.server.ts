import { eq } from "drizzle-orm";
import { runOne, tagged } from "#drizzle/batch";
import { type Profile, users } from "#drizzle/schema";
import { BILLING_MESSAGES, BILLING_REFUSALS } from "~/content/billing";
import { planChangeObstacle, runningSubscription } from "~/domain/billing/entitlement";
import type { PlanOption } from "~/domain/billing/plan-options";
import { exceeds } from "~/features/account/attempts.server";
import { hasBilling, syncUnlessRecent } from "~/features/subscriptions/sync-subscription.server";
import { log, logFailure } from "~/lib/log.server";
import type { Services } from "~/lib/services";
import type { BillingFailure } from "~/ports/billing";

/** `reason` is a refusal, or the message for what failed. */
export type CheckoutResult =
  { ok: true; url: string } | { ok: false; kind: "refused" | "failed"; reason: string };

/** A sync this recent is enough to know whether the user has already paid. */
const RECENT_MS = 2_000;

/** Starts a checkout for a plan. Refuses users who already have a running subscription. */
export async function startCheckout(
  services: Services,
  profile: Profile,
  plan: PlanOption,
): Promise<CheckoutResult> {
  return tryCheckout(services, profile, async ({ id: userId, email }) =>
    services.billing.createCheckout({ userId, email }, plan),
  );
}

/** Starts a checkout that offers all plans. */
export async function startAllPlansCheckout(services: Services, profile: Profile): Promise<CheckoutResult> {
  return tryCheckout(services, profile, ({ id: userId, email }) =>
    Promise.resolve(services.billing.hostedUrl({ userId, email }, "all-plans")),
  );
}

/**
 * The provider's checkout page of a plan, or without one the page that offers all plans. It is not started: nothing is
 * stored or counted, and the provider is not asked.
 */
export function findCheckoutPage(
  { billing, now }: Pick<Services, "billing" | "now">,
  profile: Profile,
  plan: PlanOption | null,
): CheckoutResult {
  const running = refuseSecondSubscription(profile, now());
  if (running) return running;
  const answer = billing.hostedUrl({ userId: profile.id, email: profile.email }, plan ?? "all-plans");
  return answer.ok
    ? { ok: true, url: answer.value }
    : { ok: false, kind: "failed", reason: failureMessage(answer.failure) };
}

/** Marks that a new account goes on to a checkout, so that its payment is looked for even if every message is lost. */
export async function expectPayment({ db, now }: Services, userId: string): Promise<void> {
  await db.update(users).set({ checkoutStartedAt: now() }).where(eq(users.id, userId));
}

type AskFor = (profile: Profile) => ReturnType<Services["billing"]["createCheckout"]>;

/** Any error here means that no checkout was created and nothing was paid. */
async function tryCheckout(services: Services, profile: Profile, askFor: AskFor): Promise<CheckoutResult> {
  try {
    return await openCheckout(services, profile, askFor);
  } catch (error) {
    logFailure("A checkout could not be created", error);
    return { ok: false, kind: "failed", reason: BILLING_MESSAGES.checkoutNotCreated };
  }
}

async function openCheckout(services: Services, profile: Profile, askFor: AskFor): Promise<CheckoutResult> {
  const { db, now } = services;
  const running = refuseSecondSubscription(profile, now());
  if (running) return running;
  if (hasBilling(profile)) {
    // The user may have paid without our having received the webhook.
    await syncUnlessRecent(services, profile.id, RECENT_MS);
    const [fresh] = await db.select().from(users).where(eq(users.id, profile.id));
    const paidMeanwhile = fresh && refuseSecondSubscription(fresh, now());
    if (paidMeanwhile) return paidMeanwhile;
  }
  if (await exceeds(services, { what: "checkout", who: profile.id, ip: null }))
    return { ok: false, kind: "refused", reason: BILLING_REFUSALS.tooMany };
  const answer = await askFor(profile);
  if (!answer.ok) {
    log("error", "The payment provider refused a call", { call: "checkout", failure: answer.failure });
    return { ok: false, kind: "failed", reason: failureMessage(answer.failure) };
  }
  const started = db.update(users).set({ checkoutStartedAt: now() }).where(eq(users.id, profile.id));
  await runOne(db, tagged("checkout.start", started));
  return { ok: true, url: answer.value };
}

function refuseSecondSubscription(profile: Profile, now: Date): CheckoutResult | null {
  if (runningSubscription(profile, now) === null) return null;
  const obstacle = planChangeObstacle(profile.subscriptionStatus) ?? "running";
  return { ok: false, kind: "refused", reason: BILLING_REFUSALS[obstacle] };
}

function failureMessage(failure: BillingFailure): string {
  return failure === "no-address" ? BILLING_MESSAGES.noCheckoutUrl : BILLING_MESSAGES.checkoutNotCreated;
}
