import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { runBatch, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { opportunities, userBids } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { urgentUntil } from "~/domain/opportunities/opportunity";
import { cardView } from "~/features/opportunities/card-view.server";
import { reclassifyPiece } from "~/features/reclassify/reclassify.server";
import { exportSavedBids } from "~/features/saved-bids/export-saved-bids.server";
import { insertSavedBid } from "~/features/saved-bids/pipeline.sql.server";
import { listSavedBids } from "~/features/saved-bids/saved-bids.sql.server";
import { EVERYTHING, findFeed, searchOpportunities } from "~/features/search/find-opportunities.server";
import { sweepClosed } from "~/features/search/sweep-closed.server";
import { emptyDatabase, insertUser, servicesAround } from "../support/database";
import { readDigests } from "../support/digest-parts";
import { ingestNotices } from "../support/ingest";
import { noticeOf } from "../support/notices";
import { buildDueDigests } from "../support/outbox";

/** A Monday morning in Toronto, and when the bids were found: longer ago than a digest calls new. */
const NOW = new Date("2026-11-23T13:15:00Z");
const FOUND = new Date("2026-11-03T15:00:00Z");
const THURSDAY = new Date("2026-11-26T20:00:00Z");
const AFTER = new Date("2026-11-26T20:05:00Z");
const SAYS_THURSDAY = "Sealed bids will be received until 3:00 p.m. on November 26, 2026.";

let db: Database;
beforeEach(async () => {
  db = await emptyDatabase();
});

async function store(notices: ReadonlyArray<Partial<Notice>>, now = FOUND) {
  const whole = notices.map((notice, index) =>
    noticeOf({
      key: `N-${index}`,
      reference: null,
      title: `Snow clearing of yard ${index}`,
      published: FOUND,
      ...notice,
    }),
  );
  await ingestNotices(db, { id: "canadabuys", name: "CanadaBuys" }, whole, now);
}

const saying = (description: string, deadline: Date | null = null): Partial<Notice> => ({
  sections: { description },
  deadline,
});

/** By a portal's date before and after Thursday, by their text on Thursday, and without a closing. */
const storeFour = () =>
  store([
    { deadline: new Date("2026-11-27T20:00:00Z") },
    saying("Snow clearing of the works yard."),
    saying(SAYS_THURSDAY),
    { deadline: new Date("2026-11-25T20:00:00Z") },
  ]);

const rowOf = async (id: number) =>
  (await db.select().from(opportunities).where(eq(opportunities.id, id)).orderBy(asc(opportunities.id)))[0]!;
const soonestAt = async (now: Date) =>
  (await searchOpportunities(db, { ...EVERYTHING, sort: "closing-soon" }, now)).rows.map(({ id }) => id);

async function feedAt(now: Date) {
  const feed = findFeed(EVERYTHING, { until: urgentUntil(now), limit: 10 }, now);
  const [closing, newest, figures] = await runBatch(db, [...feed.closing, ...feed.newest, ...feed.figures]);
  const ids = (rows: typeof closing) => rows.map(({ id }) => id);
  return { closing: ids(closing), newest: ids(newest), figures: figures[0]! };
}

test("a closing that only the text states counts in “closing soon”, in its figure and in the days of the feed", async () => {
  await storeFour();
  expect(await rowOf(3)).toMatchObject({ deadline: null, textClosing: THURSDAY, listed: true });
  const { closing, figures } = await feedAt(NOW);
  expect(closing).toEqual([4, 3, 1]);
  expect(figures).toMatchObject({ found: 4, urgent: 3 });
  expect(figures.closingHours).toContain(Math.floor(THURSDAY.getTime() / 3_600_000));
  expect(await soonestAt(NOW)).toEqual([4, 3, 1, 2]);
  const range = { from: "2026-11-26", to: "2026-11-26" };
  const { rows } = await searchOpportunities(db, { ...EVERYTHING, closing: range }, NOW);
  expect(rows.map(({ id }) => id)).toEqual([3]);
});

test("the portal's own closing counts, whatever the text states", async () => {
  await store([saying(SAYS_THURSDAY, new Date("2026-12-10T20:00:00Z"))]);
  expect(await rowOf(1)).toMatchObject({ textClosing: null });
  expect((await feedAt(NOW)).closing).toEqual([]);
});

test("a row says days left exactly where the bid counts as closing within the week", async () => {
  await store([
    saying("Tenders close November 30, 2026."),
    saying("Tenders close December 1, 2026."),
    saying("Tenders close November 30, 2026 at 11:30 p.m."),
    saying("Tenders close about the end of November."),
  ]);
  const { rows } = await searchOpportunities(db, EVERYTHING, NOW);
  const context = { profile: null, role: "pro" as const, now: NOW, href: () => "" };
  const urgent = rows.filter((row) => cardView(row, context).deadline.urgent).map(({ id }) => id);
  const { closing, figures } = await feedAt(NOW);
  expect([...closing].sort()).toEqual(urgent.sort());
  expect(closing).toEqual([3, 1]);
  expect(figures.urgent).toBe(2);
});

test("no bid closes by its text: after that closing it stays open, among those without a closing date", async () => {
  await storeFour();
  const user = await insertUser(db);
  await runOne(db, insertSavedBid({ userId: user.id, bidId: 3 }, NOW));
  expect((await feedAt(AFTER)).newest).toContain(3);
  expect((await feedAt(AFTER)).closing).toEqual([1]);
  expect(await sweepClosed(db, AFTER)).toBe(1);
  expect(await rowOf(3)).toMatchObject({ textClosing: null, listed: true, status: "active" });
  expect(await soonestAt(AFTER)).toEqual([1, 3, 2]);
  expect((await feedAt(AFTER)).figures).toMatchObject({ found: 3, urgent: 1 });
  expect(await db.select().from(userBids)).toMatchObject([{ closesAt: null }]);
  expect(await sweepClosed(db, AFTER)).toBe(0);
});

test("a text that states two closings counts by the second once the first is over", async () => {
  await store([saying(SAYS_THURSDAY)]);
  const [{ keyDates }, next] = [await rowOf(1), new Date("2026-12-02T20:00:00Z")];
  const second = { ...keyDates.find(({ kind }) => kind === "closing")!, id: "second", at: next.getTime() };
  await db
    .update(opportunities)
    .set({ keyDates: [...keyDates, { ...second, day: "2026-12-02" } as (typeof keyDates)[number]] });
  await sweepClosed(db, AFTER);
  expect(await rowOf(1)).toMatchObject({ textClosing: next });
  expect((await feedAt(AFTER)).closing).toEqual([1]);
});

test("the digest has it among what closes within 7 days, and in its subject", async () => {
  await store([saying(SAYS_THURSDAY)]);
  await insertUser(db);
  await buildDueDigests(servicesAround(db, NOW).services);
  const [digest] = await readDigests(db, NOW);
  expect(digest).toMatchObject({ closing: [1], fresh: [], subject: "1 bid closes Thu 26 Nov at 3:00 pm" });
  expect(digest!.figures.urgent).toBe("1");
  expect(digest!.text).toContain("from the notice’s text");
});

test("saved bids are in the order of that closing, and the CSV says where it is from", async () => {
  await storeFour();
  const user = await insertUser(db);
  for (const bidId of [1, 2, 3, 4]) await runOne(db, insertSavedBid({ userId: user.id, bidId }, NOW));
  const query = { filter: "all", sort: "closing-soon", limit: 3, now: NOW } as const;
  const saved = await runOne(db, listSavedBids(user.id, query));
  expect(saved.map(({ id }) => id).sort()).toEqual([1, 3, 4]);
  const csv = await exportSavedBids(db, user.id, NOW);
  expect(csv).toContain('"2026-11-26 15:00 (from the notice’s text)"');
  expect(csv).toContain('"2026-11-27 15:00"');
});

test("a saved bid follows the text's closing when the notice is read again", async () => {
  await store([saying("Snow clearing of the works yard.")]);
  const user = await insertUser(db);
  await runOne(db, insertSavedBid({ userId: user.id, bidId: 1 }, NOW));
  await store([saying(SAYS_THURSDAY)], NOW);
  expect(await db.select().from(userBids)).toMatchObject([{ closesAt: THURSDAY }]);
  expect((await feedAt(NOW)).closing).toEqual([1]);
});

test("bids that were stored before get it when they are derived again, once", async () => {
  await storeFour();
  const before = await db.select().from(opportunities).orderBy(asc(opportunities.id));
  await db.update(opportunities).set({ textClosing: null, rulesVersion: "older" });
  const piece = await reclassifyPiece(db, { after: 0 }, FOUND);
  expect(piece).toMatchObject({ looked: 4, rewritten: 1 });
  const after = await db.select().from(opportunities).orderBy(asc(opportunities.id));
  expect(after.map(({ sortKey: _, ...row }) => row)).toEqual(before.map(({ sortKey: _, ...row }) => row));
  expect((await feedAt(NOW)).closing).toEqual([4, 3, 1]);
  expect(await reclassifyPiece(db, { after: 0, all: true }, FOUND)).toMatchObject({ rewritten: 0 });
});
