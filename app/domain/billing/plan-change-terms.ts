import { DAY_MS } from "../duration";
import { formatDay } from "../local-time";
import { TORONTO } from "../zoned-time";
import {
  type PlanChange,
  type PlanOption,
  intervalOf,
  planOf,
  priceOf,
  pricePerPeriod,
} from "./plan-options";
import { PLANS } from "./plans";

const DAYS_IN_PERIOD = { monthly: 365 / 12, yearly: 365 };

const money = (dollars: number) => `$${dollars.toFixed(2)}`;

/**
 * A sentence that says what a plan change costs and when, shown before it is confirmed. The provider prorates to the
 * second, so today's charge is an estimate; the maximum is exact.
 */
export function changeTerms(
  from: PlanOption,
  { to, kind }: PlanChange,
  { renewsAt, now }: { renewsAt: Date | null; now: Date },
): string {
  const name = PLANS[planOf(to)].name;
  const unused = priceOf(from) * shareLeft(from, renewsAt, now);
  const nextBill = renewsAt ? formatDay(renewsAt, TORONTO) : "your next renewal";
  if (kind === "downgrade") {
    return `${name} starts right away and nothing is charged today. The unused part of your current plan, about ${money(unused)}, comes off your bill on ${nextBill}. From then on: ${pricePerPeriod(to)}.`;
  }
  if (intervalOf(from) === intervalOf(to)) {
    const most = priceOf(to) - priceOf(from);
    return `${name} starts right away. Today: about ${money(most * shareLeft(from, renewsAt, now))} for the time until ${nextBill}, and never more than ${money(most)}. From then on: ${pricePerPeriod(to)}.`;
  }
  return `${name} with yearly billing starts right away. Today: about ${money(priceOf(to) - unused)}, which is ${money(priceOf(to))} less the unused part of your month, and never more than ${money(priceOf(to))}. From then on: ${pricePerPeriod(to)}.`;
}

/** The unused share of the current billing period, from 0 to 1. */
function shareLeft(option: PlanOption, renewsAt: Date | null, now: Date): number {
  if (!renewsAt) return 0;
  const days = (renewsAt.getTime() - now.getTime()) / DAY_MS;
  return Math.min(1, Math.max(0, days / DAYS_IN_PERIOD[intervalOf(option)]));
}
