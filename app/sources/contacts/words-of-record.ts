import { WORDS_AND_NAMES } from "./common-names-of-people";
import { tokensOf } from "./contact-tokens";
import { FILLERS, PARTICLES, ROLES, THINGS_AND_SURNAMES, TRIGGERS } from "./contact-words";

/** Whether a word of a name is a word of trades, things or letters too. */
export function isCommon(word: string) {
  const [token] = tokensOf(word);
  return (
    WORDS_AND_NAMES.has(word) ||
    THINGS_AND_SURNAMES.has(word) ||
    PARTICLES.has(word) ||
    ROLES.has(word) ||
    FILLERS.has(word) ||
    TRIGGERS.has(word) ||
    token?.isThing === true
  );
}

export type Word = { key: string; capital: boolean; shouted: boolean; start: number; end: number };

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*/gu;

/** The words of a text, those with a hyphen in their parts. */
export function wordsOf(text: string): ReadonlyArray<Word> {
  const words: Array<Word> = [];
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const elided = /^(?:d|l|qu)['’](?=\p{L})/iu.exec(found)?.[0].length ?? 0;
    const own = found.slice(elided).replace(/['’]s$/i, "");
    const key = tokensOf(own)
      .map((token) => token.key)
      .join("");
    const start = index + elided;
    words.push({
      key,
      capital: /^\p{Lu}/u.test(own),
      shouted: own.length > 1 && own === own.toUpperCase(),
      start,
      end: start + own.length,
    });
  }
  return words;
}
