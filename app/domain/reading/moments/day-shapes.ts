import { type Sought, sought } from "../patterns/sought";
import { matchesOf } from "../sentences/matches";
import { DAY_IN_WORDS, dayInWords } from "./days-in-words";
import { withDaysOfMonth } from "./days-of-month";
import { MONTH, monthNumber, WEEKDAY, weekdayNumber } from "./month-names";
import { withSharedYears } from "./shared-years";
import type { WrittenDay } from "./written-day";

export type { WrittenDay } from "./written-day";

const YEAR = String.raw`((?:19|20)\s?\d\s?\d)(?!\d|:\d)`;
const SECOND_YEAR = String.raw`(?:\s?,?\s(20\d\d)(?!\d))?`;
const ORDINAL = "(?:\\s?(?:st|nd|rd|th)(?![a-z]))?";

type Shape = {
  pattern: Sought;
  read: (found: RegExpExecArray) => Pick<WrittenDay, "readings" | "year" | "otherYear"> | null;
};

const named = (month: string, day: string, year: string | undefined, other?: string) => ({
  readings: [{ month: monthNumber(month), day: Number(day) }],
  year: year === undefined ? null : Number(year.replace(/\s/g, "")),
  otherYear: other === undefined ? null : Number(other),
});

/** "March 5, 2026", "Aug. 14th 2026", "April, 21st, 2020", "April, 21st", "April 24,2024", "March 5" */
const MONTH_FIRST: Shape = {
  pattern: sought(
    new RegExp(
      `(?<![a-z](?<!\\d(?:to|thru|through)))(${MONTH})(?:\\.|,(?=\\s\\d{1,2}(?:(?:st|nd|rd|th)(?![a-z])|,?\\s20\\d\\d)))?\\s{0,3}(\\d{1,2})(?![\\d:])${ORDINAL}(?:(?:\\s{0,2}[,.]{0,2}\\s{0,8}|[/-])${YEAR}${SECOND_YEAR})?`,
      "g",
    ),
  ),
  read: ([, month = "", day = "", year, other]) => named(month, day, year, other),
};

/** "5 March 2026", "the 9th day of July, 2018", "le 1er avril 2026", "14 juin2016", "ce 5e jour de mars 2026" */
const DAY_FIRST: Shape = {
  pattern: sought(
    new RegExp(
      `(?<![\\d:.$])(\\d{1,2})(?:\\s?(?:st|nd|rd|th|er|e|ieme)(?![a-z]))?\\)?(?:\\s{1,2}|(?<=\\d)(?=[a-z]{3,9}\\.?,? 20\\d\\d))(?:day\\s{1,2}of\\s{1,2}|of\\s{1,2}|de\\s|jour (?:de |du mois de ))?(${MONTH})(?![a-z])\\.?(?:\\s{0,2},?\\s{0,3}${YEAR}${SECOND_YEAR})?`,
      "g",
    ),
  ),
  read: ([whole, day = "", month = "", year, other]) =>
    year === undefined && /\s$/.test(whole) ? null : named(month, day, year, other),
};

/** "the fifth day of March, 2026", "le cinq mars 2026" */
const IN_WORDS: Shape = {
  pattern: DAY_IN_WORDS,
  read: ([, english, french, month = "", year]) =>
    named(month, String(dayInWords(english ?? french ?? "")), year),
};

const inFull = (year: string) => (year.length === 2 ? `20${year}` : year);

/** "5-Mar-2026", "5/Mar/26" */
const WITH_HYPHENS: Shape = {
  pattern: sought(new RegExp(`(?<![\\d/-])(\\d{1,2})([/-])(${MONTH})\\2((?:20)?\\d\\d)(?!\\d)`, "g")),
  read: ([, day = "", , month = "", year = ""]) => named(month, day, inFull(year)),
};

/** "Mar-5-2026", "Mar/5/26" */
const MONTH_WITH_HYPHENS: Shape = {
  pattern: sought(new RegExp(`(?<![a-z])(${MONTH})\\.?([/-])(\\d{1,2})\\2((?:20)?\\d\\d)(?!\\d)`, "g")),
  read: ([, month = "", , day = "", year = ""]) => named(month, day, inFull(year)),
};

/** "2026-MAR-05", "2026 March 5" */
const YEAR_BEFORE_NAME: Shape = {
  pattern: sought(
    new RegExp(`(?<![\\d/-])(20\\d\\d)([ /-])(${MONTH})\\.?\\2(\\d{1,2})(?![\\d/:-]|,? 20\\d\\d)`, "g"),
  ),
  read: ([, year = "", , month = "", day = ""]) => named(month, day, year),
};

/** "25 MAR 26". A figure that an hour goes on with is no year. */
const SHORT_YEAR: Shape = {
  pattern: sought(
    new RegExp(
      `(?<![\\d:.$])(\\d{1,2}) (${MONTH})\\.? ([2-4]\\d)(?!\\d|\\s?(?:[:h]|[ap]\\.?m|noon|midi|et |and |- ?\\d))`,
      "g",
    ),
  ),
  read: ([, day = "", month = "", year = ""]) => named(month, day, inFull(year)),
};

/** "March 5/26". "March 25/26" could be two days. */
const YEAR_AFTER_SLASH: Shape = {
  pattern: sought(new RegExp(`(?<![a-z])(${MONTH})\\.? (\\d{1,2})${ORDINAL}/([2-4]\\d)(?![\\d/])`, "g")),
  read: ([, month = "", day = "", year = ""]) =>
    Number(year) - Number(day) <= 3 && Number(year) >= Number(day) ? null : named(month, day, inFull(year)),
};

/** "2026-08-14", "2026/08/14" */
const YEAR_FIRST: Shape = {
  pattern: sought(/(?<![\d/-])((?:19|20)\d\d)([-/])(\d{1,2})\2(\d{1,2})(?![\d/-])/g),
  read: ([, year, , month, day]) => ({
    readings: [{ month: Number(month), day: Number(day) }],
    year: Number(year),
    otherYear: null,
  }),
};

/** "3/9/2021", "7-24-25": two readings where both figures could be the month. */
const FIGURES: Shape = {
  pattern: sought(
    /(?<![\d/.]|(?<!\/(?:20)?\d\d|[a-z](?=-\d{1,2}\/))-)(\d{1,2})([/-])(\d{1,2})\2((?:20)?\d\d)(?![\d/]|-(?!\d{1,2}\/\d))/g,
  ),
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
  pattern: sought(/(?<![\d/.-])(\d{1,2})(\.)(\d{1,2})\.(20\d\d)(?![\d/.-]\d)/g),
  read: FIGURES.read,
};

const SHAPES: ReadonlyArray<Shape> = [
  ...[YEAR_FIRST, FIGURES, WITH_POINTS, WITH_HYPHENS, MONTH_WITH_HYPHENS],
  ...[SHORT_YEAR, YEAR_AFTER_SLASH, DAY_FIRST, IN_WORDS, YEAR_BEFORE_NAME, MONTH_FIRST],
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

const IN_MONTH: ReadonlySet<Sought> = new Set([MONTH_FIRST.pattern, DAY_FIRST.pattern]);
/** The days in a folded sentence, in their order. */
export function daysIn(text: string): Array<WrittenDay> {
  const found: Array<WrittenDay> = [];
  for (const { pattern, read } of SHAPES) {
    for (const match of matchesOf(pattern, text)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const day = read(match);
      if (!day || (pattern === DAY_FIRST.pattern && day.year === null && dayFollows(text, end))) continue;
      if (found.some((other) => start < other.end && other.start < end)) continue;
      const { readings, year, otherYear } = day;
      const written = { start, end, readings, year, otherYear, weekday: weekdayAround(text, start, end) };
      found.push(
        ...(IN_MONTH.has(pattern)
          ? withDaysOfMonth(text, written, pattern === DAY_FIRST.pattern)
          : [written]),
      );
    }
  }
  return withSharedYears(
    text,
    withoutRepeats(
      text,
      found.sort((a, b) => a.start - b.start),
    ),
  );
}

/** "March 5, 2026 / 5 mars 2026", "On: March 5, 2026 Le : 5 mars 2026": a day that is written twice. */
const AGAIN = /^[\s,]{0,4}(?:[/|(-]|(?:on|le)(?= ))?[\s:]{0,3}(?:on|le)?[\s:]{0,3}$/;

function withoutRepeats(text: string, days: ReadonlyArray<WrittenDay>): Array<WrittenDay> {
  const kept: Array<WrittenDay> = [];
  for (const day of days) {
    const last = kept.at(-1);
    const isAgain =
      last !== undefined &&
      isOneDay(last, day) &&
      AGAIN.test(text.slice(last.end, day.start).replace(/\s{2,}/g, " "));
    if (isAgain) kept[kept.length - 1] = { ...last, end: day.end, weekday: last.weekday ?? day.weekday };
    else kept.push(day);
  }
  return kept;
}

function isOneDay(a: WrittenDay, b: WrittenDay): boolean {
  const [[one, second], [another, third]] = [a.readings, b.readings];
  return (
    a.year !== null &&
    a.year === b.year &&
    !second &&
    !third &&
    one?.month === another?.month &&
    one?.day === another?.day
  );
}
