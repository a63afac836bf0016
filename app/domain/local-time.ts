import { dateFormats, rememberedDate } from "./date-formats";

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

/** Each instant is formatted once, whatever is printed of it. */
const partsOf = rememberedDate((instant, timeZone): Readonly<Parts> => {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatIn(timeZone).formatToParts(instant))
    parts[type] = value.replace(".", "");
  return parts as Parts;
});

const dayOf = ({ day, month, year }: Readonly<Parts>) => `${day} ${month} ${year}`;

const weekdayOf = ({ weekday, day, month }: Readonly<Parts>) => `${weekday} ${day} ${month}`;

/** "10:00 am" of "10:00", "12 noon" of "12:00" */
export function clockLabel(time: string): string {
  if (time === "12:00") return "12 noon";
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}:${time.slice(3, 5)} ${hours < 12 ? "am" : "pm"}`;
}

const clockOf = ({ hour, minute }: Readonly<Parts>) => clockLabel(`${hour}:${minute}`);

const timeOf = (parts: Readonly<Parts>) => `${clockOf(parts)} ${ZONE_LABEL}`;

const momentOf = (parts: Readonly<Parts>) => `${parts.weekday} ${dayOf(parts)}, ${timeOf(parts)}`;

/** What is said of a day without an hour. */
export const NO_HOUR = "(no hour stated)";
export const NO_HOUR_SHORT = "(no hour)";

/** 23:59 means that the source gave only a day. */
const isDayOnly = ({ hour, minute }: Readonly<Parts>) => hour === "23" && minute === "59";

/** "14 Aug 2026" */
export function formatDay(instant: Date, timeZone: string): string {
  return dayOf(partsOf(instant, timeZone));
}

/** "14 Aug" */
export function formatShortDay(instant: Date, timeZone: string): string {
  const { day, month } = partsOf(instant, timeZone);
  return `${day} ${month}`;
}

/** "Fri 14 Aug" */
export function formatWeekday(instant: Date, timeZone: string): string {
  return weekdayOf(partsOf(instant, timeZone));
}

/** "Fri" */
export function formatWeekdayName(instant: Date, timeZone: string): string {
  return partsOf(instant, timeZone).weekday;
}

/** "2:00 pm" */
export function formatClock(instant: Date, timeZone: string): string {
  return clockOf(partsOf(instant, timeZone));
}

/** "2:00 pm ET" */
export function formatTime(instant: Date, timeZone: string): string {
  return timeOf(partsOf(instant, timeZone));
}

/** "2:00 pm"; `null` if the source gave only a day. */
export function formatClosing(instant: Date, timeZone: string): string | null {
  const parts = partsOf(instant, timeZone);
  return isDayOnly(parts) ? null : clockOf(parts);
}

/** "Fri 14 Aug 2026, 2:00 pm ET"; "Fri 14 Aug 2026 (no hour stated)" if the source gave only a day. */
export function formatDeadline(instant: Date, timeZone: string): string {
  const parts = partsOf(instant, timeZone);
  return isDayOnly(parts) ? `${parts.weekday} ${dayOf(parts)} ${NO_HOUR}` : momentOf(parts);
}

/** "Fri 14 Aug, 2:00 pm ET": a closing date that is near enough to need no year. */
export function formatShortDeadline(instant: Date, timeZone: string): string {
  const parts = partsOf(instant, timeZone);
  return isDayOnly(parts) ? `${weekdayOf(parts)} ${NO_HOUR_SHORT}` : `${weekdayOf(parts)}, ${timeOf(parts)}`;
}

/** "Fri 14 Aug 2026, 2:00 pm ET" */
export function formatMoment(instant: Date, timeZone: string): string {
  return momentOf(partsOf(instant, timeZone));
}
