import { index, text } from "drizzle-orm/sqlite-core";
import { defineTable, randomId, timestamp } from "../columns";
import { users } from "./profiles";

/** Messages to support. They are stored before they are mailed. */
export const supportMessages = defineTable(
  "support_messages",
  {
    id: randomId(),
    userId: text().references(() => users.id, { onDelete: "set null" }),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    userAgent: text().notNull(),
    currentUrl: text().notNull(),
    at: timestamp().notNull(),
  },
  (table) => [index("support_messages_newest").on(table.at)],
);
