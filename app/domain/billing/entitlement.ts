import { DAY_MS } from "../duration";
import { formatDay } from "../local-time";
import { TORONTO } from "../zoned-time";
import { planOption } from "./plan-options";
import type { Role } from "./roles";
import { type BillingInterval, SUBSCRIPTION_STATUSES, type SubscriptionStatus } from "./subscription";

/**
 * Who has access, and when a trial ends. `best-subscription.ts` says which of several subscriptions counts.
 * `app/features/subscriptions/entitlement.sql.server.ts` generates SQL from both.
 */

export type Signal = "green" | "blue" | "yellow" | "red" | "grey";

type StatusRule = {
  /** "until-end": until the end date; no access if there is none. */
  access: "always" | "until-end";
  /** The customer is charged again at the end of the period. */
  renews: boolean;
  /** The last payment succeeded. */
  isPaid: boolean;
  label: string;
  /** The color that the label is shown in. */
  signal: Signal;
  nextAction: "renewal" | "end" | "setup";
};

export const STATUS_RULES: Readonly<Record<SubscriptionStatus, StatusRule>> = {
  active: {
    access: "always",
    renews: true,
    isPaid: true,
    label: "Active",
    signal: "green",
    nextAction: "renewal",
  },
  trialing: {
    access: "always",
    renews: true,
    isPaid: true,
    label: "Trial",
    signal: "blue",
    nextAction: "setup",
  },
  past_due: {
    access: "always",
    renews: true,
    isPaid: false,
    label: "Past Due",
    signal: "yellow",
    nextAction: "setup",
  },
  canceled: {
    access: "until-end",
    renews: false,
    isPaid: true,
    label: "Canceled",
    signal: "red",
    nextAction: "end",
  },
};

export function statusesWhere(isMeant: (rule: StatusRule) => boolean): Array<SubscriptionStatus> {
  return SUBSCRIPTION_STATUSES.filter((status) => isMeant(STATUS_RULES[status]));
}

export const renews = (status: SubscriptionStatus) => STATUS_RULES[status].renews;
export const isPaid = (status: SubscriptionStatus) => STATUS_RULES[status].isPaid;

/** Active or on trial: no payment is overdue and the subscription renews. */
export const isInGoodStanding = (status: SubscriptionStatus) => renews(status) && isPaid(status);

export type StatusAndEnd = { status: SubscriptionStatus; endsAt: Date | null };

const LONG_AGO = new Date(0);

/** When access ends if nothing changes; `null` if it has no end. */
export function accessEndOf({ status, endsAt }: StatusAndEnd): Date | null {
  return STATUS_RULES[status].access === "always" ? null : (endsAt ?? LONG_AGO);
}

export function givesAccess(subscription: StatusAndEnd, now: Date): boolean {
  const end = accessEndOf(subscription);
  return end === null || end > now;
}

/** The fields of a profile that mirror its subscription. */
export type ProfileSubscription = {
  role: Role;
  billingInterval: BillingInterval | null;
  subscriptionStatus: SubscriptionStatus;
  subscriptionEndDate: Date | null;
  lemonSqueezySubscriptionId: string | null;
};

const statusAndEndOf = ({
  subscriptionStatus,
  subscriptionEndDate,
}: Pick<ProfileSubscription, "subscriptionStatus" | "subscriptionEndDate">): StatusAndEnd => ({
  status: subscriptionStatus,
  endsAt: subscriptionEndDate,
});

export function hasAccess(profile: Parameters<typeof statusAndEndOf>[0], now: Date): boolean {
  return givesAccess(statusAndEndOf(profile), now);
}

/** `accessEndOf` for a profile. */
export function profileAccessEnd(profile: Parameters<typeof statusAndEndOf>[0]): Date | null {
  return accessEndOf(statusAndEndOf(profile));
}

/** The plan that the profile pays for; `null` on trial, or if the interval is unknown. */
export function boughtPlan({ role, billingInterval }: Pick<ProfileSubscription, "role" | "billingInterval">) {
  return planOption(role, billingInterval);
}

/** The provider's id of the subscription that gives access now; `null` if there is none. */
export function runningSubscription(profile: ProfileSubscription, now: Date): string | null {
  return hasAccess(profile, now) ? profile.lemonSqueezySubscriptionId : null;
}

/** How an invoice changes its subscription's status. A subscription whose status is not `from` keeps it. */
export const AFTER_PAYMENT = {
  paid: { from: "past_due", to: "active" },
  unpaid: { from: "active", to: "past_due" },
} as const satisfies Record<string, { from: SubscriptionStatus; to: SubscriptionStatus }>;

/** Why the plan of a running subscription cannot be changed; `null` if it can. */
export function planChangeObstacle(status: SubscriptionStatus): "pastDue" | "canceled" | null {
  if (!isPaid(status)) return "pastDue";
  return renews(status) ? null : "canceled";
}

/** Spec section 9: 14 days, no card. */
export const TRIAL_DAYS = 14;
/** "14-day" */
export const TRIAL_LENGTH = `${TRIAL_DAYS}-day`;
/** The warning email is sent this long before the trial ends. */
const TRIAL_WARNING_DAYS = 3;

export const TRIAL_MS = TRIAL_DAYS * DAY_MS;
export const TRIAL_WARNING_MS = TRIAL_WARNING_DAYS * DAY_MS;

/** The announced state of a profile whose trial has ended: see `notifiableState`. */
export const TRIAL_ENDED = "trial-ended";

/** Role and status of a profile without a subscription, during its trial and after it. */
export const WITHOUT_SUBSCRIPTION = {
  role: "trial",
  duringTrial: "trialing",
  afterTrial: "canceled",
} as const satisfies { role: Role; duringTrial: SubscriptionStatus; afterTrial: SubscriptionStatus };

/** The billing fields of a profile without a subscription that was created at `createdAt`. */
export function withoutSubscription(createdAt: Date, now: Date) {
  const { role, duringTrial, afterTrial } = WITHOUT_SUBSCRIPTION;
  const subscriptionEndDate = new Date(createdAt.getTime() + TRIAL_MS);
  return {
    role,
    billingInterval: null,
    subscriptionStatus: subscriptionEndDate > now ? duringTrial : afterTrial,
    subscriptionEndDate,
    lemonSqueezyCustomerId: null,
    lemonSqueezySubscriptionId: null,
  };
}

/** `withoutSubscription` for an address that has already had its trial. */
export function withoutTrial(createdAt: Date) {
  return {
    ...withoutSubscription(createdAt, createdAt),
    subscriptionStatus: WITHOUT_SUBSCRIPTION.afterTrial,
    subscriptionEndDate: createdAt,
    // The end of that trial was announced long ago.
    billingTold: TRIAL_ENDED,
  };
}

/** "over": the end has passed, but the profile's status still says `trialing`. `null`: there is no trial. */
export type TrialPhase = "running" | "ending" | "over";

export function trialPhase(
  profile: Omit<ProfileSubscription, "role" | "billingInterval">,
  now: Date,
): TrialPhase | null {
  const { subscriptionStatus, lemonSqueezySubscriptionId, subscriptionEndDate: end } = profile;
  if (subscriptionStatus !== WITHOUT_SUBSCRIPTION.duringTrial || lemonSqueezySubscriptionId !== null)
    return null;
  if (end === null) return "running";
  if (end <= now) return "over";
  return end.getTime() <= now.getTime() + TRIAL_WARNING_MS ? "ending" : "running";
}

/** Takes any text, because the payment provider may send a status that we do not know. */
export function statusView(status: string): Pick<StatusRule, "label" | "signal"> {
  const rules: Partial<Record<string, StatusRule>> = STATUS_RULES;
  return rules[status] ?? { label: "Unknown", signal: "grey" };
}

/** The next action of somebody whose subscription is canceled without an end date. */
export const CONTACT_SUPPORT = "Contact support";

/** One line about what happens next (spec section 4). */
export function nextActionLine({
  status,
  endDate,
  hasCustomer,
  now,
}: {
  status: SubscriptionStatus;
  endDate: Date | null;
  hasCustomer: boolean;
  now: Date;
}): string {
  switch (STATUS_RULES[status].nextAction) {
    case "renewal":
      if (endDate) return `Renews ${formatDay(endDate, TORONTO)}`;
      return hasCustomer ? "Renews automatically" : "Setup billing";
    case "end":
      if (endDate === null) return CONTACT_SUPPORT;
      return `${endDate > now ? "Access until" : "Ended on"} ${formatDay(endDate, TORONTO)}`;
    case "setup":
      return "Setup billing";
  }
}
