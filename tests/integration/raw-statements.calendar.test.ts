import { beforeEach, expect, test } from "vitest";
import { runBatch, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { calendarEntries, calendarFeeds, opportunities, userBids } from "#drizzle/schema";
import type { FeedEntry } from "~/domain/calendar/keep-entries";
import { forgetEntries, storeEntries } from "~/features/calendar/calendar.sql.server";
import { issueFeed } from "~/features/calendar-feeds/feeds.server";
import { touchCalendar, touchCalendarsOf } from "~/features/calendar-feeds/touch-calendar.sql.server";
import { emptyDatabase, insertUser } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { noticeOf } from "../support/notices";

const NOW = new Date("2026-11-20T15:00:00Z");
let db: Database;

beforeEach(async () => {
  db = await emptyDatabase();
  for (const id of ["one", "two"]) {
    await insertUser(db, { id });
    await issueFeed(db, id, NOW);
  }
});

const revisions = async () =>
  Object.fromEntries(
    (await db.select().from(calendarFeeds)).map(({ userId, revision }) => [userId, revision]),
  );

test("a person's own change and a change of a bid count for those whom they concern", async () => {
  await ingestNotices(db, { id: "peel", name: "Peel" }, [noticeOf()], NOW);
  const [bid] = await db.select().from(opportunities);
  await db.insert(userBids).values({ userId: "two", bidId: bid!.id });
  await runOne(db, touchCalendar("one"));
  expect(await revisions()).toEqual({ one: 1, two: 0 });
  await runBatch(db, [touchCalendarsOf([bid!.id, 99_999]), touchCalendarsOf([]), touchCalendar("nobody")]);
  expect(await revisions()).toEqual({ one: 1, two: 1 });
});

test("an entry is stored unless a later one is, and forgotten for its person alone", async () => {
  const entry: FeedEntry = {
    uid: "a",
    summary: "Closes",
    day: null,
    startsAt: NOW,
    endsAt: NOW,
    place: null,
    sequence: 2,
    changedAt: NOW,
    cancelledAt: null,
  };
  await runBatch(db, [storeEntries("one", [entry]), storeEntries("two", [entry])]);
  await runOne(db, storeEntries("one", [{ ...entry, sequence: 3, summary: "Later", cancelledAt: NOW }]));
  await runOne(db, storeEntries("one", [{ ...entry, sequence: 1, summary: "Earlier" }]));
  await runOne(db, forgetEntries("two", ["a", "unknown"]));
  expect(await db.select().from(calendarEntries)).toEqual([
    { ...entry, userId: "one", sequence: 3, summary: "Later", cancelledAt: NOW },
  ]);
});
