import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { performWorkTask } from "~/features/jobs/work-tasks.server";
import { checkIndex } from "~/features/search/check-index.server";
import { listMissing } from "~/features/search/search-index.sql.server";
import { sweepClosed } from "~/features/search/sweep-closed.server";
import type { WorkTask } from "~/ports/work-queue";
import { emptyDatabase, servicesAround } from "../support/database";
import { fillWithOpportunities } from "../support/many-opportunities";

const NOW = new Date("2026-11-23T15:00:00Z");
const TOTAL = 1_300;
const OPEN = 400;
const TICK_MS = 15 * 60_000;

async function filled() {
  const db = await emptyDatabase();
  await fillWithOpportunities(db, { total: TOTAL, open: OPEN }, NOW);
  while ((await sweepClosed(db, NOW)) > 0);
  return db;
}

async function missing(db: Database, now: Date): Promise<number> {
  const ids = Array.from({ length: TOTAL }, (_, i) => i + 1);
  return (await runOne(db, listMissing(ids, now))).length;
}

/** Runs the job of one trigger with all that it queues; returns how many messages there were. */
async function check(db: Database, now: Date): Promise<number> {
  const tasks: Array<WorkTask> = [];
  const workQueue = {
    push: (pushed: ReadonlyArray<WorkTask>) => Promise.resolve(void tasks.push(...pushed)),
  };
  const services = () => servicesAround(db, now, { workQueue }).services;
  await checkIndex(services());
  let messages = 1;
  for (let task = tasks.shift(); task; task = tasks.shift(), messages++)
    await performWorkTask(services(), task, { message: "m", attempt: 1, sentAt: now });
  return messages;
}

test("an index that a migration has emptied is filled again by itself", async () => {
  const db = await filled();
  await db.run(sql`delete from opportunity_archive`);
  expect(await missing(db, NOW)).toBeGreaterThan(500);
  await check(db, NOW);
  expect(await missing(db, NOW)).toBe(0);
  const found = await db.all(
    sql`select count(*) as n from opportunity_archive where opportunity_archive match 'snow'`,
  );
  expect(found).not.toEqual([{ n: 0 }]);
});

test("every bid is looked at in turn, and nothing is written while nothing is missing", async () => {
  const db = await filled();
  for (let tick = 0; tick < 3; tick++) await check(db, new Date(NOW.getTime() + tick * TICK_MS));
  expect(await missing(db, NOW)).toBe(0);
  const state = () => db.all(sql`select version from index_state`);
  const before = await state();
  expect(await check(db, NOW)).toBe(1);
  expect(await state()).toEqual(before);
  for (const index of ["opportunity_search", "opportunity_closing"]) {
    await db.run(sql`
      delete from ${sql.raw(index)} where rowid = (select min(rowid) from ${sql.raw(index)})
    `);
    expect(await missing(db, NOW)).toBe(1);
    for (let tick = 0; tick < 3; tick++) await check(db, new Date(NOW.getTime() + tick * TICK_MS));
    expect(await missing(db, NOW)).toBe(0);
  }
});
