import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { runOne } from "#drizzle/batch";
import { createDatabase, type Database } from "#drizzle/client";
import { textBlocks } from "#drizzle/schema";
import { DAY_MS } from "~/domain/duration";
import { TEXT_DAYS } from "~/domain/opportunities/archive-time";
import type { Notice } from "~/domain/opportunities/notice";
import { bringBack } from "~/features/archive/bring-back.server";
import { moveBlocks } from "~/features/archive/move-blocks.server";
import { packTexts } from "~/features/archive/pack-texts.server";
import { readFrom } from "~/features/archive/read-packed.server";
import { loadBrowsePage } from "~/features/browse/browse-page.server";
import { undoMerge } from "~/features/ingest/undo-merge.server";
import { bidDatesToChange, readBidDates } from "~/features/key-dates/own-dates.server";
import { loadBid } from "~/features/opportunities/bid-page.server";
import { reclassifySome } from "~/features/reclassify/reclassify.server";
import { rebuildIndex } from "~/features/search/rebuild-index.server";
import { listMissing } from "~/features/search/search-index.sql.server";
import { sweepClosed } from "~/features/search/sweep-closed.server";
import { contextAround, countRows, emptyDatabase, insertUser, servicesAround } from "../support/database";
import { dyingD1 } from "../support/dying-d1";
import { ingestNotices, withoutPages } from "../support/ingest";
import { meteredD1 } from "../support/metered-d1";
import { noticeOf } from "../support/notices";

const NOW = new Date("2026-11-20T15:00:00Z");
const DEADLINE = new Date("2026-12-01T19:00:00Z");
const LATER = new Date(DEADLINE.getTime() + (TEXT_DAYS + 1) * DAY_MS);
const PORTAL = { id: "portal", name: "Portal" };

const SECTIONS = {
  scope_of_work: "Clearing of ramps and platforms near the zeppelin hangar.",
  description: "A mandatory site meeting is held on November 25, 2026 at 10:00 a.m. at the main gate.",
};

const noticesOf = (count: number, changes: Partial<Notice> = {}) =>
  Array.from({ length: count }, (_, i) =>
    noticeOf({
      key: `N-${i}`,
      reference: `REF-${i}`,
      title: `Snow clearing of site ${i}`,
      deadline: DEADLINE,
      sections: SECTIONS,
      documents: [{ title: "Plan", url: `https://bids.example/${i}.pdf` }],
      ...changes,
    }),
  );

let db: Database;

beforeEach(async () => {
  vi.restoreAllMocks();
  db = await emptyDatabase();
});

type Given = Parameters<typeof moveBlocks>[0];

/** One step of the job: what closed a while ago is packed, and what closed long ago moves. */
async function archiveTexts(given: Given) {
  const { packed, isDone } = await packTexts(given);
  const { moved, isDone: isMoved } = await moveBlocks(given);
  return { packed, moved, isDone: isDone && isMoved };
}

const archive = (from = db) => archiveTexts({ ...withoutPages(from), now: () => LATER });
const at = (now: Date) => archiveTexts({ ...withoutPages(db), now: () => now });
const afterClosing = (days: number) => new Date(DEADLINE.getTime() + days * DAY_MS);
const countBlocks = async () => ({
  here: await countRows(db, "text_blocks"),
  archived: (await env.ARCHIVE.prepare("select count(*) as n from archived_blocks").first<number>("n"))!,
});

/** The tables whose rows leave or change when texts move. */
const TABLES = ["opportunities", "opportunity_details", "opportunity_key_dates", "notices"];

async function rowsOf() {
  const read = await env.DB.batch(TABLES.map((table) => env.DB.prepare(`select * from ${table} order by 1`)));
  // Notices get new ids.
  return read.map(({ results }, place) =>
    results.map((row) => (TABLES[place] === "notices" ? { ...(row as object), id: 0 } : row)),
  );
}

async function fill(count = 2, changes: Partial<Notice> = {}) {
  await ingestNotices(db, PORTAL, noticesOf(count, changes), NOW);
  while ((await sweepClosed(db, LATER)) > 0);
}

async function pageOf(id: number, readerId = "reader") {
  const { services } = servicesAround(db, LATER);
  const [profile] = await db.query.users.findMany({ where: (users, { eq }) => eq(users.id, readerId) });
  return loadBid(services, profile!, id, new URL(`https://bids.example/bids/${id}`));
}

async function foundBy(term: string) {
  const { context } = contextAround(db, LATER);
  const [profile] = await db.query.users.findMany();
  const url = new URL(`https://bids.example/opportunities?mode=browse-all&expired=include&q=${term}`);
  url.searchParams.set("includeExpired", "include");
  const { view } = await loadBrowsePage(context as never, profile!, url);
  return JSON.stringify(view);
}

const reader = () => insertUser(db, { id: "reader", role: "pro", subscriptionStatus: "active" });

test("texts are packed a week after closing and move when their time has come, and a bid's page stays the same", async () => {
  await reader();
  await fill();
  const before = await pageOf(1);
  expect(JSON.stringify(before)).toContain("zeppelin hangar");
  expect(await countRows(db, "opportunity_key_dates")).toBeGreaterThan(0);
  expect(await at(afterClosing(6))).toEqual({ packed: 0, moved: 0, isDone: true });

  expect(await at(afterClosing(8))).toEqual({ packed: 2, moved: 0, isDone: true });
  expect(await countRows(db, "opportunity_details")).toBe(0);
  expect(await countRows(db, "opportunity_key_dates")).toBe(0);
  expect(JSON.stringify(await rowsOf())).not.toContain("zeppelin");
  expect(await pageOf(1)).toEqual(before);
  expect(await at(afterClosing(TEXT_DAYS - 1))).toEqual({ packed: 0, moved: 0, isDone: true });
  expect(await countBlocks()).toEqual({ here: 1, archived: 0 });

  expect(await archive()).toEqual({ packed: 0, moved: 2, isDone: true });
  expect(await countBlocks()).toEqual({ here: 0, archived: 1 });
  expect(await archive()).toEqual({ packed: 0, moved: 0, isDone: true });
  expect(await pageOf(1)).toEqual(before);
});

test("the texts of a bid that somebody has saved stay here, and are looked at again later", async () => {
  await reader();
  await fill();
  await db.run(sql`insert into user_bids (id, user_id, bid_id) values ('b', 'reader', 1)`);
  const before = await pageOf(1);
  expect(await archive()).toEqual({ packed: 2, moved: 1, isDone: true });
  expect(await countBlocks()).toEqual({ here: 1, archived: 1 });
  // Its dates stay for the calendar.
  const dated = await db.all(sql`select distinct opportunity_id as id from opportunity_key_dates`);
  expect(dated).toEqual([{ id: 1 }]);
  const [row] = await db.all<{ block: number }>(
    sql`select text_block as block from opportunities where id = 1`,
  );
  const here = await readFrom(db, textBlocks, [{ id: 1, textBlock: row!.block }]);
  expect(JSON.stringify([...here])).toContain("zeppelin");
  // The next step does not read it again.
  await db.run(sql`delete from user_bids`);
  expect(await archive()).toEqual({ packed: 0, moved: 0, isDone: true });
  expect(await at(new Date(LATER.getTime() + 91 * DAY_MS))).toEqual({ packed: 0, moved: 1, isDone: true });
  expect(await countBlocks()).toEqual({ here: 0, archived: 1 });
  expect(await countRows(db, "opportunity_key_dates")).toBe(0);
  expect(withoutSaving(await pageOf(1))).toEqual(withoutSaving(before));
});

const withoutSaving = (page: unknown) => JSON.stringify(page).replace(/"(?:isSaved|saved)\w*":[^,}]*/gi, "");

test("a bid that is open, or has no closing date, does not move", async () => {
  await fill(1, { deadline: null });
  await ingestNotices(
    db,
    PORTAL,
    [noticeOf({ key: "open", deadline: new Date("2031-01-01T12:00:00Z") })],
    NOW,
  );
  expect(await archive()).toEqual({ packed: 0, moved: 0, isDone: true });
});

test("a step that is killed at any point changes nothing that is seen, and the next one completes it", async () => {
  await reader();
  await fill();
  const page = await pageOf(1);
  const whole = await rowsOf();
  for (const which of ["db", "archive"] as const) {
    for (let at = 1; at <= 9; at++) {
      for (const after of [false, true]) {
        const given = {
          ...withoutPages(db),
          [which]: createDatabase(dyingD1(which === "db" ? env.DB : env.ARCHIVE, { at, after })),
        };
        await archiveTexts({ ...given, now: () => LATER }).catch(() => undefined);
        expect(await pageOf(1)).toEqual(page);
        await bringBack(withoutPages(db), [1, 2]);
        expect(await rowsOf()).toEqual(whole);
      }
    }
  }
  expect(await archive()).toEqual({ packed: 2, moved: 2, isDone: true });
});

test("nothing is deleted unless the archive has kept it to the letter", async () => {
  await fill();
  const whole = await rowsOf();
  const forgetful = new Proxy(env.ARCHIVE, {
    get(target, property) {
      if (property === "batch")
        return async (statements: Array<D1PreparedStatement>) => {
          const answer = await target.batch(statements);
          await target.prepare("update archived_blocks set content = substr(content, 2)").run();
          return answer;
        };
      return Reflect.get(target, property) as unknown;
    },
  });
  const given = { ...withoutPages(db), archive: createDatabase(forgetful), now: () => LATER };
  await expect(archiveTexts(given)).rejects.toThrow("has not kept the text");
  expect(await countBlocks()).toEqual({ here: 1, archived: 1 });
  await bringBack(withoutPages(db), [1, 2]);
  expect(await rowsOf()).toEqual(whole);
});

test.each([
  ["amended", sql`update opportunities set updated_at = updated_at + 1 where id = 1`],
  [
    "read with its text",
    sql`update notices set content = json_set(content, '$.summary', 'New') where opportunity_id = 1`,
  ],
])("a bid that is %s while its texts are packed stays as it is", async (_what, meanwhile) => {
  await reader();
  await fill(1);
  const now = () => LATER;
  const busy = new Proxy(env.DB, {
    get(target, property) {
      if (property !== "batch") return Reflect.get(target, property) as unknown;
      return async (statements: Array<D1PreparedStatement>) => {
        // The transaction that packs has many statements; those that read have few.
        if (statements.length > 5) await db.run(meanwhile);
        return target.batch(statements);
      };
    },
  });
  expect(await packTexts({ db: createDatabase(busy), now })).toEqual({ packed: 0, isDone: true });
  expect(await countRows(db, "opportunity_details")).toBe(1);
  expect(await countBlocks()).toEqual({ here: 0, archived: 0 });
});

test("of two steps that move the same block at once, none loses a text", async () => {
  await reader();
  await fill(3);
  await packTexts({ db, now: () => LATER });
  await db.run(sql`insert into user_bids (id, user_id, bid_id) values ('b', 'reader', 3)`);
  const pages = [await pageOf(1), await pageOf(3)];
  const given = { ...withoutPages(db), now: () => LATER };
  let isFirst = true;
  const busy = new Proxy(env.ARCHIVE, {
    get(target, property) {
      if (property !== "batch") return Reflect.get(target, property) as unknown;
      return async (statements: Array<D1PreparedStatement>) => {
        if (isFirst) {
          isFirst = false;
          // The other step finds the bid no longer saved, and moves the whole block.
          await db.run(sql`delete from user_bids`);
          await moveBlocks(given);
          await db.run(sql`insert into user_bids (id, user_id, bid_id) values ('b', 'reader', 3)`);
        }
        return target.batch(statements);
      };
    },
  });
  await expect(moveBlocks({ ...given, archive: createDatabase(busy) })).rejects.toThrow("has not kept");
  expect([await pageOf(1), await pageOf(3)]).toEqual(pages);
});

/** The random ids of two databases differ. */
const withoutIds = (page: unknown) =>
  JSON.stringify(page).replace(/[0-9a-f]{8}(?:-[0-9a-f]{4,12}){4}/g, "id");

test("an amendment of an archived bid is stored as if its texts had never left", async () => {
  await reader();
  const amended = noticesOf(1, { title: "Snow clearing of site 0 and its ramps" });
  await fill(1);
  await ingestNotices(db, PORTAL, amended, LATER);
  const [changes] = await db.all(sql`select changes from opportunity_versions`);
  const expected = { page: withoutIds(await pageOf(1)), changes };

  db = await emptyDatabase();
  await reader();
  await fill(1);
  await archive();
  expect(await ingestNotices(db, PORTAL, noticesOf(1), LATER)).toMatchObject({ unchanged: 1 });
  expect(await countRows(db, "opportunity_details")).toBe(0);
  expect(await ingestNotices(db, PORTAL, amended, LATER)).toMatchObject({ changed: 1 });
  expect(await db.all(sql`select changes from opportunity_versions`)).toEqual([expected.changes]);
  expect(withoutIds(await pageOf(1))).toEqual(expected.page);
  expect(await countRows(db, "opportunity_details")).toBe(1);
  expect(await db.all(sql`select archived_at from opportunities`)).toEqual([{ archived_at: null }]);
});

test("a merge of an archived bid can be undone: each part gets its own text", async () => {
  const known = { reference: "RFT-2026-0415" };
  await ingestNotices(db, PORTAL, noticesOf(1, known), NOW);
  const other = { id: "other", name: "Other" };
  const twin = noticesOf(1, known).map((notice) => ({ ...notice, key: "twin" }));
  await ingestNotices(db, other, twin, NOW);
  expect(await countRows(db, "opportunities")).toBe(1);
  await sweepClosed(db, LATER);
  await archive();
  const undone = await undoMerge(withoutPages(db), { opportunityId: 1, portal: "other" }, LATER);
  expect(undone).toBe(2);
  const details = await db.all<{ sections: string }>(sql`select sections from opportunity_details`);
  expect(details).toHaveLength(2);
  expect(details.every(({ sections }) => sections.includes("zeppelin"))).toBe(true);
});

test("a new notice joins no archived bid", async () => {
  const known = { reference: "RFT-2026-0415" };
  await fill(1, known);
  await archive();
  const again = noticesOf(1, { ...known, deadline: new Date(LATER.getTime() + 20 * DAY_MS) });
  await ingestNotices(db, { id: "other", name: "Other" }, again, LATER);
  expect(await countRows(db, "opportunities")).toBe(2);
});

test("new rules leave archived bids as they are", async () => {
  await fill();
  await archive();
  await db.run(sql`update opportunities set rules_version = 'old'`);
  const before = await rowsOf();
  expect(await reclassifySome(db, { after: 0, all: true }, LATER)).toMatchObject({ looked: 0, next: null });
  expect(await rowsOf()).toEqual(before);
});

test("search finds a packed bid by what its row shows, and one in the archive no more, also in a new index", async () => {
  await reader();
  await fill(1, { summary: "Ploughing of the velodrome" });
  const isFound = async (term: string) => (await foundBy(term)).includes("Snow clearing of site 0");
  const rebuild = async () => {
    for (let next: number | null = 0; next !== null;) next = await rebuildIndex(db, next, LATER);
  };
  expect(await isFound("zeppelin")).toBe(true);
  await packTexts({ db, now: () => LATER });
  for (const again of [rebuild, () => Promise.resolve()]) {
    for (const term of ["clearing", "clea", "velodrome", "REF-0"]) expect(await isFound(term)).toBe(true);
    expect(await isFound("zeppelin")).toBe(false);
    await again();
  }
  await archive();
  expect(await isFound("clearing")).toBe(false);
  await rebuild();
  expect(await isFound("clearing")).toBe(false);
});

test("a bid that somebody has saved is found by its title for as long as it is saved, and others are not", async () => {
  await reader();
  await fill(2);
  await db.run(sql`insert into user_bids (id, user_id, bid_id) values ('b', 'reader', 1)`);
  await archive();
  const isFound = async (i: number) => (await foundBy("clearing")).includes(`Snow clearing of site ${i}`);
  expect([await isFound(0), await isFound(1)]).toEqual([true, false]);
  // Nor does the check of the index take one that has left for one that is missing.
  expect(await runOne(db, listMissing([1, 2], LATER))).toEqual([]);
  await db.run(sql`delete from opportunity_archive`);
  expect(await runOne(db, listMissing([1, 2], LATER))).toEqual([{ id: 1 }]);
});

test("a page whose archive cannot be read says so and shows the rest", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await reader();
  await fill(1);
  await archive();
  await env.ARCHIVE.prepare("delete from archived_blocks").run();
  const bid = await pageOf(1);
  expect(bid).toMatchObject({
    kind: "detail",
    detail: { title: "Snow clearing of site 0", isTextAway: true, missing: [] },
  });
});

test("opening the form for a date reads an archived bid's dates and writes nothing; sending it brings the bid back", async () => {
  await reader();
  await fill(1);
  const dates = () => readBidDates(servicesAround(db, LATER).services, "reader", 1);
  const before = await dates();
  expect(before?.read.map(({ kind }) => kind)).toContain("site_meeting");
  await archive();
  const stored = await rowsOf();
  expect((await dates())?.read).toEqual(before?.read);
  expect(await rowsOf()).toEqual(stored);

  const toChange = await bidDatesToChange(servicesAround(db, LATER).services, "reader", 1);
  expect(toChange?.read).toEqual(before?.read);
  expect(await db.all(sql`select archived_at from opportunities`)).toEqual([{ archived_at: null }]);
});

test("a step reads only what it moves, and lists never read the archive", async () => {
  await reader();
  await fill(40);
  await ingestNotices(db, PORTAL, noticesOf(400).slice(40), new Date(LATER.getTime() - 5 * DAY_MS));
  await db.run(
    sql`update opportunities set archive_at = ${LATER.getTime() + TEXT_DAYS * DAY_MS} where id > 40`,
  );
  const { d1, meter } = meteredD1(env.DB);
  expect(await archive(createDatabase(d1))).toMatchObject({ packed: 40, moved: 40 });
  // Their rows, key dates and fingerprints, each read, compared and removed with its entries in indexes; notices twice.
  expect(meter.rowsRead).toBeLessThan(40 * 95);
  const { d1: archiveD1, meter: reads } = meteredD1(env.ARCHIVE);
  const { context } = contextAround(db, LATER, { archive: createDatabase(archiveD1) });
  const [profile] = await db.query.users.findMany();
  await loadBrowsePage(context as never, profile!, new URL("https://bids.example/opportunities"));
  expect(reads.statements).toBe(0);
});
