import { createReadStream } from "node:fs";
import type { Restored, RestoreState } from "~/features/backup/restore-backup.server";
import { type Backup, checkBackup, rowsInFile, type TableInFile } from "./backup-file";
import { lastMigration } from "./last-migration";
import { fail, origin, postAsOperator } from "./operator";
import { rebuildIndex } from "./rebuild-index";

// npm run restore -- <file> [--continue]: reads the whole file first, then stores its rows in an empty database.
const MOST_AT_ONCE = { rows: 2_000, bytes: 1_000_000 };

const isContinued = process.argv.includes("--continue");
const path = process.argv.slice(2).find((argument) => !argument.startsWith("--"));
if (path === undefined) fail("Usage: npm run restore -- <file> [--continue]");

const ask = (question: unknown) => postAsOperator("/internal/restore", JSON.stringify(question));

const backup = await checkBackup(createReadStream(path)).catch((error: unknown) =>
  refuse(error instanceof Error ? error.message : String(error)),
);
await checkDatabase(backup);

// The file has children first, so that each row's parent is in it; the database needs parents first.
const wrong: Array<string> = [];
for (const table of backup.tables.toReversed()) {
  const { stored, withoutParents, repeated } = await restoreTable(path, table);
  const orphans =
    withoutParents > 0 ? `, ${withoutParents} left out because what they belong to is gone` : "";
  const twice = repeated > 0 ? `, ${repeated} left out because they are in the file twice` : "";
  console.log(`${table.name}: ${stored} stored${orphans}${twice}`);
  const found = await countRows(table.name);
  const expected = table.rows - withoutParents - repeated;
  if (found !== expected) wrong.push(`${table.name} has ${found} rows, the file ${expected}`);
}
await rebuildIndex();
if (wrong.length > 0) fail(`The rows do not add up. Did the service write meanwhile?\n${wrong.join("\n")}`);
console.log(`${backup.rows} rows of ${backup.header.at} are in ${origin}.`);

function refuse(reason: string): never {
  fail(`${reason}\nNothing has been changed.`);
}

async function countRows(table: string) {
  return (await ask({ action: "count", table })) as number;
}

async function checkDatabase({ header, tables }: Backup) {
  const { schema, filled } = (await ask({ action: "state" })) as RestoreState;
  if (schema !== header.schema) {
    refuse(
      `The backup has another schema than the database: it was made at migration ${header.migration}, and this project is at ${lastMigration()}. Restore it with the release that made it, then deploy the newer one.`,
    );
  }
  if (filled.length > 0 && !isContinued) {
    refuse(
      `The database is not empty: ${filled.join(", ")}. If an earlier restore was interrupted, add --continue.`,
    );
  }
  // Other tables get rows by somebody looking at a page.
  for (const { name, rows } of tables.filter((table) => ["accounts", "opportunities"].includes(table.name))) {
    const found = await countRows(name);
    if (found > rows)
      refuse(`The database was not filled from this file: ${name} has ${found} rows, the file ${rows}.`);
  }
}

async function restoreTable(file: string, table: TableInFile): Promise<Restored> {
  const { name, columns } = table;
  const sum: Restored = { stored: 0, withoutParents: 0, repeated: 0 };
  for await (const rows of rowsInFile(file, table, MOST_AT_ONCE)) {
    const piece = (await ask({ action: "insert", table: name, columns, rows })) as Restored;
    sum.stored += piece.stored;
    sum.withoutParents += piece.withoutParents;
    sum.repeated += piece.repeated;
  }
  return sum;
}
