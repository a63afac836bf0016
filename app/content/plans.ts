import type { PlanName } from "~/domain/billing/plans";
import { limitLabel, limitsFor } from "~/domain/billing/roles";
import { ALERT_PROMISE, ALERT_THRESHOLD } from "~/domain/mail/alert-rules";

const BASIC_LIMITS = limitsFor("basic");

/** What the plan cards list (spec section 6). */
export const PLAN_FEATURES: Readonly<Record<PlanName, ReadonlyArray<string>>> = {
  basic: [
    "Summarized headlines and deadlines",
    "Search and browse",
    "Short descriptions",
    `Weekly digest of up to ${BASIC_LIMITS.digestSummaries} bids`,
    `${limitLabel(BASIC_LIMITS.regions, "region")} and ${limitLabel(BASIC_LIMITS.serviceTypes, "service type")}`,
    "Email support within 48h",
  ],
  pro: [
    "Full bid details opened directly",
    "Full pipeline tracking with Save to Pipeline",
    "Multi-region coverage with Quebec, British Columbia and US states",
    "Unlimited service types",
    `Instant alerts for contracts over ${ALERT_THRESHOLD}, within ${ALERT_PROMISE.withinHours} hours`,
    `Weekly digest of up to ${limitsFor("pro").digestSummaries} bids`,
    "Full bid packs with scope breakdowns, compliance checklists and materials lists",
    "PDF export (coming soon)",
    "Advanced filters",
    "Priority support within 24 hours",
    "Unlimited searches and early access",
  ],
};
