import type { SQL } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import type { Database } from "./client";

/**
 * One statement of a batch, not yet run, and the shape of its rows. The client's own batch takes no hand-written SQL
 * with parameters, and the full-text queries are hand-written.
 */
export type Statement<Row = unknown> = {
  readonly sql: string;
  readonly params: Array<unknown>;
  readonly row?: Row;
};

const dialect = new SQLiteAsyncDialect({ casing: "snake_case" });

/** From hand-written SQL, or from a query builder. */
export function statement<Row = unknown>(
  query: SQL | { toSQL(): { sql: string; params: Array<unknown> } },
): Statement<Row> {
  const { sql, params } = "toSQL" in query ? query.toSQL() : dialect.sqlToQuery(query);
  return { sql, params };
}

type RowsOf<Statements extends ReadonlyArray<Statement>> = {
  -readonly [Position in keyof Statements]: Statements[Position] extends Statement<infer Row>
    ? Array<Row>
    : never;
};

/** Runs any number of statements as one transaction in one round trip; gives each one's rows. */
export async function runBatch<const Statements extends ReadonlyArray<Statement>>(
  db: Database,
  statements: Statements,
): Promise<RowsOf<Statements>> {
  if (statements.length === 0) return [] as RowsOf<Statements>;
  const results = await db.$client.batch(
    statements.map(({ sql, params }) => db.$client.prepare(sql).bind(...params)),
  );
  return results.map(({ results: rows }) => rows) as RowsOf<Statements>;
}
