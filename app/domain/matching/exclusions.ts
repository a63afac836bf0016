import { isServiceTypeId } from "../service-types";
import { indexStems, indexWords } from "./index-words";

/** Words that a person never wants in a bid's title, and the stems by which the full-text index compares them. */
export type Exclusion = { words: string; stems: string };

export const MAX_EXCLUSIONS = 50;
/** When a person leaves out more bids, the oldest come back. */
export const MAX_HIDDEN_BIDS = 1_000;
export const MAX_OFFERED = 5;
const MAX_WORDS_LENGTH = 80;

/** `null` if the text has no word, or is longer than any phrase that we offer. */
export function exclusionOf(text: string): Exclusion | null {
  const words = indexWords(text).toLowerCase();
  const stems = indexStems(words);
  return words === "" || words.length > MAX_WORDS_LENGTH || stems.trim() === "" ? null : { words, stems };
}

/** Whether a title, by its stems, has the words of an exclusion next to one another. */
export function isExcluded(titleStems: string, excluded: ReadonlyArray<Exclusion>): boolean {
  return excluded.some(({ stems }) => titleStems.includes(stems));
}

type Offered = {
  title: string;
  /** What decided the bid's trades. */
  reasons: ReadonlyArray<{ kind: string; text: string }>;
  /** The person's trades, some in their own words. */
  serviceTypes: ReadonlyArray<string>;
};

/** The words of a title that brought the bid to a person, in the order in which they were found. */
export function wordsToOffer({ title, reasons, serviceTypes }: Offered): Array<Exclusion> {
  const phrases = reasons.filter(({ kind }) => kind === "phrase").map(({ text }) => text);
  const typed = serviceTypes.filter((trade) => !isServiceTypeId(trade));
  const titleStems = indexStems(title);
  const offered = new Map<string, Exclusion>();
  for (const text of [...phrases, ...typed]) {
    const exclusion = exclusionOf(text);
    if (exclusion && isExcluded(titleStems, [exclusion]) && !offered.has(exclusion.stems))
      offered.set(exclusion.stems, exclusion);
  }
  return [...offered.values()].slice(0, MAX_OFFERED);
}
