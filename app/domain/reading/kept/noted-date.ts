import { DateTime, IANAZone } from "luxon";
import type { Attendance, KeyDate, KeyDateKind } from "../key-date";

/** The kinds that a portal's own fields may state. The closing date has a field of its own. */
export const STATED_KINDS = [
  ...["site_meeting", "questions", "intent", "sub_bid_closing", "addenda"],
  ...["opening", "complaints", "start", "end"],
] as const satisfies ReadonlyArray<KeyDateKind>;

/** The kinds that a reader may correct or add. */
export const NOTED_KINDS = ["closing", ...STATED_KINDS] as const;
export type NotedKind = (typeof NOTED_KINDS)[number];

/** The longest name of a meeting's place. */
export const MOST_PLACE_CHARACTERS = 200;

/** A key date that a portal states in a field of its own. Its day is `null` if it says that there is no such date. */
export type StatedKeyDate = {
  kind: (typeof STATED_KINDS)[number];
  /** "2026-11-24" */
  day: string | null;
  /** "10:00", on the clock in `zone` */
  time: string | null;
  /** IANA name; `null` for the zone of the place of work. */
  zone: string | null;
  mandatory: Attendance;
  place: string | null;
};

/** The instant of a time on a local day; `null` if clocks skip or repeat it then. */
export function instantOf(day: string, time: string, zone: string): Date | null {
  const at = DateTime.fromISO(`${day}T${time}`, { zone });
  const isOneInstant = at.isValid && at.toFormat("HH:mm") === time && at.getPossibleOffsets().length === 1;
  return isOneInstant ? at.toJSDate() : null;
}

export const isInstantOf = (day: string, time: string, zone: string) => instantOf(day, time, zone) !== null;

/** Whether it is the name of a place's time zone, such as "America/Toronto". */
export const isZone = (zone: string) =>
  /^[A-Za-z_]+(?:\/[A-Za-z_-]+){1,2}$/.test(zone) && IANAZone.isValidZone(zone);

/** The local day and time of an instant. */
export function wallClockOf(at: Date, zone: string): { day: string; time: string } {
  const local = DateTime.fromJSDate(at, { zone });
  return { day: local.toFormat("yyyy-MM-dd"), time: local.toFormat("HH:mm") };
}

type NotedMoment = Pick<
  KeyDate,
  "at" | "localDay" | "localTime" | "zone" | "precision" | "mandatory" | "place"
>;

/** What a stated date says, in the form of a date that was read. */
export function momentOfStated(
  { day, time, zone, mandatory, place }: Omit<StatedKeyDate, "kind">,
  localZone: string,
): NotedMoment {
  if (day === null)
    return {
      at: null,
      localDay: null,
      localTime: null,
      zone: null,
      precision: "none",
      mandatory: "no",
      place: null,
    };
  const at = time === null ? null : instantOf(day, time, zone ?? localZone);
  return {
    at,
    localDay: day,
    localTime: at === null ? null : time,
    zone: zone ?? localZone,
    precision: at === null ? "day" : "instant",
    mandatory,
    place,
  };
}
