import { dateFormats } from "./date-formats";

/** Both display zones, Toronto and New York, are on Eastern time. */
const ZONE_LABEL = "ET";

const formatIn = dateFormats({
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  hourCycle: "h23",
});

type Parts = Record<"weekday" | "day" | "month" | "year" | "hour" | "minute", string>;

/** Formatting is slow, so each instant is formatted once, whatever is printed of it. */
function partsOf(instant: Date, timeZone: string): Parts {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatIn(timeZone).formatToParts(instant))
    parts[type] = value.replace(".", "");
  return parts as Parts;
}

const dayOf = ({ day, month, year }: Parts) => `${day} ${month} ${year}`;

function timeOf({ hour, minute }: Parts): string {
  const hours = Number(hour);
  return `${hours % 12 || 12}:${minute} ${hours < 12 ? "am" : "pm"} ${ZONE_LABEL}`;
}

const momentOf = (parts: Parts) => `${parts.weekday} ${dayOf(parts)}, ${timeOf(parts)}`;

/** "14 Aug 2026" */
export function formatDay(instant: Date, timeZone: string): string {
  return dayOf(partsOf(instant, timeZone));
}

/** "14 Aug" */
export function formatShortDay(instant: Date, timeZone: string): string {
  const { day, month } = partsOf(instant, timeZone);
  return `${day} ${month}`;
}

/** "2:00 pm ET" */
export function formatTime(instant: Date, timeZone: string): string {
  return timeOf(partsOf(instant, timeZone));
}

/** "Fri 14 Aug 2026, 2:00 pm ET". At 23:59 the time is left out, because it means that the source gave only a day. */
export function formatDeadline(instant: Date, timeZone: string): string {
  const parts = partsOf(instant, timeZone);
  const { hour, minute, weekday } = parts;
  return hour === "23" && minute === "59" ? `${weekday} ${dayOf(parts)}` : momentOf(parts);
}

/** "Fri 14 Aug 2026, 2:00 pm ET" */
export function formatMoment(instant: Date, timeZone: string): string {
  return momentOf(partsOf(instant, timeZone));
}
