import { addDays } from "../zoned-time";
import { type MatchKey, wordKey } from "./match-key";

const dayKey = (kind: string, day: string) => wordKey(kind, day.replaceAll("-", ""));
const monthKey = (kind: string, day: string) => wordKey(`${kind}in`, day.slice(0, 7).replaceAll("-", ""));

/** Keys for a day and its month. */
export const dayKeys = (kind: string, day: string): Array<MatchKey> => [
  dayKey(kind, day),
  monthKey(kind, day),
];

/** Whatever has a day from the first to the last has one of these keys. */
export function dayRangeKeys(kind: string, first: string, last: string): Array<MatchKey> {
  const keys: Array<MatchKey> = [];
  for (let day = first; day <= last;) {
    const monthEnd = endOfMonth(day);
    const isWholeMonth = day.endsWith("-01") && monthEnd <= last;
    keys.push(isWholeMonth ? monthKey(kind, day) : dayKey(kind, day));
    day = addDays(isWholeMonth ? monthEnd : day, 1);
  }
  return keys;
}

function endOfMonth(day: string): string {
  const [year, month] = day.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
