import { commonRegion, describePlaces, regionName, resolveRegion, stateOf } from "~/domain/geography";
import type { CardRow } from "~/features/search/card-row.sql.server";

const UNKNOWN_LOCATION = "Location TBD";

export type Located = Pick<CardRow, "city" | "region" | "places"> & Partial<Pick<CardRow, "title">>;

/** What portals write for a place in another country. */
const ABROAD =
  /^\W*(?:foreign|international|(?:à l['’])?étranger|outside (?:of )?canada|hors (?:du )?canada)$/i;
/** "Temecula, California" in "Accommodations - Temecula, California". */
const PLACE_AT_END = /\s(?:[-–—]|in|at|near)\s(\p{Lu}[\p{L}.'’ -]{2,40}, \p{Lu}[\p{L}.'’ -]{3,30})$/u;
const ELSEWHERE = "Outside Canada and our states";
/** "Manhattan (New York County)" is one place with two names. */
const SECOND_NAME = / \((?:.* County|Division No\. \d+|Québec)\)$/;

/** The city, else the names of several places, else the region's name; `null` if no place is known. */
export function knownLocation({ city, region, places, title }: Located): string | null {
  if (places.length === 0 && [city, region].some((text) => text !== null && ABROAD.test(text.trim())))
    return PLACE_AT_END.exec(title?.trim() ?? "")?.[1] ?? ELSEWHERE;
  if (city !== null && city.trim() !== "") return city;
  if (places.length > 1) return describePlaces(places, null);
  return region === null || region.trim() === "" ? null : regionName(region).replace(SECOND_NAME, "");
}

export const locationLabel = (row: Located): string => knownLocation(row) ?? UNKNOWN_LOCATION;

/** The province or state that all of these regions are in; `null` if they are in several, or in none. */
export function homeOf(regions: ReadonlyArray<string>): string | null {
  const states = new Set(regions.map(stateOfRegion));
  const [only = null] = states;
  return states.size === 1 ? only : null;
}

function stateOfRegion(region: string): string | null {
  const code = resolveRegion(region);
  return code && stateOf(code);
}

/** The place with the letters of its province or state, unless that is the reader's own or the place says it. */
export function locationFrom(row: Located, home: string | null): string {
  return withState(locationLabel(row), row, home);
}

/** The same of any words for the place of a bid: "Austin, Memphrémagog, QC". */
export function withState(label: string, { region, places }: Located, home: string | null): string {
  const place = places.length > 0 ? commonRegion(places) : region && resolveRegion(region);
  const state = place && stateOf(place);
  if (!state || state === home || label === UNKNOWN_LOCATION) return label;
  const letters = state.slice(-2);
  const isSaid = new RegExp(`(?<![\\p{L}])${regionName(state)}(?![\\p{L}])|, ${letters}$`, "u").test(label);
  return isSaid ? label : `${label}, ${letters}`;
}
