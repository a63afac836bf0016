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

function partsOf(instant: Date, timeZone: string) {
  return Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value.replace(".", "")]),
  ) as Record<"weekday" | "day" | "month" | "year" | "hour" | "minute", string>;
}

/** "14 Aug 2026" */
export function formatDay(instant: Date, timeZone: string): string {
  const { day, month, year } = partsOf(instant, timeZone);
  return `${day} ${month} ${year}`;
}

/** "14 Aug" */
export function formatShortDay(instant: Date, timeZone: string): string {
  const { day, month } = partsOf(instant, timeZone);
  return `${day} ${month}`;
}

/** "Fri 14 Aug" */
export function formatWeekday(instant: Date, timeZone: string): string {
  return `${partsOf(instant, timeZone).weekday} ${formatShortDay(instant, timeZone)}`;
}

/** "2:00 pm ET" */
export function formatTime(instant: Date, timeZone: string): string {
  return `${clockTime(instant, timeZone)} ${ZONE_LABEL}`;
}

/** "2:00 pm" */
function clockTime(instant: Date, timeZone: string): string {
  const { hour, minute } = partsOf(instant, timeZone);
  const hours = Number(hour);
  return `${hours % 12 || 12}:${minute} ${hours < 12 ? "am" : "pm"}`;
}

/** "2:00 pm"; `null` at 23:59, which means that the source gave only a day. */
export function formatClosing(instant: Date, timeZone: string): string | null {
  const { hour, minute } = partsOf(instant, timeZone);
  return hour === "23" && minute === "59" ? null : clockTime(instant, timeZone);
}

/** "Fri 14 Aug 2026, 2:00 pm ET"; without the time if the source gave only a day. */
export function formatDeadline(instant: Date, timeZone: string): string {
  return formatClosing(instant, timeZone) === null
    ? `${partsOf(instant, timeZone).weekday} ${formatDay(instant, timeZone)}`
    : formatMoment(instant, timeZone);
}

/** "Fri 14 Aug, 2:00 pm ET": a closing date that is near enough to need no year. */
export function formatShortDeadline(instant: Date, timeZone: string): string {
  const time = formatClosing(instant, timeZone);
  const day = formatWeekday(instant, timeZone);
  return time === null ? day : `${day}, ${time} ${ZONE_LABEL}`;
}

/** "Fri 14 Aug 2026, 2:00 pm ET" */
export function formatMoment(instant: Date, timeZone: string): string {
  return `${partsOf(instant, timeZone).weekday} ${formatDay(instant, timeZone)}, ${formatTime(instant, timeZone)}`;
}
