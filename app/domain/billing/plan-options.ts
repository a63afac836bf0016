import { PLAN_NAMES, type PlanName, PLANS, priceLabel } from "./plans";
import { BILLING_INTERVALS, type BillingInterval } from "./subscription";

/** Everything on sale: each plan, billed monthly or yearly. */
export const PLAN_OPTIONS = ["basic-monthly", "basic-yearly", "pro-monthly", "pro-yearly"] as const;
export type PlanOption = (typeof PLAN_OPTIONS)[number];

export const planOf = (option: PlanOption) => option.split("-")[0] as PlanName;
export const intervalOf = (option: PlanOption) => option.split("-")[1] as BillingInterval;

/** `null` if the plan or the interval is not one that we sell. */
export function planOption(plan: unknown, interval: unknown): PlanOption | null {
  const isSold =
    PLAN_NAMES.some((name) => name === plan) && BILLING_INTERVALS.some((one) => one === interval);
  return isSold ? (`${String(plan)}-${String(interval)}` as PlanOption) : null;
}

/** Dollars per billing period. */
export function priceOf(option: PlanOption): number {
  const plan = PLANS[planOf(option)];
  return intervalOf(option) === "monthly" ? plan.monthlyPrice : plan.yearlyPrice;
}

export const centsOf = (option: PlanOption) => Math.round(priceOf(option) * 100);

/** "Pro, monthly" */
export const optionLabel = (option: PlanOption) => `${PLANS[planOf(option)].name}, ${intervalOf(option)}`;

/** "$69 per month" */
export const pricePerPeriod = (option: PlanOption) =>
  `${priceLabel(priceOf(option))} per ${intervalOf(option) === "monthly" ? "month" : "year"}`;

export type PlanChange = { to: PlanOption; kind: "upgrade" | "downgrade"; recommended: boolean };

const upgrade = (to: PlanOption, recommended = false): PlanChange => ({ to, kind: "upgrade", recommended });
const downgrade = (to: PlanOption): PlanChange => ({ to, kind: "downgrade", recommended: false });

/** Section 4 of the spec: a yearly plan never changes back to a monthly one. */
const ALLOWED_CHANGES: Record<PlanOption, ReadonlyArray<PlanChange>> = {
  "basic-monthly": [upgrade("basic-yearly"), upgrade("pro-monthly"), upgrade("pro-yearly", true)],
  "basic-yearly": [upgrade("pro-yearly")],
  "pro-monthly": [downgrade("basic-monthly"), upgrade("pro-yearly", true)],
  "pro-yearly": [downgrade("basic-yearly")],
};

export function planChangesFrom(current: PlanOption): ReadonlyArray<PlanChange> {
  return ALLOWED_CHANGES[current];
}
