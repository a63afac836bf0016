import { dateFormats } from "~/domain/date-formats";
import { addDays, weekdayOf } from "~/domain/zoned-time";

/** The months that a calendar page shows: those of dates that a notice may state. */
const [FIRST_YEAR, LAST_YEAR] = [2015, 2100];

const nameOf = dateFormats({ month: "long", year: "numeric" })("UTC");

/** "2026-11", of a day. */
export const monthOf = (day: string) => day.slice(0, 7);

/** The month that an address asks for; `null` if it is none that is shown. */
export function readMonth(text: string | null): string | null {
  if (text === null || !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)) return null;
  const year = Number(text.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR ? text : null;
}

/** "November 2026" */
export const monthLabel = (month: string) => nameOf.format(new Date(`${month}-01T00:00:00Z`));

/** The month that many months later; `null` if it is not shown. */
export function monthAfter(month: string, months: number): string | null {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const count = year * 12 + number - 1 + months;
  return readMonth(`${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`);
}

/** The weeks of a month, from Sunday to Saturday, with the days of other months that fill them. */
export function weeksOf(month: string): Array<Array<string>> {
  const first = `${month}-01`;
  const weeks: Array<Array<string>> = [];
  for (let sunday = addDays(first, -weekdayOf(first)); ; sunday = addDays(sunday, 7)) {
    if (weeks.length > 0 && monthOf(sunday) !== month) return weeks;
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(sunday, day)));
  }
}
