import type { PlanName } from "~/domain/billing/plans";

/** The figures that the policy pages promise (spec section 9). The pages print these, so that they agree. */
export const POLICY = {
  effectiveDate: "October 22, 2025",
  /** To report a mistaken charge or ask for a refund. */
  refundWindowDays: 14,
  supportReplyBusinessDays: 2,
  billingReplyBusinessDays: 1,
  minimumAge: 16,
  /** Liability is limited to what the customer paid in this many months. */
  liabilityMonths: 12,
  governingLaw: "Ontario",
} as const;

/** How soon we act on a fault, in business days, by severity. */
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
