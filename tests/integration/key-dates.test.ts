import { env } from "cloudflare:workers";
import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { opportunities, opportunityKeyDates, opportunityVersions } from "#drizzle/schema";
import { calendarDates } from "~/domain/calendar/calendar-dates";
import { dateName } from "~/domain/calendar/calendar-event";
import { meetingKeys } from "~/domain/matching/meeting-keys";
import type { Notice } from "~/domain/opportunities/notice";
import { datesInRow, withOwnDates } from "~/domain/reading/kept/listed-dates";
import type { StatedKeyDate } from "~/domain/reading/kept/noted-date";
import { changedKeyDates } from "~/domain/reading/kept/printed-key-dates";
import { keyDatesView } from "~/features/key-dates/key-dates-view.server";
import { nextDateLabel } from "~/features/key-dates/next-date-label";
import { rowClosingView } from "~/features/opportunities/card-view.server";
import { detailView } from "~/features/opportunities/detail-view.server";
import { findOpportunity } from "~/features/opportunities/find-opportunity.server";
import { loadPublicBid } from "~/features/public-bids/public-bid.server";
import { reclassifyPiece } from "~/features/reclassify/reclassify.server";
import type { Services } from "~/lib/services";
import { emptyDatabase } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { noticeOf } from "../support/notices";

const NOW = new Date("2026-11-20T15:00:00Z");
const LATER = new Date("2026-11-21T15:00:00Z");
const PORTAL = { id: "peel-bids", name: "Peel bids" };
const MEETING = "A mandatory site meeting will be held on November 24, 2026 at 10:00 a.m.";
const QUESTIONS = "Questions must be received in writing no later than November 25, 2026 at 12:00 noon.";

let db: Database;
beforeEach(async () => {
  db = await emptyDatabase();
});

const saying = (...sentences: ReadonlyArray<string>) => ({ sections: { description: sentences.join("\n") } });

async function store(notice: Partial<Notice>, now = NOW) {
  await ingestNotices(db, PORTAL, [noticeOf(notice)], now);
  return listDates();
}

const listDates = () =>
  db.select().from(opportunityKeyDates).orderBy(asc(opportunityKeyDates.kind), asc(opportunityKeyDates.id));

const versionsOf = () => db.select().from(opportunityVersions);
const firstRow = async () => (await db.select().from(opportunities))[0]!;
const listed = async () => datesInRow((await firstRow()).keyDates);
async function pageView() {
  const found = await runBatch(db, findOpportunity(db, (await firstRow()).id));
  return detailView(found, { profile: null, now: NOW, sourceName: (name) => name })!;
}

test("a notice is stored with its dates, each with its exact sentence", async () => {
  const [questions, meeting] = await store(saying(MEETING, QUESTIONS));
  expect(meeting).toMatchObject({
    kind: "site_meeting",
    at: new Date("2026-11-24T15:00:00Z"),
    zone: "America/Toronto",
    mandatory: "yes",
    standing: "sure",
    sentence: MEETING,
    sequence: 0,
  });
  expect(questions).toMatchObject({ kind: "questions", localDay: "2026-11-25", localTime: "12:00" });
  expect((await listed()).map(({ kind, day, time }) => [kind, day, time])).toEqual([
    ["site_meeting", "2026-11-24", "10:00"],
    ["questions", "2026-11-25", "12:00"],
  ]);
});

test("a date that moves keeps its ID, and the history has both dates", async () => {
  const [before] = await store(saying(MEETING));
  const [after] = await store(saying(MEETING.replace("24", "26")), LATER);
  expect(after).toMatchObject({ id: before!.id, localDay: "2026-11-26", sequence: 1, changedAt: LATER });
  const [version] = await versionsOf();
  const change = version!.changes.find(({ field }) => field === "keyDates")!;
  expect(changedKeyDates(change.from, change.to, "America/Toronto")).toEqual([
    {
      name: "Site meeting",
      from: "Tue 24 Nov 2026, 10:00 am ET (mandatory)",
      to: "Thu 26 Nov 2026, 10:00 am ET (mandatory)",
    },
  ]);
});

test("a date that the notice no longer states is kept as withdrawn, and comes back under its ID", async () => {
  const [before] = await store(saying(MEETING, QUESTIONS));
  const gone = await store(saying(MEETING), LATER);
  expect(gone.find(({ id }) => id === before!.id)).toMatchObject({ standing: "withdrawn", sequence: 1 });
  expect((await firstRow()).keyDates.map(({ kind }) => kind)).toEqual(["site_meeting"]);
  const back = await store(saying(MEETING, QUESTIONS), LATER);
  expect(back.find(({ id }) => id === before!.id)).toMatchObject({ standing: "sure", sequence: 2 });
  expect(back).toHaveLength(2);
});

test("a notice that has not changed writes nothing", async () => {
  const before = await store(saying(MEETING));
  expect(await store(saying(MEETING), LATER)).toEqual(before);
  expect(await versionsOf()).toEqual([]);
});

test("a change of other fields leaves the dates alone and says nothing of them", async () => {
  const before = await store(saying(MEETING));
  expect(await store({ ...saying(MEETING), title: "Snow clearing, renamed" }, LATER)).toEqual(before);
  const [version] = await versionsOf();
  expect(version!.changes.map(({ field }) => field)).toEqual(["title"]);
});

test("new rules read stored notices again without a version", async () => {
  const before = await store(saying(MEETING));
  await db.delete(opportunityKeyDates);
  await db.update(opportunities).set({ rulesVersion: "earlier", keyDates: [] });
  const piece = await reclassifyPiece(db, { after: 0 }, LATER);
  expect(piece.rewritten).toBe(1);
  const again = await listDates();
  expect(again).toMatchObject([{ kind: "site_meeting", sentence: MEETING, at: before[0]!.at }]);
  expect((await firstRow()).keyDates).toHaveLength(1);
  expect(await versionsOf()).toEqual([]);
  await reclassifyPiece(db, { after: 0, all: true }, LATER);
  expect(await listDates()).toEqual(again);
});

const stated = (date: Partial<StatedKeyDate> = {}): StatedKeyDate => ({
  kind: "site_meeting",
  day: "2026-11-23",
  time: "09:00",
  zone: "America/Toronto",
  mandatory: "no",
  place: "Front desk",
  ...date,
});

test("a date of the portal's own field counts before another one in the text", async () => {
  const dates = await store({ ...saying(MEETING), keyDates: [stated()] });
  const standings = dates.map(({ origin, standing, localDay }) => [origin, standing, localDay]);
  expect(standings.sort()).toEqual([
    ["portal", "sure", "2026-11-23"],
    ["text", "check", "2026-11-24"],
  ]);
  expect((await listed()).map(({ day }) => day)).toEqual(["2026-11-23"]);
});

test("a changed field of the portal is a version with its place in the history", async () => {
  const [before] = await store({ ...saying("Snow."), keyDates: [stated()] });
  const [after] = await store({ ...saying("Snow."), keyDates: [stated({ day: "2026-11-25" })] }, LATER);
  expect(after).toMatchObject({ id: before!.id, localDay: "2026-11-25", sequence: 1 });
  expect(
    (await versionsOf()).map(({ version, changes }) => [version, changes.map(({ field }) => field)]),
  ).toEqual([[2, ["keyDates"]]]);
  expect((await firstRow()).version).toBe(2);
});

test("a portal can say that there is no site meeting", async () => {
  const none = stated({ day: null, time: null, zone: null, place: null });
  expect(await store({ ...saying("Snow."), keyDates: [none] })).toMatchObject([
    { kind: "site_meeting", precision: "none", standing: "sure", at: null },
  ]);
  expect((await firstRow()).keyDates).toEqual([]);
});

test("text that we composed from fields states no dates", async () => {
  expect(await store({ ...saying(MEETING), isComposed: true })).toEqual([]);
});

test("dates go with their bid", async () => {
  await store(saying(MEETING));
  const { id } = await firstRow();
  await env.DB.prepare("delete from notices").run();
  await db.delete(opportunities).where(eq(opportunities.id, id));
  expect(await listDates()).toEqual([]);
});

const CLOSES = "Bids close December 20, 2026 at 2:00 p.m.";

test.each([
  ["no closing date", { deadline: null, farDeadline: null }],
  ["one so far ahead that it means none", { deadline: null, farDeadline: new Date("2099-12-31T17:00:00Z") }],
])("with %s in the portal's field, the text's stands in the row and in the calendar", async (_, closing) => {
  await store({ ...saying(CLOSES), ...closing });
  expect((await listed()).map(({ kind, day, time }) => [kind, day, time])).toEqual([
    ["closing", "2026-12-20", "14:00"],
  ]);
  const bid = { closingUid: "", deadline: null, zone: "America/Toronto", version: 1, updatedAt: NOW };
  const [date] = calendarDates(bid, await listDates(), []);
  expect(date).toMatchObject({ kind: "closing", day: "2026-12-20", sentence: CLOSES, origin: "text" });
  expect(dateName(date!)).toBe("Closes (from the notice’s text)");
});

const LISTED_UNTIL = { deadline: null, farDeadline: new Date("2029-03-31T21:00:00Z") };

test("a list that its portal closes years ahead says so in rows, to visitors and on its page", async () => {
  await store({ ...saying("Snow."), ...LISTED_UNTIL });
  const label = "Open until 31 Mar 2029";
  const row = await firstRow();
  expect(rowClosingView(row, NOW, "TBD")).toMatchObject({ label, daysLeft: null, iso: null });
  expect(rowClosingView({ ...row, status: "cancelled" }, NOW, "TBD").label).toBe("TBD");
  expect((await loadPublicBid({ db, now: () => NOW } as Services, row.id))!.deadline.label).toBe(label);
  expect((await pageView()).deadline.label).toBe(label);
});

const TWO_YEARS = "A mandatory site meeting will be held at 10:00 a.m. on Tuesday, November 24, 2026, 2025.";

test("a mandatory meeting whose date is doubtful stands in the row, and is no meeting ahead", async () => {
  await store(saying(`${TWO_YEARS} ${QUESTIONS}`));
  const { keyDates } = await firstRow();
  expect(nextDateLabel(keyDates, NOW)).toBe(
    "Mandatory meeting: see notice; questions by Wed 25 Nov 12 noon ET",
  );
  expect(meetingKeys(keyDates)).toEqual([]);
  expect((await pageView()).keyDates.also).toMatchObject([{ isMandatory: true, sentence: TWO_YEARS }]);
  const noted = { id: "own", keyDateId: null, kind: "site_meeting", day: "2026-11-24" } as const;
  const own = { ...noted, at: null, time: null, zone: null, mandatory: "yes", deniedMoment: null } as const;
  expect(nextDateLabel(withOwnDates(keyDates, [own]), NOW)).toBe("Mandatory site meeting Tue 24 Nov");
});

test("a doubtful meeting beside a sure one adds nothing to the row", async () => {
  await store(saying(`${TWO_YEARS.replace("10:00 a.m. on Tuesday", "2:00 p.m. on Tuesday")} ${MEETING}`));
  expect((await firstRow()).keyDates.map(({ kind }) => kind)).not.toContain("doubtful_meeting");
});

test("the portal's own closing leaves the text's out of the row and of the calendar", async () => {
  await store({ ...saying(CLOSES), deadline: null });
  await store({ ...saying(CLOSES), deadline: new Date("2026-12-18T19:00:00Z"), revision: "2" }, LATER);
  expect((await firstRow()).keyDates).toEqual([]);
  const { deadline } = await firstRow();
  const bid = { closingUid: "x", deadline, zone: "America/Toronto", version: 2, updatedAt: LATER };
  expect(calendarDates(bid, await listDates(), []).map(({ uid }) => uid)).toEqual(["x"]);
});

const DAY = { day: "2026-11-24", time: null, zone: null, place: null };

test.each([
  ["says nothing of attendance", { mandatory: "unsaid" }, ["sure", "yes", "10:00"]],
  ["says the same", { mandatory: "yes" }, ["sure", "yes", "10:00"]],
  ["says the opposite", { mandatory: "no" }, ["check", "no", null]],
] as const)(
  "of a meeting's day in a field that %s, the text adds what is left out",
  async (_, field, found) => {
    const dates = await store({ ...saying(MEETING), keyDates: [stated({ ...DAY, ...field })] });
    expect(dates.map(({ standing, mandatory, localTime }) => [standing, mandatory, localTime])).toEqual([
      found,
    ]);
    expect(dates[0]).toMatchObject({ origin: "portal", sentence: MEETING });
  },
);

test("a field and a sentence that disagree about attendance are both said", async () => {
  const read = await store({ ...saying(MEETING), keyDates: [stated({ ...DAY })] });
  const bid = {
    id: 1,
    region: "CA-ON",
    updatedAt: NOW,
    status: "active",
    deadline: null,
    portalSource: "Peel bids",
    hasText: true,
  };
  const view = keyDatesView(bid, read, [], NOW);
  expect(view.dates).toEqual([]);
  expect(view.also).toMatchObject([
    {
      name: "Site meeting",
      sentence: MEETING,
      note: "A field of the portal says: Tue 24 Nov 2026, optional. Ask the buyer which is right.",
    },
  ]);
  expect((await firstRow()).keyDates).toEqual([]);
});
