import { wholeDollars } from "../money";

/** What an instant alert promises (spec section 6): contracts above this value, within this time of our reading them. */
export const ALERT_PROMISE = { overDollars: 100_000, withinHours: 2, averageMinutes: 45 } as const;

/** "$100,000" */
export const ALERT_THRESHOLD = wholeDollars(ALERT_PROMISE.overDollars);

/** One alert email lists at most this many bids and links to the rest. */
export const MAX_ALERT_ITEMS = 20;
