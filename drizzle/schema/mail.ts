import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { EMAIL_KINDS, EMAIL_STATUSES, SUPPRESSION_REASONS } from "../../app/domain/mail/mail";
import { createdAt, randomId, timestamp } from "../columns";
import { users } from "./accounts";
import { digestSelections } from "./digests";

/** The outbox: a message is stored with the decision to send it, and sent after that is safe. */
export const emails = sqliteTable(
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
  ],
);

/** Addresses that get no bulk mail any more: it came back for good, or was reported as spam. */
export const mailSuppressions = sqliteTable("mail_suppressions", {
  email: text().primaryKey(),
  reason: text({ enum: SUPPRESSION_REASONS }).notNull(),
  detail: text(),
  at: timestamp().notNull(),
});

/** Somebody wants no bulk mail until then. */
export const mailPauses = sqliteTable("mail_pauses", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  until: timestamp().notNull(),
});

/** What was done by links in mail and by providers' reports: the proof that an unsubscribe was honoured. */
export const mailChoices = sqliteTable(
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
export const mailWebhooks = sqliteTable(
  "mail_webhooks",
  { id: text().primaryKey(), at: timestamp().notNull() },
  (table) => [index("mail_webhooks_old").on(table.at)],
);

/** How many calls a provider allows just now. */
export const providerBuckets = sqliteTable("provider_buckets", {
  provider: text().primaryKey(),
  tokens: real().notNull(),
  refilledAt: timestamp().notNull(),
});

/** What nobody could deliver or do, with the reason, for operators. */
export const deadLetters = sqliteTable(
  "dead_letters",
  {
    id: text().primaryKey(),
    body: text().notNull(),
    reason: text().notNull(),
    at: timestamp().notNull(),
  },
  (table) => [index("dead_letters_newest").on(table.at)],
);

/** What was written to support: stored first, mailed second. */
export const supportMessages = sqliteTable(
  "support_messages",
  {
    id: randomId(),
    userId: text().references(() => users.id, { onDelete: "set null" }),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    userAgent: text().notNull(),
    currentUrl: text().notNull(),
    at: timestamp().notNull(),
  },
  (table) => [index("support_messages_newest").on(table.at)],
);

/** A wish that some subscriber to alerts has. It never changes: whoever changes their profile has another wish. */
export const alertWishes = sqliteTable(
  "alert_wishes",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    regions: text().notNull(),
    serviceTypes: text().notNull(),
    contractValueMin: text().notNull(),
    /** In Canadian dollars. */
    minimum: real().notNull(),
  },
  (table) => [index("alert_wishes_wish").on(table.regions, table.serviceTypes, table.contractValueMin)],
);

/** The cells, place × trade, that a wish covers; opportunities lie in cells. */
export const alertCells = sqliteTable(
  "alert_cells",
  {
    cell: text().notNull(),
    wishId: integer()
      .notNull()
      .references(() => alertWishes.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.cell, table.wishId] })],
);

/** Trades in users' own words that some wish has, as full-text expressions. */
export const alertTexts = sqliteTable("alert_texts", {
  text: text().primaryKey(),
  expression: text().notNull(),
});
