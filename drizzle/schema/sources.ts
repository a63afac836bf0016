import { index, integer, primaryKey, text } from "drizzle-orm/sqlite-core";
import { createdAt, defineKeyedTable, defineTable, randomId, timestamp } from "../columns";

export const SOURCE_RUN_OUTCOMES = ["running", "complete", "unchanged", "shrunken", "failed", "off"] as const;

/** One reading of a source, good or bad. */
export const sourceRuns = defineTable(
  "source_runs",
  {
    id: randomId(),
    source: text().notNull(),
    startedAt: timestamp().notNull(),
    finishedAt: timestamp(),
    outcome: text({ enum: SOURCE_RUN_OUTCOMES }).notNull(),
    /** Why it failed, was called shrunken, or is off; never a key or an address with one. */
    reason: text(),
    read: integer().notNull().default(0),
    created: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    ignored: integer().notNull().default(0),
    setAside: integer().notNull().default(0),
    withdrawn: integer().notNull().default(0),
  },
  (table) => [index("source_runs_source").on(table.source, table.startedAt)],
);

/** Records that could not be read, with the reason, for the operator. */
export const setAsideRecords = defineKeyedTable(
  "set_aside_records",
  {
    runId: text()
      .notNull()
      .references(() => sourceRuns.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    key: text(),
    reason: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.position] })],
);

/** What a portal told us about its last good answer, for conditional requests. */
export const portalValidators = defineTable("portal_validators", {
  /** Without keys or other secrets. */
  url: text().primaryKey(),
  etag: text(),
  lastModified: text(),
  storedAt: timestamp().notNull(),
});

/** Bearer secrets of portals that push their notices to us by agreement; only hashes are stored. */
export const ingestKeys = defineTable("ingest_keys", {
  secretHash: text().primaryKey(),
  /** The portal whose notices this key may send. */
  portal: text().notNull(),
  createdAt: createdAt(),
  revokedAt: timestamp(),
});
