import { MONTH, monthNumber, WEEKDAY, weekdayNumber } from "./month-names";

/** A day as written. `orders` has the readings that figures allow; `year` is `null` where none is written. */
export type WrittenDay = {
  start: number;
  end: number;
  readings: ReadonlyArray<{ month: number; day: number }>;
  year: number | null;
  otherYear: number | null;
  weekday: number | null;
  /** One of several days of a month: "December 1, 2 and 3". */
  isListed?: boolean;
  /** The last of several days: "du 24 au 26 novembre". */
  endsRange?: boolean;
  /** The first of several days, "December 1 to 3, 2026": of visits it tells when they begin. */
  startsRange?: boolean;
};

const YEAR = String.raw`((?:19|20)\s?\d\s?\d)(?!\d|:\d)`;
const SECOND_YEAR = String.raw`(?:\s?,?\s(20\d\d)(?!\d))?`;
const ORDINAL = "(?:\\s?(?:st|nd|rd|th)(?![a-z]))?";

type Shape = {
  pattern: RegExp;
  /** Without these the pattern finds nothing. */
  needs: RegExp;
  read: (found: RegExpExecArray) => Omit<WrittenDay, "start" | "end" | "weekday"> | null;
};

const named = (month: string, day: string, year: string | undefined, other?: string) => ({
  readings: [{ month: monthNumber(month), day: Number(day) }],
  year: year === undefined ? null : Number(year.replace(/\s/g, "")),
  otherYear: other === undefined ? null : Number(other),
});

const NAMED = new RegExp(MONTH);
const PARTED = /\d(?:st|nd|rd|th)?[-/]|[-/]\d/;

/** "March 5, 2026", "Aug. 14th 2026", "April, 21st, 2020", "April 24,2024", "March 5" */
const MONTH_FIRST: Shape = {
  needs: NAMED,
  pattern: new RegExp(
    `(?<![a-z])(${MONTH})(?:\\.|,(?=\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s20\\d\\d))?\\s{0,3}(\\d{1,2})(?![\\d:])${ORDINAL}(?:(?:\\s{0,2}[,.]{0,2}\\s{0,8}|[/-])${YEAR}${SECOND_YEAR})?`,
    "g",
  ),
  read: ([, month = "", day = "", year, other]) => named(month, day, year, other),
};

/** "5 March 2026", "the 9th day of July, 2018", "le 1er avril 2026", "14 juin2016" */
const DAY_FIRST: Shape = {
  needs: NAMED,
  pattern: new RegExp(
    `(?<![\\d:.$])(\\d{1,2})(?:\\s?(?:st|nd|rd|th|er)(?![a-z]))?\\s{1,2}(?:day\\s{1,2}of\\s{1,2}|of\\s{1,2}|de\\s)?(${MONTH})(?![a-z])\\.?(?:\\s{0,2},?\\s{0,3}${YEAR}${SECOND_YEAR})?`,
    "g",
  ),
  read: ([whole, day = "", month = "", year, other]) =>
    year === undefined && /\s$/.test(whole) ? null : named(month, day, year, other),
};

const inFull = (year: string) => (year.length === 2 ? `20${year}` : year);

/** "5-Mar-2026", "5/Mar/26" */
const WITH_HYPHENS: Shape = {
  needs: PARTED,
  pattern: new RegExp(`(?<![\\d/-])(\\d{1,2})([/-])(${MONTH})\\2((?:20)?\\d\\d)(?!\\d)`, "g"),
  read: ([, day = "", , month = "", year = ""]) => named(month, day, inFull(year)),
};

/** "Mar-5-2026", "Mar/5/26" */
const MONTH_WITH_HYPHENS: Shape = {
  needs: PARTED,
  pattern: new RegExp(`(?<![a-z])(${MONTH})\\.?([/-])(\\d{1,2})\\2((?:20)?\\d\\d)(?!\\d)`, "g"),
  read: ([, month = "", , day = "", year = ""]) => named(month, day, inFull(year)),
};

/** "2026-MAR-05", "2026 March 5" */
const YEAR_BEFORE_NAME: Shape = {
  needs: /20\d\d[ /-][a-z]/,
  pattern: new RegExp(
    `(?<![\\d/-])(20\\d\\d)([ /-])(${MONTH})\\.?\\2(\\d{1,2})(?![\\d/:-]|,? 20\\d\\d)`,
    "g",
  ),
  read: ([, year = "", , month = "", day = ""]) => named(month, day, year),
};

/** "25 MAR 26". A figure that an hour goes on with is no year. */
const SHORT_YEAR: Shape = {
  needs: /\d [a-z]{3,9}\.? \d\d/,
  pattern: new RegExp(
    `(?<![\\d:.$])(\\d{1,2}) (${MONTH})\\.? ([2-4]\\d)(?!\\d|\\s?(?:[:h]|[ap]\\.?m|noon|midi|et |and |- ?\\d))`,
    "g",
  ),
  read: ([, day = "", month = "", year = ""]) => named(month, day, inFull(year)),
};

/** "March 5/26". "March 25/26" could be two days. */
const YEAR_AFTER_SLASH: Shape = {
  needs: PARTED,
  pattern: new RegExp(`(?<![a-z])(${MONTH})\\.? (\\d{1,2})${ORDINAL}/([2-4]\\d)(?![\\d/])`, "g"),
  read: ([, month = "", day = "", year = ""]) =>
    Number(year) - Number(day) <= 3 && Number(year) >= Number(day) ? null : named(month, day, inFull(year)),
};

/** "2026-08-14", "2026/08/14" */
const YEAR_FIRST: Shape = {
  needs: PARTED,
  pattern: /(?<![\d/-])((?:19|20)\d\d)([-/])(\d{1,2})\2(\d{1,2})(?![\d/-])/g,
  read: ([, year, , month, day]) => ({
    readings: [{ month: Number(month), day: Number(day) }],
    year: Number(year),
    otherYear: null,
  }),
};

/** "3/9/2021", "7-24-25": two readings where both figures could be the month. */
const FIGURES: Shape = {
  needs: PARTED,
  pattern:
    /(?<![\d/.]|(?<!\/(?:20)?\d\d)-)(\d{1,2})([/-])(\d{1,2})\2((?:20)?\d\d)(?![\d/]|-(?!\d{1,2}\/\d))/g,
  read: ([, first, , second, year = ""]) => {
    const [a, b] = [Number(first), Number(second)];
    const readings = [
      { month: a, day: b },
      { month: b, day: a },
    ].filter(({ month, day }, index) => month <= 12 && (index === 0 || a !== b) && day <= 31);
    return readings.length === 0
      ? null
      : { readings, year: Number(year.length === 2 ? `20${year}` : year), otherYear: null };
  },
};

/** "6.6.2016": the day first, as in Europe, or the month first. */
const WITH_POINTS: Shape = {
  needs: /\d\.\d/,
  pattern: /(?<![\d/.-])(\d{1,2})(\.)(\d{1,2})\.(20\d\d)(?![\d/.-]\d)/g,
  read: FIGURES.read,
};

const SHAPES: ReadonlyArray<Shape> = [
  ...[YEAR_FIRST, FIGURES, WITH_POINTS, WITH_HYPHENS, MONTH_WITH_HYPHENS],
  ...[SHORT_YEAR, YEAR_AFTER_SLASH, DAY_FIRST, YEAR_BEFORE_NAME, MONTH_FIRST],
];

const WEEKDAY_BEFORE = new RegExp(`(?<![a-z])(${WEEKDAY})[.,]{0,2}\\s{0,2}(?:the\\s{1,2}|le\\s{1,2}|,\\s)?$`);
/** After the day, or after the hour that follows it. */
const WEEKDAY_AFTER = new RegExp(
  `^(?:[\\s,]{1,3}(?:at |@ ?)?\\d{1,2}(?::\\d\\d){0,2}\\s?[ap]\\.?m\\.?[\\s,]|\\s{0,2}[,(]|\\s{1,2})[\\s(]{0,2}(?:a )?(${WEEKDAY})(?![a-z])(?!\\s{0,2}(?:-|to|through|thru|and|&|a)\\s)`,
);

function weekdayAround(text: string, start: number, end: number): number | null {
  const found =
    WEEKDAY_BEFORE.exec(text.slice(Math.max(0, start - 18), start)) ??
    WEEKDAY_AFTER.exec(text.slice(end, end + 34));
  return found ? weekdayNumber(found[1] ?? "") : null;
}

/** "Room 12 March 5, 2026": the figures after the month are the day. */
const dayFollows = (text: string, end: number) =>
  /^\s{0,2}\d{1,2}(?:st|nd|rd|th)?\s{0,2}(?:,|$)/.test(text.slice(end, end + 8));

const IN_MONTH: ReadonlySet<RegExp> = new Set([MONTH_FIRST.pattern, DAY_FIRST.pattern]);
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
function withDaysOfMonth(text: string, written: WrittenDay, isDayFirst: boolean): Array<WrittenDay> {
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

/** The days in a folded sentence, in their order. */
export function daysIn(text: string): Array<WrittenDay> {
  const found: Array<WrittenDay> = [];
  for (const { pattern, needs, read } of SHAPES) {
    if (!needs.test(text)) continue;
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const day = read(match);
      if (!day || (pattern === DAY_FIRST.pattern && day.year === null && dayFollows(text, end))) continue;
      if (found.some((other) => start < other.end && other.start < end)) continue;
      const written = { ...day, start, end, weekday: weekdayAround(text, start, end) };
      found.push(
        ...(IN_MONTH.has(pattern)
          ? withDaysOfMonth(text, written, pattern === DAY_FIRST.pattern)
          : [written]),
      );
    }
  }
  return withSharedYears(
    text,
    found.sort((a, b) => a.start - b.start),
  );
}

const SHARES_YEAR = new RegExp(
  `^[\\s,]{0,3}(?:(?:at )?\\d{1,2}(?::\\d\\d)?\\s?[ap]\\.?m\\.?[\\s,]{0,3})?(and|&|or|et|ou|to|through|thru|until|-|au|jusqu'au)\\s?(?:on |the |le )?(?:(?:${WEEKDAY}),? )?$`,
);
const IS_RANGE = /^(?:to|through|thru|until|-|au|jusqu'au)$/;

/** "From November 1 to April 15, 2027", "March 3 and March 5, 2026": the year of the second tells that of the first. */
function withSharedYears(text: string, days: ReadonlyArray<WrittenDay>): Array<WrittenDay> {
  const shared = [...days];
  for (let index = days.length - 2; index >= 0; index -= 1)
    shared[index] = withYearOf(text, days[index]!, shared[index + 1], shared[index + 2]);
  return shared;
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
