import { indexWords } from "./index-words";

/** A parsed search: at least one term of every group in `all` must occur, and no term in `none` may. */
export type SearchQuery = { all: ReadonlyArray<ReadonlyArray<SearchTerm>>; none: ReadonlyArray<SearchTerm> };

/** A word or a phrase. With `prefix`, its last word also matches longer words that begin with it. */
export type SearchTerm = { text: string; prefix: boolean };

const MAX_LENGTH = 200;
const MAX_TERMS = 16;

const PIECES = /(-?)"([^"]*)"?|(\S+)/gu;
const WORD_CHARACTER = /[\p{L}\p{N}]/u;

/**
 * Parses a search: every word must occur, "quotes" make a phrase, a leading minus excludes, OR joins its neighbours,
 * and the last word is a prefix because the user may still be typing it. No text is an error; what
 * has no letter or digit, such as an emoji, has no words.
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

/** The same search without one of its words or phrases, for each of them. An OR belongs to its neighbours, so then none. */
export function searchesWithOneLess(typed: string): Array<{ left: string; dropped: string }> {
  const pieces = [...typed.slice(0, MAX_LENGTH).matchAll(PIECES)].map(([piece]) => piece);
  if (pieces.length < 2 || pieces.includes("OR")) return [];
  return pieces.map((dropped, index) => ({
    dropped,
    left: pieces.filter((_, other) => other !== index).join(" "),
  }));
}

export function isEmptySearch({ all, none }: SearchQuery): boolean {
  return all.length === 0 && none.length === 0;
}
