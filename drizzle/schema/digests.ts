import { sql } from "drizzle-orm";
import { index, integer, primaryKey, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { DELIVERY_OUTCOMES, type DigestContent, RUN_KINDS } from "../../app/domain/mail/digest";
import { createdAt, defineTable, timestamp } from "../columns";
import { users } from "./profiles";

/** The content of a digest, shared by subscribers with equal preferences. Email and web copy are rendered from it. */
export const digestSelections = defineTable(
  "digest_selections",
  {
    id: text().primaryKey(),
    content: text({ mode: "json" }).$type<DigestContent>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("digest_selections_old").on(table.createdAt)],
);

/** One run of digests or alerts: its kind and the period that it is for. */
export const digestRuns = defineTable(
  "digest_runs",
  {
    id: text().primaryKey(),
    kind: text({ enum: RUN_KINDS }).notNull(),
    /** The local day on which a digest was due (2026-11-23), or the time of an alert run. */
    period: text().notNull(),
    startedAt: timestamp().notNull(),
    /** The newest opportunity and change that the run covers. Ids follow the order of commits; timestamps may not. */
    uptoOpportunity: integer().notNull().default(0),
    uptoVersion: integer().notNull().default(0),
    /** The last reader whose alerts are queued, by set of preferences and row: a run of many readers goes in pieces. */
    donePreferences: integer().notNull().default(0),
    doneReader: integer().notNull().default(0),
    completedAt: timestamp(),
  },
  (table) => [
    uniqueIndex("digest_runs_kind_period").on(table.kind, table.period),
    index("digest_runs_started").on(table.startedAt),
    index("digest_runs_alerts")
      .on(table.startedAt)
      .where(sql`${table.kind} = 'alert'`),
  ],
);

/** One subscriber in one run, with their preferences when it was planned. The outcome is empty until it is built. */
export const digestDeliveries = defineTable(
  "digest_deliveries",
  {
    runId: text()
      .notNull()
      .references(() => digestRuns.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** `DigestPreferences` as JSON. Deliveries with equal JSON share a selection. */
    preferences: text().notNull(),
    outcome: text({ enum: DELIVERY_OUTCOMES }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.userId] }),
    index("digest_deliveries_user").on(table.userId, table.createdAt),
    index("digest_deliveries_old").on(table.createdAt),
    index("digest_deliveries_waiting")
      .on(table.runId, table.preferences)
      .where(sql`${table.outcome} is null`),
  ],
);
