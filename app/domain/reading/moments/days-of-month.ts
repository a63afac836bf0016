import { MONTH } from "./month-names";
import type { WrittenDay } from "./written-day";

const YEAR = String.raw`((?:19|20)\s?\d\s?\d)(?!\d|:\d)`;
const ORDINAL = "(?:\\s?(?:st|nd|rd|th)(?![a-z]))?";

const MORE_DAYS = new RegExp(
  `^((?:(?:\\s?,\\s?(?:(?:and|&|or)\\s)?|\\s(?:and|&|or)\\s|\\s?[&/]\\s?)(?:the )?\\d{1,2}${ORDINAL}(?![\\d:.h/-]|\\s?(?:[ap]\\.?m(?![a-z])|h(?![a-z])|o'|noon|days?|weeks?|hours?|(?:${MONTH})(?![a-z])))){1,12})(?:(?:\\s?,?\\s?)${YEAR})?`,
);
const LAST_DAY = new RegExp(
  `^\\s?(?:-|to|through|thru|until)\\s?(?:the )?\\d{1,2}${ORDINAL}\\s?,?\\s?${YEAR}`,
);
const DAYS_BEFORE =
  /(?<![\d:.$/-])(?<!(?:lots?|phases?|items?|zones?|salles?|rooms?|sites?|no\.?|secteurs?|wards?|stations?) )((?:\d{1,2}(?:er|st|nd|rd|th)?(?:\s?,\s?|,?\s(?:et|ou|and|or|&)\s)(?:le |the )?){1,12})$/;
const FIRST_DAY = /(?<![\d:.$/-])\d{1,2}(?:er|st|nd|rd|th)?\s?(?:-|au|to|through|thru|et le)\s?(?:the )?$/;
/** "December 5, 20226" is no day of 2022. */
const BROKEN_YEAR = /^[\s,]{1,3}(?:(?:19|20|2)\d{3,4}(?<=\d{5})|20\d)(?![\d:])/;

/** All the days that a list of a month's days names: "December 1, 2 and 3, 2026", "les 24 et 25 novembre 2026" */
export function withDaysOfMonth(text: string, written: WrittenDay, isDayFirst: boolean): Array<WrittenDay> {
  const { start, end, year, readings } = written;
  const month = readings[0]?.month ?? 0;
  const after = text.slice(end, end + 90);
  if (year === null && BROKEN_YEAR.test(after)) return [{ ...written, readings: [] }];
  if (isDayFirst) {
    const before = text.slice(Math.max(0, start - 80), start);
    const list = DAYS_BEFORE.exec(before)?.[1];
    const isList = list !== undefined && /(?:et|ou|and|or|&) (?:le |the )?$/.test(list);
    if (!isList) return [FIRST_DAY.test(before) ? { ...written, endsRange: true } : written];
    return [
      ...daysOf(list, start - list.length, { ...written, weekday: null }, month),
      { ...written, isListed: true },
    ];
  }
  if (year !== null) return [written];
  if (LAST_DAY.test(after)) return [{ ...written, startsRange: true }];
  const more = MORE_DAYS.exec(after);
  const [whole = "", list = "", ofList] = more ?? [];
  if (!more || (ofList === undefined && !/(?:and|&|or) /.test(list))) return [written];
  const known = ofList === undefined ? null : Number(ofList.replace(/\s/g, ""));
  const others = daysOf(list, end, { ...written, weekday: null, year: known }, month);
  return [
    { ...written, year: known, isListed: true },
    ...others.slice(0, -1),
    ...others.slice(-1).map((last) => ({ ...last, end: end + whole.length })),
  ];
}

const daysOf = (list: string, from: number, like: WrittenDay, month: number): Array<WrittenDay> =>
  [...list.matchAll(/\d{1,2}(?:st|nd|rd|th|er)?/g)].map(({ index, 0: figures }) => ({
    ...like,
    readings: [{ month, day: Number.parseInt(figures, 10) }],
    start: from + index,
    end: from + index + figures.length,
    isListed: true,
  }));
