import { NAMED_DIVISIONS } from "../../divisions/divisions";

/**
 * The Census Bureau's numbers of the nine states (FIPS 5-2, public domain). It numbers a state's counties 001, 003, 005
 * and so on in alphabetical order.
 */
const STATES: Readonly<Record<string, string>> = {
  "US-CT": "09",
  "US-ME": "23",
  "US-MA": "25",
  "US-NH": "33",
  "US-NJ": "34",
  "US-NY": "36",
  "US-PA": "42",
  "US-RI": "44",
  "US-VT": "50",
};

/** Boroughs have a county's name besides their own: "Brooklyn (Kings County)". */
const countyName = (name: string) => (/\((.+)\)$/.exec(name)?.[1] ?? name).replace(/ County$/, "");
/** The bureau sorts "St. Lawrence" before "Saratoga", as it is written, and "McKean" after "Lycoming". */
const sortKey = (name: string) => name.toLowerCase().replace(/^st\. /, "sa ");

function codesIn(state: string, number: string) {
  const counties = NAMED_DIVISIONS.filter(
    ({ code, parentCode }) => parentCode === state && code !== "US-NY-NYC",
  );
  return counties
    .map(({ code, name }) => ({ code, name: countyName(name) }))
    .sort((a, b) => (sortKey(a.name) < sortKey(b.name) ? -1 : 1))
    .map(({ code, name }, index) => ({ code, name, fips: number + String(2 * index + 1).padStart(3, "0") }));
}

const counties = Object.entries(STATES).flatMap(([state, number]) => codesIn(state, number));
const codeByNumber = new Map([
  ...Object.entries(STATES).map(([state, number]) => [`${number}000`, state] as const),
  ...counties.map(({ fips, code }) => [fips, code] as const),
]);

/** The county or state of the nine that the Census Bureau's number names: "36061" is Manhattan, "42000" Pennsylvania. */
export function placeOfCountyNumber(text: string): string | null {
  return codeByNumber.get(text.trim()) ?? null;
}
