import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { opportunities, opportunityKeyDates, opportunityVersions } from "#drizzle/schema";
import { calendarDates } from "~/domain/calendar/calendar-dates";
import type { Notice } from "~/domain/opportunities/notice";
import { findKeyDates } from "~/features/key-dates/find-key-dates.server";
import { detailView } from "~/features/opportunities/detail-view.server";
import { findOpportunity } from "~/features/opportunities/find-opportunity.server";
import { reclassifyPiece } from "~/features/reclassify/reclassify.server";
import { EVERYTHING, searchOpportunities } from "~/features/search/find-opportunities.server";
import { emptyDatabase } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { noticeOf } from "../support/notices";

const NOW = new Date("2026-11-20T15:00:00Z");
const LATER = new Date("2026-11-21T15:00:00Z");
const PORTAL = { id: "peel-bids", name: "Peel bids" };
/** A day without an hour, as its source gives it: the last minute of 3 December in Toronto. */
const DAY = new Date("2026-12-04T04:59:59.999Z");
const NOON = new Date("2026-12-03T17:00:00Z");
const SENTENCE = "RFT response deadline December 3, 2026 at 12:00 PM.";

let db: Database;
beforeEach(async () => {
  db = await emptyDatabase();
});

const saying = (description: string, deadline: Date | null = DAY): Partial<Notice> => ({
  sections: { description },
  deadline,
});
const store = (notice: Partial<Notice>, now = NOW, portal = PORTAL) =>
  ingestNotices(db, portal, [noticeOf(notice)], now);
const rowOf = async () => (await db.select().from(opportunities).orderBy(asc(opportunities.id)))[0]!;
const closingOf = async () => (await rowOf()).deadline;
const listedAt = async (now: Date) => (await searchOpportunities(db, EVERYTHING, now)).rows.length;

async function page(now: Date) {
  const found = await runBatch(db, findOpportunity(db, 1));
  return detailView(found, { profile: null, now, sourceName: (name) => name })!;
}

test("a day of the portal closes at the hour that the notice's text states", async () => {
  await store(saying(SENTENCE));
  expect(await closingOf()).toEqual(NOON);
  expect(await listedAt(new Date("2026-12-03T16:59:00Z"))).toBe(1);
  expect(await listedAt(new Date("2026-12-03T17:01:00Z"))).toBe(0);
  const { deadline, keyDates } = await page(NOW);
  expect(deadline.label).toBe("Thu 3 Dec 2026, 12 noon ET");
  expect(keyDates.closingHour).toMatchObject({ sentence: SENTENCE });
  expect(keyDates.closingHour!.note).toContain("Hour from the notice’s text");
  expect(keyDates.dates.filter(({ name }) => name.startsWith("Closing"))).toEqual([]);
  expect((await page(new Date("2026-12-03T19:00:00Z"))).deadline.daysLeft).toBe("Expired");
});

test("a calendar has the closing at its hour, with its sentence", async () => {
  await store(saying(SENTENCE));
  const [read] = await runBatch(db, findKeyDates(db, 1, null));
  const { deadline, version, updatedAt } = await rowOf();
  const bid = { closingUid: "closing", zone: "America/Toronto", deadline, version, updatedAt };
  expect(calendarDates(bid, read, [])).toMatchObject([
    { uid: "closing", at: NOON, time: "12:00", sentence: SENTENCE, origin: "hour in text" },
  ]);
});

test("the portal's own hour always wins, and the text's is told beside it", async () => {
  const own = new Date("2026-12-03T19:00:00Z");
  await store(saying(SENTENCE, own));
  expect(await closingOf()).toEqual(own);
  const { keyDates } = await page(NOW);
  expect(keyDates.closingHour).toBeNull();
  expect(keyDates.otherClosing).toContain("12 noon");
});

test("texts that differ about the hour leave the day without one, and both sentences are shown", async () => {
  await store(saying(`${SENTENCE}\nTenders close December 3, 2026 at 2:00 p.m.`));
  expect(await closingOf()).toEqual(DAY);
  const { deadline, keyDates } = await page(NOW);
  expect(deadline.label).toBe("Thu 3 Dec 2026 (no hour stated)");
  expect(keyDates.also.map(({ sentence }) => sentence)).toEqual([
    SENTENCE,
    "Tenders close December 3, 2026 at 2:00 p.m.",
  ]);
});

test("the hour follows the text and the portal, and its change has a place in the history", async () => {
  await store(saying(SENTENCE));
  await store(saying(SENTENCE.replace("12:00 PM", "2:00 PM")), LATER);
  expect(await closingOf()).toEqual(new Date("2026-12-03T19:00:00Z"));
  const [version] = await db.select().from(opportunityVersions);
  expect(version!.changes.map(({ field }) => field)).toContain("deadline");
  await store(saying(SENTENCE, new Date("2026-12-03T20:00:00Z")), LATER);
  expect(await closingOf()).toEqual(new Date("2026-12-03T20:00:00Z"));
  await store(saying("Bids for snow clearing."), LATER);
  expect(await closingOf()).toEqual(DAY);
});

test("new rules bring stored notices their hour, in every list, and take it back", async () => {
  await store(saying(SENTENCE));
  await db.update(opportunities).set({ deadline: DAY, rulesVersion: "" });
  await db.delete(opportunityKeyDates);
  await reclassifyPiece(db, { after: 0 }, NOW);
  expect(await closingOf()).toEqual(NOON);
  expect(await listedAt(new Date("2026-12-03T17:01:00Z"))).toBe(0);
  expect(await listedAt(NOW)).toBe(1);
  expect((await page(NOW)).keyDates.closingHour).toMatchObject({ sentence: SENTENCE });
  expect(await db.select().from(opportunityVersions)).toEqual([]);
  const again = await reclassifyPiece(db, { after: 0, all: true }, NOW);
  expect(again.rewritten).toBe(0);
});

test("a closing that was moved since stays, whatever a notice's text says", async () => {
  await store(saying(SENTENCE));
  const moved = new Date("2026-12-10T19:00:00Z");
  await db.update(opportunities).set({ deadline: moved, rulesVersion: "" }).where(eq(opportunities.id, 1));
  await reclassifyPiece(db, { after: 0 }, NOW);
  expect(await closingOf()).toEqual(moved);
});

test("of two portals the one with an hour of its own counts before a text's", async () => {
  const hour = new Date("2026-12-03T16:00:00Z");
  await store(saying(SENTENCE));
  await store({ ...saying("Snow.", hour), key: "other" }, NOW, { id: "toronto", name: "Toronto" });
  expect(await db.select().from(opportunities)).toHaveLength(1);
  expect(await closingOf()).toEqual(hour);
});

test("what has only category lines is said to have no text", async () => {
  await store({ ...saying("Catégorie : Déneigement"), isComposed: true });
  expect((await page(NOW)).keyDates).toMatchObject({ isTextMissing: true, absent: [] });
});
