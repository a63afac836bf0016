import { env } from "cloudflare:workers";
import { asc, eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDatabase, type Database } from "#drizzle/client";
import { answerPieces, setAsideRecords, sourceRuns } from "#drizzle/schema";
import { canadaBuysCsv } from "#drizzle/seed/portal-files/canada-buys";
import { createAnswerWriter, findAnswer } from "~/features/source-runs/answer-pieces.server";
import { queueDueSources } from "~/features/source-runs/due-sources.server";
import { readSource } from "~/features/source-runs/read-source.server";
import { findSource } from "~/sources";
import type { RawRecord } from "~/sources/formats/raw-record";
import type { SourceId } from "~/sources/source";
import { countRows, emptyDatabase, servicesAround } from "../support/database";
import { dyingD1 } from "../support/dying-d1";
import { ingestNotices } from "../support/ingest";
import { noticeOf } from "../support/notices";
import { runSource } from "../support/run-source";

const NOW = new Date("2026-11-20T15:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
/** Of these portals' records a piece holds about 75 or 250. */
const RECORDS = 600;

const source = (id: SourceId) => findSource(id)!;

beforeEach(() => {
  for (const level of ["error", "warn", "info"] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A portal that answers every request with this file, and counts them. */
function portalOf(body: string, type: string) {
  const portal = { requests: 0 };
  const portalFetch: typeof fetch = () => {
    portal.requests++;
    return Promise.resolve(new Response(body, { headers: { "Content-Type": type, ETag: '"one"' } }));
  };
  return { portal, portalFetch };
}

type Reading = { db: Database; id: SourceId; body: string; type?: string; at?: Date };

/** Reads a source as the queue does, each message in an invocation of its own. Returns how many there were. */
async function readInPieces({ db, id, body, type = "text/csv", at = NOW }: Reading) {
  const { portal, portalFetch } = portalOf(body, type);
  for (let messages = 1; ; messages++) {
    const { services } = servicesAround(db, at, { portalFetch });
    const delivery = { message: `message-${messages}`, attempt: 1, sentAt: at };
    const { isDone } = await readSource(services, source(id), delivery);
    if (isDone) return { messages, requests: portal.requests };
  }
}

const runs = (db: Database) => db.select().from(sourceRuns).orderBy(asc(sourceRuns.startedAt));
const titles = async (db: Database) =>
  (await db.all<{ title: string }>(sql`select title from opportunities order by title`)).map(
    ({ title }) => title,
  );

/** The keys of a file's notices, which are read without a database. */
async function keysIn(file: string): Promise<Set<string>> {
  const keys = new Set<string>();
  const read = source("canadabuys").createReader(NOW, () => true);
  for await (const record of source("canadabuys").recordsIn(new Blob([file]).stream())) {
    const item = read(record);
    if (item.kind === "notice") keys.add(item.notice.key);
  }
  return keys;
}

const FILE = canadaBuysCsv({ now: NOW, count: RECORDS, seed: 3 });

test("a portal's answer and the same file from an operator are stored and counted alike, whole", async () => {
  const ofOperator = await emptyDatabase();
  const file = new Blob([FILE]).stream();
  await runSource(servicesAround(ofOperator, NOW).services, source("canadabuys"), file);
  const [expected] = await runs(ofOperator);
  const expectedTitles = await titles(ofOperator);
  const setAside = await ofOperator.select().from(setAsideRecords).orderBy(setAsideRecords.position);
  const keys = await keysIn(FILE);
  expect(expected).toMatchObject({ outcome: "complete", read: keys.size, created: keys.size });
  expect(await countRows(ofOperator, "notices")).toBe(keys.size);

  const db = await emptyDatabase();
  const { messages, requests } = await readInPieces({ db, id: "canadabuys", body: FILE });
  const [run] = await runs(db);
  expect({ ...run, id: "" }).toEqual({ ...expected, id: "" });
  expect(await titles(db)).toEqual(expectedTitles);
  const found = await db.select().from(setAsideRecords).orderBy(setAsideRecords.position);
  expect(found.map((row) => ({ ...row, runId: "" }))).toEqual(setAside.map((row) => ({ ...row, runId: "" })));
  expect(requests).toBe(1);
  expect(messages).toBeGreaterThan(1);
  expect(await countRows(db, "answer_pieces")).toBe(0);
  expect(await countRows(db, "source_pieces")).toBe(0);
});

test("killed at every request in turn, an answer that is here is read on without asking the portal again", async () => {
  const undisturbed = await emptyDatabase();
  await readInPieces({ db: undisturbed, id: "canadabuys", body: FILE });
  const [expected] = await runs(undisturbed);

  const db = await emptyDatabase();
  const { portal, portalFetch } = portalOf(FILE, "text/csv");
  const servicesOf = (d1: D1Database) => servicesAround(createDatabase(d1), NOW, { portalFetch }).services;
  let attempt = 0;
  const deliver = (d1: D1Database) =>
    readSource(servicesOf(d1), source("canadabuys"), { message: "one", attempt: ++attempt, sentAt: NOW });
  // Killed in the last of the requests that fetch the answer: only its acknowledgement is lost.
  await deliver(dyingD1(env.DB, { at: 15, after: true })).catch(() => undefined);
  expect(await countRows(db, "answer_pieces where kind = 'end'")).toBe(1);

  let deaths = 0;
  for (let at = 1; at <= 16; at++)
    for (const after of [false, true])
      await deliver(dyingD1(env.DB, { at, after }, () => deaths++)).catch(() => undefined);
  while (!(await deliver(env.DB)).isDone);

  expect(deaths).toBeGreaterThan(10);
  expect(portal.requests).toBe(1);
  const [run, ...others] = await runs(db);
  expect(others).toEqual([]);
  const { read, created, unchanged, ignored, setAside } = expected!;
  expect(run).toMatchObject({ outcome: "complete", read, setAside });
  // Notices that were stored just before a kill are found unchanged afterwards.
  expect(run!.created + run!.unchanged + run!.ignored).toBe(created + unchanged + ignored);
  expect(await countRows(db, "notices")).toBe(created);
});

test("an answer that is cut off in its last piece stores what came before and closes nothing", async () => {
  const db = await emptyDatabase();
  await ingestNotices(
    db,
    { id: "canadabuys", name: "CanadaBuys" },
    [noticeOf({ key: "cb-gone", deadline: inDays(30) })],
    inDays(-3),
  );
  const whole = FILE.slice(0, Math.floor(FILE.length * 0.95));
  await readInPieces({ db, id: "canadabuys", body: whole.slice(0, whole.lastIndexOf('"')) });

  const [run] = await runs(db);
  expect(run).toMatchObject({ outcome: "failed", withdrawn: 0 });
  expect(run!.reason).toMatch(/CSV file/);
  expect(run!.read).toBeGreaterThan(400);
  expect(await countRows(db, "notices where missing_since is not null")).toBe(0);
  expect(await countRows(db, "portal_validators")).toBe(0);
});

const ROW = {
  start_date: "2026-11-15T00:00:00.000",
  agency_name: "Housing Authority",
  section_name: "Procurement",
  type_of_notice_description: "Solicitation",
  due_date: "2026-12-19T11:00:00.000",
};
const rowsOf = (count: number, first: object, last: object) =>
  JSON.stringify([
    { ...ROW, ...first },
    ...Array.from({ length: count }, (_, i) => ({
      ...ROW,
      request_id: `2026111${String(i).padStart(4, "0")}`,
      pin: `PIN-${i}`,
      short_title: `Clearing of lot ${i}`,
    })),
    { ...ROW, ...last },
  ]);

test("an older version in a later piece does not replace the newer one of the first", async () => {
  const db = await emptyDatabase();
  const body = rowsOf(
    RECORDS,
    { request_id: "20261118001", pin: "85726B0044", short_title: "The newer title" },
    { request_id: "20261101001", pin: "85726B0044", short_title: "The older title" },
  );
  await readInPieces({ db, id: "nyc-city-record", body, type: "application/json" });

  const all = await titles(db);
  expect(all).toContain("The newer title");
  expect(all).not.toContain("The older title");
  const [run] = await runs(db);
  expect(run).toMatchObject({ outcome: "complete", read: RECORDS + 1, created: RECORDS + 1, ignored: 1 });
});

test("a version that is not newer in a later piece replaces the one that waits to be stored", async () => {
  const db = await emptyDatabase();
  const twice = { request_id: "20261118001", pin: "85726B0044" };
  const body = rowsOf(
    RECORDS,
    { ...twice, short_title: "The first title" },
    { ...twice, short_title: "The last title" },
  );
  await readInPieces({ db, id: "nyc-city-record", body, type: "application/json" });

  const all = await titles(db);
  expect(all).toContain("The last title");
  expect(all).not.toContain("The first title");
  expect((await runs(db))[0]).toMatchObject({ read: RECORDS + 1 });
});

test("a row with too few cells at the end of a piece is set aside, and the file is not taken for a cut one", async () => {
  const db = await emptyDatabase();
  const file = canadaBuysCsv({ now: NOW, count: 10, seed: 9 });
  const header = file.slice(0, file.indexOf("\n") + 1);
  // So short that the number of records ends the piece, which is 250.
  const empty = `${",".repeat(header.split(",").length - 1)}\r\n`.repeat(249);
  const body = `${header}${empty}lost,its,cells\r\n${file.slice(header.length)}`;
  await readInPieces({ db, id: "canadabuys", body });

  const [run] = await runs(db);
  expect(run!.outcome).toBe("complete");
  const reasons = (await db.select().from(setAsideRecords)).map(({ reason }) => reason);
  expect(reasons).toContainEqual(expect.stringMatching(/^Row 250 has 3 cells/));
});

test("records longer than a value may be, deep or full of signs come back as they were", async () => {
  const db = await emptyDatabase();
  await db.insert(sourceRuns).values({ id: "run", source: "seao", startedAt: NOW, outcome: "running" });
  const record = (content: unknown, isTooLong = false): RawRecord => ({ content, isTooLong, columns: null });
  const deep: unknown = {
    toJSON: () => {
      throw new RangeError("Maximum call stack size exceeded");
    },
  };
  const records = [
    record({ text: "❄️ déneigement \ud83d\ude00".repeat(90_000), half: "\ud83d" }),
    record({ list: [1, null, true, "\u0000"] }),
    record(deep),
    record({ id: "long", text: "x".repeat(3_000_000) }, true),
  ];
  const writer = createAnswerWriter(servicesAround(db, NOW).services.db, "run");
  for (const one of records) await writer.add(one);
  await writer.flush();

  const found: Array<RawRecord> = [];
  for (let piece = await next(db); piece; piece = await next(db)) {
    found.push(...piece.records);
    await db.delete(answerPieces).where(eq(answerPieces.number, piece.number));
  }
  expect(found).toEqual([
    ...records.slice(0, 2),
    record(null),
    record({ id: "long", text: "x".repeat(1_000) }, true),
  ]);
});

const next = async (db: Database) => (await findAnswer(db, "run")).records;

test("an answer that nobody reads to its end is deleted after a day", async () => {
  const db = await emptyDatabase();
  const { portalFetch } = portalOf(FILE, "text/csv");
  const { services } = servicesAround(db, NOW, { portalFetch });
  // Twice as large as one message reads.
  const large = portalOf(canadaBuysCsv({ now: NOW, count: 1_200 }), "text/csv");
  const delivery = { message: "one", attempt: 1, sentAt: NOW };
  const first = { ...services, portalFetch: large.portalFetch };
  expect(await readSource(first, source("canadabuys"), delivery)).toEqual({ isDone: false, stored: 0 });

  await queueDueSources({ ...services, now: () => inDays(0.9) });
  expect(await countRows(db, "answer_pieces")).toBeGreaterThan(0);
  await queueDueSources({ ...services, now: () => inDays(1.1) });
  expect(await countRows(db, "answer_pieces")).toBe(0);
});
