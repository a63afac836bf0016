import { integer, text } from "drizzle-orm/sqlite-core";
import { defineKeyedTable, defineTable, timestamp } from "../columns";

/** One row: how many times the index of open opportunities has changed. */
export const indexState = defineTable("index_state", {
  id: integer().primaryKey(),
  version: integer().notNull(),
});

/** Counts that many readers ask for, kept while the index is the same and none of the counted has closed. */
export const matchCounts = defineTable("match_counts", {
  /** The full-text expression. */
  expression: text().primaryKey(),
  version: integer().notNull(),
  /** The next closing date; none when nothing has one. */
  validUntil: timestamp(),
  found: integer().notNull(),
});

/** How many open opportunities each bid type has: counted anew after each change of the index, never by a page. */
export const distinctBidTypes = defineKeyedTable("distinct_bid_types", {
  bidType: text().primaryKey(),
  cnt: integer().notNull(),
});
