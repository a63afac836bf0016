import { sql } from "drizzle-orm";
import { index, integer, text } from "drizzle-orm/sqlite-core";
import { ROLES } from "../../app/domain/billing/roles";
import { BILLING_INTERVALS, SUBSCRIPTION_STATUSES } from "../../app/domain/billing/subscription";
import type { Exclusion } from "../../app/domain/matching/exclusions";
import { DENSITIES, STORED_SORTS } from "../../app/domain/opportunities/opportunity-sort";
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
    /** Region codes, or the text of regions that the user typed. */
    regions: text({ mode: "json" }).$type<Array<string>>().notNull().default(["CA-ON"]),
    /** Service-type ids, or the text of trades that the user typed. */
    serviceTypes: text({ mode: "json" }).$type<Array<string>>().notNull().default([]),
    /** Ids of the parts of trades that are switched off; also of trades that are paused. */
    partsOff: text({ mode: "json" }).$type<Array<string>>().notNull().default([]),
    /** Bids with these words in their title are left out of the feed, digests and alerts. */
    excluded: text({ mode: "json" }).$type<Array<Exclusion>>().notNull().default([]),
    /** Counts the changes to the person's `hidden_bids`; 0 if there never was one. */
    hiddenRevision: integer().notNull().default(0),
    alertWeekly: boolean().notNull().default(true),
    alertInstant: boolean().notNull().default(false),
    /** One email a day with new bids that state no value. */
    alertSameDay: boolean().notNull().default(false),
    /** Reminders of the dates of saved bids. */
    remind: boolean().notNull().default(true),
    /** A reminder 7 days before, too. */
    remindWeekAhead: boolean().notNull().default(false),
    /** One of `READER_ZONES`. */
    timeZone: text().notNull().default("America/Toronto"),
    /** "any", an amount in dollars, or text that the user typed. */
    contractValueMin: text().notNull().default("any"),
    lemonSqueezyCustomerId: text(),
    lemonSqueezySubscriptionId: text(),
    /** When the subscription was last read from the payment provider. */
    lastSyncedAt: timestamp(),
    /** When a checkout was last started. Until it is settled, the subscription is also polled, in case a webhook is lost. */
    checkoutStartedAt: timestamp(),
    /** The last `notifiableState` that was announced to the user by email. */
    billingTold: text(),
    /** When the user closed the list of what to set up after buying Pro. */
    proSetUpClosedAt: timestamp(),
    /** How the user last sorted a list. Empty until they choose. */
    listSort: text({ enum: STORED_SORTS }),
    density: text({ enum: DENSITIES }).notNull().default("comfortable"),
    /** Whether single keys are shortcuts. */
    keyboard: boolean().notNull().default(true),
    /** When a weekly digest was last queued for this user. A digest with no new bids is not sent and not counted. */
    lastDigestAt: timestamp(),
  },
  (table) => [
    // A digest run reads its subscribers in order of id.
    index("users_weekly_digest")
      .on(table.id)
      .where(sql`${table.alertWeekly} = 1 and ${table.onboardedAt} is not null`),
    // Alerts look up the subscribers with certain preferences.
    index("users_alerts")
      .on(table.regions, table.serviceTypes, table.partsOff, table.contractValueMin)
      .where(
        sql`(${table.alertInstant} = 1 or ${table.alertSameDay} = 1) and ${table.onboardedAt} is not null`,
      ),
    // The morning's reminders read the people of one zone in order of id.
    index("users_reminders")
      .on(table.timeZone, table.id)
      .where(sql`${table.remind} = 1 and ${table.onboardedAt} is not null`),
    // Reminders 7 days before are for few people.
    index("users_week_ahead")
      .on(table.id)
      .where(sql`${table.remindWeekAhead} = 1`),
    // Webhook messages name a customer or a subscription.
    index("users_customer").on(table.lemonSqueezyCustomerId),
    index("users_subscription").on(table.lemonSqueezySubscriptionId),
    // The timed sync starts with the subscription that was read longest ago.
    index("users_sync")
      .on(table.lastSyncedAt)
      .where(sql`${table.lemonSqueezyCustomerId} is not null or ${table.checkoutStartedAt} is not null`),
    // For `isTrialPhaseSql`, which repeats this condition so that SQLite can use the index.
    index("users_trial_end")
      .on(table.subscriptionEndDate)
      .where(sql`${table.subscriptionStatus} = 'trialing' and ${table.lemonSqueezySubscriptionId} is null`),
  ],
);

/** What a profile holds: one person's company, preferences and subscription. */
export type Profile = typeof users.$inferSelect;

export const usageLogs = defineTable(
  "usage_logs",
  {
    id: randomId(),
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    eventType: text().notNull(),
    metadata: text({ mode: "json" }).$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [index("usage_logs_user").on(table.userId), index("usage_logs_old").on(table.createdAt)],
);
