import { areaNameOf } from "../divisions/areas";
import { ancestorsOf, stateOf } from "../divisions/region-codes";
import { foldName } from "../folded-name";
import { regionName } from "./resolve-region";

/** A list names at most this many places and counts the rest. */
const MOST_NAMES = 3;

/** The everyday name: "Brooklyn" for "Brooklyn (Kings County)", "Calgary area" for "Calgary area (Division No. 6)". */
const shortName = (code: string) => regionName(code).replace(/ \(.*\)$/, "");

const isPartOf = (name: string, other: string) => ` ${foldName(other)} `.includes(` ${foldName(name)} `);

function wholeCountry(code: string): string {
  return code === "CA" ? "Across Canada" : `Across the ${regionName(code)}`;
}

/** "Calgary, Alberta" says more than "Calgary, Calgary area", and nobody says "Haldimand County, Haldimand-Norfolk". */
const IS_NO_ADDRESS = /\(Division No\.|^Haldimand-Norfolk$/;

/** "Mississauga, Peel Region", "Peel Region, Ontario", "Calgary, Alberta", "Ontario". */
function describePlace(code: string, city: string | null): string {
  const state = stateOf(code);
  if (state === null) return code === "CA" || code === "US" ? wholeCountry(code) : shortName(code);
  const name = city ?? shortName(code);
  const around = [code, ...ancestorsOf(code)]
    .filter((place) => place !== ancestorsOf(state)[0])
    .find((place) => !isPartOf(name, regionName(place)) && !IS_NO_ADDRESS.test(regionName(place)));
  return around === undefined ? name : `${name}, ${shortName(around)}`;
}

/** One line about the places for cards and emails; empty if they are unknown. */
export function describePlaces(places: ReadonlyArray<string>, city: string | null): string {
  const [first, ...others] = places;
  const town = city === null || city.trim() === "" ? null : city.trim();
  if (first === undefined) return town ?? "";
  if (others.length === 0) return describePlace(first, town);
  const list = describeSeveral(places);
  return town === null ? list : `${town}, ${list}`;
}

/** The names of the places; the area's name instead of a long list. */
function describeSeveral(places: ReadonlyArray<string>): string {
  const area = places.length > MOST_NAMES ? areaNameOf(places) : null;
  if (area !== null) return area;
  const names = places.map((place) => (stateOf(place) === null ? wholeCountry(place) : shortName(place)));
  const shown = names.length > MOST_NAMES ? names.slice(0, MOST_NAMES - 1) : names.slice(0, -1);
  const last = names.length > MOST_NAMES ? `${names.length - shown.length} more places` : names.at(-1);
  return `${shown.join(", ")} and ${last}`;
}
