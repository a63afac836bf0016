import type { Role } from "./roles";

export const PLAN_NAMES = ["basic", "pro"] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

/** The plan whose limits a role has. */
export const PLAN_OF_ROLE: Readonly<Record<Role, PlanName>> = { trial: "basic", basic: "basic", pro: "pro" };

/** All prices are in this currency and include taxes. */
export const PLAN_CURRENCY = "CAD";

export type Plan = {
  name: string;
  /** Dollars. */
  monthlyPrice: number;
  yearlyPrice: number;
  /** Its card carries the badge "Most Popular". */
  popular: boolean;
  /** Its card has a stronger border. */
  highlighted: boolean;
};

/** Prices: spec section 9. */
export const PLANS: Readonly<Record<PlanName, Plan>> = {
  basic: {
    name: "Basic",
    monthlyPrice: 29,
    yearlyPrice: 260.99,
    popular: false,
    highlighted: false,
  },
  pro: {
    name: "Pro",
    monthlyPrice: 69,
    yearlyPrice: 620.99,
    popular: true,
    highlighted: true,
  },
};

/** "$69", "$620.99" */
export function priceLabel(dollars: number): string {
  return `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`;
}

/** The price of one month when a year is paid at once: "$51.75". */
export function yearlyPricePerMonth({ yearlyPrice }: Plan): string {
  return priceLabel(Math.round((yearlyPrice / 12) * 100) / 100);
}

/** "$69 per month or $620.99 per year" */
export function bothPrices({ monthlyPrice, yearlyPrice }: Plan): string {
  return `${priceLabel(monthlyPrice)} per month or ${priceLabel(yearlyPrice)} per year`;
}

/** How much less a yearly plan costs than twelve monthly payments, in whole percent. */
export function yearlyDiscount({ monthlyPrice, yearlyPrice }: Plan): number {
  return Math.round((1 - yearlyPrice / (monthlyPrice * 12)) * 100);
}
