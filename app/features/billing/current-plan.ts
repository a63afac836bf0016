import { type PlanOption, planOption } from "~/domain/billing/plan-options";
import { type BillingInterval, hasAccess, type SubscriptionStatus } from "~/domain/billing/subscription";
import type { Role } from "~/domain/billing/roles";

type Billed = {
  role: Role;
  billingInterval: BillingInterval | null;
  subscriptionStatus: SubscriptionStatus;
  subscriptionEndDate: Date | null;
  lemonSqueezySubscriptionId: string | null;
};

/** What the profile has bought, or `null`: a trial, or a plan that was never told to us with an interval. */
export function boughtPlan({ role, billingInterval }: Billed): PlanOption | null {
  return planOption(role, billingInterval);
}

/** The provider's subscription that gives access now, if there is one. */
export function runningSubscription(profile: Billed, now: Date): string | null {
  const { subscriptionStatus: status, subscriptionEndDate: endDate } = profile;
  return hasAccess({ status, endDate }, now) ? profile.lemonSqueezySubscriptionId : null;
}
