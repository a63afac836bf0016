import { expect, test } from "vitest";
import { deadlineLabel, shortDeadlineLabel } from "~/domain/calendar/deadline-label";

test.each([
  ["CA-ON-TOR", "2026-11-25T19:00:00Z", "Wed 25 Nov 2026, 2:00 pm ET"],
  ["CA-QC", "2026-11-25T19:00:00Z", "Wed 25 Nov 2026, 2:00 pm ET"],
  ["US-NY", "2026-11-25T19:00:00Z", "Wed 25 Nov 2026, 2:00 pm ET"],
  ["CA-BC", "2026-11-25T22:00:00Z", "Wed 25 Nov 2026, 5:00 pm ET (2:00 pm local time)"],
  ["CA-BC", "2026-11-26T07:30:00Z", "Thu 26 Nov 2026, 2:30 am ET (Wed 11:30 pm local time)"],
  ["CA-NL", "2026-11-25T19:00:00Z", "Wed 25 Nov 2026, 2:00 pm ET (3:30 pm local time)"],
  ["CA-SK", "2026-07-15T18:00:00Z", "Wed 15 Jul 2026, 2:00 pm ET (12 noon local time)"],
  ["CA", "2026-11-25T19:00:00Z", "Wed 25 Nov 2026, 2:00 pm ET"],
  [null, "2026-11-25T19:00:00Z", "Wed 25 Nov 2026, 2:00 pm ET"],
  ["CA-NS", "2026-11-25T04:30:00Z", "Tue 24 Nov 2026, 11:30 pm ET (Wed 12:30 am local time)"],
  ["US-IL", "2026-11-25T19:00:00Z", "Wed 25 Nov 2026, 2:00 pm ET (1:00 pm local time)"],
  ["CA-ON-TBY", "2026-11-25T19:00:00Z", "Wed 25 Nov 2026, 2:00 pm ET"],
])("OC-08 in %s, %s reads %j", (region, instant, label) => {
  expect(deadlineLabel(new Date(instant), region)).toBe(label);
});

test.each([
  ["the end of a day in Toronto", "CA-BC", "2026-11-26T04:59:00Z", "Wed 25 Nov (no hour)"],
  ["the end of a day in Toronto", "CA-NL", "2026-11-26T04:59:00Z", "Wed 25 Nov (no hour)"],
  [
    "the end of a day there",
    "CA-BC",
    "2026-11-26T07:59:00Z",
    "Thu 26 Nov, 2:59 am ET (Wed 11:59 pm local time)",
  ],
])(
  "of a day without an hour, %s, the row for %s names no clock that nobody stated",
  (_, region, at, label) => {
    expect(shortDeadlineLabel(new Date(at), region)).toBe(label);
  },
);

test.each([
  [
    "before Toronto's clocks change",
    "2026-11-01T05:30:00Z",
    "Sun 1 Nov, 1:30 am ET (Sat 11:30 pm local time)",
  ],
  [
    "after them, before Regina's distance",
    "2026-11-01T07:30:00Z",
    "Sun 1 Nov, 2:30 am ET (1:30 am local time)",
  ],
])("Saskatchewan keeps its clocks: %s it reads %s", (_, at, label) => {
  expect(shortDeadlineLabel(new Date(at), "CA-SK")).toBe(label);
});

test.each([
  ["2026-03-08T09:30:00Z", "Sun 8 Mar, 5:30 am ET (1:30 am local time)"],
  ["2026-03-08T10:30:00Z", "Sun 8 Mar, 6:30 am ET (3:30 am local time)"],
  ["2026-11-01T08:30:00Z", "Sun 1 Nov, 3:30 am ET (1:30 am local time)"],
])("around a change of the clocks in Vancouver, %s reads %s", (at, label) => {
  expect(shortDeadlineLabel(new Date(at), "CA-BC")).toBe(label);
});
