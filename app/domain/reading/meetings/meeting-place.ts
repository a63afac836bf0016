import type { Moment } from "../moments/moments";
import { MONTH, WEEKDAY } from "../moments/month-names";
import { fold } from "../sentences/fold";
import { matchesOf } from "../sentences/matches";
import type { Sentence } from "../sentences/sentence";

const STREET_OR_BUILDING =
  /\d|street|avenue|road|drive|hall|building|office|centre|center|school|park|lot|plant|library|station|arena|room|site|rue|chemin|boulevard|hotel|edifice|ecole|garage|bibliotheque|complexe|usine/i;
const START =
  /(?:\b[Aa]t|\bin|\blocated at|\bmeet at|\bLocation:|\bLieu ?:|\bau|\bà l['’]|\bà la|\bà|@)\s{1,2}(?:the\s)?(?=[A-ZÀ-Ý0-9])/gu;
const AN_HOUR = /^\d{1,2}\s?(?:[:.]\d\d|h\b|[ap]\.?\s?m)|^noon/i;
const END =
  /\.(?=\s|$)|;|\n|\(|\s(?:on|to (?:discuss|examine|view|inspect|review|tour|see|meet|visit|walk|look|familiarize)|at|from|for|le|pour|with|by|starting|beginning|will|shall|is|are|aura|auront|sera|seront|and not|et non|not)\s|,\s?(?:on|at|to|le|now|(?:a |the )?(?:site|pre-?bid) (?:visit|meeting))\s/;

/** "The High School which is located at 1 Tamarack Road" */
const LOCATED = /,? (?:which|that) (?:is|are) (?:located|situated)(?: at| on| in)? /;

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

type Place = { place: string; start: number };

/** "Formerly at 5 Main Street", "and not at 9 Oak Road" */
const NOT_HERE =
  /(?:formerly|previously|originally|not|no longer|instead of|non(?: pas)?|auparavant|plut[oô]t que)\s$/i;
const UNKNOWN = /\b(?:t\.?b\.?[acd]\b|to be (?:determined|announced|confirmed))|à (?:déterminer|confirmer)/i;

/** The place that words about a meeting name, as written; `null` if they name none. */
export const meetingPlaceIn = (words: string): string | null => placesIn(words)[0]?.place ?? null;

function placesIn(sentence: string): Array<Place> {
  const places: Array<Place> = [];
  for (const { index, 0: found } of matchesOf(START, sentence)) {
    const from = index + found.length;
    const rest = sentence.slice(from, from + MAX_PLACE).replace(LOCATED, ", ");
    if (AN_HOUR.test(rest)) continue;
    const end = END.exec(
      rest.replace(/\b(?:St|Ave|Rd|Dr|Blvd|No)\./g, (short) => `${short.slice(0, -1)},`),
    )?.index;
    const place = withoutDay(rest.slice(0, end ?? rest.length)).replace(WITHOUT_MEANING, "");
    const isPlace = place.length >= 4 && STREET_OR_BUILDING.test(place) && !UNKNOWN.test(place);
    if (isPlace && !NOT_HERE.test(sentence.slice(0, index))) places.push({ place, start: index });
  }
  return places;
}

/** "For the work at Lincoln School", "for bids received at City Hall": where the work is, or something else is done. */
const OF_ELSE =
  /(?<![a-z])(?:for|of|pour|received|submitted|located|de|du|des)(?! (?:all |the |any |interested |prospective |potential |les )*(?:bidders|contractors|proponents|vendors|suppliers|soumissionnaires|fournisseurs)(?![a-z]))(?![a-z])/;
const IS_HELD =
  /(?<![a-z])(?:held|take place|takes place|meet|gather|assemble|scheduled|conducted|starting|begins?|lieu|tiendra|prevue)(?![a-z])(?:(?!(?<![a-z])(?:for|of|pour) )[^.;]){0,160}$/;

/** The place of a sentence's only meeting: what follows its day, or stands between its name and the day. */
function placeBeside({ plain, folded, cues }: Sentence, moment: Moment): string | null {
  const name = cues.findLast(({ kind, end }) => kind === "site_meeting" && end <= moment.start);
  const isItsOwn = ({ start }: Place) => {
    const from = start >= moment.end ? moment.end : start >= (name?.end ?? 0) ? (name?.end ?? 0) : 0;
    const between = folded.slice(from, start);
    return !OF_ELSE.test(between) || IS_HELD.test(between);
  };
  const places = placesIn(plain).filter(isItsOwn);
  return (places.find(({ start }) => start >= moment.end) ?? places[0])?.place ?? null;
}

/**
 * The place of one meeting of a sentence: "10:00 AM at Site A and 2:00 PM at Site B" has two. Where the sentence names one
 * place alone it is that of all its meetings.
 */
export function placeOf(sentence: Sentence, moment: Moment): string | null {
  const { text, plain, moments, loneHours } = sentence;
  const { day, hour } = moment;
  const written = moments.flatMap((moment) => [moment.day, ...hoursOf(moment)]).concat(loneHours);
  const starts = [...new Set(written.map(({ start }) => start))].sort((a, b) => a - b);
  if (moments.length + loneHours.length <= 1 && hoursOf({ hour }).length <= 1)
    return placeBeside(sentence, moment);
  const after = (end: number) =>
    meetingPlaceIn(plain.slice(end, starts.find((start) => start >= end) ?? plain.length));
  const own = (hour ? after(hour.end) : null) ?? after(day.end);
  if (own !== null) return own;
  const places = new Set(written.flatMap(({ end }) => after(end) ?? []));
  return places.size > 1 ? null : meetingPlaceIn(text);
}

/** "Location: City Hall", "Meet at the main office" in the sentence after the meeting's. */
const IN_NEXT =
  /^\W{0,4}(?:(?:meeting |event |visit )?(?:location|place|where|lieu|endroit|address|adresse)\s?[:|]\s?|(?:(?:please|bidders|contractors|attendees|(?:will|should|shall|must|are to)) ){0,3}meet (?:at|in) )/;

export function placeInNext(next: Sentence | undefined): string | null {
  if (!next || next.moments.length > 0) return null;
  const found = IN_NEXT.exec(next.folded);
  if (!found) return null;
  if (!/[:|]/.test(found[0])) return meetingPlaceIn(next.plain);
  const written = next.plain.slice(found[0].length).split("\n")[0]?.replace(WITHOUT_MEANING, "") ?? "";
  return written.length >= 4 && written.length <= MAX_PLACE && !UNKNOWN.test(written) ? written : null;
}

const hoursOf = ({ hour }: Pick<Moment, "hour">) => (hour === null ? [] : [hour, ...(hour.others ?? [])]);
