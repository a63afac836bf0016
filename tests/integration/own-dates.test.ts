import { parseWithZod } from "@conform-to/zod/v4";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { opportunities, opportunityKeyDates, userKeyDates } from "#drizzle/schema";
import { KEY_DATE_ERRORS } from "~/content/key-dates";
import { calendarDates } from "~/domain/calendar/calendar-dates";
import { eventOf } from "~/domain/calendar/calendar-event";
import type { Notice } from "~/domain/opportunities/notice";
import { revisionOf } from "~/domain/opportunities/revision";
import { countedDates } from "~/domain/reading/kept/counted-dates";
import { withOwnDates } from "~/domain/reading/kept/listed-dates";
import { deleteAccount, exportAccount } from "~/features/account/accounts.server";
import { closingOf } from "~/features/calendar/find-calendar.server";
import { findKeyDates, listDatesOfSaved } from "~/features/key-dates/find-key-dates.server";
import { keyDatesView } from "~/features/key-dates/key-dates-view.server";
import { nextDateLabel } from "~/features/key-dates/next-date-label";
import { ownDateSchema } from "~/features/key-dates/own-date-schema.server";
import { ownDatesView, readBidDates, saveOwnDate } from "~/features/key-dates/own-dates.server";
import { countReportedReadings, listReportedReadings } from "~/features/key-dates/reported-readings.server";
import { loadOperations } from "~/features/operations/operations-view.server";
import { rowClosingView } from "~/features/opportunities/card-view.server";
import { detailView } from "~/features/opportunities/detail-view.server";
import { findOpportunity } from "~/features/opportunities/find-opportunity.server";
import { saveBid } from "~/features/saved-bids/pipeline.server";
import { EVERYTHING, searchOpportunities } from "~/features/search/find-opportunities.server";
import { emptyDatabase, insertUser, servicesAround } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { noticeOf } from "../support/notices";

const NOW = new Date("2026-11-20T15:00:00Z");
const PORTAL = { id: "peel-bids", name: "Peel bids" };
const meetingOn = (day: number) =>
  `A mandatory site meeting will be held on November ${day}, 2026 at 10:00 a.m.`;

let db: Database;
let bidId: number;
beforeEach(async () => {
  db = await emptyDatabase();
  await insertUser(db, { id: "reader", role: "basic" });
  await insertUser(db, { id: "other", role: "basic" });
  await storeMeeting(24);
  bidId = (await db.select().from(opportunities))[0]!.id;
});

const storeMeeting = (day: number) =>
  ingestNotices(db, PORTAL, [noticeOf({ sections: { description: meetingOn(day) } })], NOW);

const idOfMeeting = async () => (await db.select().from(opportunityKeyDates))[0]!.id;

const FORM = {
  kind: "site_meeting",
  day: "2026-11-26",
  time: "13:30",
  zone: "America/Toronto",
  mandatory: "no",
};

async function post(fields: Record<string, string>, userId = "reader") {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const submission = parseWithZod(form, { schema: ownDateSchema });
  if (submission.status !== "success") return submission.error;
  const dates = await readBidDates(servicesAround(db, NOW).services, userId, bidId);
  return saveOwnDate(db, userId, dates!, submission.value);
}

async function countedFor(userId: string) {
  const [read, own] = await runBatch(db, findKeyDates(db, bidId, userId));
  return countedDates(read, own).map(({ kind, localDay, mandatory }) => [kind, localDay, mandatory]);
}

test("the zones on offer name each clock once", async () => {
  await db.update(opportunityKeyDates).set({ zone: "America/New_York" });
  const dates = await readBidDates(servicesAround(db, NOW).services, "reader", bidId);
  const view = ownDatesView(dates!, await idOfMeeting());
  expect(view.values.zone).toBe("America/Toronto");
  expect(view.zones.map(({ label }) => label).filter((label) => label.includes("New York"))).toHaveLength(1);
});

test("a correction counts for its reader alone, also after the notice has moved the date", async () => {
  expect(await post({ ...FORM, intent: "save", date: await idOfMeeting() })).toBeNull();
  expect(await countedFor("reader")).toEqual([["site_meeting", "2026-11-26", "no"]]);
  expect(await countedFor("other")).toEqual([["site_meeting", "2026-11-24", "yes"]]);
  await storeMeeting(25);
  expect(await countedFor("reader")).toEqual([["site_meeting", "2026-11-26", "no"]]);
  expect(await countedFor("other")).toEqual([["site_meeting", "2026-11-25", "yes"]]);
});

test("correcting again replaces the correction, and removing it brings back what was read", async () => {
  const date = await idOfMeeting();
  await post({ ...FORM, intent: "save", date });
  await post({ ...FORM, intent: "save", date, day: "2026-11-27" });
  expect(await db.select().from(userKeyDates)).toHaveLength(1);
  expect(await countedFor("reader")).toEqual([["site_meeting", "2026-11-27", "no"]]);
  const [{ id } = { id: "" }] = await db.select().from(userKeyDates);
  await post({ intent: "remove", date: id });
  expect(await countedFor("reader")).toEqual([["site_meeting", "2026-11-24", "yes"]]);
});

test("a reader can say that there is no such date, and add one", async () => {
  await post({ ...FORM, intent: "none", date: await idOfMeeting() });
  await post({ ...FORM, intent: "save", date: "", kind: "questions", time: "" });
  const view = ownDatesView((await readBidDates(servicesAround(db, NOW).services, "reader", bidId))!, null);
  expect(view.own.map(({ name, when }) => [name, when])).toEqual([
    ["Questions by", "Thu 26 Nov 2026"],
    ["Site meeting", "no such date"],
  ]);
});

test.each([
  ["no day", { day: "" }, "day"],
  ["a day that does not exist", { day: "2026-02-31" }, "day"],
  ["a day of another century", { day: "1926-11-24" }, "day"],
  ["24 o'clock", { time: "24:00" }, "time"],
  ["a time that the clocks skip", { day: "2027-03-14", time: "02:30" }, "time"],
  ["a zone that is not offered", { zone: "Asia/Tokyo" }, "zone"],
  ["a zone that does not exist", { zone: "America/Brampton" }, "zone"],
  ["another kind", { kind: "term" }, "kind"],
  ["a place of 201 characters", { place: "x".repeat(201) }, "place"],
])("a form with %s is refused at its field and stores nothing", async (_, fields, name) => {
  const errors = await post({ ...FORM, intent: "save", date: "", ...fields });
  expect(Object.keys(errors ?? {})).toEqual([name]);
  expect(await db.select().from(userKeyDates)).toEqual([]);
});

test("nobody changes another's date", async () => {
  await post({ ...FORM, intent: "save", date: "" });
  const [{ id } = { id: "" }] = await db.select().from(userKeyDates);
  await post({ intent: "remove", date: id }, "other");
  await post({ ...FORM, intent: "save", date: id, day: "2026-11-30" }, "other");
  expect(await countedFor("reader")).toContainEqual(["site_meeting", "2026-11-26", "no"]);
});

test("one bid takes at most twenty dates of one reader", async () => {
  for (let count = 0; count < 20; count += 1)
    await post({ ...FORM, intent: "save", date: "", day: `2026-12-${10 + count}` });
  expect(await post({ ...FORM, intent: "save", date: "" })).toHaveProperty("kind");
  expect(await db.select().from(userKeyDates)).toHaveLength(20);
});

test("a withdrawn bid that its reader has not saved has no page for its dates", async () => {
  await db.update(opportunities).set({ status: "withdrawn" });
  expect(await readBidDates(servicesAround(db, NOW).services, "reader", bidId)).toBeNull();
  expect(await readBidDates(servicesAround(db, NOW).services, "reader", 99_999)).toBeNull();
});

test("own dates are in the download of an account and go with it", async () => {
  const { id } = await insertUser(db, { id: "leaver" });
  await post({ ...FORM, intent: "save", date: "" }, id);
  const { services } = servicesAround(db, NOW);
  expect(await exportAccount(services, id)).toMatchObject({ ownDates: [{ localDay: "2026-11-26" }] });
  await deleteAccount(services, id);
  expect(await db.select().from(userKeyDates)).toEqual([]);
});

test("the dates of saved bids are listed for their reader, with the reader's own", async () => {
  await post({ ...FORM, intent: "save", date: "" });
  expect(await runBatch(db, listDatesOfSaved(db, "reader"))).toEqual([[], []]);
  await saveBid(db, { userId: "reader", bidId }, NOW, { marksInterested: false, was: undefined as never });
  const [read, own] = await runBatch(db, listDatesOfSaved(db, "reader"));
  expect(read).toMatchObject([{ kind: "site_meeting", localDay: "2026-11-24" }]);
  expect(own).toMatchObject([{ localDay: "2026-11-26" }]);
});

test("the filter for meetings still ahead finds bids by the days of their meetings", async () => {
  const plain = noticeOf({
    key: "N-2",
    reference: null,
    title: "Snow hauling",
    sections: { scope: "Snow." },
  });
  await ingestNotices(db, PORTAL, [plain], NOW);
  const foundFrom = async (meetingFrom: string | null) =>
    (await searchOpportunities(db, { ...EVERYTHING, meetingFrom }, NOW)).rows.length;
  expect(await foundFrom(null)).toBe(2);
  expect(await foundFrom("2026-11-24")).toBe(1);
  expect(await foundFrom("2026-11-25")).toBe(0);
});

test("operators see what was read and what readers said, the latest first and without the readers", async () => {
  const date = await idOfMeeting();
  await post({ ...FORM, intent: "none", date }, "other");
  await post({ ...FORM, intent: "save", date: "", kind: "questions", time: "" });
  await db.update(userKeyDates).set({ createdAt: NOW }).where(eq(userKeyDates.userId, "other"));
  const reports = await listReportedReadings(db);
  expect(reports).toMatchObject([
    { bidId, kind: "questions", read: null, said: { localDay: "2026-11-26", localTime: null } },
    {
      bidId,
      kind: "site_meeting",
      read: { id: date, localDay: "2026-11-24", localTime: "10:00", mandatory: "yes" },
      said: { localDay: null },
      at: NOW,
    },
  ]);
  expect(JSON.stringify(reports)).not.toMatch(/reader"|other"/);
  expect(reports[1]?.read?.sentence).toBe(meetingOn(24));
  expect(await listReportedReadings(db, 1)).toHaveLength(1);
  const { readings } = await loadOperations(servicesAround(db, NOW).services, [], null);
  expect(readings).toMatchObject([
    { bidId, kind: "Questions by", read: "Nothing", said: "2026-11-26" },
    { bidId, kind: "Site meeting", read: "2026-11-24 10:00", said: "No such date", sentence: meetingOn(24) },
  ]);
  expect(await countReportedReadings(db)).toEqual([
    { kind: "questions", reports: 1, corrections: 0 },
    { kind: "site_meeting", reports: 1, corrections: 1 },
  ]);
});

test("a form about a date that the notice does not have, or of another kind, is refused and stores nothing", async () => {
  const date = await idOfMeeting();
  for (const [fields, message] of [
    [{ date: "no-such-date" }, KEY_DATE_ERRORS.stale],
    [{ date: "no-such-date", intent: "none" }, KEY_DATE_ERRORS.stale],
    [{ date, kind: "questions" }, KEY_DATE_ERRORS.otherKind],
    [{ date, kind: "questions", intent: "none" }, KEY_DATE_ERRORS.otherKind],
  ] as const)
    expect(await post({ ...FORM, intent: "save", ...fields })).toEqual({ "": [message] });
  await post({ ...FORM, intent: "save", date: "" }, "other");
  const [{ id } = { id: "" }] = await db.select().from(userKeyDates);
  expect(await post({ ...FORM, intent: "save", date: id })).toEqual({ "": [KEY_DATE_ERRORS.stale] });
  expect((await db.select().from(userKeyDates)).map(({ userId }) => userId)).toEqual(["other"]);
});

test("a form that is posted twice, also at the same time, stores one date", async () => {
  const form = { ...FORM, intent: "save", date: "" };
  await post(form);
  const [first] = await db.select().from(userKeyDates);
  await post(form);
  expect(await db.select().from(userKeyDates)).toEqual([first]);
  const another = { ...form, kind: "questions", time: "", place: "By email" };
  await Promise.all([post(another), post(another), post(another)]);
  expect((await db.select().from(userKeyDates)).map(({ kind }) => kind).sort()).toEqual([
    "questions",
    "site_meeting",
  ]);
});

test("what a reader has said is none is on the bid's page with a way back, and so is a later change", async () => {
  const date = await idOfMeeting();
  await post({ ...FORM, intent: "none", date });
  await db.update(userKeyDates).set({ createdAt: NOW });
  expect(await rowNames()).toEqual([null]);
  const view = async () => {
    const [read, own] = await runBatch(db, findKeyDates(db, bidId, "reader"));
    const bid = {
      id: bidId,
      region: "CA-ON",
      updatedAt: NOW,
      status: "active",
      deadline: null,
      portalSource: "Peel bids",
      hasText: true,
    };
    return keyDatesView(bid, read, own, NOW);
  };
  const { absent, denied } = await view();
  expect(absent.map(({ id }) => id)).toEqual(["questions"]);
  expect(denied).toEqual([
    expect.objectContaining({
      text: "Site meeting: you noted that there is no such date. It was read as Tue 24 Nov 2026, 10:00 am ET. It does not count for you.",
      sentence: meetingOn(24),
      undoAction: `/bids/${bidId}/dates`,
    }),
  ]);
  const again = [noticeOf({ sections: { description: `Snow.\n${meetingOn(24)}` } })];
  await ingestNotices(db, PORTAL, again, new Date(NOW.getTime() + 60_000));
  expect((await view()).dates).toEqual([]);

  const moved = [noticeOf({ sections: { description: meetingOn(26) } })];
  await ingestNotices(db, PORTAL, moved, new Date(NOW.getTime() + 120_000));
  const since = await view();
  expect(since.dates).toMatchObject([{ name: "Site meeting", when: "Thu 26 Nov 2026, 10:00 am ET" }]);
  expect(since.denied).toMatchObject([
    {
      text: "Site meeting: you noted that there is no such date, before the notice changed. The date above counts again.",
      undoAction: `/bids/${bidId}/dates`,
    },
  ]);
  expect(await rowNames()).toEqual(["Mandatory site meeting Thu 26 Nov 10:00 am ET"]);

  await post({ intent: "remove", date: since.denied[0]!.id });
  expect(await view()).toMatchObject({ dates: [{ when: "Thu 26 Nov 2026, 10:00 am ET" }], denied: [] });
  await post({ ...FORM, intent: "none", date });
  expect((await view()).dates).toEqual([]);
  expect(await rowNames()).toEqual([null]);
  await post({ ...FORM, intent: "save", date, day: "2026-11-27" });
  await ingestNotices(
    db,
    PORTAL,
    [noticeOf({ sections: { description: meetingOn(30) } })],
    new Date(NOW.getTime() + 180_000),
  );
  expect((await view()).dates).toMatchObject([{ when: "Fri 27 Nov 2026, 1:30 pm ET" }]);
});

const CLOSING = { kind: "closing", day: "2026-12-03", time: "14:00", zone: "America/Toronto" };
const PORTALS = new Date("2026-12-04T19:00:00Z");

const publishClosing = (notice: Partial<Notice>, minutes = 1) =>
  ingestNotices(db, PORTAL, [noticeOf(notice)], new Date(NOW.getTime() + minutes * 60_000));

/** The closing date as the reader's row, their page, its key dates and their calendar say it. */
async function closingFor(userId: string) {
  const { rows } = await searchOpportunities(db, { ...EVERYTHING, readerId: userId }, NOW);
  const found = await runBatch(db, findOpportunity(db, bidId, userId));
  const [, , , read, own] = found;
  const page = detailView(found, { profile: null, now: NOW, sourceName: (name) => name })!;
  const { id, title, city, region, deadline, version, updatedAt } = (
    await db.select().from(opportunities)
  )[0]!;
  const bid = { id, title, city, region, deadline, version, updatedAt, url: "" };
  const events = calendarDates(await closingOf(bid), read, own).map((date) => eventOf(date, bid, true));
  const row = rowClosingView(rows[0]!, NOW, "TBD");
  return {
    row: row.shortLabel ?? row.label,
    basis: row.basis ?? null,
    page: page.deadline.label,
    lines: page.keyDates.dates
      .filter(({ name }) => name.startsWith("Closing"))
      .map(({ name, when, note }) => [name, when, note]),
    isALine: page.keyDates.isClosingADate,
    events: events
      .filter(({ summary }) => summary.startsWith("Closes"))
      .map(({ uid, startsAt, endsAt, day, description }) => ({ uid, startsAt, endsAt, day, description })),
  };
}

test("a reader's own closing counts before the portal's in their row, page and calendar, and names the portal's", async () => {
  await publishClosing({ deadline: PORTALS });
  const others = await closingFor("other");
  expect(others).toMatchObject({ row: "Fri 4 Dec 2026, 2:00 pm ET", basis: null, lines: [], isALine: false });
  expect(await post({ ...CLOSING, intent: "save", date: "closing" })).toBeNull();
  const own = await closingFor("reader");
  expect(own).toMatchObject({
    row: "Thu 3 Dec 2026, 2:00 pm ET",
    basis: "Closing noted by you; the portal says Fri 4 Dec 2026, 2:00 pm ET",
    page: "Thu 3 Dec 2026, 2:00 pm ET (noted by you)",
    lines: [
      [
        "Closing",
        "Thu 3 Dec 2026, 2:00 pm ET",
        "Corrected by you. The portal says Fri 4 Dec 2026, 2:00 pm ET.",
      ],
    ],
    isALine: true,
  });
  // Calendars know it as the same event.
  expect(own.events).toMatchObject([
    { uid: others.events[0]!.uid, endsAt: new Date("2026-12-03T19:00:00Z") },
  ]);
  expect(own.events[0]!.description).toContain("The portal says Fri 4 Dec 2026, 2:00 pm ET.");
  expect(await closingFor("other")).toEqual(others);
  expect((await db.select().from(opportunities))[0]!.deadline).toEqual(PORTALS);
});

test("no later reading overwrites a reader's own closing, and removing it brings back the portal's", async () => {
  await publishClosing({ deadline: null });
  await post({ ...CLOSING, intent: "save", date: "" });
  expect(await closingFor("reader")).toMatchObject({
    basis: "Closing noted by you",
    lines: [["Closing", "Thu 3 Dec 2026, 2:00 pm ET", "Added by you."]],
  });
  const description = "Bids close December 20, 2026 at 2:00 p.m.";
  await publishClosing({ deadline: null, sections: { description }, revision: revisionOf(1) }, 2);
  expect((await closingFor("reader")).lines).toHaveLength(1);
  expect((await closingFor("other")).row).toBe("Sun 20 Dec 2026, 2:00 pm ET");
  await publishClosing({ deadline: PORTALS, sections: { description }, revision: revisionOf(2) }, 3);
  expect(await closingFor("reader")).toMatchObject({
    row: "Thu 3 Dec 2026, 2:00 pm ET",
    lines: [["Closing", "Thu 3 Dec 2026, 2:00 pm ET", expect.stringContaining("The portal says Fri 4 Dec")]],
  });
  const [{ id } = { id: "" }] = await db.select().from(userKeyDates);
  await post({ intent: "remove", date: id });
  expect(await closingFor("reader")).toEqual(await closingFor("other"));
});

test("a reader's own closing of a list that stays open for years names the portal's", async () => {
  await publishClosing({ deadline: null, farDeadline: new Date("2029-03-31T21:00:00Z") });
  await post({ ...CLOSING, intent: "save", date: "closing" });
  expect(await closingFor("reader")).toMatchObject({
    basis: "Closing noted by you; the portal says open until 31 Mar 2029",
    lines: [["Closing", expect.any(String), "Corrected by you. The portal says open until 31 Mar 2029."]],
  });
});

test("a bid closes once: noting another closing takes the place of the first, also of a text's", async () => {
  const description = "Bids close December 20, 2026 at 2:00 p.m.";
  await publishClosing({ deadline: null, sections: { description } });
  const [read] = await db.select().from(opportunityKeyDates).where(eq(opportunityKeyDates.kind, "closing"));
  await post({ ...CLOSING, intent: "save", date: "closing" });
  await post({ ...CLOSING, intent: "save", date: "", day: "2026-12-07" });
  expect((await closingFor("reader")).row).toBe("Mon 7 Dec 2026, 2:00 pm ET");
  await post({ ...CLOSING, intent: "save", date: read!.id, day: "2026-12-08" });
  expect(await db.select().from(userKeyDates)).toHaveLength(1);
  expect((await closingFor("reader")).lines).toMatchObject([
    ["Closing", "Tue 8 Dec 2026, 2:00 pm ET", expect.any(String)],
  ]);
  await post({ ...CLOSING, intent: "none", date: read!.id });
  expect(await closingFor("reader")).toMatchObject({ row: "TBD", lines: [], isALine: false });
});

test("nobody says that a bid closes at no time, and a closing without an hour counts all day", async () => {
  await publishClosing({ deadline: PORTALS });
  expect(await post({ ...CLOSING, intent: "none", date: "closing" })).toEqual({
    kind: [KEY_DATE_ERRORS.noneOfClosing],
  });
  await post({ ...CLOSING, intent: "save", date: "closing", time: "" });
  const { row, events } = await closingFor("reader");
  expect([row, events[0]]).toMatchObject(["Thu 3 Dec 2026", { day: "2026-12-03", startsAt: null }]);
});

test("the form begins with the portal's closing, and offers closing first where the portal states none", async () => {
  const asked = async (date: string | null) =>
    ownDatesView((await readBidDates(servicesAround(db, NOW).services, "reader", bidId))!, date);
  await publishClosing({ deadline: PORTALS });
  expect(await asked("closing")).toMatchObject({
    date: "closing",
    isCorrection: true,
    mayBeNone: false,
    readAs: "stated by the portal as Fri 4 Dec 2026, 2:00 pm ET",
    values: { kind: "closing", day: "2026-12-04", time: "14:00", zone: "America/Toronto" },
  });
  const [last] = (await asked(null)).kinds.slice(-1);
  expect([last!.value, (await asked(null)).values.kind]).toEqual(["closing", "site_meeting"]);
  await publishClosing({ deadline: null, revision: revisionOf(1) }, 2);
  const view = await asked(null);
  expect([view.kinds[0]!.value, view.values.kind]).toEqual(["closing", "closing"]);
  expect((await asked("closing")).values).toMatchObject({ kind: "closing", day: "", time: "" });
});

/** What the reader's row of the bid says of its nearest date. */
async function rowNames() {
  const { rows } = await searchOpportunities(db, { ...EVERYTHING, readerId: "reader" }, NOW);
  return rows.map(({ keyDates, ownDates }) => nextDateLabel(withOwnDates(keyDates, ownDates), NOW));
}
