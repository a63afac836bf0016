import { expect, test } from "vitest";
import { agoLabel, calendarReader } from "~/domain/calendar/calendar-readers";
import { monthAfter, monthLabel, readMonth, weeksOf } from "~/domain/calendar/months";

test("a month's weeks begin on Sunday and have all of its days", () => {
  const weeks = weeksOf("2026-11");
  expect(weeks[0]?.[0]).toBe("2026-11-01");
  expect(weeks.at(-1)?.at(-1)).toBe("2026-12-05");
  expect(weeks.flat().filter((day) => day.startsWith("2026-11"))).toHaveLength(30);
  // February 2026 has exactly four weeks.
  expect(weeksOf("2026-02")).toHaveLength(4);
  expect(weeksOf("2026-08")).toHaveLength(6);
});

test("months follow each other over the year's end, within the years that are shown", () => {
  expect(monthAfter("2026-12", 1)).toBe("2027-01");
  expect(monthAfter("2026-01", -1)).toBe("2025-12");
  expect(monthAfter("2015-01", -1)).toBeNull();
  expect(monthAfter("2100-12", 1)).toBeNull();
  expect(monthLabel("2026-11")).toBe("November 2026");
});

test("an address names a month or none", () => {
  expect(readMonth("2026-11")).toBe("2026-11");
  for (const bad of [
    null,
    "",
    "2026-13",
    "2026-00",
    "2026-1",
    "1926-05",
    "9999-12",
    "2026-11-01",
    "x".repeat(9_999),
  ])
    expect(readMonth(bad)).toBeNull();
});

test.each([
  ["Google-Calendar-Importer", "google"],
  ["Microsoft Outlook/16.0", "outlook"],
  ["Microsoft.Exchange/15.20", "outlook"],
  ["macOS/14.5 (23F79) dataaccessd/1.0", "apple"],
  ["iOS/17.5 (21F79) accountsd/1.0", "apple"],
  ["Thunderbird", "other"],
  [null, "other"],
] as const)("%s reads as %s", (agent, reader) => {
  expect(calendarReader(agent)).toBe(reader);
});

test.each([
  [20_000, "just now"],
  [5 * 60_000, "5 min ago"],
  [9 * 3_600_000, "9 h ago"],
  [47 * 3_600_000, "47 h ago"],
  [72 * 3_600_000, "3 days ago"],
])("%i ms are %s", (passed, label) => {
  expect(agoLabel(new Date(0), new Date(passed))).toBe(label);
});
