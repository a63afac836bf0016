import { DateTime } from "luxon";
import type { ReaderInput, ZoneBasis } from "../key-date";
import { type Sought, sought } from "../patterns/sought";

type Family = { standardMinutes: number; zone: string; words: Sought; letters: RegExp };

/** Letters are read right after the hour and in capitals only, because "est" and "et" are French words. */
const FAMILIES: ReadonlyArray<Family> = [
  {
    standardMinutes: -210,
    zone: "America/St_Johns",
    words: sought(
      /newfoundland (?:standard |daylight )?time|st\.? john's time|heure (?:normale |avancee )?de terre-neuve/,
    ),
    letters: /^N\.?[SD]?\.?T\b|^HNT\b|^HAT\b/,
  },
  {
    standardMinutes: -240,
    zone: "America/Halifax",
    words: sought(
      /atlantic (?:standard |daylight )?time|halifax time|heure (?:normale |avancee )?de l'atlantique/,
    ),
    // "10:00 AM AT THE SCHOOL" names no zone.
    letters: /^A\.?[SD]\.?T\b|^A\.?T\b(?!\.?\s+[A-Z0-9])|^HNA\b|^HAA\b/,
  },
  {
    standardMinutes: -300,
    zone: "America/Toronto",
    words: sought(
      /eastern (?:standard |daylight |prevailing )?time|eastern time|(?:toronto|ottawa|new york|montreal) time|heure (?:normale |avancee )?de l'est|heure de (?:toronto|montreal|ottawa)|heure legale du quebec|(?<![a-z])eastern(?![a-z])/,
    ),
    letters: /^E\.?[SD]?\.?T\b|^HNE\b|^HAE\b|^HE\b/,
  },
  {
    standardMinutes: -360,
    zone: "America/Winnipeg",
    words: sought(
      /central (?:standard |daylight |prevailing )?time|(?:winnipeg|fort frances|kenora|dryden|sioux lookout|chicago|regina|saskatchewan) time|heure (?:normale |avancee )?du centre/,
    ),
    letters: /^C\.?[SD]?\.?T\b|^HNC\b|^HAC\b/,
  },
  {
    standardMinutes: -420,
    zone: "America/Edmonton",
    words: sought(
      /mountain (?:standard |daylight )?time|(?:calgary|edmonton|alberta) time|heure (?:normale |avancee )?des rocheuses/,
    ),
    letters: /^M\.?[SD]?\.?T\b|^HNR\b|^HAR\b/,
  },
  {
    standardMinutes: -480,
    zone: "America/Vancouver",
    words: sought(
      /pacific (?:standard |daylight )?time|(?:vancouver|victoria) time|heure (?:normale |avancee )?du pacifique/,
    ),
    letters: /^P\.?[SD]?\.?T\b|^HNP\b|^HAP\b/,
  },
];

/** All letters of zones begin like this. */
const MAY_BE_LETTERS = /^[A-Z]\.{0,2}[A-Z]/;

/** "saskatchewan time" has no summer time, whatever the place. */
const WITHOUT_SUMMER_TIME = sought(
  /(?:regina|saskatchewan) time|heure (?:locale )?de (?:la )?(?:saskatchewan|regina)/,
);

/** Places whose time an hour may be in: "2:00 p.m. Halifax local time", "14 h, heure de Vancouver". */
const OF_PLACES: Readonly<Record<string, string>> = {
  "America/St_Johns":
    "newfoundland|nl|nfld|st john's|terre-neuve|terre-neuve-et-labrador|newfoundland and labrador|gander",
  "America/Goose_Bay": "labrador|goose bay|happy valley-goose bay|labrador city",
  "America/Halifax":
    "atlantic|l'atlantique|halifax|dartmouth|sydney|nova scotia|ns|la nouvelle-ecosse|charlottetown|pei|prince edward island|l'ile-du-prince-edouard|iles-de-la-madeleine|iles de la madeleine|les iles-de-la-madeleine|magdalen islands",
  "America/Moncton":
    "moncton|fredericton|saint john|bathurst|edmundston|new brunswick|nb|nouveau-brunswick|le nouveau-brunswick",
  "America/Blanc-Sablon": "blanc-sablon|lourdes-de-blanc-sablon",
  "America/Toronto":
    "eastern|l'est|toronto|ottawa|gatineau|montreal|quebec|quebec city|laval|sherbrooke|hamilton|london|kingston|sudbury|thunder bay|ontario|l'ontario|new york|boston|philadelphia|hartford|albany|washington|detroit|atlanta|miami|brampton|mississauga|markham|vaughan|barrie|guelph|windsor|oshawa|waterloo|burlington|oakville",
  "America/Atikokan": "atikokan",
  "America/Winnipeg":
    "central|centre|winnipeg|brandon|manitoba|le manitoba|kenora|fort frances|dryden|sioux lookout|chicago|dallas|houston|minneapolis",
  "America/Regina": "regina|saskatoon|saskatchewan|la saskatchewan",
  "America/Edmonton":
    "mountain|rocheuses|calgary|edmonton|alberta|l'alberta|lloydminster|yellowknife|denver|lethbridge|red deer",
  "America/Creston": "creston",
  "America/Vancouver":
    "pacific|pacifique|vancouver|victoria|kelowna|british columbia|bc|b\\.c\\.|la colombie-britannique|colombie-britannique|los angeles|seattle|san francisco",
  "America/Whitehorse": "yukon|whitehorse",
  "America/Iqaluit": "iqaluit",
};
const ZONE_OF = new Map(
  Object.entries(OF_PLACES).flatMap(([zone, names]) =>
    names.split("|").map((name) => [name.replace(/\\\./g, "."), zone] as const),
  ),
);

/** Words before "time" that name no place: "2:00 p.m. local prevailing time" */
const OF_NO_PLACE =
  /^(?:local|prevailing|current|legal|official|sharp|standard|daylight|savings?|saving|city|town|municipal|server|system|clock|wall|business|same|and|or|at|by|on|in|of|for|to|from|with|which|that|this|the|such|said|is|will|shall|be|until|no|any|closing|opening|bid|tender|submission|their|all|date|as|specified|stated|each|first|second|start|end|part|full|real|one|lead|delivery|cut|cutoff|central|mountain|eastern|pacific|atlantic)$/;
const TIME_OF = sought(
  /^(?:local )?((?:[\p{L}.'’-]+,? ){1,4}?)\(?(?:local |standard |daylight |prevailing |legal )?time(?![a-z])/iu,
);
const LOCAL_TIME_IN = sought(
  /^(?:local |prevailing )?time,? (?:in|at|of|for) ([\p{L}.' -]{2,30}?)(?=[,.;)]| on | and | for |$)/iu,
);
const HEURE_DE = sought(
  /^(?:a )?(?:l')?heure (?:(?:locale|normale|avancee|legale) )?(?:de la |de l'|des |du |de |d')(?=(\p{L}[\p{L}'-]*(?: [\p{L}'-]+){0,2}))/u,
);
/** "2:00 p.m. Mountain", "2:00 p.m., Central" and nothing more */
const BARE_NAME = sought(/^(mountain|pacific|atlantic|central|eastern)(?=[\s,]{0,2}(?:$|[.;)\n]|on |\())/);
/** Zones that no place of a notice has, or that say another hour on its wall. */
const OTHER_LETTERS = /^(?:UTC|GMT|ZULU|AK[SD]?T|HA?[SD]?ST|BST|CES?T|WES?T|IST|JST|YST)(?![a-z])/;
const FOREIGN =
  /^(?:zulu|(?:central|eastern|western) european|british|greenwich|irish|(?:london|paris|dublin),? (?:england|uk|france|ireland)|eastern (?:and|or|\/) central)(?![a-z])/i;
const OFFSET = /^(?:(?:UTC|GMT)\s?)?([+\u2212\u2013-])\s?(\d{1,2})(?::?(\d\d))?(?![\d/]|-\d|\s?[ap]\.?m)/i;

/** "HEURE DE CLÔTURE" names no place. */
const HOUR_OF_WHAT =
  /^(?:cloture|fermeture|ouverture|reception|depot|remise|presentation|soumissions?|offres?|fin|debut|arrivee|depart|tombee|limite|bureau|hotel|reunion|rencontre|visite|rendez-vous|rigueur|pointe|diner|jour|ete|hiver|cet|cette|votre|notre|leur)(?![a-z])/;
/** After "heure de": a name, also in a text in capitals. */
const isPlaceOfHour = (text: string, folded: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) || (/^\p{Lu}{2}/u.test(text) && !HOUR_OF_WHAT.test(folded));

/** The zone of a place that words of a sentence right after an hour name; "unknown" for a place that we do not know. */
function namedPlace(text: string, folded: string, sentence: string): string | null {
  const bare = BARE_NAME.exec(folded, sentence)?.[1];
  if (bare !== undefined) return ZONE_OF.get(bare) ?? null;
  const local = LOCAL_TIME_IN.exec(folded, sentence)?.[1];
  if (local !== undefined) return ZONE_OF.get(local.trim()) ?? null;
  const french = HEURE_DE.exec(folded, sentence);
  if (french) {
    const at = french[0].length;
    return zoneNamed(french[1] ?? "") ?? (isPlaceOfHour(text.slice(at), folded.slice(at)) ? "unknown" : null);
  }
  const english = TIME_OF.exec(folded, sentence);
  if (!english) return null;
  const words = (english[1] ?? "").trim().replace(/,/g, "");
  const known = zoneNamed(words);
  if (known !== null) return known;
  const isOfPlace = words.split(" ").every((word) => !OF_NO_PLACE.test(word));
  return isOfPlace && isName(text) ? "unknown" : null;
}

/** The zone of the place with whose name the words begin. */
function zoneNamed(words: string): string | null {
  for (let name = words.trim(); name !== ""; name = name.replace(/(?:^|\s)\S+$/, "")) {
    const zone = ZONE_OF.get(name);
    if (zone !== undefined) return zone;
  }
  return null;
}

const isName = (text: string) => /^[("\s]{0,2}\p{Lu}/u.test(text);

/** Minutes from UTC that stand right after an hour; "UTC" and "14:00Z" are 0. */
function writtenOffset(after: string, atOnce: string): number | null {
  if (/^Z(?![a-z])/i.test(atOnce) && !/^Z[a-z]/i.test(atOnce)) return 0;
  const found = OFFSET.exec(/^[+\u2212-]/.test(atOnce) ? atOnce : after);
  if (found && (/^(?:UTC|GMT)/i.test(found[0]) || (found[3] !== undefined && /^[+\u2212-]\d\d/.test(atOnce))))
    return (found[1] === "+" ? 1 : -1) * (Number(found[2]) * 60 + Number(found[3] ?? 0));
  return null;
}

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
  const written = text.slice(hourEnd, hourEnd + 60);
  const rest = written.replace(/^[\s,.()[\]–—-]{0,4}(?:\(?local(?: time)?\)?[\s,(]{0,3})?/, "");
  const after = rest.slice(0, 24);
  const named = FAMILIES.filter(({ words }) => words.test(folded));
  if (FOREIGN.test(rest)) return "several";
  const lettered = MAY_BE_LETTERS.test(after) ? FAMILIES.filter(({ letters }) => letters.test(after)) : [];
  const [family, other] = [...new Set([...lettered, ...named])];
  if (other) return "several";
  const isSaskatchewan = WITHOUT_SUMMER_TIME.test(folded);
  if (isSaskatchewan) return { zone: "America/Regina", basis: "stated" };
  if (family) {
    const fits = known !== null && standardMinutes(known.zone) === family.standardMinutes;
    return { zone: fits ? known.zone : family.zone, basis: "stated" };
  }
  const start = hourEnd + (written.length - written.replace(/^[\s,.()[\]–—-]{0,4}/, "").length);
  const [words, plain] = [text.slice(start, start + 60), folded.slice(start, start + 60)];
  const offset = writtenOffset(words, written);
  if (offset !== null)
    return known !== null && hasOffset(known.zone, offset) ? { ...known, basis: "stated" } : "several";
  if (OTHER_LETTERS.test(words)) return "several";
  const zone = namedPlace(words, plain, folded);
  if (zone === null) return known;
  if (zone === "unknown") return "several";
  const isSame =
    known !== null && standardMinutes(known.zone) === standardMinutes(zone) && !IS_ALONE.has(zone);
  return { zone: isSame ? known.zone : zone, basis: "stated" };
}

/** These have the hours of their neighbours in one half of the year only. */
const IS_ALONE: ReadonlySet<string> = new Set([
  "America/Regina",
  "America/Atikokan",
  "America/Creston",
  "America/Blanc-Sablon",
]);

/** Whether a zone is ever so far from UTC: its own hour is meant. */
const hasOffset = (zone: string, minutes: number) =>
  [1, 7].some((month) => DateTime.fromObject({ year: 2026, month, day: 15 }, { zone }).offset === minutes);
