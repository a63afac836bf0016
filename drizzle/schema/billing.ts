import { sql } from "drizzle-orm";
import { index, integer, primaryKey, text } from "drizzle-orm/sqlite-core";
import { END_REASONS } from "../../app/domain/billing/endings";
import { PLAN_NAMES } from "../../app/domain/billing/plans";
import { BILLING_INTERVALS, SUBSCRIPTION_STATUSES } from "../../app/domain/billing/subscription";
import { boolean, defineKeyedTable, defineTable, timestamp } from "../columns";
import { users } from "./profiles";

/** The latest known state of each subscription at the payment provider. A profile shows its user's best one. */
export const billingSubscriptions = defineTable(
  "billing_subscriptions",
  {
    id: text().primaryKey(),
    /** Empty for an orphan: bought outside our checkout, or its account was deleted. */
    userId: text().references(() => users.id, { onDelete: "set null" }),
    /** The claim's position in `OWNER_CLAIMS`; -1 for an orphan. */
    claim: integer().notNull(),
    customerId: text().notNull(),
    orderId: text(),
    /** The role that its plan gives; empty if it is for a product that is not one of our plans. */
    role: text({ enum: PLAN_NAMES }),
    /** Empty if the role is. */
    interval: text({ enum: BILLING_INTERVALS }),
    status: text({ enum: SUBSCRIPTION_STATUSES }).notNull(),
    endsAt: timestamp(),
    /** Why it has ended, or will end at `endsAt`; empty while it renews. */
    endReason: text({ enum: END_REASONS }),
    isTest: boolean().notNull(),
    providerCreatedAt: timestamp().notNull(),
    /** The provider's version of this state. An older version never overwrites a newer one. */
    providerUpdatedAt: timestamp().notNull(),
    /** When the API read that returned this state began; 0 if the state comes from a webhook message alone. */
    readAt: timestamp().notNull(),
    /** Set from a webhook message until the subscription has been read from the API. */
    unconfirmedSince: timestamp(),
  },
  (table) => [
    index("billing_subscriptions_user").on(table.userId),
    index("billing_subscriptions_customer").on(table.customerId),
    index("billing_subscriptions_order").on(table.orderId),
    index("billing_subscriptions_ended")
      .on(table.endsAt)
      .where(sql`${table.endsAt} is not null`),
    index("billing_subscriptions_unconfirmed")
      .on(table.unconfirmedSince)
      .where(sql`${table.unconfirmedSince} is not null`),
  ],
);

export const BILLING_EVENT_OUTCOMES = ["applied", "older", "orphan", "needs-review", "ignored"] as const;

/** One row per distinct webhook message. The message itself is not stored, because it contains card data. */
export const billingEvents = defineTable(
  "billing_events",
  {
    bodyHash: text().primaryKey(),
    name: text().notNull(),
    subscriptionId: text(),
    orderId: text(),
    customerId: text(),
    userId: text().references(() => users.id, { onDelete: "set null" }),
    isTest: boolean().notNull(),
    receivedAt: timestamp().notNull(),
    /** Empty until the message is fully processed. A message that failed half-way is processed again when it is resent. */
    outcome: text({ enum: BILLING_EVENT_OUTCOMES }),
  },
  (table) => [
    index("billing_events_user").on(table.userId),
    index("billing_events_for_operators")
      .on(table.receivedAt)
      .where(sql`${table.outcome} in ('orphan', 'needs-review')`),
    index("billing_events_done")
      .on(table.receivedAt)
      .where(sql`${table.outcome} in ('applied', 'older', 'ignored')`),
  ],
);

/** A lock on reading a subscription from the API, so that of many simultaneous messages only one reads it. */
export const billingReadings = defineKeyedTable("billing_readings", {
  subscriptionId: text().primaryKey(),
  until: timestamp().notNull(),
});

/**
 * Earlier addresses of accounts whose new address the payment provider does not have yet. The timed job deletes a row
 * when the provider has been told.
 */
export const billingAddressChanges = defineKeyedTable(
  "billing_address_changes",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    oldEmail: text().notNull(),
    changedAt: timestamp().notNull(),
    nextTryAt: timestamp().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.oldEmail] }),
    index("billing_address_changes_due").on(table.nextTryAt),
  ],
);

/** Addresses that have had a free trial, as keyed hashes. They outlive the account, so that deleting it buys no second trial. */
export const usedTrials = defineKeyedTable(
  "used_trials",
  {
    addressHash: text().primaryKey(),
    /** When the trial began, or when its account was deleted. */
    at: timestamp().notNull(),
  },
  (table) => [index("used_trials_old").on(table.at)],
);
