import { index, integer, primaryKey, text } from "drizzle-orm/sqlite-core";
import { createdAt, defineKeyedTable, defineTable, randomId, timestamp } from "../columns";

export const SOURCE_RUN_OUTCOMES = ["running", "complete", "unchanged", "shrunken", "failed", "off"] as const;
const SOURCE_PIECE_KINDS = ["notices", "keys", "end"] as const;
const ANSWER_PIECE_KINDS = ["records", "read", "end"] as const;

/** One run of reading a source, successful or not. */
export const sourceRuns = defineTable(
  "source_runs",
  {
    id: randomId(),
    source: text().notNull(),
    startedAt: timestamp().notNull(),
    finishedAt: timestamp(),
    outcome: text({ enum: SOURCE_RUN_OUTCOMES }).notNull(),
    /** Why it failed, counts as shrunken, closed nothing, or is off. Never contains a key or a URL with one. */
    reason: text(),
    read: integer().notNull().default(0),
    created: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    ignored: integer().notNull().default(0),
    setAside: integer().notNull().default(0),
    withdrawn: integer().notNull().default(0),
  },
  (table) => [
    index("source_runs_source").on(table.source, table.startedAt),
    index("source_runs_old").on(table.startedAt),
    // The newest run with each outcome stays.
    index("source_runs_outcome").on(table.source, table.outcome, table.startedAt),
  ],
);

/**
 * A portal's answer as it was sent, until its records have been read, for at most a day. The row of the kind "end" is
 * written when the whole answer is here. A row of the kind "read" takes the place of the records that it was made of.
 */
export const answerPieces = defineTable(
  "answer_pieces",
  {
    runId: text()
      .notNull()
      .references(() => sourceRuns.id, { onDelete: "cascade" }),
    kind: text({ enum: ANSWER_PIECE_KINDS }).notNull(),
    number: integer().notNull(),
    /** A text that is too long for one row is in several. */
    part: integer().notNull().default(0),
    /** JSON: records, what the reader remembers of them, or how the answer ended. */
    content: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.kind, table.number, table.part] })],
);

/**
 * What an answer has brought and is not stored yet, so that a run can go on in another invocation. The row of the kind
 * "end" is written when the whole answer has been read.
 */
export const sourcePieces = defineTable(
  "source_pieces",
  {
    runId: text()
      .notNull()
      .references(() => sourceRuns.id, { onDelete: "cascade" }),
    kind: text({ enum: SOURCE_PIECE_KINDS }).notNull(),
    number: integer().notNull(),
    /** Notices as JSON, keys as JSON, or how the reading ended. */
    content: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.kind, table.number] })],
);

/** Which message of the queue is at work on a source, so that two never are. */
export const sourceLeases = defineKeyedTable("source_leases", {
  source: text().primaryKey(),
  message: text().notNull(),
  /** The message's delivery: a later one takes the lease over, because the one before was killed. */
  attempt: integer().notNull(),
  until: timestamp().notNull(),
});

/** Records that could not be parsed, with the reason, for operators. */
export const setAsideRecords = defineKeyedTable(
  "set_aside_records",
  {
    runId: text()
      .notNull()
      .references(() => sourceRuns.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    key: text(),
    /** Recognizes a record without a key when it comes again. */
    contentHash: text(),
    reason: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.position] })],
);

/** The validators of a portal's last good answer, for conditional requests. */
export const portalValidators = defineTable("portal_validators", {
  /** Without keys or other secrets. */
  url: text().primaryKey(),
  etag: text(),
  lastModified: text(),
  storedAt: timestamp().notNull(),
});

/** Bearer secrets of portals that push notices to us. Only hashes are stored. */
export const ingestKeys = defineTable("ingest_keys", {
  secretHash: text().primaryKey(),
  /** The portal whose notices this key may send. */
  portal: text().notNull(),
  /** The hosts that its links may lead to, each with its subdomains. */
  hosts: text({ mode: "json" }).$type<Array<string>>().notNull().default([]),
  /** The code of the country, province or state that the portal covers, if that is known. */
  home: text(),
  createdAt: createdAt(),
  revokedAt: timestamp(),
});

/** How many calls were made to a portal that limits them, on each day in UTC. Counted before each call. */
export const portalCalls = defineKeyedTable(
  "portal_calls",
  {
    portal: text().notNull(),
    /** 2026-11-20 */
    day: text().notNull(),
    calls: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.portal, table.day] })],
);
