import { givesAccess, isPaid, renews, type StatusAndEnd } from "./entitlement";
import type { PlanName } from "./plans";
import { type Role, ROLES } from "./roles";
import { type OwnerClaim, SUBSCRIPTION_STATUSES, type SubscriptionStatus } from "./subscription";

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
