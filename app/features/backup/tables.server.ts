import { type RowsOf, runBatch, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { hashOfBytes } from "~/lib/hash.server";
import {
  listColumns,
  listDefinitions,
  listForeignKeys,
  listTableNames,
  type StoredTable,
} from "./tables.sql.server";

/** Every ordinary table, each after the tables that refer to it: no row is read before a row that needs it. */
export async function describeTables(db: Database): Promise<Array<StoredTable>> {
  const names = (await runOne(db, listTableNames())).map(({ name }) => name);
  const [columns, foreignKeys] = await runBatch(db, [listColumns(names), listForeignKeys(names)]);
  return childrenFirst(names.map((name) => describe(name, columns, foreignKeys)));
}

export async function findTable(db: Database, name: string): Promise<StoredTable | null> {
  return (await describeTables(db)).find((table) => table.name === name) ?? null;
}

function describe(
  name: string,
  columns: RowsOf<ReturnType<typeof listColumns>>,
  foreignKeys: RowsOf<ReturnType<typeof listForeignKeys>>,
): StoredTable {
  const own = columns.filter(({ tableName }) => tableName === name);
  const key = own.filter(({ keyPosition }) => keyPosition > 0);
  if (key.length === 0) throw new Error(`The table "${name}" has no primary key`);
  return {
    name,
    columns: own.map(({ columnName }) => columnName),
    integers: new Set(
      own.filter(({ type }) => type.toLowerCase() === "integer").map(({ columnName }) => columnName),
    ),
    key: key.sort((a, b) => a.keyPosition - b.keyPosition).map(({ columnName }) => columnName),
    parents: foreignKeys
      .filter(({ tableName }) => tableName === name)
      .map(({ columnName, parent, parentColumn, onDelete }) => ({
        column: columnName,
        table: parent,
        parentColumn,
        isEmptied: onDelete.toUpperCase() === "SET NULL",
      })),
  };
}

function childrenFirst(tables: ReadonlyArray<StoredTable>): Array<StoredTable> {
  const placed: Array<StoredTable> = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const needed = new Set(
      waiting.flatMap(({ name, parents }) =>
        parents.map(({ table }) => table).filter((table) => table !== name),
      ),
    );
    const free = waiting.filter(({ name }) => !needed.has(name));
    if (free.length === 0) throw new Error("Tables refer to each other in a circle");
    placed.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return placed;
}

/** What a backup holds: the two databases as one list of tables. Those of the archive have a name of their own. */
export type Databases = { db: Database; archive: Database };

/** The database of a table. No name is in both. */
export async function databaseOf({ db, archive }: Databases, name: string): Promise<Database> {
  return (await findTable(archive, name)) === null ? db : archive;
}

/** Equal if the tables, columns, checks and indexes of both databases are: the fingerprint of what all migrations made. */
export async function schemaHash({ db, archive }: Databases): Promise<string> {
  const definitions = [await runOne(db, listDefinitions()), await runOne(archive, listDefinitions())];
  return hashOfBytes(new TextEncoder().encode(JSON.stringify(definitions)));
}
