import { z } from "zod";
import { parseDay } from "~/domain/matching/closing-keys";
import {
  isInstantOf,
  isZone,
  MOST_PLACE_CHARACTERS,
  NOTED_KINDS,
  type StatedKeyDate,
} from "~/domain/reading/noted-date";
import { titleFrom } from "~/sources/plain-text";
import { EARLIEST_YEAR } from "~/sources/portal-dates";

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
    kind: z.enum(NOTED_KINDS),
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
    place: place ? titleFrom(place) || null : null,
  };
}
