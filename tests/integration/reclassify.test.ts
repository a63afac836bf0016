import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createDatabase, type Database } from "#drizzle/client";
import { opportunities } from "#drizzle/schema";
import { canadaBuysCsv } from "#drizzle/seed/portal-files/canada-buys";
import { demoPushedNotices } from "#drizzle/seed/portal-files/demo";
import { torontoDumpCsv } from "#drizzle/seed/portal-files/toronto";
import { revisionOf } from "~/domain/opportunities/revision";
import { noticeOfPushed, pushSchema } from "~/features/push/push-schema";
import { reclassifyPiece, reclassifySome } from "~/features/reclassify/reclassify.server";
import { rebuildIndex } from "~/features/search/rebuild-index.server";
import { listSearchable } from "~/features/search/searchable.server";
import { findSource } from "~/sources";
import { D1_LIMITS } from "../../workers/local/limited-d1";
import { emptyDatabase, servicesAround } from "../support/database";
import { dyingD1 } from "../support/dying-d1";
import { ingestNotices } from "../support/ingest";
import { meteredD1 } from "../support/metered-d1";
import { noticeOf } from "../support/notices";
import { runSource } from "../support/run-source";

const NOW = new Date("2026-11-20T15:00:00Z");
const LATER = new Date("2026-11-21T15:00:00Z");
const PUSHING = { id: "peel-bids", name: "Peel bids" };
const NAMED = "Write to dana@portal.example.";
const CLEANED = "Write to [e-mail on the portal].";

let db: Database;

/** Notices of four portals: two of them publish the same bid, and one notice is withdrawn. */
beforeEach(async () => {
  db = await emptyDatabase();
  const files = {
    canadabuys: canadaBuysCsv({ now: NOW, count: 220 }),
    toronto: torontoDumpCsv({ now: NOW, count: 20 }),
  };
  for (const [id, file] of Object.entries(files)) {
    await runSource(servicesAround(db, NOW).services, findSource(id)!, new Blob([file]).stream());
  }
  const { notices } = pushSchema.parse({ notices: demoPushedNotices(NOW) });
  await ingestNotices(
    db,
    PUSHING,
    [
      ...notices.map((notice) => noticeOfPushed(notice, NOW)),
      noticeOf({ key: "named", sections: { description: CLEANED }, summary: CLEANED }),
      noticeOf({ key: "gone", reference: null, title: "Withdrawn" }),
    ],
    NOW,
  );
  const twin = noticeOf({ key: "twin", sections: { scope: CLEANED } });
  await ingestNotices(db, { id: "ontario-bids", name: "Ontario bids" }, [twin], NOW);
  await env.DB.prepare("update opportunities set status = 'withdrawn' where title = 'Withdrawn'").run();
  await rebuildWholeIndex();
});

const TABLES = [
  ...["opportunities", "opportunity_details", "opportunity_values", "opportunity_versions"],
  ...["opportunity_fingerprints", "notices", "distinct_bid_types", "set_aside_records"],
];

async function storedRows() {
  const results = await env.DB.batch(TABLES.map((table) => env.DB.prepare(`select * from ${table}`)));
  return Object.fromEntries(
    TABLES.map((table, index) => [table, results[index]!.results.map((row) => JSON.stringify(row)).sort()]),
  );
}

/** Which bids the index finds for each of these words. */
async function foundFor(words: ReadonlyArray<string>) {
  const found: Record<string, ReadonlyArray<unknown>> = {};
  for (const word of words) {
    const rows = await db.all(
      sql`select rowid from opportunity_search where opportunity_search match ${`"${word}"`}`,
    );
    found[word] = rows;
  }
  return found;
}

async function wordsOfIndex() {
  const ids = await db.select({ id: opportunities.id }).from(opportunities);
  const documents = await listSearchable(
    db,
    ids.map(({ id }) => id),
  );
  return [...new Set(documents.flatMap(({ keys }) => keys.split(" ")))].slice(0, 80);
}

/** What older rules might have stored: no trade, no place, an address in the text; with an index to match. */
async function damageRows() {
  await env.DB.batch(
    [
      `update opportunities set rules_version = 'old', region = 'CA', city = null, places = '["CA"]'`,
      `update opportunities set services = '["other"]', tags = '[]', category = 'none', reasons = '[]', bid_type = 'Other'`,
      `update opportunities set summary = replace(summary, '${CLEANED}', '${NAMED}')`,
      `update opportunity_details set sections = replace(sections, '${CLEANED}', '${NAMED}')`,
      `update notices set content = replace(content, '${CLEANED}', '${NAMED}'), content_hash = 'old' where key in ('named', 'twin')`,
      `delete from opportunity_fingerprints`,
    ].map((statement) => env.DB.prepare(statement)),
  );
  await rebuildWholeIndex();
}

async function rebuildWholeIndex() {
  for (let next: number | null = 0; next !== null;) next = await rebuildIndex(db, next, NOW);
}

async function reclassifyAll(within: Database, options: { all?: boolean } = {}) {
  const pieces = [];
  for (let next: number | null = 0; next !== null;) {
    const piece = await reclassifyPiece(within, { after: next, ...options }, LATER);
    pieces.push(piece);
    next = piece.next;
  }
  return pieces;
}

test("stored bids become what a fresh reading under today's rules stores, index and notices included", async () => {
  const fresh = await storedRows();
  const words = await wordsOfIndex();
  const found = await foundFor(words);
  await damageRows();
  expect(await foundFor(words)).not.toEqual(found);

  const pieces = await reclassifyAll(db);

  expect(pieces.length).toBeGreaterThan(2);
  expect(await storedRows()).toEqual(fresh);
  expect(await foundFor(words)).toEqual(found);
});

test("fingerprints of older rules are written again, and nothing else of their bids", async () => {
  const fresh = await storedRows();
  await env.DB.batch(
    [
      "update opportunity_fingerprints set fingerprint = fingerprint || ' city'",
      "update opportunities set rules_version = 'old'",
    ].map((statement) => env.DB.prepare(statement)),
  );

  const pieces = await reclassifyAll(db);

  expect(pieces.every(({ rewritten }) => rewritten === 0)).toBe(true);
  expect(pieces[0]!.fields["fingerprints"]).toBeGreaterThan(50);
  expect(await storedRows()).toEqual(fresh);
});

test("the answer counts what changed in each field and gives examples", async () => {
  await damageRows();
  const { fields, examples, looked, rewritten } = await reclassifySome(db, { after: 0 }, LATER);
  expect(rewritten).toBeLessThanOrEqual(looked);
  expect(fields["services"]).toBeGreaterThan(50);
  expect(fields["places"]).toBeGreaterThan(50);
  expect(examples.map(({ field }) => field).sort()).toEqual(Object.keys(fields).sort());
  expect(examples.find(({ field }) => field === "services")).toMatchObject({ from: '["other"]' });
});

test("where nothing differs, nothing is written; bids of today's rules are looked at only on request", async () => {
  const fresh = await storedRows();
  const version = () => env.DB.prepare("select version from index_state").first("version");
  const before = await version();

  expect(await reclassifyAll(db)).toMatchObject([{ looked: 0, rewritten: 0, next: null }]);
  const pieces = await reclassifyAll(db, { all: true });
  expect(pieces.reduce((sum, { looked }) => sum + looked, 0)).toBe(fresh["opportunities"]!.length);
  expect(pieces.every(({ rewritten, fields }) => rewritten === 0 && Object.keys(fields).length === 0)).toBe(
    true,
  );
  expect(await storedRows()).toEqual(fresh);
  expect(await version()).toBe(before);
});

test("a run that is killed anywhere continues where it was", async () => {
  const fresh = await storedRows();
  await damageRows();
  for (const [at, after] of [
    [3, false],
    [3, true],
    [5, false],
    [6, true],
  ] as const) {
    const dying = createDatabase(dyingD1(env.DB, { at, after }));
    await expect(reclassifyAll(dying)).rejects.toThrow("killed");
  }

  const pieces = await reclassifyAll(db);

  expect(pieces.reduce((sum, { looked }) => sum + looked, 0)).toBeLessThan(fresh["opportunities"]!.length);
  expect(await storedRows()).toEqual(fresh);
});

test("what a source writes in between is not overwritten by what was read before", async () => {
  await damageRows();
  const amended = noticeOf({ key: "named", title: "Amended in between", revision: revisionOf(1) });
  let batches = 0;
  const overtaken = new Proxy(env.DB, {
    get(target, property) {
      if (property !== "batch") {
        const value: unknown = Reflect.get(target, property);
        return typeof value === "function" ? (value.bind(target) as unknown) : value;
      }
      return async (statements: Array<D1PreparedStatement>) => {
        // The third batch writes what the first two have read.
        batches++;
        if (batches === 3) await ingestNotices(db, PUSHING, [amended], LATER);
        return target.batch(statements);
      };
    },
  });
  const [row] = await db.all<{ id: number }>(
    sql`select opportunity_id as id from notices where key = 'named'`,
  );

  await reclassifyPiece(createDatabase(overtaken), { after: row!.id - 1 }, LATER);

  expect(batches).toBeGreaterThan(3);
  const [stored] = await db.all(sql`select title, version from opportunities where id = ${row!.id}`);
  expect(stored).toEqual({ title: "Amended in between", version: 2 });
});

test("one call takes far fewer statements than one invocation may run", async () => {
  await damageRows();
  const { d1, meter } = meteredD1(env.DB);
  const { next } = await reclassifySome(createDatabase(d1), { after: 0 }, LATER);
  expect(next === null || next > 400).toBe(true);
  expect(meter.statements).toBeLessThan(D1_LIMITS.statements / 4);
});
