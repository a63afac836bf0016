import { expect, test } from "vitest";
import { isOnePress, startOfRemovals } from "~/domain/opportunities/saved-bid";

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21) + seconds * 1000);

test.each([
  [0, true],
  [10, true],
  [10.001, false],
  [-10, true],
])("posts %s seconds apart are one press: %s", (seconds, isOne) => {
  expect(isOnePress(at(100), at(100 + seconds))).toBe(isOne);
});

test.each([
  [[], null],
  [[50], 50],
  [[50, 41, 32], 32],
  [[50, 39, 38], 50],
])("removals at %j belong together from %s on", (seconds, start) => {
  const found = startOfRemovals(seconds.map(at));
  expect(found).toEqual(start === null ? null : at(start));
});
