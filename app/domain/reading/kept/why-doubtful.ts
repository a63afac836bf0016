import type { Doubt, KeyDate } from "../key-date";
import { daysIn } from "../moments/day-shapes";
import type { WrittenDay } from "../moments/written-day";
import { fold } from "../sentences/fold";

export type Doubtful = Pick<KeyDate, "sentence" | "rule" | "doubts">;

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const MONTHS = [
  ...["January", "February", "March", "April", "May", "June", "July"],
  ...["August", "September", "October", "November", "December"],
];

/** The reasons that a reader can check, the plainest first. What portals state differently is told with their names. */
const REASONS: ReadonlyArray<[Doubt, (date: Doubtful) => string | null]> = [
  ["weekday differs", ({ sentence }) => weekdayDiffers(sentence) ?? "Its weekday and its date do not agree."],
  ["no year", () => "The notice gives no year for it."],
  ["two years", () => "The notice gives two years for it."],
  ["unclear day", ({ sentence }) => twoReadings(sentence) ?? "The notice does not name its day clearly."],
  ["unclear hour", () => "The notice does not name its hour clearly."],
  ["unclear zone", () => "Its time zone is not clear."],
  ["clocks change", () => "The clocks change at that hour."],
  ["replaced", () => "Another date seems to take its place."],
  ["differs in another sentence", () => "Another sentence of the notice says otherwise."],
  ["mandatory and optional", () => "One sentence calls it mandatory and another optional."],
  ["conditional", () => "The notice names it under a condition."],
  [
    "not fixed",
    (date) =>
      isWithoutDay(date) ? "We found no date for it in the notice." : "The notice does not fix its date.",
  ],
  ["outside the notice's time", () => "That day does not fit the day on which the notice was published."],
];

/** Why a date is not sure, in a sentence; `null` where no rule can say it plainly. */
export function whyDoubtful(date: Doubtful): string | null {
  const reason = REASONS.find(([doubt]) => date.doubts.includes(doubt));
  return reason ? reason[1](date) : null;
}

/** How the rule of a mention ends (`in-text/settle-text.ts`, which needs all rules to be loaded). */
const WITHOUT_DATE = "/without a date";

const writtenDays = (sentence: string) => daysIn(fold(sentence).replace(/\s/g, " "));

const isWithoutDay = ({ rule, sentence }: Doubtful) =>
  rule.endsWith(WITHOUT_DATE) && writtenDays(sentence).length === 0;

/** "The notice says Thursday, 27 November 2026, but the 27th is a Friday." */
function weekdayDiffers(sentence: string): string | null {
  const wrong = writtenDays(sentence).flatMap(({ readings, year, weekday }) => {
    const [reading, other] = readings;
    if (!reading || other || year === null || weekday === null) return [];
    const right = weekdayOf(year, reading);
    return right === null || right === weekday ? [] : [{ reading, year, weekday, right }];
  });
  const [one, more] = wrong;
  if (!one || more) return null;
  const { reading, year, weekday, right } = one;
  const says = `${WEEKDAYS[weekday - 1]}, ${dayAndMonth(reading)} ${year}`;
  return `The notice says ${says}, but the ${ordinal(reading.day)} is a ${WEEKDAYS[right - 1]}.`;
}

/** "05/03/2026 …": "Its day can be 5 March or 3 May." */
function twoReadings(sentence: string): string | null {
  const [one, more] = writtenDays(sentence).filter(({ readings }) => readings.length === 2);
  const [first, second] = one?.readings ?? [];
  return first && second && !more
    ? `The figures can mean ${dayAndMonth(first)} or ${dayAndMonth(second)}.`
    : null;
}

type Reading = WrittenDay["readings"][number];

const dayAndMonth = ({ day, month }: Reading) => `${day} ${MONTHS[month - 1]}`;

/** 1 is Monday; `null` for the 31st of April. */
function weekdayOf(year: number, { month, day }: Reading): number | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCDate() === day ? at.getUTCDay() || 7 : null;
}

function ordinal(day: number): string {
  const isTeen = day > 10 && day < 20;
  const ending = isTeen ? undefined : { 1: "st", 2: "nd", 3: "rd" }[day % 10];
  return `${day}${ending ?? "th"}`;
}
