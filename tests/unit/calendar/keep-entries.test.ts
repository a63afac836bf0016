import { expect, test } from "vitest";
import type { CalendarEvent } from "~/domain/calendar/calendar-event";
import { type FeedEntry, keepEntries } from "~/domain/calendar/keep-entries";
import { DAY_MS } from "~/domain/duration";

const NOW = new Date("2026-11-22T15:00:00Z");
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const EVENT: CalendarEvent = {
  uid: "a",
  summary: "Closes",
  day: null,
  startsAt: later(5),
  endsAt: later(5),
  place: null,
  description: "",
  url: "",
  sequence: 0,
  changedAt: later(-9),
};
const entriesOf = (events: ReadonlyArray<CalendarEvent>, stored: ReadonlyArray<FeedEntry> = [], now = NOW) =>
  keepEntries(stored, events, now);

test("a date that stays as it is keeps its sequence and writes nothing", () => {
  const { entries, changed } = entriesOf([EVENT]);
  expect(changed).toEqual(entries);
  const again = entriesOf([EVENT], entries, later(1));
  expect(again).toEqual({ entries, changed: [], forgotten: [] });
});

test.each([
  ["moves", { startsAt: later(6), endsAt: later(6) }],
  ["loses its hour", { startsAt: null, endsAt: null, day: "2026-11-28" }],
  ["gets another title", { summary: "Closes 2:00 pm" }],
  ["gets a place", { place: "Depot" }],
])("a date that %s gets the next sequence, even if its record counts from the start", (_, change) => {
  const { entries } = entriesOf([{ ...EVENT, sequence: 3 }]);
  const moved = entriesOf([{ ...EVENT, ...change, sequence: 0 }], entries, later(1));
  expect(moved.entries[0]).toMatchObject({ uid: "a", sequence: 4, changedAt: later(1), cancelledAt: null });
  expect(entriesOf([{ ...EVENT, ...change, sequence: 8 }], entries).entries[0]).toMatchObject({
    sequence: 8,
  });
});

test("a date that leaves is cancelled for 30 days with a higher sequence, and then forgotten", () => {
  const event = { ...EVENT, startsAt: later(90), endsAt: later(90) };
  const { entries } = entriesOf([event]);
  const left = entriesOf([], entries, later(1));
  expect(left.entries[0]).toMatchObject({ sequence: 1, cancelledAt: later(1), summary: "Closes" });
  expect(left.changed).toEqual(left.entries);
  expect(entriesOf([], left.entries, later(31))).toEqual({
    entries: left.entries,
    changed: [],
    forgotten: [],
  });
  expect(entriesOf([], left.entries, later(32))).toEqual({ entries: [], changed: [], forgotten: ["a"] });
});

test("a date that comes back is no longer cancelled and counts on", () => {
  const left = entriesOf([], entriesOf([EVENT]).entries);
  const back = entriesOf([EVENT], left.entries);
  expect(back.entries).toHaveLength(1);
  expect(back.entries[0]).toMatchObject({ sequence: 2, cancelledAt: null });
});

test("a date leaves 30 days after it was, without being cancelled", () => {
  const { entries } = entriesOf([EVENT]);
  expect(entriesOf([EVENT], entries, later(34)).entries).toHaveLength(1);
  expect(entriesOf([EVENT], entries, later(36))).toEqual({ entries: [], changed: [], forgotten: ["a"] });
});
