import { expect, test } from "vitest";
import { sameDayDue } from "~/domain/mail/same-day-schedule";

test.each([
  { what: "a minute before four in winter", utc: "2026-11-24T20:59:59Z", day: null },
  { what: "four in winter", utc: "2026-11-24T21:00:00Z", day: "2026-11-24" },
  { what: "the last second before midnight", utc: "2026-11-25T04:59:59Z", day: "2026-11-24" },
  { what: "midnight", utc: "2026-11-25T05:00:00Z", day: null },
  { what: "a minute before four in summer", utc: "2026-07-24T19:59:59Z", day: null },
  { what: "four in summer", utc: "2026-07-24T20:00:00Z", day: "2026-07-24" },
  { what: "four on the day when summer time begins", utc: "2026-03-08T20:00:00Z", day: "2026-03-08" },
  { what: "four on the day when summer time ends", utc: "2026-11-01T21:00:00Z", day: "2026-11-01" },
])("at $what in Toronto the email of $day is due", ({ utc, day }) => {
  expect(sameDayDue(new Date(utc))).toBe(day);
});
