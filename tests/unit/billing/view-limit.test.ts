import { expect, test } from "vitest";
import { viewsLeft } from "~/domain/billing/view-limit";

test("RP-02 trial and basic have five new views a day, Pro any number", () => {
  expect(viewsLeft("trial", 0)).toBe(5);
  expect(viewsLeft("basic", 4)).toBe(1);
  expect(viewsLeft("basic", 9)).toBe(0);
  expect(viewsLeft("pro", 900)).toBeNull();
});
