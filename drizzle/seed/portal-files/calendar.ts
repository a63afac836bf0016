import { DateTime } from "luxon";
import { MINUTE_MS } from "~/domain/duration";
import type { Random } from "./random";

/** Whole days after today in the place's zone; negative is the past. `null` is a call without a closing date. */
export type ClosingDay = number | null;

const CLOSING_HOURS = [
  { hour: 11, minute: 0 },
  { hour: 12, minute: 0 },
  { hour: 13, minute: 0 },
  { hour: 14, minute: 0 },
  { hour: 14, minute: 0 },
  { hour: 14, minute: 0 },
  { hour: 15, minute: 0 },
  { hour: 16, minute: 0 },
] as const;

const LATER_TODAY_HOURS = [14, 15, 16, 17, 20, 22];
const TODAY_LEAD_MINUTES = 45;
const DAYS_KEPT_EXACT = [0, 1, 7, 8];

function localDay(now: Date, zone: string, day: number) {
  return DateTime.fromJSDate(now, { zone }).startOf("day").plus({ days: day });
}

/** A plausible closing time that day, in the zone of the place. Today's is always still ahead of `now`. */
export function closingTime(random: Random, now: Date, zone: string, day: ClosingDay): Date | null {
  const time = random.pick(CLOSING_HOURS);
  if (day === null) return null;
  if (day === 0) return laterToday(now, zone);
  const closing = localDay(now, zone, day);
  return onWorkingDay(closing, day).set(time).toJSDate();
}

function laterToday(now: Date, zone: string) {
  const today = localDay(now, zone, 0);
  const soonest = DateTime.fromJSDate(now, { zone }).plus({ minutes: TODAY_LEAD_MINUTES });
  const hour = LATER_TODAY_HOURS.find((candidate) => today.set({ hour: candidate }) >= soonest);
  return (hour === undefined ? today.endOf("day").startOf("second") : today.set({ hour })).toJSDate();
}

const HOLIDAYS = ["12-25", "12-26", "01-01", "07-01", "07-04"];

/** Moves the closing day to a working day, except for the days that the demo needs exactly. */
function onWorkingDay(closing: DateTime, day: number) {
  let moved = closing;
  if (DAYS_KEPT_EXACT.includes(day)) return moved;
  const step = { days: day < 0 ? -1 : 1 };
  while (moved.weekday > 5 || HOLIDAYS.includes(moved.toFormat("MM-dd"))) moved = moved.plus(step);
  return moved;
}

const ATTEMPTS_AT_A_WORKING_DAY = 12;

/** A publication in the morning of a working day, `least` to `most` days ago and never after `now`. */
export function publishingTime(random: Random, now: Date, zone: string, least: number, most: number): Date {
  let day = localDay(now, zone, -random.whole(least, most));
  for (let attempt = 0; day.weekday > 5 && attempt < ATTEMPTS_AT_A_WORKING_DAY; attempt++) {
    day = localDay(now, zone, -random.whole(least, most));
  }
  const published = day
    .set({ hour: random.whole(8, 11), minute: random.pick([0, 5, 15, 30, 45]) })
    .toJSDate();
  if (published <= now) return published;
  const justNow = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS - 20 * MINUTE_MS;
  return new Date(Math.max(justNow, day.toMillis()));
}

export function isoDay(at: Date, zone: string): string {
  return DateTime.fromJSDate(at, { zone }).toFormat("yyyy-MM-dd");
}

/** Local time without a time zone, as CanadaBuys and the City Record write it. */
export function wallTime(at: Date, zone: string): string {
  return DateTime.fromJSDate(at, { zone }).toFormat("yyyy-MM-dd'T'HH:mm:ss");
}

export function isoWithOffset(at: Date, zone: string): string {
  return DateTime.fromJSDate(at, { zone }).toFormat("yyyy-MM-dd'T'HH:mm:ssZZ");
}

export function formatAt(at: Date, zone: string, format: string): string {
  return DateTime.fromJSDate(at, { zone }).toFormat(format);
}

export function plusDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * 24 * 60 * 60 * 1000);
}

/** The words for the coming season: a winter is named by its two years, a summer by its one. */
export function seasonWords(now: Date) {
  const month = now.getUTCMonth() + 1;
  const firstYear = month <= 2 ? now.getUTCFullYear() - 1 : now.getUTCFullYear();
  return {
    winter: `${firstYear}-${firstYear + 1}`,
    winters: `${firstYear}-${firstYear + 1} to ${firstYear + 2}-${firstYear + 3}`,
    year: String(month >= 8 ? now.getUTCFullYear() + 1 : now.getUTCFullYear()),
  };
}
