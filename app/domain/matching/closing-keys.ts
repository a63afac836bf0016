import { addDays, displayTimeZone, localDay } from "../zoned-time";
import { type MatchKey, wordKey } from "./match-key";

/** A range without an end goes this far. */
const MAX_DAYS = 3 * 366;

const dayKey = (day: string) => wordKey("closes", day.replaceAll("-", ""));
const monthKey = (day: string) => wordKey("closesin", day.slice(0, 7).replaceAll("-", ""));

/** The day and the month that an opportunity closes in, where it is. */
export function closingKeys(deadline: Date | null, region: string | null): Array<MatchKey> {
  if (!deadline) return [];
  const day = localDay(deadline, displayTimeZone(region));
  return [dayKey(day), monthKey(day)];
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** "2026-12-04" when that is a day there is. */
export function parseDay(text: string | null): string | null {
  if (text === null || !DAY.test(text)) return null;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && isoDay(instant) === text ? text : null;
}

export type ClosingRange = { from: string | null; to: string | null };

/** Keys of which an opportunity carries one when it closes within the range, both days included; none for no range. */
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
