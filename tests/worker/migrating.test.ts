import { Miniflare } from "miniflare";
import { expect, test } from "vitest";
import { listMigrations, migrate } from "../support/app";

type Column = { name: string; type: string };
type Table = { name: string; sql: string; columns: ReadonlyArray<Column> };
type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;

/** Filled by migrations. */
const FIXED = "geo_divisions";
const ROWS = 3;

async function listTables(db: Database): Promise<Array<Table>> {
  const { results } = await db
    .prepare(
      `select l.name, m.sql from pragma_table_list l join sqlite_master m on m.name = l.name and m.type = 'table'
       where l.schema = 'main' and l.type = 'table' and l.name not like '\\_cf%' escape '\\' and l.name not like 'sqlite%'`,
    )
    .all<{ name: string; sql: string }>();
  const columns = await db.batch<Column>(
    results.map(({ name }) =>
      db.prepare("select name, type from pragma_table_info(?) order by cid").bind(name),
    ),
  );
  return results
    .map((table, at) => ({ ...table, columns: columns[at]!.results }))
    .filter(({ name }) => name !== FIXED);
}

/** A value that the column's checks allow. Rows with the same number belong together, so references hold. */
function valueOf({ sql }: Table, { name, type }: Column, row: number): string | number {
  const allowed = new RegExp(`"${name}" in \\(([^)]+)\\)`).exec(sql)?.[1]?.split(", ");
  if (allowed) return allowed[row % allowed.length]!.replaceAll("'", "");
  if (sql.includes(`json_valid("${name}")`)) return `["${name} ${row}"]`;
  if (type.toLowerCase() === "real") return row + 0.5;
  return type.toLowerCase() === "integer" ? row : `text ${row}`;
}

const quoted = (names: ReadonlyArray<Column>) => names.map(({ name }) => `"${name}"`).join(", ");

async function fill(db: Database, tables: ReadonlyArray<Table>) {
  const inserts = tables.flatMap((table) =>
    Array.from({ length: ROWS }, (_, row) =>
      db
        .prepare(
          `insert into "${table.name}" (${quoted(table.columns)}) values (${table.columns.map(() => "?").join(", ")})`,
        )
        .bind(...table.columns.map((column) => valueOf(table, column, row + 1))),
    ),
  );
  await db.batch([db.prepare("pragma defer_foreign_keys = on"), ...inserts]);
}

/** The rows of these tables, each with the columns that it had. */
async function readRows(db: Database, tables: ReadonlyArray<Table>) {
  const read = await db.batch(
    tables.map(({ name, columns }) => db.prepare(`select ${quoted(columns)} from "${name}" order by 1, 2`)),
  );
  return Object.fromEntries(tables.map(({ name }, at) => [name, read[at]!.results]));
}

test("the newest migration keeps every row of a filled database", async () => {
  const server = new Miniflare({
    modules: true,
    script: "export default { fetch: () => new Response() }",
    d1Databases: ["DB"],
  });
  const db = await server.getD1Database("DB");
  const migrations = listMigrations();
  await migrate(db, migrations.slice(0, -1));
  const tables = await listTables(db);
  await fill(db, tables);
  const before = await readRows(db, tables);
  expect(Object.values(before).map((rows) => rows.length)).toEqual(tables.map(() => ROWS));

  await migrate(db, migrations.slice(-1));

  expect(
    await readRows(db, tables),
    "A migration that means to change or drop rows needs a test of its own, and an exception here.",
  ).toEqual(before);
  expect((await db.prepare("pragma foreign_key_check").all()).results).toEqual([]);
  await server.dispose();
});
