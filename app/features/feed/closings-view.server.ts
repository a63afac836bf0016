import { DAY_MS, HOUR_MS } from "~/domain/duration";
import { formatDay } from "~/domain/local-time";
import { isUrgent } from "~/domain/opportunities/opportunity";
import { daysBetween, localDay, TORONTO } from "~/domain/zoned-time";
import { STRIP_DAYS } from "~/features/search/find-opportunities.server";
import type { ClosingsView } from "./feed-view";

const WEEKS = STRIP_DAYS / 7;

/** Counts bids by closing day, from the hours since 1970 in which they close. `found` is the number of all bids. */
export function closingsView(hours: ReadonlyArray<number>, found: string, now: Date): ClosingsView {
  const today = localDay(now, TORONTO);
  const counts = Array.from({ length: STRIP_DAYS }, () => 0);
  for (const hour of hours) {
    const day = daysBetween(today, localDay(new Date(hour * HOUR_MS), TORONTO));
    if (day >= 0 && day < STRIP_DAYS) counts[day]!++;
  }
  const dayName = (day: number) => formatDay(new Date(now.getTime() + day * DAY_MS), TORONTO);
  const closing = counts.reduce((sum, count) => sum + count, 0);
  return {
    summary: `${closing} of your ${found} bids close${closing === 1 ? "s" : ""} in the next ${WEEKS} weeks`,
    days: counts.map((count, day) => ({ day: dayName(day), count, urgent: isUrgent(day) })),
    weeks: Array.from({ length: WEEKS }, (_, week) => ({
      label: `${dayName(week * 7)} to ${dayName(week * 7 + 6)}`,
      count: counts.slice(week * 7, week * 7 + 7).reduce((sum, count) => sum + count, 0),
    })),
  };
}
