import { expect, test } from "vitest";
import { type RawStatement, runBatch, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { opportunities } from "#drizzle/schema";
import {
  clearTexts,
  listToArchive,
  lookAgain,
  requireArchived,
  requireAsSeen,
  restoreContents,
} from "~/features/archive/archive-texts.sql.server";
import { deleteOldRows, OLD_ROWS } from "~/features/retention/old-rows.sql.server";
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
  await expectShape(db, listToArchive(LATER, 5));
  const [bid] = await db.select().from(opportunities);
  const [notice] = await db.all<{ id: number; content: string }>("select id, content from notices");
  await expectShape(db, requireAsSeen([{ ...bid!, notices: [notice!] }]));
  await runBatch(db, clearTexts([1], LATER));
  await expectShape(db, requireArchived(1));
  await runOne(db, restoreContents([notice!]));
  await runOne(db, lookAgain([1], LATER));
  expect(await db.all("select id, content from notices")).toEqual([notice]);

  await db.run("insert into dead_letters (id, body, reason, at) values ('a', 'x', 'x', 0)");
  await expectShape(
    db,
    deleteOldRows(
      OLD_ROWS.find(({ table }) => table === "dead_letters")!,
      NOW,
      5,
    ),
  );
  for (const old of OLD_ROWS) expect(await runOne(db, deleteOldRows(old, NOW, 5))).toEqual([]);
});
