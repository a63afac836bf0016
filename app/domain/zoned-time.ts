import { dateFormats } from "./date-formats";
import { DAY_MS, HOUR_MS } from "./duration";

/** The zone of every time that belongs to no place: digests, daily limits, the days on account pages. */
export const TORONTO = "America/Toronto";
const NEW_YORK = "America/New_York";

/** Spec section 5: Toronto for Canadian places, New York for all others. */
export function displayTimeZone(region: string | null): string {
  return region === "CA" || region?.startsWith("CA-") ? TORONTO : NEW_YORK;
}

const clockIn = dateFormats({
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});

/** "2026-11-22, 08:00:00": what the clock on the wall shows. */
const wallClock = (instant: Date, timeZone: string) => clockIn(timeZone).format(instant);

/** The calendar day of an instant, "2026-11-22". */
export function localDay(instant: Date, timeZone: string): string {
  return wallClock(instant, timeZone).slice(0, 10);
}

/** The instant at which a day begins: midnight, also on the two days of the year on which the clock changes. */
export function startOfDay(instant: Date, timeZone: string): Date {
  return atHour(localDay(instant, timeZone), 0, timeZone);
}

/** The instant at which the clock shows a full hour on a day. For hours that no clock change skips or repeats. */
export function atHour(day: string, hour: number, timeZone: string): Date {
  const asUtc = startOfUtcDay(day) + hour * HOUR_MS;
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(guess, timeZone));
}

/** How far the clock on the wall is ahead of UTC, in milliseconds; negative in America. */
function offsetAt(instant: number, timeZone: string): number {
  const [day = "", time = ""] = wallClock(new Date(instant), timeZone).split(", ");
  return Date.parse(`${day}T${time}Z`) - instant;
}

/** The day so many days later; on the calendar, because a local day may have 23 or 25 hours. */
export function addDays(day: string, days: number): string {
  return new Date(startOfUtcDay(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Calendar days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return (startOfUtcDay(to) - startOfUtcDay(from)) / DAY_MS;
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(startOfUtcDay(day)).getUTCDay();
}

const startOfUtcDay = (day: string) => Date.parse(`${day}T00:00:00Z`);
