import { expect, test } from "vitest";
import { countedDates, type OwnDate } from "~/domain/reading/kept/counted-dates";
import { joinedDates, type JoinedKeyDate } from "~/domain/reading/kept/joined-dates";
import { keepKeyDates, type KeptKeyDate } from "~/domain/reading/kept/keep-key-dates";
import { momentLabel } from "~/domain/reading/kept/key-date-label";
import { instantOf, isZone } from "~/domain/reading/kept/noted-date";
import { withStatedDates } from "~/domain/reading/kept/stated-dates";
import { readNotice } from "./read-notice";

const NOW = new Date("2026-02-12T15:00:00Z");
const meetingOn = (day: number) =>
  `A mandatory site meeting will be held on March ${day}, 2026 at 10:00 a.m.`;
const found = (text: string): Array<JoinedKeyDate> =>
  joinedDates(withStatedDates(readNotice(text), [], "America/Toronto"), []);

/** What is stored after a notice has said these texts one after another. */
function storedAfter(...texts: ReadonlyArray<string>): Array<KeptKeyDate> {
  let made = 0;
  const stored = new Map<string, KeptKeyDate>();
  for (const text of texts) {
    const newId = () => `id-${(made += 1)}`;
    for (const { after } of keepKeyDates([...stored.values()], found(text), { now: NOW, newId }))
      stored.set(after.id, after);
  }
  return [...stored.values()];
}

const brief = ({ id, localDay, standing, sequence }: KeptKeyDate) => [id, localDay, standing, sequence];

test("of two meetings the one that stays keeps its ID, and the other moves under its own", () => {
  const dates = storedAfter(`${meetingOn(3)}\n${meetingOn(5)}`, `${meetingOn(5)}\n${meetingOn(6)}`);
  expect(dates.map(brief)).toEqual([
    ["id-1", "2026-03-06", "sure", 1],
    ["id-2", "2026-03-05", "sure", 0],
  ]);
});

test("a date whose sentence only moves in the text is the same for calendars", () => {
  expect(storedAfter(meetingOn(3), `Snow clearing.\n${meetingOn(3)}`).map(brief)).toEqual([
    ["id-1", "2026-03-03", "sure", 0],
  ]);
});

test("a date that becomes doubtful is withdrawn or needs checking, and never stays sure", () => {
  const dates = storedAfter(
    meetingOn(3),
    "A site meeting may be held on March 3, 2026 at 10:00 a.m. or another day.",
  );
  expect(dates.some(({ standing }) => standing === "sure")).toBe(false);
});

test("the same text twice changes nothing", () => {
  const stored = storedAfter(meetingOn(3));
  expect(keepKeyDates(stored, found(meetingOn(3)), { now: NOW, newId: () => "new" })).toEqual([]);
});

const OWN: OwnDate = {
  id: "own",
  kind: "site_meeting",
  keyDateId: "id-1",
  at: null,
  localDay: "2026-03-09",
  localTime: null,
  zone: "America/Toronto",
  mandatory: "no",
  place: null,
  deniedMoment: null,
};

test("a reader's correction wins over what was read, also when the notice moves its date", () => {
  for (const dates of [storedAfter(meetingOn(3)), storedAfter(meetingOn(3), meetingOn(4))]) {
    const [counted, ...others] = countedDates(dates, [OWN]);
    expect(counted).toMatchObject({ localDay: "2026-03-09", mandatory: "no", own: OWN });
    expect(others).toEqual([]);
  }
});

test("a correction of a date that is gone stands by itself, beside a date that the reader added", () => {
  const added = { ...OWN, id: "added", keyDateId: null, localDay: "2026-03-01" };
  expect(countedDates([], [OWN, added]).map(({ localDay }) => localDay)).toEqual([
    "2026-03-01",
    "2026-03-09",
  ]);
});

test.each([
  ["Bids will be opened on March 3, 2026 at 2:00 p.m. Bids close on March 3, 2026 at 2:00 p.m."],
  ["Opening date: March 3, 2026 at 2:00 p.m.\nClosing date: March 3, 2026"],
  ["Bids are due March 3, 2026 at 2:00 p.m., at which time they will be publicly opened."],
])("bids close before they are opened: %s", (text) => {
  expect(countedDates(storedAfter(text), []).map(({ kind }) => kind)).toEqual(["closing", "opening"]);
});

test.each([
  ["America/Toronto", "2026-03-03", "10:00", "Tue 3 Mar 2026, 10:00 am ET"],
  ["America/Winnipeg", "2026-07-03", "14:00", "Fri 3 Jul 2026, 2:00 pm CT (3:00 pm ET)"],
  ["America/Regina", "2026-07-03", "14:00", "Fri 3 Jul 2026, 2:00 pm CST (4:00 pm ET)"],
  ["America/St_Johns", "2026-07-03", "00:30", "Fri 3 Jul 2026, 12:30 am NT (Thu 11:00 pm ET)"],
])("a time in %s is printed with its own clock first", (zone, day, time, label) => {
  expect(momentLabel({ at: instantOf(day, time, zone), day, time, zone }, "America/Toronto")).toBe(label);
});

test("a time that clocks skip or repeat is no instant", () => {
  expect(instantOf("2026-03-08", "02:30", "America/Toronto")).toBeNull();
  expect(instantOf("2026-11-01", "01:30", "America/Toronto")).toBeNull();
  expect(instantOf("2026-11-01", "01:30", "America/Regina")).not.toBeNull();
});

test.each(["", "EST", "UTC+5", "America/Nowhere", "America/../Toronto"])("%j is no place's zone", (zone) => {
  expect(isZone(zone)).toBe(false);
});
