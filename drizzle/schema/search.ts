import { integer, real, text } from "drizzle-orm/sqlite-core";
import { defineKeyedTable, defineTable, timestamp } from "../columns";

/** A single row with the version of the index of open opportunities. */
export const indexState = defineTable("index_state", {
  id: integer().primaryKey(),
  version: integer().notNull(),
});

/** Cached counts and figures, valid until the index changes, a counted opportunity closes or the day ends. */
export const matchCounts = defineTable("match_counts", {
  /** The full-text expression. */
  expression: text().primaryKey(),
  version: integer().notNull(),
  /** The next closing date among the counted, or the end of the day if it has figures; empty if there is neither. */
  validUntil: timestamp(),
  found: integer().notNull(),
  /** How many close within the week. Empty for a count without figures. */
  urgent: integer(),
  /** The sums of the stated values in each currency; empty if none is stated. */
  cad: real(),
  usd: real(),
  /** The hours, counted from 1970, in which those close that close within eight weeks, each with their number. */
  closingHours: text({ mode: "json" }).$type<Array<[hour: number, count: number]>>(),
});

/** The number of open opportunities per bid type. Recounted after each change of the index, never by a page. */
export const distinctBidTypes = defineKeyedTable("distinct_bid_types", {
  bidType: text().primaryKey(),
  cnt: integer().notNull(),
});

/**
 * A single row with the number of open opportunities that each filter choice alone finds. A page that finds it out of date
 * shows it and counts again afterwards.
 */
export const filterCounts = defineTable("filter_counts", {
  id: integer().primaryKey(),
  version: integer().notNull(),
  /** When the next of the counted closes; empty if none has a closing date. */
  validUntil: timestamp(),
  /** When counting last began, so that only one reader counts. */
  startedAt: timestamp().notNull(),
  counts: text({ mode: "json" }).$type<Record<string, number>>().notNull(),
});
