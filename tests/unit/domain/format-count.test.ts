import { expect, test } from "vitest";
import { formatCount } from "~/domain/format-count";

test("counts are grouped by thousands", () => {
  expect([0, 999, 1_000, 1_250_000].map(formatCount)).toEqual(["0", "999", "1,000", "1,250,000"]);
});
