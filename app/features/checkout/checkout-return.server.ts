import type { Profile } from "#drizzle/schema";
import { BILLING_MESSAGES, CHECKOUT_TITLES } from "~/content/billing";
import { boughtPlan, hasAccess } from "~/domain/billing/entitlement";
import { optionLabel } from "~/domain/billing/plan-options";
import {
  type SyncResult,
  syncSubscription,
  syncUnlessRecent,
} from "~/features/subscriptions/sync-subscription.server";
import type { Flash } from "~/lib/flash.server";
import { logFailure } from "~/lib/log.server";
import type { Services } from "~/lib/services";
import { SYNC_PAUSE_MS } from "./function-calls.server";

/** Spec section 9: five attempts, three seconds apart. */
const ATTEMPTS = 5;
const PAUSE_S = 3;

const BILLING = "/dashboard/billing";

/** The message to show while waiting, and the URL to load next. */
export type WaitView = { text: string; next: string; seconds: number };

type CheckoutPoll = { kind: "moved"; to: string; flash: Flash } | { kind: "waits"; wait: WaitView };

/** Looks for the subscription after a payment, several times if the provider is slow. */
export async function pollCheckout(services: Services, profile: Profile, url: URL): Promise<CheckoutPoll> {
  const attempt = attemptIn(url);
  const result = await syncSafely(() => syncUnlessRecent(services, profile.id, SYNC_PAUSE_MS));
  if (result === "synced") {
    const to = profile.onboardedAt ? BILLING : "/onboarding";
    return { kind: "moved", to, flash: { title: BILLING_MESSAGES.paid, tone: "success" } };
  }
  if (attempt >= ATTEMPTS)
    return { kind: "moved", to: BILLING, flash: { title: BILLING_MESSAGES.tooLong, tone: "info" } };
  const text =
    result === "needs-manual-review" ? BILLING_MESSAGES.paidNeedsReview : CHECKOUT_TITLES.activating;
  const next = `${BILLING}?from_checkout=success&attempt=${attempt + 1}`;
  return { kind: "waits", wait: { text, next, seconds: PAUSE_S } };
}

function attemptIn(url: URL): number {
  const attempt = Number(url.searchParams.get("attempt") ?? 1);
  return Number.isInteger(attempt) && attempt >= 1 ? Math.min(attempt, ATTEMPTS) : 1;
}

/** Spec section 4: the redirect page moves on after two seconds, or three after an exception. */
const MOVE_S = 2;
const MOVE_AFTER_EXCEPTION_S = 3;

export type ArrivalView = {
  title: string;
  message: string | null;
  tone: "success" | "info" | "destructive";
  next: string;
  seconds: number;
};

/** The page that the provider redirects the buyer to. */
export async function arriveFromCheckout(
  services: Services,
  profile: Profile,
  url: URL,
): Promise<ArrivalView> {
  const result = await syncSafely(() => syncSubscription(services, profile.id));
  const attempt = attemptIn(url);
  // The billing page would redirect users without access, so wait for their subscription here.
  const isShutOut = result !== "synced" && !hasAccess(profile, services.now());
  const next = !isShutOut
    ? `${BILLING}?from_checkout=success`
    : attempt >= ATTEMPTS
      ? "/reactivate?late=1"
      : `/checkout-redirect?success=true&attempt=${attempt + 1}`;
  return { ...ARRIVALS[result], next, seconds: result === "threw" ? MOVE_AFTER_EXCEPTION_S : MOVE_S };
}

const ARRIVALS: Readonly<Record<SyncResult | "threw", Omit<ArrivalView, "next" | "seconds">>> = {
  // The page that follows says it in full.
  synced: { title: CHECKOUT_TITLES.paid, message: null, tone: "success" },
  "none-found": { title: CHECKOUT_TITLES.activating, message: null, tone: "info" },
  "needs-manual-review": {
    title: CHECKOUT_TITLES.activating,
    message: BILLING_MESSAGES.paidNeedsReview,
    tone: "info",
  },
  failed: {
    title: CHECKOUT_TITLES.activating,
    message: BILLING_MESSAGES.paidSyncFailed,
    tone: "destructive",
  },
  threw: {
    title: CHECKOUT_TITLES.activating,
    message: BILLING_MESSAGES.paidSyncThrew,
    tone: "destructive",
  },
};

/** Turns an exception into a result that the page can show. */
export async function syncSafely(sync: () => Promise<SyncResult>): Promise<SyncResult | "threw"> {
  try {
    return await sync();
  } catch (error) {
    logFailure("The subscription could not be read", error);
    return "threw";
  }
}

/** Runs two seconds after a plan change: reads the subscription again and reports the plan. */
export async function confirmPlanChange(services: Services, profile: Profile) {
  const result = await syncSafely(() => syncUnlessRecent(services, profile.id, SYNC_PAUSE_MS));
  const plan = boughtPlan(profile);
  return result === "failed" || result === "threw" || plan === null
    ? ({ title: BILLING_MESSAGES.syncFailed, tone: "destructive" } as const)
    : ({ title: `Your plan is now ${optionLabel(plan)}`, tone: "success" } as const);
}
