import fc from "fast-check";
import { expect, test } from "vitest";
import { readDeadline, readPublished, withUnreadableClosing } from "~/sources/portal-dates";
import { NOW } from "./portal-answers";

const TORONTO = { zone: "America/Toronto" };
const MONTH_FIRST = { ...TORONTO, monthFirst: true };
const DATE_ONLY = { zone: "America/New_York", midnightMeansNoTime: true, monthFirst: true };

function deadlineOf(text: string | null, clock: Parameters<typeof readDeadline>[2] = TORONTO) {
  const due = readDeadline(text, NOW, clock);
  return due.readable ? (due.deadline?.toISOString() ?? null) : "unreadable";
}

test("a wall time without a zone is on the portal's clock, in summer and in winter", () => {
  expect(deadlineOf("2026-08-27T14:00:00")).toBe("2026-08-27T18:00:00.000Z");
  expect(deadlineOf("2026-12-01T14:00:00")).toBe("2026-12-01T19:00:00.000Z");
});

test("a wall time that the clocks skip moves forward an hour; an ambiguous one is the first", () => {
  expect(deadlineOf("2027-03-14T02:30:00")).toBe("2027-03-14T07:30:00.000Z");
  expect(deadlineOf("2026-11-01T01:30:00")).toBe("2026-11-01T05:30:00.000Z");
});

test("a day without a time closes at its end, also on the day the clocks change", () => {
  expect(deadlineOf("2026-08-27")).toBe("2026-08-28T03:59:59.999Z");
  expect(deadlineOf("2026-11-01")).toBe("2026-11-02T04:59:59.999Z");
});

test("midnight means no time for portals that use it so", () => {
  expect(deadlineOf("2026-08-27T00:00:00.000", DATE_ONLY)).toBe("2026-08-28T03:59:59.999Z");
  expect(deadlineOf("8/27/2026 12:00:00 AM", DATE_ONLY)).toBe("2026-08-28T03:59:59.999Z");
  expect(deadlineOf("2026-08-27T13:30:00.000", DATE_ONLY)).toBe("2026-08-27T17:30:00.000Z");
});

test.each([
  "2026-08-27T24:00:00",
  "2026-08-27T24:00",
  "2026-08-27 24:00:00.000 -04",
  "8/27/2026 24:00",
  "8/27/2026 24:00:00",
])("%s is the end of that day, also where midnight means no time", (text) => {
  for (const clock of [MONTH_FIRST, DATE_ONLY])
    expect(deadlineOf(text, clock)).toBe("2026-08-28T03:59:59.999Z");
});

test("24:00 in another zone is that instant", () => {
  expect(deadlineOf("2026-08-27T24:00:00Z")).toBe("2026-08-28T00:00:00.000Z");
});

test("a date that could be two days is set aside with both, unless the portal's order is known", () => {
  expect(deadlineOf("03/04/2027")).toBe("unreadable");
  expect(deadlineOf("3/4/2027 2:00 PM")).toBe("unreadable");
  expect(withUnreadableClosing("K", "03/04/2027 14:00")).toEqual({
    kind: "set-aside",
    key: "K",
    reason: "The closing date 03/04/2027 14:00 could be 4 March 2027 or 3 April 2027",
  });
  expect(deadlineOf("03/04/2027", MONTH_FIRST)).toBe("2027-03-05T04:59:59.999Z");
});

test("a date in figures that can be one day only is that day, in either order", () => {
  expect(deadlineOf("31/12/2026")).toBe("2027-01-01T04:59:59.999Z");
  expect(deadlineOf("12/31/2026 14:00")).toBe("2026-12-31T19:00:00.000Z");
  expect(deadlineOf("04/04/2027")).toBe("2027-04-05T03:59:59.999Z");
  expect(deadlineOf("01/02/2099")).toBeNull();
});

test.each([
  ["2025-03-14T14:00:00-05:00", "2025-03-14T19:00:00.000Z"],
  ["2026-09-01T10:00:00Z", "2026-09-01T10:00:00.000Z"],
  ["2026-09-01 10:00:00.123 -04", "2026-09-01T14:00:00.123Z"],
  ["2026-09-01 10:00:00-0400", "2026-09-01T14:00:00.000Z"],
  ["09/01/2026", "2026-09-02T03:59:59.999Z"],
  ["9/1/2026 4:30:00 PM", "2026-09-01T20:30:00.000Z"],
])("%s is read as %s", (text, expected) => {
  expect(deadlineOf(text, MONTH_FIRST)).toBe(expected);
});

test.each([
  "2029-03-31T13:00:00",
  "2065-01-01T00:00:00",
  "2099-12-31",
  "9999-12-31T23:59:59",
  "2040-12-31",
  "12/31/2099",
])("%s means no closing date", (text) => {
  expect(deadlineOf(text)).toBeNull();
});

test("a date within two years is a deadline", () => {
  expect(deadlineOf("2028-08-01T13:00:00")).not.toBeNull();
});

test.each([
  "2026-02-30",
  "2026-13-01T10:00:00",
  "2026-08-27T25:00:00",
  "31/12/2026",
  "soon",
  "0001-01-01",
  "20260",
  `2026-08-27 12:00${" ".repeat(60)}-05`,
])("%s is unreadable, not guessed at", (text) => {
  expect(deadlineOf(text, MONTH_FIRST)).toBe("unreadable");
});

test("no date is no deadline", () => {
  expect([deadlineOf(null), deadlineOf(""), deadlineOf("  ")]).toEqual([null, null, null]);
});

test("a day of publication starts at midnight on the portal's clock", () => {
  expect(readPublished("2026-01-23", TORONTO)?.toISOString()).toBe("2026-01-23T05:00:00.000Z");
  expect(readPublished("nonsense", TORONTO)).toBeNull();
  expect(readPublished("03/04/2026", TORONTO)).toBeNull();
});

test("no text makes the reader throw", () => {
  fc.assert(fc.property(fc.string(), (text) => readDeadline(text, NOW, TORONTO) !== undefined));
});
