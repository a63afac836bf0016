import { env } from "cloudflare:workers";
import { asc } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDatabase, type Database } from "#drizzle/client";
import { sourceRuns } from "#drizzle/schema";
import { canadaBuysCsv } from "#drizzle/seed/portal-files/canada-buys";
import { queueSources } from "~/features/source-runs/due-sources.server";
import { takeLease } from "~/features/source-runs/source-leases.server";
import { takeAnswer } from "~/features/source-runs/take-answer.server";
import { canadaBuys } from "~/sources/canadabuys";
import { countRows, emptyDatabase, servicesAround } from "../support/database";
import { dyingD1 } from "../support/dying-d1";
import { createMemoryQueues } from "../support/memory-queues";
import { nextInvocation } from "../support/one-invocation";

const NOW = new Date("2026-11-20T15:00:00Z");
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

beforeEach(() => {
  for (const level of ["error", "warn", "info"] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const fileOf = (count: number) => new Blob([canadaBuysCsv({ now: NOW, count })]).stream();

/** Services with a queue, and a portal whose answer is a file of so many notices. */
function queued(db: Database, count: number, at = NOW) {
  const queue = createMemoryQueues();
  const portalFetch: typeof fetch = () =>
    Promise.resolve(new Response(fileOf(count), { headers: { "Content-Type": "text/csv" } }));
  const { services } = servicesAround(db, at, { portalFetch, workQueue: queue.work });
  const readAll = async () => {
    while (queue.next() === "source") await queue.deliverNext(nextInvocation(services));
  };
  return { services, queue, readAll };
}

const runs = (db: Database) => db.select().from(sourceRuns).orderBy(asc(sourceRuns.startedAt));

test("an operator's answer only waits for the queue, which reads it to its end", async () => {
  const db = await emptyDatabase();
  const { services, queue, readAll } = queued(db, 0);

  const taken = await takeAnswer(services, canadaBuys, fileOf(30));

  const [run] = await runs(db);
  expect(taken).toEqual({ run: run!.id });
  expect(run).toMatchObject({ outcome: "running", read: 0 });
  expect(await countRows(db, "notices")).toBe(0);
  expect(queue.size()).toBe(1);
  await readAll();
  expect(await runs(db)).toMatchObject([{ outcome: "complete", read: 30, created: 30 }]);
});

test("an answer that waits or is being read is never replaced by another", async () => {
  const db = await emptyDatabase();
  const { services, readAll } = queued(db, 0);
  await takeAnswer(services, canadaBuys, fileOf(30));
  const refused = { refused: expect.stringContaining("is being read") as string };

  expect(await takeAnswer(services, canadaBuys, fileOf(5))).toEqual(refused);
  expect(await takeAnswer(services, canadaBuys)).toEqual(refused);
  await readAll();
  await takeLease(db, canadaBuys.id, { message: "at work", attempt: 1, sentAt: NOW }, NOW);
  expect(await takeAnswer(services, canadaBuys, fileOf(5))).toEqual(refused);

  expect(await runs(db)).toMatchObject([{ outcome: "complete", read: 30 }]);
});

test("operators have the live portal read although it is not due", async () => {
  const db = await emptyDatabase();
  for (const at of [NOW, inMinutes(1)]) {
    const { services, readAll } = queued(db, 30, at);
    expect(await takeAnswer(services, canadaBuys)).toHaveProperty("run");
    await readAll();
  }
  expect(await runs(db)).toMatchObject([
    { outcome: "complete", created: 30 },
    { outcome: "complete", unchanged: 30 },
  ]);
});

test("killed at every request in turn, a post leaves nothing that stops the next reading", async () => {
  let deaths = 0;
  const kills = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((at) => [false, true].map((after) => ({ at, after })));
  for (const kill of kills) {
    const db = await emptyDatabase();
    const dying = createDatabase(dyingD1(env.DB, kill, () => deaths++));
    await takeAnswer(queued(dying, 0).services, canadaBuys, fileOf(30)).catch(() => undefined);

    // When its lease has ended and the source is due again, whatever had come of its answer.
    const later = queued(db, 30, inMinutes(24 * 60));
    await queueSources(later.services, [canadaBuys.id]);
    await later.readAll();

    const all = await runs(db);
    expect(all.at(-1)).toMatchObject({ outcome: "complete", read: 30 });
    expect(all.filter(({ outcome }) => outcome === "running")).toEqual([]);
    expect(await countRows(db, "notices")).toBe(30);
  }
  expect(deaths).toBeGreaterThan(10);
});
