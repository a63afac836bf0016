import { z } from "zod";
import { parseDay } from "~/domain/matching/closing-keys";
import {
  isInstantOf,
  isZone,
  MOST_PLACE_CHARACTERS,
  STATED_KINDS,
  type StatedKeyDate,
} from "~/domain/reading/kept/noted-date";
import { nameFrom } from "~/sources/plain-text";
import { EARLIEST_YEAR } from "~/sources/portal-dates";
import { problemsOf, type PushProblems } from "./push-problems";

export const MOST_STATED_DATES = 20;

const LONGEST_ZONE = 60;
const zone = z
  .string()
  .max(LONGEST_ZONE)
  .refine(isZone, "Must be an IANA time zone, such as America/Toronto");
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const isTooEarly = (day: string) => Number(day.slice(0, 4)) < EARLIEST_YEAR;

/** One of a notice's key dates: a day, with its time where there is one. `none` says that there is no such date. */
export const pushedKeyDate = z
  .strictObject({
    kind: z.enum(STATED_KINDS),
    date: z
      .string()
      .refine((text) => parseDay(text) !== null, "Must be a day, such as 2026-11-24")
      .refine((text) => !isTooEarly(text), `Must be in ${EARLIEST_YEAR} or later`)
      .nullish(),
    time: z.string().regex(CLOCK, "Must be a time, such as 09:30").nullish(),
    zone: zone.nullish(),
    mandatory: z.boolean().nullish(),
    place: z.string().trim().min(1).max(MOST_PLACE_CHARACTERS).nullish(),
    none: z.boolean().default(false),
  })
  .refine(({ date, none }) => none || (date ?? null) !== null, {
    path: ["date"],
    error: "Required unless none is true",
  })
  .refine(({ date, time, none }) => !none || ((date ?? null) === null && (time ?? null) === null), {
    path: ["none"],
    error: "A date that does not exist has neither date nor time",
  })
  .refine(({ time, zone }) => (time ?? null) === null || (zone ?? null) !== null, {
    path: ["zone"],
    error: "Required with a time",
  })
  .refine(isOneMoment, {
    path: ["time"],
    error: "The clocks change then: the time does not exist, or twice",
  });

/** A notice's dates, which must not contradict each other. */
export const pushedKeyDates = z
  .array(pushedKeyDate)
  .max(MOST_STATED_DATES)
  .superRefine((dates, context) => {
    dates.forEach((date, index) => {
      const others = dates.filter((other) => other !== date && other.kind === date.kind);
      const refuse = (field: string, message: string) => {
        context.addIssue({ code: "custom", path: [index, field], message });
      };
      if (date.none && others.some(({ none }) => !none)) refuse("none", "The same kind has a date as well");
      if (others.some((other) => deniesAttendance(date, other)))
        refuse("mandatory", "The same meeting is said to be mandatory and not");
    });
  });

/** Two meetings of one day have different times. */
function deniesAttendance(a: PushedKeyDate, b: PushedKeyDate): boolean {
  const [one, another] = [statedKeyDate(a), statedKeyDate(b)];
  const isSame =
    one.day === another.day && (one.time === another.time || one.time === null || another.time === null);
  const said = [one.mandatory, another.mandatory];
  return isSame && one.day !== null && said.includes("yes") && said.includes("no");
}

const MOST_YEARS_AHEAD = 3;
const MOST_YEARS_OF_WORK = 15;

/** The last day on which a date of a kind can be: a later one stands for "none", and is no day to be anywhere. */
function lastDayOf(kind: PushedKeyDate["kind"], now: Date): string {
  const isOfWork = kind === "start" || kind === "end";
  return `${now.getUTCFullYear() + (isOfWork ? MOST_YEARS_OF_WORK : MOST_YEARS_AHEAD)}-12-31`;
}

type WithDates = { keyDates: ReadonlyArray<PushedKeyDate> };

export function keyDatesTooFar(notices: ReadonlyArray<WithDates>, now: Date): PushProblems {
  const fields = notices.flatMap(({ keyDates }, position) =>
    keyDates.flatMap(({ kind, date }, index) => {
      const last = lastDayOf(kind, now);
      if (!date || date <= last) return [];
      const field = `notices.${position}.keyDates.${index}.date`;
      return [
        { field, problem: `Must be ${last} at the latest; leave it out, or send none, if there is none` },
      ];
    }),
  );
  return problemsOf(fields);
}

type PushedKeyDate = z.output<typeof pushedKeyDate>;

type WrittenMoment = { date?: string | null; time?: string | null; zone?: string | null };

/** What is wrong with one of its fields is told there. */
function isOneMoment({ date, time, zone }: WrittenMoment) {
  if (!date || !time || !zone) return true;
  if (!CLOCK.test(time) || parseDay(date) === null || !isZone(zone)) return true;
  return isInstantOf(date, time, zone);
}

export function statedKeyDate({ kind, date, time, zone, mandatory, place }: PushedKeyDate): StatedKeyDate {
  const isMeeting = kind === "site_meeting";
  return {
    kind,
    day: date ?? null,
    time: time ?? null,
    zone: zone ?? null,
    mandatory: isMeeting && typeof mandatory === "boolean" ? (mandatory ? "yes" : "no") : "unsaid",
    place: nameFrom(place ?? null),
  };
}

/** One that is sent twice is one date. */
export function statedKeyDatesOf(pushed: ReadonlyArray<PushedKeyDate>): Array<StatedKeyDate> {
  const dates = pushed.map((date) => statedKeyDate(date));
  return [...new Map(dates.map((date) => [JSON.stringify(date), date])).values()];
}
