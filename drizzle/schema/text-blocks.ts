import { index, integer } from "drizzle-orm/sqlite-core";
import { bytes, defineTable, timestamp } from "../columns";

/**
 * The long texts of some bids that closed together, until they move to the archive: see `features/archive`. One row holds
 * several bids, because texts compress better together and a page of the database has room for few rows of this length.
 */
export const textBlocks = defineTable(
  "text_blocks",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    content: bytes().notNull(),
    /** From when it may move. */
    moveAt: timestamp().notNull(),
  },
  (table) => [index("text_blocks_move_at").on(table.moveAt)],
);
