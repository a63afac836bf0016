import { isWithin, stateOf } from "../divisions/region-codes";
import { foldName } from "../folded-name";
import { everyPlaceNamed, findCity } from "../names/gazetteer";
import { type Candidate, candidatesOf, chooseRegion, isRegion, isSmallTown } from "./region-candidates";
import { townsStated } from "./stated-towns";
import { withoutAddressEnd } from "./town-label";

/** The other fields of a notice that say which of several places of one name is meant. */
export type OtherFields = {
  city: string | null;
  country: "CA" | "US" | null;
  /** The country, province or state that the sending portal is registered for. */
  home: string | null;
  /** The provinces and states that other fields name. */
  states: ReadonlyArray<string>;
};

const holds = ({ codes }: Candidate, city: string) => townsStated(city, codes) !== null;
/** Whether a place of the city's name lies there; two of them are still no reason to look elsewhere. */
const mayHold = (codes: ReadonlyArray<string>, city: string) =>
  townsStated(city, codes) !== null ||
  everyPlaceNamed(foldName(withoutAddressEnd(city))).some(({ code }) =>
    codes.some((place) => isWithin(code, place)),
  );
const isIn = ({ codes }: Candidate, scope: string) => codes.every((code) => isWithin(code, scope));

/**
 * What a region's name means beside the notice's other fields. Of the places of that name, the one wins that holds the
 * notice's city, in the portal's home or the notice's country if one there does; then one in a province that another
 * field names; then the one that the name means in the portal's home, or by itself. Empty if that leaves several: then the city decides alone, or nothing.
 */
export function settleRegion(
  text: string,
  { city, country, home, states }: OtherFields,
): ReadonlyArray<string> {
  const candidates = candidatesOf(text);
  const own = atHome(text, candidates, home);
  const usual = own.length > 0 ? own : chooseRegion(text, candidates, country);
  if (city !== null && !mayHold(usual, city)) {
    const known = candidates.filter((candidate) => holds(candidate, city));
    const regions = known.filter(isRegion);
    const holding = largerTowns(regions.length > 0 ? regions : known, city);
    const here = [home, country].map((scope) =>
      holding.filter((candidate) => scope !== null && isIn(candidate, scope)),
    );
    const pair = onlyOne(here.find(({ length }) => length > 0) ?? holding, city);
    if (pair !== null) return pair;
  }
  if (usual.length > 0) return usual;
  for (const state of states) {
    const inState = chooseRegion(text, candidates, state);
    if (inState.length > 0 && inState.every((code) => isWithin(code, state))) return inState;
  }
  return [];
}

/** The place of that name in the portal's home. A province's own name always means the province. */
function atHome(
  text: string,
  candidates: ReadonlyArray<Candidate>,
  home: string | null,
): ReadonlyArray<string> {
  const isProvince = candidates.some(({ codes }) => codes.some((code) => code === (stateOf(code) ?? code)));
  if (home === null || isProvince) return [];
  const inHome = candidates.filter((candidate) => isIn(candidate, home));
  const isOnlySmall = inHome.every(isSmallTown) && !candidates.every(isSmallTown);
  return isOnlySmall ? [] : chooseRegion(text, inHome, home);
}

/** The regions in which the city is more than a village or township, if there are any. */
function largerTowns(holding: ReadonlyArray<Candidate>, city: string): ReadonlyArray<Candidate> {
  const name = withoutAddressEnd(city);
  const isLarger = (code: string) => !["minor", undefined].includes(findCity(name, code)?.kind);
  const larger = holding.filter(({ codes }) => codes.some(isLarger));
  return larger.length > 0 ? larger : holding;
}

/** The surest of these regions, if they agree where the city is. */
function onlyOne(holding: ReadonlyArray<Candidate>, city: string): ReadonlyArray<string> | null {
  const places = new Set(holding.map(({ codes }) => townsStated(city, codes)?.places.join()));
  return places.size === 1 ? (holding[0]?.codes ?? null) : null;
}
