import { HOUR_MS, MINUTE_MS } from "~/domain/duration";

/** The programs that read calendars, as far as they tell. */
export const CALENDAR_READERS = ["google", "outlook", "apple", "other"] as const;
export type CalendarReader = (typeof CALENDAR_READERS)[number];

export const READER_NAMES: Record<CalendarReader, string> = {
  google: "Google",
  outlook: "Outlook",
  apple: "Apple",
  other: "Another program",
};

const SIGNS: ReadonlyArray<readonly [CalendarReader, ReadonlyArray<string>]> = [
  ["google", ["google-calendar", "googlebot", "google"]],
  ["outlook", ["outlook", "microsoft", "exchange", "office"]],
  ["apple", ["dataaccessd", "calendaragent", "ios/", "macos/", "mac os x", "mac_os_x", "apple"]],
];

/** Only the class of the program is known afterwards. */
export function calendarReader(userAgent: string | null): CalendarReader {
  const name = (userAgent ?? "").slice(0, 500).toLowerCase();
  return SIGNS.find(([, signs]) => signs.some((sign) => name.includes(sign)))?.[0] ?? "other";
}

/** "9 h ago" */
export function agoLabel(at: Date, now: Date): string {
  const passed = now.getTime() - at.getTime();
  if (passed < MINUTE_MS) return "just now";
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)} min ago`;
  const hours = Math.floor(passed / HOUR_MS);
  return hours < 48 ? `${hours} h ago` : `${Math.floor(hours / 24)} days ago`;
}
