import { normalizedText, withoutJoiners } from "../folding";
import { porterStem } from "./porter-stem";

const NOT_IN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu;

/**
 * The words of a text as the full-text index tokenizes them, separated by one space. Combining marks belong to their
 * letter. The index ignores case and accents itself.
 */
export function indexWords(text: string): string {
  return withoutJoiners(text).replace(NOT_IN_WORDS, " ").trim();
}

/** The accents that the index ignores; other marks end a word. */
const ACCENTS = /[\u0300-\u0331]/g;
const NOT_IN_STEMS = /[^\p{L}\p{N}\p{Co}]+/gu;

/** The stems by which the index compares the words of a text, with a space before, between and after them. */
export function indexStems(text: string): string {
  const words = normalizedText(withoutJoiners(text), "NFD")
    .replace(ACCENTS, "")
    .toLowerCase()
    .replace(NOT_IN_STEMS, " ")
    .trim();
  return ` ${words.split(" ").map(porterStem).join(" ")} `;
}
