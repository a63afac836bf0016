import fc from "fast-check";
import { expect, test } from "vitest";
import {
  compactMoney,
  FALLBACK_USD_RATE,
  inCanadianDollars,
  minimumInDollars,
  reachesMinimum,
  wholeDollars,
  wholeMoney,
} from "~/domain/money";

const RATE = { ...FALLBACK_USD_RATE, cad: 1.4 };

test.each([
  [0, "$0"],
  [0.4, "$0"],
  [1, "$1"],
  [999.4, "$999"],
  [999.6, "$1,000"],
  [1_000, "$1.0K"],
  [75_000, "$75.0K"],
  [999_960, "$1.0M"],
  [1_250_000, "$1.3M"],
  [24_000_000, "$24.0M"],
  [3_200_000_000, "$3.2B"],
])("LM-17 %d dollars print as %s", (amount, text) => {
  expect(compactMoney(amount, "CAD")).toBe(text);
  expect(compactMoney(amount, null)).toBe(text);
  expect(compactMoney(amount, "USD")).toBe(`US${text}`);
});

test("a sum in whole dollars is grouped and rounded", () => {
  expect([0, 50_000, 100_000.4, 1_250_000].map(wholeDollars)).toEqual([
    "$0",
    "$50,000",
    "$100,000",
    "$1,250,000",
  ]);
});

test("US dollars are named, in whole dollars too", () => {
  expect(wholeMoney(1_250_000, "USD")).toBe("US$1,250,000");
  expect([wholeMoney(180_000, "CAD"), wholeMoney(180_000, null)]).toEqual(["$180,000", "$180,000"]);
});

test.each([
  ["any", 0],
  ["10000", 10_000],
  ["50000", 50_000],
  ["100000", 100_000],
  ["250000", 250_000],
  ["500000", 500_000],
  ["1000000", 1_000_000],
  ["75k", 75_000],
  ["$75K+", 75_000],
  ["75 000 $", 75_000],
  ["$1.5m", 1_500_000],
  ["1.5 million", 1_500_000],
  ["1,5 M$", 1_500_000],
  [".5M", 500_000],
  ["20 thousand", 20_000],
  ["about 20,000", 20_000],
  ["$1,250,000.50", 1_250_000.5],
  ["min.50000", 50_000],
  ["50 or 60", 50],
  ["5 km", 5],
  ["2 months", 2],
  ["", 0],
  ["anything goes", 0],
  ["$", 0],
  ["-", 0],
  ["k", 0],
])("EN-05 the minimum %j means %d dollars", (text, dollars) => {
  expect(minimumInDollars(text)).toBe(dollars);
});

test("EN-05 any text is a minimum: a number that is not negative", () => {
  const pieces = fc
    .array(fc.constantFrom("1", "20", ",", ".", " ", "k", "M", "000", "million", "$", "\u00a0"))
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "grapheme", maxLength: 100 }), pieces), (text) => {
      expect(minimumInDollars(text)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 1_000 },
  );
});

test("EN-05 a whole amount means the same plain, grouped, and in thousands", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), (amount) => {
      const grouped = amount.toLocaleString("en-CA");
      for (const text of [
        String(amount),
        grouped,
        `$${grouped}.00`,
        `over ${grouped.replaceAll(",", " ")} CAD`,
      ])
        expect(minimumInDollars(text), text).toBe(amount);
      expect(minimumInDollars(`${amount}k`)).toBe(amount * 1_000);
    }),
  );
});

test("US dollars are turned into Canadian ones at the rate given, others stay", () => {
  expect(inCanadianDollars(100, "USD", RATE)).toBe(140);
  expect(inCanadianDollars(100, "CAD", RATE)).toBe(100);
  expect(inCanadianDollars(100, null, RATE)).toBe(100);
});

test.each([
  { amount: 100_000, currency: "CAD", minimum: "100000", reaches: true },
  { amount: 99_999, currency: "CAD", minimum: "100000", reaches: false },
  { amount: 72_000, currency: "USD", minimum: "100000", reaches: true },
  { amount: 71_000, currency: "USD", minimum: "100000", reaches: false },
  { amount: 0, currency: null, minimum: "10000", reaches: false },
  { amount: 0, currency: null, minimum: "any", reaches: true },
  { amount: null, currency: null, minimum: "1000000", reaches: true },
] as const)("SN-02 $amount $currency reaches the minimum $minimum: $reaches", (row) => {
  const value = row.amount === null ? null : inCanadianDollars(row.amount, row.currency, RATE);
  expect(reachesMinimum(value, minimumInDollars(row.minimum))).toBe(row.reaches);
});
