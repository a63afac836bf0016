import { normalizedText } from "../folding";

/** So many names are folded in a few milliseconds: tables of names pause after so many. */
export const NAMES_FOLDED_A_STEP = 500;

/** A word of a name or title, folded for comparison, with its position. */
export type NameWord = { folded: string; start: number; end: number };

/** An elided French article is a word of its own ("d'Yamachiche"). Other apostrophes belong to the word ("St. John's"). */
const WORD = /[dl]['’](?=\p{L}{3})|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/giu;

const SHORT_FORMS: Readonly<Record<string, string>> = {
  saint: "st",
  sainte: "st",
  ste: "st",
  mount: "mt",
  ft: "fort",
  twp: "township",
  jct: "junction",
};

function withoutMarks(word: string): string {
  return normalizedText(word, "NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe");
}

function foldWord(word: string): string {
  const isPlain = /^[a-z0-9]+$/i.test(word);
  const plain = isPlain ? word.toLowerCase() : withoutMarks(word);
  return Object.hasOwn(SHORT_FORMS, plain) ? (SHORT_FORMS[plain] ?? plain) : plain;
}

export function nameWords(text: string): Array<NameWord> {
  return Array.from(text.matchAll(WORD), (match) => ({
    folded: foldWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The same for all spellings of a name: ignores accents, case and hyphens; "St." equals "Saint", "N.Y." equals "NY". */
export function foldName(text: string): string {
  const words = nameWords(text).map((word) => word.folded);
  return words.every((word) => word.length === 1) ? words.join("") : words.join(" ");
}
