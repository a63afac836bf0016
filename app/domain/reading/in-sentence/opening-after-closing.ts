import type { Cue } from "../cues";
import type { KeyDate, ReaderInput } from "../key-date";
import { type JoinedHour, momentOn } from "../moments/moments";
import { MONTH, WEEKDAY, weekdayNumber } from "../moments/month-names";
import { resolveMoment } from "../moments/resolve-moment";
import type { Sentence } from "../sentences/sentence";
import { AT_THAT_TIME, OPENED_AT_THAT_TIME } from "../sentences/that-time";
import { IS_DENIED, NO_INSTANT } from "./another-day";

type Opening = Pick<KeyDate, "at" | "localDay" | "localTime" | "zone" | "zoneBasis">;

const LONGEST_WAIT_MINUTES = 5 * 60;
/** Sentences that are further apart are about different matters. */
const FARTHEST_SENTENCE = 400;
const FARTHEST_HOUR = 120;

/**
 * The hour of an opening on the closing day: "At 10:30 a.m. they will be opened", "… and opened at 7:00 p.m. the same
 * day", "At that time they will be opened". `null` if the sentence has no such hour.
 */
export function openingAfterClosing(
  sentence: Sentence,
  dates: ReadonlyArray<KeyDate>,
  input: ReaderInput,
): Opening | null {
  const closing = dates.findLast(({ kind }) => kind === "closing");
  const opening = sentence.cues.findLast(({ kind }) => kind === "opening");
  if (sentence.folded.startsWith("if ")) return null;
  if (!opening || closing?.kind !== "closing" || closing.standing !== "sure") return null;
  const isSameSentence = closing.start === sentence.start;
  if (sentence.moments.length > (isSameSentence ? 1 : 0)) return null;
  if (
    sentence.cues.some((cue) => isOther(cue, sentence.folded) && !isOfResults(cue, opening)) ||
    sentence.start - closing.end > FARTHEST_SENTENCE
  )
    return null;
  const [hour, another] = sentence.loneHours;
  if (hour && closing.at === null)
    return another || isSameSentence ? null : openingOnDay(sentence, hour, closing, input);
  if (closing.at === null) return null;
  if (hour) return another ? null : openingAtHour(sentence, hour, closing, isSameSentence);
  const isLast = dates.findLast(({ localDay }) => localDay !== null) === closing;
  return isSameSentence || !isLast || !isAtThatTime(sentence.folded, opening) ? null : momentOf(closing);
}

/** Words for another date; not those for the council at whose meeting it is, for late bids, and "à compter de 11 h". */
const isOther = ({ kind, rule, start }: Cue, folded: string) =>
  kind === "other" &&
  rule !== "other/council" &&
  rule !== "other/late" &&
  !folded.startsWith("a compter d", start);

/** "… publicly opened, and will be available for viewing" */
const isOfResults = (cue: Cue, opening: Cue) => cue.rule === "other/documents" && cue.start > opening.start;

const AT_CLOSING =
  /(?<![a-z])at the same (?:place and |day and |date and )?(?:time|hour)(?![a-z])|(?<![a-z])(?:at|on) (?:the )?(?:(?:place|location),? (?:and )?)?(?:(?:same )?(?:time|date|day|hour),? (?:and |at the )?){1,2}(?:(?:and )?(?:place|location) )?(?:(?:as )?(?:stated|specified|indicated|noted|given|set out|mentioned|shown) )?above(?![a-z])|(?<![a-z])at the above (?:date and )?(?:time|hour)(?![a-z])|(?<![a-z])at (?:the )?(?:(?:bid |tender )?closing(?: time)?|time of closing)(?![a-z])|le meme jour,? a la meme heure|a l'heure de (?:la )?(?:cloture|fermeture)/;
const NEAR_CUE = 60;
/** "Bids will be opened and read publicly at that time": prices are read at an hour, not on a day. */
const READ_THEN =
  /(?:(?<![a-z])read(?![a-z])[^.;]{0,24}|(?<=be )(?:publicly opened|opened publicly),?) at (?:that|this|the said|said) (?:same )?time(?=\s?[.;]|,? (?:and place|in |at the|on |via|by )|\s{0,2}$)/;

/** "Once all bids are logged, firms are let in, at which time they will be opened" */
const AFTER_EVENT = /^\W{0,4}(?:once|after|following|upon)(?![a-z])/;

/**
 * "At that time they will be opened": the closing that the sentence before states. "They will be opened at that time" may
 * be said of the day.
 */
function isAtThatTime(folded: string, { start, end }: Cue): boolean {
  if (AFTER_EVENT.test(folded)) return false;
  const words = AT_THAT_TIME.exec(folded)?.[0].length ?? 0;
  const after = folded.slice(end, end + NEAR_CUE);
  const before = OPENED_AT_THAT_TIME.exec(folded)?.index;
  const isBefore = before !== undefined && before < end;
  const isPlain = !NO_INSTANT.test(isBefore ? "" : folded.slice(words, start)) && !NO_INSTANT.test(after);
  const isSaid =
    (words > 0 && start - words <= NEAR_CUE) ||
    isBefore ||
    AT_CLOSING.test(after) ||
    READ_THEN.test(folded.slice(start, end + NEAR_CUE));
  return isSaid && isPlain && !IS_DENIED.test(folded.slice(before ?? 0, end));
}

/** "Bids are due March 5, 2026. They will be opened at 1:00 p.m.": the day of a closing without an hour. */
function openingOnDay(
  { cues, folded, plain }: Sentence,
  hour: JoinedHour,
  { localDay }: KeyDate,
  input: ReaderInput,
): Opening | null {
  const end = cues.findLast(({ kind }) => kind === "opening")?.end ?? 0;
  const isAfterCue = hour.start >= end && hour.start - end <= FARTHEST_HOUR;
  if (localDay === null || !isAfterCue || !hour.clear || hour.isRange) return null;
  if (NO_INSTANT.test(folded.slice(end)) || ANOTHER_DAY.test(folded) || IS_DENIED.test(folded)) return null;
  const { doubts, ...moment } = resolveMoment(momentOn(localDay, hour), plain, folded, {
    input,
    order: null,
  });
  return doubts.length > 0 || moment.at === null ? null : moment;
}

/** "They will be opened on Tuesday at 7 p.m.", "at the next meeting" */
const ANOTHER_DAY = new RegExp(
  `(?<![a-z])(?:${WEEKDAY}|next|tomorrow|(?:same|each|every|that) (?:day|evening)|meeting|daily|lendemain|seance)(?![a-z])`,
);

/** "… and at 2:15 p.m. will be publicly opened" */
const AND_THEN = /^[\s,]{0,3}(?:(?:they|bids|all|the|same|and|will|shall|be|then)[\s,]{1,2}){1,6}$/;

function openingAtHour(
  { cues, folded }: Sentence,
  hour: JoinedHour,
  closing: KeyDate,
  isSameSentence: boolean,
): Opening | null {
  const openings = cues.filter(({ kind }) => kind === "opening");
  const [cueStart, cueEnd] = [openings[0]?.start ?? 0, openings.at(-1)?.end ?? 0];
  const isAfterCue = hour.start >= cueEnd && hour.start - cueEnd <= FARTHEST_HOUR;
  const isSaidFirst = AND_THEN.test(folded.slice(hour.end, cueStart));
  if (!hour.clear || hour.isRange || closing.at === null) return null;
  if (isSameSentence && !isAfterCue && !isSaidFirst) return null;
  if (NO_INSTANT.test(folded.slice(cueEnd, hour.start)) && !isAtOnce(folded, cueEnd, hour, closing))
    return null;
  if (!isSameSentence && namesOtherDay(folded, closing)) return null;
  const wait = hour.hour * 60 + hour.minute - minutesOf(closing.localTime ?? "");
  if (wait < 0 || wait > LONGEST_WAIT_MINUTES + (isSameDay(folded, hour) ? LONGEST_WAIT_MINUTES : 0))
    return null;
  const localTime = [hour.hour, hour.minute].map((part) => String(part).padStart(2, "0")).join(":");
  return { ...momentOf(closing), at: new Date(closing.at.getTime() + wait * 60_000), localTime };
}

/** "Immediately, at 2:00 p.m.": at once, if it is the closing's own hour. */
const isAtOnce = (folded: string, from: number, { start, hour, minute }: JoinedHour, closing: KeyDate) =>
  AT_ONCE.test(folded.slice(from, start)) && hour * 60 + minute === minutesOf(closing.localTime ?? "");
const AT_ONCE =
  /^,? (?:immediately|promptly|forthwith|immediatement|aussitot)(?: (?:after|thereafter|apres))?,? (?:at|a) $/;

/** A day that is not read: "on Friday, 16/8 at 3:05 p.m.", after a closing on a Wednesday. */
const NAMED_DAY = new RegExp(`(?<![a-z])(${WEEKDAY})(?![a-z])`);
const MONTH_DAY = new RegExp(`(?<![a-z])(?:${MONTH})[.,]{0,2} \\d`);
function namesOtherDay(folded: string, { localDay }: KeyDate): boolean {
  const [, name] = NAMED_DAY.exec(folded) ?? [];
  if (MONTH_DAY.test(folded)) return true;
  return (
    name !== undefined && localDay !== null && weekdayNumber(name) % 7 !== new Date(localDay).getUTCDay()
  );
}

const isSameDay = (folded: string, { end }: JoinedHour) =>
  /^[\s,]{0,3}(?:on )?(?:the |that )?same (?:day|date|evening)|^[\s,]{0,3}le meme jour/.test(
    folded.slice(end, end + 24),
  );

const momentOf = ({ at, localDay, localTime, zone, zoneBasis }: KeyDate): Opening => ({
  at,
  localDay,
  localTime,
  zone,
  zoneBasis,
});

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};
