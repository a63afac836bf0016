import { DAY_MS } from "~/domain/duration";
import { formatDay } from "~/domain/local-time";
import { daysLeft, isUrgent } from "~/domain/opportunities/opportunity";
import { displayTimeZone, TORONTO } from "~/domain/zoned-time";
import type { ClosingsView } from "./feed-view";

const WEEKS = 8;
const DAYS = WEEKS * 7;

/** Counts the listed bids by closing day, over the coming weeks. */
export function closingsView(
  rows: ReadonlyArray<{ deadline: Date | null; region: string | null }>,
  now: Date,
): ClosingsView {
  const counts = Array.from({ length: DAYS }, () => 0);
  for (const { deadline, region } of rows) {
    if (deadline === null) continue;
    const day = daysLeft(deadline, now, displayTimeZone(region));
    if (day >= 0 && day < DAYS) counts[day]!++;
  }
  const dayName = (day: number) => formatDay(new Date(now.getTime() + day * DAY_MS), TORONTO);
  const closing = counts.reduce((sum, count) => sum + count, 0);
  return {
    summary: `${closing} of the ${rows.length} bids listed close${closing === 1 ? "s" : ""} in the next ${WEEKS} weeks`,
    days: counts.map((count, day) => ({ day: dayName(day), count, urgent: isUrgent(day) })),
    weeks: Array.from({ length: WEEKS }, (_, week) => ({
      label: `${dayName(week * 7)} to ${dayName(week * 7 + 6)}`,
      count: counts.slice(week * 7, week * 7 + 7).reduce((sum, count) => sum + count, 0),
    })),
  };
}
