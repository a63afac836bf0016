import { sql } from "drizzle-orm";
import { index, integer, text } from "drizzle-orm/sqlite-core";
import { PLAN_NAMES } from "../../app/domain/billing/plans";
import { BILLING_INTERVALS, SUBSCRIPTION_STATUSES } from "../../app/domain/billing/subscription";
import { boolean, defineKeyedTable, defineTable, timestamp } from "../columns";
import { users } from "./profiles";

/** The newest that we know of each subscription at the provider; the profile shows the best one of its user. */
export const billingSubscriptions = defineTable(
  "billing_subscriptions",
  {
    id: text().primaryKey(),
    /** Empty for an orphan: bought outside our checkout, or its account is gone. */
    userId: text().references(() => users.id, { onDelete: "set null" }),
    /** The claim's position in `OWNER_CLAIMS`; -1 for an orphan. */
    claim: integer().notNull(),
    customerId: text().notNull(),
    orderId: text(),
    /** The role that its plan gives; empty when it is for something that we do not sell as a plan. */
    role: text({ enum: PLAN_NAMES }),
    /** Empty when the role is. */
    interval: text({ enum: BILLING_INTERVALS }),
    status: text({ enum: SUBSCRIPTION_STATUSES }).notNull(),
    endsAt: timestamp(),
    isTest: boolean().notNull(),
    providerCreatedAt: timestamp().notNull(),
    /** The provider's version: an older one never overwrites a newer one. */
    providerUpdatedAt: timestamp().notNull(),
    /** When the reading began that this is from; 0 when it is from a message alone. */
    readAt: timestamp().notNull(),
    /** Set while a message has not been followed by a reading. */
    unconfirmedSince: timestamp(),
  },
  (table) => [
    index("billing_subscriptions_user").on(table.userId),
    index("billing_subscriptions_customer").on(table.customerId),
    index("billing_subscriptions_order").on(table.orderId),
    index("billing_subscriptions_unconfirmed")
      .on(table.unconfirmedSince)
      .where(sql`${table.unconfirmedSince} is not null`),
  ],
);

export const BILLING_EVENT_OUTCOMES = ["applied", "older", "orphan", "needs-review", "ignored"] as const;

/** Each message of the provider once. The message itself is not kept: it names cards. */
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
    /** Empty until what it brought is stored: a message that died half-way is taken up again when it is sent again. */
    outcome: text({ enum: BILLING_EVENT_OUTCOMES }),
  },
  (table) => [
    index("billing_events_user").on(table.userId),
    index("billing_events_for_operators")
      .on(table.receivedAt)
      .where(sql`${table.outcome} in ('orphan', 'needs-review')`),
  ],
);

/** Who is reading a subscription at the provider just now: of many messages at once, one reads. */
export const billingReadings = defineKeyedTable("billing_readings", {
  subscriptionId: text().primaryKey(),
  until: timestamp().notNull(),
});
