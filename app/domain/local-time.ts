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

/** "2:00 pm ET" */
export function formatTime(instant: Date, timeZone: string): string {
  return `${formatClock(instant, timeZone)} ${ZONE_LABEL}`;
}

/** "2:00 pm" */
export function formatClock(instant: Date, timeZone: string): string {
  const { hour, minute } = partsOf(instant, timeZone);
  const hours = Number(hour);
  return `${hours % 12 || 12}:${minute} ${hours < 12 ? "am" : "pm"}`;
}

/** "Fri" */
export function formatWeekday(instant: Date, timeZone: string): string {
  return partsOf(instant, timeZone).weekday;
}

/** "Fri 14 Aug 2026, 2:00 pm ET". At 23:59 the time is left out, because it means that the source gave only a day. */
export function formatDeadline(instant: Date, timeZone: string): string {
  const { hour, minute, weekday } = partsOf(instant, timeZone);
  return hour === "23" && minute === "59"
    ? `${weekday} ${formatDay(instant, timeZone)}`
    : formatMoment(instant, timeZone);
}

/** "Fri 14 Aug 2026, 2:00 pm ET" */
export function formatMoment(instant: Date, timeZone: string): string {
  return `${partsOf(instant, timeZone).weekday} ${formatDay(instant, timeZone)}, ${formatTime(instant, timeZone)}`;
}
