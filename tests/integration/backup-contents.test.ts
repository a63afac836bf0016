import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { runOne } from "#drizzle/batch";
import { createDatabase } from "#drizzle/client";
import { opportunities, textBlocks } from "#drizzle/schema";
import { DAY_MS } from "~/domain/duration";
import { KEPT_TABLES, LEFT_OUT_OF_BACKUPS } from "~/domain/kept-tables";
import { packTexts } from "~/features/archive/pack-texts.server";
import { readPacked } from "~/features/archive/read-packed.server";
import { type BackupPage, listBackupTables, readBackupPage } from "~/features/backup/read-backup.server";
import { countStored, findRestoreState, restorePiece } from "~/features/backup/restore-backup.server";
import { findTable, schemaHash } from "~/features/backup/tables.server";
import { insertMissing } from "~/features/backup/tables.sql.server";
import { sweepClosed } from "~/features/search/sweep-closed.server";
import { emptyDatabase } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { noticeOf } from "../support/notices";

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

test("a notice that is packed while the backup is read is restored once, and the rows add up", async () => {
  const databases = await both();
  const { db } = databases;
  const closing = new Date("2026-12-01T19:00:00Z");
  const titled = ["Snow clearing", "Salting", "Ploughing"];
  await ingestNotices(
    db,
    { id: "portal", name: "Portal" },
    titled.map((title, i) => noticeOf({ key: `N-${i}`, reference: `R-${i}`, title, deadline: closing })),
    new Date("2026-11-20T15:00:00Z"),
  );
  const { tables } = await listBackupTables(databases);
  const saved = new Map<string, BackupPage["rows"]>();
  for (const { name } of tables) {
    saved.set(name, (await readBackupPage(databases, name, null))!.rows);
    // A packed notice comes again at the end of its table.
    if (name !== "notices") continue;
    const later = new Date(closing.getTime() + 10 * DAY_MS);
    while ((await sweepClosed(db, later)) > 0);
    expect(await packTexts({ db, now: () => later })).toEqual({ packed: 3, isDone: true });
    const after = saved.get(name)!.at(-1)!.slice(0, 1);
    saved.set(name, [...saved.get(name)!, ...(await readBackupPage(databases, name, after))!.rows]);
  }
  expect(saved.get("notices")).toHaveLength(6);

  await emptyDatabase();
  for (let time = 1; time <= 2; time++) {
    for (const { name, columns } of tables.toReversed()) {
      const rows = saved.get(name)!;
      if (rows.length === 0 || name === "geo_divisions") continue;
      const { withoutParents, repeated } = (await restorePiece(databases, { table: name, columns, rows }))!;
      expect([name, repeated]).toEqual([name, name === "notices" ? 3 : 0]);
      expect(await countStored(databases, name)).toBe(rows.length - withoutParents - repeated);
    }
  }
  const [bid] = await db.select().from(opportunities);
  expect(bid!.archivedAt).not.toBeNull();
  expect((await readPacked(databases, [bid!])).get(bid!.id)?.notices).toMatchObject([{ key: "N-0" }]);
});

test("a backup made before a migration that changes rows only belongs to another schema", async () => {
  const databases = await both();
  const { schema } = await listBackupTables(databases);
  expect((await findRestoreState(databases)).schema).toBe(schema);
  expect(await schemaHash(databases, ["0001_before", "0000_archive"])).not.toBe(schema);
});
