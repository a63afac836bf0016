import { integer, text } from "drizzle-orm/sqlite-core";
import { defineKeyedTable, defineTable, timestamp } from "../columns";

/** A single row with the version of the index of open opportunities. */
export const indexState = defineTable("index_state", {
  id: integer().primaryKey(),
  version: integer().notNull(),
});

/** Cached counts, valid until the index changes or a counted opportunity closes. */
export const matchCounts = defineTable("match_counts", {
  /** The full-text expression. */
  expression: text().primaryKey(),
  version: integer().notNull(),
  /** The next closing date among the counted; empty if none has one. */
  validUntil: timestamp(),
  found: integer().notNull(),
});

/** The number of open opportunities per bid type. Recounted after each change of the index, never by a page. */
export const distinctBidTypes = defineKeyedTable("distinct_bid_types", {
  bidType: text().primaryKey(),
  cnt: integer().notNull(),
});
