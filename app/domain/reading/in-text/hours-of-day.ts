import { IANAZone } from "luxon";
import { dayWithoutHour } from "../kept/closing-day";
import type { KeyDate, ReaderInput } from "../key-date";
import type { Moment } from "../moments/moments";
import type { Sentence } from "../sentences/sentence";
import type { Section } from "./without-changed";

type Hour = { hour: number; minute: number; clear: boolean };

const two = (number: number) => String(number).padStart(2, "0");

/** Words of a closing in a sentence that no rule reads: "Les plis ferment le 5 mars à 15 h". */
const OF_CLOSING =
  /(?<![a-z])(?:bids?|tenders?|proposals?|quotes?|submissions?|envelopes?|closes?|closing|due|deadline|soumissions?|offres?|propositions?|enveloppes?|plis|ferme\w*|cloture|limite)(?![a-z])|^\W{0,4}(?:lot|schedule|part|phase|contract|section|group|stream|volet|partie|contrat) (?:[a-z]|\d{1,3})(?![a-z\d])/;
/** "2:00 p.m. EST / 1:00 p.m. CST", "2:00 p.m. (14:00)": one hour in two ways. */
const SAID_AGAIN = /[/(=]\s?$/;

/**
 * Where the portal states a day alone, nothing confirms the hour that a sentence states for it. It is doubtful if the
 * notice has another hour for that day's closing, whatever the other is for: paper, another lot, an older text.
 */
export function withoutRivalHours(
  dates: ReadonlyArray<KeyDate>,
  sections: ReadonlyArray<Section>,
  { closing, zones }: ReaderInput,
): ReadonlyArray<KeyDate> {
  if (closing === null) return dates;
  const isAlone = (date: KeyDate) =>
    date.kind === "closing" &&
    date.standing === "sure" &&
    date.at !== null &&
    dayWithoutHour(closing, date.zone ?? "America/Toronto") === date.localDay;
  if (!dates.some(isAlone)) return dates;
  const sentences = sections.flatMap((section) => section.sentences);
  return dates.map((date) => {
    if (!isAlone(date)) return date;
    const doubt = isInAnotherZone(date, zones)
      ? "unclear zone"
      : sentences.some((sentence) => statesAnotherHour(sentence, date, dates))
        ? "unclear hour"
        : null;
    return doubt === null ? date : { ...date, standing: "check", doubts: [...date.doubts, doubt] };
  });
}

/** "2:00 p.m. CST" where neither the place nor the buyer nor the portal has that hour. */
function isInAnotherZone({ at, zone, zoneBasis }: KeyDate, zones: ReaderInput["zones"]): boolean {
  const known = Object.values(zones).filter((one) => one !== null);
  if (zoneBasis !== "stated" || at === null || zone === null || known.length === 0) return false;
  const offsetIn = (one: string) => IANAZone.create(one).offset(at.getTime());
  return known.every((one) => offsetIn(one) !== offsetIn(zone));
}

function statesAnotherHour(sentence: Sentence, date: KeyDate, dates: ReadonlyArray<KeyDate>): boolean {
  const { cues, moments, loneHours, folded } = sentence;
  const ofClosing = cues.some(({ kind }) => kind === "closing");
  const others = moments.filter(
    ({ day, hour }) => hour !== null && isOnDay(day, date) && !isHour(hour, date.localTime),
  );
  if (others.some(({ hour }) => !isOfOther(hour!, date, dates)) && (ofClosing || isUnread(sentence)))
    return true;
  return (
    ofClosing &&
    cues.every(({ kind }) => kind === "closing" || (kind === "other" && moments.length === 0)) &&
    loneHours.some(
      (hour) =>
        !hour.isRange && !isHour(hour, date.localTime) && !SAID_AGAIN.test(folded.slice(0, hour.start)),
    )
  );
}

const isUnread = ({ cues, folded }: Sentence) => cues.length === 0 && OF_CLOSING.test(folded);

/** An opening, a meeting or a last day for questions on the same day has an hour of its own, and so has an old closing. */
const isOfOther = (hour: Hour, { localDay }: KeyDate, dates: ReadonlyArray<KeyDate>) =>
  dates.some(
    (other) =>
      (other.kind !== "closing" || other.doubts.includes("replaced")) &&
      other.localDay === localDay &&
      isHour(hour, other.localTime),
  );

const isOnDay = ({ readings, year }: Moment["day"], { localDay }: KeyDate) =>
  (year === null || localDay?.startsWith(`${year}-`) === true) &&
  readings.some(({ month, day }) => localDay?.slice(5) === `${two(month)}-${two(day)}`);

const isHour = ({ hour, minute, clear }: Hour, time: string | null) =>
  time === `${two(hour)}:${two(minute)}` || (!clear && time === `${two(hour + 12)}:${two(minute)}`);
