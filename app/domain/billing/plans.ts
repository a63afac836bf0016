import { ALERT_PROMISE, ALERT_SUM } from "../policy";
import { limitLabel, limitsFor, type Role } from "./roles";

export const PLAN_NAMES = ["basic", "pro"] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

/** The plan whose limits a role has. */
export const PLAN_OF_ROLE: Readonly<Record<Role, PlanName>> = { trial: "basic", basic: "basic", pro: "pro" };

const BASIC_LIMITS = limitsFor("basic");

export type Plan = {
  name: string;
  /** Dollars. */
  monthlyPrice: number;
  yearlyPrice: number;
  features: ReadonlyArray<string>;
  /** Carries the mark "Most Popular". */
  popular: boolean;
  /** Stands out beside the others. */
  highlighted: boolean;
};

/** Spec section 9 for the prices, section 6 for the features. */
export const PLANS: Readonly<Record<PlanName, Plan>> = {
  basic: {
    name: "Basic",
    monthlyPrice: 29,
    yearlyPrice: 260.99,
    features: [
      "Summarized headlines and deadlines",
      "Search and browse",
      "Short descriptions",
      `Weekly digest of up to ${BASIC_LIMITS.digestSummaries} bids`,
      `${limitLabel(BASIC_LIMITS.regions, "region")} and ${limitLabel(BASIC_LIMITS.serviceTypes, "service type")}`,
      "Email support within 48h",
    ],
    popular: false,
    highlighted: false,
  },
  pro: {
    name: "Pro",
    monthlyPrice: 69,
    yearlyPrice: 620.99,
    features: [
      "Full bid details opened directly",
      "Full pipeline tracking with Save to Pipeline",
      "Multi-region coverage with Quebec, British Columbia and US states",
      "Unlimited service types",
      `Instant alerts for contracts over ${ALERT_SUM}, within ${ALERT_PROMISE.withinHours} hours`,
      `Weekly digest of up to ${limitsFor("pro").digestSummaries} bids`,
      "Full bid packs with scope breakdowns, compliance checklists and materials lists",
      "PDF export",
      "Advanced filters",
      "Priority support within 24 hours",
      "Unlimited searches and early access",
    ],
    popular: true,
    highlighted: true,
  },
};

/** "$69", "$620.99" */
export function priceLabel(dollars: number): string {
  return `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`;
}

/** What a month costs when a year is paid at once: "$51.75". */
export function yearlyPricePerMonth({ yearlyPrice }: Plan): string {
  return priceLabel(Math.round((yearlyPrice / 12) * 100) / 100);
}

/** "$69 per month or $620.99 per year" */
export function bothPrices({ monthlyPrice, yearlyPrice }: Plan): string {
  return `${priceLabel(monthlyPrice)} per month or ${priceLabel(yearlyPrice)} per year`;
}

/** How much less a year costs than twelve months, in whole percent. */
export function yearlyDiscount({ monthlyPrice, yearlyPrice }: Plan): number {
  return Math.round((1 - yearlyPrice / (monthlyPrice * 12)) * 100);
}
