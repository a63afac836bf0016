import type { ListedDate } from "../reading/kept/listed-dates";
import { MOST_DAYS_AHEAD } from "../reading/moments/resolve-moment";
import { addDays } from "../zoned-time";
import { dayKeys, dayRangeKeys } from "./day-keys";
import type { MatchKey } from "./match-key";

/** Keys for the days of an opportunity's site meetings. */
export function meetingKeys(dates: ReadonlyArray<Pick<ListedDate, "kind" | "day">>): Array<MatchKey> {
  const days = dates.filter(({ kind }) => kind === "site_meeting").map(({ day }) => day);
  return [...new Set(days.flatMap((day) => dayKeys("meets", day)))];
}

/** An opportunity with a site meeting on this day or later has one of these keys. */
export function meetingKeysFrom(day: string): Array<MatchKey> {
  // Up to the end of a month, so that most keys are whole months.
  const firstOfLast = `${addDays(day, MOST_DAYS_AHEAD + 31).slice(0, 7)}-01`;
  return dayRangeKeys("meets", day, addDays(firstOfLast, -1));
}
