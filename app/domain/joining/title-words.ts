import { foldedWords } from "../folding";
import { isYear, partsIn, plainNumber } from "./contract-parts";
import { hasDigit, isBeforeNumber, partsOfNumber } from "./document-number";
import { CONNECTORS, EMPTY_WORDS, shortForm, withoutLigatures } from "./title-vocabulary";

/** How much of a title is compared: more than portals' titles have. */
const READ_LENGTH = 1_000;

/** "Addendum 2": which version it is, not which contract. */
const VERSION =
  /\b(?:addend(?:um|a)|amendment|modification|revision|rev|version) (?:no |number |numero )?\p{N}+\b/gu;

/** A title's words in their order, without accents, and without the given numbers and what says that they are numbers. */
export function wordsOfTitle(title: string, numbers: ReadonlyArray<string | null> = []): Array<string> {
  const all = foldedWords(withoutLigatures(title.slice(0, READ_LENGTH)))
    .split(" ")
    .filter(Boolean);
  const rest = numbers.reduce<Array<string>>(
    (left, number) => (number === null ? left : withoutNumber(left, partsOfNumber(number))),
    all,
  );
  return rest.length > 0 ? rest : all;
}

/** Shorter numbers could be anything: "Phase 2". */
const MIN_NUMBER_LENGTH = 4;

function withoutNumber(all: ReadonlyArray<string>, parts: ReadonlyArray<string>): Array<string> {
  const wanted = parts.join("");
  if (wanted.length < MIN_NUMBER_LENGTH || !hasDigit(wanted)) return [...all];
  for (let start = 0; start < all.length; start++) {
    let length = 0;
    for (let end = start; end < all.length && length < wanted.length; end++) {
      length += all[end]!.length;
      if (length !== wanted.length || all.slice(start, end + 1).join("") !== wanted) continue;
      let from = start;
      while (from > 0 && isBeforeNumber(all[from - 1]!)) from--;
      return [...all.slice(0, from), ...all.slice(end + 1)];
    }
  }
  return [...all];
}

/** The title in one spelling: notices of one contract often share it, and some others do too. */
export const titleKey = (all: ReadonlyArray<string>): string =>
  all
    .filter((word) => !CONNECTORS.has(word))
    .map(shortForm)
    .join(" ");

export type TitleRead = {
  key: string;
  language: "en" | "fr";
  /** All words in their order. */
  words: ReadonlyArray<string>;
  /** The words that say what the contract is about. */
  own: ReadonlySet<string>;
  /** The parts of a larger contract that the title names, such as lots. */
  parts: ReadonlyMap<string, ReadonlySet<string>>;
  years: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
};

type Title = { title: string; language: "en" | "fr" };

export function readTitle({ title, language }: Title, references: ReadonlyArray<string | null>): TitleRead {
  const all = shortWords(wordsOfTitle(title, references));
  const { parts, taken } = partsIn(all);
  const years = yearsIn(all);
  return {
    key: titleKey(all),
    language,
    words: all,
    own: new Set(all.filter((word, index) => !taken.has(index) && isOwn(word)).map(singular)),
    parts,
    years,
    numbers: new Set(all.filter((word) => hasDigit(word) && !isYear(word)).map(plainNumber)),
  };
}

const shortWords = (all: ReadonlyArray<string>) =>
  all.join(" ").replaceAll(VERSION, " ").split(" ").filter(Boolean).map(shortForm);

const isOwn = (word: string) =>
  !hasDigit(word) &&
  word.length > 1 &&
  !CONNECTORS.has(word) &&
  !EMPTY_WORDS.has(word) &&
  !isBeforeNumber(word);

/** The subject may come after a page of boilerplate. */
const TEXT_LENGTH = 4_000;

/**
 * A title that we made from a text, with all that the text says. Other rules make another title of it, and without a text
 * the title says only what kind of call it is.
 */
export function withWordsOf(title: TitleRead, text: string): TitleRead {
  if (text.trim() === "") return { ...title, own: new Set() };
  const words = shortWords(foldedWords(withoutLigatures(text.slice(0, TEXT_LENGTH))).split(" "));
  return { ...title, own: new Set([...title.own, ...words.filter(isOwn).map(singular)]) };
}

/** "Roofs" and "roofing" are "roof". */
export function singular(word: string): string {
  const one = word.length > 4 ? word.replace(/(?<!s)s$/, "") : word;
  return one.length > 6 && one !== "parking" ? one.replace(/ing$/, "") : one;
}

/** A season is two years: "2025-26". */
function yearsIn(all: ReadonlyArray<string>): ReadonlySet<string> {
  const years = all.filter(isYear);
  const next = all.flatMap((word, index) => {
    const year = Number(all[index - 1]);
    const isNext = isYear(all[index - 1] ?? "") && word === String((year + 1) % 100).padStart(2, "0");
    return isNext ? [String(year + 1)] : [];
  });
  return new Set([...years, ...next]);
}

/** Whether two titles name different parts, years or numbers of a larger contract. */
export function nameDifferentParts(a: TitleRead, b: TitleRead): boolean {
  for (const [kind, values] of a.parts) {
    const others = b.parts.get(kind);
    if (others && !areEqual(values, others)) return true;
  }
  if (a.years.size > 0 && b.years.size > 0 && !areEqual(a.years, b.years)) return true;
  return haveOwn(a.numbers, b.numbers) && haveOwn(b.numbers, a.numbers);
}

const areEqual = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((one) => b.has(one));
const haveOwn = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((one) => !b.has(one));

/**
 * Whether one title says what the other says, or more of it, or only what any title could say ("Invitation to tender").
 * A title with a word of its own where the other has another is that of another contract: "Marlow Road", "Barlow Road".
 */
export function sayTheSame(a: TitleRead, b: TitleRead): boolean {
  return a.key === b.key || !haveOwn(a.own, b.own) || !haveOwn(b.own, a.own);
}

/** Fewer words in common do not show that two titles are the same. */
const MIN_SHARED_WORDS = 3;

/** Whether two titles are clearly of one contract, so that one of its portals may have changed the closing date. */
export function areClearlyTheSame(a: TitleRead, b: TitleRead): boolean {
  if (!sayTheSame(a, b) || a.own.size === 0 || b.own.size === 0) return false;
  const shared = [...a.own].filter((word) => b.own.has(word)).length;
  return a.key === b.key || areEqual(a.own, b.own) || shared >= MIN_SHARED_WORDS;
}
