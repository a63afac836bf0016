import { runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { databaseOf, type Databases, describeTables, findTable, schemaHash } from "./tables.server";
import { listKeys, listRows, type StoredTable, type StoredValue } from "./tables.sql.server";

/** Of one page. A row with more bytes is a page by itself; D1 allows none with more than 2 MB. */
const MAX_BYTES = 2_000_000;
const MAX_ROWS = 2_000;

export type BackupTables = {
  schema: string;
  /** In the order in which they are to be read. */
  tables: ReadonlyArray<{ name: string; columns: ReadonlyArray<string> }>;
};

/**
 * The archive comes last: a bid whose texts move while the backup is read is then in it twice, and not without them.
 */
export async function listBackupTables(databases: Databases): Promise<BackupTables> {
  const tables = [...(await describeTables(databases.db)), ...(await describeTables(databases.archive))];
  return {
    schema: await schemaHash(databases),
    tables: tables.map(({ name, columns }) => ({ name, columns })),
  };
}

export type BackupPage = {
  rows: ReadonlyArray<ReadonlyArray<StoredValue>>;
  /** The key to continue after; `null` at the table's end. */
  next: ReadonlyArray<StoredValue> | null;
};

/** The next rows of a table in the order of its key, or `null` if there is no such table or it has another key. */
export async function readBackupPage(
  databases: Databases,
  name: string,
  after: ReadonlyArray<StoredValue> | null,
): Promise<BackupPage | null> {
  const db = await databaseOf(databases, name);
  const table = await findTable(db, name);
  if (table === null || (after !== null && after.length !== table.key.length)) return null;
  const upTo = await endOfPage(db, table, after);
  if (upTo === null) return { rows: [], next: null };
  const rows = await runOne(db, listRows(table, after, upTo));
  return { rows: rows.map((row) => Object.values(row)), next: upTo };
}

async function endOfPage(db: Database, table: StoredTable, after: ReadonlyArray<StoredValue> | null) {
  const keys = await runOne(db, listKeys(table, after, MAX_ROWS));
  let end: ReadonlyArray<StoredValue> | null = null;
  let total = 0;
  for (const { bytes, ...key } of keys) {
    total += bytes;
    if (end !== null && total > MAX_BYTES) break;
    end = Object.values<StoredValue>(key);
  }
  return end;
}
