import { Column, type GetColumnData, type SQL, sql } from "drizzle-orm";
import type { RunnableQuery } from "drizzle-orm/runnable-query";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import type { Database } from "./client";
import { columnName } from "./column-name";

/** How a result column is decoded: as a table's column, or by a function of the stored value. */
type Reader = Column | ((stored: never) => unknown);

/** The columns that a raw statement returns, by their camel-case names. */
export type Shape = Readonly<Record<string, Reader>>;

export type RowOf<S extends Shape> = {
  -readonly [Name in keyof S]: S[Name] extends Column
    ? GetColumnData<S[Name]>
    : S[Name] extends (stored: never) => infer Value
      ? Value
      : never;
};

/** A hand-written SQL statement that has not run yet, with the shape of its rows. */
export type RawStatement<Row = unknown> = {
  readonly query: SQL;
  readonly shape: Shape;
  readonly row?: Row;
};

/** A statement with a name in its SQL text, by which the local build finds the statements that it makes fail. */
export type TaggedStatement<S = unknown> = { readonly tag: string; readonly tagged: S };

/** One statement of a batch: a query of Drizzle's builder or a raw statement. */
export type Statement<Row = unknown> = Untagged<Row> | TaggedStatement<Untagged<Row>>;
type Untagged<Row> = RawStatement<Row> | RunnableQuery<Array<Row>, "sqlite">;

/** The rows that a statement will return: `RowsOf<ReturnType<typeof findBids>>`. */
export type RowsOf<S> =
  S extends TaggedStatement<infer Inner>
    ? RowsOf<Inner>
    : S extends RawStatement<infer Row>
      ? Array<Row>
      : S extends RunnableQuery<infer Rows, "sqlite">
        ? Rows
        : never;

/** The rows of each statement of a batch, in its order. */
export type RowsOfEach<B extends ReadonlyArray<unknown>> = {
  -readonly [Position in keyof B]: RowsOf<B[Position]>;
};

type Plain = RawStatement | RunnableQuery<unknown, "sqlite">;
/** A statement whose row type does not matter, such as one that a function adds to its caller's batch. */
export type AnyStatement = Plain | TaggedStatement<Plain>;
type Batch = ReadonlyArray<AnyStatement>;

/**
 * Hand-written SQL for what the builder cannot express: full text, sort keys, set-based writes. Rows hold the shape's
 * columns; the property `portalSource` is read from the result column `portal_source`. Null stays null.
 */
export function raw(query: SQL): RawStatement<never>;
export function raw<const S extends Shape>(query: SQL, shape: S): RawStatement<RowOf<S>>;
export function raw(query: SQL, shape: Shape = {}): RawStatement {
  return { query, shape };
}

const NOTHING = sql`select 1 where 0`;

/** Keeps the place of a statement that is not wanted. It is not sent, and has no rows. */
export function nothing<const S extends Shape>(shape: S): RawStatement<RowOf<S>> {
  return { query: NOTHING, shape };
}

function isNothing(statement: AnyStatement): boolean {
  const plain = "tagged" in statement ? statement.tagged : statement;
  return isRaw(plain) && plain.query === NOTHING;
}

/** Names a statement, such as "saved-bids.list", by appending the name to its SQL as a comment. */
export function tagged<const S extends Plain>(tag: string, statement: S): TaggedStatement<S> {
  return { tag, tagged: statement };
}

/** For stored values that need no decoding, such as `count(*)`. */
export const asNumber = (stored: number) => stored;
export const asText = (stored: string) => stored;
/** SQLite has no booleans: a comparison returns 0 or 1. */
export const asBoolean = (stored: number) => stored === 1;
export const asDate = (stored: number) => new Date(stored);
export function asJson<T>(): FromJson<T> {
  return (stored) => JSON.parse(stored) as T;
}
type FromJson<T> = (stored: string) => T;
/** Adds null to a reader's type, for columns of the right side of a left join. */
export function orNull<T>(reader: (stored: never) => T): (stored: never) => T | null;
export function orNull<C extends Column>(reader: C): (stored: never) => GetColumnData<C, "raw"> | null;
export function orNull(reader: Reader): (stored: never) => unknown {
  return (stored) => read(reader, stored);
}

/** Runs any number of statements as one transaction in one round trip, and returns the decoded rows of each. */
export async function runBatch<const B extends Batch>(db: Database, statements: B): Promise<RowsOfEach<B>> {
  const prepared = statements.flatMap((statement) => (isNothing(statement) ? [] : [prepare(db, statement)]));
  if (prepared.length === 0) return statements.map(() => []) as never;
  const results = await db.$client.batch<StoredRow>(prepared.map(({ bound }) => bound));
  const rows = results.map((result, position) => prepared[position]!.decode(result));
  let taken = 0;
  return statements.map((statement) => (isNothing(statement) ? [] : rows[taken++])) as never;
}

type Text = { sql: string; params: Array<unknown> };

/** The text of a statement and its parameters. */
export function sqlOf(statement: AnyStatement): Text {
  const plain = "tagged" in statement ? statement.tagged : statement;
  return textOf(statement, isRaw(plain) ? dialect.sqlToQuery(plain.query) : built(plain).toSQL());
}

function textOf(statement: AnyStatement, { sql: text, params }: Text): Text {
  return { sql: "tagged" in statement ? `${text} /* ${statement.tag} */` : text, params };
}

/** Runs a single statement. */
export async function runOne<const S extends AnyStatement>(db: Database, statement: S): Promise<RowsOf<S>> {
  const [rows] = await runBatch(db, [statement]);
  return rows;
}

type StoredRow = Record<string, unknown>;
type Prepared = { bound: D1PreparedStatement; decode: (result: D1Result<StoredRow>) => unknown };

const dialect = new SQLiteAsyncDialect({ casing: "snake_case" });

const isRaw = (statement: Plain): statement is RawStatement => "shape" in statement;

function prepare(db: Database, statement: AnyStatement): Prepared {
  const plain = "tagged" in statement ? statement.tagged : statement;
  const [query, decode] = isRaw(plain)
    ? ([dialect.sqlToQuery(plain.query), rawDecoder(plain)] as const)
    : preparedBuilt(plain);
  const { sql: text, params } = textOf(statement, query);
  return { bound: db.$client.prepare(text).bind(...params), decode };
}

type ResultColumn = readonly [name: string, column: string, reader: Reader];

const columnsOfShapes = new WeakMap<Shape, ReadonlyArray<ResultColumn>>();

/** Most shapes are constants, so their columns' names are found once. */
function columnsOf(shape: Shape): ReadonlyArray<ResultColumn> {
  const known = columnsOfShapes.get(shape);
  if (known) return known;
  const columns = Object.entries(shape).map(([name, reader]) => [name, columnName(name), reader] as const);
  columnsOfShapes.set(shape, columns);
  return columns;
}

function rawDecoder({ shape }: RawStatement): Prepared["decode"] {
  const columns = columnsOf(shape);
  return ({ results }) =>
    results.map((stored) => {
      const row: StoredRow = {};
      for (const [name, column, reader] of columns) {
        const value = stored[column];
        if (value === undefined) throw new Error(`The statement returns no column "${column}"`);
        row[name] = read(reader, value);
      }
      return row;
    });
}

/** The internals that Drizzle's own `db.batch` calls (version 0.45.x; tests/integration/batch.test.ts checks them). */
type BuiltQuery = {
  toSQL(): Text;
  _prepare(): {
    getQuery(): Text;
    fields?: ReadonlyArray<unknown>;
    mapResult(result: unknown, isFromBatch: true): unknown;
  };
};

const built = (query: unknown) => query as BuiltQuery;

/** The builder writes a query each time that it is asked for it, so it is asked once. */
function preparedBuilt(query: unknown): readonly [Text, Prepared["decode"]] {
  const prepared = built(query)._prepare();
  const decode: Prepared["decode"] = (result) => {
    // D1 returns rows as objects. Two columns with the same name would become one and shift all later columns.
    const [first] = result.results;
    if (prepared.fields && first && Object.keys(first).length !== prepared.fields.length)
      throw new Error("Two selected columns share a name: give one an alias with `.as()`");
    return prepared.mapResult(result, true);
  };
  return [prepared.getQuery(), decode];
}

function read(reader: Reader, stored: unknown): unknown {
  if (stored === null) return null;
  return reader instanceof Column ? reader.mapFromDriverValue(stored) : reader(stored as never);
}
