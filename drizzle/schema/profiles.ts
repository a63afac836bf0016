import { sql } from "drizzle-orm";
import { index, text } from "drizzle-orm/sqlite-core";
import { BILLING_INTERVALS, SUBSCRIPTION_STATUSES } from "../../app/domain/billing/subscription";
import { ROLES } from "../../app/domain/billing/roles";
import { boolean, createdAt, defineTable, randomId, timestamp } from "../columns";
import { accounts } from "./accounts";

/** The user profile of the spec (section 3). */
export const users = defineTable(
  "users",
  {
    id: text()
      .primaryKey()
      .references(() => accounts.id, { onDelete: "cascade" }),
    email: text().notNull().unique(),
    companyName: text(),
    role: text({ enum: ROLES }).notNull().default("trial"),
    subscriptionStatus: text({ enum: SUBSCRIPTION_STATUSES }).notNull().default("trialing"),
    billingInterval: text({ enum: BILLING_INTERVALS }),
    subscriptionEndDate: timestamp(),
    createdAt: createdAt(),
    /** Empty while onboarding is pending. */
    onboardedAt: timestamp(),
    /** Region codes; or a region's text, for one of the user's own. */
    regions: text({ mode: "json" }).$type<Array<string>>().notNull().default(["CA-ON"]),
    /** Service-type ids; or a trade's text, for one of the user's own. */
    serviceTypes: text({ mode: "json" }).$type<Array<string>>().notNull().default([]),
    alertWeekly: boolean().notNull().default(true),
    alertInstant: boolean().notNull().default(false),
    /** "any", an amount in dollars, or the user's own text. */
    contractValueMin: text().notNull().default("any"),
    lemonSqueezyCustomerId: text(),
    lemonSqueezySubscriptionId: text(),
    /** When the subscription was last read again from the provider. */
    lastSyncedAt: timestamp(),
    /** When a checkout was last begun: a payment may follow of which no message reaches us. */
    checkoutStartedAt: timestamp(),
    /** The state of the subscription that the user was last told of by mail. */
    billingTold: text(),
    /** When the last weekly digest was queued for this user; one with nothing new in it is none. */
    lastDigestAt: timestamp(),
  },
  (table) => [
    // A digest run walks its subscribers by id.
    index("users_weekly_digest")
      .on(table.id)
      .where(sql`${table.alertWeekly} = 1 and ${table.onboardedAt} is not null`),
    // Alerts ask who has one of these wishes.
    index("users_instant_alert")
      .on(table.regions, table.serviceTypes, table.contractValueMin)
      .where(sql`${table.alertInstant} = 1 and ${table.onboardedAt} is not null`),
    // Messages of the payment provider name a customer or a subscription.
    index("users_customer").on(table.lemonSqueezyCustomerId),
    index("users_subscription").on(table.lemonSqueezySubscriptionId),
    // The timed reading takes the one that was read longest ago.
    index("users_sync")
      .on(table.lastSyncedAt)
      .where(sql`${table.lemonSqueezyCustomerId} is not null or ${table.checkoutStartedAt} is not null`),
    // Asked for by `isTrialPhaseSql`, which writes this condition into its text.
    index("users_trial_end")
      .on(table.subscriptionEndDate)
      .where(sql`${table.subscriptionStatus} = 'trialing' and ${table.lemonSqueezySubscriptionId} is null`),
  ],
);

export const usageLogs = defineTable(
  "usage_logs",
  {
    id: randomId(),
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    eventType: text().notNull(),
    metadata: text({ mode: "json" }).$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [index("usage_logs_user").on(table.userId)],
);
