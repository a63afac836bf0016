import type { Moment } from "../moments/moments";
import { MONTH, WEEKDAY } from "../moments/month-names";
import { fold } from "../sentences/fold";
import { matchesOf } from "../sentences/matches";
import type { Sentence } from "../sentences/sentence";

const STREET_OR_BUILDING =
  /\d|street|avenue|road|drive|hall|building|office|centre|center|school|park|lot|plant|library|station|arena|room|site|rue|chemin|boulevard|hotel|edifice|ecole|garage|bibliotheque|complexe|usine/i;
const START =
  /(?:\bat|\bin|\blocated at|\bmeet at|\bLocation:|\bLieu ?:|\bau|\bà l['’]|\bà la|\bà|@)\s{1,2}(?:the\s)?(?=[A-ZÀ-Ý0-9])/gu;
const AN_HOUR = /^\d{1,2}\s?(?:[:.]\d\d|h\b|[ap]\.?\s?m)|^noon/i;
const END =
  /\.(?=\s|$)|;|\n|\(|\s(?:on|to (?:discuss|examine|view|inspect|review|tour|see|meet|visit|walk|look|familiarize)|at|from|for|le|pour|with|by|starting|beginning|will|shall|is|are|aura|auront|sera|seront)\s|,\s?(?:on|at|to|le)\s/;

const MAX_PLACE = 140;

/** "Kenora December 2, 2026": the day is no part of the place. */
const DAY = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${WEEKDAY})[.,]? {0,2}(?=$|${MONTH}|\\d|[,.]|le )|(?:${MONTH})\\.? {0,2}\\d{1,2}(?!\\d)(?! (?:street|st|avenue|ave|road|rue))|(?:le )?\\d{1,2}(?:st|nd|rd|th|er)? (?:${MONTH})(?!\\p{L})|20\\d\\d-\\d\\d-\\d\\d|\\d{1,2}/\\d{1,2}/(?:20)?\\d\\d|\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m(?![a-z])|\\d{1,2} ?h(?: ?\\d\\d)?(?![\\p{L}\\d]))`,
  "u",
);
function withoutDay(place: string): string {
  const found = DAY.exec(fold(place));
  return found ? place.slice(0, found.index) : place;
}

/** What is left at the end of a place where an hour or a day is cut off: "Site A and" */
const WITHOUT_MEANING = /(?:[\s,.:&/-]|(?<=[\s,])(?:and|or|then|et|ou|puis))+$/i;

/** The place that words about a meeting name, as written; `null` if they name none. */
export function meetingPlaceIn(sentence: string): string | null {
  for (const { index, 0: found } of matchesOf(START, sentence)) {
    const rest = sentence.slice(index + found.length, index + found.length + MAX_PLACE);
    if (AN_HOUR.test(rest)) continue;
    const end = END.exec(
      rest.replace(/\b(?:St|Ave|Rd|Dr|Blvd|No)\./g, (short) => `${short.slice(0, -1)},`),
    )?.index;
    const place = withoutDay(rest.slice(0, end ?? rest.length)).replace(WITHOUT_MEANING, "");
    if (place.length >= 4 && STREET_OR_BUILDING.test(place)) return place;
  }
  return null;
}

/**
 * The place of one meeting of a sentence: "10:00 AM at Site A and 2:00 PM at Site B" has two. Where the sentence names one
 * place alone it is that of all its meetings.
 */
export function placeOf({ text, plain, moments, loneHours }: Sentence, { day, hour }: Moment): string | null {
  const written = moments.flatMap((moment) => [moment.day, ...hoursOf(moment)]).concat(loneHours);
  const starts = [...new Set(written.map(({ start }) => start))].sort((a, b) => a - b);
  if (moments.length + loneHours.length <= 1 && hoursOf({ hour }).length <= 1) return meetingPlaceIn(text);
  const after = (end: number) =>
    meetingPlaceIn(plain.slice(end, starts.find((start) => start >= end) ?? plain.length));
  const own = (hour ? after(hour.end) : null) ?? after(day.end);
  if (own !== null) return own;
  const places = new Set(written.flatMap(({ end }) => after(end) ?? []));
  return places.size > 1 ? null : meetingPlaceIn(text);
}

const hoursOf = ({ hour }: Pick<Moment, "hour">) => (hour === null ? [] : [hour, ...(hour.others ?? [])]);
