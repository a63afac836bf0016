import type { Cue } from "../cues";
import type { WrittenDay } from "./day-shapes";
import type { WrittenHour } from "./hour-shapes";
import { WEEKDAY } from "./month-names";

/** A day with the hour that belongs to it, if the sentence has one. */
export type Moment = { start: number; end: number; day: WrittenDay; hour: JoinedHour | null };

/** `isRange`: "10:00 to 12:00", of which this is the first. */
export type JoinedHour = WrittenHour & {
  isRange: boolean;
  /** "10:00 a.m. and 2:00 p.m.", which a meeting begins at both. */
  others?: ReadonlyArray<WrittenHour>;
  /** The last of a range that words announce: "between 10:00 a.m. and 2:00 p.m." */
  until?: WrittenHour;
};

/** A day and an hour that are further apart belong together only if the sentence has no other. */
const NEAR = 120;
const FAR = 250;
const TO =
  /^\s{0,2}(?:-|to|until|till|and|a|et|(?:and|et),? (?:until|before|up to|avant|jusqu'a)|jusqu'a)\s{0,2}$/;
const BARE_BEFORE = /(?<![\d:])(\d{1,2})(?::(\d\d))?\s{0,2}(?:-|to|and|a|et)\s{0,2}$/;
/** Before "1-3 p.m." nothing is that the first figure could belong to, as in "Room 1 - 3 p.m." */
const BEFORE_RANGE = /(?:^|[,:@(–-]|20\d\d|(?<![a-z])(?:from|between|at|de|entre))\s{0,2}$/;
const DAYTIME = { from: 6 * 60, to: 20 * 60 };

/** Of "10:00 to 12:00" the first. Of "9 to 11 a.m." the first is no hour by itself, so the range is unclear. */
export function withoutRangeEnds(
  text: string,
  hours: ReadonlyArray<WrittenHour>,
  days: ReadonlyArray<WrittenDay>,
): Array<JoinedHour> {
  const joined: Array<JoinedHour> = [];
  for (const hour of hours) {
    const last = joined.at(-1);
    const isParted = last !== undefined && text[last.end - 1] === ",";
    if (last && !isParted && TO.test(text.slice(last.end, hour.start))) {
      if (isAnother(text, last, hour)) last.others = [...(last.others ?? []), hour];
      if (hour.clear && BETWEEN.test(text.slice(Math.max(0, last.start - 24), last.start))) last.until = hour;
      if (!last.clear && last.hour + 12 < hour.hour + 1) {
        last.hour += 12;
        last.clear = hour.clear;
      }
      last.end = hour.end;
      last.isRange = true;
      continue;
    }
    const bare = BARE_BEFORE.exec(text.slice(Math.max(0, hour.start - 10), hour.start));
    const isBareRange =
      bare !== null && !days.some((day) => day.end > hour.start - bare[0].length && day.start < hour.start);
    const first = isBareRange ? firstOfRange(text, hour, bare) : null;
    joined.push(first ?? joinedHour(hour, hour.clear && !isBareRange, isBareRange));
  }
  return joined;
}

const joinedHour = (
  { start, end, hour, minute }: WrittenHour,
  clear: boolean,
  isRange: boolean,
): JoinedHour => ({ start, end, hour, minute, clear, isRange });

/** The last such hour before the end of the range: "1-3 p.m." begins at 13:00, "11-1 p.m." at 11:00. */
function firstOfRange(text: string, hour: WrittenHour, bare: RegExpExecArray): JoinedHour | null {
  const [whole, figure = "", minutes = "0"] = bare;
  const start = hour.start - whole.length;
  if (!hour.clear || Number(figure) > 12 || !BEFORE_RANGE.test(text.slice(Math.max(0, start - 10), start)))
    return null;
  const end = hour.hour * 60 + hour.minute;
  const morning = (Number(figure) % 12) * 60 + Number(minutes);
  const at = morning + 720 < end ? morning + 720 : morning;
  if (at >= end || at < DAYTIME.from || at > DAYTIME.to) return null;
  return joinedHour({ ...hour, start, hour: Math.floor(at / 60), minute: at % 60 }, true, true);
}

const AND = /^\s{0,2}(?:and|et)\s{0,2}$/;
const BETWEEN =
  /(?<![a-z])(?:between|entre|from|de|starting at|beginning at|a (?:compter|partir) de)\s{1,2}(?:the hours of )?$/;

/** Not "between 10:00 a.m. and 2:00 p.m.", nor "2:00 and 3:00 p.m." */
const isAnother = (text: string, last: JoinedHour, hour: WrittenHour) =>
  last.clear &&
  hour.clear &&
  AND.test(text.slice(last.end, hour.start)) &&
  !BETWEEN.test(text.slice(Math.max(0, last.start - 24), last.start));

/** The days of a sentence, each with the nearest hour between which and the day nothing else is said. */
export function momentsOf(
  days: ReadonlyArray<WrittenDay>,
  hours: ReadonlyArray<JoinedHour>,
  cues: ReadonlyArray<Cue>,
  text = "",
): Array<Moment> {
  const alone = days.length === 1 && hours.length === 1;
  const pairs = days
    .flatMap((day) =>
      hours.map((hour) => ({
        day,
        hour,
        apart: isOfDay(text, hour, day) || isOfForm(text, hour, day) ? 1 : apart(day, hour),
      })),
    )
    .filter(
      ({ day, hour, apart: distance }) =>
        distance <= (alone ? FAR : NEAR) && !isParted(day, hour, days, cues, hours.length > 1),
    )
    .sort((a, b) => a.apart - b.apart);
  const taken = new Map<WrittenDay, JoinedHour>();
  const used = new Set<JoinedHour>();
  for (const { day, hour } of pairs) {
    if (taken.has(day) || used.has(hour)) continue;
    taken.set(day, hour);
    used.add(hour);
  }
  return days.map((day) => {
    const hour = taken.get(day) ?? null;
    return {
      day,
      hour,
      start: Math.min(day.start, hour?.start ?? day.start),
      end: Math.max(day.end, hour?.end ?? day.end),
    };
  });
}

/** A day that is known, such as "2026-03-05", at an hour. */
export function momentOn(localDay: string, hour: JoinedHour): Moment {
  const [year = 0, month = 0, day = 0] = localDay.split("-").map(Number);
  const written = { start: 0, end: 0, readings: [{ month, day }], year, otherYear: null, weekday: null };
  return { start: 0, end: 0, day: written, hour: { ...hour, start: 0, end: 0 } };
}

type Span = { start: number; end: number };

const apart = (a: Span, b: Span) => Math.max(a.start, b.start) - Math.min(a.end, b.end);

/** "2:00 p.m., local time, on Thursday, March 5": nothing but the hour's zone and the weekday stand between them. */
const ZONE_AND_WEEKDAY = new RegExp(
  `^[, (]*(?:(?:(?:local|prevailing|eastern|central|mountain|pacific|atlantic|newfoundland|standard|daylight|saving|savings) ){1,3}time|heure (?:locale|normale|avancee|legale)(?: (?:de l'est|du quebec|de l'atlantique))?|[ecmpan]\\.?[sd]?\\.?t\\.?|hne|hae|he)?[, )]*(?:sharp|precises?)?[, ]*(?:on|le|of|for)? ?(?:the )?(?:(?:${WEEKDAY})[,.]?)?[, ]*(?:le )?$`,
);
const LONGEST_BETWEEN = 70;

const isOfDay = (text: string, hour: Span, day: Span): boolean =>
  hour.end <= day.start &&
  day.start - hour.end <= LONGEST_BETWEEN &&
  ZONE_AND_WEEKDAY.test(text.slice(hour.end, day.start));

/** "At - à : 14:00 … on - le : 21 juin 2016": lines of the federal form, with others between them. */
const isOfForm = (text: string, hour: Span, day: Span): boolean =>
  day.start - hour.end > NEAR &&
  AT_FORM.test(text.slice(Math.max(0, hour.start - 12), hour.start)) &&
  ON_FORM.test(text.slice(Math.max(0, day.start - 14), day.start));
const AT_FORM = /(?<![a-z])at ?[-/\u2013] ?a ?:? ?$/;
const ON_FORM = /(?<![a-z])on ?[-/\u2013] ?le ?:? ?(?:le )?$/;

/** Whether another day, or the words for another date, are between the two. */
function isParted(
  day: Span,
  hour: Span,
  days: ReadonlyArray<Span>,
  cues: ReadonlyArray<Cue>,
  hasOtherHour: boolean,
): boolean {
  const [from, to] = [Math.min(day.end, hour.end), Math.max(day.start, hour.start)];
  const isBetween = ({ start, end }: Span) => start >= from && end <= to;
  if (days.some((other) => other !== day && isBetween(other))) return true;
  return cues.some(isBetween) && !areOfOneDate(cues, day.start < hour.start, hasOtherHour);
}

/**
 * "March 3, 2026: site visit, 10 a.m.", "March 9, 2026: bids due / bid opening, 2 p.m.", "Closing time: 2 p.m. Closing
 * date: March 9, 2026"
 */
function areOfOneDate(cues: ReadonlyArray<Cue>, isDayFirst: boolean, hasOtherHour: boolean): boolean {
  const [first, second, third] = cues;
  if (third || !first || first.kind === "other" || first.kind === "follow-up") return false;
  if (first.kind === second?.kind) return true;
  return isDayFirst && (!second || (!hasOtherHour && first.kind === "closing" && second.kind === "opening"));
}
