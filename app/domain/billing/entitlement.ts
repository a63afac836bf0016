import { DAY_MS } from "../duration";
import { formatDay } from "../local-time";
import { TORONTO } from "../zoned-time";
import { type PlanOption, planOption } from "./plan-options";
import type { PlanName } from "./plans";
import { type Role, ROLES } from "./roles";
import {
  type BillingInterval,
  type OwnerClaim,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from "./subscription";

/**
 * Who has access, which of several subscriptions counts, when a trial ends, and which changes are announced by email.
 * `app/features/subscriptions/entitlement.sql.server.ts` generates the SQL for these rules from this file.
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

type StatusAndEnd = { status: SubscriptionStatus; endsAt: Date | null };

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

export type SubscriptionRecord = StatusAndEnd & {
  id: string;
  /** `null` if it is for a product that is not one of our plans. */
  role: PlanName | null;
  claim: OwnerClaim;
  createdAt: Date;
};

type Ranks<Value extends string> = Readonly<Record<Value, number>>;

type Criterion =
  | { by: "access" }
  | { by: "status"; ranks: Ranks<SubscriptionStatus> }
  | { by: "role"; ranks: Ranks<Role> }
  | { by: "endsAt" | "createdAt" | "id" };

function rankStatuses(isFirst: (status: SubscriptionStatus) => boolean) {
  return Object.fromEntries(
    SUBSCRIPTION_STATUSES.map((status) => [status, isFirst(status) ? 1 : 0]),
  ) as Ranks<SubscriptionStatus>;
}

/** Compared in this order; the higher value wins. A missing date is lower than any other. */
export const BEST_SUBSCRIPTION_FIRST: ReadonlyArray<Criterion> = [
  { by: "access" },
  { by: "status", ranks: rankStatuses(isPaid) },
  { by: "role", ranks: Object.fromEntries(ROLES.map((role, rank) => [role, rank])) as Ranks<Role> },
  { by: "status", ranks: rankStatuses(renews) },
  { by: "endsAt" },
  { by: "createdAt" },
  { by: "id" },
];

type Plan = SubscriptionRecord & { role: PlanName };

/**
 * The subscription that the profile should show; `shownId` is the one that it shows now. `null` if none counts.
 */
export function bestSubscription(
  records: ReadonlyArray<SubscriptionRecord>,
  { shownId, now }: { shownId: string | null; now: Date },
): Plan | null {
  const counting = records.filter(
    (record): record is Plan => record.role !== null && counts(record, shownId, now),
  );
  return counting.sort((a, b) => compareSubscriptions(a, b, now))[0] ?? null;
}

/** The owner was found by email address alone. If such a subscription has ended, it does not end the owner's trial. */
export const WEAKEST_CLAIM: OwnerClaim = "email";

function counts(record: SubscriptionRecord, shownId: string | null, now: Date): boolean {
  return givesAccess(record, now) || record.claim !== WEAKEST_CLAIM || record.id === shownId;
}

function compareSubscriptions(a: Plan, b: Plan, now: Date): number {
  for (const criterion of BEST_SUBSCRIPTION_FIRST) {
    const [left, right] = [valueOf(a, criterion, now), valueOf(b, criterion, now)];
    if (left !== right) return left > right ? -1 : 1;
  }
  return 0;
}

function valueOf(record: Plan, criterion: Criterion, now: Date): number | string {
  switch (criterion.by) {
    case "access":
      return Number(givesAccess(record, now));
    case "status":
      return criterion.ranks[record.status];
    case "role":
      return criterion.ranks[record.role];
    case "endsAt":
      return record.endsAt?.getTime() ?? -Infinity;
    case "createdAt":
      return record.createdAt.getTime();
    case "id":
      return record.id;
  }
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

export const TRIAL_ENDED = "trial-ended";
/** In a `notifiableState`, instead of the status of a subscription that gives no access any more. */
export const ENDED = "ended" as const;

/**
 * The billing state whose changes are announced to the user by email: "pro-monthly:active", "pro-monthly:ended:77"
 * with the subscription's id, or "trial-ended". `null` if there is nothing to announce yet.
 */
export function notifiableState(profile: ProfileSubscription, now: Date): string | null {
  const { role, billingInterval, subscriptionStatus: status, subscriptionEndDate: end } = profile;
  const { lemonSqueezySubscriptionId: subscriptionId } = profile;
  if (subscriptionId !== null) {
    const plan = `${role}-${billingInterval ?? ""}`;
    return hasAccess(profile, now) ? `${plan}:${status}` : `${plan}:${ENDED}:${subscriptionId}`;
  }
  const isOver = end !== null && end <= now;
  return role === WITHOUT_SUBSCRIPTION.role && status === WITHOUT_SUBSCRIPTION.afterTrial && isOver
    ? TRIAL_ENDED
    : null;
}

export type NotifiedState = { plan: PlanOption; status: SubscriptionStatus | typeof ENDED };

/** Reads a stored `notifiableState` back; `null` if it names no subscription. */
export function parseNotifiedState(state: string | null): NotifiedState | null {
  const [option = "", statusText] = state?.split(":") ?? [];
  const [plan, interval] = option.split("-");
  const bought = planOption(plan, interval);
  const status = ([...SUBSCRIPTION_STATUSES, ENDED] as const).find((known) => known === statusText);
  return bought && status ? { plan: bought, status } : null;
}

export type SubscriptionChange =
  "started" | "resumed" | "plan-changed" | "payment-failed" | "payment-recovered" | "canceled" | "ended";

/** What changed since the last announced state; `before` is `null` for the first subscription. */
export function changeSince(
  before: NotifiedState | null,
  { plan, status }: NotifiedState,
): SubscriptionChange {
  if (status === ENDED) return "ended";
  if (!renews(status)) return "canceled";
  if (!isPaid(status)) return "payment-failed";
  if (before === null || before.status === ENDED) return "started";
  if (!isPaid(before.status)) return "payment-recovered";
  return before.plan === plan ? "resumed" : "plan-changed";
}
