import { env } from "cloudflare:workers";
import { asc, desc, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { createDatabase, type Database } from "#drizzle/client";
import { notices, opportunities, opportunityVersions, sourceRuns } from "#drizzle/schema";
import { FEDERAL_BUYERS } from "#drizzle/seed/portal-files/buyers/canadian-federal";
import { canadaBuysCsv, canadaBuysReference } from "#drizzle/seed/portal-files/canada-buys";
import { type PortalNotice, portalNotices } from "#drizzle/seed/portal-files/portal-notice";
import type { Notice } from "~/domain/opportunities/notice";
import { revisionOf } from "~/domain/opportunities/revision";
import { withdrawMissing } from "~/features/source-runs/withdraw-missing.server";
import { findSource } from "~/sources";
import type { SourceItem } from "~/sources/source";
import { emptyDatabase, servicesAround } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { noticeOf } from "../support/notices";
import { runSource, sourceAnswering } from "../support/run-source";

afterEach(() => vi.restoreAllMocks());

const NOW = new Date("2026-11-20T15:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

const canadaBuys = findSource("canadabuys")!;

const listed = (...keys: Array<string>): Array<SourceItem> =>
  keys.map((key) => ({
    kind: "notice",
    notice: noticeOf({ key, reference: null, title: `Snow clearing ${key}`, deadline: inDays(60) }),
  }));
const several = (count: number) => Array.from({ length: count }, (_, index) => `K${index}`);
const withoutKey: SourceItem = { kind: "set-aside", key: null, reason: "Row 7 has 68 cells" };

const run = (db: Database, items: ReadonlyArray<SourceItem>, day: number) =>
  runSource(servicesAround(db, inDays(day)).services, sourceAnswering(items));

async function openKeys(db: Database): Promise<Array<string>> {
  const rows = await db
    .select({ key: notices.key })
    .from(notices)
    .innerJoin(opportunities, eq(opportunities.id, notices.opportunityId))
    .where(eq(opportunities.status, "active"));
  return rows.map(({ key }) => key).sort();
}

test("two answers that lack a notice withdraw it only if they are a day apart", async () => {
  const db = await emptyDatabase();
  await run(db, listed("A", "B"), 0);
  await run(db, listed("A"), 2);
  expect(await run(db, listed("A"), 2.01)).toMatchObject({ outcome: "complete", withdrawn: 0 });
  expect(await run(db, listed("A"), 2.99)).toMatchObject({ withdrawn: 0 });

  expect(await run(db, listed("A"), 3)).toMatchObject({ withdrawn: 1 });

  expect(await openKeys(db)).toEqual(["A"]);
});

test("an answer that lists the same few notices again and again is shrunken", async () => {
  const db = await emptyDatabase();
  const all = several(40);
  const few = listed(...all.slice(0, 10));
  await run(db, listed(...all), 0);

  const repeated = await run(db, [...few, ...few, ...few, ...few], 2);

  expect(repeated).toMatchObject({ outcome: "shrunken", read: 10 });
  await run(db, [...few, ...few, ...few, ...few], 2.5);
  expect(await openKeys(db)).toHaveLength(40);
});

test("an answer between them that lists the notice starts the wait again", async () => {
  const db = await emptyDatabase();
  const setAside: SourceItem = { kind: "set-aside", key: "B", reason: "Unreadable closing date" };
  await run(db, listed("A", "B"), 0);
  for (const [day, items] of [
    [2, listed("A")],
    [3, [...listed("A"), setAside]],
    [4, listed("A")],
  ] as const) {
    expect(await run(db, items, day)).toMatchObject({ withdrawn: 0 });
  }
  expect(await run(db, listed("A"), 5)).toMatchObject({ withdrawn: 1 });
});

test("a notice whose record is skipped on purpose is still listed, unless the portal says that the call is over", async () => {
  const db = await emptyDatabase();
  const skipped: SourceItem = { kind: "ignored", key: "B", reason: "The submission deadline has passed." };
  await run(db, listed("A", "B"), 0);
  for (const day of [2, 4, 6])
    expect(await run(db, [...listed("A"), skipped], day)).toMatchObject({ withdrawn: 0, ignored: 1 });
  expect(await openKeys(db)).toEqual(["A", "B"]);

  for (const day of [8, 10]) await run(db, [...listed("A"), { ...skipped, isOver: true }], day);

  expect(await openKeys(db)).toEqual(["A"]);
});

test("an answer with a record that has lost its key withdraws nothing, and says so", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const db = await emptyDatabase();
  await run(db, listed("A", "B"), 0);
  await run(db, listed("A"), 2);

  for (const day of [3, 4, 5]) {
    expect(await run(db, [...listed("A"), withoutKey], day)).toMatchObject({
      outcome: "complete",
      withdrawn: 0,
      reason: expect.stringMatching(/without a key: 1/) as string,
    });
  }

  expect(await openKeys(db)).toEqual(["A", "B"]);
  expect(warn.mock.lastCall?.[0]).toContain("A source has records without a key");
  // What was missing before is no proof either: the wait begins with the next whole answer.
  expect(await run(db, listed("A"), 6)).toMatchObject({ withdrawn: 0 });
  expect(await run(db, listed("A"), 7)).toMatchObject({ withdrawn: 1 });
});

const keyless = (record: string): SourceItem => ({
  kind: "set-aside",
  key: null,
  reason: "Row 7 has no reference number.",
  record,
});

test("a record that never has a key withdraws nothing wrongly and blocks nothing, and operators are told", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const db = await emptyDatabase();
  for (const day of [0, 1]) await run(db, [...listed("A", "B"), keyless("a test row")], day);
  expect(await run(db, [...listed("A"), keyless("a test row")], 2)).toMatchObject({ withdrawn: 0 });

  expect(await run(db, [...listed("A"), keyless("a test row")], 3)).toMatchObject({
    outcome: "complete",
    withdrawn: 1,
    reason: "Records without a key: 1. No missing notice could be one of them.",
  });

  expect(await openKeys(db)).toEqual(["A"]);
  expect(warn.mock.lastCall?.[0]).toContain("A source has records without a key");
});

test("a feed with hundreds of records that never have a key still has its notices withdrawn", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const db = await emptyDatabase();
  const rows = Array.from({ length: 600 }, (_, index) => keyless(`blank ${index}`));
  await run(db, [...rows, ...listed("A", "B")], 0);
  await run(db, [...rows, ...listed("A")], 2);

  expect(await run(db, [...rows, ...listed("A")], 4)).toMatchObject({ withdrawn: 1 });

  expect(await openKeys(db)).toEqual(["A"]);
});

test("a record without a key that comes when a notice goes could be that notice, for as long as it stays", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const db = await emptyDatabase();
  await run(db, listed("A", "B", "C"), 0);

  for (const day of [2, 3, 4])
    expect(await run(db, [...listed("A", "C"), keyless("B with a cell too many")], day)).toMatchObject({
      withdrawn: 0,
      reason: expect.stringContaining("1 missing notices could be one of them") as string,
    });
  // C was listed beside that record, so it is gone.
  await run(db, [...listed("A"), keyless("B with a cell too many")], 5);
  expect(await run(db, [...listed("A"), keyless("B with a cell too many")], 6)).toMatchObject({
    withdrawn: 1,
  });
  expect(await openKeys(db)).toEqual(["A", "B"]);

  await run(db, listed("A", "B"), 7);
  expect(await openKeys(db)).toEqual(["A", "B"]);
});

test("each answer's own record could be the notice again, and two of one form are not one", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const db = await emptyDatabase();
  await run(db, [...listed("A", "B"), keyless("blank")], 0);

  for (const day of [2, 3, 4])
    expect(await run(db, [...listed("A"), keyless("blank"), keyless("blank")], day)).toMatchObject({
      withdrawn: 0,
    });
  for (const day of [5, 6, 7])
    expect(await run(db, [...listed("A"), keyless(`printed on day ${day}`)], day)).toMatchObject({
      withdrawn: 0,
    });
  expect(await openKeys(db)).toEqual(["A", "B"]);
});

test("exactly half of the notices is not a complete answer, and more than half is", async () => {
  for (const [count, outcome] of [
    [20, "shrunken"],
    [21, "complete"],
  ] as const) {
    const db = await emptyDatabase();
    await run(db, listed(...several(40)), 0);
    expect(await run(db, listed(...several(count)), 2)).toMatchObject({ outcome });
  }
});

test("a feed that has really shrunk is accepted after a day of equal answers, and operators are told", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const db = await emptyDatabase();
  await run(db, listed(...several(40)), 0);
  const small = listed(...several(10));

  expect(await run(db, small, 2)).toMatchObject({ outcome: "shrunken" });
  expect(await run(db, small, 2.5)).toMatchObject({ outcome: "shrunken" });
  expect(warn.mock.lastCall?.[0]).toContain("The answer of a source has shrunk");
  expect(await run(db, listed(...several(11)), 3)).toMatchObject({ outcome: "complete", withdrawn: 0 });
  expect(warn.mock.lastCall?.[0]).toContain("A shrunken source is accepted as complete");
  const [last] = await db.select().from(sourceRuns).orderBy(desc(sourceRuns.startedAt)).limit(1);
  expect(last?.reason).toMatch(/^11 notices, after 40 .*: accepted as complete\.$/);

  expect(await run(db, small, 4)).toMatchObject({ outcome: "complete", reason: null, withdrawn: 29 });
  expect(await openKeys(db)).toHaveLength(11);
});

test.each([
  ["empty answers", [0, 0, 0, 0]],
  ["answers of different sizes", [10, 14, 10, 14]],
  ["small answers with a whole one between them", [10, 40, 10, 40]],
])("%s are never accepted", async (_, counts) => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const db = await emptyDatabase();
  await run(db, listed(...several(40)), 0);

  for (const [index, count] of counts.entries()) {
    expect(await run(db, listed(...several(count)), 2 + index)).toMatchObject({
      outcome: count === 40 ? "complete" : "shrunken",
      withdrawn: 0,
    });
  }
  expect(await openKeys(db)).toHaveLength(40);
});

test("sixty small answers in an hour do not push the whole one out of sight", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const db = await emptyDatabase();
  await run(db, listed(...several(40)), 0);

  const outcomes = new Set<string>();
  for (let minute = 0; minute < 60; minute++)
    outcomes.add((await run(db, listed("K0"), 2 + minute / (24 * 60))).outcome);

  expect(outcomes).toEqual(new Set(["shrunken"]));
});

const IN_OTHER_WORDS = `Request for tender: ${noticeOf().title}`;
const SHARED = { reference: "PEEL-2026-1234", deadline: inDays(60) };
const PORTALS = ["toronto", "peel-bids", "ontario-bids"];

/** One opportunity: led by the source's notice A, which the other portals' notices follow. */
async function withFollowers(portals: ReadonlyArray<string>, changes: Partial<Notice> = {}) {
  const db = await emptyDatabase();
  await run(db, [{ kind: "notice", notice: noticeOf({ key: "A", ...SHARED }) }, ...listed("B")], 0);
  for (const portal of portals) {
    const notice = noticeOf({
      key: `${portal} 1`,
      ...SHARED,
      title: IN_OTHER_WORDS,
      ...changes,
    });
    await ingestNotices(db, { id: portal, name: portal }, [notice], NOW);
  }
  const leads = () =>
    db
      .select({ portal: notices.portal })
      .from(notices)
      .where(eq(notices.leads, true))
      .orderBy(asc(notices.id));
  const shown = async () => (await db.select().from(opportunities).orderBy(asc(opportunities.id)))[0]!;
  return { db, leads, shown };
}

test("of several followers of a notice that has left, one leads and the others follow it", async () => {
  const { db, leads, shown } = await withFollowers(PORTALS);

  await run(db, listed("B"), 2);
  await run(db, listed("B"), 3);

  expect(await leads()).toEqual([{ portal: "canadabuys" }, { portal: "toronto" }]);
  expect(await shown()).toMatchObject({
    title: IN_OTHER_WORDS,
    portalSource: "City of Toronto",
    status: "active",
  });
});

test("a follower that its own portal has cancelled does not lead", async () => {
  const { db, shown } = await withFollowers(["toronto"], { status: "cancelled" });

  await run(db, listed("B"), 2);
  expect(await run(db, listed("B"), 3)).toMatchObject({ withdrawn: 1 });

  expect(await shown()).toMatchObject({ status: "withdrawn" });
});

test("a bid that only its follower's portal lists as open closes when that portal lists it no more", async () => {
  const { db, shown } = await withFollowers([]);
  const lead = noticeOf({ key: "toronto 1", ...SHARED });
  const toronto = { id: "toronto", name: "toronto" };
  await ingestNotices(db, toronto, [lead], NOW);
  const cancelled = noticeOf({ key: "toronto 1", ...SHARED, status: "cancelled" });
  await ingestNotices(db, toronto, [cancelled], NOW);
  await db
    .update(notices)
    .set({ leads: sql`portal = 'toronto'` })
    .where(eq(notices.opportunityId, 1));

  await run(db, listed("B"), 2);
  expect(await shown()).toMatchObject({ status: "active" });
  await run(db, listed("B"), 3);

  expect(await shown()).toMatchObject({ status: "cancelled", version: 2 });
  expect(await db.select().from(opportunityVersions)).toMatchObject([
    { changes: [{ field: "status", from: "active", to: "cancelled" }] },
  ]);
});

/** A database in which another writer is quicker than the first write of a withdrawal. */
function overtakenBy(db: Database, write: () => Promise<unknown>): Database {
  let overtaken = false;
  const client = new Proxy(env.DB, {
    get(target, property) {
      if (property !== "batch") {
        const value: unknown = Reflect.get(target, property);
        return typeof value === "function" ? (value.bind(target) as unknown) : value;
      }
      return async (statements: Array<D1PreparedStatement>) => {
        if (!overtaken) {
          overtaken = true;
          await write();
        }
        return target.batch(statements);
      };
    },
  });
  return createDatabase(client);
}

const OVERTAKING: ReadonlyArray<
  readonly [
    string,
    (db: Database) => Promise<unknown>,
    { status: string; portals: number; withdrawn: number },
  ]
> = [
  [
    "has cancelled the follower",
    (db) => amendFollower(db, { status: "cancelled" }),
    { status: "withdrawn", portals: 2, withdrawn: 1 },
  ],
  [
    "has given the follower another town",
    (db) => amendFollower(db, { place: { ...noticeOf().place, regions: [], city: "Ottawa", state: "ON" } }),
    { status: "withdrawn", portals: 1, withdrawn: 1 },
  ],
  [
    "lists the notice again",
    (db) => db.update(notices).set({ missingSince: null }).where(eq(notices.key, "A")),
    { status: "active", portals: 2, withdrawn: 0 },
  ],
];

const amendFollower = (db: Database, changes: Partial<Notice>) =>
  ingestNotices(
    db,
    { id: "toronto", name: "toronto" },
    [noticeOf({ key: "toronto 1", ...SHARED, revision: revisionOf(1), ...changes })],
    inDays(2),
  );

test.each(OVERTAKING)(
  "a withdrawal is planned again if another writer %s after it was read",
  async (_, write, { status, portals, withdrawn }) => {
    const { db, shown } = await withFollowers(["toronto"]);
    const missing = { present: new Set(["B"]), couldBeListed: () => false };
    const services = (database: Database) => ({
      ...servicesAround(database, inDays(2)).services,
      db: database,
    });
    await withdrawMissing(services(db), "canadabuys", missing, inDays(2));

    const overtaken = overtakenBy(db, () => write(db));
    expect(await withdrawMissing(services(overtaken), "canadabuys", missing, inDays(3))).toMatchObject({
      withdrawn,
    });

    expect(await shown()).toMatchObject({ status });
    const joined = await db.select().from(notices).where(eq(notices.opportunityId, 1));
    expect(joined).toHaveLength(portals);
    expect(joined.filter(({ leads }) => leads).map(({ portal }) => portal)).toEqual(["canadabuys"]);
  },
);

test("a withdrawn bid opens again when another portal lists it, which then leads", async () => {
  const { db, leads, shown } = await withFollowers(["toronto"]);
  await db
    .update(notices)
    .set({ missingSince: inDays(1) })
    .where(eq(notices.portal, "toronto"));
  await run(db, listed("B"), 2);
  await run(db, listed("B"), 3);
  expect(await shown()).toMatchObject({ status: "withdrawn" });

  const again = noticeOf({ key: "toronto 1", ...SHARED, title: IN_OTHER_WORDS });
  await ingestNotices(db, { id: "toronto", name: "City of Toronto" }, [again], inDays(4));

  expect(await shown()).toMatchObject({
    status: "active",
    title: again.title,
    portalSource: "City of Toronto",
  });
  expect(await leads()).toEqual([{ portal: "canadabuys" }, { portal: "toronto" }]);
});

const FILE_SIZE = 40;
const LAST_DAYS = 3;
const ALL = [
  ...portalNotices({
    seed: 3,
    now: NOW,
    buyers: FEDERAL_BUYERS,
    plans: Array.from({ length: FILE_SIZE }, () => ({ publishedDaysAgo: [5, 9] as const, closesInDays: 60 })),
  }),
];
const [HEADER] = canadaBuysCsv({ now: NOW, notices: [] }).split("\r\n");
const recordOf = (notice: PortalNotice) =>
  canadaBuysCsv({ now: NOW, notices: [notice] }).slice(HEADER!.length + 2);

type Fault =
  | { kind: "whole" | "empty" }
  /** Broken off inside this record, or after it. */
  | { kind: "cut" | "short"; at: number }
  | { kind: "misaligned"; at: number }
  | { kind: "shrunken"; size: number };

const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({ kind: fc.constantFrom("whole", "empty") }),
  fc.record({ kind: fc.constant("cut"), at: fc.integer({ min: 0, max: 39 }) }),
  fc.record({ kind: fc.constant("short"), at: fc.integer({ min: 25, max: 38 }) }),
  fc.record({ kind: fc.constant("misaligned"), at: fc.integer({ min: 0, max: 39 }) }),
  fc.record({ kind: fc.constant("shrunken"), size: fc.constantFrom(2, 4, 6, 8, 10) }),
);

function fileOf(records: ReadonlyArray<string>, today: Fault): string {
  const at = "at" in today ? Math.min(today.at, records.length - 1) : 0;
  switch (today.kind) {
    case "whole":
      return `${HEADER}\r\n${records.join("")}`;
    case "empty":
      return `${HEADER}\r\n`;
    case "cut":
      return `${HEADER}\r\n${records.slice(0, at).join("")}${records[at]!.slice(0, 30)}`;
    case "short":
      return `${HEADER}\r\n${records.slice(0, at).join("")}`;
    case "shrunken":
      return `${HEADER}\r\n${records.slice(0, today.size).join("")}`;
    case "misaligned": {
      const wrong = records[at]!.replace(/\r\n$/, ',"a cell too many"\r\n');
      return `${HEADER}\r\n${records.map((record, index) => (index === at ? wrong : record)).join("")}`;
    }
  }
}

/**
 * Faults that a reader can tell from the truth: small answers that differ from day to day, and no two complete answers
 * in a row that break off between two records.
 */
function tellable(faults: ReadonlyArray<Fault>): Array<Fault> {
  let size = 0;
  let wasShort = false;
  return faults.map((today) => {
    if (today.kind === "shrunken" && today.size === size) return { kind: "empty" };
    if (today.kind === "shrunken") size = today.size;
    if (today.kind === "short" && wasShort) return { kind: "whole" };
    if (today.kind === "short" || today.kind === "whole") wasShort = today.kind === "short";
    return today;
  });
}

/** Which notices the portal removes, and on which day. */
const removals = fc.uniqueArray(
  fc.record({ index: fc.integer({ min: 0, max: FILE_SIZE - 1 }), day: fc.integer({ min: 1, max: 7 }) }),
  { selector: ({ index }) => index, maxLength: 4 },
);

test("over days of cut, shrunken and misaligned files no live notice is withdrawn, and a removed one is in the end", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await fc.assert(
    fc.asyncProperty(fc.array(fault, { maxLength: 7 }), removals, async (faults, removed) => {
      const db = await emptyDatabase();
      const lastDays = Array.from({ length: LAST_DAYS }, (): Fault => ({ kind: "whole" }));
      const days: Array<Fault> = [{ kind: "whole" }, ...tellable(faults), ...lastDays];
      const firstOfLast = days.length - LAST_DAYS;
      for (const [day, today] of days.entries()) {
        const gone = new Set(
          removed.filter((one) => day >= Math.min(one.day, firstOfLast)).map(({ index }) => index),
        );
        const live = ALL.filter((_, index) => !gone.has(index));
        const file = new Blob([fileOf(live.map(recordOf), today)]).stream();
        await runSource(servicesAround(db, inDays(day)).services, canadaBuys, file);

        const open = await openKeys(db);
        const keys = live.map((notice) => canadaBuysReference(notice)).sort();
        expect(keys.filter((key) => !open.includes(key))).toEqual([]);
        if (day === days.length - 1) expect(open).toEqual(keys);
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);

test("a row that is misaligned for days keeps its notice open, and the others are withdrawn as ever", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const db = await emptyDatabase();
  const keys = ALL.map((notice) => canadaBuysReference(notice));
  const read = (records: ReadonlyArray<PortalNotice>, today: Fault, day: number) =>
    runSource(
      servicesAround(db, inDays(day)).services,
      canadaBuys,
      new Blob([fileOf(records.map(recordOf), today)]).stream(),
    );
  await read(ALL, { kind: "whole" }, 0);
  for (const day of [2, 3, 4]) await read(ALL, { kind: "misaligned", at: 0 }, day);
  const withoutLast = ALL.slice(0, -1);

  for (const day of [5, 6]) await read(withoutLast, { kind: "misaligned", at: 0 }, day);

  expect(await openKeys(db)).toEqual(keys.slice(0, -1).sort());
});
