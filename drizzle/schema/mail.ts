import { sql } from "drizzle-orm";
import { index, integer, real, text } from "drizzle-orm/sqlite-core";
import { EMAIL_KINDS, EMAIL_STATUSES, SUPPRESSION_REASONS } from "../../app/domain/mail/mail";
import { createdAt, defineKeyedTable, defineTable, randomId, timestamp } from "../columns";
import { digestSelections } from "./digests";
import { users } from "./profiles";

/** The outbox: a message is stored in the same transaction as its cause, and sent after the commit. */
export const emails = defineTable(
  "emails",
  {
    id: randomId(),
    /** At most one message is stored per key. */
    dedupeKey: text().notNull().unique(),
    kind: text({ enum: EMAIL_KINDS }).notNull(),
    userId: text().references(() => users.id, { onDelete: "set null" }),
    recipient: text().notNull(),
    subject: text().notNull().default(""),
    /** Stored for all mail but digests and alerts, which are rendered when they are sent. */
    html: text().notNull().default(""),
    text: text().notNull().default(""),
    headers: text({ mode: "json" }).$type<Record<string, string>>().notNull().default({}),
    /** A digest's content. */
    selectionId: text().references(() => digestSelections.id),
    /** The bids in an alert. */
    opportunityIds: text({ mode: "json" }).$type<Array<number>>(),
    status: text({ enum: EMAIL_STATUSES }).notNull().default("queued"),
    /** Groups the messages of one call to the provider. It never changes, so that the provider recognizes a repeated call. */
    batch: text(),
    attempts: integer().notNull().default(0),
    /** Not to be tried before this time. While the message is being sent, it is the end of the sender's lease. */
    tryAfter: timestamp(),
    providerId: text(),
    lastError: text(),
    createdAt: createdAt(),
    sentAt: timestamp(),
  },
  (table) => [
    index("emails_unbatched")
      .on(table.createdAt)
      .where(sql`${table.status} = 'queued' and ${table.batch} is null`),
    index("emails_batch")
      .on(table.batch)
      .where(sql`${table.status} in ('queued', 'sending') and ${table.batch} is not null`),
    // For the sweep, which looks for batches that were queued but not finished in time.
    index("emails_overdue")
      .on(table.tryAfter)
      .where(sql`${table.status} in ('queued', 'sending') and ${table.batch} is not null`),
    index("emails_user").on(table.userId, table.createdAt),
    index("emails_newest").on(table.createdAt),
    // What is deleted after its time: the kinds of mail are kept for different times.
    index("emails_done")
      .on(table.kind, table.createdAt)
      .where(sql`${table.status} in ('sent', 'failed', 'dropped')`),
    index("emails_selection")
      .on(table.selectionId)
      .where(sql`${table.selectionId} is not null`),
  ],
);

/** Addresses that get no more bulk mail, because of a permanent bounce or a spam complaint. */
export const mailSuppressions = defineKeyedTable("mail_suppressions", {
  email: text().primaryKey(),
  reason: text({ enum: SUPPRESSION_REASONS }).notNull(),
  detail: text(),
  at: timestamp().notNull(),
});

/** Users who paused their bulk mail. */
export const mailPauses = defineKeyedTable("mail_pauses", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  until: timestamp().notNull(),
});

/** Changes made by links in email and by providers' reports, as proof that unsubscribes were honored. */
export const mailChoices = defineTable(
  "mail_choices",
  {
    id: randomId(),
    userId: text().notNull(),
    choice: text().notNull(),
    /** "page", "one-click". */
    via: text().notNull(),
    at: timestamp().notNull(),
  },
  (table) => [index("mail_choices_user").on(table.userId, table.at), index("mail_choices_old").on(table.at)],
);

/** Webhook messages of mail providers that have been processed. */
export const mailWebhooks = defineKeyedTable(
  "mail_webhooks",
  { id: text().primaryKey(), at: timestamp().notNull() },
  (table) => [index("mail_webhooks_old").on(table.at)],
);

/** The token bucket of each provider's rate limit. */
export const providerBuckets = defineKeyedTable("provider_buckets", {
  provider: text().primaryKey(),
  tokens: real().notNull(),
  refilledAt: timestamp().notNull(),
});

/** Tasks that failed for good, with the reason, for operators. */
export const deadLetters = defineTable(
  "dead_letters",
  {
    id: text().primaryKey(),
    body: text().notNull(),
    reason: text().notNull(),
    at: timestamp().notNull(),
  },
  (table) => [index("dead_letters_newest").on(table.at)],
);
