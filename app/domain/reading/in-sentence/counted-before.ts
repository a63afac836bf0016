import { DAY_MS } from "~/domain/duration";
import type { Moment } from "../moments/moments";
import { WEEKDAY } from "../moments/month-names";
import { sought } from "../patterns/sought";
import type { Found } from "./dates-in-sentence";

const COUNT =
  "(?:\\(?(\\d{1,3})\\)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|quinze)(?: ?\\((\\d{1,3})\\))?";
/** What ties a day to words of its own: "5 days before the visit, to be booked by March 1". */
const GAP =
  "(?:(?!(?<![a-z])(?:by|until|no later|not later|on or before|au plus tard|jusqu|and|et|but|mais|or|ou)(?![a-z]))[^.;]){0,80}$";
const COUNTED = sought(
  new RegExp(
    `(?<![a-z\\d])${COUNT} ?(?:(full|clear|calendar|consecutive|business|working|week|civil) ?)?-?(days?|weeks?|months?|hours?|hrs?|minutes?|jours?|semaines?|mois|heures?|h(?![a-z]))(?: (ouvrables?|ouvres?|francs?|de calendrier|calendrier|civils?))?,? (?:immediately )?(before|prior to|preceding|ahead of|in advance of|avant|precedant|after|following|past|apres|suivant)(?![a-z])${GAP}`,
  ),
);
const DAY_BEFORE = sought(
  new RegExp(
    `(?<![a-z])(?:(?:the|last|first|next|le|la) )?(?:(?:business |working |week ?)?day|week|month|${WEEKDAY}|jour|semaine|veille|lendemain|surlendemain|jour ouvrable)(?: (?:immediately )?(?:before|prior to|preceding|ahead of|after|following|avant|precedant|suivant|apres)(?![a-z])|(?<=veille|lendemain) (?:du?|de)(?![a-z]))${GAP}`,
  ),
);

/** "Not counted back", counted back by days, or to a day that the words alone do not tell. */
export type CountedBefore = { moment: Moment } | "unclear" | null;

/** "Questions are due 7 calendar days before the closing of March 5, 2026": the words for a date count from the day. */
export function countedBefore(folded: string, { moment, cue, kind }: Found): CountedBefore {
  const from = cue && cue.end <= moment.start ? cue.start : Math.max(0, moment.start - 160);
  const { day, hour } = moment;
  const before = folded.slice(from, day.start);
  const isHourCounted =
    hour !== null && hour.start > from && isCounted(folded.slice(from, hour.start), folded);
  const found = COUNTED.exec(before, folded);
  if (!found) return isHourCounted || DAY_BEFORE.test(before, folded) ? "unclear" : null;
  const [, figures, again, how, unit = "", french, side] = found;
  const isCalendar = how === "calendar" || how === "consecutive" || french?.endsWith("calendrier") === true;
  const count = Number(again ?? figures ?? Number.NaN);
  const [reading, another] = day.readings;
  if (!isCalendar || !/^(?:day|jour)/.test(unit) || !/^(?:before|prior|preced|avant)/.test(side ?? ""))
    return "unclear";
  if (!reading || another || day.year === null || Number.isNaN(count) || kind === "closing") return "unclear";
  const at = new Date(Date.UTC(day.year, reading.month - 1, reading.day) - count * DAY_MS);
  const readings = [{ month: at.getUTCMonth() + 1, day: at.getUTCDate() }];
  return {
    moment: { ...moment, hour: null, day: { ...day, readings, year: at.getUTCFullYear(), weekday: null } },
  };
}

const isCounted = (before: string, folded: string) =>
  COUNTED.test(before, folded) || DAY_BEFORE.test(before, folded);
