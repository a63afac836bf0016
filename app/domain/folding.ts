/*
 * Folding for comparing what people and portals wrote, in any script. Two texts need more and have their own:
 * place names (geography/folded-name.ts) and notices, where each word keeps its position (classification/folded-text.ts).
 */

/** For finding words in a text: small letters without accents, one space between words. */
export function foldedWords(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** For comparing texts whatever stands between their letters: small letters and digits alone. */
export function foldedLetters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
