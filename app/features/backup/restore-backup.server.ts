import { runBatch, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { databaseOf, type Databases, describeTables, findTable, schemaHash } from "./tables.server";
import {
  countRepeated,
  countTable,
  countWithoutParents,
  insertMissing,
  listFilled,
  type StoredValue,
} from "./tables.sql.server";

/** The tables that migrations fill. */
const FILLED_BY_MIGRATIONS: ReadonlyArray<string> = ["geo_divisions"];

export type RestoreState = {
  schema: string;
  /** The tables that have rows already, apart from what migrations made. */
  filled: ReadonlyArray<string>;
};

export async function findRestoreState(databases: Databases): Promise<RestoreState> {
  const filled = [...(await filledIn(databases.db)), ...(await filledIn(databases.archive))];
  return { schema: await schemaHash(databases), filled };
}

async function filledIn(db: Database): Promise<Array<string>> {
  const tables = (await describeTables(db)).filter(({ name }) => !FILLED_BY_MIGRATIONS.includes(name));
  return (await runBatch(db, listFilled(tables))).flat().map(({ name }) => name);
}

export type Piece = {
  table: string;
  columns: ReadonlyArray<string>;
  rows: ReadonlyArray<ReadonlyArray<StoredValue>>;
};

export type Restored = { stored: number; withoutParents: number; repeated: number };

/**
 * Stores the rows that are not there yet, except those whose parent was deleted while the backup was read and those that it
 * has twice under different keys. May be repeated. `null` if there is no such table or it has other columns.
 */
export async function restorePiece(
  databases: Databases,
  { table: name, columns, rows }: Piece,
): Promise<Restored | null> {
  const db = await databaseOf(databases, name);
  const table = await findTable(db, name);
  if (table === null || JSON.stringify(columns) !== JSON.stringify(table.columns)) return null;
  if (rows.some((row) => row.length !== columns.length)) return null;
  const [orphans, stored, repeated] = await runBatch(db, [
    countWithoutParents(table, rows),
    insertMissing(table, rows),
    countRepeated(table, rows),
  ]);
  return {
    stored: stored.length,
    withoutParents: orphans[0]!.found,
    repeated: repeated[0]!.found,
  };
}

export async function countStored(databases: Databases, name: string): Promise<number | null> {
  const db = await databaseOf(databases, name);
  const table = await findTable(db, name);
  return table && (await runOne(db, countTable(table)))[0]!.found;
}
