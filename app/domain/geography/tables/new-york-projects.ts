import type { PlaceFound } from "../place-found";

const BOROUGHS: Readonly<Record<string, readonly [code: string, name: string]>> = {
  B: ["US-NY-NYC-KINGS", "Brooklyn"],
  K: ["US-NY-NYC-KINGS", "Brooklyn"],
  M: ["US-NY-NYC-NEWYORK", "Manhattan"],
  Q: ["US-NY-NYC-QUEENS", "Queens"],
  R: ["US-NY-NYC-RICHMOND", "Staten Island"],
  X: ["US-NY-NYC-BRONX", "Bronx"],
};

/**
 * New York City's agencies begin the number of a project with the letter of its borough: Parks "Q048-119M", Design and
 * Construction "HWXS711" and "SEQ200". Compiled from the agencies' public lists of projects.
 */
const PROJECT_NUMBERS: ReadonlyArray<RegExp> = [
  /\b([BMQRX])\d{3}[A-Z0-9]{0,3}-\d{3,4}M/g,
  /\b(?:HW|SE)([KMQRX])[A-Z]{0,2}\d{3}/g,
];
const AGENCY = /^(?:NYC|New York City) /i;

/** The boroughs that the project numbers in a city agency's title name. */
export function boroughsOfProjects(title: string, buyer: string | null): Array<PlaceFound> {
  if (buyer === null || !AGENCY.test(buyer)) return [];
  return PROJECT_NUMBERS.flatMap((pattern) =>
    Array.from(title.matchAll(pattern)).flatMap(([words, letter]) => {
      const borough = BOROUGHS[letter ?? ""];
      return borough ? [{ codes: [borough[0]], town: borough[1], strength: "near" as const, words }] : [];
    }),
  );
}
