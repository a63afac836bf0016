import type { PlanOption } from "~/domain/billing/plan-options";
import type { BillingInterval } from "~/domain/billing/subscription";
import type { PlanName } from "~/domain/billing/plans";
import type { BadgeTone } from "~/ui/badge";

/** One plan and interval that can be had, with what that costs and when. */
export type OfferView = {
  plan: PlanName;
  interval: BillingInterval;
  /** "Pro, yearly" */
  label: string;
  /** "$620.99 per year" */
  price: string;
  kind: "upgrade" | "downgrade" | null;
  recommended: boolean;
  terms: string;
};

export type BillingView = {
  planName: string;
  /** "Monthly", or that there is none. */
  interval: string;
  price: string;
  status: { label: string; tone: BadgeTone };
  roleBadge: string;
  nextAction: string;
  /** While nothing has been bought. */
  trialUntil: string | null;
  subscriptionId: string | null;
  current: PlanOption | null;
  changes: ReadonlyArray<OfferView>;
  /** Why there are none, when something stands in their way. */
  changesClosed: string | null;
  /** To be bought by a checkout: for those without a subscription. */
  offers: ReadonlyArray<OfferView>;
  hasCustomer: boolean;
  isPastDue: boolean;
  isCanceled: boolean;
  canCancel: boolean;
  /** While a canceled subscription still runs. */
  canResume: boolean;
  /** Until when, in words; for the cancellation's own text. */
  paidUntil: string | null;
  /** More than one at a time: paid twice. */
  isDouble: boolean;
};

/** What the page waits for, and where it looks next. */
export type WaitView = { text: string; next: string; seconds: number };

export type UpgradeView = {
  interval: BillingInterval;
  hrefs: Readonly<Record<BillingInterval, string>>;
  /** Which card carries "Current Plan". */
  current: PlanName;
  /** A running subscription is changed on the billing page, where the cost is stated; others begin a checkout. */
  changesOnBilling: boolean;
};
