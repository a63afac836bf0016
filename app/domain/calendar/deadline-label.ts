import { timeZoneOf } from "../geography";
import {
  formatClock,
  formatClosing,
  formatDeadline,
  formatShortDeadline,
  formatWeekdayName,
} from "../local-time";
import { displayTimeZone, isoLocalTime, localDay } from "../zoned-time";

/**
 * "Fri 14 Aug 2026, 5:00 pm ET". Where the work is in another time zone, the clock there follows in brackets:
 * "Fri 14 Aug 2026, 5:00 pm ET (2:00 pm local time)". A day without an hour has none.
 */
export function deadlineLabel(deadline: Date, region: string | null): string {
  return formatDeadline(deadline, displayTimeZone(region)) + localTimeOf(deadline, region);
}

/** The same without the year: "Fri 14 Aug, 5:00 pm ET (2:00 pm local time)". */
export function shortDeadlineLabel(deadline: Date, region: string | null): string {
  return formatShortDeadline(deadline, displayTimeZone(region)) + localTimeOf(deadline, region);
}

function localTimeOf(deadline: Date, region: string | null): string {
  const shownIn = displayTimeZone(region);
  const local = region === null ? shownIn : timeZoneOf(region);
  const isSameClock = isoLocalTime(deadline, local) === isoLocalTime(deadline, shownIn);
  if (isSameClock || formatClosing(deadline, shownIn) === null) return "";
  const isSameDay = localDay(deadline, local) === localDay(deadline, shownIn);
  const day = isSameDay ? "" : `${formatWeekdayName(deadline, local)} `;
  return ` (${day}${formatClock(deadline, local)} local time)`;
}
