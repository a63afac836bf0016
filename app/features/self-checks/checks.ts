export type CheckState = "pending" | "running" | "passed" | "failed" | "skipped";
export type CheckResult = { state: "passed" | "failed" | "skipped"; detail: string };
export type CheckName = { id: string; name: string };

export const PAYMENT_CHECKS = [
  { id: "profile-refresh", name: "Profile refresh" },
  { id: "checkout-creation", name: "Checkout creation" },
  { id: "subscription-sync", name: "Subscription sync" },
  { id: "webhook-reachability", name: "Webhook endpoint reachability" },
  { id: "billing-portal", name: "Billing portal" },
] as const satisfies ReadonlyArray<CheckName>;

export const SCENARIOS = [
  { id: "profile-load", name: "Profile load" },
  { id: "region-limit", name: "Region limit" },
  { id: "daily-view-limit", name: "Daily view limit" },
  { id: "saved-bid-transitions", name: "Saved-bid transitions" },
  { id: "sync", name: "Subscription sync" },
  { id: "match-count", name: "Match count" },
] as const satisfies ReadonlyArray<CheckName>;

export type CheckId = (typeof PAYMENT_CHECKS)[number]["id"] | (typeof SCENARIOS)[number]["id"];

/** The pause between two scenarios (spec section 9). */
export const PAUSE_MS = 500;
