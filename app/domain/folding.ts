/*
 * Folds text that people and portals wrote, in any script, so that it can be compared. Place names have their own
 * folding (geography/folded-name.ts), and so do notices, where every word keeps its position
 * (classification/folded-text.ts).
 */

const ONLY_ASCII = /^[\x00-\x7f]*$/;
/** The most marks on one letter in any writing; Unicode's stream-safe text format (UAX #15) has the same limit. */
const LONGEST_ROW_OF_MARKS = /(\p{M}{30})\p{M}+/gu;

/** `text.normalize(form)` in time that grows with the text: sorting a long row of marks takes the square of its length. */
export function normalizedText(text: string, form: "NFC" | "NFD" | "NFKD"): string {
  if (ONLY_ASCII.test(text)) return text;
  return text.replace(LONGEST_ROW_OF_MARKS, "$1").normalize(form);
}

/** Joins letters or emoji into one sign, and belongs to neither: words are the same with and without. */
const JOINERS = /[\u200C\u200D]/g;

export function withoutJoiners(text: string): string {
  return text.replace(JOINERS, "");
}

/** For finding words in a text: lower case, without accents, one space between words. */
export function foldedWords(text: string): string {
  return normalizedText(withoutJoiners(text), "NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** For comparing texts by their letters and digits alone, in lower case. */
export function foldedLetters(text: string): string {
  return normalizedText(text, "NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
