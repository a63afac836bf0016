import { expect, test } from "vitest";
import { rhythmInWords } from "~/domain/operations/rhythm";

test.each([
  [30, "every 30 minutes"],
  [60, "every hour"],
  [120, "every 2 hours"],
  [1_440, "once a day"],
  [2_880, "every 2 days"],
  [10_080, "once a week"],
])("%d minutes are %s", (minutes, words) => {
  expect(rhythmInWords(minutes)).toBe(words);
});
