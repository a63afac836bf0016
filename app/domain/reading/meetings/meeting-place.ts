import { MONTH, WEEKDAY } from "../moments/month-names";
import { fold } from "../sentences/fold";

const STREET_OR_BUILDING =
  /\d|street|avenue|road|drive|hall|building|office|centre|center|school|park|lot|plant|library|station|arena|room|site|rue|chemin|boulevard|hotel|edifice|ecole|garage|bibliotheque|complexe|usine/i;
const START =
  /(?:\bat|\bin|\blocated at|\bmeet at|\bLocation:|\bLieu ?:|\bau|\bà l['’]|\bà la|\bà|@)\s{1,2}(?:the\s)?(?=[A-ZÀ-Ý0-9])/gu;
const AN_HOUR = /^\d{1,2}\s?(?:[:.]\d\d|h\b|[ap]\.?\s?m)|^noon/i;
const END =
  /\.(?=\s|$)|;|\n|\(|\s(?:on|to discuss|at|from|for|le|pour|with|by|starting|beginning)\s|,\s?(?:on|at|to|le)\s/;

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

/** The place that a sentence about a meeting names, as written; `null` if it names none. */
export function meetingPlaceIn(sentence: string): string | null {
  for (const { index, 0: found } of sentence.matchAll(START)) {
    const rest = sentence.slice(index + found.length, index + found.length + MAX_PLACE);
    if (AN_HOUR.test(rest)) continue;
    const end = END.exec(
      rest.replace(/\b(?:St|Ave|Rd|Dr|Blvd|No)\./g, (short) => `${short.slice(0, -1)},`),
    )?.index;
    const place = withoutDay(rest.slice(0, end ?? rest.length)).replace(/[\s,.:-]+$/, "");
    if (place.length >= 4 && STREET_OR_BUILDING.test(place)) return place;
  }
  return null;
}
