import { open } from "node:fs/promises";
import type { BackupPage, BackupTables } from "~/features/backup/read-backup.server";
import { backupLines } from "./backup-file";
import { lastMigration } from "./last-migration";
import { fail, origin, postAsOperator } from "./operator";

// npm run backup -- <file>: writes every record into a new file that only its owner may read.
const [path] = process.argv.slice(2);
if (!path) fail("Usage: npm run backup -- <file>");

const ask = (question: unknown) => postAsOperator("/internal/backup", JSON.stringify(question));

const file = await open(path, "wx", 0o600).catch((error: unknown) =>
  fail(`${path} cannot be made: ${String(error)}`),
);
const { schema, tables } = (await ask({ action: "tables" })) as BackupTables;
const header = { migration: lastMigration(), schema, at: new Date().toISOString() };
for await (const lines of backupLines(header, readTables())) await file.write(lines);
await file.sync();
await file.close();
console.log(`${origin} is in ${path}. It holds personal data: encrypt it before it leaves this computer.`);

function readTables() {
  return tables.map(({ name, columns }) => ({ name, columns, pages: readPages(name) }));
}

async function* readPages(table: string) {
  let after: BackupPage["next"] = null;
  let count = 0;
  do {
    const page = (await ask({ action: "page", table, after })) as BackupPage;
    count += page.rows.length;
    yield page.rows;
    after = page.next;
  } while (after !== null);
  console.log(`${table}: ${count}`);
}
