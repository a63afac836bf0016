import { integer } from "drizzle-orm/sqlite-core";
import { bytes, defineTable } from "./columns";

/**
 * The long texts of bids that closed long ago, in a database of their own: the blocks of `text_blocks` under the same ids,
 * without the bids that somebody has saved. See `app/features/archive`.
 */
export const archivedBlocks = defineTable("archived_blocks", {
  id: integer().primaryKey(),
  content: bytes().notNull(),
});
