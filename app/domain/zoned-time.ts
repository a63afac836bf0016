import { dateFormats, rememberedDate } from "./date-formats";
import { DAY_MS, HOUR_MS } from "./duration";

/** The zone of times that have no place: digests, daily limits, dates on account pages. */
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

/** "2026-11-22, 08:00:00" */
const wallClock = rememberedDate((instant, timeZone) => clockIn(timeZone).format(instant));

/** The calendar day of an instant, "2026-11-22". */
export function localDay(instant: Date, timeZone: string): string {
  return wallClock(instant, timeZone).slice(0, 10);
}

/** The local date and time of an instant, "2026-11-22 14:00". */
export function isoLocalTime(instant: Date, timeZone: string): string {
  return wallClock(instant, timeZone).replace(", ", " ").slice(0, 16);
}

/** Midnight at the start of the instant's local day, also on days when the clocks change. */
export function startOfDay(instant: Date, timeZone: string): Date {
  return atHour(localDay(instant, timeZone), 0, timeZone);
}

/** The instant of a full hour on a local day. Do not use it for hours that a clock change skips or repeats. */
export function atHour(day: string, hour: number, timeZone: string): Date {
  const asUtc = startOfUtcDay(day) + hour * HOUR_MS;
  const guess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(guess, timeZone));
}

/** The zone's offset from UTC in milliseconds: negative west of Greenwich. */
function offsetAt(instant: number, timeZone: string): number {
  const [day = "", time = ""] = wallClock(new Date(instant), timeZone).split(", ");
  return Date.parse(`${day}T${time}Z`) - instant;
}

/** The calendar day that many days later. Counts calendar days, because a local day may have 23 or 25 hours. */
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
