import { expect, test } from "vitest";
import { amountIn } from "~/sources/formats/json-fields";

test.each([
  [1_250_000.5, 1_250_000.5],
  ["1250000.5", 1_250_000.5],
  ["$1,250,000.50", 1_250_000.5],
  ["$ 75,000", 75_000],
  ["US$75000", 75_000],
  [" 0.00 ", 0],
])("the amount %j is %d", (amount, expected) => {
  expect(amountIn({ amount }, "amount")).toBe(expected);
});

test.each([-1, "-1", "", "$", "soon", "1,5", "1250,50", "1,2,3", "75k", null, Number.NaN, "9".repeat(400)])(
  "%j is no amount",
  (amount) => {
    expect(amountIn({ amount }, "amount")).toBeNull();
  },
);
