import { WEEKDAY } from "./month-names";
import type { WrittenDay } from "./written-day";

const SHARES_YEAR = new RegExp(
  `^[\\s,]{0,3}(?:(?:at )?\\d{1,2}(?::\\d\\d)?\\s?[ap]\\.?m\\.?[\\s,]{0,3})?(and|&|or|et|ou|to|through|thru|until|-|au|jusqu'au)\\s?(?:on |the |le )?(?:(?:${WEEKDAY}),? )?$`,
);
const IS_RANGE = /^(?:to|through|thru|until|-|au|jusqu'au)$/;

/** "From November 1 to April 15, 2027", "March 3 and March 5, 2026": the year of the second tells that of the first. */
export function withSharedYears(text: string, days: ReadonlyArray<WrittenDay>): Array<WrittenDay> {
  const shared = [...days];
  for (let index = days.length - 2; index >= 0; index -= 1)
    shared[index] = withYearOf(text, days[index]!, shared[index + 1], shared[index + 2]);
  return withYearOfSeason(text, shared);
}

/** "For the 2026 mowing season, from May 1 to November 15". A winter has two years. */
const OF_SEASON =
  /(?<![\d/-])(20\d\d) (?:spring|summer|fall|autumn|mowing|growing|grass|lawn|paving|construction)(?![a-z])[^.;\d]{0,60}(?<![a-z])(?:from|between|for|du|entre)(?: [a-z]{3,14})? $/;

function withYearOfSeason(text: string, days: Array<WrittenDay>): Array<WrittenDay> {
  const [first, last, another] = days;
  if (!first || !last || another || first.year !== null || last.year !== null) return days;
  if (!IS_RANGE.test(text.slice(first.end, last.start).trim())) return days;
  const year = OF_SEASON.exec(text.slice(0, first.start))?.[1];
  return year === undefined ? days : days.map((day) => ({ ...day, year: Number(year) }));
}

/** "November 24, November 26 and December 2, 2026": a comma links only days of a list that goes on. */
const IN_LIST = /^\s?,\s?$/;

function withYearOf(
  text: string,
  day: WrittenDay,
  next: WrittenDay | undefined,
  another: WrittenDay | undefined,
): WrittenDay {
  const [reading, nextReading] = [day.readings[0], next?.readings[0]];
  const year = next?.year ?? null;
  if (!next || day.year !== null || year === null || !reading || !nextReading) return day;
  const between = text.slice(day.end, next.start);
  const isLinked = another?.year === year && SHARES_YEAR.test(text.slice(next.end, another.start));
  const link = SHARES_YEAR.exec(between)?.[1] ?? (isLinked && IN_LIST.test(between) ? "," : undefined);
  if (link === undefined) return day;
  const isEarlier = reading.month * 31 + reading.day <= nextReading.month * 31 + nextReading.day;
  if (isEarlier) return { ...day, year };
  return IS_RANGE.test(link) ? { ...day, year: year - 1 } : day;
}
