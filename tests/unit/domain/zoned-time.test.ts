import fc from "fast-check";
import { DateTime } from "luxon";
import { expect, test } from "vitest";
import {
  addDays,
  atHour,
  daysBetween,
  displayTimeZone,
  localDay,
  startOfDay,
  TORONTO,
  weekdayOf,
} from "~/domain/zoned-time";

const instants = fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
const zones = fc.constantFrom(TORONTO, "America/New_York", "America/Vancouver", "America/St_Johns", "UTC");

test.each([
  ["in winter", "2026-11-21T04:59:59Z", "2026-11-20T05:00:00Z"],
  ["at midnight itself", "2026-11-21T05:00:00Z", "2026-11-21T05:00:00Z"],
  ["in summer", "2026-07-10T12:00:00Z", "2026-07-10T04:00:00Z"],
  ["late on the day the clock goes forward", "2026-03-09T03:30:00Z", "2026-03-08T05:00:00Z"],
  ["late on the day the clock goes back", "2026-11-02T04:30:00Z", "2026-11-01T04:00:00Z"],
])("SV-09 %s the day begins at midnight in Toronto (G-13)", (_, now, midnight) => {
  expect(startOfDay(new Date(now), TORONTO).toISOString()).toBe(new Date(midnight).toISOString());
});

test("SV-09 the day's beginning is never after now, and never more than 25 hours before", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }),
      (now) => {
        const hours = (now.getTime() - startOfDay(now, TORONTO).getTime()) / 3_600_000;
        return (
          hours >= 0 &&
          hours < 25 &&
          startOfDay(startOfDay(now, TORONTO), TORONTO).getTime() === startOfDay(now, TORONTO).getTime()
        );
      },
    ),
  );
});

test("the day in a zone is the day on its wall", () => {
  expect(localDay(new Date("2026-08-05T02:00:00Z"), "America/New_York")).toBe("2026-08-04");
});

test("any instant falls on the day that its zone's calendar says, which begins at that zone's midnight", () => {
  fc.assert(
    fc.property(instants, zones, (instant, zone) => {
      const local = DateTime.fromJSDate(instant, { zone });
      expect(localDay(instant, zone)).toBe(local.toISODate());
      expect(startOfDay(instant, zone)).toEqual(local.startOf("day").toJSDate());
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ["2026-03-07", "2026-03-07T13:00:00.000Z"],
  ["2026-03-08", "2026-03-08T12:00:00.000Z"],
  ["2026-10-31", "2026-10-31T12:00:00.000Z"],
  ["2026-11-01", "2026-11-01T13:00:00.000Z"],
])("on %s it is eight in the morning in Toronto at %s, before and after the clock changes", (day, utc) => {
  expect(atHour(day, 8, TORONTO).toISOString()).toBe(utc);
});

test("an hour of any day is when the zone's clock shows it", () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 3, max: 23 }), zones, (instant, hour, zone) => {
      const day = localDay(instant, zone);
      expect(DateTime.fromJSDate(atHour(day, hour, zone), { zone }).toFormat("yyyy-MM-dd HH:mm:ss")).toBe(
        `${day} ${String(hour).padStart(2, "0")}:00:00`,
      );
    }),
    { numRuns: 1_000 },
  );
});

test("days are counted on the calendar, over clock changes, leap days and the new year", () => {
  expect(addDays("2026-03-07", 2)).toBe("2026-03-09");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
  expect(daysBetween("2026-10-31", "2026-11-02")).toBe(2);
  expect(daysBetween("2026-11-02", "2026-10-31")).toBe(-2);
  expect(["2026-11-22", "2026-11-23", "2026-11-28"].map(weekdayOf)).toEqual([0, 1, 6]);
});

test.each([
  ["CA-ON", TORONTO],
  ["CA-BC-GVA", TORONTO],
  ["CA", TORONTO],
  ["US-NY", "America/New_York"],
  ["US", "America/New_York"],
  ["CALGARY", "America/New_York"],
  [null, "America/New_York"],
])("OC-08 a deadline in %s is shown in %s time", (region, timeZone) => {
  expect(displayTimeZone(region)).toBe(timeZone);
});
