import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { runOne } from "#drizzle/batch";
import { createDatabase } from "#drizzle/client";
import { textBlocks } from "#drizzle/schema";
import { KEPT_TABLES, LEFT_OUT_OF_BACKUPS } from "~/domain/kept-tables";
import { listBackupTables, readBackupPage } from "~/features/backup/read-backup.server";
import { findRestoreState } from "~/features/backup/restore-backup.server";
import { findTable, schemaHash } from "~/features/backup/tables.server";
import { insertMissing } from "~/features/backup/tables.sql.server";
import { emptyDatabase } from "../support/database";

const both = async () => ({ db: await emptyDatabase(), archive: createDatabase(env.ARCHIVE) });

test("a portal's answer with the names of buyers' staff is in no backup", async () => {
  const databases = await both();
  await databases.db.run(
    sql`insert into source_runs (id, source, started_at, outcome) values ('r', 's', 0, 'running')`,
  );
  await databases.db.run(sql`
    insert into answer_pieces (run_id, kind, number, content) values ('r', 'records', 0, '["Jane Buyer"]')
  `);
  const { tables } = await listBackupTables(databases);
  const names = tables.map(({ name }) => name);
  expect(names).not.toContain("answer_pieces");
  expect(await readBackupPage(databases, "answer_pieces", null)).toBeNull();
  // Everything else is.
  const expected = Object.keys(KEPT_TABLES).filter((name) => !(name in LEFT_OUT_OF_BACKUPS));
  expect(names.toSorted()).toEqual(expect.arrayContaining(expected.toSorted()));
});

test("blocks of texts are read after the bids that they belong to, and kept to the byte", async () => {
  const databases = await both();
  const { db } = databases;
  const block = { id: 3, content: new Uint8Array([0, 1, 127, 128, 255]), moveAt: new Date(5_000) };
  await db.insert(textBlocks).values(block);
  const names = (await listBackupTables(databases)).tables.map(({ name }) => name);
  expect(names.indexOf("text_blocks")).toBeGreaterThan(names.indexOf("opportunities"));
  expect(names.slice(names.indexOf("text_blocks") + 1)).toEqual(["archived_blocks"]);

  const page = (await readBackupPage(databases, "text_blocks", null))!;
  expect(page.rows).toEqual([[3, "00017F80FF", 5_000]]);
  await db.delete(textBlocks);
  await runOne(db, insertMissing((await findTable(db, "text_blocks"))!, page.rows));
  expect(await db.select().from(textBlocks)).toEqual([block]);
});

test("a backup made before a migration that changes rows only belongs to another schema", async () => {
  const databases = await both();
  const { schema } = await listBackupTables(databases);
  expect((await findRestoreState(databases)).schema).toBe(schema);
  expect(await schemaHash(databases, ["0001_before", "0000_archive"])).not.toBe(schema);
});
