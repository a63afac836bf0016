import { addDays, displayTimeZone, localDay } from "../zoned-time";
import { type MatchKey, wordKey } from "./match-key";

/** A date range without a start or an end is this long. */
const MAX_DAYS = 3 * 366;

const dayKey = (day: string) => wordKey("closes", day.replaceAll("-", ""));
const monthKey = (day: string) => wordKey("closesin", day.slice(0, 7).replaceAll("-", ""));

/** Keys for the day and the month in which an opportunity closes, in its own time zone. */
export function closingKeys(deadline: Date | null, region: string | null): Array<MatchKey> {
  if (!deadline) return [];
  const day = localDay(deadline, displayTimeZone(region));
  return [dayKey(day), monthKey(day)];
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Returns the text if it is an existing day written as "2026-12-04", else `null`. */
export function parseDay(text: string | null): string | null {
  if (text === null || !DAY.test(text)) return null;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && isoDay(instant) === text ? text : null;
}

export type ClosingRange = { from: string | null; to: string | null };

/** An opportunity that closes within the range, both days included, has one of these keys. `null` without a range. */
export function closingRangeKeys({ from, to }: ClosingRange): Array<MatchKey> | null {
  if (from === null && to === null) return null;
  const first = from ?? addDays(to!, -MAX_DAYS);
  const last = [to ?? addDays(first, MAX_DAYS), addDays(first, MAX_DAYS)].sort()[0]!;
  const keys: Array<MatchKey> = [];
  for (let day = first; day <= last;) {
    const monthEnd = endOfMonth(day);
    const isWholeMonth = day.endsWith("-01") && monthEnd <= last;
    keys.push(isWholeMonth ? monthKey(day) : dayKey(day));
    day = addDays(isWholeMonth ? monthEnd : day, 1);
  }
  return keys;
}

const isoDay = (instant: Date) => instant.toISOString().slice(0, 10);

function endOfMonth(day: string): string {
  const [year, month] = day.split("-").map(Number) as [number, number];
  return isoDay(new Date(Date.UTC(year, month, 0)));
}
