import { and, eq, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { type AnyStatement, runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { columnName } from "#drizzle/column-name";
import { billingSubscriptions, users } from "#drizzle/schema";
import { ENDED_FROM } from "~/domain/billing/endings";
import { AFTER_PAYMENT } from "~/domain/billing/entitlement";
import { intervalOf, planOf } from "~/domain/billing/plan-options";
import { OWNER_CLAIMS, type OwnerClaim } from "~/domain/billing/subscription";
import type { Subscription } from "~/ports/billing";
import { withoutSubscriptionSql } from "./entitlement.sql.server";
import { showBestSubscription } from "./subscription-records.sql.server";

export type Owner = { userId: string; claim: OwnerClaim };

/** The record's origin: a read from the provider that started at `readAt`, or a message received at `heardAt`. */
export type Origin = { readAt: Date } | { heardAt: Date };

/**
 * Stores subscriptions and updates the profiles they affect, in one batch. Safe to repeat, in any order: the newest
 * version and the strongest claim win, and a profile depends only on those.
 */
export async function recordSubscriptions(
  db: Database,
  found: ReadonlyArray<{ subscription: Subscription; owner: Owner | null }>,
  origin: Origin,
  now: Date,
): Promise<void> {
  await runBatch(
    db,
    found.flatMap(({ subscription, owner }) => [
      upsert(db, subscription, owner, origin),
      ...updateProfilesOfSubscription(db, subscription.id, now),
    ]),
  );
}

const ORPHANED = -1;
const rankOf = (claim: OwnerClaim) => OWNER_CLAIMS.indexOf(claim);

function upsert(db: Database, subscription: Subscription, owner: Owner | null, origin: Origin) {
  const { plan, createdAt, updatedAt, email: _, ...same } = subscription;
  const known = billingSubscriptions;
  const excluded = (property: string) => sql`excluded.${sql.identifier(columnName(property))}`;
  const isLater = sql`${excluded("providerUpdatedAt")} > ${known.providerUpdatedAt}`;
  // A message must be newer to count. A read from the provider also replaces a version of the same second.
  const isNews = sql`(${isLater} or (
    ${excluded("providerUpdatedAt")} = ${known.providerUpdatedAt}
    and ${excluded("readAt")} > 0 and ${excluded("readAt")} >= ${known.readAt}
  ))`;
  const isStronger = sql`(${excluded("userId")} is not null
    and (${known.userId} is null or ${excluded("claim")} > ${known.claim}))`;
  const replace = (when: SQL, ...properties: ReadonlyArray<keyof typeof known.$inferSelect>) =>
    Object.fromEntries(
      properties.map((property) => [
        property,
        sql`case when ${when} then ${excluded(property)} else ${known[property]} end`,
      ]),
    );
  return db
    .insert(billingSubscriptions)
    .values({
      ...same,
      userId: sql`(select id from users where id = ${owner?.userId ?? null})`,
      claim: owner ? rankOf(owner.claim) : ORPHANED,
      role: plan && planOf(plan),
      interval: plan && intervalOf(plan),
      providerCreatedAt: createdAt,
      providerUpdatedAt: updatedAt,
      readAt: "readAt" in origin ? origin.readAt : new Date(0),
      unconfirmedSince: "heardAt" in origin ? origin.heardAt : null,
    })
    .onConflictDoUpdate({
      target: known.id,
      set: {
        ...replace(isStronger, "userId", "claim"),
        ...replace(isNews, "customerId", "orderId", "role", "interval", "status", "endsAt", "isTest"),
        ...replace(isNews, "providerUpdatedAt", "readAt"),
        endReason: sql`case when ${isNews} then ${endReasonAfterSql()} else ${known.endReason} end`,
        unconfirmedSince: sql`case
          when ${excluded("readAt")} = 0
            then max(${excluded("unconfirmedSince")}, coalesce(${known.unconfirmedSince}, 0))
          when ${known.unconfirmedSince} <= ${excluded("readAt")} then null
          else ${known.unconfirmedSince}
        end`,
      },
    });
}

/** Like `endReasonAfter`, for the stored row and the version that replaces it. */
function endReasonAfterSql(): SQL {
  const { status, endReason } = billingSubscriptions;
  const reported = sql.raw("excluded.end_reason");
  const endedFrom = Object.entries(ENDED_FROM).map(([from, reason]) => sql`when ${from} then ${reason}`);
  return sql`case when ${reported} is not 'provider' then ${reported}
    else coalesce(case ${status} ${sql.join(endedFrom, sql.raw(" "))} end, ${endReason}, ${reported}) end`;
}

/** Assigns a known subscription to a user if the claim is stronger than the stored one. */
export async function claimSubscription(
  db: Database,
  subscriptionId: string,
  { userId, claim }: Owner,
  now: Date,
): Promise<void> {
  const { id, userId: ownerId, claim: known } = billingSubscriptions;
  const rank = rankOf(claim);
  await runBatch(db, [
    db
      .update(billingSubscriptions)
      .set({ userId, claim: rank })
      .where(and(eq(id, subscriptionId), or(isNull(ownerId), lt(known, rank)))),
    ...updateProfilesOfSubscription(db, subscriptionId, now),
  ]);
}

/** Applies an invoice while its subscription cannot be read. Does not touch canceled subscriptions. */
export async function recordPayment(
  db: Database,
  { subscriptionId, status, at }: { subscriptionId: string; status: "paid" | "unpaid" | null; at: Date },
  now: Date,
): Promise<void> {
  const { id, status: known, providerUpdatedAt, unconfirmedSince } = billingSubscriptions;
  await runBatch(db, [
    ...(status === null
      ? []
      : [
          db
            .update(billingSubscriptions)
            .set({ status: AFTER_PAYMENT[status].to })
            .where(
              and(eq(id, subscriptionId), eq(known, AFTER_PAYMENT[status].from), lt(providerUpdatedAt, at)),
            ),
        ]),
    db
      .update(billingSubscriptions)
      .set({ unconfirmedSince: sql`max(coalesce(${unconfirmedSince}, 0), ${now.getTime()})` })
      .where(eq(id, subscriptionId)),
    ...updateProfilesOfSubscription(db, subscriptionId, now),
  ]);
}

/**
 * Shows the owner's best subscription in their profile, and removes this one from any profile that showed it by
 * mistake.
 */
function updateProfilesOfSubscription(db: Database, subscriptionId: string, now: Date): Array<AnyStatement> {
  const owner = sql`(select user_id from billing_subscriptions where id = ${subscriptionId})`;
  const isWrong = and(eq(users.lemonSqueezySubscriptionId, subscriptionId), ne(users.id, owner));
  return [
    showBestSubscription(owner, now),
    showBestSubscription(sql`${db.select({ id: users.id }).from(users).where(isWrong).limit(1)}`, now),
    db.update(users).set(withoutSubscriptionSql(now)).where(isWrong),
  ];
}

export function updateProfileOfUser(userId: string, now: Date) {
  return showBestSubscription(sql`${userId}`, now);
}

/** The owner of a subscription by the strongest available claim; `null` if it is not one of our users. */
export async function findOwner(
  db: Database,
  { userId, customerId, email }: { userId: string | null; customerId: string; email: string },
): Promise<Owner | null> {
  const firstWith = (condition: SQL) =>
    db.select({ userId: users.id }).from(users).where(condition).orderBy(users.id).limit(1);
  const [[byCheckout], [byCustomer], [byEmail]] = await runBatch(db, [
    firstWith(eq(users.id, userId ?? "")),
    firstWith(eq(users.lemonSqueezyCustomerId, customerId)),
    firstWith(eq(users.email, email)),
  ]);
  if (byCheckout) return { ...byCheckout, claim: "checkout" };
  if (byCustomer) return { ...byCustomer, claim: "customer" };
  return byEmail ? { ...byEmail, claim: "email" } : null;
}
