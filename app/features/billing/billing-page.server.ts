import { and, count, eq, isNotNull } from "drizzle-orm";
import { billingSubscriptions, type Profile } from "#drizzle/schema";
import { BILLING_REFUSALS } from "~/content/billing";
import {
  boughtPlan,
  CONTACT_SUPPORT,
  isPaid,
  nextActionLine,
  planChangeObstacle,
  renews,
  runningSubscription,
  type Signal,
  statusView,
  trialPhase,
} from "~/domain/billing/entitlement";
import { changeTerms, overdueTerms, purchaseTerms, resumeTerms } from "~/domain/billing/plan-change-terms";
import {
  intervalOf,
  optionLabel,
  PLAN_OPTIONS,
  planChangesFrom,
  planOf,
  type PlanOption,
  pricePerPeriod,
} from "~/domain/billing/plan-options";
import { PLANS } from "~/domain/billing/plans";
import { dayWithDaysLeft } from "~/domain/billing/standing";
import { regionName } from "~/domain/geography";
import { formatDay } from "~/domain/local-time";
import { splitPreferences } from "~/domain/matching/effective-preferences";
import { serviceTypeLabel } from "~/domain/service-types";
import { TORONTO } from "~/domain/zoned-time";
import { renewsSql } from "~/features/subscriptions/entitlement.sql.server";
import type { Services } from "~/lib/services";
import type { BadgeTone } from "~/ui/badge";
import type { BillingView, KeptChoiceView, OfferView } from "./billing-view";

const TONES: Readonly<Record<Signal, BadgeTone>> = {
  green: "good",
  blue: "plain",
  yellow: "bad",
  red: "bad",
  grey: "outline",
};

export async function loadBillingPage(
  { db, now }: Pick<Services, "db" | "now">,
  profile: Profile,
): Promise<BillingView> {
  const { role, subscriptionStatus: status, subscriptionEndDate: endDate } = profile;
  const { userId, role: soldRole, status: soldStatus } = billingSubscriptions;
  const [paid] = await db
    .select({ subscriptions: count() })
    .from(billingSubscriptions)
    .where(and(eq(userId, profile.id), isNotNull(soldRole), renewsSql(soldStatus)));
  const subscriptionId = runningSubscription(profile, now());
  const plan = boughtPlan(profile);
  const isRunning = subscriptionId !== null && plan !== null;
  const hasCustomer = profile.lemonSqueezyCustomerId !== null;
  const paidUntil = endDate && formatDay(endDate, TORONTO);
  const { label, signal } = statusView(status);
  const obstacle = planChangeObstacle(status);
  const nextAction = nextActionLine({ status, endDate, hasCustomer, now: now() });
  const canResume = isRunning && !renews(status);
  const endsOn = endDate && endDate > now() ? dayWithDaysLeft(endDate, now()) : null;
  return {
    planName:
      role === "trial" ? "Free Trial" : Object.hasOwn(PLANS, role) ? PLANS[role].name : "Unknown Plan",
    interval: profile.billingInterval
      ? { monthly: "Billed monthly", yearly: "Billed yearly" }[profile.billingInterval]
      : "No billing interval",
    price: plan
      ? pricePerPeriod(plan)
      : role === "trial"
        ? "$0, no card needed"
        : "You are not being charged",
    status: { label, tone: TONES[signal] },
    roleBadge: role,
    nextAction,
    nextActionHref: nextAction === CONTACT_SUPPORT ? "/support" : null,
    isTrialOver: role === "trial" && !renews(status),
    trialUntil: trialPhase(profile, now()) === null ? null : endsOn,
    subscriptionId: profile.lemonSqueezySubscriptionId,
    current: plan,
    changes:
      isRunning && obstacle === null
        ? planChangesFrom(plan).map((change) => ({
            ...offerOf(change.to, now()),
            kind: change.kind,
            recommended: change.recommended,
            terms: changeTerms(plan, change, { renewsAt: endDate, now: now() }),
          }))
        : [],
    keptAtDowngrade: keptChoice(profile),
    changesClosed: isRunning && obstacle ? BILLING_REFUSALS[obstacle] : null,
    offers: isRunning ? [] : PLAN_OPTIONS.map((option) => offerOf(option, now())),
    hasCustomer,
    isCanceled: !renews(status),
    isPastDue: !isPaid(status),
    canCancel: isRunning && renews(status),
    canResume,
    resumeTerms: canResume ? resumeTerms(plan, endDate) : null,
    overdueTerms: isRunning && !isPaid(status) ? overdueTerms(plan) : null,
    paidUntil,
    endsOn,
    isDouble: (paid?.subscriptions ?? 0) > 1,
  };
}

function keptChoice({ regions, serviceTypes }: Profile): KeptChoiceView | null {
  const { paused } = splitPreferences({ role: "basic", regions, serviceTypes });
  if (paused.regions.length + paused.serviceTypes.length === 0) return null;
  return {
    regions: regions.map((region) => ({ value: region, label: regionName(region) })),
    trades: serviceTypes.map((trade) => ({ value: trade, label: serviceTypeLabel(trade) })),
  };
}

function offerOf(option: PlanOption, now: Date): OfferView {
  return {
    plan: planOf(option),
    interval: intervalOf(option),
    label: optionLabel(option),
    price: pricePerPeriod(option),
    kind: null,
    recommended: false,
    terms: purchaseTerms(option, now),
  };
}
