import fc from "fast-check";
import { expect, test } from "vitest";
import { readDeadline, readPublished } from "~/sources/portal-dates";
import { NOW } from "./portal-answers";

const TORONTO = { zone: "America/Toronto" };

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
  const clock = { zone: "America/New_York", midnightMeansNoTime: true };
  expect(deadlineOf("2026-08-27T00:00:00.000", clock)).toBe("2026-08-28T03:59:59.999Z");
  expect(deadlineOf("2026-08-27T13:30:00.000", clock)).toBe("2026-08-27T17:30:00.000Z");
});

test.each([
  ["2025-03-14T14:00:00-05:00", "2025-03-14T19:00:00.000Z"],
  ["2026-09-01T10:00:00Z", "2026-09-01T10:00:00.000Z"],
  ["2026-09-01 10:00:00.123 -04", "2026-09-01T14:00:00.123Z"],
  ["2026-09-01 10:00:00-0400", "2026-09-01T14:00:00.000Z"],
  ["09/01/2026", "2026-09-02T03:59:59.999Z"],
  ["9/1/2026 4:30:00 PM", "2026-09-01T20:30:00.000Z"],
])("%s is read as %s", (text, expected) => {
  expect(deadlineOf(text)).toBe(expected);
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
  expect(deadlineOf(text)).toBe("unreadable");
});

test("no date is no deadline", () => {
  expect([deadlineOf(null), deadlineOf(""), deadlineOf("  ")]).toEqual([null, null, null]);
});

test("a day of publication starts at midnight on the portal's clock", () => {
  expect(readPublished("2026-01-23", TORONTO)?.toISOString()).toBe("2026-01-23T05:00:00.000Z");
  expect(readPublished("nonsense", TORONTO)).toBeNull();
});

test("no text makes the reader throw", () => {
  fc.assert(fc.property(fc.string(), (text) => readDeadline(text, NOW, TORONTO) !== undefined));
});
