import { asc, desc } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#drizzle/client";
import { opportunities, portalValidators, setAsideRecords, sourceRuns } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { EVERYTHING, searchOpportunities } from "~/features/search/find-opportunities.server";
import { queueDueSources } from "~/features/source-runs/due-sources.server";
import { findSource, SOURCES } from "~/sources";
import { MalformedAnswer } from "~/sources/formats/raw-record";
import type { Source, SourceItem } from "~/sources/source";
import { countRows, emptyDatabase, servicesAround } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { noticeOf } from "../support/notices";
import { runSource, sourceAnswering } from "../support/run-source";

const NOW = new Date("2026-11-20T15:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

const canadaBuys = findSource("canadabuys")!;

const listed = (...keys: Array<string>): Array<SourceItem> =>
  keys.map((key) => ({ kind: "notice", notice: openNotice(key) }));

const openNotice = (key: string): Notice =>
  noticeOf({ key, reference: null, title: `Snow clearing ${key}`, deadline: inDays(30) });

async function run(db: Database, source: Source, at: Date) {
  return runSource(servicesAround(db, at).services, source);
}

async function openTitles(db: Database, at: Date) {
  const { rows } = await searchOpportunities(db, { ...EVERYTHING, limit: 100 }, at);
  return rows.map(({ title }) => title).sort();
}

test("a notice whose key has half an emoji or a hidden character is set aside, and the run goes on", async () => {
  const db = await emptyDatabase();
  const source = sourceAnswering(listed("A", "B\ud83d", "C\u200b"));

  for (const day of [0, 1]) {
    expect(await run(db, source, inDays(day))).toMatchObject({ outcome: "complete", setAside: 2 });
  }
  expect(await openTitles(db, inDays(1))).toEqual(["Snow clearing A"]);
  const [first] = await db.select().from(setAsideRecords);
  expect(first).toMatchObject({ key: null, reason: "The key has invisible or broken characters" });
});

test("a run is recorded with what it read, stored, left out and set aside", async () => {
  const db = await emptyDatabase();

  await run(
    db,
    sourceAnswering([
      ...listed("A", "B"),
      { kind: "ignored", key: "C", reason: "An award" },
      { kind: "set-aside", key: "D", reason: "The closing date cannot be read" },
    ]),
    NOW,
  );

  const [stored] = await db.select().from(sourceRuns);
  expect(stored).toMatchObject({
    source: "canadabuys",
    outcome: "complete",
    read: 2,
    created: 2,
    ignored: 1,
    setAside: 1,
    startedAt: NOW,
    finishedAt: NOW,
  });
  expect(await db.select().from(setAsideRecords)).toMatchObject([
    { runId: stored?.id, position: 4, key: "D", reason: "The closing date cannot be read" },
  ]);
});

test("what a snapshot lacks twice, after its settling time, is withdrawn", async () => {
  const db = await emptyDatabase();
  await run(db, sourceAnswering(listed("A", "B", "C")), NOW);

  await run(db, sourceAnswering(listed("A", "B")), inDays(2));
  expect(await openTitles(db, inDays(2))).toHaveLength(3);
  const second = await run(db, sourceAnswering(listed("A", "B")), inDays(3));

  expect(second.withdrawn).toBe(1);
  expect(await openTitles(db, inDays(3))).toEqual(["Snow clearing A", "Snow clearing B"]);
  const all = await db.select().from(opportunities).orderBy(asc(opportunities.id));
  expect(all.map(({ status }) => status)).toEqual(["active", "active", "withdrawn"]);
});

test("a withdrawn notice that reappears is open again", async () => {
  const db = await emptyDatabase();
  for (const [day, keys] of [["A", "B"], ["A"], ["A"], ["A", "B"]].entries()) {
    await run(db, sourceAnswering(listed(...keys)), inDays(2 * day));
  }
  expect(await openTitles(db, inDays(6))).toEqual(["Snow clearing A", "Snow clearing B"]);
});

test("when another portal still carries it, its text takes over and the bid stays open", async () => {
  const db = await emptyDatabase();
  const shared = { reference: "PEEL-2026-1234", deadline: inDays(30) };
  const item = (notice: Notice): SourceItem => ({ kind: "notice", notice });
  const first = sourceAnswering([item(noticeOf({ key: "A", ...shared })), ...listed("B")]);
  await run(db, first, NOW);
  await ingestNotices(
    db,
    { id: "toronto", name: "City of Toronto" },
    [noticeOf({ key: "T", ...shared, title: "The other portal's words" })],
    NOW,
  );

  await run(db, sourceAnswering(listed("B")), inDays(2));
  await run(db, sourceAnswering(listed("B")), inDays(3));

  expect(await openTitles(db, inDays(3))).toEqual(["Snow clearing B", "The other portal's words"]);
});

test.each([
  ["fails before its first record", sourceAnswering([], new MalformedAnswer("A block page")), "failed"],
  ["fails in the middle", sourceAnswering(listed("A"), new MalformedAnswer("Cut off")), "failed"],
  ["is empty", sourceAnswering([]), "shrunken"],
])("an answer that %s closes nothing, however often it comes", async (_, broken, outcome) => {
  const db = await emptyDatabase();
  const keys = Array.from({ length: 24 }, (_, i) => `K${i}`);
  await run(db, sourceAnswering(listed(...keys)), NOW);

  for (const day of [2, 3, 4])
    expect(await run(db, broken, inDays(day))).toMatchObject({ outcome, withdrawn: 0 });

  expect((await openTitles(db, inDays(4))).length).toBeGreaterThanOrEqual(24);
  const [last] = await db.select().from(sourceRuns).orderBy(desc(sourceRuns.startedAt)).limit(1);
  expect(last?.outcome).toBe(outcome);
  expect(last?.reason).toBeTruthy();
});

test("the notices before the damage in a broken answer are stored", async () => {
  const db = await emptyDatabase();

  const result = await run(db, sourceAnswering(listed("A", "B"), new MalformedAnswer("Cut off")), NOW);

  expect(result).toMatchObject({ outcome: "failed", reason: "Cut off" });
});

test("a source without its key is off and says so", async () => {
  const db = await emptyDatabase();

  const result = await run(db, findSource("sam-gov")!, NOW);

  expect(result).toMatchObject({ outcome: "off", reason: expect.stringMatching(/key/i) as string });
  expect(await countRows(db, "source_runs")).toBe(1);
});

const HEADER_ONLY = "newTenderNotice";

/** Answers like CanadaBuys's server, with an ETag; records the requests. */
function portal(body: string) {
  const asked: Array<{ url: string; userAgent: string | null; ifNoneMatch: string | null }> = [];
  const portalFetch: typeof fetch = (input, init) => {
    const { url, headers } = new Request(input, init);
    asked.push({ url, userAgent: headers.get("User-Agent"), ifNoneMatch: headers.get("If-None-Match") });
    if (headers.get("If-None-Match") === '"v1"') return Promise.resolve(new Response(null, { status: 304 }));
    return Promise.resolve(new Response(body, { headers: { "Content-Type": "text/csv", ETag: '"v1"' } }));
  };
  return { asked, portalFetch };
}

test("a portal is read with our User-Agent, and the second time conditionally", async () => {
  const db = await emptyDatabase();
  const { canadaBuysCsv } = await import("#drizzle/seed/portal-files/canada-buys");
  const { asked, portalFetch } = portal(canadaBuysCsv({ now: NOW, count: 30, seed: 1 }));
  const { services } = servicesAround(db, NOW, { portalFetch });

  const first = await runSource(services, canadaBuys);
  const second = await runSource(services, canadaBuys);

  expect(first).toMatchObject({ outcome: "complete", read: 30 });
  expect(second).toMatchObject({ outcome: "unchanged", read: 0, withdrawn: 0 });
  expect(asked.map(({ userAgent }) => userAgent)).toEqual(
    Array(2).fill("Tenderlight/1.0 (+https://bids.example/)"),
  );
  expect(asked.map(({ ifNoneMatch }) => ifNoneMatch)).toEqual([null, '"v1"']);
});

test("after a shrunken answer the whole file is requested again", async () => {
  const db = await emptyDatabase();
  const { canadaBuysCsv } = await import("#drizzle/seed/portal-files/canada-buys");
  const { portalFetch } = portal(canadaBuysCsv({ now: NOW, count: 0, seed: 1 }));

  const result = await runSource(servicesAround(db, NOW, { portalFetch }).services, canadaBuys);

  expect(result.outcome).toBe("shrunken");
  expect(await db.select().from(portalValidators)).toEqual([]);
});

test("sources are read at their own rhythm, and sooner after a fault", async () => {
  const db = await emptyDatabase();
  const at = (minutes: number) => servicesAround(db, new Date(NOW.getTime() + minutes * 60_000)).services;
  const all = SOURCES.map(({ id }) => id);

  expect(await queueDueSources(at(0))).toEqual(all);
  for (const source of SOURCES) await runSource(at(0), source);
  expect(await queueDueSources(at(15))).toEqual([]);
  // This test has no network, so all sources fail except the one that is off.
  const isOften = (id: string) => findSource(id)!.everyMinutes <= 60;
  expect(await queueDueSources(at(61))).toEqual(all.filter((id) => id !== "sam-gov" || isOften(id)));
});

test("a notice that is too long for a record is set aside, and the others are stored", async () => {
  const db = await emptyDatabase();
  const long = { ...openNotice("long"), sections: { description: "除雪".repeat(400_000) } };
  const source = sourceAnswering([{ kind: "notice", notice: long }, ...listed("A")]);

  expect(await run(db, source, NOW)).toMatchObject({ outcome: "complete", read: 1, created: 1, setAside: 1 });
  expect(await db.select().from(setAsideRecords)).toMatchObject([{ key: "long" }]);
});

test(`an unreachable portal is a failed run with a reason (${HEADER_ONLY} too)`, async () => {
  const db = await emptyDatabase();

  const result = await run(db, findSource("canadabuys-new")!, NOW);

  expect(result).toMatchObject({ outcome: "failed", reason: expect.any(String) as string });
});
