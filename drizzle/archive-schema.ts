import { integer, text } from "drizzle-orm/sqlite-core";
import { defineTable, timestamp } from "./columns";

/**
 * The long texts of bids that closed long ago, in a database of their own, one row for each bid: see
 * `app/features/archive`.
 */
export const archivedTexts = defineTable("archived_texts", {
  opportunityId: integer().primaryKey(),
  /** `ArchivedText` as JSON, compressed, in base64: a backup holds text. */
  content: text().notNull(),
  archivedAt: timestamp().notNull(),
});
