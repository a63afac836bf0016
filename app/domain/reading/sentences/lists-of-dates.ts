import type { Sentence } from "./sentence-type";

/** What a line with nothing but a day and its hour may have besides them. */
const MOST_BESIDE = 14;
const LONGEST_LABEL = 60;
const MOST_ROWS = 24;
const HEADING =
  /(?<![a-z])(?:schedules?|timelines?|timetable|calendar|dates|events|milestones|deadlines|echeancier|calendrier|evenements)(?![a-z])/;

function isBareDate(sentence: Sentence | undefined): sentence is Sentence {
  const [moment, another] = sentence?.moments ?? [];
  if (!sentence || !moment || another || sentence.cues.length > 0 || sentence.loneHours.length > 0)
    return false;
  return sentence.folded.length - (moment.end - moment.start) <= MOST_BESIDE;
}

const isShort = (sentence: Sentence | undefined): sentence is Sentence =>
  sentence !== undefined &&
  sentence.moments.length + sentence.loneHours.length === 0 &&
  sentence.folded.length <= LONGEST_LABEL &&
  !/[.:;]$/.test(sentence.folded);

/**
 * Whether the words for a date follow it, in a list that begins with a date: "February 24", "Site visit", "March 5", "Bid
 * closing". A list that begins with a label has its dates after them.
 */
export function labelFollows(read: ReadonlyArray<Sentence>, index: number): boolean {
  const label = read[index + 1];
  if (!isBareDate(read[index]) || !isShort(label) || label.cues.length === 0) return false;
  for (let at = index; index - at <= 2 * MOST_ROWS; at -= 2) {
    const before = read[at - 1];
    if (!isShort(before) || HEADING.test(before.folded)) return !/:\W{0,2}$/.test(before?.folded ?? "");
    if (!isBareDate(read[at - 2])) return startsRow(read[at - 2]);
  }
  return false;
}

/** A row of such a list in one line: "March 2, 2026 Addendum issued" */
const startsRow = (sentence: Sentence | undefined) =>
  sentence?.moments.length === 1 && sentence.moments[0]?.start === 0;

/** "Questions due | Bids due" above a row of as many days: the last label is not the first day's. */
export function isHeaderOfRow({ cues, moments }: Sentence, row: Sentence | undefined): boolean {
  if (moments.length > 0 || !row || row.moments.length < 2) return false;
  const kinds = cues.map(({ kind }) => kind);
  const isPair = kinds.length === 2 && kinds[0] === "closing" && kinds[1] === "opening";
  return new Set(kinds).size > 1 && !isPair;
}
