import { lazy, lazyInSteps } from "~/domain/lazy";
import { findArea } from "../divisions/areas";
import { NAMED_DIVISIONS } from "../divisions/divisions";
import { foldName, NAMES_FOLDED_A_STEP } from "../folded-name";
import { HARBOURS_OF_CANADA } from "../tables/sites/harbours-canada";
import { COMMUNITIES_OF_ATLANTIC_CANADA } from "../tables/towns/communities-of-atlantic-canada";
import { COMMUNITIES_OF_BRITISH_COLUMBIA } from "../tables/towns/communities-of-british-columbia";
import { COMMUNITIES_OF_CANADA } from "../tables/towns/communities-of-canada";
import { COMMUNITIES_OF_ONTARIO } from "../tables/towns/communities-of-ontario";
import { COMMUNITIES_OF_QUEBEC } from "../tables/towns/communities-of-quebec";
import { HARBOUR_TOWNS } from "../tables/towns/harbour-towns";
import { MUNICIPALITIES_OF_THE_MID_ATLANTIC } from "../tables/towns/municipalities-mid-atlantic";
import {
  MEANT_IN_A_STATE,
  MUNICIPALITIES_OF_SEVERAL,
  TOWNSHIPS_IN_A_STATE,
} from "../tables/towns/namesakes-in-a-state";
import { OPEN_TOWNS_OF_CANADA } from "../tables/towns/open-towns-canada";
import { OPEN_TOWNS_OF_NEW_ENGLAND } from "../tables/towns/open-towns-new-england";
import { OPEN_TOWNS_OF_NEW_YORK } from "../tables/towns/open-towns-new-york";
import { OPEN_TOWNS_OF_PENNSYLVANIA } from "../tables/towns/open-towns-pennsylvania";
import { SMALL_TOWNS_OF_CANADA } from "../tables/towns/small-towns-canada";
import { SMALL_TOWNS_OF_THE_MID_ATLANTIC } from "../tables/towns/small-towns-mid-atlantic";
import { SMALL_TOWNS_OF_NEW_ENGLAND } from "../tables/towns/small-towns-new-england";
import { SMALL_TOWNS_OF_ONTARIO } from "../tables/towns/small-towns-ontario";
import { SMALL_TOWNS_OF_THE_PRAIRIES_AND_THE_NORTH } from "../tables/towns/small-towns-prairies-and-north";
import { SMALL_TOWNS_OF_QUEBEC } from "../tables/towns/small-towns-quebec";
import { TOWNSHIPS_OF_THE_MID_ATLANTIC } from "../tables/towns/townships-mid-atlantic";
import { TOWNSHIPS_OF_NEW_ENGLAND } from "../tables/towns/townships-new-england";
import { MEANT_TOWNSHIPS, TOWNSHIPS_OF_PENNSYLVANIA } from "../tables/towns/townships-pennsylvania";
import { VILLAGES_OF_NEW_ENGLAND } from "../tables/towns/villages-of-new-england";

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
  /** Its name without the article: "Bic" for Le Bic. It counts only where French leaves the article out. */
  lacksArticle?: true;
  /** Of the places of that name in its province or state, the one that a notice means. */
  isMeant?: true;
  /** Known for placing notices only: elsewhere in a text the name is more often a person's. */
  isObscure?: true;
};

const DESIGNATION = /^(.+) (County|Region|District)$/;

type Add = (name: string, entry: GazetteerEntry) => void;
type PlacesByName = Map<string, Array<GazetteerEntry>>;

const meant = lazy(
  () =>
    new Set(
      Object.entries(MEANT_IN_A_STATE).flatMap(([code, names]) =>
        names.split(",").map((name) => `${code} ${foldName(name)}`),
      ),
    ),
);

/** Of several villages the one that is meant counts like a small town. */
const largerKind = ({ kind }: GazetteerEntry): PlaceKind => (kind === "minor" ? "small" : kind);

function addTo(names: PlacesByName, folded: string, entry: GazetteerEntry) {
  const places = names.get(folded);
  if (places === undefined) names.set(folded, [entry]);
  else if (!places.some(({ code, kind }) => code === entry.code && kind === entry.kind)) places.push(entry);
}

function* addDivisions(add: Add): Generator<void> {
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
    yield;
  }
}

const ARTICLE = /^(?:Les |Le |La |L')(?=\p{Lu})/u;

/**
 * "MRC des Etchemins" is that of the division Les Etchemins, and "Ville du Bic" that of Le Bic. "Laurentides" alone is
 * the administrative region.
 */
function addWithoutArticle(add: Add, entry: GazetteerEntry) {
  const short = entry.name.replace(ARTICLE, "");
  if (short !== entry.name && findArea(short) === null)
    add(short, { ...entry, isOfBodies: true, lacksArticle: true, isObscure: true });
}

function* addMunicipalitiesOfQuebec(add: Add): Generator<void> {
  for (const { code, name, towns } of NAMED_DIVISIONS.filter(({ parentCode }) => parentCode === "CA-QC")) {
    addWithoutArticle(add, { code, name, kind: "division" });
    for (const town of towns) addWithoutArticle(add, { code, name: town, kind: "small" });
    yield;
  }
}

const SMALL_TOWNS: ReadonlyArray<Readonly<Record<string, string>>> = [
  SMALL_TOWNS_OF_ONTARIO,
  SMALL_TOWNS_OF_CANADA,
  SMALL_TOWNS_OF_NEW_ENGLAND,
  SMALL_TOWNS_OF_THE_MID_ATLANTIC,
  HARBOUR_TOWNS,
  HARBOURS_OF_CANADA,
  TOWNSHIPS_IN_A_STATE,
];

const MINOR_TOWNS: ReadonlyArray<Readonly<Record<string, string>>> = [
  TOWNSHIPS_OF_NEW_ENGLAND,
  TOWNSHIPS_OF_THE_MID_ATLANTIC,
  COMMUNITIES_OF_BRITISH_COLUMBIA,
  COMMUNITIES_OF_CANADA,
  COMMUNITIES_OF_ONTARIO,
  COMMUNITIES_OF_ATLANTIC_CANADA,
  COMMUNITIES_OF_QUEBEC,
  MUNICIPALITIES_OF_THE_MID_ATLANTIC,
  OPEN_TOWNS_OF_CANADA,
  OPEN_TOWNS_OF_NEW_ENGLAND,
  OPEN_TOWNS_OF_NEW_YORK,
  OPEN_TOWNS_OF_PENNSYLVANIA,
  VILLAGES_OF_NEW_ENGLAND,
];

function* addTowns(add: Add): Generator<void> {
  for (const [code, towns] of SMALL_TOWNS.flatMap((table) => Object.entries(table))) {
    for (const name of towns.split(",")) {
      add(name, { code, name, kind: "small" });
      if (code.startsWith("CA-QC-")) addWithoutArticle(add, { code, name, kind: "small" });
    }
    yield;
  }
  for (const [code, towns] of Object.entries(SMALL_TOWNS_OF_QUEBEC)) {
    for (const name of towns.split(",")) {
      const entry = { code, name, kind: "small", isOfBodies: true } as const;
      add(name, entry);
      addWithoutArticle(add, entry);
    }
    yield;
  }
  for (const [county, townships] of Object.entries(TOWNSHIPS_OF_PENNSYLVANIA)) {
    const code = `US-PA-${county}`;
    const isMeant = new Set(MEANT_TOWNSHIPS[county]?.split(","));
    for (const township of townships.split(",")) {
      const name = `${township} Township`;
      const entry = { code, name, kind: "small", isObscure: true } as const;
      add(name, isMeant.has(township) ? { ...entry, isMeant: true } : entry);
    }
    yield;
  }
  for (const [code, forms] of MUNICIPALITIES_OF_SEVERAL) {
    for (const name of forms) add(name, { code, name, kind: "small", isObscure: true });
  }
  yield;
  for (const [code, towns] of MINOR_TOWNS.flatMap((table) => Object.entries(table))) {
    for (const name of towns.split(",")) add(name, { code, name, kind: "minor", isObscure: true });
    yield;
  }
  for (const [code, towns] of Object.entries(SMALL_TOWNS_OF_THE_PRAIRIES_AND_THE_NORTH)) {
    for (const name of towns.split(",")) add(name, { code, name, kind: "small", isObscure: true });
    yield;
  }
}

function* addPlaces(add: Add): Generator<void> {
  yield* addDivisions(add);
  yield* addMunicipalitiesOfQuebec(add);
  yield* addTowns(add);
}

/** All places by their folded names, and those without the obscure ones. */
export const gazetteer = lazyInSteps(function* () {
  const all: PlacesByName = new Map();
  const common: PlacesByName = new Map();
  let added = 0;
  function add(name: string, plain: GazetteerEntry) {
    added++;
    const folded = foldName(name);
    const isMeant = meant().has(`${plain.code} ${folded}`);
    const entry = isMeant ? { ...plain, kind: largerKind(plain), isMeant } : plain;
    addTo(all, folded, entry);
    if (entry.isObscure !== true) addTo(common, folded, entry);
  }
  for (const _ of addPlaces(add)) {
    if (added < NAMES_FOLDED_A_STEP) continue;
    added = 0;
    yield;
  }
  const names = [...all.keys()].map((name) => name.split(" "));
  const longestName = Math.max(...names.map((words) => words.length));
  return { all, common, longestName, firstWords: new Set(names.map(([word]) => word)) };
});
