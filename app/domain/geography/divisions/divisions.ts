import { foldName } from "../folded-name";
import {
  NEW_BRUNSWICK,
  NEWFOUNDLAND_AND_LABRADOR,
  NOVA_SCOTIA,
  PRINCE_EDWARD_ISLAND,
} from "../tables/divisions/atlantic-canada";
import type { CodedSeed, PlaceSeed } from "../tables/divisions/division-seed";
import { NORTHWEST_TERRITORIES, NUNAVUT, YUKON } from "../tables/divisions/northern-canada";
import { ONTARIO } from "../tables/divisions/ontario";
import { QUEBEC } from "../tables/divisions/quebec";
import {
  CONNECTICUT,
  MAINE,
  MASSACHUSETTS,
  NEW_HAMPSHIRE,
  NEW_JERSEY,
  NEW_YORK,
  NEW_YORK_CITY,
  PENNSYLVANIA,
  RHODE_ISLAND,
  VERMONT,
} from "../tables/divisions/united-states";
import { ALBERTA, BRITISH_COLUMBIA, MANITOBA, SASKATCHEWAN } from "../tables/divisions/western-canada";

export const COUNTRIES = [
  { code: "CA", name: "Canada" },
  { code: "US", name: "United States" },
] as const;
export type CountryCode = (typeof COUNTRIES)[number]["code"];

export const DIVISION_LEVELS = ["state_province", "subregion"] as const;
export type DivisionLevel = (typeof DIVISION_LEVELS)[number];

/** A row of `geo_divisions`. */
export type GeoDivision = {
  code: string;
  name: string;
  country: CountryCode;
  /** The province or state of a subregion, even of one inside another subregion; `null` for a state. */
  parentCode: string | null;
  level: DivisionLevel;
  /** Order within the level and the parent. */
  sort: number;
  timeZone: string;
};

/** A division with the other names and the towns that resolve to it. */
export type NamedDivision = GeoDivision & { towns: ReadonlyArray<string> };

/** Upper-case letters and digits only: "CA-QC-LILEDORLEANS". */
const slugOf = (name: string) =>
  foldName(name)
    .replaceAll(/[^a-z0-9]/g, "")
    .toUpperCase();

function slugged(places: ReadonlyArray<PlaceSeed>): Array<CodedSeed> {
  return places.map(([name, ...rest]) => [slugOf(name.replace(/ County$| \(.*/, "")), name, ...rest]);
}

/** Codes for census divisions, which Statistics Canada numbers from one in this order. */
function numbered(places: ReadonlyArray<PlaceSeed>): Array<CodedSeed> {
  return places.map(([town, towns, zone], index) => [
    `DIV${index + 1}`,
    `${town} area (Division No. ${index + 1})`,
    [town, ...(towns?.split(",") ?? []), `Division No. ${index + 1} – ${town}`].join(","),
    zone,
  ]);
}

function counties(places: ReadonlyArray<PlaceSeed>): Array<CodedSeed> {
  return places.map(([name, towns, zone]) => [slugOf(name), `${name} County`, towns, zone]);
}

const byName = (a: CodedSeed, b: CodedSeed) => (foldName(a[1]) < foldName(b[1]) ? -1 : 1);

type State = readonly [code: string, name: string, timeZone: string, seeds: ReadonlyArray<CodedSeed>];

const TORONTO = "America/Toronto";
const NEW_YORK_ZONE = "America/New_York";

/** In display order: Ontario, then the most requested ones, then alphabetically. */
const STATES: ReadonlyArray<State> = [
  ["CA-ON", "Ontario", TORONTO, ONTARIO],
  ["CA-QC", "Quebec", TORONTO, slugged(Object.values(QUEBEC).flat()).sort(byName)],
  ["CA-BC", "British Columbia", "America/Vancouver", slugged(BRITISH_COLUMBIA).sort(byName)],
  ["CA-AB", "Alberta", "America/Edmonton", numbered(ALBERTA)],
  ["CA-MB", "Manitoba", "America/Winnipeg", numbered(MANITOBA)],
  ["CA-NB", "New Brunswick", "America/Moncton", slugged(NEW_BRUNSWICK)],
  ["CA-NL", "Newfoundland and Labrador", "America/St_Johns", numbered(NEWFOUNDLAND_AND_LABRADOR)],
  ["CA-NS", "Nova Scotia", "America/Halifax", slugged(NOVA_SCOTIA)],
  ["CA-NT", "Northwest Territories", "America/Yellowknife", slugged(NORTHWEST_TERRITORIES)],
  ["CA-NU", "Nunavut", "America/Iqaluit", slugged(NUNAVUT)],
  ["CA-PE", "Prince Edward Island", "America/Halifax", slugged(PRINCE_EDWARD_ISLAND)],
  ["CA-SK", "Saskatchewan", "America/Regina", numbered(SASKATCHEWAN)],
  ["CA-YT", "Yukon", "America/Whitehorse", slugged(YUKON)],
  ["US-NY", "New York", NEW_YORK_ZONE, [...NEW_YORK_CITY, ...counties(NEW_YORK)]],
  ["US-NJ", "New Jersey", NEW_YORK_ZONE, counties(NEW_JERSEY)],
  ["US-MA", "Massachusetts", NEW_YORK_ZONE, counties(MASSACHUSETTS)],
  ["US-PA", "Pennsylvania", NEW_YORK_ZONE, counties(PENNSYLVANIA)],
  ["US-CT", "Connecticut", NEW_YORK_ZONE, counties(CONNECTICUT)],
  ["US-RI", "Rhode Island", NEW_YORK_ZONE, counties(RHODE_ISLAND)],
  ["US-VT", "Vermont", NEW_YORK_ZONE, counties(VERMONT)],
  ["US-NH", "New Hampshire", NEW_YORK_ZONE, counties(NEW_HAMPSHIRE)],
  ["US-ME", "Maine", NEW_YORK_ZONE, counties(MAINE)],
];

/** What people call a division whose own name few know; its code stays that of its own. */
const EVERYDAY_NAMES: Readonly<Record<string, string>> = {
  "Capital Region (Victoria)": "Victoria area (Capital Region)",
};

/** What readers see for a name that another place has in their language; notices use the name itself. */
const SHOWN_NAMES: Readonly<Record<string, string>> = { Québec: "Quebec City (Québec)" };

export const shownName = ({ name }: Pick<GeoDivision, "name">): string => SHOWN_NAMES[name] ?? name;

function divisionsOfState([code, name, timeZone, seeds]: State, sort: number): Array<NamedDivision> {
  const country = code.startsWith("CA") ? "CA" : "US";
  const state = {
    code,
    name,
    country,
    parentCode: null,
    level: "state_province",
    sort,
    timeZone,
    towns: [],
  } as const;
  const subregions = seeds.map(([segment, subregion, towns, zone], index) => ({
    code: `${code}-${segment}`,
    name: EVERYDAY_NAMES[subregion] ?? subregion,
    country,
    parentCode: code,
    level: "subregion",
    sort: index + 1,
    timeZone: zone ?? timeZone,
    towns: [
      ...(towns?.split(",") ?? []),
      ...(EVERYDAY_NAMES[subregion] ? [subregion.replace(/ \(.*/, "")] : []),
    ],
  })) satisfies Array<NamedDivision>;
  return [state, ...subregions];
}

export const NAMED_DIVISIONS: ReadonlyArray<NamedDivision> = STATES.flatMap((state, index) =>
  divisionsOfState(state, index + 1),
);

/** Every row of `geo_divisions`. */
export const GEO_DIVISIONS: ReadonlyArray<GeoDivision> = NAMED_DIVISIONS.map(
  ({ towns: _, ...division }) => division,
);

const divisionsByCode = new Map(GEO_DIVISIONS.map((division) => [division.code, division]));

export function findDivision(code: string): GeoDivision | null {
  return divisionsByCode.get(code) ?? null;
}

const bySort = (a: GeoDivision, b: GeoDivision) => a.sort - b.sort;
const states = GEO_DIVISIONS.filter((division) => division.level === "state_province").sort(bySort);

/** The provinces and states of these countries, given by code. */
export function listStates(countries: ReadonlyArray<string> = ["CA", "US"]): Array<GeoDivision> {
  return states.filter((state) => countries.includes(state.country));
}

/** The countries that have provinces or states. */
export function listCountries(): Array<{ code: CountryCode; name: string }> {
  return COUNTRIES.filter(({ code }) => states.some((state) => state.country === code));
}

/** The subregions of these states, ordered by parent, then by `sort`. */
export function listSubregions(stateCodes: ReadonlyArray<string>): Array<GeoDivision> {
  return states
    .filter((state) => stateCodes.includes(state.code))
    .flatMap((state) => GEO_DIVISIONS.filter((division) => division.parentCode === state.code).sort(bySort));
}

/** The codes of all states and provinces of these countries, given by code or name. */
export function stateCodesOf(countries: ReadonlyArray<string>): Array<string> {
  const chosen = COUNTRIES.filter(({ code, name }) => countries.includes(code) || countries.includes(name));
  return listStates(chosen.map(({ code }) => code)).map((state) => state.code);
}

/** Every division, ordered by country, then by name. */
export function listDivisionsByName(): Array<GeoDivision> {
  return [...GEO_DIVISIONS].sort(
    (a, b) =>
      a.country.localeCompare(b.country) || a.name.localeCompare(b.name) || a.code.localeCompare(b.code),
  );
}
