export const CALENDAR_PATH = "/dashboard/calendar";

/** Names of files beside those of single dates, which are the dates' IDs. */
export const ALL_DATES = "all";
export const CLOSING_DATE = "closing";

const EXTENSION = ".ics";

/** A file with one date of a bid, or with all. */
export const datesFileHref = (bidId: number, date: string) => `/bids/${bidId}/dates/${date}${EXTENSION}`;

/** The date that a file's name asks for; `null` if it is no name of ours. */
export function askedDate(name: string): string | null {
  return name.endsWith(EXTENSION) ? name.slice(0, -EXTENSION.length) : null;
}

export const feedPath = (token: string) => `/calendar/${token}${EXTENSION}`;
