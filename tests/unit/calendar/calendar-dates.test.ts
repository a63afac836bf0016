import { expect, test } from "vitest";
import { calendarDates } from "~/domain/calendar/calendar-dates";
import type { KeptKeyDate } from "~/domain/reading/kept/keep-key-dates";

const READ: KeptKeyDate = {
  id: "read",
  kind: "site_meeting",
  at: new Date("2026-11-24T15:00:00Z"),
  localDay: "2026-11-24",
  localTime: "10:00",
  zone: "America/Toronto",
  zoneBasis: "place",
  precision: "instant",
  mandatory: "yes",
  place: "Depot",
  days: null,
  sentence: "A meeting.",
  start: 0,
  end: 10,
  section: "description",
  language: "en",
  rule: "meeting",
  ruleVersion: 1,
  standing: "sure",
  doubts: [],
  conflictsWith: null,
  origin: "text",
  portal: null,
  sequence: 4,
  changedAt: new Date("2026-11-20T15:00:00Z"),
};
const OWN: Parameters<typeof calendarDates>[2][number] = {
  id: "own",
  kind: "site_meeting",
  keyDateId: "read",
  at: null,
  localDay: "2026-11-26",
  localTime: null,
  zone: "America/Toronto",
  mandatory: "no",
  place: "Yard",
  deniedMoment: null,
  createdAt: new Date("2026-11-21T15:00:00Z"),
};
const BID = {
  closingUid: "closing",
  deadline: null,
  zone: "America/Toronto",
  version: 1,
  updatedAt: new Date(0),
};

test("a sure date counts; a doubtful, withdrawn, approximate or missing one does not", () => {
  expect(calendarDates(BID, [READ], [])).toHaveLength(1);
  for (const not of [
    { standing: "check" },
    { standing: "withdrawn" },
    { precision: "approximate" },
    { precision: "none", localDay: null, at: null },
    { precision: "relative", localDay: null, at: null },
  ] as const)
    expect(calendarDates(BID, [{ ...READ, ...not }], [])).toEqual([]);
});

test("the text's closing stands in the calendar only where the portal states none", () => {
  const closing = { ...READ, kind: "closing" } as const;
  expect(calendarDates({ ...BID, deadline: null }, [closing], [])).toMatchObject([{ uid: READ.id }]);
  const deadline = new Date("2026-11-25T19:00:00Z");
  expect(calendarDates({ ...BID, deadline }, [closing], []).map(({ origin }) => origin)).toEqual(["portal"]);
});

test("an opening at the closing's instant follows it", () => {
  const opening = { ...READ, kind: "opening" } as const;
  const closing = { ...READ, id: "closing", kind: "closing" } as const;
  const kindsOf = (...parts: Parameters<typeof calendarDates>) =>
    calendarDates(...parts).map(({ kind }) => kind);
  expect(kindsOf(BID, [opening, closing], [])).toEqual(["closing", "opening"]);
  expect(kindsOf({ ...BID, deadline: READ.at }, [opening], [])).toEqual(["closing", "opening"]);
});

test.each([
  "America/Toronto",
  "America/Vancouver",
  "America/Winnipeg",
  "America/Halifax",
  "America/St_Johns",
])("a closing without an hour on an eastern portal's clock is that whole day in %s", (zone) => {
  const deadline = new Date("2026-11-23T04:59:59.000Z");
  const [closing] = calendarDates({ ...BID, deadline, zone }, [], []);
  expect(closing).toMatchObject({ kind: "closing", day: "2026-11-22", at: null, time: null });
});

test("a closing is that whole day at the last minute of the place's day too, and has an hour at any other", () => {
  const closingAt = (deadline: string) =>
    calendarDates({ ...BID, deadline: new Date(deadline), zone: "America/Vancouver" }, [], [])[0];
  expect(closingAt("2026-11-23T07:59:59.000Z")).toMatchObject({ day: "2026-11-22", at: null });
  expect(closingAt("2026-11-23T04:58:00.000Z")).toMatchObject({ day: "2026-11-22", time: "20:58" });
});

test("a correction wins under the same ID, and counts as one more change", () => {
  const [date] = calendarDates(BID, [READ], [OWN]);
  expect(date).toMatchObject({ uid: "read", day: "2026-11-26", at: null, place: "Yard", sequence: 5 });
  expect(date).toMatchObject({ origin: "corrected", sentence: "", changedAt: OWN.createdAt });
});

test("a correction wins over a doubtful date too, and hides the date that it denies", () => {
  expect(calendarDates(BID, [{ ...READ, standing: "check" }], [OWN])).toHaveLength(1);
  expect(calendarDates(BID, [READ], [{ ...OWN, localDay: null }])).toEqual([]);
  const answer = { ...OWN, localDay: null, deniedMoment: String(READ.at!.getTime()) };
  expect(calendarDates(BID, [READ], [answer])).toEqual([]);
  expect(calendarDates(BID, [READ], [{ ...answer, deniedMoment: "2026-11-23" }])).toMatchObject([
    { uid: READ.id, day: READ.localDay, origin: "text" },
  ]);
});

test("an added date has its own ID, and one that the notice has dropped keeps the notice's", () => {
  expect(calendarDates(BID, [], [{ ...OWN, keyDateId: null }])[0]).toMatchObject({
    uid: "own",
    origin: "added",
  });
  expect(calendarDates(BID, [], [OWN])[0]).toMatchObject({ uid: "read", origin: "corrected" });
});
