import { addDays, localDay, TORONTO } from "~/domain/zoned-time";
import type { CueKind } from "../cues";
import type { KeyDate, KeyDateKind, ReaderInput } from "../key-date";
import type { WrittenDay } from "../moments/day-shapes";
import { knownZone } from "../moments/zone-words";
import type { Sentence } from "../sentences/sentence";

/** A bid's other dates are at most so many days before the first that is known, and after the last. */
const DAYS_BEFORE = 120;
const DAYS_AFTER = 60;
/** Of a notice without another date: a bid's dates follow its publication within so many days. */
const DAYS_AFTER_PUBLICATION = 180;

const OF_A_BID: ReadonlyArray<KeyDateKind> = [
  "closing",
  "sub_bid_closing",
  "opening",
  "site_meeting",
  "questions",
  "addenda",
  "intent",
  "complaints",
];
const OF_WORK: ReadonlyArray<CueKind> = ["start", "end"];
/** Work whose day has no year begins or ends within so many days after the bid's last date. */
const DAYS_OF_WORK = 240;
/** "Services begin on May 1 of each year" */
const EVERY_YEAR =
  /(?<![a-z])(?:each|every|annual\w*|yearly|per year|years|seasons?|chaque|annuel\w*|ans|annees|saisons?|options?|renew\w*|current\w*|existing|was|were|typically|usually|normally|holidays?|if|unless|until)(?![a-z])/;

/** `isAlone`: nothing but the day of publication tells it. */
type Time = { from: string; to: string; isAlone?: boolean };

/** The time in which a bid has its dates, by those that are sure and by the portal's closing date. */
function timeOfBid(dates: ReadonlyArray<KeyDate>, { closing, published, zones }: ReaderInput): Time | null {
  const zone = knownZone(zones)?.zone ?? TORONTO;
  const days = dates
    .filter(({ kind, standing }) => OF_A_BID.includes(kind) && standing === "sure")
    .flatMap((date) => date.localDay ?? [])
    .concat(closing === null ? [] : localDay(closing, zone))
    .sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined)
    return published === null ? null : timeAfter(published, zone);
  const from = published === null ? addDays(first, -DAYS_BEFORE) : localDay(published, zone);
  return { from, to: addDays(last, DAYS_AFTER) };
}

function timeAfter(published: Date, zone: string): Time {
  const from = localDay(published, zone);
  return { from, to: addDays(from, DAYS_AFTER_PUBLICATION), isAlone: true };
}

/** The one year in which a day without a year falls into the time; `null` if there is none, or several. */
function yearOf({ readings, weekday, startsRange }: WrittenDay, { from, to, isAlone }: Time): number | null {
  const [reading, another] = readings;
  if (!reading || another || (isAlone && startsRange)) return null;
  const years = [Number(from.slice(0, 4)), Number(from.slice(0, 4)) + 1, Number(to.slice(0, 4))];
  const days = [...new Set(years)].map((year) => `${year}-${two(reading.month)}-${two(reading.day)}`);
  const [day, other] = days.filter((one) => one >= from && one <= to && isOn(one, weekday));
  return day === undefined || other !== undefined ? null : Number(day.slice(0, 4));
}

const isOn = (day: string, weekday: number | null) =>
  weekday === null || (new Date(`${day}T12:00:00Z`).getUTCDay() || 7) === weekday;
const two = (number: number) => String(number).padStart(2, "0");

const isAboutBids = ({ cues }: Sentence) =>
  cues.some(({ kind }) => OF_A_BID.some((known) => known === kind)) &&
  !cues.some(({ kind }) => OF_WORK.includes(kind));

/** One day of the work, once. */
const isAboutWork = ({ cues, moments, folded }: Sentence) =>
  cues.length > 0 &&
  cues.every(({ kind }) => OF_WORK.includes(kind)) &&
  moments.length === 1 &&
  !EVERY_YEAR.test(folded);

/** Work follows the bid's last date, if one is known. */
function timeOfWork({ to, isAlone }: Time): Time | null {
  const last = addDays(to, -DAYS_AFTER);
  return isAlone ? null : { from: last, to: addDays(last, DAYS_OF_WORK) };
}

/**
 * The sentences with the years that other dates tell, or the day of publication: "closing on March 9, 2026 … they will
 * be opened on March 10". The same sentences where there is nothing to add.
 */
export function withYearsLeftOut(
  sentences: ReadonlyArray<Sentence>,
  dates: ReadonlyArray<KeyDate>,
  input: ReaderInput,
): ReadonlyArray<Sentence> {
  if (!dates.some(({ doubts }) => doubts.includes("no year"))) return sentences;
  const time = timeOfBid(dates, input);
  const known = time === null && input.published === null ? withYearsOfWeekdays(sentences) : sentences;
  const years = yearsStated(known);
  return known.map((sentence) => {
    if (!sentence.moments.some(({ day }) => day.year === null)) return sentence;
    const own =
      time === null ? null : isAboutBids(sentence) ? time : isAboutWork(sentence) ? timeOfWork(time) : null;
    const moments = sentence.moments.map((moment) => {
      const { day } = moment;
      const inTime = own === null ? null : yearOf(day, own);
      const year = day.year ?? yearTold(yearStated(day, years), inTime, sentence);
      return { ...moment, day: { ...day, year } };
    });
    return { ...sentence, moments };
  });
}

/**
 * A drawing, a by-law or an older bid may be of the same day of another year, so what is due for the bid follows the bid's
 * own time; of the work nothing is told where the two differ.
 */
function yearTold(stated: number | null, inTime: number | null, sentence: Sentence): number | null {
  if (stated === null || inTime === null || stated === inTime) return stated ?? inTime;
  return isAboutBids(sentence) ? inTime : null;
}

/** Their days are of another year than the work's: guarantees, prices and insurance last, and older contracts are over. */
const OF_OTHER_YEARS =
  /(?<![a-z])(?:warrant\w*|guarant\w*|insurance|certificates?|licen[cs]es?|bonds?|prices|pricing|previous|prior|existing|current|last year|former|expir\w*|dated|adopted|revised|garanties?|assurances?|attestations?|cautionnements?|prix|actuel\w*|precedente?|anterieure?|datee?s?)(?![a-z])/;

/** The years in which the text states a day, by the day and month. */
function yearsStated(sentences: ReadonlyArray<Sentence>): ReadonlyMap<string, ReadonlySet<number>> {
  const years = new Map<string, Set<number>>();
  const ofThis = sentences.filter(({ folded }) => !OF_OTHER_YEARS.test(folded));
  for (const { day } of ofThis.flatMap(({ moments }) => moments)) {
    const [reading, another] = day.readings;
    if (!reading || another || day.year === null) continue;
    const name = `${reading.month}-${reading.day}`;
    years.set(name, (years.get(name) ?? new Set()).add(day.year));
  }
  return years;
}

/** The years that the text names, in its dates or alone: "for the 2026 season". */
const yearsNamed = (sentences: ReadonlyArray<Sentence>): ReadonlyArray<number> => [
  ...new Set(
    sentences.flatMap(({ folded }) =>
      [...folded.matchAll(/(?<![\d$,.-])20[0-4]\d(?![\d,])/g)].map(([year]) => Number(year)),
    ),
  ),
];

function withYearsOfWeekdays(sentences: ReadonlyArray<Sentence>): ReadonlyArray<Sentence> {
  const named = yearsNamed(sentences);
  return sentences.map((sentence) => {
    if (!sentence.moments.some(({ day }) => day.year === null && day.weekday !== null)) return sentence;
    const moments = sentence.moments.map((moment) => {
      const { day } = moment;
      return { ...moment, day: { ...day, year: day.year ?? yearOfWeekday(day, named, sentence) } };
    });
    return { ...sentence, moments };
  });
}

/** "Monday, July 15" in a text without a date of its own year: the one named year in which that day is a Monday. */
function yearOfWeekday(
  { readings, weekday }: WrittenDay,
  named: ReadonlyArray<number>,
  sentence: Sentence,
): number | null {
  const [reading, another] = readings;
  if (!reading || another || weekday === null || !isAboutBids(sentence)) return null;
  const [year, other] = named.filter((one) =>
    isOn(`${one}-${two(reading.month)}-${two(reading.day)}`, weekday),
  );
  return other === undefined ? (year ?? null) : null;
}

/** The one year with which the text states the same day elsewhere: "until January 5, 2022 … January 5 at 3 p.m." */
function yearStated({ readings, weekday }: WrittenDay, years: ReturnType<typeof yearsStated>): number | null {
  const [reading, another] = readings;
  if (!reading || another) return null;
  const [year, other] = years.get(`${reading.month}-${reading.day}`) ?? [];
  const isSame = year !== undefined && isOn(`${year}-${two(reading.month)}-${two(reading.day)}`, weekday);
  return isSame && other === undefined ? year : null;
}
