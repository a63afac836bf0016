import type { PlanName } from "./billing/plans";
import { wholeDollars } from "./money";

/** Spec section 9: what the policy pages promise, and what they are written from. */
export const POLICY = {
  effectiveDate: "October 22, 2025",
  /** To report a mistaken charge or ask for a refund. */
  refundWindowDays: 14,
  supportReplyBusinessDays: 2,
  billingReplyBusinessDays: 1,
  minimumAge: 16,
  /** The liability cap is what was paid in these months. */
  liabilityMonths: 12,
  governingLaw: "Ontario",
} as const;

/** How soon we act on a fault, in business days, by how bad it is. */
export const SEVERITY_TARGETS = [
  { severity: "Critical", what: "You cannot sign in, or no page opens.", businessDays: "1" },
  {
    severity: "Serious",
    what: "A digest or alert is missing, or a bid is shown incorrectly.",
    businessDays: "1–2",
  },
  { severity: "Minor", what: "Anything else, such as a question or a request.", businessDays: "2" },
] as const;

/** Within how many hours a plan's email is answered. */
export const PLAN_REPLY_HOURS: Readonly<Record<PlanName, number>> = { basic: 48, pro: 24 };

/** Spec section 6: what Pro is told of at once. */
export const ALERT_PROMISE = { overDollars: 100_000, withinHours: 2, averageMinutes: 45 } as const;

/** "$100,000", wherever alerts are spoken of. */
export const ALERT_SUM = wholeDollars(ALERT_PROMISE.overDollars);
