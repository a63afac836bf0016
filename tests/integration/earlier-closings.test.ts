import { beforeEach, expect, test } from "vitest";
import { runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { opportunities } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { loadCalendarPage } from "~/features/calendar/calendar-page.server";
import { cardView } from "~/features/opportunities/card-view.server";
import { reclassifyPiece } from "~/features/reclassify/reclassify.server";
import { insertSavedBid } from "~/features/saved-bids/pipeline.sql.server";
import { EVERYTHING, searchOpportunities } from "~/features/search/find-opportunities.server";
import { emptyDatabase, insertUser, servicesAround } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { noticeOf } from "../support/notices";

const NOW = new Date("2026-11-20T15:00:00Z");
const LATER = new Date("2026-11-21T15:00:00Z");
/** Two in the afternoon of 8 December in Toronto. */
const PORTAL = new Date("2026-12-08T19:00:00Z");
const TEXT = "Sealed bids will be received until 11:00 a.m. on December 8, 2026.";

let db: Database;
beforeEach(async () => {
  db = await emptyDatabase();
});

const store = (description: string, deadline: Date = PORTAL, now = NOW) => {
  const notice: Partial<Notice> = { sections: { description }, deadline };
  return ingestNotices(db, { id: "canadabuys", name: "CanadaBuys" }, [noticeOf(notice)], now);
};

async function closingInRow(now = LATER) {
  const { rows } = await searchOpportunities(db, EVERYTHING, now);
  return cardView(rows[0]!, { profile: null, role: "pro", now, href: () => "" }).deadline;
}

test.each([
  [TEXT, "the notice’s text says 11:00 am"],
  [
    "Sealed bids will be received until 11:00 a.m. on December 7, 2026.",
    "the notice’s text says Mon 7 Dec, 11:00 am ET",
  ],
  ["Tenders close December 7, 2026.", "the notice’s text says Mon 7 Dec"],
])("beside the portal's closing a row says what is earlier in the text: %s", async (text, says) => {
  await store(text);
  expect(await closingInRow()).toMatchObject({
    label: `Tue 8 Dec 2026, 2:00 pm ET; ${says}`,
    shortLabel: "Tue 8 Dec 2026, 2:00 pm ET",
    basis: `Closing: ${says}`,
    daysLeft: "17 days left",
    iso: PORTAL.toISOString(),
  });
});

test.each([
  "Sealed bids will be received until 4:00 p.m. on December 8, 2026.",
  "Sealed bids will be received until 2:00 p.m. on December 8, 2026.",
  "Sealed bids will be received until 11:00 a.m. on December 9, 2026.",
  "Questions are accepted until 11:00 a.m. on December 8, 2026.",
])("what is no earlier closing is not told in a row: %s", async (text) => {
  await store(text);
  const { basis = null, label } = await closingInRow();
  expect({ basis, label }).toEqual({ basis: null, label: "Tue 8 Dec 2026, 2:00 pm ET" });
});

test("a portal that has moved its closing is right, and its text is the older one", async () => {
  await store("Sealed bids will be received until 2:00 p.m. on December 8, 2026.");
  const extended = new Date("2026-12-15T19:00:00Z");
  await store("Sealed bids will be received until 2:00 p.m. on December 8, 2026.", extended, LATER);
  expect((await closingInRow()).label).toBe("Tue 15 Dec 2026, 2:00 pm ET");
  await reclassifyPiece(db, { after: 0, all: true }, LATER);
  expect((await closingInRow()).label).toBe("Tue 15 Dec 2026, 2:00 pm ET");
  await store("Sealed bids will be received until 11:00 a.m. on December 15, 2026.", extended, LATER);
  expect((await closingInRow()).basis).toBe("Closing: the notice’s text says 11:00 am");
});

test("the calendar's list says it beside the portal's closing", async () => {
  await store(TEXT);
  const user = await insertUser(db);
  await runOne(db, insertSavedBid({ userId: user.id, bidId: 1 }, NOW));
  const { services } = servicesAround(db, LATER);
  const { dates } = await loadCalendarPage(
    services,
    user,
    new URL("https://bids.example/dashboard/calendar"),
  );
  const items = [...dates!.soon, ...dates!.later].flatMap((day) => day.items);
  expect(items).toMatchObject([{ hour: "2:00 pm ET", note: "the notice’s text says 11:00 am" }]);
});

test("new rules bring it to stored bids once, and their closing stays the portal's", async () => {
  await store(TEXT);
  await db.update(opportunities).set({ keyDates: [], rulesVersion: "older" });
  expect(await reclassifyPiece(db, { after: 0 }, LATER)).toMatchObject({ rewritten: 1 });
  expect((await closingInRow()).basis).toContain("11:00 am");
  expect(await db.select().from(opportunities)).toMatchObject([{ deadline: PORTAL, textClosing: null }]);
  expect(await reclassifyPiece(db, { after: 0, all: true }, LATER)).toMatchObject({ rewritten: 0 });
});
