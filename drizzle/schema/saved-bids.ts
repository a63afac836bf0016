import { sql } from "drizzle-orm";
import { index, integer, primaryKey, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { SAVED_BID_STATUSES } from "../../app/domain/opportunities/saved-bid";
import { boolean, createdAt, defineKeyedTable, defineTable, randomId, timestamp } from "../columns";
import { opportunities } from "./opportunities";
import { users } from "./profiles";

export const userBids = defineTable(
  "user_bids",
  {
    id: randomId(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    bidId: integer()
      .notNull()
      .references(() => opportunities.id, { onDelete: "cascade" }),
    status: text({ enum: SAVED_BID_STATUSES }).notNull().default("interested"),
    notes: text(),
    /** The opportunity's closing date, copied so that an index can sort a user's bids by it. */
    closesAt: timestamp(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    uniqueIndex("user_bids_user_bid").on(table.userId, table.bidId),
    index("user_bids_user_newest").on(table.userId, table.createdAt),
    index("user_bids_user_closing").on(table.userId, table.closesAt),
    // A covering index for the counts by status.
    index("user_bids_user_status").on(table.userId, table.status, table.bidId),
    index("user_bids_bid").on(table.bidId),
  ],
);

/** Removed bids, kept for a day so that the removal can be undone. */
export const removedBids = defineTable(
  "removed_bids",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    bidId: integer()
      .notNull()
      .references(() => opportunities.id, { onDelete: "cascade" }),
    status: text({ enum: SAVED_BID_STATUSES }).notNull(),
    notes: text(),
    createdAt: createdAt(),
    removedAt: timestamp().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.bidId] }),
    index("removed_bids_at").on(table.removedAt),
  ],
);

/** The bids that a user has opened; they stay open for that user. */
export const userBidViews = defineKeyedTable(
  "user_bid_views",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    bidId: integer()
      .notNull()
      .references(() => opportunities.id, { onDelete: "cascade" }),
    viewedAt: timestamp().notNull(),
    /** Whether it used one of the day's views. Opening a bid without a text uses none. */
    spent: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.bidId] }),
    index("user_bid_views_user_day")
      .on(table.userId, table.viewedAt)
      .where(sql`${table.spent} = 1`),
    index("user_bid_views_old").on(table.viewedAt),
  ],
);

/**
 * The bids that a person has left out as not their kind of work, and what had brought them, to count that back; trade and
 * rule are empty if it was not counted.
 */
export const hiddenBids = defineKeyedTable(
  "hidden_bids",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    bidId: integer()
      .notNull()
      .references(() => opportunities.id, { onDelete: "cascade" }),
    hiddenAt: timestamp().notNull(),
    trade: text().notNull(),
    rule: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.bidId] }),
    index("hidden_bids_newest").on(table.userId, table.hiddenAt),
    index("hidden_bids_bid").on(table.bidId),
  ],
);

/** How often readers said "not my kind of work" of bids that a rule had brought to a trade, without who. */
export const unwantedCounts = defineKeyedTable(
  "unwanted_counts",
  {
    trade: text().notNull(),
    /** "phrase: snow clearing" */
    rule: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.trade, table.rule] })],
);
