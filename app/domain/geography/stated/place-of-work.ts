import type { PlaceHint } from "~/domain/opportunities/notice";
import { isMunicipality } from "../buyers/local-bodies";
import { isWithin, stateOf } from "../divisions/region-codes";
import { findState } from "../divisions/region-names";
import { foldName } from "../folded-name";
import { placesInText } from "../in-text/places-in-text";
import { isCommonName } from "../names/common-names";
import { findCity, type GazetteerEntry } from "../names/gazetteer";
import { type Evidence, fromFound, MOST_PLACES, type PlacesOfNotice } from "../narrowed-places";
import { distinctPlaces, isSure, type PlaceFound } from "../place-found";
import { isCityAbroad } from "../tables/other-countries";
import { type Country, type Delivery, isNowhereInParticular } from "./delivery";
import { resolveRegions } from "./resolve-region";
import { townsStated } from "./stated-towns";
import { townLabel, withoutAddressEnd, withoutPostalCode } from "./town-label";

type KnownAround = {
  state: string | null;
  buyer: { state: string | null; office: string | null };
  home: string | null;
};

/** The place from the notice's city and state fields. */
export function placeOfWork(
  hint: PlaceHint,
  { state, buyer, home }: KnownAround,
  country: Country,
  isRegionUnknown: boolean,
): PlacesOfNotice | null {
  const why = "the notice's own city and state";
  const city = withoutPostalCode(hint.city ?? "");
  const words = [city, hint.state].filter(Boolean).join(", ");
  if (isNowhereInParticular(city)) return state === null ? null : { places: [state], city: null, why, words };

  const ours = country === "abroad" ? null : country;
  const isAtHome = home !== null && !(isRegionUnknown && mayBeAbroad(city, true));
  const atHome = isAtHome ? townsStated(city, [home]) : null;
  const isAnywhere = (state ?? ours ?? buyer.state ?? atHome) === null && hint.buyerState === null;
  if (isAnywhere && mayBeAbroad(city, isRegionUnknown)) return null;
  // "Georgetown" in a notice of an Ontario buyer is Ontario's.
  const inBuyersState = state === null && buyer.state !== null ? townsStated(city, [buyer.state]) : null;
  const scope = state ?? ours;
  const stated = inBuyersState ?? atHome ?? (scope === null ? null : townsStated(city, [scope]));
  if (stated !== null) return { ...stated, why, words };
  const inBuyerState = state === null ? (buyer.office ?? buyer.state) : null;
  const near = inBuyerState === null ? townAnywhere(city, state ?? ours) : findCity(city, inBuyerState);
  const written = city.includes(",") || ours === null ? resolveRegions(city)[0] : undefined;
  const site = near === null && state !== null ? siteNamed(city, state) : null;
  if (site !== null) return fromFound([site], why);
  const code = near?.code ?? written ?? state;
  if (code === null) return null;
  return { places: [code], city: townLabel(city.split(",")[0] ?? city, near), why, words };
}

/** The site that a notice gives as its city: "Naval Station Newport". */
function siteNamed(city: string, state: string): PlaceFound | null {
  const found = placesInText(city, { scope: state, buyerCity: null, isFederal: true });
  const [site, other] = found.filter((place) => isSure(place));
  return other === undefined && site?.codes.every((code) => isWithin(code, state)) === true ? site : null;
}

/** Why a site decided and not the city that the notice states, which is the office's. */
export const SITE_ELSEWHERE = "the site in the title";

/**
 * The site that the title names, if the stated city is only the buyer's own: many buyers give their office as the place
 * of all their work. A site in another province contradicts the fields and is left out.
 */
export function siteBesideOffice(
  hint: PlaceHint,
  work: PlacesOfNotice,
  { buyer, readIn }: Evidence,
): PlacesOfNotice | null {
  const [place, other] = work.places;
  const state = place === undefined ? null : stateOf(place);
  const isOffice =
    hint.city !== null &&
    (foldName(hint.city) === "new york city" ||
      (hint.buyerCity !== null && foldName(hint.city) === foldName(hint.buyerCity)));
  if (!isOffice || place === undefined || other !== undefined || state === null || state === place)
    return null;
  // A city's own arena may be called after a power station elsewhere.
  const isOwn = buyer !== null && isMunicipality(buyer);
  const sites = distinctPlaces(
    readIn(state, true).filter((found) => isSure(found) && !(isOwn && found.isSite === true)),
  );
  const inState = sites.filter(({ codes }) => codes.every((code) => code !== state && isWithin(code, state)));
  const elsewhere = inState.filter(({ codes }) => codes.every((code) => !isWithin(code, place)));
  const isNamed = elsewhere.length > 0 && elsewhere.length === inState.length;
  return isNamed && elsewhere.length <= MOST_PLACES ? fromFound(elsewhere, SITE_ELSEWHERE) : null;
}

/**
 * Whether a city without a country may be in another one: a namesake of a large city there, unless it is a division of
 * ours. A region that we do not know may be anywhere, so beside one a name that is also a word does not count either.
 */
function mayBeAbroad(city: string, isRegionUnknown: boolean): boolean {
  const name = withoutAddressEnd(city);
  const folded = foldName(name);
  if (isRegionUnknown) return isCityAbroad(folded) || isCommonName(folded);
  return isCityAbroad(folded) && !city.includes(",") && findCity(name, null)?.kind !== "division";
}

/** Whether the notice's city is known in another country, so that the portal's home says nothing of it. */
export function isCityElsewhere({ city }: PlaceHint, { isUnknown }: Delivery): boolean {
  return city !== null && !isNowhereInParticular(city) && mayBeAbroad(withoutPostalCode(city), isUnknown);
}

/** A city without a province or country: "New York" and "Québec" are the cities, and "Richmond" is no county. */
function townAnywhere(city: string, scope: string | null): GazetteerEntry | null {
  if (scope !== null || city.includes(",")) return null;
  const state = findState(city, null);
  return findCity(city, state);
}
