import { DateTime, IANAZone } from "luxon";
import { DAY_MS, MINUTE_MS } from "~/domain/duration";
import { localDay } from "~/domain/zoned-time";
import type { Doubt, ReaderInput, ZoneBasis } from "../key-date";
import type { WrittenDay } from "./day-shapes";
import type { FigureOrder } from "./figure-order";
import type { JoinedHour, Moment } from "./moments";
import { knownZone, zoneOf } from "./zone-words";

export type Resolved = {
  at: Date | null;
  localDay: string | null;
  localTime: string | null;
  zone: string | null;
  zoneBasis: ZoneBasis | null;
  doubts: Array<Doubt>;
};

/** A date is at most so many days after its notice. */
export const MOST_DAYS_AHEAD = 400;
/** Work may have begun before its notice, as a renewal does. */
const MOST_DAYS_PAST = 60;
const EARLIEST_YEAR = 2000;
const LATEST_YEAR = 2050;

const twoFigures = (figure: number) => String(figure).padStart(2, "0");

/** The day and the instant of a written moment in its sentence; what is doubtful about it is in `doubts`. */
export function resolveMoment(
  { day: written, hour }: Moment,
  sentence: string,
  folded: string,
  { input, order }: { input: ReaderInput; order: FigureOrder },
): Resolved {
  const found = resolveDay(inOrder(written, order), input.published);
  const nothing = { at: null, localDay: null, localTime: null, zone: null, zoneBasis: null, doubts: [] };
  if (typeof found === "string") return { ...nothing, doubts: [found] };
  const day = [found.getUTCFullYear(), found.getUTCMonth() + 1, found.getUTCDate()].map(twoFigures).join("-");
  if (hour === null) return { ...nothing, localDay: day };
  if (!hour.clear) return { ...nothing, localDay: day, doubts: ["unclear hour"] };
  const zone = zoneOf(sentence, folded, hour.end, knownZone(input.zones));
  if (zone === null || zone === "several") return { ...nothing, localDay: day, doubts: ["unclear zone"] };
  const at = instantAt(found, hour, zone.zone);
  return {
    at,
    localDay: day,
    localTime: `${twoFigures(hour.hour)}:${twoFigures(hour.minute)}`,
    zone: zone.zone,
    zoneBasis: zone.basis,
    doubts: at === null ? ["clocks change"] : [],
  };
}

/** Whether clocks change near a day is asked of the zone once, and kept for the notices that name the day again. */
const STEADY_OFFSETS = new Map<string, number | null>();
const MOST_KEPT = 1_000;

/** The zone's minutes from UTC, if they are the same from the day before to the day after. */
function steadyOffset(zone: string, day: Date): number | null {
  const key = `${zone} ${day.getTime()}`;
  const kept = STEADY_OFFSETS.get(key);
  if (kept !== undefined) return kept;
  const known = IANAZone.create(zone);
  const before = known.offset(day.getTime() - DAY_MS);
  const found = before === known.offset(day.getTime() + 2 * DAY_MS) ? before : null;
  if (STEADY_OFFSETS.size >= MOST_KEPT) STEADY_OFFSETS.clear();
  STEADY_OFFSETS.set(key, found);
  return found;
}

/** The local day of an instant, "2026-03-05". */
export function dayIn(zone: string, instant: Date): string {
  const offset = steadyOffset(zone, new Date(Math.floor(instant.getTime() / DAY_MS) * DAY_MS));
  if (offset === null) return localDay(instant, zone);
  return new Date(instant.getTime() + offset * MINUTE_MS).toISOString().slice(0, 10);
}

/** `null` if clocks skip or repeat the hour that day. Luxon is asked only where clocks change within a day of it. */
function instantAt(day: Date, { hour, minute }: JoinedHour, zone: string): Date | null {
  const offset = steadyOffset(zone, day);
  if (offset !== null) return new Date(day.getTime() + (hour * 60 + minute - offset) * MINUTE_MS);
  const at = DateTime.fromObject(
    { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate(), hour, minute },
    { zone },
  );
  const isOneInstant = at.isValid && at.hour === hour && at.getPossibleOffsets().length === 1;
  return isOneInstant ? at.toJSDate() : null;
}

/** The day with the one reading that the order of its figures leaves. Its weekday says more than the order. */
function inOrder(day: WrittenDay, order: FigureOrder): WrittenDay {
  const [monthFirst, dayFirst] = day.readings;
  if (!monthFirst || !dayFirst || order === null || day.weekday !== null) return day;
  return { ...day, readings: [order === "month first" ? monthFirst : dayFirst] };
}

function resolveDay(day: WrittenDay, published: Date | null): Date | Doubt {
  if (day.otherYear !== null && day.otherYear !== day.year) return "two years";
  if (day.year === null && (day.weekday === null || published === null)) return "no year";
  const year = day.year ?? yearAfter(day, published);
  const possible =
    year < EARLIEST_YEAR || year > LATEST_YEAR
      ? []
      : day.readings.flatMap((reading) => dayOf(year, reading) ?? []);
  const onWeekday = possible.filter((at) => day.weekday === null || weekdayOf(at) === day.weekday);
  const [first, second] = onWeekday.length > 1 ? notBefore(onWeekday, published) : onWeekday;
  if (!first)
    return possible.length === 0 ? "unclear day" : day.year === null ? "no year" : "weekday differs";
  if (second) return day.year === null ? "no year" : "unclear day";
  return first;
}

/** Of "03/12/2026" in a notice of November, only the 3rd of December is meant: no date of a notice is long past. */
function notBefore(days: ReadonlyArray<Date>, published: Date | null): ReadonlyArray<Date> {
  if (published === null) return days;
  const later = days.filter((at) => at.getTime() > published.getTime() - MOST_DAYS_PAST * DAY_MS);
  return later.length === 0 ? days : later;
}

/** `null` for the 31st of April. */
function dayOf(year: number, { month, day }: WrittenDay["readings"][number]): Date | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at : null;
}

/** 1 is Monday. */
const weekdayOf = (at: Date) => at.getUTCDay() || 7;

/** A day without a year is the first such day after the notice; its weekday must agree. */
function yearAfter({ readings }: WrittenDay, published: Date | null): number {
  const noticed = published ?? new Date(0);
  const year = noticed.getUTCFullYear();
  const [reading] = readings;
  const at = reading ? Date.UTC(year, reading.month - 1, reading.day + 1) : 0;
  return at + DAY_MS < noticed.getTime() ? year + 1 : year;
}
