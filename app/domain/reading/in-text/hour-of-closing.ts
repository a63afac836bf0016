import type { KeyDate } from "../key-date";
import type { JoinedHour, Moment } from "../moments/moments";
import { fold } from "../sentences/fold";
import type { Sentence } from "../sentences/sentence";

/** A sentence like "Bids are received until 2:00 p.m. on the closing date": its hour, and none for a day. */
const statesHour = ({ cues, moments, loneHours }: Sentence) =>
  moments.length === 0 &&
  loneHours.length > 0 &&
  cues.length > 0 &&
  cues.every(({ kind }) => kind === "closing");

/** "Friday, March 16, 2026 - no later than 2:00 p.m.": the closing day again, with the hour, in a line of its own. */
function hoursOfDayAgain(
  { cues, moments, loneHours, folded }: Sentence,
  before: Sentence | undefined,
  localDay: string | null,
): ReadonlyArray<JoinedHour> {
  const isBelow = moments.length === 0 && before?.cues.length === 0 && before.loneHours.length === 0;
  const [moment, another] = isBelow ? before.moments : moments;
  const [hour, other] = isBelow ? loneHours : moments.flatMap((one) => one.hour ?? []);
  if (cues.length > 0 || !moment || another || !hour || other || !isOnDay(moment, localDay)) return [];
  return ENDS_IN_LIMIT.test(folded.slice(isBelow ? 0 : moment.day.end, hour.start)) ? [hour] : [];
}

const ENDS_IN_LIMIT =
  /^[\s,;:-]{0,6}(?:no later than|not later than|nlt|by|before|until|prior to|au plus tard|avant|jusqu'a)(?: at| a)? {1,2}$/;

const isOnDay = ({ day: { readings, year } }: Moment, localDay: string | null) =>
  readings.length === 1 &&
  readings.every(
    ({ month, day }) =>
      localDay === [year, month, day].map((part) => String(part).padStart(2, "0")).join("-"),
  );

/**
 * The hour that other sentences of the text state for a closing date without one: `null` if none does, "unclear" if they
 * do not agree or it is not plain.
 */
export function hourOfClosing(
  { start, localDay }: KeyDate,
  sentences: ReadonlyArray<Sentence>,
): JoinedHour | "unclear" | null {
  const hours = sentences.flatMap((sentence, index) => {
    if (sentence.start === start) return [];
    return statesHour(sentence)
      ? sentence.loneHours
      : hoursOfDayAgain(sentence, sentences[index - 1], localDay);
  });
  const [hour] = hours;
  if (!hour) return null;
  const isPlain = hours.every(
    (other) => other.clear && !other.isRange && other.hour === hour.hour && other.minute === hour.minute,
  );
  return isPlain ? hour : "unclear";
}

const BID_DATE = /^\W{0,4}(?:bid|tender|proposal|quote) date\s?(?:[:|]|-\s)/;
const OPENING_TIME =
  /^\W{0,4}(?:(?:public )?(?:bid|tender|proposal|quote) )?opening (?:time|hour)\s?(?:[:|]|-\s)/;

/** "Bid date: March 5, 2026" and "Bid opening time: 10:00 a.m.": the two halves of one label; `null` where it is none. */
export function openingAtBidDate(date: KeyDate, dates: ReadonlyArray<KeyDate>): KeyDate | null {
  if (!BID_DATE.test(fold(date.sentence))) return null;
  const openings = dates.filter(({ kind }) => kind === "opening");
  const [opening, another] = openings;
  const isOfDay =
    opening?.at != null &&
    another === undefined &&
    opening.standing === "sure" &&
    opening.localDay === date.localDay &&
    OPENING_TIME.test(fold(opening.sentence));
  return isOfDay ? opening : null;
}

/** "The closing is extended to March 12": its hour is the one that the text states for the closing before. */
const MOVES =
  /(?<![a-z])(?:extended|extension|postponed|deferred|moved|re-?scheduled|changed|revised|brought forward|advanced|now|prolongee?|reportee?|repoussee?|devancee?|deplacee?|desormais|maintenant)(?![a-z])/;

/** The closing whose hour a moved closing keeps; `null` if the text states none, or several. */
export function closingThatMoved(date: KeyDate, dates: ReadonlyArray<KeyDate>): KeyDate | null {
  if (!MOVES.test(fold(date.sentence))) return null;
  const before = dates.filter(
    ({ kind, at, start }) => kind === "closing" && at !== null && start < date.start,
  );
  const hours = new Set(before.map(({ localTime, zone }) => `${localTime} ${zone}`));
  return hours.size === 1 ? (before.at(-1) ?? null) : null;
}
