import { sql } from "drizzle-orm";
import { BILLING_REFUSALS } from "~/content/billing";
import { formatDay } from "~/domain/local-time";
import { changeTerms } from "~/domain/billing/plan-change-terms";
import {
  intervalOf,
  optionLabel,
  PLAN_OPTIONS,
  planChangesFrom,
  planOf,
  type PlanOption,
  pricePerPeriod,
} from "~/domain/billing/plan-options";
import { PLANS, yearlyPricePerMonth } from "~/domain/billing/plans";
import { nextActionLine, statusLabel, type SubscriptionStatus } from "~/domain/billing/subscription";
import type { Services } from "~/lib/services";
import type { Profile } from "~/lib/session.server";
import type { BadgeTone } from "~/ui/badge";
import { boughtPlan, runningSubscription } from "./current-plan";
import type { BillingView, OfferView } from "./views";

const DISPLAY_ZONE = "America/Toronto";

const TONES: Partial<Record<string, BadgeTone>> = {
  active: "good",
  trialing: "plain",
  canceled: "bad",
  past_due: "bad",
} satisfies Record<SubscriptionStatus, BadgeTone>;

export async function loadBillingPage(
  { db, now }: Pick<Services, "db" | "now">,
  profile: Profile,
): Promise<BillingView> {
  const { role, subscriptionStatus: status, subscriptionEndDate: endDate } = profile;
  const [row] = await db.all<{ n: number }>(sql`
    select count(*) as n from billing_subscriptions
    where user_id = ${profile.id} and plan is not null and status in ('active', 'trialing', 'past_due')
  `);
  const subscriptionId = runningSubscription(profile, now());
  const plan = boughtPlan(profile);
  const isRunning = subscriptionId !== null && plan !== null;
  const hasCustomer = profile.lemonSqueezyCustomerId !== null;
  const paidUntil = endDate && formatDay(endDate, DISPLAY_ZONE);
  const canChange = isRunning && (status === "active" || status === "trialing");
  return {
    planName: role === "trial" ? "Free Trial" : PLANS[role].name,
    interval: profile.billingInterval
      ? { monthly: "Paid by the month", yearly: "Paid by the year" }[profile.billingInterval]
      : "No billing interval",
    price: plan
      ? pricePerPeriod(plan)
      : role === "trial"
        ? "$0, no card needed"
        : "No price: nothing is being charged",
    status: { label: statusLabel(status), tone: TONES[status] ?? "outline" },
    roleBadge: role,
    nextAction: nextActionLine({ status, endDate, hasCustomer }),
    trialUntil: status === "trialing" && subscriptionId === null ? paidUntil : null,
    subscriptionId: profile.lemonSqueezySubscriptionId,
    current: plan,
    changes: canChange
      ? planChangesFrom(plan).map((change) => ({
          ...offerOf(change.to),
          kind: change.kind,
          recommended: change.recommended,
          terms: changeTerms(plan, change, { renewsAt: endDate, now: now() }),
        }))
      : [],
    changesClosed: !isRunning
      ? null
      : status === "past_due"
        ? BILLING_REFUSALS.pastDue
        : status === "canceled"
          ? BILLING_REFUSALS.canceled
          : null,
    offers: isRunning ? [] : PLAN_OPTIONS.map(offerOf),
    hasCustomer,
    isCanceled: status === "canceled",
    isPastDue: status === "past_due",
    canCancel: isRunning && status !== "canceled",
    canResume: isRunning && status === "canceled",
    paidUntil,
    isDouble: (row?.n ?? 0) > 1,
  };
}

function offerOf(option: PlanOption): OfferView {
  return {
    plan: planOf(option),
    interval: intervalOf(option),
    label: optionLabel(option),
    price: pricePerPeriod(option),
    kind: null,
    recommended: false,
    terms:
      intervalOf(option) === "monthly"
        ? "Charged today, then every month until you cancel."
        : `Charged today, then every year until you cancel: ${yearlyPricePerMonth(PLANS[planOf(option)])} a month.`,
  };
}
