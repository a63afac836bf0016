import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { archivedBlocks } from "#drizzle/archive-schema";
import { type RawStatement, runBatch, runOne } from "#drizzle/batch";
import { createDatabase, type Database } from "#drizzle/client";
import { opportunities, textBlocks } from "#drizzle/schema";
import { requireInBlock, restoreContents } from "~/features/archive/bring-back.sql.server";
import {
  deleteBlock,
  deleteDates,
  keepInBlock,
  leaveIndex,
  listMembers,
  storeInArchive,
} from "~/features/archive/move-blocks.sql.server";
import {
  clearTexts,
  listToPack,
  requireAsSeen,
  setNewestBlock,
} from "~/features/archive/pack-texts.sql.server";
import { deleteOldRows, OLD_ROWS } from "~/features/retention/old-rows.sql.server";
import { findLastMigration } from "~/features/watch/last-migration.sql.server";
import { listLetterShapes } from "~/features/watch/letter-shapes.sql.server";
import { emptyDatabase } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { noticeOf } from "../support/notices";

const NOW = new Date("2026-11-20T15:00:00Z");
const LATER = new Date("2028-01-01T12:00:00Z");

async function expectShape(db: Database, statement: RawStatement) {
  const [row] = await runOne(db, statement);
  expect(Object.keys(row as object)).toEqual(Object.keys(statement.shape));
}

test("what moves texts and deletes rows runs and returns its columns", async () => {
  const db = await emptyDatabase();
  const deadline = new Date("2026-12-01T12:00:00Z");
  await ingestNotices(db, { id: "p", name: "P" }, [noticeOf({ deadline })], NOW);
  await expectShape(db, listToPack(LATER, 5));
  const [bid] = await db.select().from(opportunities);
  const [notice] = await db.all<{ id: number; portal: string; key: string; content: string }>(
    "select id, portal, key, content from notices",
  );
  await expectShape(db, requireAsSeen([{ ...bid!, notices: [notice!] }]));
  const [first, second] = [new Uint8Array([1, 2, 255]), new Uint8Array([0])];
  await db.insert(textBlocks).values({ id: 7, content: first, moveAt: NOW });
  await runBatch(db, [setNewestBlock([1]), ...clearTexts([1], LATER)]);
  await expectShape(db, requireInBlock(1, 7));
  await expectShape(db, listMembers(7, [1]));
  await runBatch(db, [leaveIndex(7, [1]), deleteDates(7, [1])]);
  const archive = createDatabase(env.ARCHIVE);
  await runOne(archive, storeInArchive(7, first, null));
  await runOne(archive, storeInArchive(7, second, null));
  expect(await archive.select().from(archivedBlocks)).toEqual([{ id: 7, content: first }]);
  await runOne(archive, storeInArchive(7, second, first));
  await runOne(archive, storeInArchive(7, first, first));
  expect(await archive.select().from(archivedBlocks)).toEqual([{ id: 7, content: second }]);
  expect(await runOne(db, keepInBlock(7, second, first, LATER))).toEqual([]);
  await expectShape(db, keepInBlock(7, first, second, LATER));
  expect(await runOne(db, deleteBlock(7, first))).toEqual([]);
  await expectShape(db, deleteBlock(7, second));
  await runOne(db, restoreContents([notice!]));
  expect(await db.all("select portal, key, content from notices")).toEqual([{ ...notice!, id: undefined }]);

  await db.run("insert into dead_letters (id, body, reason, at) values ('a', 'x', 'x', 0)");
  await expectShape(db, listLetterShapes());
  await expectShape(
    db,
    deleteOldRows(
      OLD_ROWS.find(({ table }) => table === "dead_letters")!,
      NOW,
      5,
    ),
  );
  await expectShape(db, findLastMigration());
  for (const old of OLD_ROWS) expect(await runOne(db, deleteOldRows(old, NOW, 5))).toEqual([]);
});
