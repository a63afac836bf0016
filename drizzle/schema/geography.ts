import { eq } from "drizzle-orm";
import { type AnySQLiteColumn, index, integer, sqliteView, text } from "drizzle-orm/sqlite-core";
import { defineKeyedTable } from "../columns";

/** States, provinces and their subregions, inserted by a migration from `app/domain/geography`. */
export const geoDivisions = defineKeyedTable(
  "geo_divisions",
  {
    code: text().primaryKey(),
    name: text().notNull(),
    country: text({ enum: ["CA", "US"] }).notNull(),
    parentCode: text().references((): AnySQLiteColumn => geoDivisions.code),
    level: text({ enum: ["state_province", "subregion"] }).notNull(),
    sort: integer().notNull(),
    timeZone: text().notNull(),
  },
  (table) => [
    index("geo_divisions_parent").on(table.parentCode, table.sort),
    index("geo_divisions_level").on(table.level, table.country, table.sort),
  ],
);

export const filterStates = sqliteView("filter_states").as((query) =>
  query
    .select({ code: geoDivisions.code, name: geoDivisions.name, country: geoDivisions.country })
    .from(geoDivisions)
    .where(eq(geoDivisions.level, "state_province")),
);
