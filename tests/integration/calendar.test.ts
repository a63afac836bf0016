import { eq, sql } from "drizzle-orm";
import ICAL from "ical.js";
import { beforeEach, describe, expect, test } from "vitest";
import { createDatabase, type Database } from "#drizzle/client";
import {
  calendarEntries,
  calendarFeeds,
  calendarReads,
  opportunities,
  opportunityKeyDates,
  type Profile,
  userKeyDates,
  users,
} from "#drizzle/schema";
import { DAY_MS, HOUR_MS } from "~/domain/duration";
import type { Notice } from "~/domain/opportunities/notice";
import { deleteAccount, exportAccount } from "~/features/account/accounts.server";
import { answerFeed } from "~/features/calendar/answer-feed.server";
import { bidIcs } from "~/features/calendar/bid-ics.server";
import { loadCalendarPage } from "~/features/calendar/calendar-page.server";
import { issueFeed, revokeFeed } from "~/features/calendar-feeds/feeds.server";
import { readBidDates, saveOwnDate } from "~/features/key-dates/own-dates.server";
import { removeBid, restoreBids, saveBid, setNotes, setStatus } from "~/features/saved-bids/pipeline.server";
import { recordView } from "~/features/saved-bids/record-view.server";
import { emptyDatabase, insertUser, servicesAround } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { meteredD1 } from "../support/metered-d1";
import { noticeOf } from "../support/notices";

const NOW = new Date("2026-11-20T15:00:00Z");
const PORTAL = { id: "peel-bids", name: "Peel bids" };
const UID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let db: Database;
let pro: Profile;
let token: string;

beforeEach(async () => {
  db = await emptyDatabase();
  pro = await insertUser(db, { role: "pro" });
  token = await issueFeed(db, pro.id, NOW);
  await publish();
  await saveBid(db, await own(), NOW, { marksInterested: false });
});

const meetingOn = (day: number) =>
  `A mandatory site meeting will be held on November ${day}, 2026 at 10:00 a.m. at the Mayfield arena.`;

const publish = (overrides: Partial<Notice> = {}, now = NOW) =>
  ingestNotices(db, PORTAL, [noticeOf({ sections: { description: meetingOn(24) }, ...overrides })], now);

async function own(userId = pro.id) {
  const [bid] = await db.select({ id: opportunities.id }).from(opportunities);
  return { userId, bidId: bid!.id };
}

type Asked = { at?: Date; etag?: string; agent?: string; method?: string; token?: string; db?: Database };

function ask({ at = NOW, etag, agent = "Google-Calendar-Importer", method = "GET", ...other }: Asked = {}) {
  const { services } = servicesAround(other.db ?? db, at);
  const headers = new Headers({
    "User-Agent": agent,
    ...(etag === undefined ? {} : { "If-None-Match": etag }),
  });
  const request = new Request("https://bids.example/calendar/x.ics", { headers, method });
  return answerFeed(services, request, `${other.token ?? token}.ics`);
}

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown as string)
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component))
    .map((event) => ({
      uid: event.uid,
      summary: event.summary,
      sequence: event.sequence,
      start: event.startDate.toJSDate().toISOString(),
      status: String(event.component.getFirstPropertyValue("status")),
      description: event.description,
    }));

async function feed(asked: Asked = {}) {
  const answer = await ask(asked);
  expect(answer.status).toBe(200);
  return eventsIn(await answer.text());
}

const meetingIn = (events: Awaited<ReturnType<typeof feed>>) =>
  events.find(({ summary }) => summary.includes("site meeting"))!;
const closingIn = (events: Awaited<ReturnType<typeof feed>>) =>
  events.find(({ summary }) => summary.startsWith("Closes"))!;

async function post(fields: Record<string, string>, now = NOW) {
  const dates = await readBidDates(servicesAround(db, NOW).services, pro.id, (await own()).bidId);
  return saveOwnDate(db, pro.id, dates!, {
    intent: "save",
    date: "",
    kind: "site_meeting",
    day: "2026-11-26",
    time: "13:30",
    zone: "America/Toronto",
    mandatory: "no",
    place: "",
    ...fields,
  } as Parameters<typeof saveOwnDate>[3]).then((errors) => {
    expect([errors, now]).toEqual([null, now]);
  });
}

const meetingId = async () => (await db.select().from(opportunityKeyDates))[0]!.id;

describe("the feed", () => {
  test("has the meeting and the closing date of a saved bid, with IDs that tell nothing and no alarm", async () => {
    const answer = await ask();
    const text = await answer.text();
    expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(answer.headers.get("Cache-Control")).toBe("private, max-age=900");
    const events = eventsIn(text);
    expect(events).toHaveLength(2);
    expect(meetingIn(events)).toMatchObject({
      uid: await meetingId(),
      sequence: 0,
      start: "2026-11-24T15:00:00.000Z",
      status: "CONFIRMED",
    });
    expect(meetingIn(events).summary).toMatch(/^Mandatory site meeting 10:00 am ET – Snow clearing/);
    expect(closingIn(events)).toMatchObject({ start: "2026-12-04T18:30:00.000Z" });
    for (const { uid } of events) expect(uid).toMatch(UID);
    expect(text).not.toContain("VALARM");
    expect(text).not.toContain(pro.id);
  });

  test("a moved date keeps its ID and gets the next sequence, and one that stays keeps its own", async () => {
    const before = await feed();
    await publish({ sections: { description: meetingOn(25) } }, new Date(NOW.getTime() + HOUR_MS));
    const after = await feed();
    expect(meetingIn(after)).toMatchObject({ uid: meetingIn(before).uid, sequence: 1 });
    expect(meetingIn(after).start).toBe("2026-11-25T15:00:00.000Z");
    expect(closingIn(after).sequence).toBe(closingIn(before).sequence);
    await publish(
      { sections: { description: meetingOn(25) }, deadline: new Date("2026-12-11T19:00:00Z") },
      new Date(NOW.getTime() + 2 * HOUR_MS),
    );
    const last = await feed();
    expect(closingIn(last)).toMatchObject({ uid: closingIn(before).uid, start: "2026-12-11T18:30:00.000Z" });
    expect(closingIn(last).sequence).toBeGreaterThan(closingIn(before).sequence);
    expect(meetingIn(last).sequence).toBe(1);
  });

  test("reading it twice at the same time stores the same, and an older reading changes nothing", async () => {
    const [one, two] = await Promise.all([feed(), feed()]);
    expect(one).toEqual(two);
    expect(await feed()).toEqual(one);
    expect((await db.select().from(calendarEntries)).map(({ sequence }) => sequence)).toEqual([0, 0]);
  });

  test("a date that the notice takes back is cancelled for 30 days under its ID, and then gone", async () => {
    const before = await feed();
    await publish({ sections: { description: "There is no meeting." } }, new Date(NOW.getTime() + HOUR_MS));
    const after = await feed();
    expect(after.find(({ uid }) => uid === meetingIn(before).uid)).toMatchObject({
      status: "CANCELLED",
      sequence: 1,
    });
    const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS);
    expect(await feed({ at: days(30) })).toHaveLength(2);
    expect((await feed({ at: days(36) })).map(({ summary }) => summary.slice(0, 6))).toEqual(["Closes"]);
  });

  test.each([
    ["removed", async () => removeBid(db, await own(), NOW)],
    ["marked lost", async () => setStatus(db, await own(), "lost", NOW)],
    ["withdrawn by its source", () => publish({ status: "withdrawn" }, new Date(NOW.getTime() + HOUR_MS))],
  ])("the dates of a bid that is %s are cancelled", async (_, act) => {
    await feed();
    await act();
    expect((await feed()).map(({ status }) => status)).toEqual(["CANCELLED", "CANCELLED"]);
  });

  test("a bid that was submitted stays, also when its source closes it", async () => {
    await setStatus(db, await own(), "submitted", NOW);
    await publish({ status: "withdrawn" }, new Date(NOW.getTime() + HOUR_MS));
    expect((await feed()).map(({ status }) => status)).toEqual(["CONFIRMED", "CONFIRMED"]);
  });

  test("a removal that is undone brings the same dates back", async () => {
    const before = await feed();
    await removeBid(db, await own(), NOW);
    await feed();
    await restoreBids(db, await own(), NOW);
    const back = await feed();
    expect(back.map(({ uid, status, sequence }) => [uid, status, sequence])).toEqual(
      before.map(({ uid, sequence }) => [uid, "CONFIRMED", sequence + 2]),
    );
  });

  test("a correction moves the date, removing it moves it back, and an added date keeps its ID", async () => {
    await feed();
    const uid = await meetingId();
    await post({ date: uid });
    expect(meetingIn(await feed())).toMatchObject({ uid, sequence: 1, start: "2026-11-26T18:30:00.000Z" });
    await post({ date: uid, intent: "remove" });
    expect(meetingIn(await feed())).toMatchObject({ uid, sequence: 2, start: "2026-11-24T15:00:00.000Z" });
    await post({ kind: "questions" });
    const [added] = await db.select().from(userKeyDates);
    await post({ kind: "questions", date: added!.id, day: "2026-11-27" });
    const questions = (await feed()).find(({ summary }) => summary.startsWith("Questions"));
    expect(questions).toMatchObject({ uid: added!.id, sequence: 1, start: "2026-11-27T18:00:00.000Z" });
  });

  test("sentences and places are for those who may read the bid's details", async () => {
    expect(meetingIn(await feed()).description).toContain("Mayfield arena");
    await db.update(users).set({ role: "basic" }).where(eq(users.id, pro.id));
    const plain = meetingIn(await feed());
    expect(plain.description).not.toContain("Mayfield");
    expect(plain.start).toBe("2026-11-24T15:00:00.000Z");
    await recordView(db, { id: pro.id, role: "basic" }, (await own()).bidId, NOW);
    expect(meetingIn(await feed()).description).toContain("Mayfield arena");
  });

  test("a guessed, revoked, replaced or misspelt address is not found, and says nothing more", async () => {
    const notFound = async (one: string) => {
      const answer = await ask({ token: one });
      expect([answer.status, await answer.text()]).toEqual([404, "Not found"]);
      expect(answer.headers.get("ETag")).toBeNull();
    };
    for (const bad of [
      "",
      "x",
      "a".repeat(64),
      token.toUpperCase(),
      `${token}0`,
      "../../etc",
      "é".repeat(99),
    ])
      await notFound(bad);
    const old = token;
    const renewed = await issueFeed(db, pro.id, NOW);
    await notFound(old);
    expect((await ask({ token: renewed })).status).toBe(200);
    await revokeFeed(db, pro.id);
    await notFound(renewed);
    await revokeFeed(db, pro.id);
    expect(await db.select().from(calendarEntries)).toEqual([]);
  });

  test("the token is stored as a hash only, and without a plan the feed is not found", async () => {
    const rows = JSON.stringify(await db.select().from(calendarFeeds));
    expect(rows).not.toContain(token);
    await db.update(users).set({ subscriptionStatus: "canceled", subscriptionEndDate: new Date(0) });
    expect((await ask()).status).toBe(404);
  });

  test("who read it is stored by kind of program, at most once an hour, and not for HEAD", async () => {
    const reads = async () =>
      (await db.select().from(calendarReads)).map(({ reader, readAt }) => [
        reader,
        readAt.getTime() - NOW.getTime(),
      ]);
    await ask({ method: "HEAD" });
    expect(await reads()).toEqual([]);
    await ask();
    await ask({ at: new Date(NOW.getTime() + HOUR_MS - 1) });
    expect(await reads()).toEqual([["google", 0]]);
    await ask({ at: new Date(NOW.getTime() + HOUR_MS), agent: "iOS/17.5 dataaccessd/1.0" });
    await ask({ at: new Date(NOW.getTime() + HOUR_MS) });
    expect(await reads()).toEqual([
      ["apple", HOUR_MS],
      ["google", HOUR_MS],
    ]);
    const { services } = servicesAround(db, new Date(NOW.getTime() + 10 * HOUR_MS));
    const { feed: view } = await loadCalendarPage(
      services,
      pro,
      new URL("https://bids.example/dashboard/calendar"),
    );
    expect(view?.reads).toContain("Google last read this 9 h ago.");
  });

  test("a program that reads without a pause is refused before the database is asked", async () => {
    const { services } = servicesAround(db, NOW, { searchLimit: { allows: () => Promise.resolve(false) } });
    const answer = await answerFeed(services, new Request("https://bids.example/x"), `${token}.ics`);
    expect(answer.status).toBe(429);
    expect(answer.headers.get("Retry-After")).toBe("3600");
  });
});

describe("an unchanged feed", () => {
  const etagNow = async (asked: Asked = {}) => (await ask(asked)).headers.get("ETag")!;

  test("of 500 bids is answered with 304 and at most 5 rows read", async () => {
    const notices = Array.from({ length: 500 }, (_, index) =>
      noticeOf({
        key: `lot ${index}`,
        reference: null,
        title: `Snow clearing, lot ${index}`,
        sections: { description: meetingOn(24) },
      }),
    );
    for (let from = 0; from < 500; from += 100)
      await ingestNotices(db, PORTAL, notices.slice(from, from + 100), NOW);
    await db.run(sql`
      insert or ignore into user_bids (id, user_id, bid_id, status, closes_at, created_at, updated_at)
      select 'saved ' || id, ${pro.id}, id, 'interested', deadline, 0, 0 from opportunities
    `);
    const first = await ask();
    expect(eventsIn(await first.text()).length).toBeGreaterThanOrEqual(1_000);
    const etag = first.headers.get("ETag")!;
    const { d1, meter } = meteredD1(db.$client);
    const metered = createDatabase(d1);

    const answer = await ask({ etag, db: metered });
    expect([answer.status, await answer.text()]).toEqual([304, ""]);
    expect(meter.rowsRead).toBeLessThanOrEqual(5);
    expect(meter.rowsWritten).toBe(0);

    // The first reading after an hour is stored, and costs no more.
    const before = meter.rowsRead;
    expect((await ask({ etag, db: metered, at: new Date(NOW.getTime() + HOUR_MS) })).status).toBe(304);
    expect(meter.rowsRead - before).toBeLessThanOrEqual(5);
  }, 60_000);

  test("is known by its tag in every form, also in a list and marked as weak", async () => {
    const etag = await etagNow();
    for (const sent of [etag, `W/${etag}`, `"other", ${etag}`])
      expect((await ask({ etag: sent })).status).toBe(304);
    for (const sent of ["", '"other"', etag.slice(1)]) expect((await ask({ etag: sent })).status).toBe(200);
  });

  test("a reading changes no tag, and the next day has another, because past dates leave", async () => {
    const etag = await etagNow();
    expect(await etagNow()).toBe(etag);
    expect(await etagNow({ at: new Date(NOW.getTime() + DAY_MS) })).not.toBe(etag);
  });

  test.each([
    ["saving a bid", async () => saveBid(db, await own(), NOW, { marksInterested: true })],
    ["opening a bid", async () => recordView(db, { id: pro.id, role: "basic" }, (await own()).bidId, NOW)],
    ["removing a bid", async () => removeBid(db, await own(), NOW)],
    ["undoing that", async () => restoreBids(db, await own(), NOW)],
    ["a status", async () => setStatus(db, await own(), "won", NOW)],
    ["noting a date", () => post({})],
    ["removing a noted date", async () => post({ date: await meetingId(), intent: "remove" })],
    ["a moved meeting", () => publish({ sections: { description: meetingOn(25) } })],
    ["a moved closing date", () => publish({ deadline: new Date("2026-12-09T19:00:00Z") })],
    ["a new title", () => publish({ title: "Snow clearing and de-icing, all depots" })],
    ["a withdrawal", () => publish({ status: "withdrawn" })],
  ])("is another after %s", async (_, act) => {
    const etag = await etagNow();
    await act();
    expect(await etagNow()).not.toBe(etag);
  });

  test("stays the same after what concerns other people or other bids, and after notes", async () => {
    const other = await insertUser(db, { role: "pro" });
    const etag = await etagNow();
    await saveBid(db, await own(other.id), NOW, { marksInterested: false });
    await setStatus(db, await own(other.id), "won", NOW);
    await setNotes(db, await own(), "call first", NOW);
    await publish({ key: "another", reference: null, title: "Mowing of parks" });
    await publish({ key: "another", reference: null, title: "Mowing of parks and lots" });
    expect(await etagNow()).toBe(etag);
  });
});

describe("files of a bid", () => {
  async function file(name: string, profile = pro) {
    const { services } = servicesAround(db, NOW);
    return bidIcs(services, profile, { bidId: (await own()).bidId, name });
  }
  const refusal = (asked: Promise<Response>) =>
    asked.then(
      () => null,
      (thrown: unknown) => (thrown as Response).status,
    );

  test("one date, the closing date, or all, with an alarm and as a download", async () => {
    const uid = await meetingId();
    const one = await file(`${uid}.ics`);
    expect(one.headers.get("Content-Disposition")).toMatch(/^attachment; filename="bid-\d+-date\.ics"$/);
    const text = await one.text();
    expect(text).toContain("BEGIN:VALARM");
    expect(eventsIn(text).map((event) => event.uid)).toEqual([uid]);
    expect(eventsIn(await (await file("closing.ics")).text())[0]!.summary).toMatch(/^Closes 2:00 pm ET/);
    expect(eventsIn(await (await file("all.ics")).text())).toHaveLength(2);
  });

  test("the IDs are those of the feed", async () => {
    const inFile = eventsIn(await (await file("all.ics")).text()).map(({ uid }) => uid);
    expect(inFile.sort()).toEqual((await feed()).map(({ uid }) => uid).sort());
  });

  test("a reader who has not opened the bid gets its dates without the sentences", async () => {
    const basic = await insertUser(db, { role: "basic" });
    const text = await (await file("all.ics", basic)).text();
    expect(eventsIn(text)).toHaveLength(2);
    expect(text).not.toContain("Mayfield");
  });

  test.each(["", "all", "nothing.ics", "all.txt", ".ics", "closing.ics.ics"])(
    "%j is no file",
    async (name) => {
      expect(await refusal(file(name))).toBe(404);
    },
  );

  test("another reader's own date is no file, and nor is one of a withdrawn bid that is not saved", async () => {
    await post({ kind: "questions" });
    const [added] = await db.select().from(userKeyDates);
    const other = await insertUser(db, { role: "pro" });
    expect((await file(`${added!.id}.ics`)).status).toBe(200);
    expect(await refusal(file(`${added!.id}.ics`, other))).toBe(404);
    await publish({ status: "withdrawn" });
    expect(await refusal(file("all.ics", other))).toBe(404);
    const cancelled = eventsIn(await (await file("all.ics")).text());
    expect(cancelled.map(({ status }) => status)).toEqual(["CANCELLED", "CANCELLED", "CANCELLED"]);
  });
});

describe("the page", () => {
  const page = async (query = "", at = NOW) => {
    const { services } = servicesAround(db, at);
    const url = new URL(`https://bids.example/dashboard/calendar${query}`);
    return (await loadCalendarPage(services, pro, url)).dates!;
  };

  test("lists the next 60 days by day, then what is later, and what was earlier in the month", async () => {
    expect((await page()).soon.map(({ label, items }) => [label, items.map(({ what }) => what)])).toEqual([
      ["Tue 24 Nov 2026", ["Mandatory site meeting"]],
      ["Fri 4 Dec 2026", ["Closes"]],
    ]);
    const early = await page("", new Date("2026-09-01T15:00:00Z"));
    expect([early.soon.length, early.later.length]).toEqual([0, 2]);
    const late = await page("", new Date("2026-11-25T15:00:00Z"));
    expect(late.past[0]?.items[0]).toMatchObject({ isOver: true, what: "Mandatory site meeting" });
  });

  test("says where to be and in which town, and to Basic only the town until the bid is opened", async () => {
    const where = async (reader: Profile) => {
      const { services } = servicesAround(db, NOW);
      const url = new URL("https://bids.example/dashboard/calendar");
      const { dates } = await loadCalendarPage(services, reader, url);
      return dates!.soon.flatMap(({ items }) => items.map((item) => item.where));
    };
    expect(await where(pro)).toEqual(["Mayfield arena · Peel Region", "Peel Region"]);
    expect(await where({ ...pro, role: "basic" })).toEqual(["Peel Region", "Peel Region"]);
  });

  test("lists the closing before the opening of the same minute", async () => {
    await post({ kind: "opening", day: "2026-12-04", time: "14:00" });
    const [, day] = (await page()).soon;
    expect(day!.items.map(({ what }) => what)).toEqual(["Closes", "Opening"]);
  });

  test("shows the month that the address names, and today's for a month that is none", async () => {
    const november = (await page()).month;
    expect(november).toMatchObject({ label: "November 2026", next: { label: "December 2026" } });
    const cells = november.weeks.flat();
    expect(cells.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(["2026-11-20"]);
    expect(cells.find(({ day }) => day === "2026-11-24")?.items).toHaveLength(1);
    expect((await page("?month=2026-12")).month.label).toBe("December 2026");
    expect((await page("?month=1926-12")).month.label).toBe("November 2026");
  });
});

test("the feed is in the download of an account without its secret, and goes with it", async () => {
  await feed();
  const { services } = servicesAround(db, NOW);
  const exported = await exportAccount(services, pro.id);
  expect(exported).toMatchObject({
    calendarFeed: { createdAt: NOW },
    calendarReadings: [{ reader: "google" }],
  });
  const [stored] = await db.select().from(calendarFeeds);
  expect(JSON.stringify(exported)).not.toContain(stored!.tokenHash);
  await deleteAccount(services, pro.id);
  for (const table of [calendarFeeds, calendarReads, calendarEntries])
    expect(await db.select().from(table)).toEqual([]);
});
