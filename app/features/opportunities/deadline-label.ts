import { timeZoneOf } from "~/domain/geography";
import { formatClock, formatDeadline, formatWeekdayName } from "~/domain/local-time";
import { displayTimeZone, isoLocalTime, localDay } from "~/domain/zoned-time";

/**
 * "Fri 14 Aug 2026, 5:00 pm ET". Where the work is in another time zone, the clock there follows in brackets:
 * "Fri 14 Aug 2026, 5:00 pm ET (2:00 pm local time)".
 */
export function deadlineLabel(deadline: Date, region: string | null): string {
  const shownIn = displayTimeZone(region);
  const label = formatDeadline(deadline, shownIn);
  const local = region === null ? shownIn : timeZoneOf(region);
  if (isoLocalTime(deadline, local) === isoLocalTime(deadline, shownIn)) return label;
  const isSameDay = localDay(deadline, local) === localDay(deadline, shownIn);
  const day = isSameDay ? "" : `${formatWeekdayName(deadline, local)} `;
  return `${label} (${day}${formatClock(deadline, local)} local time)`;
}
