import { DAY_MS } from "../duration";
import { formatDay } from "../local-time";

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
  return new Date(createdAt.getTime() + TRIAL_DAYS * DAY_MS);
}

const DISPLAY_ZONE = "America/Toronto";

const STATUS_LABELS: Partial<Record<string, string>> = {
  active: "Active",
  trialing: "Trial",
  canceled: "Canceled",
  past_due: "Past Due",
} satisfies Record<SubscriptionStatus, string>;

export function statusLabel(status: string): string {
  return STATUS_LABELS[status] ?? "Unknown";
}

/** Spec section 4: what happens next, in one line. */
export function nextActionLine(subscription: {
  status: string;
  endDate: Date | null;
  hasCustomer: boolean;
}): string {
  const { status, endDate, hasCustomer } = subscription;
  if (status === "active") {
    if (endDate) return `Renews ${formatDay(endDate, DISPLAY_ZONE)}`;
    return hasCustomer ? "Renews automatically" : "Setup billing";
  }
  if (status === "canceled")
    return endDate ? `Access until ${formatDay(endDate, DISPLAY_ZONE)}` : "Contact support";
  return "Setup billing";
}
