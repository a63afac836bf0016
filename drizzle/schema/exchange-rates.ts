import { primaryKey, real, text } from "drizzle-orm/sqlite-core";
import { defineKeyedTable, timestamp } from "../columns";

export const exchangeRates = defineKeyedTable(
  "exchange_rates",
  {
    /** Canadian dollars for one unit of this currency. */
    currency: text({ enum: ["USD"] }).notNull(),
    /** The day that the rate is for: 2026-11-20. */
    day: text().notNull(),
    cad: real().notNull(),
    publisher: text().notNull(),
    readAt: timestamp().notNull(),
  },
  (table) => [primaryKey({ columns: [table.currency, table.day] })],
);
