const SENTENCE_BEFORE = 160;
const LONG_SENTENCE_BEFORE = 260;
/** The end of a sentence or of a line. */
const END_OF_SENTENCE = /[.;!?]\s+(?=\p{Lu})|\n/gu;
/** The same, but a saint, a street and an initial end none. */
const END_BEFORE_WORDS =
  /(?<!(?<!\p{L})(?:Ste?|Mt|Dr|Ave|Rd|Hwy|Rte|No|Inc|Ltd|\p{Lu}))[.;!?]\s+(?=\p{Lu})|\n/gu;
/** A label's lines belong together: "Mail a bid response to:\nDepartment of Agriculture\n10B Airline Drive\nAlbany". */
const END_OF_PARAGRAPH =
  /(?<!(?<!\p{L})(?:Ste?|Mt|Dr|Ave|Rd|Hwy|Rte|No|Inc|Ltd|\p{Lu}))[.;!?]\s+(?=\p{Lu})|\n\s*\n/gu;

function after(text: string, ends: RegExp): string {
  const end = Array.from(text.matchAll(ends)).at(-1);
  return end === undefined ? text : text.slice(end.index + end[0].length);
}

/** What stands in the same sentence before this character. */
export function sentenceBefore(raw: string, index: number): string {
  const start = Math.max(0, index - SENTENCE_BEFORE);
  // The character after it tells whether a sentence ends before the mention.
  const end = Array.from(raw.slice(start, index + 1).matchAll(END_OF_SENTENCE)).at(-1);
  return raw.slice(end === undefined ? start : start + end.index + end[0].length, index);
}

/** The same, further back and over the lines of an address. */
export const sentenceUpTo = (raw: string, index: number): string =>
  after(raw.slice(Math.max(0, index - LONG_SENTENCE_BEFORE), index), END_OF_PARAGRAPH);

/** The sentence in which this character stands. */
export function sentenceAround(raw: string, index: number): string {
  const before = after(raw.slice(Math.max(0, index - SENTENCE_BEFORE), index), END_BEFORE_WORDS);
  const rest = raw.slice(index, index + SENTENCE_BEFORE);
  const end = rest.search(END_BEFORE_WORDS);
  return before + rest.slice(0, end < 0 ? undefined : end);
}
