import { datesInRow, type RowDate } from "../reading/kept/listed-dates";
import { MOST_DAYS_AHEAD } from "../reading/moments/resolve-moment";
import { addDays } from "../zoned-time";
import { dayKeys, dayRangeKeys } from "./day-keys";
import type { MatchKey } from "./match-key";

/** Keys for the days of an opportunity's site meetings. One whose date is doubtful has no day that could be ahead. */
export function meetingKeys(row: ReadonlyArray<RowDate>): Array<MatchKey> {
  const meetings = datesInRow(row).filter(({ kind }) => kind === "site_meeting");
  const days = meetings.map(({ day }) => day);
  return [...new Set(days.flatMap((day) => dayKeys("meets", day)))];
}

/** An opportunity with a site meeting on this day or later has one of these keys. */
export function meetingKeysFrom(day: string): Array<MatchKey> {
  // Up to the end of a month, so that most keys are whole months.
  const firstOfLast = `${addDays(day, MOST_DAYS_AHEAD + 31).slice(0, 7)}-01`;
  return dayRangeKeys("meets", day, addDays(firstOfLast, -1));
}
