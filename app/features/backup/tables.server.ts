import { getTableName } from "drizzle-orm";
import archiveJournal from "#drizzle/archive-migrations/meta/_journal.json";
import { type RowsOf, runBatch, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import journal from "#drizzle/migrations/meta/_journal.json";
import { textBlocks } from "#drizzle/schema";
import { LEFT_OUT_OF_BACKUPS } from "~/domain/kept-tables";
import { hashOfBytes } from "~/lib/hash.server";
import {
  listColumns,
  listDefinitions,
  listForeignKeys,
  listTableNames,
  type StoredTable,
} from "./tables.sql.server";

/**
 * Every ordinary table that a backup holds, each after the tables that refer to it: no row is read before a row that needs
 * it. The blocks of texts come last: a bid that is packed meanwhile is then in the backup twice, and not without its text.
 */
export async function describeTables(db: Database): Promise<Array<StoredTable>> {
  const stored = (await runOne(db, listTableNames())).map(({ name }) => name);
  const names = stored.filter((name) => !(name in LEFT_OUT_OF_BACKUPS));
  const [columns, foreignKeys] = await runBatch(db, [listColumns(names), listForeignKeys(names)]);
  const tables = childrenFirst(names.map((name) => describe(name, columns, foreignKeys)));
  const isBlocks = ({ name }: StoredTable) => name === getTableName(textBlocks);
  return [...tables.filter((table) => !isBlocks(table)), ...tables.filter(isBlocks)];
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
  const ofType = (wanted: string) =>
    new Set(own.filter(({ type }) => type.toLowerCase() === wanted).map(({ columnName }) => columnName));
  return {
    name,
    columns: own.map(({ columnName }) => columnName),
    integers: ofType("integer"),
    blobs: ofType("blob"),
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

/** The newest migration of each database: some change rows only. */
const LAST_MIGRATIONS = [journal, archiveJournal].map(({ entries }) => entries.at(-1)!.tag);

/** Equal if the newest migrations are the same, and the tables, columns, checks and indexes of both databases. */
export async function schemaHash(
  { db, archive }: Databases,
  migrations: ReadonlyArray<string> = LAST_MIGRATIONS,
): Promise<string> {
  const definitions = [await runOne(db, listDefinitions()), await runOne(archive, listDefinitions())];
  return hashOfBytes(new TextEncoder().encode(JSON.stringify([migrations, definitions])));
}
