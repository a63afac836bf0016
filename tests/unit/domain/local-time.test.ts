import fc from "fast-check";
import { DateTime } from "luxon";
import { expect, test } from "vitest";
import { formatDay, formatDeadline, formatMoment, formatTime } from "~/domain/local-time";

const TORONTO = "America/Toronto";

test.each([
  ["2026-08-14T18:00:00Z", "Fri 14 Aug 2026, 2:00 pm ET"],
  ["2026-11-20T14:05:00Z", "Fri 20 Nov 2026, 9:05 am ET"],
  ["2026-10-01T04:00:00Z", "Thu 1 Oct 2026, 12:00 am ET"],
  ["2026-12-31T17:00:00Z", "Thu 31 Dec 2026, 12 noon ET"],
  ["2026-11-01T05:30:00Z", "Sun 1 Nov 2026, 1:30 am ET"],
  ["2026-03-08T07:00:00Z", "Sun 8 Mar 2026, 3:00 am ET"],
])("OC-08 the moment %s reads %s", (instant, text) => {
  expect(formatMoment(new Date(instant), TORONTO)).toBe(text);
  expect(formatDeadline(new Date(instant), TORONTO)).toBe(text);
});

test("a deadline at the last minute of the day is a day without a time", () => {
  expect(formatDeadline(new Date("2026-08-15T03:59:00Z"), TORONTO)).toBe("Fri 14 Aug 2026 (no hour stated)");
  expect(formatDeadline(new Date("2026-08-15T03:59:59.999Z"), TORONTO)).toBe(
    "Fri 14 Aug 2026 (no hour stated)",
  );
  expect(formatDeadline(new Date("2026-08-15T03:58:59Z"), TORONTO)).toBe("Fri 14 Aug 2026, 11:58 pm ET");
});

test("any instant has its local day and time, without a full stop", () => {
  const instant = fc.date({
    min: new Date("2020-01-01T00:00:00Z"),
    max: new Date("2035-01-01T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instant, fc.constantFrom(TORONTO, "America/New_York"), (date, timeZone) => {
      const local = DateTime.fromJSDate(date, { zone: timeZone });
      const clock = local.toFormat("h:mm a").toLowerCase().replace("12:00 pm", "12 noon");
      expect(formatTime(date, timeZone)).toBe(`${clock} ET`);
      expect(formatDay(date, timeZone)).toMatch(
        new RegExp(`^${local.day} ${local.toFormat("LLL")}t? ${local.year}$`),
      );
    }),
  );
});
