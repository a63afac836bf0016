import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runBatch } from "#drizzle/batch";
import { createDatabase, type Database } from "#drizzle/client";
import { sourceRuns } from "#drizzle/schema";
import { canadaBuysCsv } from "#drizzle/seed/portal-files/canada-buys";
import { buildDigest } from "~/features/digests/build-digest.server";
import { planDueDigests } from "~/features/digests/plan-digests.server";
import { findFresh } from "~/features/ingest/ingest-notices.server";
import { createAnswerWriter } from "~/features/source-runs/answer-pieces.server";
import { readSource } from "~/features/source-runs/read-source.server";
import { insertEnd, insertListed, insertNotices } from "~/features/source-runs/source-pieces.server";
import { findSource } from "~/sources";
import { countRows, emptyDatabase, insertUser, servicesAround } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { noticeOf } from "../support/notices";

const NOW = new Date("2026-11-23T13:15:00Z");
/** The database does nothing else while it writes them: in 0.03 s on the machine of the bench. */
const MOST_ROWS = 450;
/** Half of what one invocation may run. */
const MOST_STATEMENTS = 500;
/** Of the text that is read or stored at once. What is made of it is several times as much, and all of it is held meanwhile. */
const MOST_CHARACTERS = 400_000;
/** Half as many would make 100,000 digests take 67 seconds in all instead of 48. */
const SETS_A_MESSAGE = 1_600;

beforeEach(() => {
  for (const level of ["error", "warn", "info"] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Counts the statements and the written rows of each transaction. */
function countedTransactions(d1: D1Database) {
  const written: Array<number> = [];
  const counts = { statements: 0 };
  const counted = new Proxy(d1, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property);
      if (property !== "batch") return typeof value === "function" ? (value.bind(target) as unknown) : value;
      return async (statements: Array<D1PreparedStatement>) => {
        const results = await target.batch(statements);
        counts.statements += statements.length;
        written.push(results.reduce((rows, { meta }) => rows + meta.rows_written, 0));
        return results;
      };
    },
  });
  return { db: createDatabase(counted), written, counts };
}

test("no transaction of reading a source writes more rows than a visitor can wait for, and no message does too much", async () => {
  await emptyDatabase();
  const { db, written, counts } = countedTransactions(env.DB);
  const body = canadaBuysCsv({ now: NOW, count: 300, seed: 5 });
  const portalFetch: typeof fetch = () =>
    Promise.resolve(new Response(body, { headers: { "Content-Type": "text/csv" } }));
  const { services } = servicesAround(db, NOW, { portalFetch });
  const longest: Array<number> = [];
  for (let messages = 1, isDone = false; !isDone; messages++) {
    const delivery = { message: `message-${messages}`, attempt: 1, sentAt: NOW };
    counts.statements = 0;
    ({ isDone } = await readSource(services, findSource("canadabuys")!, delivery));
    expect(counts.statements).toBeLessThan(MOST_STATEMENTS);
    longest.push(await longestPiece(db));
  }
  expect(Math.max(...longest)).toBeGreaterThan(0);
  expect(Math.max(...longest)).toBeLessThan(MOST_CHARACTERS);
  expect(Math.max(...written)).toBeLessThan(MOST_ROWS);
  // All of them were written.
  expect(written.reduce((sum, rows) => sum + rows, 0)).toBeGreaterThan(300 * 25);
});

test("a piece of long notices is stored by a message of its own, so none runs too many statements", async () => {
  await emptyDatabase();
  const { db, counts } = countedTransactions(env.DB);
  const { services } = servicesAround(db, NOW);
  await db.insert(sourceRuns).values({ id: "run", source: "canadabuys", startedAt: NOW, outcome: "running" });
  const short = Array.from({ length: 100 }, (_, i) => noticeOf({ key: `short ${i}`, reference: null }));
  const long = Array.from({ length: 22 }, (_, i) =>
    noticeOf({
      key: `long ${i}`,
      reference: null,
      sections: { description: `${i} ${"snow ".repeat(7_000)}` },
    }),
  );
  const notices = [...short, ...long];
  await runBatch(db, [
    insertNotices("run", 0, notices).statement,
    insertListed("run", 0, { keys: new Set(notices.map(({ key }) => key)), withoutKey: [] }),
    insertEnd("run", { fault: null, isUnchanged: false, validators: [] }),
  ]);
  const stored: Array<number> = [];
  for (let messages = 1, isDone = false; !isDone; messages++) {
    const delivery = { message: `message-${messages}`, attempt: 1, sentAt: NOW };
    counts.statements = 0;
    ({ isDone } = await readSource(services, findSource("canadabuys")!, delivery));
    expect(counts.statements).toBeLessThan(MOST_STATEMENTS);
    stored.push(await countRows(db, "notices"));
  }
  // The long ones begin in a message of their own, which stops early when it has run enough statements.
  expect(stored[0]).toBe(100);
  expect(stored.at(-1)).toBe(122);
});

async function longestPiece(db: Database): Promise<number> {
  const [found] = await db.all<{ characters: number | null }>(sql`
    select max(length(content)) as characters
    from (select content from answer_pieces union all select content from source_pieces)
  `);
  return found!.characters ?? 0;
}

test("an answer that has arrived as a whole is taken apart in many turns", async () => {
  const db = await emptyDatabase();
  await db.insert(sourceRuns).values({ id: "run", source: "seao", startedAt: NOW, outcome: "running" });
  const writer = createAnswerWriter(db, "run");
  const record = { content: "x".repeat(10_000), isTooLong: false, columns: null };
  const turns = vi.spyOn(globalThis, "setTimeout");
  for (let records = 0; records < 60; records++) await writer.add(record);
  expect(turns.mock.calls.length).toBeGreaterThanOrEqual(6);
});

test("comparing many notices with what is stored gives other requests their turn", async () => {
  const db = await emptyDatabase();
  const notices = Array.from({ length: 60 }, (_, i) =>
    noticeOf({ key: `N-${i}`, sections: { description: "x".repeat(10_000) } }),
  );
  const turns = vi.spyOn(globalThis, "setTimeout");
  await findFresh(db, "portal", notices, new Set());
  expect(turns.mock.calls.length).toBeGreaterThanOrEqual(6);
});

test("one message builds the digests of 1,600 sets of preferences at most", async () => {
  const db = await emptyDatabase();
  const minimums = Array.from({ length: SETS_A_MESSAGE + 20 }, (_, i) => String(i));
  for (const contractValueMin of minimums) await insertUser(db, { contractValueMin });
  const deadline = new Date("2026-12-18T19:00:00Z");
  await storeBid(db, deadline);
  const { services } = servicesAround(db, NOW);
  const run = (await planDueDigests(services)).at(-1)!;
  const parts = [await buildDigest(services, run.id), await buildDigest(services, run.id)];
  expect(parts).toEqual([
    { queued: SETS_A_MESSAGE, isDone: false },
    { queued: 20, isDone: true },
  ]);
});

const storeBid = (db: Database, deadline: Date) =>
  ingestNotices(
    db,
    { id: "canadabuys", name: "CanadaBuys" },
    [noticeOf({ key: "one", reference: null, title: "Snow clearing of lots", deadline })],
    new Date("2026-11-20T15:00:00Z"),
  );
