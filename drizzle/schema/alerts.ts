import { integer, primaryKey, real, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { defineKeyedTable, defineTable, timestamp } from "../columns";

/**
 * The match preferences of the subscribers of alerts, one row per distinct set. Rows never change: a subscriber who
 * edits their profile belongs to another row.
 */
export const alertPreferences = defineTable(
  "alert_preferences",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    regions: text().notNull(),
    serviceTypes: text().notNull(),
    partsOff: text().notNull().default("[]"),
    contractValueMin: text().notNull(),
    /** `contractValueMin` in Canadian dollars. */
    minimum: real().notNull(),
  },
  (table) => [
    uniqueIndex("alert_preferences_set").on(
      table.regions,
      table.serviceTypes,
      table.partsOff,
      table.contractValueMin,
    ),
  ],
);

/** The place × trade cells that a set of preferences covers. Every opportunity is in some cells. */
export const alertCells = defineKeyedTable(
  "alert_cells",
  {
    cell: text().notNull(),
    preferencesId: integer()
      .notNull()
      .references(() => alertPreferences.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.cell, table.preferencesId] })],
);

/**
 * The runs of the email about new bids without a stated value, one for each local day. The next run starts after the
 * newest opportunity of the last one.
 */
export const sameDayRuns = defineKeyedTable("same_day_runs", {
  /** 2026-11-23, in Toronto. */
  day: text().primaryKey(),
  at: timestamp().notNull(),
  uptoOpportunity: integer().notNull(),
  /** The last reader whose mail is queued, by set of preferences and row: a run of many readers goes in parts. */
  donePreferences: integer().notNull().default(0),
  doneReader: integer().notNull().default(0),
  completedAt: timestamp(),
});

/** The trades that subscribers typed themselves, as full-text expressions. */
export const alertTexts = defineTable("alert_texts", {
  text: text().primaryKey(),
  expression: text().notNull(),
});
