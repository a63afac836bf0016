/*
 * Folds text that people and portals wrote, in any script, so that it can be compared. Place names have their own
 * folding (geography/folded-name.ts), and so do notices, where every word keeps its position
 * (classification/folded-text.ts).
 */

/** For finding words in a text: lower case, without accents, one space between words. */
export function foldedWords(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** For comparing texts by their letters and digits alone, in lower case. */
export function foldedLetters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
