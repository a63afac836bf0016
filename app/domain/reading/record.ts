import {
  type KeyDate,
  type KeyDateKind,
  type NoticeText,
  type ReaderInput,
  READING_RULES_VERSION,
} from "./key-date";
import type { FigureOrder } from "./moments/figure-order";
import type { Sentence } from "./sentences/sentence";

/** A notice's text in sentences. */
export type Text = {
  notice: NoticeText;
  input: ReaderInput;
  order: FigureOrder;
  sentences: ReadonlyArray<Sentence>;
};
/** One of its sentences. */
export type Reading = Text & { index: number; sentence: Sentence };

/** Written out, as are all records that are made for every sentence or date: to add to a copy takes far longer. */
export const readingOf = (
  { notice, input, order, sentences }: Text,
  index: number,
  sentence: Sentence,
): Reading => ({ notice, input, order, sentences, index, sentence });

/** A sure date of a kind in a sentence, without its day. */
export function recordOf({ notice, sentence }: Reading, kind: KeyDateKind, rule: string): KeyDate {
  return {
    kind,
    at: null,
    localDay: null,
    localTime: null,
    zone: null,
    zoneBasis: null,
    precision: "relative",
    mandatory: "unsaid",
    place: null,
    days: null,
    sentence: sentence.text,
    start: sentence.start,
    end: sentence.end,
    section: notice.section,
    language: notice.language,
    rule,
    ruleVersion: READING_RULES_VERSION,
    standing: "sure",
    doubts: [],
    conflictsWith: null,
  };
}
