import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { DIGEST_KINDS } from "../../app/domain/digest-schedule";
import { createdAt, randomId, timestamp } from "../columns";
import { users } from "./accounts";
import { opportunities } from "./opportunities";

export const EMAIL_STATUSES = ["queued", "sending", "sent", "failed"] as const;

/** The outbox: a message is stored with the decision to send it, and sent after that is safe. */
export const emails = sqliteTable(
  "emails",
  {
    id: randomId(),
    /** The same key is the same message, however often it is asked for. */
    dedupeKey: text().notNull().unique(),
    kind: text().notNull(),
    userId: text().references(() => users.id, { onDelete: "set null" }),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    headers: text({ mode: "json" }).$type<Record<string, string>>().notNull().default({}),
    status: text({ enum: EMAIL_STATUSES }).notNull().default("queued"),
    attempts: integer().notNull().default(0),
    /** Not to be tried before; also the lease of the one that is sending it. */
    tryAfter: timestamp(),
    providerId: text(),
    lastError: text(),
    createdAt: createdAt(),
    sentAt: timestamp(),
  },
  (table) => [
    index("emails_due")
      .on(table.createdAt)
      .where(sql`${table.status} in ('queued', 'sending')`),
    // Somebody waits in front of a page for these; they go first.
    index("emails_due_account")
      .on(table.createdAt)
      .where(sql`${table.status} in ('queued', 'sending') and ${table.kind} = 'account'`),
    index("emails_newest").on(table.createdAt),
  ],
);

/** One mailing to many: a kind and the period that it is for. */
export const digestRuns = sqliteTable(
  "digest_runs",
  {
    id: randomId(),
    kind: text({ enum: DIGEST_KINDS }).notNull(),
    /** The local day it was due: 2026-11-23. */
    period: text().notNull(),
    startedAt: timestamp().notNull(),
    /** Where the run has got to: users are taken in order of id. */
    lastUserId: text().notNull().default(""),
    completedAt: timestamp(),
  },
  (table) => [uniqueIndex("digest_runs_kind_period").on(table.kind, table.period)],
);

/** One person in one run. A person with nothing new has a row and no e-mail. */
export const digestDeliveries = sqliteTable(
  "digest_deliveries",
  {
    runId: text()
      .notNull()
      .references(() => digestRuns.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    emailId: text().references(() => emails.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.userId] }),
    index("digest_deliveries_user").on(table.userId),
  ],
);

export const DIGEST_ITEM_KINDS = ["digest", "alert"] as const;

/** One opportunity told to one person, once for each kind of mail. */
export const digestItems = sqliteTable(
  "digest_items",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    opportunityId: integer()
      .notNull()
      .references(() => opportunities.id, { onDelete: "cascade" }),
    kind: text({ enum: DIGEST_ITEM_KINDS }).notNull(),
    runId: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.opportunityId, table.kind] })],
);

/** When each timed job last did something, for operators. */
export const jobRuns = sqliteTable("job_runs", {
  job: text().primaryKey(),
  startedAt: timestamp().notNull(),
  finishedAt: timestamp(),
  outcome: text(),
});
