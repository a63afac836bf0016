import {
  hasAccess,
  isPaid,
  type ProfileSubscription,
  renews,
  TRIAL_ENDED,
  WITHOUT_SUBSCRIPTION,
} from "./entitlement";
import { type PlanOption, planOption } from "./plan-options";
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from "./subscription";

/** In a `notifiableState`, instead of the status of a subscription that gives no access any more. */
export const ENDED = "ended" as const;

/**
 * The billing state whose changes are announced to the user by email: "pro-monthly:active", "pro-monthly:ended:77"
 * with the subscription's id, or "trial-ended". `null` if there is nothing to announce yet.
 */
export function notifiableState(profile: ProfileSubscription, now: Date): string | null {
  const { role, billingInterval, subscriptionStatus: status, subscriptionEndDate: end } = profile;
  const { lemonSqueezySubscriptionId: subscriptionId } = profile;
  if (subscriptionId !== null) {
    const plan = `${role}-${billingInterval ?? ""}`;
    return hasAccess(profile, now) ? `${plan}:${status}` : `${plan}:${ENDED}:${subscriptionId}`;
  }
  const isOver = end !== null && end <= now;
  return role === WITHOUT_SUBSCRIPTION.role && status === WITHOUT_SUBSCRIPTION.afterTrial && isOver
    ? TRIAL_ENDED
    : null;
}

export type NotifiedState = { plan: PlanOption; status: SubscriptionStatus | typeof ENDED };

/** Reads a stored `notifiableState` back; `null` if it names no subscription. */
export function parseNotifiedState(state: string | null): NotifiedState | null {
  const [option = "", statusText] = state?.split(":") ?? [];
  const [plan, interval] = option.split("-");
  const bought = planOption(plan, interval);
  const status = ([...SUBSCRIPTION_STATUSES, ENDED] as const).find((known) => known === statusText);
  return bought && status ? { plan: bought, status } : null;
}

export type SubscriptionChange =
  "started" | "resumed" | "plan-changed" | "payment-failed" | "payment-recovered" | "canceled" | "ended";

/** What changed since the last announced state; `before` is `null` for the first subscription. */
export function changeSince(
  before: NotifiedState | null,
  { plan, status }: NotifiedState,
): SubscriptionChange {
  if (status === ENDED) return "ended";
  if (!renews(status)) return "canceled";
  if (!isPaid(status)) return "payment-failed";
  if (before === null || before.status === ENDED) return "started";
  if (!isPaid(before.status)) return "payment-recovered";
  return before.plan === plan ? "resumed" : "plan-changed";
}
