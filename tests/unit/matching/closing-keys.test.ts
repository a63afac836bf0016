import fc from "fast-check";
import { expect, test } from "vitest";
import { closingKeys, closingRangeKeys, parseRangeDay } from "~/domain/matching/closing-keys";

const noon = (day: string) => new Date(`${day}T17:00:00Z`);

test("RP-07 an opportunity answers to the day and the month that it closes in, where it is", () => {
  expect(closingKeys(new Date("2026-12-05T03:00:00Z"), "CA-ON")).toEqual(
    closingKeys(noon("2026-12-04"), "CA-ON"),
  );
  expect(closingKeys(null, "CA-ON")).toEqual([]);
});

test("RP-07 a range asks for exactly the days within it", () => {
  const day = fc
    .integer({ min: 0, max: 1_200 })
    .map((days) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, day, day, (a, b, closes) => {
      const [from, to] = [a, b].sort() as [string, string];
      fc.pre(Date.parse(to) - Date.parse(from) < 1_000 * 86_400_000);
      const asked = closingRangeKeys({ from, to })!;
      const carried = closingKeys(noon(closes), "CA-ON");
      return carried.some((key) => asked.includes(key)) === (closes >= from && closes <= to);
    }),
    { numRuns: 500 },
  );
});

test("a range of years becomes its months", () => {
  expect(closingRangeKeys({ from: "2026-01-01", to: null })!.length).toBeLessThan(100);
  expect(closingRangeKeys({ from: null, to: "2026-12-31" })!.length).toBeLessThan(100);
  expect(closingRangeKeys({ from: null, to: null })).toBeNull();
});

test.each(["9999-12-31", "9998-01-01", "2200-01-01", "0001-01-01", "1899-12-31", "2026-02-30"])(
  "%s, from which days cannot be counted or that does not exist, is no day",
  (text) => {
    expect(parseRangeDay(text)).toBeNull();
  },
);

test.each(["1900-01-01", "2026-12-04", "2199-12-31"])("%s begins and ends ranges of few keys", (text) => {
  const day = parseRangeDay(text);
  expect(closingRangeKeys({ from: day, to: null })!.length).toBeLessThan(100);
  expect(closingRangeKeys({ from: null, to: day })!.length).toBeLessThan(100);
});
