import { integer, primaryKey, real, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { defineKeyedTable, defineTable } from "../columns";

/** A wish that some subscriber to alerts has. It never changes: whoever changes their profile has another wish. */
export const alertWishes = defineTable(
  "alert_wishes",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    regions: text().notNull(),
    serviceTypes: text().notNull(),
    contractValueMin: text().notNull(),
    /** In Canadian dollars. */
    minimum: real().notNull(),
  },
  (table) => [uniqueIndex("alert_wishes_wish").on(table.regions, table.serviceTypes, table.contractValueMin)],
);

/** The cells, place × trade, that a wish covers; opportunities lie in cells. */
export const alertCells = defineKeyedTable(
  "alert_cells",
  {
    cell: text().notNull(),
    wishId: integer()
      .notNull()
      .references(() => alertWishes.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.cell, table.wishId] })],
);

/** Trades in users' own words that some wish has, as full-text expressions. */
export const alertTexts = defineTable("alert_texts", {
  text: text().primaryKey(),
  expression: text().notNull(),
});
