import fc from "fast-check";
import { DateTime } from "luxon";
import { expect, test } from "vitest";
import {
  categoryLabel,
  daysLeft,
  daysLeftLabel,
  isOpen,
  isUrgent,
  PAGE_SIZE,
  statedValue,
} from "~/domain/opportunities/opportunity";

const TORONTO = "America/Toronto";

test.each([
  { what: "OC-10 the closing instant itself", deadline: "2026-11-20T15:00:00Z", label: "Expired" },
  { what: "OC-10 a minute ago, still today", deadline: "2026-11-20T14:59:00Z", label: "Expired" },
  { what: "OC-11 in a millisecond", deadline: "2026-11-20T15:00:00.001Z", label: "Due today" },
  { what: "OC-11 a minute before midnight", deadline: "2026-11-21T04:59:00Z", label: "Due today" },
  { what: "OC-12 midnight", deadline: "2026-11-21T05:00:00Z", label: "1 day left" },
  { what: "OC-12 the end of tomorrow", deadline: "2026-11-22T04:59:00Z", label: "1 day left" },
  { what: "OC-13 the morning after tomorrow", deadline: "2026-11-22T05:00:00Z", label: "2 days left" },
  { what: "OC-13 in a week", deadline: "2026-11-27T15:00:00Z", label: "7 days left" },
])("$what reads $label", ({ deadline, label }) => {
  expect(daysLeftLabel(daysLeft(new Date(deadline), new Date("2026-11-20T15:00:00Z"), TORONTO))).toBe(label);
});

test.each([
  { what: "an hour that does not exist", now: "2026-03-08T04:30:00Z", deadline: "2026-03-08T16:00:00Z" },
  { what: "an hour that comes twice", now: "2026-11-01T03:30:00Z", deadline: "2026-11-02T04:30:00Z" },
])("a night with $what is one day", ({ now, deadline }) => {
  expect(daysLeft(new Date(deadline), new Date(now), TORONTO)).toBe(1);
});

test("G-14 the days left are calendar days in the deadline's zone", () => {
  const instant = fc.date({
    min: new Date("2024-01-01T00:00:00Z"),
    max: new Date("2030-01-01T00:00:00Z"),
    noInvalidDate: true,
  });
  const zone = fc.constantFrom(TORONTO, "America/New_York", "America/St_Johns", "America/Vancouver");
  fc.assert(
    fc.property(instant, instant, zone, (deadline, now, timeZone) => {
      const dayOf = (date: Date) => DateTime.fromJSDate(date, { zone: timeZone }).startOf("day");
      const expected = deadline <= now ? -1 : Math.round(dayOf(deadline).diff(dayOf(now), "days").days);
      expect(daysLeft(deadline, now, timeZone)).toBe(expected);
      expect(daysLeft(deadline, now, timeZone) >= 0).toBe(isOpen({ status: "active", deadline }, now));
    }),
    { numRuns: 1_000 },
  );
});

test("OC-01 LM-11 a closing date within seven days is urgent, one in eight is not, a past one neither", () => {
  expect([-1, 0, 1, 7, 8, 30].map(isUrgent)).toEqual([false, true, true, true, false, false]);
});

test("VR-13 the first value that a source gave wins, a zero too", () => {
  const all = { contractValue: 4, estimatedValue: 3, budgetMax: 2, budgetMin: 1 };
  expect(statedValue(all)).toBe(4);
  expect(statedValue({ ...all, contractValue: null })).toBe(3);
  expect(statedValue({ budgetMax: 2, budgetMin: 1 })).toBe(2);
  expect(statedValue({ budgetMin: 1 })).toBe(1);
  expect(statedValue({ ...all, contractValue: 0 })).toBe(0);
  expect(
    statedValue({ contractValue: null, estimatedValue: null, budgetMax: null, budgetMin: null }),
  ).toBeNull();
  expect(statedValue({})).toBeNull();
});

test.each([
  { status: "active", deadline: null, open: true },
  { status: "active", deadline: "2026-11-20T15:00:01Z", open: true },
  { status: "active", deadline: "2026-11-20T15:00:00Z", open: false },
  { status: "cancelled", deadline: null, open: false },
  { status: "awarded", deadline: "2026-12-01T15:00:00Z", open: false },
  { status: "withdrawn", deadline: "2026-12-01T15:00:00Z", open: false },
])("EN-09 $status with the deadline $deadline is open: $open", ({ status, deadline, open }) => {
  const opportunity = { status, deadline: deadline === null ? null : new Date(deadline) };
  expect(isOpen(opportunity, new Date("2026-11-20T15:00:00Z"))).toBe(open);
});

test("OC-02 a category reads as capitalised words", () => {
  expect(["snow-removal", "construction", "hvac", "", "a--b"].map(categoryLabel)).toEqual([
    "Snow Removal",
    "Construction",
    "HVAC",
    "",
    "A  B",
  ]);
});

test("LM-08 a page has twenty", () => {
  expect(PAGE_SIZE).toBe(20);
});
