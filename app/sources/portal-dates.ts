import { DateTime } from "luxon";
import { closingOf } from "~/domain/opportunities/notice-dates";
import { remembered } from "~/domain/remembered";
import { shorten } from "~/domain/shorten";
import type { SourceItem } from "./source";

/** Dates of years before are defaults of programs, such as 0001-01-01 and 1970-01-01. */
export const EARLIEST_YEAR = 2000;
/** Longer text is no date. */
const MAX_DATE_LENGTH = 60;

type PortalClock = {
  /** The IANA time zone of times that name none. */
  zone: string;
  /** Set if the portal sends T00:00:00 for a date without a time. No tender closes at midnight. */
  midnightMeansNoTime?: boolean;
  /** Set if the portal writes 3/4/2026 for the fourth of March. Elsewhere such a date could be two days. */
  monthFirst?: boolean;
};

export type Deadline =
  | { readable: true; deadline: Date | null; farDeadline: Date | null }
  /** The notice is then set aside, because a wrongly guessed date would lose bids. */
  | { readable: false };

/**
 * Parses a closing date as its portal writes it. A date that is missing or more than two years ahead means no deadline
 * (`null`); the stated date is then returned as `farDeadline`. A day without a time means the end of that day, and so
 * does 24:00. A local time that a clock change skips moves forward by the skipped hour; of one that occurs twice, the
 * first counts. A date that could be two days is unreadable, unless both mean that there is no deadline.
 */
export function readDeadline(text: string | null, now: Date, clock: PortalClock): Deadline {
  if (text === null || text.trim() === "") return { readable: true, ...closingOf(null, now) };
  const closings = readMoments(text, clock)
    .map(({ at, hasTime }) => (hasTime ? at : at.endOf("day")))
    .map((at) => closingOf(at.toJSDate(), now));
  const [closing, other] = closings;
  if (!closing || (other && closings.some(({ deadline }) => deadline !== null))) return { readable: false };
  return { readable: true, ...closing };
}

/** A record whose closing date cannot be read is set aside for the operator. */
export function withUnreadableClosing(key: string, closing: string | null): SourceItem {
  const ambiguity = ambiguityOf(closing ?? "");
  const reason = ambiguity
    ? `The closing date ${ambiguity}`
    : `Unreadable closing date: ${shorten(closing ?? "", 40)}`;
  return { kind: "set-aside", key, reason };
}

/** "03/04/2026 could be 4 March 2026 or 3 April 2026"; `null` for a text that is not two days. */
export function ambiguityOf(text: string): string | null {
  const [monthFirst, dayFirst] = readMoments(text, { zone: "UTC" }).map(({ at }) =>
    at.toFormat("d MMMM yyyy", { locale: "en-US" }),
  );
  return dayFirst ? `${text.trim()} could be ${monthFirst} or ${dayFirst}` : null;
}

/**
 * Parses a publication date. A day without a time means the start of that day. `null` if it is missing, unreadable, or
 * could be two days.
 */
export function readPublished(text: string | null, clock: PortalClock): Date | null {
  const [moment, other] = text === null ? [] : readMoments(text, clock);
  return moment && !other ? moment.at.toJSDate() : null;
}

/** The shape is matched first, because trying one Luxon format after another is slow. */
const DAY_SHAPES: ReadonlyArray<[RegExp, string]> = [
  [/^\d{4}-\d\d-\d\d$/, "yyyy-MM-dd"],
  [/^\d{4}\/\d\d\/\d\d$/, "yyyy/MM/dd"],
  [/^\d{8}$/, "yyyyMMdd"],
];
/** After a day in figures. */
const TIME_SHAPES: ReadonlyArray<[RegExp, string]> = [
  [/^ \d{1,2}:\d\d:\d\d [AP]M$/i, " h:mm:ss a"],
  [/^ \d{1,2}:\d\d [AP]M$/i, " h:mm a"],
  [/^ \d\d:\d\d:\d\d$/, " HH:mm:ss"],
  [/^ \d\d:\d\d$/, " HH:mm"],
];
const DAY_IN_FIGURES = /^\d{1,2}\/\d{1,2}\/\d{4}(?=$| )/;

/** Clocks change before this hour. */
const LATEST_CLOCK_CHANGE = 3;
const HAS_OFFSET = /(?:Z|[+-]\d\d(?::?\d\d)?)$/i;
/** The midnight at the end of a day. */
const END_OF_DAY = /[T ]24:00(?::00(?:\.0+)?)?(?!\d)/;

type Moment = { at: DateTime; hasTime: boolean };

/** What the text can mean: one moment, two if its day could be two, or none. */
function readMoments(text: string, clock: PortalClock): ReadonlyArray<Moment> {
  const trimmed = text.trim();
  return trimmed.length > MAX_DATE_LENGTH ? [] : readTrimmed({ text: trimmed, clock });
}

/** Notices of one list close and are published on the same days. */
const readTrimmed = remembered(
  ({ text, clock }: { text: string; clock: PortalClock }): ReadonlyArray<Moment> => {
    const figures = DAY_IN_FIGURES.exec(text)?.[0];
    if (figures !== undefined) return readFigures(figures, text.slice(figures.length), clock);
    const moment = readMoment(text, clock);
    return moment ? [moment] : [];
  },
  ({ text, clock: { zone, midnightMeansNoTime = false, monthFirst = false } }) =>
    `${zone} ${midnightMeansNoTime} ${monthFirst} ${text}`,
  2 * MAX_DATE_LENGTH,
);

/** "3/4/2026" with or without a time. Each order is tried that the portal may use. */
function readFigures(day: string, time: string, clock: PortalClock): ReadonlyArray<Moment> {
  const timeFormat = time === "" ? "" : TIME_SHAPES.find(([shape]) => shape.test(time))?.[1];
  if (timeFormat === undefined) return [];
  const moments = (clock.monthFirst ? ["M/d/yyyy"] : ["M/d/yyyy", "d/M/yyyy"]).flatMap((dayFormat) => {
    const at = fromFormat(`${day}${time}`, `${dayFormat}${timeFormat}`, clock.zone);
    if (time === "") return plausible(at, false) ?? [];
    return withTime(firstOf(at, false), time, clock) ?? [];
  });
  const [first, second] = moments;
  return first && second && first.at.equals(second.at) ? [first] : moments;
}

function readMoment(text: string, clock: PortalClock): Moment | null {
  const dayFormat = DAY_SHAPES.find(([shape]) => shape.test(text))?.[1];
  if (dayFormat !== undefined) {
    const { zone } = clock;
    const isIso = dayFormat === "yyyy-MM-dd";
    return plausible(isIso ? DateTime.fromISO(text, { zone }) : fromFormat(text, dayFormat, zone), false);
  }
  // Converts "2024-05-01 12:00:00.123 -05", as in SAM.gov's files, to ISO 8601.
  const iso = text.replace(/^(\d{4}-\d\d-\d\d)\s+/, "$1T").replace(/\s+(?=[+-]\d\d|Z$)/, "");
  if (!/^\d{4}-\d\d-\d\dT\d/.test(iso)) return null;
  // Without an offset, the time is in the portal's zone.
  return withTime(firstOf(DateTime.fromISO(iso, { zone: clock.zone }), HAS_OFFSET.test(iso)), iso, clock);
}

function fromFormat(text: string, format: string, zone: string): DateTime {
  return DateTime.fromFormat(text, format, { zone, locale: "en-US" });
}

/** The moment of a day with a time, which says only the day if it is 24:00, or 0:00 where that means no time. */
function withTime(at: DateTime, written: string, { midnightMeansNoTime }: PortalClock): Moment | null {
  const isMidnight = at.isValid && at.hour + at.minute + at.second === 0;
  if (isMidnight && END_OF_DAY.test(written)) return plausible(at.minus({ days: 1 }), false);
  return plausible(at, !(isMidnight && midnightMeansNoTime));
}

function firstOf(moment: DateTime, hasOffset: boolean): DateTime {
  return hasOffset || !moment.isValid || moment.hour > LATEST_CLOCK_CHANGE
    ? moment
    : (DateTime.min(...moment.getPossibleOffsets()) ?? moment);
}

function plausible(at: DateTime, hasTime: boolean): Moment | null {
  return at.isValid && at.year >= EARLIEST_YEAR ? { at, hasTime } : null;
}
