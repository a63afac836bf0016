import { lazy } from "~/domain/lazy";
import { isWithin } from "../divisions/region-codes";
import { foldName } from "../folded-name";
import { ROAD_AFTER } from "../names/common-names";
import type { PlaceFound } from "../place-found";
import { COLLEGES_OF_THE_NINE_STATES } from "../tables/bodies/colleges-united-states";

/** Only such a name of the table is a campus: it has a few other bodies too. */
const CAMPUS =
  /\b(?:universit(?:y|ies)|college|institute|academy|suny|cuny|umass|uconn|unh|umaine|ccri|rutgers|penn ?state|pennwest|technical high school)\b/i;

type Campus = { name: string; code: string; written: string };

/** The longest names first: "Rutgers Newark" before "Rutgers". */
const campuses = lazy((): ReadonlyArray<Campus> =>
  Object.entries(COLLEGES_OF_THE_NINE_STATES)
    .flatMap(([code, names]) =>
      names
        .split(",")
        .filter((name) => CAMPUS.test(name))
        .map((name) => ({ name: ` ${foldName(name)} `, code, written: name })),
    )
    .sort((a, b) => b.name.length - a.name.length),
);

const BESIDE = /(?:^| )(?:near|beside|behind|opposite|with|by|from|to|adjacent to|next to)(?: the)?$/;

/** "Dartmouth College Highway" is a road, and what is near a campus is not on it. */
function isCampus(folded: string, { name }: Campus): boolean {
  const at = folded.indexOf(name);
  if (at < 0 || BESIDE.test(folded.slice(0, at))) return false;
  return !ROAD_AFTER.has(folded.slice(at + name.length).split(" ")[0] ?? "");
}

/** The campus that a title names in a state whose agency builds for its colleges: "SUNY Canton - Boiler Replacement". */
export function campusInTitle(title: string, state: string | null): ReadonlyArray<PlaceFound> {
  if (state === null || !CAMPUS.test(title)) return [];
  const folded = ` ${foldName(title)} `;
  const campus = campuses().find((one) => isWithin(one.code, state) && isCampus(folded, one));
  if (campus === undefined) return [];
  return [{ codes: [campus.code], town: null, strength: "sure", words: campus.written, isSite: true }];
}
