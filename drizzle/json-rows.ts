import {
  type Column,
  getTableColumns,
  getTableName,
  sql,
  type InferInsertModel,
  type SQL,
} from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { type RawStatement, raw } from "./batch";
import { columnName } from "./column-name";

type OnConflict = "ignore" | "replace" | { update: ReadonlyArray<string>; target: ReadonlyArray<string> };

/**
 * One statement that inserts any number of rows, even none. They are bound as one JSON parameter, because D1 binds at
 * most 100 values per query and as floating-point numbers. Every row must have the same properties.
 */
export function insertRows<T extends SQLiteTable>(
  table: T,
  rows: ReadonlyArray<InferInsertModel<T>>,
  onConflict?: OnConflict,
): RawStatement<never> {
  const columns = getTableColumns(table);
  const properties = Object.keys(rows[0] ?? columns).filter((property) => property in columns);
  const json = JSON.stringify(
    rows.map((row) =>
      properties.map((property) => {
        const value = (row as Record<string, unknown>)[property] ?? null;
        return value === null ? null : columns[property]!.mapToDriverValue(value);
      }),
    ),
  );
  const names = sql.raw(properties.map((property) => `"${columnName(property)}"`).join(", "));
  const values = sql.raw(properties.map((_, position) => `value ->> ${position}`).join(", "));
  return raw(
    sql`insert ${sql.raw(onConflict === "ignore" ? "or ignore" : onConflict === "replace" ? "or replace" : "")} into ${sql.raw(getTableName(table))} (${names}) select ${values} from json_each(${json}) where true ${conflictClause(onConflict)}`,
  );
}

/** `inArray` for any number of values, bound as one JSON parameter. */
export function inJson(column: Column, values: ReadonlyArray<string | number>): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
}

function conflictClause(onConflict: OnConflict | undefined): SQL {
  if (typeof onConflict !== "object") return sql.raw("");
  const target = onConflict.target.map((property) => `"${columnName(property)}"`).join(", ");
  const updates = onConflict.update.map(
    (property) => `"${columnName(property)}" = excluded."${columnName(property)}"`,
  );
  return sql.raw(`on conflict (${target}) do update set ${updates.join(", ")}`);
}
