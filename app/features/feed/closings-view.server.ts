import { DAY_MS, HOUR_MS } from "~/domain/duration";
import { formatCount } from "~/domain/format-count";
import { formatDay } from "~/domain/local-time";
import { isUrgent } from "~/domain/opportunities/opportunity";
import { remembered } from "~/domain/remembered";
import { addDays, atHour, localDay, TORONTO } from "~/domain/zoned-time";
import { COUNT_CAP, STRIP_DAYS } from "~/features/search/find-opportunities.server";
import type { ClosingsView } from "./feed-view";

const WEEKS = STRIP_DAYS / 7;

/**
 * Counts bids by closing day, from the hours since 1970 in which they close, the earliest first. `found` is the number
 * of all bids. Of more than can be counted, the chart shows those that close first and ends with their last week.
 */
export function closingsView(hours: ReadonlyArray<number>, found: number, now: Date): ClosingsView {
  const starts = startsFrom(localDay(now, TORONTO));
  const counts = Array.from({ length: STRIP_DAYS }, () => 0);
  for (const hour of hours.slice(0, COUNT_CAP)) {
    const day = dayOf(hour * HOUR_MS, starts);
    if (day >= 0 && day < STRIP_DAYS) counts[day]!++;
  }
  const dayName = (day: number) => formatDay(new Date(starts[day]!), TORONTO);
  const closing = counts.reduce((sum, count) => sum + count, 0);
  const isWhole = found <= COUNT_CAP;
  const weeks = isWhole ? WEEKS : Math.floor(counts.findLastIndex((count) => count > 0) / 7) + 1;
  return {
    summary: isWhole
      ? `${closing} of your ${formatCount(found)} bids close${closing === 1 ? "s" : ""} in the next ${WEEKS} weeks`
      : `The ${formatCount(closing)} of your bids that close first`,
    length: STRIP_DAYS,
    bars: counts.flatMap((count, day) =>
      count === 0 ? [] : [{ at: day, label: `${dayName(day)}: ${count}`, count, urgent: isUrgent(day) }],
    ),
    weeks: Array.from({ length: weeks }, (_, week) => ({
      label: `${dayName(week * 7)} to ${dayName(week * 7 + 6)}`,
      count: counts.slice(week * 7, week * 7 + 7).reduce((sum, count) => sum + count, 0),
    })),
  };
}

/** When each of the chart's days begins, and the day after them. */
const startsFrom = remembered(
  (today: string): ReadonlyArray<number> =>
    Array.from({ length: STRIP_DAYS + 1 }, (_, day) => atHour(addDays(today, day), 0, TORONTO).getTime()),
  (today) => today,
);

/** The number of the day that an instant is in, today being 0. */
function dayOf(instant: number, starts: ReadonlyArray<number>): number {
  // Days have 23 to 25 hours, so the guess is at most one day off.
  const guess = Math.floor((instant - starts[0]!) / DAY_MS);
  if (instant < (starts[guess] ?? -Infinity)) return guess - 1;
  return instant >= (starts[guess + 1] ?? Infinity) ? guess + 1 : guess;
}
