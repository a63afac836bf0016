import type { ListedDate } from "../reading/listed-dates";
import { MOST_DAYS_AHEAD } from "../reading/resolve-moment";
import { addDays, localDay, TORONTO } from "../zoned-time";
import { dayKeys, dayRangeKeys } from "./day-keys";
import type { MatchKey } from "./match-key";

/** Keys for the days of an opportunity's site meetings. */
export function meetingKeys(dates: ReadonlyArray<Pick<ListedDate, "kind" | "day">>): Array<MatchKey> {
  const days = dates.filter(({ kind }) => kind === "site_meeting").map(({ day }) => day);
  return [...new Set(days.flatMap((day) => dayKeys("meets", day)))];
}

/** An opportunity whose site meeting is today or later has one of these keys. */
export function meetingAheadKeys(now: Date): Array<MatchKey> {
  const today = localDay(now, TORONTO);
  // To the end of the last month, so that most keys are whole months.
  const last = `${addDays(today, MOST_DAYS_AHEAD + 31).slice(0, 7)}-01`;
  return dayRangeKeys("meets", today, addDays(last, -1));
}
