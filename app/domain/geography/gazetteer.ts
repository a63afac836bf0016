import { findArea } from "./areas";
import { COMMUNITIES_OF_BRITISH_COLUMBIA } from "./communities-of-british-columbia";
import { NAMED_DIVISIONS } from "./divisions";
import { foldName } from "./folded-name";
import { HARBOUR_TOWNS } from "./harbour-towns";
import { OPEN_TOWNS_OF_CANADA } from "./open-towns-canada";
import { OPEN_TOWNS_OF_NEW_ENGLAND } from "./open-towns-new-england";
import { OPEN_TOWNS_OF_NEW_YORK } from "./open-towns-new-york";
import { OPEN_TOWNS_OF_PENNSYLVANIA } from "./open-towns-pennsylvania";
import { isWithin, stateOf } from "./region-codes";
import { SMALL_TOWNS_OF_CANADA } from "./small-towns-canada";
import { SMALL_TOWNS_OF_THE_MID_ATLANTIC } from "./small-towns-mid-atlantic";
import { SMALL_TOWNS_OF_NEW_ENGLAND } from "./small-towns-new-england";
import { SMALL_TOWNS_OF_ONTARIO } from "./small-towns-ontario";
import { SMALL_TOWNS_OF_THE_PRAIRIES_AND_THE_NORTH } from "./small-towns-prairies-and-north";
import { SMALL_TOWNS_OF_QUEBEC } from "./small-towns-quebec";
import { TOWNSHIPS_OF_THE_MID_ATLANTIC } from "./townships-mid-atlantic";
import { TOWNSHIPS_OF_NEW_ENGLAND } from "./townships-new-england";

export type PlaceKind =
  /** The name of a division. */
  | "division"
  /** A town inside a division, or another name of the division. */
  | "town"
  /** A small town, often with a name that is also a word or another place. In running text it needs support. */
  | "small"
  /** A village, township or neighbourhood. Counts in fields, in the names of local buyers, and beside its province. */
  | "minor"
  /** A division's name without "County", "Region" or "District". Often also a town or an ordinary word. */
  | "short";

export type GazetteerEntry = {
  code: string;
  name: string;
  kind: PlaceKind;
  /** Counts in fields and in the names of local buyers. In a title it is more often a saint's, a school's or a street's. */
  isOfBodies?: true;
  /** Known for placing notices only: elsewhere in a text the name is more often a person's. */
  isObscure?: true;
};

const IS_REGION = /\b(?:Region|Regional|County|District|Division)\b/;

/** The name to show as the city; `null` if the place is a region. */
export function townNameOf({ name }: GazetteerEntry): string | null {
  const town = name.replace(/ \(.*/, "");
  return IS_REGION.test(town) ? null : town;
}

const DESIGNATION = /^(.+) (County|Region|District)$/;
type PlacesByName = Map<string, Array<GazetteerEntry>>;
const placesByName: PlacesByName = new Map();
const commonPlacesByName: PlacesByName = new Map();

function addTo(names: PlacesByName, folded: string, entry: GazetteerEntry) {
  const places = names.get(folded);
  if (places === undefined) names.set(folded, [entry]);
  else if (!places.some(({ code, kind }) => code === entry.code && kind === entry.kind)) places.push(entry);
}

function add(name: string, entry: GazetteerEntry) {
  const folded = foldName(name);
  addTo(placesByName, folded, entry);
  if (entry.isObscure !== true) addTo(commonPlacesByName, folded, entry);
}

for (const { code, name, level, towns } of NAMED_DIVISIONS) {
  if (level === "state_province") continue;
  add(name, { code, name, kind: "division" });
  add(name.replace(/ \(.*/, ""), { code, name, kind: "division" });
  const [, short, designation] = DESIGNATION.exec(name) ?? [];
  if (short !== undefined && designation !== undefined) {
    add(short, { code, name: short, kind: "short" });
    add(`${designation} of ${short}`, { code, name, kind: "division" });
    if (designation === "Region") {
      add(`Regional Municipality of ${short}`, { code, name, kind: "division" });
      add(`${short} Regional`, { code, name, kind: "division" });
    }
  }
  for (const town of towns) add(town, { code, name: town, kind: "town" });
}

/** "MRC des Etchemins" is that of the division Les Etchemins. "Laurentides" alone is the administrative region. */
const ARTICLE = /^(?:Les |Le |La |L')(?=\p{Lu})/u;
for (const { code, name } of NAMED_DIVISIONS.filter(({ parentCode }) => parentCode === "CA-QC")) {
  const short = name.replace(ARTICLE, "");
  if (short !== name && findArea(short) === null)
    add(short, { code, name, kind: "division", isOfBodies: true, isObscure: true });
}

const SMALL_TOWNS: ReadonlyArray<Readonly<Record<string, string>>> = [
  SMALL_TOWNS_OF_ONTARIO,
  SMALL_TOWNS_OF_CANADA,
  SMALL_TOWNS_OF_NEW_ENGLAND,
  SMALL_TOWNS_OF_THE_MID_ATLANTIC,
  HARBOUR_TOWNS,
];

for (const [code, towns] of SMALL_TOWNS.flatMap((table) => Object.entries(table))) {
  for (const name of towns.split(",")) add(name, { code, name, kind: "small" });
}

for (const [code, towns] of Object.entries(SMALL_TOWNS_OF_QUEBEC)) {
  for (const name of towns.split(",")) add(name, { code, name, kind: "small", isOfBodies: true });
}

const MINOR_TOWNS: ReadonlyArray<Readonly<Record<string, string>>> = [
  TOWNSHIPS_OF_NEW_ENGLAND,
  TOWNSHIPS_OF_THE_MID_ATLANTIC,
  COMMUNITIES_OF_BRITISH_COLUMBIA,
  OPEN_TOWNS_OF_CANADA,
  OPEN_TOWNS_OF_NEW_ENGLAND,
  OPEN_TOWNS_OF_NEW_YORK,
  OPEN_TOWNS_OF_PENNSYLVANIA,
];

for (const [code, towns] of MINOR_TOWNS.flatMap((table) => Object.entries(table))) {
  for (const name of towns.split(",")) add(name, { code, name, kind: "minor", isObscure: true });
}

for (const [code, towns] of Object.entries(SMALL_TOWNS_OF_THE_PRAIRIES_AND_THE_NORTH)) {
  for (const name of towns.split(",")) add(name, { code, name, kind: "small", isObscure: true });
}

const TOWNS: ReadonlySet<PlaceKind> = new Set(["town", "small", "minor"]);

/** Every town that we know by name, with the division it lies in. */
export function listTowns(): Array<GazetteerEntry> {
  return [...placesByName.values()].flat().filter(({ kind }) => TOWNS.has(kind));
}

export function everyPlaceNamed(foldedName: string): ReadonlyArray<GazetteerEntry> {
  return placesByName.get(foldedName) ?? [];
}

/** The places of that name without the obscure ones, for telling the names of places from those of people. */
export function placesNamed(foldedName: string): ReadonlyArray<GazetteerEntry> {
  return commonPlacesByName.get(foldedName) ?? [];
}

export const LONGEST_NAME = Math.max(...Array.from(placesByName.keys(), (name) => name.split(" ").length));

const firstWords = new Set(Array.from(placesByName.keys(), (name) => name.split(" ")[0]));

/** Whether any name starts with this word. A fast check that rules out most words of a text. */
export function beginsName(foldedWord: string): boolean {
  return firstWords.has(foldedWord);
}

/** The one place in the first group of kinds with any match; `null` if that group has several, or no group has one. */
function onlyPlace(places: ReadonlyArray<GazetteerEntry>, kinds: ReadonlyArray<ReadonlyArray<PlaceKind>>) {
  for (const group of kinds) {
    const found = places.filter(({ kind }) => group.includes(kind));
    if (found.length === 0) continue;
    const codes = new Set(found.map(({ code }) => code));
    return codes.size === 1 ? (found[0] ?? null) : null;
  }
  return null;
}

const LOCAL_BODY =
  /^(?:(?:the )?(?:corporation of the )?(?:city|town|township|village|municipality|borough)(?: of)?|(?:la )?(?:ville|municipalité|paroisse|cité|arrondissement)(?: (?:de|du|des))?) /i;

const IN_A_STATE: ReadonlyArray<ReadonlyArray<PlaceKind>> = [
  ["town"],
  ["division"],
  ["small"],
  ["minor"],
  ["short"],
];

/** Capitals whose name counties of other provinces have. */
const CAPITALS: Readonly<Record<string, string>> = { victoria: "CA-BC-CAPITALREGION" };

/** The spellings under which a town may be known: "City of Oshawa" is Oshawa, and "Ottawa (Kanata)" is Ottawa. */
export function spellingsOfTown(name: string): Array<string> {
  const whole = name.split(/[(,;]/)[0]?.trim() ?? "";
  const local = whole.replace(LOCAL_BODY, "").replace(/^d['’]/i, "");
  return [name, whole, local, whole.split("/")[0] ?? ""];
}

/** The city of that name, inside `scope` if given; `null` if there is none or more than one. */
export function findCity(name: string, scope: string | null): GazetteerEntry | null {
  for (const spelling of spellingsOfTown(name)) {
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
