import fc from "fast-check";
import { expect, test } from "vitest";
import { startOfDay, viewsLeft } from "~/domain/billing/view-limit";

test.each([
  ["in winter", "2026-11-21T04:59:59Z", "2026-11-20T05:00:00Z"],
  ["at midnight itself", "2026-11-21T05:00:00Z", "2026-11-21T05:00:00Z"],
  ["in summer", "2026-07-10T12:00:00Z", "2026-07-10T04:00:00Z"],
  ["late on the day the clock goes forward", "2026-03-09T03:30:00Z", "2026-03-08T05:00:00Z"],
  ["late on the day the clock goes back", "2026-11-02T04:30:00Z", "2026-11-01T04:00:00Z"],
])("SV-09 %s the day begins at midnight in Toronto (G-13)", (_, now, midnight) => {
  expect(startOfDay(new Date(now)).toISOString()).toBe(new Date(midnight).toISOString());
});

test("SV-09 the day's beginning is never after now, and never more than 25 hours before", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }),
      (now) => {
        const hours = (now.getTime() - startOfDay(now).getTime()) / 3_600_000;
        return (
          hours >= 0 && hours < 25 && startOfDay(startOfDay(now)).getTime() === startOfDay(now).getTime()
        );
      },
    ),
  );
});

test("RP-02 trial and basic have five new views a day, Pro any number", () => {
  expect(viewsLeft("trial", 0)).toBe(5);
  expect(viewsLeft("basic", 4)).toBe(1);
  expect(viewsLeft("basic", 9)).toBe(0);
  expect(viewsLeft("pro", 900)).toBeNull();
});
