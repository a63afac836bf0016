import { addDays, displayTimeZone, localDay } from "../zoned-time";
import { dayKeys, dayRangeKeys } from "./day-keys";
import type { MatchKey } from "./match-key";

/** A date range without a start or an end is this long. */
const MAX_DAYS = 3 * 366;

/** Keys for the day and the month in which an opportunity closes, in its own time zone. */
export function closingKeys(deadline: Date | null, region: string | null): Array<MatchKey> {
  if (!deadline) return [];
  const day = localDay(deadline, displayTimeZone(region));
  return dayKeys("closes", day);
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Returns the text if it is an existing day written as "2026-12-04", else `null`. */
export function parseDay(text: string | null): string | null {
  if (text === null || !DAY.test(text)) return null;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && isoDay(instant) === text ? text : null;
}

/** A day that a range may begin or end with. Days are compared as texts, which those after the year 9999 are too long for. */
export function parseRangeDay(text: string | null): string | null {
  const day = parseDay(text);
  return day !== null && day >= "1900" && day < "2200" ? day : null;
}

export type ClosingRange = { from: string | null; to: string | null };

/** An opportunity that closes within the range, both days included, has one of these keys. `null` without a range. */
export function closingRangeKeys({ from, to }: ClosingRange): Array<MatchKey> | null {
  if (from === null && to === null) return null;
  const first = from ?? addDays(to!, -MAX_DAYS);
  const last = [to ?? addDays(first, MAX_DAYS), addDays(first, MAX_DAYS)].sort()[0]!;
  return dayRangeKeys("closes", first, last);
}

const isoDay = (instant: Date) => instant.toISOString().slice(0, 10);
