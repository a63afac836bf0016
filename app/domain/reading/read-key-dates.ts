import { checkedTogether, isSameMoment } from "./checks";
import {
  closingAtOpening,
  withoutAwardedTerms,
  withoutExtended,
  withoutPrequalification,
} from "./closings-in-text";
import type { CueKind } from "./cues";
import { datesIn, type Found } from "./dates-in-sentence";
import { doubtsOf } from "./doubts";
import { seasonOfWork, statesDaysBefore, statesMonthsOfWork, statesTerm, validityDaysIn } from "./durations";
import { type FigureOrder, figureOrderOf } from "./figure-order";
import { fold } from "./fold";
import {
  type Doubt,
  type KeyDate,
  type KeyDateKind,
  type NoticeText,
  type ReaderInput,
  READING_RULES_VERSION,
} from "./key-date";
import { hourOfClosing } from "./hour-of-closing";
import { isForBids, LONE_DEADLINE, withoutNeedlessDeadlines } from "./lone-deadlines";
import { attendanceAt, placeAt, statesNoMeeting } from "./meetings";
import { momentOn } from "./moments";
import { withoutMoved } from "./moved-dates";
import { openingAfterClosing } from "./opening-after-closing";
import { endAfterMonthIn, periodIn } from "./periods";
import { resolveMoment } from "./resolve-moment";
import { type Sentence, sentencesOf } from "./sentence";

/**
 * Reads every date that can end a bid out of a notice's texts. A date is sure only if nothing in its sentence, in the
 * notice's other dates or in the portal's closing date speaks against it.
 */
export function readKeyDates(input: ReaderInput): Array<KeyDate> {
  const found = input.texts.flatMap((text) => readText(text, input));
  return distinct(checkedTogether(found, input));
}

/** A text with more dates is a list or a calendar; the first ones are read. */
const MOST_DATES = 100;

/** Of a longer text the rest is not read. */
const MOST_CHARACTERS = 200_000;

function readText(notice: NoticeText, input: ReaderInput): Array<KeyDate> {
  const text = notice.text.slice(0, MOST_CHARACTERS);
  const folded = fold(text);
  const sentences = sentencesOf(text, folded);
  const order = figureOrderOf(folded, input.zones);
  const dates: Array<KeyDate> = [];
  let before: CueKind | null = null;
  for (const [index, sentence] of sentences.entries()) {
    if (dates.length >= MOST_DATES) break;
    const reading = { notice, input, order, sentences, index, sentence };
    dates.push(...readDates(reading, before));
    dates.push(...readOpeningHour(reading, dates), ...readDurations(reading, dates));
    before = sentence.cues.findLast(({ kind }) => kind === "site_meeting")?.kind ?? null;
  }
  return settled({ notice, input, order, sentences }, dates);
}

/** What a text's dates say about each other. */
function settled(text: Text, read: ReadonlyArray<KeyDate>): Array<KeyDate> {
  const { sentences } = text;
  const stated = withoutExtended(withoutMoved(withoutNeedlessDeadlines(read), sentences), sentences);
  const settledKinds = withoutAwardedTerms(withoutPrequalification(stated, sentences), sentences);
  const dates = settledKinds.map((date) => withHourOfClosing(text, date));
  return [...dates, ...readClosingAtOpening(text, dates), ...readMentions(text, dates)];
}

/** A closing date with the hour that another sentence states. */
function withHourOfClosing({ input, sentences }: Text, date: KeyDate): KeyDate {
  const { kind, standing, at, localDay } = date;
  if (kind !== "closing" || standing !== "sure" || at !== null || localDay === null) return date;
  const hour = hourOfClosing(date, sentences);
  if (hour === null) return date;
  if (hour === "unclear") return { ...date, standing: "check", doubts: ["unclear hour"] };
  const { doubts, ...when } = resolveMoment(momentOn(localDay, hour), date.sentence, fold(date.sentence), {
    input,
    order: null,
  });
  if (doubts.length > 0) return { ...date, standing: "check", doubts };
  return { ...date, ...when, precision: "instant" };
}

function readClosingAtOpening(text: Text, dates: ReadonlyArray<KeyDate>): Array<KeyDate> {
  const found = closingAtOpening(dates, text.sentences);
  if (!found) return [];
  const { sentence, opening } = found;
  const reading = { ...text, sentence, index: text.sentences.indexOf(sentence) };
  const { at, localDay, localTime, zone, zoneBasis, precision } = opening;
  const record = recordOf(reading, "closing", "closing/at the opening");
  return [{ ...record, at, localDay, localTime, zone, zoneBasis, precision }];
}

/** A page that says what a notice does not mention must know of these even where no date stands beside them. */
const NEVER_OVERLOOKED = ["site_meeting", "questions"] as const;

/** The first sentence that mentions such a date, if the text gives none. People see the sentence alone. */
function readMentions(text: Text, dates: ReadonlyArray<KeyDate>): Array<KeyDate> {
  return NEVER_OVERLOOKED.flatMap((kind): Array<KeyDate> => {
    if (dates.some((date) => date.kind === kind)) return [];
    const index = text.sentences.findIndex(({ cues }) => cues.some((cue) => cue.kind === kind));
    const sentence = text.sentences[index];
    if (!sentence) return [];
    const reading = { ...text, index, sentence };
    const record = recordOf(reading, kind, `${kind}/without a date`);
    const mandatory = kind === "site_meeting" ? meetingOf(reading).mandatory : "unsaid";
    return [{ ...record, mandatory, standing: "check", doubts: ["not fixed"] }];
  });
}

type Text = {
  notice: NoticeText;
  input: ReaderInput;
  order: FigureOrder;
  sentences: ReadonlyArray<Sentence>;
};
type Reading = Text & { index: number; sentence: Sentence };

function recordOf({ notice, sentence }: Reading, kind: KeyDateKind, rule: string): KeyDate {
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

function readDates(reading: Reading, before: CueKind | null): Array<KeyDate> {
  const { sentence } = reading;
  if (sentence.moments.length === 0) return [];
  const lastDay = endAfterMonthIn(sentence);
  if (lastDay) return [dateOf(reading, { kind: "end", rule: "end/after month", moment: lastDay, cue: null })];
  const period = periodIn(sentence);
  if (period) {
    const [first, last] = period;
    return [
      dateOf(reading, { kind: "start", rule: "start/period", moment: first, cue: null }),
      dateOf(reading, { kind: "end", rule: "end/period", moment: last, cue: null }),
    ];
  }
  return datesIn(sentence, before)
    .filter(({ rule }) => rule !== LONE_DEADLINE || isForBids(reading.sentences, reading.index))
    .map((found) => dateOf(reading, found));
}

function dateOf(reading: Reading, { kind, rule, moment }: Found): KeyDate {
  const { input, order, sentence } = reading;
  const { doubts: stated, isExpected } = doubtsOf(sentence, kind, moment);
  const { doubts: unread, ...when } = resolveMoment(moment, sentence.text, sentence.folded, { input, order });
  const meeting = kind === "site_meeting" ? meetingOf(reading) : { doubts: [] };
  const { doubts: aboutMeeting, ...details } = meeting;
  const isUnfixedRange = moment.hour?.isRange === true && kind !== "site_meeting";
  const doubts: Array<Doubt> = [
    ...stated,
    ...unread,
    ...aboutMeeting,
    ...(isUnfixedRange || hasUnreadHour(sentence, moment, kind) ? (["unclear hour"] as const) : []),
  ];
  const precision = isExpected ? "approximate" : when.at === null ? "day" : "instant";
  return {
    ...recordOf(reading, kind, rule),
    ...when,
    ...details,
    precision,
    doubts,
    standing: doubts.length > 0 ? "check" : "sure",
  };
}

/** A sentence with one day and an hour that belongs to no day: the hour may be the day's. */
const hasUnreadHour = ({ moments, loneHours }: Sentence, { hour }: Moment, kind: KeyDateKind) =>
  hour === null && moments.length === 1 && loneHours.length > 0 && kind !== "start" && kind !== "end";

function meetingOf({ sentences, index }: Reading) {
  const { mandatory, contradictory } = attendanceAt(sentences, index);
  const doubts: Array<Doubt> = contradictory ? ["mandatory and optional"] : [];
  return { mandatory, place: placeAt(sentences, index), doubts };
}

/** The opening of bids on the closing day, which the sentence says without repeating the day. */
function readOpeningHour(reading: Reading, dates: ReadonlyArray<KeyDate>): Array<KeyDate> {
  const { sentence } = reading;
  const moment = dates.at(-1)?.kind === "opening" ? null : openingAfterClosing(sentence, dates);
  const record = recordOf(reading, "opening", "opening/on the closing day");
  return moment === null ? [] : [{ ...record, ...moment, precision: "instant" }];
}

function readDurations(reading: Reading, dates: ReadonlyArray<KeyDate>): Array<KeyDate> {
  const { sentence } = reading;
  const records: Array<KeyDate> = [];
  const days = /day|jour/.test(sentence.folded) ? validityDaysIn(sentence.folded) : null;
  if (days !== null) records.push({ ...recordOf(reading, "validity", "validity/days"), days });
  const isFirst = !dates.some(({ kind }) => kind === "term");
  if (
    isFirst &&
    /year|month|season|days|\ban|mois|saison/.test(sentence.folded) &&
    statesTerm(sentence.folded)
  )
    records.push(recordOf(reading, "term", "term/duration"));
  records.push(...readRelative(reading), ...readMonths(reading));
  if (statesNoMeeting(sentence))
    records.push({
      ...recordOf(reading, "site_meeting", "site_meeting/none"),
      precision: "none",
      mandatory: "no",
    });
  return records;
}

/** Kinds that are often said as days before another date, which is never computed: holidays would make it wrong. */
const COUNTED_BACK: ReadonlyArray<CueKind> = ["questions", "addenda", "intent"];

function readRelative(reading: Reading): Array<KeyDate> {
  const { cues, folded, moments } = reading.sentence;
  if (moments.length > 0 || !statesDaysBefore(folded)) return [];
  const cue = cues.find(({ kind }) => COUNTED_BACK.includes(kind));
  if (!cue || cue.kind === "other" || cue.kind === "follow-up") return [];
  return [recordOf(reading, cue.kind, `${cue.kind}/days before`)];
}

function readMonths(reading: Reading): Array<KeyDate> {
  const { folded, moments } = reading.sentence;
  if (moments.length > 0 || !/20\d\d/.test(folded)) return [];
  const season = seasonOfWork(folded);
  if (season) return [{ ...recordOf(reading, season, `${season}/season`), precision: "approximate" }];
  if (!statesMonthsOfWork(folded)) return [];
  return (["start", "end"] as const).map((kind) => ({
    ...recordOf(reading, kind, `${kind}/months`),
    precision: "approximate" as const,
  }));
}

/** One record for what several sentences say: the first that has the hour, and the sure one before a doubtful one. */
function distinct(dates: ReadonlyArray<KeyDate>): Array<KeyDate> {
  const kept: Array<KeyDate> = [];
  for (const date of dates) {
    const same = kept.findIndex((other) => isSame(other, date));
    const other = kept[same];
    if (!other) kept.push(date);
    else if (other.at === null && date.at !== null) kept[same] = date;
  }
  return kept;
}

function isSame(a: KeyDate, b: KeyDate): boolean {
  if (a.kind !== b.kind || a.standing !== b.standing || a.precision === "none" || b.precision === "none")
    return false;
  if (a.kind === "validity") return a.days === b.days;
  if (a.precision === "relative" && b.precision === "relative") return true;
  return a.localDay !== null && isSameMoment(a, b);
}
