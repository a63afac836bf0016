import { DAY_MS, HOUR_MS } from "~/domain/duration";
import { formatDay } from "~/domain/local-time";
import { isUrgent } from "~/domain/opportunities/opportunity";
import { addDays, atHour, localDay, TORONTO } from "~/domain/zoned-time";
import { STRIP_DAYS } from "~/features/search/find-opportunities.server";
import type { ClosingsView } from "./feed-view";

const WEEKS = STRIP_DAYS / 7;

/** Counts bids by closing day, from the hours since 1970 in which they close. `found` is the number of all bids. */
export function closingsView(hours: ReadonlyArray<number>, found: string, now: Date): ClosingsView {
  const dayOf = daysFrom(now);
  const counts = Array.from({ length: STRIP_DAYS }, () => 0);
  for (const hour of hours) {
    const day = dayOf(hour * HOUR_MS);
    if (day >= 0 && day < STRIP_DAYS) counts[day]!++;
  }
  const dayName = (day: number) => formatDay(new Date(now.getTime() + day * DAY_MS), TORONTO);
  const closing = counts.reduce((sum, count) => sum + count, 0);
  return {
    summary: `${closing} of your ${found} bids close${closing === 1 ? "s" : ""} in the next ${WEEKS} weeks`,
    length: STRIP_DAYS,
    bars: counts.flatMap((count, day) =>
      count === 0 ? [] : [{ at: day, label: `${dayName(day)}: ${count}`, count, urgent: isUrgent(day) }],
    ),
    weeks: Array.from({ length: WEEKS }, (_, week) => ({
      label: `${dayName(week * 7)} to ${dayName(week * 7 + 6)}`,
      count: counts.slice(week * 7, week * 7 + 7).reduce((sum, count) => sum + count, 0),
    })),
  };
}

/** The number of the day that an instant is in, today being 0. Formatting an instant is slow, so each day's start is found once. */
function daysFrom(now: Date): (instant: number) => number {
  const today = localDay(now, TORONTO);
  const starts = Array.from({ length: STRIP_DAYS + 1 }, (_, day) =>
    atHour(addDays(today, day), 0, TORONTO).getTime(),
  );
  return (instant) => {
    // Days have 23 to 25 hours, so the guess is at most one day off.
    const guess = Math.floor((instant - starts[0]!) / DAY_MS);
    if (instant < (starts[guess] ?? -Infinity)) return guess - 1;
    return instant >= (starts[guess + 1] ?? Infinity) ? guess + 1 : guess;
  };
}
