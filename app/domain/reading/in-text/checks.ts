import { DAY_MS } from "~/domain/duration";
import { comesBeforeClosing } from "../kept/around-closing";
import { dayWithoutHour } from "../kept/closing-day";
import type { Doubt, KeyDate, KeyDateKind, ReaderInput } from "../key-date";
import { dayIn, MOST_DAYS_AHEAD } from "../moments/resolve-moment";
import { atPortals, isSlipOfZone } from "./slips-of-zones";

/** Work may begin before its notice, as a renewal does, and end years after it. */
const WORK_DAYS_BEFORE = 60;
/** A notice put late on a portal names a meeting that has been: who missed it should know. */
const MEETING_DAYS_BEFORE = 30;
const WORK_DAYS_AHEAD = 12 * 366;
const OF_WORK: ReadonlyArray<KeyDateKind> = ["start", "end"];
const OF_ONE_DATE: ReadonlyArray<KeyDateKind> = [
  "closing",
  "opening",
  "questions",
  "addenda",
  "complaints",
  "sub_bid_closing",
  "start",
  "end",
];

/** Compares dates with the notice's own: its publication, its portal's closing date, and each other. */
export function checkedTogether(dates: ReadonlyArray<KeyDate>, input: ReaderInput): Array<KeyDate> {
  const inTime = dates.map((date) => withDoubts(date, isInTime(date, input) ? [] : [OUTSIDE]));
  const ofNow = inTime.map((date) => withDoubts(date, endsEarlierPeriod(date, inTime) ? [OUTSIDE] : []));
  const withPortal = ofNow.map((date) => comparedWithPortal(date, input));
  const alone = withPortal.map((date) =>
    withDoubts(
      date,
      hasRival(date, withPortal) || isMeetingAndNone(date, withPortal) ? ["differs in another sentence"] : [],
    ),
  );
  const settled = alone.map((date) => withDoubts(date, doubtsOfItsClosing(date, alone)));
  const stated = alone.find(({ kind, standing }) => kind === "closing" && standing === "sure");
  const closing = input.closing ?? stated?.at ?? stated?.localDay ?? null;
  const closingDays = new Map<string, string>();
  return settled
    .map((date) => withDoubts(date, isInOrder(date, closing, closingDays) ? [] : ["out of order"]))
    .map(withoutDoubtfulDate);
}

const OUTSIDE: Doubt = "outside the notice's time";

/** The last day of a period that began long before the notice: it is another contract's. */
const endsEarlierPeriod = (date: KeyDate, dates: ReadonlyArray<KeyDate>): boolean =>
  date.rule === "end/period" &&
  dates.some(
    ({ rule, start, section, doubts }) =>
      rule === "start/period" &&
      start === date.start &&
      section === date.section &&
      doubts.includes(OUTSIDE) &&
      !date.doubts.includes(OUTSIDE),
  );

function withDoubts(date: KeyDate, doubts: ReadonlyArray<Doubt>): KeyDate {
  return doubts.length === 0 ? date : { ...date, doubts: [...date.doubts, ...doubts], standing: "check" };
}

/** An opening that a sentence counts from the closing is as sure as the closing. */
function doubtsOfItsClosing(date: KeyDate, dates: ReadonlyArray<KeyDate>): ReadonlyArray<Doubt> {
  if (date.rule !== "opening/on the closing day" && date.rule !== "opening/at the closing") return [];
  const closings = dates.filter(
    (other) =>
      other.kind.endsWith("closing") && other.localDay === date.localDay && other.start <= date.start,
  );
  return closings.some(({ standing }) => standing === "sure") ? [] : (closings.at(-1)?.doubts ?? []);
}

/** A day without an hour that is the notice's own is more likely its date than its closing. */
function isInTime(date: KeyDate, { published }: ReaderInput): boolean {
  const { kind, at, localDay } = date;
  if (localDay === null || published === null) return true;
  const days = (Date.parse(`${localDay}T12:00:00Z`) - published.getTime()) / DAY_MS;
  if (kind === "end") return days >= 0 && days <= WORK_DAYS_AHEAD;
  if (kind === "start") return days >= -WORK_DAYS_BEFORE && days <= 2 * MOST_DAYS_AHEAD;
  if (kind === "closing" && at === null && localDay === dayOf(published, date)) return false;
  if (kind === "complaints") return days >= -MOST_DAYS_AHEAD && days <= MOST_DAYS_AHEAD;
  const before = kind === "site_meeting" && at !== null ? MEETING_DAYS_BEFORE : 1;
  return days >= -before && days <= MOST_DAYS_AHEAD;
}

/** The portal's closing date counts. A text that states another one is told beside it. */
function comparedWithPortal(date: KeyDate, { closing, zones }: ReaderInput): KeyDate {
  if (date.kind !== "closing" || closing === null || date.localDay === null) return date;
  const agrees = isSameClosing(closing, date);
  if (!agrees && isSlipOfZone(closing, date, zones)) return atPortals(date, closing);
  return agrees ? date : { ...withDoubts(date, ["differs from the portal"]), conflictsWith: closing };
}

const zoneFor = ({ zone }: KeyDate) => zone ?? "America/Toronto";

export function isSameClosing(closing: Date, date: KeyDate): boolean {
  const wholeDay = dayWithoutHour(closing, zoneFor(date));
  if (wholeDay === null && date.at !== null) return date.at.getTime() === closing.getTime();
  return (wholeDay ?? dayOf(closing, date)) === date.localDay;
}

/** Work is substantially complete, and a road open, before it is complete. */
const isSubstantial = ({ kind, sentence }: KeyDate) =>
  kind === "end" && /substantial|open to traffic/i.test(sentence);
/** The last day of a construction time, and the final completion after it. */
const isFinal = ({ kind, sentence }: KeyDate) =>
  kind === "end" && /final(?:ly)? complet|achèvement final/i.test(sentence);
const isFinalAfter = (a: KeyDate, b: KeyDate) =>
  isFinal(a) && !isFinal(b) && (a.localDay ?? "") > (b.localDay ?? "");
const PARTS =
  /(?<![a-z])(?:schedule|phase|lot|part|stage|milestone|segment|tranche|volet|etape) (?:[a-z]|\d{1,2}|one|two|three|i{2,3}|iv)(?![a-z])|(?<![a-z])bid #?\d{1,2}(?![\d/-])|^work (?:on|at) |(?<![a-z])(?:first|second|third|fourth|initial) (?:term|phase|period|stage|lot)(?![a-z])/i;
/** "Bid #2026-12": a list of bids has a closing for each. */
const NUMBERED =
  /(?<![a-z])(?:bid|rf[pqt]|itb|ifb|tender|quote|contract|project)s? ?(?:no\.?|number)? ?#? ?(\d[\d-]{2,11})(?![\d/])/i;
const numberOf = ({ kind, sentence }: KeyDate) =>
  kind.endsWith("closing") ? (NUMBERED.exec(sentence)?.[1] ?? null) : null;
const areOfTwoBids = (a: KeyDate, b: KeyDate) => {
  const [one, another] = [numberOf(a), numberOf(b)];
  return one !== null && another !== null && one !== another;
};
/** "Substantially complete by May 15, 2026 and finally complete by June 30, 2026" */
const areOfOneSentence = (a: KeyDate, b: KeyDate) => isSubstantial(a) && a.start === b.start;
/** Each part of the work may begin and end on days of its own. */
const isOfPart = ({ kind, sentence }: KeyDate) => OF_WORK.includes(kind) && PARTS.test(sentence);
const isSureDate = (date: KeyDate) => date.standing === "sure" && date.localDay !== null;

/** Whether another sure date of the kind is another day or hour; of a meeting, whether another language differs. */
function hasRival(date: KeyDate, dates: ReadonlyArray<KeyDate>): boolean {
  if (!isSureDate(date)) return false;
  const rivals = dates.filter((other) => isRivalOf(date, other) && !areOfOneSentence(other, date));
  if (date.kind === "site_meeting") {
    const otherLanguage = dates.filter(
      (other) => other.kind === date.kind && other.language !== date.language && isSureDate(other),
    );
    return otherLanguage.length > 0 && !otherLanguage.some((other) => isSameMoment(date, other));
  }
  return OF_ONE_DATE.includes(date.kind) && rivals.length > 0;
}

/** Whether two sure dates of one kind are of the same matter and say different days or hours. */
export const isRivalOf = (date: KeyDate, other: KeyDate): boolean =>
  other.kind === date.kind &&
  isSureDate(date) &&
  isSureDate(other) &&
  !isSameMoment(date, other) &&
  isSubstantial(other) === isSubstantial(date) &&
  !isFinalAfter(date, other) &&
  !isFinalAfter(other, date) &&
  !(isOfPart(other) && isOfPart(date)) &&
  !areOfTwoBids(other, date);

/** A meeting on a day, and a sentence that says there is none. */
const isMeetingAndNone = (date: KeyDate, dates: ReadonlyArray<KeyDate>): boolean =>
  isMeetingOrNone(date) &&
  dates.some(
    (other) => isMeetingOrNone(other) && (other.precision === "none") !== (date.precision === "none"),
  );
const isMeetingOrNone = (date: KeyDate) =>
  date.kind === "site_meeting" &&
  date.standing === "sure" &&
  (date.localDay !== null || date.precision === "none");

/** A day alone does not contradict an hour on that day. */
export function isSameMoment(a: KeyDate, b: KeyDate): boolean {
  if (a.localDay !== b.localDay) return false;
  return a.at === null || b.at === null || a.at.getTime() === b.at.getTime();
}

/** The closing: its instant, or its day where no hour is known. `closingDays` keeps its day in each zone. */
function isInOrder(date: KeyDate, closing: Date | string | null, closingDays: Map<string, string>): boolean {
  const { kind, at, localDay } = date;
  if (closing === null || localDay === null) return true;
  const zone = zoneFor(date);
  const day = typeof closing === "string" ? closing : (closingDays.get(zone) ?? dayOf(closing, date));
  closingDays.set(zone, day);
  const isSameDay = localDay === day && at !== null && typeof closing !== "string";
  if (comesBeforeClosing(kind)) return isSameDay ? at <= closing : localDay <= day;
  if (kind === "opening") return isSameDay ? at >= closing : localDay >= day;
  if (kind === "end") return localDay > day;
  return kind !== "start" || localDay >= day || (date.rule === "start/period" && isSoonBefore(localDay, day));
}

/** A contract of a fiscal year may begin while its bids are still open. */
const isSoonBefore = (day: string, closing: string) =>
  Date.parse(closing) - Date.parse(day) <= WORK_DAYS_BEFORE * DAY_MS;

const dayOf = (instant: Date, date: KeyDate) => dayIn(zoneFor(date), instant);

/** These doubts are about other dates, so the date itself can be told. */
const ABOUT_OTHER_DATES: ReadonlyArray<Doubt> = [
  "differs from the portal",
  "differs in another sentence",
  "out of order",
];

function withoutDoubtfulDate(date: KeyDate): KeyDate {
  if (date.doubts.every((doubt) => ABOUT_OTHER_DATES.includes(doubt))) return date;
  return { ...date, at: null, localDay: null, localTime: null, zone: null, zoneBasis: null };
}
