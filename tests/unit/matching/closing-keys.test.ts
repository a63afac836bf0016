import fc from "fast-check";
import { expect, test } from "vitest";
import { closingKeys, closingRangeKeys } from "~/domain/matching/closing-keys";

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
