const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** How often something happens: "every 2 hours", "once a day". */
export function rhythmInWords(everyMinutes: number): string {
  if (everyMinutes === WEEK) return "once a week";
  if (everyMinutes === DAY) return "once a day";
  if (everyMinutes === HOUR) return "every hour";
  if (everyMinutes % DAY === 0) return `every ${everyMinutes / DAY} days`;
  return everyMinutes % HOUR === 0 ? `every ${everyMinutes / HOUR} hours` : `every ${everyMinutes} minutes`;
}
