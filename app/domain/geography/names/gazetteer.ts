import { isWithin, stateOf } from "../divisions/region-codes";
import { foldName } from "../folded-name";
import { gazetteer, type GazetteerEntry, type PlaceKind } from "./places-by-name";

export type { GazetteerEntry, PlaceKind } from "./places-by-name";

const IS_REGION = /\b(?:Region|Regional|County|District|Division)\b/;

/** The name to show as the city; `null` if the place is a region. */
export function townNameOf({ name }: GazetteerEntry): string | null {
  const town = name
    .replace(/ \(.*/, "")
    .replace(/^(?:(?:Ville|Municipalité) de|(?:Town|Township|Village|Borough) of) /, "")
    .replace(/^Municipalité des /, "Les ");
  return IS_REGION.test(town) ? null : town;
}

const TOWNS: ReadonlySet<PlaceKind> = new Set(["town", "small", "minor"]);

/** Every town that we know by name, with the division it lies in. */
export function listTowns(): Array<GazetteerEntry> {
  return [...gazetteer().all.values()].flat().filter(({ kind }) => TOWNS.has(kind));
}

export function everyPlaceNamed(foldedName: string): ReadonlyArray<GazetteerEntry> {
  return gazetteer().all.get(foldedName) ?? [];
}

/** The places of that name without the obscure ones, for telling the names of places from those of people. */
export function placesNamed(foldedName: string): ReadonlyArray<GazetteerEntry> {
  return gazetteer().common.get(foldedName) ?? [];
}

/** In words. */
export const longestName = () => gazetteer().longestName;

/** Whether any name starts with this word. A fast check that rules out most words of a text. */
export function beginsName(foldedWord: string): boolean {
  return gazetteer().firstWords.has(foldedWord);
}

/** The one place in the first group of kinds with any match; `null` if that group has several, or no group has one. */
function onlyPlace(places: ReadonlyArray<GazetteerEntry>, kinds: ReadonlyArray<ReadonlyArray<PlaceKind>>) {
  for (const group of kinds) {
    const found = places.filter(({ kind }) => group.includes(kind));
    if (found.length === 0) continue;
    return oneOrMeant(found);
  }
  return null;
}

/** The one place that all entries are, or else the one that is meant among those of one province or state. */
export function oneOrMeant(places: ReadonlyArray<GazetteerEntry>): GazetteerEntry | null {
  const codes = new Set(places.map(({ code }) => code));
  if (codes.size === 1) return places[0] ?? null;
  const states = new Set(places.map(({ code }) => stateOf(code)));
  return states.size === 1 ? (places.find(({ isMeant }) => isMeant === true) ?? null) : null;
}

const LOCAL_BODY =
  /^(?:(?:the )?(?:corporation of the )?(?:city|town|township|twp\.?|village|municipality|borough)(?: of)?|(?:la )?(?:ville|municipalité|paroisse|cité|arrondissement)(?: (?:de|du|des))?) /i;

const IN_A_STATE: ReadonlyArray<ReadonlyArray<PlaceKind>> = [
  ["town"],
  ["division"],
  ["small"],
  ["minor"],
  ["short"],
];

/** Capitals whose name counties of other provinces have. */
const CAPITALS: Readonly<Record<string, string>> = { victoria: "CA-BC-CAPITALREGION" };

/** "Various locations in Oshawa", "Downtown Oshawa". */
const PARTS_OF_TOWN =
  /^(?:(?:various|multiple|several|divers|différents) (?:locations?|sites?|places|areas?|endroits|lieux) (?:in|within|throughout|across|à|dans) (?:the )?|downtown |greater |central |centre-ville de )/i;
const FULL_WORDS: Readonly<Record<string, string>> = {
  n: "North",
  s: "South",
  e: "East",
  w: "West",
  pt: "Point",
};

/** "E. Hartford" is East Hartford, and "Pt Pleasant" Point Pleasant. */
const inFull = (name: string) =>
  name.replace(/^([NSEW]|pt)(?:\.\s?|\s)(?=\p{L})/iu, (whole, word: string) => {
    const full = FULL_WORDS[word.toLowerCase()];
    return full === undefined ? whole : `${full} `;
  });

/** The spellings under which a town may be known: "City of Oshawa" is Oshawa, and "Ottawa (Kanata)" is Ottawa. */
export function spellingsOfTown(name: string): Array<string> {
  const whole = name.split(/[(,;]/)[0]?.trim() ?? "";
  const local = whole.replace(LOCAL_BODY, "").replace(/^d['’]/i, "");
  return [name, whole, local, whole.split("/")[0] ?? ""];
}

/** Looser spellings, which mean a town only in a province or state that is known. */
function spellingsInState(name: string): Array<string> {
  const local = spellingsOfTown(name)[2] ?? "";
  const inside = local.replace(PARTS_OF_TOWN, "").replace(LOCAL_BODY, "");
  return [
    inFull(local),
    inside.replace(/ [-–—] (?:various|multiple|several|divers) .*$/i, ""),
    local.replace(/ (?:township|twp\.?|borough|boro)$/i, ""),
  ];
}

/** The city of that name, inside `scope` if given; `null` if there is none or more than one. */
export function findCity(name: string, scope: string | null): GazetteerEntry | null {
  const spellings = spellingsOfTown(name);
  const found = findSpelling(spellings, scope);
  // "Town of Clinton" is no county.
  const known = found?.kind === "short" && CALLED_TOWN.test(name) ? null : found;
  if (known !== null || scope === null || stateOf(scope) !== scope || isOfSeveral(name, scope)) return known;
  return findSpelling(
    spellingsInState(name).filter((spelling) => !spellings.includes(spelling)),
    scope,
  );
}

const CALLED_TOWN = /^(?:town|village|borough) of /i;
const CALLED_BY_KIND = /^(?:town|township|borough) of | (?:township|borough)$/;

/** "Town of Clinton" in New York, where two counties have one, is not the village of Clinton in a third. */
function isOfSeveral(name: string, scope: string | null): boolean {
  const folded = foldName(name);
  if (scope === null || !CALLED_BY_KIND.test(folded)) return false;
  const places = everyPlaceNamed(folded).filter(({ code }) => isWithin(code, scope));
  return places.length > 1 && onlyPlace(places, IN_A_STATE) === null;
}

function findSpelling(spellings: ReadonlyArray<string>, scope: string | null): GazetteerEntry | null {
  if (isOfSeveral(spellings[0] ?? "", scope)) return null;
  for (const spelling of spellings) {
    const folded = foldName(spelling);
    const places = everyPlaceNamed(folded).filter(({ code }) => scope === null || isWithin(code, scope));
    const place =
      scope === null || stateOf(scope) === null
        ? cityInCountry(folded, places)
        : onlyPlace(places, IN_A_STATE);
    if (place !== null) return place;
  }
  return null;
}

/**
 * The city of that name where no province is known: the one that is a division of its own, or else the only one.
 * Towns or counties of two provinces cannot be told apart; a small town elsewhere does not count against a larger one,
 * and a village's name is no sure place without its province.
 */
function cityInCountry(folded: string, places: ReadonlyArray<GazetteerEntry>): GazetteerEntry | null {
  const cities = places.filter(({ kind }) => kind === "division");
  if (cities.length > 0) return onlyPlace(cities, [["division"]]);
  const capital = places.find(({ code }) => Object.hasOwn(CAPITALS, folded) && code === CAPITALS[folded]);
  if (capital !== undefined) return capital;
  const known = places.filter(({ kind }) => kind !== "minor");
  const larger = known.filter(({ kind }) => kind !== "small");
  const counted = larger.length > 0 ? larger : known;
  const states = new Set(counted.map(({ code }) => stateOf(code)));
  return states.size === 1 ? onlyPlace(counted, IN_A_STATE) : null;
}

/** The division of that name. Divisions win over towns: "Simcoe" is the county, not the town. */
export function findDivisionNamed(name: string, scope: string | null = null): GazetteerEntry | null {
  const places = everyPlaceNamed(foldName(name)).filter(
    ({ code }) => scope === null || isWithin(code, scope),
  );
  return onlyPlace(places, [["division"], ["short"], ["town"], ["small"], ["minor"]]);
}
