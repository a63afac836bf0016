import { sql } from "drizzle-orm";
import {
  check,
  customType,
  integer,
  type SQLiteColumn,
  type SQLiteColumnBuilderBase,
  sqliteTable,
  type SQLiteTableExtraConfigValue,
  text,
} from "drizzle-orm/sqlite-core";
import { columnName } from "./column-name";

/** A random UUID as primary key. */
export const randomId = () =>
  text()
    .primaryKey()
    .$defaultFn(() => crypto.randomUUID());

/** Milliseconds since 1970 in the database, a `Date` in code. */
export const timestamp = () => integer({ mode: "timestamp_ms" });

export const createdAt = () =>
  timestamp()
    .notNull()
    .default(sql`(unixepoch() * 1000)`);

/** A BLOB in the database. D1 returns it as a list of numbers. */
export const bytes = customType<{ data: Uint8Array; driverData: ArrayBuffer | ReadonlyArray<number> }>({
  dataType: () => "blob",
  toDriver: (value) => value.slice().buffer,
  fromDriver: (stored) => new Uint8Array(stored),
});

export const boolean = () => integer({ mode: "boolean" });

type Columns = Record<string, SQLiteColumnBuilderBase>;
type Extras = (own: Record<string, SQLiteColumn>) => Array<SQLiteTableExtraConfigValue>;

function checkedTable(name: string, columns: Columns, extras: Extras = () => []) {
  return sqliteTable(name, columns, (own) => [...columnChecks(name, Object.values(own)), ...extras(own)]);
}

/**
 * Drizzle's `sqliteTable`, plus database checks for what the types promise: that an enumeration has one of its values,
 * that JSON is valid, that a boolean is 0 or 1.
 */
export const defineTable = checkedTable as unknown as typeof sqliteTable;

/** Tables stored `WITHOUT ROWID`: one tree instead of a table and an index. For small rows that are found by key. */
export const KEYED_TABLES = new Set<string>();

/** `defineTable` for a table whose rows are little more than their key. */
export const defineKeyedTable = ((name: string, columns: Columns, extras?: Extras) => {
  KEYED_TABLES.add(name);
  return checkedTable(name, columns, extras);
}) as unknown as typeof sqliteTable;

function columnChecks(tableName: string, columns: ReadonlyArray<SQLiteColumn>) {
  return columns.flatMap((column) => {
    const name = columnName(column.name);
    const rule = ruleOf(column, `"${name}"`);
    return rule === null ? [] : [check(`${tableName}_${name}`, sql.raw(rule))];
  });
}

function ruleOf(column: SQLiteColumn, name: string): string | null {
  if (column.enumValues?.length)
    return `${name} in (${column.enumValues.map((value) => `'${value}'`).join(", ")})`;
  if (column.columnType === "SQLiteTextJson") return `json_valid(${name})`;
  if (column.columnType === "SQLiteBoolean") return `${name} in (0, 1)`;
  return null;
}
