import { sql } from "drizzle-orm";
import { index, integer, real, text } from "drizzle-orm/sqlite-core";
import { EMAIL_KINDS, EMAIL_STATUSES, SUPPRESSION_REASONS } from "../../app/domain/mail/mail";
import { createdAt, defineKeyedTable, defineTable, randomId, timestamp } from "../columns";
import { users } from "./profiles";
import { digestSelections } from "./digests";

/** The outbox: a message is stored with the decision to send it, and sent after that is safe. */
export const emails = defineTable(
  "emails",
  {
    id: randomId(),
    /** The same key is the same message, however often it is asked for. */
    dedupeKey: text().notNull().unique(),
    kind: text({ enum: EMAIL_KINDS }).notNull(),
    userId: text().references(() => users.id, { onDelete: "set null" }),
    recipient: text().notNull(),
    subject: text().notNull().default(""),
    /** Of a message that is one reader's own; digests and alerts are rendered from what they tell of. */
    html: text().notNull().default(""),
    text: text().notNull().default(""),
    headers: text({ mode: "json" }).$type<Record<string, string>>().notNull().default({}),
    /** What a digest tells of: shared by everybody who asks for the same. */
    selectionId: text().references(() => digestSelections.id),
    /** What an alert tells of. */
    opportunityIds: text({ mode: "json" }).$type<Array<number>>(),
    status: text({ enum: EMAIL_STATUSES }).notNull().default("queued"),
    /** Messages that go to the provider in one call, always the same ones, so that a repeated call can be recognised. */
    batch: text(),
    attempts: integer().notNull().default(0),
    /** Not to be tried before; also the lease of the one that is sending it. */
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
    // The sweep: what was given to the queue and has not been heard of since.
    index("emails_overdue")
      .on(table.tryAfter)
      .where(sql`${table.status} in ('queued', 'sending') and ${table.batch} is not null`),
    index("emails_user").on(table.userId, table.createdAt),
    index("emails_newest").on(table.createdAt),
    index("emails_selection")
      .on(table.selectionId)
      .where(sql`${table.selectionId} is not null`),
  ],
);

/** Addresses that get no bulk mail any more: it came back for good, or was reported as spam. */
export const mailSuppressions = defineKeyedTable("mail_suppressions", {
  email: text().primaryKey(),
  reason: text({ enum: SUPPRESSION_REASONS }).notNull(),
  detail: text(),
  at: timestamp().notNull(),
});

/** Somebody wants no bulk mail until then. */
export const mailPauses = defineKeyedTable("mail_pauses", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  until: timestamp().notNull(),
});

/** What was done by links in mail and by providers' reports: the proof that an unsubscribe was honoured. */
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
  (table) => [index("mail_choices_user").on(table.userId, table.at)],
);

/** Webhooks of a mail provider that have been acted on. */
export const mailWebhooks = defineKeyedTable(
  "mail_webhooks",
  { id: text().primaryKey(), at: timestamp().notNull() },
  (table) => [index("mail_webhooks_old").on(table.at)],
);

/** How many calls a provider allows just now. */
export const providerBuckets = defineKeyedTable("provider_buckets", {
  provider: text().primaryKey(),
  tokens: real().notNull(),
  refilledAt: timestamp().notNull(),
});

/** What nobody could deliver or do, with the reason, for operators. */
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
