import { expect, test } from "vitest";
import { isOvertaken } from "~/ui/use-auto-submit";

test.each([
  ["an answer to the last submission", { edited: 2 }, 2, false],
  ["an answer to the one before", { edited: 1 }, 2, true],
  ["an entry of an earlier visit to the page", { edited: 5 }, 1, false],
  ["a link, such as a removed chip", null, 2, false],
  ["an entry with other state", {}, 2, false],
] as const)("%s: does the form keep what it shows?", (_, state, submissions, expected) => {
  expect(isOvertaken(state, submissions)).toBe(expected);
});
