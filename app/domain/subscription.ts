export const SUBSCRIPTION_STATUSES = ["active", "trialing", "canceled", "past_due"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const BILLING_INTERVALS = ["monthly", "yearly"] as const;
export type BillingInterval = (typeof BILLING_INTERVALS)[number];

/** Canceled is still entitled until the end of the period that was paid for. */
export function hasAccess(
  subscription: { status: SubscriptionStatus; endDate: Date | null },
  now: Date,
): boolean {
  return subscription.status !== "canceled" || (subscription.endDate !== null && subscription.endDate > now);
}

/** Spec section 9: 14 days, no card. */
export const TRIAL_DAYS = 14;

export function trialEndOf(createdAt: Date): Date {
  return new Date(createdAt.getTime() + TRIAL_DAYS * 24 * 60 * 60 * 1000);
}
