import { env } from "cloudflare:workers";
import { asc, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runBatch, runOne, sqlOf } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson, insertRows, jsonEach, MAX_VALUE_BYTES, piecesByBytes } from "#drizzle/json-rows";
import { accounts, alertPreferences, emails, notices } from "#drizzle/schema";
import { canadaBuysCsvStream } from "#drizzle/seed/portal-files/canada-buys";
import { GEO_DIVISIONS } from "~/domain/geography";
import { SERVICE_TYPES } from "~/domain/service-types";
import { TRADE_PARTS } from "~/domain/trade-parts";
import { indexNewPreferences } from "~/features/digests/alert-preferences.server";
import { NOBODY } from "~/features/digests/alert-readers.sql.server";
import { insertAlerts } from "~/features/digests/queue-alerts.sql.server";
import { MAX_NOTICES_A_PUSH } from "~/features/push/push-schema";
import { MAX_PUSH_BYTES, receivePush } from "~/features/push/receive-push.server";
import { findSource } from "~/sources";
import { D1_LIMITS, limitedD1 } from "../../workers/local/limited-d1";
import { CONFIG, countRows, emptyDatabase, insertUser, servicesAround } from "../support/database";
import { forOneInvocation } from "../support/one-invocation";
import { runSource } from "../support/run-source";

const NOW = new Date("2026-11-20T15:00:00Z");

const bytesOf = (value: unknown) =>
  typeof value === "string" ? new TextEncoder().encode(value).byteLength : 8;

const mail = (id: string, html: string) => ({
  id,
  html,
  dedupeKey: id,
  recipient: `${id}@contractor.example`,
  createdAt: NOW,
  kind: "account" as const,
  subject: "Limits",
  text: "",
  headers: {},
});

test("the tests' database refuses a value of more than 2 MB, counted in bytes, bound or returned", async () => {
  await emptyDatabase();
  const tooBig = "D1_ERROR: string or blob too big: SQLITE_TOOBIG";
  const echo = env.DB.prepare("select length(?) as n");

  expect(await echo.bind("é".repeat(1_000_000)).first("n")).toBe(1_000_000);
  expect(() => echo.bind(`${"é".repeat(1_000_000)}!`)).toThrow(tooBig);
  expect(() => echo.bind(new Uint8Array(2_000_001))).toThrow(tooBig);
  await expect(
    env.DB.prepare("select ? || ? as both").bind("a".repeat(1_200_000), "b".repeat(1_200_000)).all(),
  ).rejects.toThrow(tooBig);
});

test("the tests' database refuses more than 100 parameters and a statement of more than 100 KB", async () => {
  await emptyDatabase();
  const sumOf = (count: number) => `select ${Array.from({ length: count }, () => "?").join(", ")}`;
  const ones = (count: number) => Array.from({ length: count }, () => 1);

  expect(
    await env.DB.prepare(sumOf(100))
      .bind(...ones(100))
      .first(),
  ).not.toBeNull();
  expect(() => env.DB.prepare(sumOf(101)).bind(...ones(101))).toThrow("too many SQL variables");
  await expect(env.DB.prepare(`select 1 /* ${"x".repeat(D1_LIMITS.sqlBytes)} */`).all()).rejects.toThrow(
    "statement too long",
  );
});

test("one invocation may run 1,000 statements, in batches or not; the next one begins again", async () => {
  const db = await emptyDatabase();
  const invocation = forOneInvocation(db);
  const reads = Array.from({ length: 999 }, () => db.select({ id: accounts.id }).from(accounts));

  await runBatch(invocation, reads);
  await invocation.select({ id: accounts.id }).from(accounts);
  await expect(invocation.select({ id: accounts.id }).from(accounts)).rejects.toThrow();
  await expect(runBatch(invocation, reads)).rejects.toThrow(
    "Too many API requests by single worker invocation.",
  );
  expect(await runBatch(servicesAround(db, NOW).services.db, reads)).toHaveLength(999);
});

test("a batch that takes more than 30 s in all is refused", async () => {
  const slow = (ms: number) => ({ results: [], meta: { duration: ms } });
  const batchOf = (...all: Array<number>) =>
    limitedD1({ batch: () => Promise.resolve(all.map(slow)) } as unknown as D1Database).batch([]);

  expect(await batchOf(15_000, 15_000)).toHaveLength(2);
  await expect(batchOf(15_000, 15_001)).rejects.toThrow("exceeded timeout");
});

/** Texts of one to three bytes a character, some of which JSON escapes, from nothing to more than a value may have. */
const longText = fc
  .tuple(
    fc.constantFrom("a", "é", "雪", "🚧", '"', "\n", "\u0001", "it's ? \\"),
    fc.integer({ min: 0, max: 1_900_000 }),
  )
  .map(([unit, bytes]) => unit.repeat(bytes / bytesOf(unit)));
const shortText = fc.string({ unit: "grapheme", maxLength: 200 });

test("insertRows of any rows passes no value over the limit, and stores all", async () => {
  const db = await emptyDatabase();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 3, arbitrary: shortText }, longText), { maxLength: 8 }),
      async (texts) => {
        await db.delete(emails);
        const rows = texts.map((html, index) => mail(`${index}`, html));
        const statement = insertRows(emails, rows);

        await runOne(db, statement);

        for (const value of sqlOf(statement).params)
          expect(bytesOf(value)).toBeLessThanOrEqual(
            texts.includes(String(value)) ? D1_LIMITS.valueBytes : MAX_VALUE_BYTES,
          );
        const stored = await db
          .select({ id: emails.id, html: emails.html })
          .from(emails)
          .orderBy(asc(emails.id));
        expect(stored).toEqual(rows.map(({ id, html }) => ({ id, html })));
      },
    ),
    { numRuns: 12 },
  );
});

test("a record of nearly 2 MB is stored, also with characters that JSON escapes, and overwritten", async () => {
  const db = await emptyDatabase();
  const [first, second] = ['"'.repeat(1_990_000), "\n雪".repeat(497_500)];
  const overwrite = { target: ["id"], update: ["html"] };

  await runOne(db, insertRows(emails, [mail("before", "short"), mail("large", first!)], overwrite));
  expect(
    await db
      .select({ html: emails.html })
      .from(emails)
      .where(inJson(emails.id, ["large"])),
  ).toEqual([{ html: first }]);
  await runOne(db, insertRows(emails, [mail("large", second!), mail("after", "short")], overwrite));

  expect(await db.select({ id: emails.id, html: emails.html }).from(emails).orderBy(asc(emails.id))).toEqual([
    { id: "after", html: "short" },
    { id: "before", html: "short" },
    { id: "large", html: second },
  ]);
});

test("a list that needs more parameters than a compound select may have terms is one list all the same", async () => {
  const db = await emptyDatabase();
  const texts = Array.from({ length: 27 }, (_, index) => `${index} ${"x".repeat(800_000)}`);

  const [row] = await db.all<{ values: number; distinct: number }>(
    sql`select count(*) as "values", count(distinct value) as "distinct" from ${jsonEach(texts)}`,
  );

  expect(row).toEqual({ values: 27, distinct: 27 });
});

test("pieces by bytes hold every value in its order; only a single value may be over the limit", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: "grapheme" })),
      fc.integer({ min: 1, max: 200 }),
      (values, max) => {
        const pieces = piecesByBytes(values, max);
        expect(pieces.flat()).toEqual(values);
        for (const piece of pieces) {
          expect(piece.length).toBeGreaterThan(0);
          if (piece.length > 1) expect(bytesOf(JSON.stringify(piece))).toBeLessThanOrEqual(max);
        }
      },
    ),
  );
});

function pushOf(body: string) {
  return new Request(`${CONFIG.origin}/internal/ingest`, {
    method: "POST",
    headers: { Authorization: `Bearer ${CONFIG.ingestSecret}` },
    body,
  });
}

test("a push of 5 MB is stored, whatever its script, and again when all of it has changed", async () => {
  const db = await emptyDatabase();
  // Three bytes a character; the description is stored with the notice, with the bid and in the index.
  const bodyOf = (word: string) => {
    const notice = (index: number) => ({
      key: `k${index}`,
      title: `${word} ${index}`,
      region: "CA-ON",
      description: `${word.repeat(39_000 / word.length)} ${index}`,
    });
    const count = Math.floor((MAX_PUSH_BYTES - 1_000) / (bytesOf(JSON.stringify(notice(10))) + 2));
    return JSON.stringify({
      portal: "large",
      notices: Array.from({ length: count }, (_, index) => notice(index)),
    });
  };
  const [first, second] = [bodyOf("除雪"), bodyOf("舗装")];
  expect(bytesOf(first)).toBeGreaterThan(MAX_PUSH_BYTES - 200_000);
  expect(bytesOf(first)).toBeLessThanOrEqual(MAX_PUSH_BYTES);

  const created = await receivePush(servicesAround(db, NOW).services, pushOf(first));
  const { created: count } = await created.clone().json<{ created: number }>();
  expect(created.status).toBe(200);
  expect(count).toBeGreaterThan(25);
  const changed = await receivePush(servicesAround(db, NOW).services, pushOf(second));

  expect(await changed.json()).toMatchObject({ created: 0, changed: count });
  expect(await countRows(db, "opportunity_search")).toBe(count);
  const [row] = await db.select({ content: notices.content }).from(notices).limit(1);
  expect(row!.content).toContain("舗装舗装");
});

test.each([
  ["as many of the longest notices as 5 MB hold", 125, 39_900],
  ["as many short notices as a push may have", MAX_NOTICES_A_PUSH, 50],
])("a push has statements enough for %s, new and changed", async (_what, count, length) => {
  const db = await emptyDatabase();
  const bodyOf = (letter: string) =>
    JSON.stringify({
      portal: "large",
      notices: Array.from({ length: count }, (_, i) => ({
        key: `k${i}`,
        title: `Work ${letter} ${i}`,
        region: "CA-ON",
        description: letter.repeat(length),
      })),
    });
  for (const letter of ["x", "y"]) {
    const answer = await receivePush(servicesAround(db, NOW).services, pushOf(bodyOf(letter)));
    expect(answer.status).toBe(200);
  }
  expect(await countRows(db, "opportunity_search")).toBe(count);
});

test("an operator's file with 1,000 new notices is read by invocations within the limit of statements", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);

  const result = await runSource(
    services,
    findSource("canadabuys")!,
    canadaBuysCsvStream({ now: NOW, count: 1_000 }),
  );

  expect(result).toMatchObject({ outcome: "complete" });
  expect(result.created).toBeGreaterThan(900);
});

/** Subscribers who follow every region and trade, each with a trade in their own words. */
async function followEverything(db: Database, count: number, partsOff: Array<string> = []) {
  for (let index = 0; index < count; index++) {
    await insertUser(db, {
      role: "pro",
      subscriptionStatus: "active",
      alertInstant: true,
      regions: GEO_DIVISIONS.map(({ code }) => code),
      serviceTypes: [...SERVICE_TYPES.map(({ id }) => id), `Bridge painting ${index}`],
      partsOff,
    });
  }
}

test("a dozen alert subscribers with all regions are indexed: their cells are cut by bytes", async () => {
  const db = await emptyDatabase();
  await followEverything(db, 12);

  expect(await indexNewPreferences(forOneInvocation(db))).toBe(12);

  const sets = await db.select({ id: alertPreferences.id }).from(alertPreferences);
  expect(sets).toHaveLength(12);
  const cells = await db.all<{ n: number }>(
    sql`select count(*) as n from alert_cells group by preferences_id`,
  );
  expect(cells).toHaveLength(12);
  expect(new Set(cells.map(({ n }) => n)).size).toBe(1);
  expect(cells[0]!.n).toBeGreaterThan(GEO_DIVISIONS.length * (SERVICE_TYPES.length + 1));
  expect(await indexNewPreferences(forOneInvocation(db))).toBe(0);
});

test("subscribers of every region who switch a part of each trade off are indexed within one invocation", async () => {
  const db = await emptyDatabase();
  await followEverything(
    db,
    3,
    Object.values(TRADE_PARTS).map(([first]) => first.id),
  );

  expect(await indexNewPreferences(forOneInvocation(db))).toBe(3);
  const [cells] = await db.all<{ n: number }>(
    sql`select count(*) as n from alert_cells group by preferences_id`,
  );
  expect(cells!.n).toBeGreaterThan(GEO_DIVISIONS.length * Object.values(TRADE_PARTS).flat().length);
});

test("alerts for more new contracts than one value can name are one message to each subscriber", async () => {
  const db = await emptyDatabase();
  await insertUser(db, { role: "pro", subscriptionStatus: "active", alertInstant: true });
  await indexNewPreferences(db);
  const [known] = await db.all<{ cell: string }>(sql`select cell from alert_cells limit 1`);
  const candidates = Array.from({ length: 3_000 }, (_, index) => ({
    id: index + 1,
    cad: 200_000,
    titleStems: " snow ",
    cells: [known!.cell, ...Array.from({ length: 10 }, (_, other) => `${"elsewhere ".repeat(8)}${other}`)],
  }));
  const marks = { opportunity: 0, version: 0 };

  const queued = await runOne(
    db,
    insertAlerts({
      runId: "alert:x",
      tick: "x",
      now: NOW,
      from: marks,
      upto: marks,
      candidates,
      readers: { after: NOBODY, upto: null },
    }),
  );

  expect(queued).toHaveLength(1);
  const [message] = await db.select({ ids: emails.opportunityIds }).from(emails);
  expect(new Set(message!.ids).size).toBe(3_000);
});
