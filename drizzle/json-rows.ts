import {
  type Column,
  getTableColumns,
  getTableName,
  type InferInsertModel,
  type SQL,
  sql,
} from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { raw, type RawStatement } from "./batch";
import { columnName } from "./column-name";

type OnConflict = "ignore" | "replace" | { update: ReadonlyArray<string>; target: ReadonlyArray<string> };

/** D1 refuses a value of more than 2,000,000 bytes. The margin is for what SQLite adds to it in a row. */
export const MAX_VALUE_BYTES = 1_500_000;
/** Texts of more bytes than this are bound by themselves if their row is too long as JSON, which escapes characters. */
const LONG_TEXT_BYTES = 50_000;
/** D1 allows five terms in a compound select. */
const MAX_TERMS = 5;

/**
 * One statement that inserts any number of rows, even none. They are bound as JSON, because D1 binds at most 100 values
 * per query and as floating-point numbers; as several values if one would be too long. Every row must have the same
 * properties.
 */
export function insertRows<T extends SQLiteTable>(
  table: T,
  rows: ReadonlyArray<InferInsertModel<T>>,
  onConflict?: OnConflict,
): RawStatement<never> {
  const columns = getTableColumns(table);
  const properties = Object.keys(rows[0] ?? columns).filter((property) => property in columns);
  const stored = rows.map((row) =>
    properties.map((property) => {
      const value = (row as Record<string, unknown>)[property] ?? null;
      return value === null ? null : columns[property]!.mapToDriverValue(value);
    }),
  );
  const names = sql.raw(properties.map((property) => `"${columnName(property)}"`).join(", "));
  return raw(
    sql`insert ${sql.raw(onConflict === "ignore" ? "or ignore" : onConflict === "replace" ? "or replace" : "")} into ${sql.raw(getTableName(table))} (${names}) select * from (${selectRows(stored, properties.length)}) where true ${conflictClause(onConflict)}`,
  );
}

type StoredRow = ReadonlyArray<unknown>;

/** A select of any number of rows as the database stores them: in their order, each column by its position. */
export function selectRows(rows: ReadonlyArray<StoredRow>, width: number): SQL {
  const fromJson = (json: string, long: StoredRow = []) => {
    const values = Array.from({ length: width }, (_, position) =>
      long[position] === undefined ? sql.raw(`value ->> ${position}`) : sql`${long[position]}`,
    );
    return sql`select ${sql.join(values, sql`, `)} from json_each(${json})`;
  };
  return unionAll(
    jsonPieces(rows).map(({ json, values: [row] }) => {
      if (!isTooLong(json)) return fromJson(json);
      // Only a piece of one row can be too long.
      const long = row!.map((value) =>
        typeof value === "string" && isLonger(value, LONG_TEXT_BYTES) ? value : undefined,
      );
      return fromJson(JSON.stringify([row!.map((value, position) => (long[position] ? null : value))]), long);
    }),
  );
}

/** `inArray` for any number of values, bound as JSON. */
export function inJson(column: Column, values: ReadonlyArray<string | number>): SQL {
  return sql`${column} in (select value from ${jsonEach(values)})`;
}

/**
 * `json_each` of any number of values, to stand after "from" or "join": bound as one JSON array, or as several if one
 * would be longer than D1 allows. Only the column `value` is there.
 */
export function jsonEach(values: ReadonlyArray<unknown>): SQL {
  const pieces = jsonPieces(values);
  if (pieces.length === 1) return sql`json_each(${pieces[0]!.json})`;
  return sql`(${unionAll(pieces.map(({ json }) => sql`select value from json_each(${json})`))})`;
}

type Piece<T> = { json: string; values: ReadonlyArray<T> };

/** At least one piece; only one with a single value can be too long. */
function jsonPieces<T>(values: ReadonlyArray<T>): Array<Piece<T>> {
  const whole = JSON.stringify(values);
  if (values.length <= 1 || !isTooLong(whole)) return [{ json: whole, values }];
  return piecesByBytes(values, MAX_VALUE_BYTES).map((piece) => ({
    json: JSON.stringify(piece),
    values: piece,
  }));
}

/** Splits a list so that each piece has at most so many bytes as JSON; a value with more is a piece by itself. */
export function piecesByBytes<T>(values: ReadonlyArray<T>, maxBytes: number): Array<Array<T>> {
  const pieces: Array<Array<T>> = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const value of values) {
    // With the comma before it; the brackets are counted with the first.
    const added = byteLength(JSON.stringify(value)) + 1;
    if (bytes + added > maxBytes) {
      pieces.push([]);
      bytes = 1;
    }
    bytes += added;
    pieces.at(-1)!.push(value);
  }
  return pieces;
}

const byteLength = (text: string) => new TextEncoder().encode(text).byteLength;
/** A character of UTF-16 has at most three bytes in UTF-8. */
const isLonger = (text: string, bytes: number) => text.length * 3 > bytes && byteLength(text) > bytes;
/** Whether a text is longer than a value may be. */
export const isTooLong = (text: string) => isLonger(text, MAX_VALUE_BYTES);

/** Any number of selects: more than five are nested. */
function unionAll(selects: ReadonlyArray<SQL>): SQL {
  if (selects.length <= MAX_TERMS) return sql.join([...selects], sql` union all `);
  let perGroup = 1;
  while (perGroup * MAX_TERMS < selects.length) perGroup *= MAX_TERMS;
  const groups = Array.from({ length: Math.ceil(selects.length / perGroup) }, (_, group) =>
    selects.slice(group * perGroup, (group + 1) * perGroup),
  );
  return sql.join(
    groups.map((group) => sql`select * from (${unionAll(group)})`),
    sql` union all `,
  );
}

function conflictClause(onConflict: OnConflict | undefined): SQL {
  if (typeof onConflict !== "object") return sql.raw("");
  const target = onConflict.target.map((property) => `"${columnName(property)}"`).join(", ");
  const updates = onConflict.update.map(
    (property) => `"${columnName(property)}" = excluded."${columnName(property)}"`,
  );
  return sql.raw(`on conflict (${target}) do update set ${updates.join(", ")}`);
}
