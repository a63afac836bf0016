import { and, type Column, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type billingSubscriptions, users } from "#drizzle/schema";
import { ENDED } from "~/domain/billing/announced-state";
import { BEST_SUBSCRIPTION_FIRST, WEAKEST_CLAIM } from "~/domain/billing/best-subscription";
import {
  statusesWhere,
  TRIAL_ENDED,
  TRIAL_MS,
  TRIAL_WARNING_MS,
  type TrialPhase,
  WITHOUT_SUBSCRIPTION,
} from "~/domain/billing/entitlement";
import { type Limit, limitsFor, ROLES } from "~/domain/billing/roles";
import { OWNER_CLAIMS, type SubscriptionStatus } from "~/domain/billing/subscription";

/** The rules of `app/domain/billing` about access, trials, the subscription that counts and limits as SQL, from their tables. */

type ColumnsOf<Table, Names extends keyof Table> = Readonly<Record<Names, Column>>;
type ProfileSubscription = ColumnsOf<
  typeof users,
  "role" | "billingInterval" | "subscriptionStatus" | "subscriptionEndDate" | "lemonSqueezySubscriptionId"
>;
type Subscribed = ColumnsOf<
  typeof billingSubscriptions,
  "id" | "role" | "status" | "endsAt" | "claim" | "providerCreatedAt"
>;

/** Inlined as literals, because SQLite uses a partial index only if it can see the condition's values. */
const literal = (value: string | number | null) =>
  sql.raw(typeof value === "string" ? `'${value}'` : String(value));
const literals = (values: ReadonlyArray<string>) => sql.join(values.map(literal), sql.raw(", "));

const isOneOf = (column: Column, values: ReadonlyArray<string>) => sql`${column} in (${literals(values)})`;

function rankSql(column: Column, ranks: Readonly<Record<string, number>>): SQL {
  const cases = Object.entries(ranks).map(
    ([value, rank]) => sql`when ${literal(value)} then ${literal(rank)}`,
  );
  return sql`case ${column} ${sql.join(cases, sql.raw(" "))} end`;
}

export const renewsSql = (status: Column) =>
  isOneOf(
    status,
    statusesWhere((rule) => rule.renews),
  );

/** Like `givesAccess`: 1 or 0. */
export function givesAccessSql(
  { status, endsAt }: ColumnsOf<typeof billingSubscriptions, "status" | "endsAt">,
  now: Date,
): SQL {
  const always = statusesWhere(({ access }) => access === "always");
  return sql`(${isOneOf(status, always)} or (${endsAt} is not null and ${endsAt} > ${now.getTime()}))`;
}

const U = alias(users, "u");

/** Like `hasAccess`, for the table `users` under the alias `u`, or for the given columns. */
export function hasAccessSql(
  now: Date,
  person: Pick<ProfileSubscription, "subscriptionStatus" | "subscriptionEndDate"> = U,
): SQL {
  return givesAccessSql({ status: person.subscriptionStatus, endsAt: person.subscriptionEndDate }, now);
}

/** Like `withoutSubscription`, for a row of `users`. */
export function withoutSubscriptionSql(now: Date) {
  const { role, duringTrial, afterTrial } = WITHOUT_SUBSCRIPTION;
  const end = sql`${users.createdAt} + ${TRIAL_MS}`;
  return {
    role,
    billingInterval: null,
    subscriptionStatus: sql<SubscriptionStatus>`case when ${end} > ${now.getTime()} then ${duringTrial} else ${afterTrial} end`,
    subscriptionEndDate: end,
    lemonSqueezyCustomerId: null,
    lemonSqueezySubscriptionId: null,
  };
}

/** Whether `trialPhase` returns this phase. */
export function isTrialPhaseSql(phase: TrialPhase, now: Date): SQL {
  const warned = new Date(now.getTime() + TRIAL_WARNING_MS);
  const end = users.subscriptionEndDate;
  const inPhase = {
    running: or(isNull(end), gt(end, warned)),
    ending: and(gt(end, now), lte(end, warned)),
    over: lte(end, now),
  }[phase];
  const isOnTrial = sql`${users.subscriptionStatus} = ${literal(WITHOUT_SUBSCRIPTION.duringTrial)}`;
  return sql`(${isOnTrial} and ${users.lemonSqueezySubscriptionId} is null and ${inPhase})`;
}

/** Whether a subscription may be the one shown in its owner's profile; same rule as `bestSubscription`. */
export function countsSql(
  subscription: Subscribed,
  person: Pick<ProfileSubscription, "lemonSqueezySubscriptionId">,
  now: Date,
): SQL {
  return sql`(${subscription.role} is not null and (
    ${givesAccessSql(subscription, now)}
    or ${subscription.claim} <> ${OWNER_CLAIMS.indexOf(WEAKEST_CLAIM)}
    or ${subscription.id} is ${person.lemonSqueezySubscriptionId}
  ))`;
}

/** Use in `order by` to put the subscription that counts first. */
export function bestSubscriptionOrderSql(subscription: Subscribed, now: Date): SQL {
  const terms = BEST_SUBSCRIPTION_FIRST.map((criterion) => {
    switch (criterion.by) {
      case "access":
        return givesAccessSql(subscription, now);
      case "status":
      case "role":
        return rankSql(subscription[criterion.by], criterion.ranks);
      case "endsAt":
        return sql`${subscription.endsAt}`;
      case "createdAt":
        return sql`${subscription.providerCreatedAt}`;
      case "id":
        return sql`${subscription.id}`;
    }
  });
  return sql.join(
    terms.map((term) => sql`${term} desc`),
    sql.raw(", "),
  );
}

/** Like `notifiableState`, for a row of `users`. */
export function stateToTellSql(now: Date): SQL<string | null> {
  const { role, billingInterval, subscriptionStatus: status, subscriptionEndDate: end } = users;
  const { lemonSqueezySubscriptionId: subscriptionId } = users;
  return sql`case
    when ${isNotNull(subscriptionId)} then ${role} || '-' || coalesce(${billingInterval}, '') || ':' ||
      case when ${hasAccessSql(now, users)} then ${status} else ${`${ENDED}:`} || ${subscriptionId} end
    when ${eq(role, WITHOUT_SUBSCRIPTION.role)} and ${eq(status, WITHOUT_SUBSCRIPTION.afterTrial)} and ${lte(end, now)}
      then ${TRIAL_ENDED}
  end`;
}

/** A role's limit; null means unlimited. */
export function limitSql(limit: Limit, role: Column = U.role): SQL {
  const cases = ROLES.map((one) => sql`when ${literal(one)} then ${literal(limitsFor(one)[limit])}`);
  return sql`case ${role} ${sql.join(cases, sql.raw(" "))} end`;
}

/**
 * Like `effectivePreferences`, for one of the lists of a row of `users`: the JSON array of the entries that count. A list
 * within the limit is returned as it is stored, without being read entry by entry.
 */
export function effectiveListSql(
  limit: "regions" | "serviceTypes",
  person: ColumnsOf<typeof users, "role" | "regions" | "serviceTypes"> = U,
): SQL {
  const list = person[limit];
  return sql`case when ${isWithinLimitSql(limit, person.role, sql`json_array_length(${list})`)} then json(${list}) else (
    select json_group_array(entry.value) from json_each(${list}) entry where entry.key < ${limitSql(limit, person.role)}
  ) end`;
}

/** Like `keepPaused`, for one of the lists of a row of `users` and the entries that the person has chosen. */
export function keepPausedSql(stored: Column, chosen: ReadonlyArray<string>, limit: SQL): SQL {
  const entries = JSON.stringify(chosen);
  const isOwn = sql`not exists (
    select 1 from json_each(${entries}) own where own.value not in (select value from json_each(${stored}))
  )`;
  return sql`case when ${limit} is null then json(${entries}) else (
    select json_group_array(value) from (
      select value, 0 as part, key from json_each(${entries})
      union all
      select value, 1, key from json_each(${stored})
        where value not in (select value from json_each(${entries})) and (key >= ${limit} or ${isOwn})
      order by part, key
    )
  ) end`;
}

/** Whether the role allows this count. */
export function isWithinLimitSql(limit: Limit, role: Column, count: SQL): SQL {
  const unlimited = ROLES.filter((one) => limitsFor(one)[limit] === null);
  return sql`(${isOneOf(role, unlimited)} or ${count} <= ${limitSql(limit, role)})`;
}
