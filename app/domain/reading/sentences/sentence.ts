import { type Cue, type CueKind, cuesIn } from "../cues";
import { daysIn, type WrittenDay } from "../moments/day-shapes";
import { hoursIn } from "../moments/hour-shapes";
import { momentsOf, withoutRangeEnds } from "../moments/moments";
import { MONTH, WEEKDAY } from "../moments/month-names";
import { sought } from "../patterns/sought";
import { linesOfAddress } from "./addresses";
import { linesOfForm } from "./bilingual-forms";
import { isHeaderOfRow, labelFollows } from "./lists-of-dates";
import { linesOfMeetingForm } from "./meeting-forms";
import { linesAboveMeeting, withMeetingFirst } from "./meeting-last";
import { type Piece, piecesOf } from "./pieces";
import { plainWords } from "./plain-words";
import { linesOfRow, mayBeHeader, pairedByCell } from "./rows-by-cell";
import type { Sentence } from "./sentence-type";
import { speaksOfThatTime } from "./that-time";
import { isTwinOf } from "./twin-labels";

export type { Sentence } from "./sentence-type";

export function sentencesOf(text: string, folded: string): Array<Sentence> {
  const read = piecesOf(text, folded).map((piece) => readSentence(text, folded, piece));
  const sentences: Array<Sentence> = [];
  for (let index = 0; index < read.length; index += 1) {
    const sentence = read[index];
    if (!sentence) continue;
    const row = mayBeHeader(sentence) ? linesOfRow(read, index) : 0;
    const table = row === 0 ? null : pairedByCell(readSentence(text, folded, spanOf(read, index, row)));
    if (table !== null) {
      sentences.push(...(table.length > 0 ? table : read.slice(index, index + row + 1)));
      index += row;
      continue;
    }
    const above = linesAboveMeeting(read, index, text);
    if (above > 0) {
      sentences.push(
        withMeetingFirst(readSentence(text, folded, spanOf(read, index, above)), read[index + above]),
      );
      index += above;
      continue;
    }
    const lines =
      linesOfForm(read, index) ||
      linesOfAddress(read, index) ||
      (labelFollows(read, index) ? 1 : 0) ||
      linesOfMeetingForm(read, index) ||
      linesOfValue(read, index) ||
      (givesHour(sentence, read[index + 1]) ? 1 : 0);
    if (lines === 0) {
      sentences.push(sentence);
      continue;
    }
    sentences.push(readSentence(text, folded, spanOf(read, index, lines)));
    index += lines;
  }
  return sentences;
}

/** A sentence with so many of the lines after it. */
const spanOf = (read: ReadonlyArray<Sentence>, index: number, lines: number): Piece => ({
  start: read[index]?.start ?? 0,
  end: read[index + lines]?.end ?? 0,
});

/** Of longer sentences without a date these can be about a meeting, or count days back from another date. */
const MAY_HAVE_DATE = sought(
  /visit|meeting|walk|conference|tour|inspect|showing|session|reunion|rencontre|seance|days|jours/,
);

function readSentence(text: string, folded: string, { start, end }: Piece): Sentence {
  const written = text.slice(start, end);
  const { plain, folded: part } = plainWords(written, folded.slice(start, end).replace(/[\n\r]/g, " "));
  const hasDigit = /\d/.test(part);
  const days = hasDigit ? daysIn(part) : [];
  const hours =
    hasDigit || /noon|midi/.test(part) ? withoutRangeEnds(part, hoursBeside(part, days), days) : [];
  const hasDate = days.length + hours.length > 0 || part.length <= LONGEST_LABEL || speaksOfThatTime(part);
  const cues = hasDate || MAY_HAVE_DATE.test(part) ? cuesIn(part, hasDate) : [];
  const moments = momentsOf(days, hours, cuesThatPart(part, cues), part);
  const joined = new Set(moments.map(({ hour }) => hour));
  return {
    start,
    end,
    text: written,
    plain,
    folded: part,
    cues,
    moments,
    loneHours: hours.filter((hour) => !joined.has(hour)),
  };
}

/** "2026-03-12 Heure de fermeture": the figures of a day are no hour. */
const hoursBeside = (part: string, days: ReadonlyArray<WrittenDay>) =>
  hoursIn(part).filter(
    (hour) => !days.some(({ start, end, year }) => year !== null && hour.start >= start && hour.start < end),
  );

/** Whether the cues of every kind have been looked for in a sentence: those of work only where it has a date, or is short. */
export const hasAllCues = ({ folded, moments }: Sentence) =>
  moments.length > 0 || folded.length <= LONGEST_LABEL;

/**
 * "Closing time" between a day and an hour does not part them, nor does "closing date" after "closing time", nor the
 * council at whose meeting bids are opened.
 */
function cuesThatPart(part: string, cues: ReadonlyArray<Cue>): Array<Cue> {
  const times = cues.filter(({ start, end }) => IS_TIME.test(part.slice(start, end)));
  const isOpening = cues.some(({ kind }) => kind === "opening");
  const isVisit = cues[0]?.kind === "site_meeting";
  return cues.filter((cue) => {
    if (isOpening && cue.rule === "other/council") return false;
    if (isVisit && cue.rule === "end/and ends") return false;
    const isDate = part.slice(cue.start, cue.end).endsWith(" date");
    return !times.some((time) => time === cue || (isDate && time.kind === cue.kind && time.end <= cue.start));
  });
}

const IS_TIME = /(?:time|hour|heure)s?$|^(?:time|hour) /;
/** "Time:" on a line of its own */
const BARE_LABEL =
  /^[-*•\s(]{0,4}(?:date|time|day|when|hour|heure|jour|quand|date (?:and|&|et) (?:time|heure))\)?\s?:?$/;

const LONGEST_LABEL = 100;
const MOST_LINES = 5;
const VALUE = new RegExp(
  `^[-*•:|\\s]{0,4}(?:(?:date|time|day|when|hour|heure|jour|quand|date (?:and|&|et) (?:time|heure))s?\\s{0,2}[:-]{0,2}\\s{0,2})?(?:(?:at - a|on - le)\\s?:? )?(?:(?:on|at|by|le|a|until|before|avant|no later than|not later than|prior to|up to|au plus tard(?: le| a)?|d'ici le) )?(?:${WEEKDAY}|${MONTH}|\\d{1,2}|noon|midi)(?![a-z]{4})`,
);

/** The value is in the next cell of the row: "Pre-bid meeting |", "Town Hall, March 5, 2026 |" */
const CELL_ENDS = /\|\s{0,2}$/;
const hasWhen = ({ moments, loneHours }: Sentence) => moments.length > 0 || loneHours.length > 0;
const isLabel = ({ cues, folded }: Sentence) =>
  folded.length <= LONGEST_LABEL &&
  !/(?<![ap]\. ?m)[.!?]$|[:|-]\s{0,2}(?:none|n\/a|not (?:required|applicable|scheduled)|aucune|sans objet)$/.test(
    folded,
  ) &&
  cues.length > 0 &&
  cues.at(-1)?.kind !== "other";
/** A line with the day or the hour of a label, and with no words for a date of another kind. */
const isValue = (sentence: Sentence, label: Sentence) =>
  hasWhen(sentence) &&
  (VALUE.test(sentence.folded) ||
    CELL_ENDS.test(label.folded) ||
    isHourOf(sentence, label) ||
    isDayOf(sentence, label)) &&
  sentence.cues.every(({ kind, rule }) => rule === "other/publication" || kind === label.cues.at(-1)?.kind);
/** "Closing time: 2:00 p.m." after "Closing date: March 5, 2026" */
function isHourOf(sentence: Sentence, label: Sentence): boolean {
  const { cues, folded, moments } = sentence;
  const [cue, other] = cues;
  if (moments.length === 0 && isTwinOf(sentence, label)) return true;
  if (!cue || other || moments.length > 0) return false;
  return cue.start === 0 && cue.kind === label.cues.at(-1)?.kind && IS_TIME.test(folded.slice(0, cue.end));
}

/** "Closing date: March 5, 2026" after "Closing time: 2:00 p.m." */
const isDayOf = ({ cues, moments, loneHours }: Sentence, label: Sentence) =>
  label.loneHours.length > 0 &&
  cues[0]?.start === 0 &&
  moments.length === 1 &&
  moments[0]?.hour === null &&
  loneHours.length === 0;
/** "Closing time:" on a line of its own, after the closing date */
const isHourLabel = (sentence: Sentence, label: Sentence) =>
  hasNoWhen(sentence) && (isTwinOf(sentence, label) || isHourOfKind(sentence, label));
const hasNoWhen = ({ moments, loneHours }: Sentence) => moments.length + loneHours.length === 0;
const isHourOfKind = ({ cues, folded }: Sentence, label: Sentence) =>
  cues.length === 1 &&
  cues[0]?.kind === label.cues.at(-1)?.kind &&
  /^.{0,30}(?:time|hour|heure)\s?:?$|^\W{0,4}(?:time|hour|heure) (?:of|for|de|du|des)[a-z' ]{1,30}:?$/.test(
    folded,
  );

const LONGEST_PAIR = 500;
const BEGINS =
  /(?<![a-z])(?:meet|begins?|starts?|starting|beginning|held|convene|gather|debut\w*|commencera)(?![a-z])/;

/** "The site visit is on March 5, 2026. Bidders meet at 10:00 a.m.": the hour of the day before. */
function givesHour(first: Sentence, next: Sentence | undefined): boolean {
  const [moment, another] = first.moments;
  if (!next || !moment || another || moment.hour !== null || first.loneHours.length > 0) return false;
  if (next.moments.length > 0 || next.loneHours.length !== 1 || next.end - first.start > LONGEST_PAIR)
    return false;
  return (
    first.cues.length > 0 &&
    first.cues.every(({ kind }) => kind === "site_meeting") &&
    BEGINS.test(next.folded) &&
    next.cues.every(({ kind }) => OF_HOUR.includes(kind))
  );
}

/** "It will begin at 9:00 a.m. at the gate and end at the hall" */
const OF_HOUR: ReadonlyArray<CueKind> = ["site_meeting", "follow-up", "start", "end"];

const ANNOUNCES =
  /(?<![a-z])(?:(?:date|time|day|hour)s? (?:below|ci-dessous)|(?:following|below|suivante?s?|ci-dessous)(?:,? (?:dates?|times?|day|place|location|lieu|heure))|as follows|comme suit)/;
const DATE_LABEL = /^\W{0,4}(?:date|day|when|quand|jour)(?: (?:and|&|et) (?:time|hour|heure))?\s?:/;
const OF_VISIT: ReadonlyArray<CueKind> = ["site_meeting", "follow-up"];
const ANNOUNCED: ReadonlyArray<CueKind> = ["site_meeting", "closing", "opening", "questions"];
/** "A site visit has been arranged for the following date and time. Bidders should attend. Date: March 5, 2026" */
const announcesDate = (sentence: Sentence) =>
  sentence.cues.length > 0 &&
  ANNOUNCED.includes(sentence.cues[0]?.kind ?? "other") &&
  sentence.cues.every(({ kind }) => kind === sentence.cues[0]?.kind) &&
  !hasWhen(sentence) &&
  ANNOUNCES.test(sentence.folded);

/** "Bidders may attend the pre-bid meeting." and below "Date: March 5, 2026", "Place: Town Hall" */
const PLACE_LABEL =
  /^\W{0,4}(?:(?:starting|meeting|visit) )?(?:time|hour|location|place|where|heure|lieu|endroit)s?\s?:/;
const MOST_BETWEEN = 2;
function mentionsVisitBelow(read: ReadonlyArray<Sentence>, index: number): boolean {
  const sentence = read[index];
  if (!sentence || hasWhen(sentence) || !sentence.cues.some(({ kind }) => kind === "site_meeting"))
    return false;
  if (sentence.cues.some(({ kind }) => !OF_VISIT.includes(kind))) return false;
  for (let next = index + 1; next <= index + 1 + MOST_BETWEEN; next += 1) {
    const line = read[next];
    if (!line || line.cues.some(({ kind }) => kind === "site_meeting")) return false;
    if (DATE_LABEL.test(line.folded))
      return line.moments.length === 1 && PLACE_LABEL.test(read[next + 1]?.folded ?? "");
  }
  return false;
}

/** How many of the lines after this one are the value of its label: its day, its hour. */
function linesOfValue(read: ReadonlyArray<Sentence>, index: number): number {
  const label = read[index];
  if (!label) return 0;
  const isAnnounced = !isLabel(label) && (announcesDate(label) || mentionsVisitBelow(read, index));
  if (isHeaderOfRow(label, read[index + 1])) return 0;
  if (!(isAnnounced || isLabel(label)) || label.moments.some(({ hour }) => hour !== null)) return 0;
  let [lines, seen] = [0, 0];
  let hasDay = label.moments.length > 0;
  for (let next = read[index + 1]; next && seen < MOST_LINES; next = read[index + 1 + seen]) {
    seen += 1;
    if (BARE_LABEL.test(next.folded) || (hasDay && isHourLabel(next, label))) continue;
    if (isAnnounced && !hasDay && !DATE_LABEL.test(next.folded)) {
      if (hasWhen(next) || next.cues.some(({ kind }) => !OF_VISIT.includes(kind))) break;
      continue;
    }
    if (!isValue(next, label) || (hasDay && next.moments.length > 0)) break;
    hasDay ||= next.moments.length > 0;
    lines = seen;
  }
  return hasDay ? lines : 0;
}
