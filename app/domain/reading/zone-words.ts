import { DateTime } from "luxon";
import type { ReaderInput, ZoneBasis } from "./key-date";

type Family = { standardMinutes: number; zone: string; words: RegExp; letters: RegExp };

/** Letters are read right after the hour and in capitals only, because "est" and "et" are French words. */
const FAMILIES: ReadonlyArray<Family> = [
  {
    standardMinutes: -210,
    zone: "America/St_Johns",
    words:
      /newfoundland (?:standard |daylight )?time|st\.? john's time|heure (?:normale |avancee )?de terre-neuve/,
    letters: /^N\.?[SD]?\.?T\b|^HNT\b|^HAT\b/,
  },
  {
    standardMinutes: -240,
    zone: "America/Halifax",
    words: /atlantic (?:standard |daylight )?time|halifax time|heure (?:normale |avancee )?de l'atlantique/,
    // "10:00 AM AT THE SCHOOL" names no zone.
    letters: /^A\.?[SD]\.?T\b|^A\.?T\b(?!\.?\s+[A-Z0-9])|^HNA\b|^HAA\b/,
  },
  {
    standardMinutes: -300,
    zone: "America/Toronto",
    words:
      /eastern (?:standard |daylight |prevailing )?time|eastern time|(?:toronto|ottawa|new york|montreal) time|heure (?:normale |avancee )?de l'est|heure de (?:toronto|montreal|ottawa)|heure legale du quebec|(?<![a-z])eastern(?![a-z])/,
    letters: /^E\.?[SD]?\.?T\b|^HNE\b|^HAE\b|^HE\b/,
  },
  {
    standardMinutes: -360,
    zone: "America/Winnipeg",
    words:
      /central (?:standard |daylight |prevailing )?time|(?:winnipeg|fort frances|kenora|dryden|sioux lookout|chicago|regina|saskatchewan) time|heure (?:normale |avancee )?du centre/,
    letters: /^C\.?[SD]?\.?T\b|^HNC\b|^HAC\b/,
  },
  {
    standardMinutes: -420,
    zone: "America/Edmonton",
    words:
      /mountain (?:standard |daylight )?time|(?:calgary|edmonton|alberta) time|heure (?:normale |avancee )?des rocheuses/,
    letters: /^M\.?[SD]?\.?T\b|^HNR\b|^HAR\b/,
  },
  {
    standardMinutes: -480,
    zone: "America/Vancouver",
    words:
      /pacific (?:standard |daylight )?time|(?:vancouver|victoria) time|heure (?:normale |avancee )?du pacifique/,
    letters: /^P\.?[SD]?\.?T\b|^HNP\b|^HAP\b/,
  },
];

/** "saskatchewan time" has no summer time, whatever the place. */
const WITHOUT_SUMMER_TIME = /(?:regina|saskatchewan) time/;

export type Zone = { zone: string; basis: ZoneBasis };

/** A zone's offset in January, which tells its family. */
function standardMinutes(zone: string): number {
  return DateTime.fromObject({ year: 2026, month: 1, day: 15 }, { zone }).offset;
}

/** The zone of the place, the buyer or the portal: the first that is known. */
export function knownZone(zones: ReaderInput["zones"]): Zone | null {
  for (const basis of ["place", "buyer", "portal"] as const) {
    const zone = zones[basis];
    if (zone !== null) return { zone, basis };
  }
  return null;
}

/**
 * The zone in which an hour is written: the one that the words beside it name, or the known one. "EST" names the
 * Eastern zone, summer and winter. `null` if none is known; "several" if the sentence names more than one.
 */
export function zoneOf(
  text: string,
  folded: string,
  hourEnd: number,
  known: Zone | null,
): Zone | "several" | null {
  const named = FAMILIES.filter(({ words }) => words.test(folded));
  const after = text
    .slice(hourEnd, hourEnd + 24)
    .replace(/^[\s,.()[\]-]{0,4}(?:\(?local(?: time)?\)?[\s,]{0,2})?/, "");
  const lettered = FAMILIES.filter(({ letters }) => letters.test(after));
  const [family, other] = [...new Set([...lettered, ...named])];
  if (!family) return known;
  if (other) return "several";
  if (WITHOUT_SUMMER_TIME.test(folded)) return { zone: "America/Regina", basis: "stated" };
  const fits = known !== null && standardMinutes(known.zone) === family.standardMinutes;
  return { zone: fits ? known.zone : family.zone, basis: "stated" };
}
