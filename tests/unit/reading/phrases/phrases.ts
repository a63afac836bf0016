import { expect, test } from "vitest";
import { sureDates } from "../read-notice";

export type Phrases = ReadonlyArray<readonly [expected: string, text: string]>;

const ACCENT = /[éèêàâûôîç]/;

/** Each text with the sure dates that it states; an empty string for none. */
export function testPhrases(phrases: Phrases) {
  test.each(phrases)("%s: %s", (expected, text) => {
    expect(sureDates(text, { language: ACCENT.test(text) ? "fr" : "en" })).toBe(expected);
  });
}
