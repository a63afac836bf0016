export const SUBSCRIPTION_STATUSES = ["active", "trialing", "canceled", "past_due"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const BILLING_INTERVALS = ["monthly", "yearly"] as const;
export type BillingInterval = (typeof BILLING_INTERVALS)[number];

/** How we know whose a subscription is, the weakest first: a stronger claim takes it over, a weaker one never. */
export const OWNER_CLAIMS = ["email", "customer", "checkout"] as const;
export type OwnerClaim = (typeof OWNER_CLAIMS)[number];
