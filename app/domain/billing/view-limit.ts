import { dateFormats } from "../date-formats";
import { HOUR_MS } from "../duration";
import { limitsFor, type Role } from "./roles";

const TIME_ZONE = "America/Toronto";

const clockIn = dateFormats({
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});

/** What the clock on the wall in Toronto shows, as if it were UTC. */
function wallClock(instant: Date): number {
  const parts = Object.fromEntries(
    clockIn(TIME_ZONE)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<"year" | "month" | "day" | "hour" | "minute" | "second", number>;
  return Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second);
}

/** The last midnight in Toronto, where a contractor's day of views begins; on the two days of the year that change the clock too. */
export function startOfDay(now: Date): Date {
  const day = 24 * HOUR_MS;
  const midnight = Math.floor(wallClock(now) / day) * day;
  const guess = new Date(midnight + 5 * HOUR_MS);
  return new Date(guess.getTime() - (wallClock(guess) - midnight));
}

/** How many new bids may still be opened today; `null` means any number. */
export function viewsLeft(role: Role, viewsToday: number): number | null {
  const limit = limitsFor(role).dailyDetailViews;
  return limit === null ? null : Math.max(0, limit - viewsToday);
}
