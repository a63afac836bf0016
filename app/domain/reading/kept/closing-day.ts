import { TORONTO } from "../../zoned-time";
import { wallClockOf } from "./noted-date";

const END_OF_DAY = "23:59";

/**
 * The day of a closing without an hour; `null` if it has one. Its source gives the day's last minute, where the work is or
 * on the portal's own clock, which is Eastern: elsewhere that minute has another hour, and east of it another day.
 */
export function dayWithoutHour(closing: Date, zone: string): string | null {
  const clocks = [zone, TORONTO].map((one) => wallClockOf(closing, one));
  return clocks.find(({ time }) => time === END_OF_DAY)?.day ?? null;
}
