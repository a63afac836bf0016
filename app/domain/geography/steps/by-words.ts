import { buyerAmong } from "../buyers/buyer-of-text";
import { regionOfSites } from "../buyers/federal-bodies";
import type { LocalBuyer } from "../buyers/place-of-buyer";
import { isWithin, stateOf } from "../divisions/region-codes";
import { isAbroadInTitle } from "../in-text/abroad-in-title";
import { countiesLabelled, countiesListed } from "../in-text/places-of-roadworks";
import { statesInText, statesListed } from "../in-text/states-in-text";
import { fromFound, MOST_PLACES, MOST_SITES, narrowed, type PlacesOfNotice } from "../narrowed-places";
import { distinctPlaces, isSure, type PlaceFound, strongestPlaces } from "../place-found";
import { wholeCountryIn } from "../whole-country";
import type { Clues } from "./clues";
import { OUTSIDE } from "./outside";

/** A national scope is stated near the start of the text, or in the title; in the first sentence it outweighs a site. */
const SCOPE_READ = 1_500;
const FIRST_SENTENCE_READ = 400;

/** A title that names a country or state that is not ours. */
export function byTitleAbroad(clues: Clues): PlacesOfNotice | null {
  const { title, buyer, isFederal, localBuyer, stateOfName } = clues;
  const isInState = localBuyer !== null || stateOfName !== null;
  return isAbroadInTitle(title, { name: buyer, isFederal, isInState })
    ? { places: [], city: null, why: OUTSIDE, words: title }
    : null;
}

export function byTitle(clues: Clues): PlacesOfNotice | null {
  const { localBuyer, buyerState, home, served, ours } = clues;
  const scope = scopeOf(localBuyer) ?? buyerState ?? home ?? served ?? ours;
  const named = strongestPlaces(
    clues
      .readIn(scope, false)
      .filter((place) => localBuyer === null || isSure(place) || place.strength === "near"),
  );
  if (named.length === 0 || named.length > MOST_PLACES) return null;
  const inTitle = fromFound(named, "the title");
  const [only, second] = inTitle.places;
  const isState = only !== undefined && second === undefined && stateOf(only) === only;
  return isState ? narrowed(inTitle, clues) : inTitle;
}

/** Where a local buyer's title is read: in its own place, or in its province if its area is wider than its name. */
function scopeOf(buyer: LocalBuyer | null): string | null {
  const code = buyer?.codes[0] ?? null;
  const isWide = buyer?.isWider === true || (buyer?.codes.length ?? 0) > 1;
  return code !== null && isWide ? stateOf(code) : code;
}

export function byBases({ bases, isDeliveredToBases }: Clues): PlacesOfNotice | null {
  const isMeant = bases.length === 1 || (bases.length <= MOST_SITES && isDeliveredToBases);
  return bases.length > 0 && isMeant ? fromFound(bases, "a base in the text") : null;
}

export const byScopeAtStart = ({ title, body, around }: Clues): PlacesOfNotice | null =>
  wholeCountryIn(`${title}\n${body.slice(0, FIRST_SENTENCE_READ)}`, around);

/** The places of the work that the text names: sites, listed counties, or the first town. */
export function bySites(clues: Clues): PlacesOfNotice | null {
  const { body, buyer, served, firstTownIn } = clues;
  const sites = sitesOfWork(clues);
  const states = new Set(sites.flatMap(({ codes }) => codes.map(stateOf)));
  const inState = states.size === 1 ? buyerAmong(buyer, sites) : null;
  if (inState !== null) return fromFound([inState], "the buyer's name in the state of the text");
  const why = "the place of the work in the text";
  const [inText, otherInText] = served === null ? statesInText(body) : [];
  const state = served ?? (otherInText === undefined ? (inText?.code ?? null) : null);
  const counties = distinctPlaces([
    ...countiesListed(body.slice(0, FIRST_SENTENCE_READ), state),
    ...countiesLabelled(body, served),
  ]);
  // "The counties of Luzerne, Wyoming and Wayne" has no state of Wyoming.
  if (counties.length > 1) return fromFound(counties, why);
  if (states.size === 1 && sites.length <= MOST_SITES) return fromFound(sites, why);
  if (counties.length > 0) return fromFound(counties, why);
  if (served === null || sites.length > 0) return null;
  const first = firstTownIn(served);
  return first.length > 0 ? fromFound(first, why) : null;
}

/** The sites in the text, in the state that the buyer serves, and without its own office if there is another one. */
function sitesOfWork({ sitesIn, buyerState, home, ours, office, served }: Clues): ReadonlyArray<PlaceFound> {
  const sites = sitesIn(buyerState ?? home ?? ours).filter(
    ({ codes }) => served === null || codes.every((code) => isWithin(code, served)),
  );
  const others = sites.filter(({ codes }) => !codes.every((code) => office?.codes.includes(code) === true));
  return others.length > 0 ? others : sites;
}

export const byScope = ({ body, around }: Clues): PlacesOfNotice | null =>
  wholeCountryIn(body.slice(0, SCOPE_READ), around);

/** The one state that an American text names, or its county or towns that the text names too. */
export function byStateInText(clues: Clues): PlacesOfNotice | null {
  const { body, around, buyerState } = clues;
  if (around !== "US") return null;
  const listed = statesListed(body);
  if (listed.length > 1) return fromFound(listed, "the states in the text");
  const [state, other] = statesInText(body).filter(({ code }) => isWithin(code, around));
  if (state === undefined || other !== undefined || state.code === buyerState) return null;
  return narrowed(
    { places: [state.code], city: null, why: "the state in the text", words: state.words },
    clues,
  );
}

export function byRegionInText({ body }: Clues): PlacesOfNotice | null {
  const stated = regionOfSites(body.slice(0, SCOPE_READ));
  if (stated === null) return null;
  return { places: [...stated.codes], city: null, why: "the region in the text", words: stated.words };
}
