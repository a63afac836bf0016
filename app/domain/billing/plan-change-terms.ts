import { formatDay } from "../local-time";
import { TORONTO } from "../zoned-time";
import {
  intervalOf,
  type PlanChange,
  planOf,
  type PlanOption,
  priceOf,
  pricePerPeriod,
} from "./plan-options";
import { PLAN_CURRENCY, PLANS, priceLabel } from "./plans";

/** "$69 CAD" */
export const amountOf = (option: PlanOption) => `${priceLabel(priceOf(option))} ${PLAN_CURRENCY}`;

/** A sentence beside a button that buys a plan: what is charged, and when. */
export function purchaseTerms(option: PlanOption, now: Date): string {
  const period = intervalOf(option) === "monthly" ? "month" : "year";
  return `${amountOf(option)} is charged today, ${formatDay(now, TORONTO)}, and then every ${period} until you cancel.`;
}

/** A sentence beside the button that keeps a canceled subscription: what is charged, and when. */
export function resumeTerms(option: PlanOption, paidUntil: Date | null): string {
  const period = intervalOf(option) === "monthly" ? "month" : "year";
  const day =
    paidUntil === null ? "at the end of the period you paid for" : `on ${formatDay(paidUntil, TORONTO)}`;
  return `If you keep it, nothing is charged today. ${amountOf(option)} is charged ${day}, and then every ${period} until you cancel.`;
}

/** A sentence beside the button that mends a failed payment. */
export function overdueTerms(option: PlanOption): string {
  return `Lemon Squeezy, our payment provider, then collects the ${amountOf(option)} that is due.`;
}

/**
 * What a plan change costs and when, shown before it is confirmed. Only the provider knows the prorated amount, and it
 * has no preview of it, so the text names the prices and the date that the amount is calculated from.
 */
export function changeTerms(
  from: PlanOption,
  { to, kind }: PlanChange,
  { renewsAt, now }: { renewsAt: Date | null; now: Date },
): string {
  const name = PLANS[planOf(to)].name;
  // A renewal date in the past only means that we have not heard of the renewal yet.
  const date = renewsAt !== null && renewsAt > now ? formatDay(renewsAt, TORONTO) : null;
  const nextBill = date === null ? "your next bill" : `your bill on ${date}`;
  const rest = date === null ? "the rest of the current period" : `the time until ${date}`;
  const then = `After that: ${pricePerPeriod(to)}.`;
  const [paid, next] = [amountOf(from), amountOf(to)];
  if (kind === "downgrade") {
    return `${name} starts right away and nothing is charged today. Lemon Squeezy, our payment provider, decides what is credited for ${rest}, and takes it off ${nextBill}. ${then}`;
  }
  if (intervalOf(from) === intervalOf(to)) {
    return `${name} starts right away. Today you are charged the difference between ${paid} and ${next} for ${rest}. Lemon Squeezy, our payment provider, calculates the exact amount; it is on your receipt. ${then}`;
  }
  return `${name} with yearly billing starts right away. Today you are charged ${next} less a credit for the unused part of what you paid. Lemon Squeezy, our payment provider, calculates the exact amount; it is on your receipt. ${then}`;
}
