import { atHour, localDay, TORONTO } from "../zoned-time";

/** The email about new bids without a stated value is due at this hour in Toronto, all year. */
export const SAME_DAY_HOUR = 16;

/**
 * The local day whose email is due, until midnight. A day that was missed gets none: the next day's email starts where
 * the last one ended.
 */
export function sameDayDue(now: Date): string | null {
  const day = localDay(now, TORONTO);
  return now >= atHour(day, SAME_DAY_HOUR, TORONTO) ? day : null;
}
