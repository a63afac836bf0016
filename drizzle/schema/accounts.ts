import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { BILLING_INTERVALS, SUBSCRIPTION_STATUSES } from "../../app/domain/billing/subscription";
import { ROLES } from "../../app/domain/billing/roles";
import { boolean, createdAt, randomId, timestamp } from "../columns";

/** Who may sign in: an address that is proved, and a password. The profile is made at the first sign-in. */
export const accounts = sqliteTable("accounts", {
  id: randomId(),
  /** As it is compared and written to: trimmed, in small letters. */
  email: text().notNull().unique(),
  /** An Argon2id string that carries its own parameters; `null` where there is none yet. */
  passwordHash: text(),
  /** From the sign-up form, for the profile to come. */
  companyName: text(),
  verifiedAt: timestamp(),
  createdAt: createdAt(),
});

export const ACCOUNT_TOKEN_PURPOSES = [
  "verify-email",
  "reset-password",
  "change-email",
  "undo-email-change",
] as const;

export type AccountTokenData = {
  /** Where to go on to. */
  next?: string;
  /** The address to change to, or back to. */
  email?: string;
  /** What the sign-up that the link belongs to asked for: whoever proves the address gets their own, not another's. */
  passwordHash?: string;
  companyName?: string | null;
};

/** Links that were sent by mail: single use, short-lived; only hashes are stored. */
export const accountTokens = sqliteTable(
  "account_tokens",
  {
    tokenHash: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    purpose: text({ enum: ACCOUNT_TOKEN_PURPOSES }).notNull(),
    /** What the link will do. */
    data: text({ mode: "json" }).$type<AccountTokenData>().notNull().default({}),
    createdAt: timestamp().notNull(),
    expiresAt: timestamp().notNull(),
    usedAt: timestamp(),
  },
  (table) => [index("account_tokens_account").on(table.accountId, table.purpose)],
);

/** Proof of consent, kept after the account is gone: what was agreed to, when, from where. */
export const consents = sqliteTable(
  "consents",
  {
    id: randomId(),
    /** No reference: the proof outlives the account. */
    accountId: text().notNull(),
    email: text().notNull(),
    kind: text({ enum: ["service-email", "terms"] }).notNull(),
    granted: boolean().notNull(),
    /** The words that were agreed to, and their version. */
    wording: text().notNull(),
    version: text().notNull(),
    at: timestamp().notNull(),
    /** The address that the request came from. */
    ip: text(),
  },
  (table) => [index("consents_account").on(table.accountId)],
);

/** How often something was tried in a stretch of time, to slow down guessing. */
export const attempts = sqliteTable(
  "attempts",
  {
    /** What and who: "sign-in:address:…", never a plain address. */
    key: text().notNull(),
    windowStart: timestamp().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index("attempts_old").on(table.windowStart),
  ],
);

/** The user profile of the spec (section 3). */
export const users = sqliteTable(
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

export const usageLogs = sqliteTable(
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

/** One row a signed-in browser. The cookie holds the id; the database holds its hash. */
export const sessions = sqliteTable(
  "sessions",
  {
    idHash: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    createdAt: timestamp().notNull(),
    lastSeenAt: timestamp().notNull(),
    expiresAt: timestamp().notNull(),
    device: text(),
  },
  (table) => [index("sessions_account").on(table.accountId)],
);
