import type { PlanOption } from "~/domain/billing/plan-options";
import type { PlanName } from "~/domain/billing/plans";
import type { BillingInterval } from "~/domain/billing/subscription";
import type { BadgeTone } from "~/ui/badge";

/** One plan and interval on offer, with what it costs and when. */
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

type Choice = { value: string; label: string };

/** The regions and trades of which a smaller plan covers one each. */
export type KeptChoiceView = { regions: ReadonlyArray<Choice>; trades: ReadonlyArray<Choice> };

export type BillingView = {
  planName: string;
  /** "Billed monthly", or that there is no interval. */
  interval: string;
  price: string;
  status: { label: string; tone: BadgeTone };
  roleBadge: string;
  nextAction: string;
  /** Where the next action leads, if it is a link. */
  nextActionHref: string | null;
  /** There is no subscription, and no trial any more. */
  isTrialOver: boolean;
  /** Set during the free trial. */
  trialUntil: string | null;
  subscriptionId: string | null;
  current: PlanOption | null;
  changes: ReadonlyArray<OfferView>;
  /** `null` if the smaller plan covers everything that is stored. */
  keptAtDowngrade: KeptChoiceView | null;
  /** Why the plan cannot be changed now. */
  changesClosed: string | null;
  /** Plans to buy with a checkout, for users without a subscription. */
  offers: ReadonlyArray<OfferView>;
  hasCustomer: boolean;
  isPastDue: boolean;
  isCanceled: boolean;
  canCancel: boolean;
  /** While a canceled subscription has not ended. */
  canResume: boolean;
  /** What keeping a canceled subscription costs, and when. */
  resumeTerms: string | null;
  /** What is collected after a failed payment. */
  overdueTerms: string | null;
  /** The end of the paid period, formatted. */
  paidUntil: string | null;
  /** The same with the days that are left, while there are any. */
  endsOn: string | null;
  /** Has more than one running subscription, so pays twice. */
  isDouble: boolean;
};
