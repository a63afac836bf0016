import { and, count, desc, eq, gt, inArray, isNotNull, isNull, notExists, or, sql } from "drizzle-orm";
import { billingEvents, billingSubscriptions } from "#drizzle/schema";
import { centsOf, intervalOf } from "~/domain/billing/plan-options";
import type { Services } from "~/lib/services";
import { renewsSql } from "./entitlement.sql.server";

const LISTED = 200;

/** Payments an operator must look at: without a known user, for no plan of ours, unconfirmed, or double. */
export async function listForReview({ db }: Services) {
  const { id, userId, role, orderId, status } = billingSubscriptions;
  const [orphans, unconfirmed, events, double] = await Promise.all([
    db.select().from(billingSubscriptions).where(isNull(billingSubscriptions.userId)).limit(LISTED),
    db
      .select()
      .from(billingSubscriptions)
      .where(isNotNull(billingSubscriptions.unconfirmedSince))
      .limit(LISTED),
    db
      .select()
      .from(billingEvents)
      .where(
        and(
          inArray(billingEvents.outcome, ["orphan", "needs-review"]),
          // Leave out events whose subscription has been matched to a user since.
          notExists(
            db
              .select({ id })
              .from(billingSubscriptions)
              .where(
                and(
                  isNotNull(userId),
                  isNotNull(role),
                  or(eq(id, billingEvents.subscriptionId), eq(orderId, billingEvents.orderId)),
                ),
              ),
          ),
        ),
      )
      .orderBy(desc(billingEvents.receivedAt))
      .limit(LISTED),
    db
      .select({ userId, subscriptions: sql<string>`group_concat(${id})` })
      .from(billingSubscriptions)
      .where(and(isNotNull(userId), renewsSql(status)))
      .groupBy(userId)
      .having(gt(count(), 1))
      .limit(LISTED),
  ]);
  return { orphans, unconfirmed, events, double };
}

/** Compares our prices with the provider's. No differences means all is well. */
export async function checkPrices({ billing }: Services) {
  const prices = await billing.listPrices();
  if (!prices.ok) return { ok: false as const, failure: prices.failure };
  const differences = prices.value.flatMap(({ plan, cents, interval, hasTrial }) => {
    const wanted = { cents: centsOf(plan), interval: intervalOf(plan) === "monthly" ? "month" : "year" };
    return [
      ...(cents === wanted.cents
        ? []
        : [`${plan}: we show ${wanted.cents} cents, the provider charges ${cents}`]),
      ...(interval === wanted.interval
        ? []
        : [`${plan}: paid by the ${interval}, not by the ${wanted.interval}`]),
      ...(hasTrial ? [`${plan}: the provider gives a trial of its own`] : []),
    ];
  });
  return { ok: true as const, checked: prices.value.length, differences };
}
