export const SUBSCRIPTION_STATUSES = ["active", "trialing", "canceled", "past_due"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const BILLING_INTERVALS = ["monthly", "yearly"] as const;
export type BillingInterval = (typeof BILLING_INTERVALS)[number];

/**
 * How we found out who owns a subscription, weakest evidence first. Stronger evidence replaces the owner that weaker
 * evidence suggested; weaker evidence never does.
 */
export const OWNER_CLAIMS = ["email", "customer", "checkout"] as const;
export type OwnerClaim = (typeof OWNER_CLAIMS)[number];
