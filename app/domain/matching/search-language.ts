/** What somebody typed into the search box, understood: all of `all`, at least one of each of its groups, none of `none`. */
export type SearchQuery = { all: ReadonlyArray<ReadonlyArray<SearchTerm>>; none: ReadonlyArray<SearchTerm> };

/** A word or a phrase; `prefix` when its last word may be the beginning of a longer one. */
export type SearchTerm = { text: string; prefix: boolean };

const MAX_LENGTH = 200;
const MAX_TERMS = 16;

const PIECES = /(-?)"([^"]*)"?|(\S+)/gu;
const WORD_CHARACTER = /[\p{L}\p{N}]/u;
const NOT_IN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu;

/**
 * For asking the full-text index: the words as it has them, with one space between. Combining marks belong to their
 * letter. The index itself compares without case and accents.
 */
export function indexWords(text: string): string {
  return text.replace(NOT_IN_WORDS, " ").trim();
}

/**
 * Reads the search language: every word must occur, "quotes" make a phrase, a leading minus excludes, OR joins its
 * neighbours, and the last word may still be being typed. Any text means something; nothing is an error.
 */
export function parseSearch(typed: string): SearchQuery {
  const all: Array<Array<SearchTerm>> = [];
  const none: Array<SearchTerm> = [];
  let joinNext = false;
  let terms = 0;

  const read = typed.slice(0, MAX_LENGTH).normalize("NFC");
  for (const piece of read.matchAll(PIECES)) {
    const [, phraseMinus, phrase, word] = piece;
    if (word === "OR") {
      joinNext = all.length > 0;
      continue;
    }
    const excluded = phrase === undefined ? word!.startsWith("-") : phraseMinus === "-";
    const text = indexWords(phrase ?? word ?? "");
    if (!WORD_CHARACTER.test(text) || ++terms > MAX_TERMS) continue;

    const typing = phrase === undefined && piece.index + piece[0].length === read.length;
    const term = { text, prefix: typing && !excluded };
    if (excluded) none.push(term);
    else if (joinNext) all.at(-1)!.push(term);
    else all.push([term]);
    joinNext = false;
  }
  return { all, none };
}

export function isEmptySearch({ all, none }: SearchQuery): boolean {
  return all.length === 0 && none.length === 0;
}
