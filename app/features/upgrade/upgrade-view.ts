import {
  boughtPlan,
  planChangeObstacle,
  type ProfileSubscription,
  runningSubscription,
  trialPhase,
} from "~/domain/billing/entitlement";
import { purchaseTerms, resumeTerms } from "~/domain/billing/plan-change-terms";
import { type PlanOption, pricePerPeriod } from "~/domain/billing/plan-options";
import { PLAN_CURRENCY, PLAN_OF_ROLE, type PlanName } from "~/domain/billing/plans";
import { mayUpgrade } from "~/domain/billing/roles";
import type { BillingInterval } from "~/domain/billing/subscription";
import { hrefWith } from "~/features/opportunities/filters";
import { FIELDS } from "~/features/opportunities/query-fields";

export type UpgradeView = {
  interval: BillingInterval;
  hrefs: Readonly<Record<BillingInterval, string>>;
  /** The card that shows "Current Plan". */
  current: PlanName;
  /**
   * True with a running subscription: the billing page shows the cost and makes the change. Others start a checkout.
   */
  changesOnBilling: boolean;
  /** What has to be done before the plan of the running subscription can be changed. */
  obstacle: "pastDue" | "canceled" | null;
  /** What buying Pro costs, and when. */
  terms: string;
  /** What keeping the present plan costs, and when, if it was canceled. */
  resumeTerms: string | null;
  isTrial: boolean;
};

/** For the page /dashboard/upgrade. */
export function upgradePageView(profile: ProfileSubscription, url: URL, now: Date): UpgradeView {
  const asked = url.searchParams.get("interval") === "yearly" ? "yearly" : "monthly";
  // Pro is shown as it is paid for.
  const interval = mayUpgrade(profile.role) ? asked : (profile.billingInterval ?? asked);
  // Keep the open bid in the URL.
  const href = (wanted: string) =>
    hrefWith(url, { interval: wanted, [FIELDS.bid]: url.searchParams.get(FIELDS.bid) });
  const isRunning = runningSubscription(profile, now) !== null;
  const bought = boughtPlan(profile);
  return {
    interval,
    hrefs: { monthly: href("monthly"), yearly: href("yearly") },
    current: PLAN_OF_ROLE[profile.role],
    changesOnBilling: isRunning,
    obstacle: isRunning ? planChangeObstacle(profile.subscriptionStatus) : null,
    terms: isRunning ? pricedOnBilling(`pro-${interval}`) : purchaseTerms(`pro-${interval}`, now),
    resumeTerms: bought && resumeTerms(bought, profile.subscriptionEndDate),
    isTrial: trialPhase(profile, now) !== null,
  };
}

/** For those who change their plan on the billing page, which knows what they have paid. */
const pricedOnBilling = (option: PlanOption) =>
  `Pro costs ${pricePerPeriod(option)} (${PLAN_CURRENCY}). The next page says what is charged today, before you confirm.`;

/** For any page that opens the dialog at `?upgrade=1`; `null` if it is closed or the user already has Pro. */
export function upgradeDialogView(profile: ProfileSubscription, url: URL, now: Date): UpgradeView | null {
  const isOpen = url.searchParams.get("upgrade") === "1" && mayUpgrade(profile.role);
  return isOpen ? upgradePageView(profile, url, now) : null;
}

/** For a page of bids: the upgrade, if the user asks for it or the bid in the URL is over the daily limit. */
export function upgradeBesideBid(
  bid: { kind: string },
  profile: ProfileSubscription,
  url: URL,
  now: Date,
): UpgradeView | null {
  return bid.kind === "limit" ? upgradePageView(profile, url, now) : upgradeDialogView(profile, url, now);
}

/** The same page with no bid or upgrade dialog open. */
export const withNothingOpen = (url: URL) =>
  hrefWith(url, { [FIELDS.bid]: null, [FIELDS.language]: null, upgrade: null, interval: null });
