import { DateTime } from "luxon";
import { shorten } from "~/domain/shorten";
import type { SourceItem } from "./source";

/** Open-ended notices have dates such as 2065, 2099 or 2040-12-31. */
const ONGOING_AFTER_YEARS = 2;
const EARLIEST_YEAR = 2000;
/** Longer text is no date. */
const MAX_DATE_LENGTH = 60;

type PortalClock = {
  /** The IANA time zone of times that name none. */
  zone: string;
  /** Set if the portal sends T00:00:00 for a date without a time. No tender closes at midnight. */
  midnightMeansNoTime?: boolean;
};

export type Deadline =
  | { readable: true; deadline: Date | null; farDeadline: Date | null }
  /** The notice is then set aside, because a wrongly guessed date would lose bids. */
  | { readable: false };

const NO_DEADLINE = { deadline: null, farDeadline: null };

/**
 * Parses a closing date as its portal writes it. A date that is missing or more than two years ahead means no deadline
 * (`null`); the latter is returned as `farDeadline`. A day without a time means the end of that day. A local time that a clock change skips moves forward by the
 * skipped hour; of one that occurs twice, the first counts.
 */
export function readDeadline(text: string | null, now: Date, clock: PortalClock): Deadline {
  if (text === null || text.trim() === "") return { readable: true, ...NO_DEADLINE };
  const moment = readMoment(text, clock);
  if (!moment) return { readable: false };
  const closing = moment.hasTime ? moment.at : moment.at.endOf("day");
  const isOngoing = closing > DateTime.fromJSDate(now).plus({ years: ONGOING_AFTER_YEARS });
  const date = closing.toJSDate();
  return {
    readable: true,
    ...(isOngoing ? { deadline: null, farDeadline: date } : { deadline: date, farDeadline: null }),
  };
}

/** A record whose closing date cannot be read is set aside for the operator. */
export function withUnreadableClosing(key: string, closing: string | null): SourceItem {
  return { kind: "set-aside", key, reason: `Unreadable closing date: ${shorten(closing ?? "", 40)}` };
}

/** Parses a publication date. A day without a time means the start of that day. `null` if missing or unreadable. */
export function readPublished(text: string | null, clock: PortalClock): Date | null {
  return text === null ? null : (readMoment(text, clock)?.at.toJSDate() ?? null);
}

/** The shape is matched first, because trying one Luxon format after another is slow. */
const DAY_SHAPES: ReadonlyArray<[RegExp, string]> = [
  [/^\d{4}-\d\d-\d\d$/, "yyyy-MM-dd"],
  [/^\d{1,2}\/\d{1,2}\/\d{4}$/, "M/d/yyyy"],
  [/^\d{4}\/\d\d\/\d\d$/, "yyyy/MM/dd"],
  [/^\d{8}$/, "yyyyMMdd"],
];
const WALL_SHAPES: ReadonlyArray<[RegExp, string]> = [
  [/^\d{1,2}\/\d{1,2}\/\d{4} \d{1,2}:\d\d:\d\d [AP]M$/i, "M/d/yyyy h:mm:ss a"],
  [/^\d{1,2}\/\d{1,2}\/\d{4} \d{1,2}:\d\d [AP]M$/i, "M/d/yyyy h:mm a"],
  [/^\d{1,2}\/\d{1,2}\/\d{4} \d\d:\d\d:\d\d$/, "M/d/yyyy HH:mm:ss"],
  [/^\d{1,2}\/\d{1,2}\/\d{4} \d\d:\d\d$/, "M/d/yyyy HH:mm"],
];

/** Clocks change before this hour. */
const LATEST_CLOCK_CHANGE = 3;
const HAS_OFFSET = /(?:Z|[+-]\d\d(?::?\d\d)?)$/i;

function readMoment(text: string, { zone, midnightMeansNoTime }: PortalClock) {
  const trimmed = text.trim();
  if (trimmed.length > MAX_DATE_LENGTH) return null;
  const day = fromShapes(trimmed, DAY_SHAPES, zone);
  if (day) return plausible(day, false);

  // Converts "2024-05-01 12:00:00.123 -05", as in SAM.gov's files, to ISO 8601.
  const iso = trimmed.replace(/^(\d{4}-\d\d-\d\d)\s+/, "$1T").replace(/\s+(?=[+-]\d\d|Z$)/, "");
  if (/^\d{4}-\d\d-\d\dT\d/.test(iso)) {
    // Without an offset, the time is in the portal's zone.
    const moment = firstOf(DateTime.fromISO(iso, { zone }), HAS_OFFSET.test(iso));
    const isMidnight = moment.isValid && moment.hour + moment.minute + moment.second === 0;
    return plausible(moment, !(midnightMeansNoTime && isMidnight));
  }
  const wall = fromShapes(trimmed, WALL_SHAPES, zone);
  return wall && plausible(firstOf(wall, false), true);
}

function fromShapes(text: string, shapes: ReadonlyArray<[RegExp, string]>, zone: string): DateTime | null {
  const format = shapes.find(([shape]) => shape.test(text))?.[1];
  if (format === undefined) return null;
  return format === "yyyy-MM-dd"
    ? DateTime.fromISO(text, { zone })
    : DateTime.fromFormat(text, format, { zone, locale: "en-US" });
}

function firstOf(moment: DateTime, hasOffset: boolean): DateTime {
  return hasOffset || !moment.isValid || moment.hour > LATEST_CLOCK_CHANGE
    ? moment
    : (DateTime.min(...moment.getPossibleOffsets()) ?? moment);
}

function plausible(at: DateTime, hasTime: boolean) {
  return at.isValid && at.year >= EARLIEST_YEAR ? { at, hasTime } : null;
}
