import { expect, test } from "vitest";
import { deadlineLabel } from "~/features/opportunities/deadline-label";

test.each([
  ["CA-ON-TOR", "2026-11-25T19:00:00Z", "Wed 25 Nov 2026, 2:00 pm ET"],
  ["CA-QC", "2026-11-25T19:00:00Z", "Wed 25 Nov 2026, 2:00 pm ET"],
  ["US-NY", "2026-11-25T19:00:00Z", "Wed 25 Nov 2026, 2:00 pm ET"],
  ["CA-BC", "2026-11-25T22:00:00Z", "Wed 25 Nov 2026, 5:00 pm ET (2:00 pm local time)"],
  ["CA-BC", "2026-11-26T07:30:00Z", "Thu 26 Nov 2026, 2:30 am ET (Wed 11:30 pm local time)"],
  ["CA-NL", "2026-11-25T19:00:00Z", "Wed 25 Nov 2026, 2:00 pm ET (3:30 pm local time)"],
  ["CA-SK", "2026-07-15T18:00:00Z", "Wed 15 Jul 2026, 2:00 pm ET (12:00 pm local time)"],
  ["CA", "2026-11-25T19:00:00Z", "Wed 25 Nov 2026, 2:00 pm ET"],
  [null, "2026-11-25T19:00:00Z", "Wed 25 Nov 2026, 2:00 pm ET"],
])("OC-08 in %s, %s reads %j", (region, instant, label) => {
  expect(deadlineLabel(new Date(instant), region)).toBe(label);
});
