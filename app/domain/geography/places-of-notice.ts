import type { PlaceHint } from "~/domain/opportunities/notice";
import { buyerInText } from "./buyers/buyer-in-text";
import { buyerNamedInText } from "./buyers/buyer-named-in-text";
import { buyerAmong, buyerInOneCountry } from "./buyers/buyer-of-text";
import { isFederalBody, networkOf, regionOfBuyer, regionOfSites } from "./buyers/federal-bodies";
import { otherStateInTitle, otherStateOfBuyer } from "./buyers/other-states-in-names";
import { type LocalBuyer, placeOfLocalBuyer, provinceServedBy, stateOfBuyer } from "./buyers/place-of-buyer";
import { isNameInTitleOf } from "./buyers/town-of-buyer";
import { isWithin, stateOf } from "./divisions/region-codes";
import { findState } from "./divisions/region-names";
import { isAbroadInTitle } from "./in-text/abroad-in-title";
import { facilitiesInTitle } from "./in-text/federal-facilities";
import { placesInText } from "./in-text/places-in-text";
import { countiesListed, townsBeforeTitle } from "./in-text/places-of-roadworks";
import { basesInText, deliveriesInText, isOfOthers, sitesInText } from "./in-text/sites-in-text";
import { stateBeforeTitle } from "./in-text/state-before-title";
import { statesInText } from "./in-text/states-in-text";
import { firstTownIn } from "./in-text/towns-of-works";
import {
  type Evidence,
  fromFound,
  MOST_PLACES,
  MOST_SITES,
  narrowed,
  narrowedArea,
  type PlacesOfNotice,
} from "./narrowed-places";
import { distinctPlaces, isSure, type PlaceFound, strongestPlaces } from "./place-found";
import { stationsInTitle } from "./sites/veterans-projects";
import { type Delivery, readCountry, readDelivery } from "./stated/delivery";
import { FIELD_READ, officeOf, readPart, statedCity, stateOfPostalCode } from "./stated/fields-read";
import { countryOf, homeBeside } from "./stated/home-of-portal";
import { isCityElsewhere, placeOfWork, SITE_ELSEWHERE, siteBesideOffice } from "./stated/place-of-work";
import { townsStated } from "./stated/stated-towns";
import { worksUpstate } from "./stated/works-upstate";
import { boroughsOfProjects } from "./tables/sites/new-york-projects";
import { wholeCountryIn } from "./whole-country";

export type { PlacesOfNotice } from "./narrowed-places";

export type NoticeTexts = {
  buyer?: string | null;
  body?: string | null;
  /** The notice's own number. New York City writes the borough into it. */
  reference?: string | null;
};

/** How many characters of the body are read. Sites are named near its start. */
const BODY_READ = 8_000;
const BUYER_READ = 300;
/** Titles have 500 characters at most. */
const TITLE_READ = 1_000;
/** Words that say of several bases that the goods or works go to each of them. */
const DELIVERY_TO_BASES =
  /(?<!\p{L})(?:(?:delivery|livraison) [\p{L} ]{0,20}(?:requested|required|demandée|requise) (?:[àa]t?|to|aux)|(?:delivered|shipped) to|livrée?s? (?:à|aux)) ?(?:the )?(?:la )?(?:\d{1,2} ?)?(?:CFB|BFC|CFSD|DAFC)/iu;
const OUTSIDE = "the work is outside Canada and the nine states";
/** A national scope is stated near the start of the text, or in the title; in the first sentence it outweighs a site. */
const SCOPE_READ = 1_500;
const FIRST_SENTENCE_READ = 400;

/**
 * Where the work is, from the first of these that gives a place: the delivery regions, the city and state of the work,
 * the title, a site or base in the body, words for the whole country, the buyer's name, the buyer's office, the
 * sending portal's home, the country. A province is narrowed to the towns or the base inside it that the text names. Of
 * places of one name in several provinces, the one in the portal's home is meant.
 */
export function placesOfNotice(
  published: PlaceHint,
  wholeTitle: string,
  texts: NoticeTexts = {},
): PlacesOfNotice {
  const hint = readPart(published);
  const found = placesFrom(hint, wholeTitle.slice(0, TITLE_READ), {
    buyer:
      texts.buyer
        ?.slice(0, BUYER_READ)
        .replaceAll(/\s+/g, " ")
        .replace(/[ .]+$/, (end) => (end.includes(".") ? "." : "")) ?? null,
    reference: texts.reference?.slice(0, FIELD_READ) ?? "",
    body: (texts.body ?? "").slice(0, BODY_READ),
  });
  const isKnown = found.why === OUTSIDE || found.why === SITE_ELSEWHERE || found.places.length > 1;
  return { ...found, city: found.city ?? (isKnown ? null : statedCity(hint)) };
}

function placesFrom(
  hint: PlaceHint,
  title: string,
  { buyer: given, reference, body }: { buyer: string | null; reference: string; body: string },
): PlacesOfNotice {
  const buyer = given ?? buyerNamedInText(body);
  const country = readCountry(hint.country);
  const workState = hint.state === null ? stateOfPostalCode(hint, country) : findState(hint.state, country);
  const ours = country === "abroad" ? null : country;
  const home = homeBeside(hint, country, workState);
  const around = ours ?? (home === null ? null : countryOf(home));
  const delivery = readDelivery(hint, { country, workState, home });
  if (delivery.isAbroad)
    return { places: [], city: null, why: OUTSIDE, words: delivery.words || hint.country };

  const buyerState = hint.buyerState === null ? null : findState(hint.buyerState, country);
  const [delivered, otherDelivered] = delivery.places;
  const namedBuyer =
    placeOfLocalBuyer(buyer, otherDelivered === undefined ? (delivered ?? null) : null) ??
    placeOfLocalBuyer(buyer, buyerState === null ? home : null) ??
    placeOfLocalBuyer(buyer, workState ?? buyerState ?? around);
  const localBuyer =
    (around === "US" && buyer !== null
      ? buyerInText(buyer, body, { named: namedBuyer, state: workState ?? buyerState ?? home })
      : null) ?? namedBuyer;
  const ofBuyer = { state: stateOfBuyer(buyer, ours), office: buyerState };
  const office = officeOf(hint, buyerState, country);
  // An American notice with an office but no buyer's name is a federal one.
  const isFederal = isFederalBody(buyer) || (given === null && ours === "US" && hint.buyerCity !== null);
  const ofAgency = [
    ...boroughsOfProjects(`${title} ${reference}`, { buyer, city: hint.city }),
    ...(ours === "US" ? stationsInTitle(title, buyer) : []),
    ...(ours === "US" ? stateBeforeTitle(title, buyer) : []),
    ...(ours === "US" ? townsBeforeTitle(title, buyer, workState ?? ofBuyer.state) : []),
    ...(ours === "US" ? countiesListed(title, workState ?? ofBuyer.state) : []),
    ...(ours === "US" && isFederal ? otherStateInTitle(title) : []),
  ];
  const isOnlyName = isNameInTitleOf(localBuyer, buyer, title);
  const evidence: Evidence = {
    buyer,
    title,
    readIn: (scope, isWorkScope) => {
      const reading = { scope, isWorkScope, isFederal, buyerCity: hint.buyerCity };
      const inTitle = placesInText(title, reading).filter((place) => !isOnlyName(place));
      const isSite = ours !== "US" || localBuyer !== null || inTitle.some((place) => place.isSite === true);
      return [...inTitle, ...ofAgency, ...(isSite ? [] : facilitiesInTitle(title))];
    },
    bases: basesInText(body),
    isDeliveredToBases: DELIVERY_TO_BASES.test(body),
    sitesIn: (scope) => sitesInText(body, scope, isFederal),
    deliveriesIn: (scope) => deliveriesInText(body, scope),
    whole: delivery.whole,
    localBuyer,
  };

  if (delivery.places.length > 0) return deliveredTo(hint, delivery, { home, evidence });

  const known = { state: workState, buyer: ofBuyer, home };
  const work = placeOfWork(hint, known, country, delivery.isUnknown);
  if (work !== null) {
    const site = siteBesideOffice(hint, work, evidence);
    if (site !== null) return site;
    const outside = worksUpstate(hint, title, body);
    if (outside !== null) return outside;
    const near = narrowed(work, evidence);
    if (near.places[0] !== workState || near.places.length !== 1) return near;
    const ofOffice = office !== null && office.codes[0] !== workState ? office : null;
    const closer = localBuyer ?? ofOffice ?? networkOf(buyer);
    return closer?.codes.every((code) => isWithin(code, near.places[0] ?? ""))
      ? fromFound([closer], "the buyer's place in the state of the work")
      : near;
  }
  const isInState = localBuyer !== null || ofBuyer.state !== null;
  if (isAbroadInTitle(title, { name: buyer, isFederal, isInState }))
    return { places: [], city: null, why: OUTSIDE, words: title };

  const served = provinceServedBy(buyer, around);
  const scope = scopeOf(localBuyer) ?? buyerState ?? home ?? served ?? ours;
  const named = strongestPlaces(
    evidence
      .readIn(scope, false)
      .filter((place) => localBuyer === null || isSure(place) || place.strength === "near"),
  );
  if (named.length > 0 && named.length <= MOST_PLACES) {
    const inTitle = fromFound(named, "the title");
    const [only, second] = inTitle.places;
    const isState = only !== undefined && second === undefined && stateOf(only) === only;
    return isState ? narrowed(inTitle, evidence) : inTitle;
  }
  const { bases } = evidence;
  if (bases.length === 1 || (bases.length > 1 && bases.length <= MOST_SITES && evidence.isDeliveredToBases))
    return fromFound(bases, "a base in the text");
  if (localBuyer !== null) return fromFound([localBuyer], "the buyer's name");
  const scopeAtStart = wholeCountryIn(`${title}\n${body.slice(0, FIRST_SENTENCE_READ)}`, around);
  if (scopeAtStart !== null) return scopeAtStart;
  const sites = withoutOffice(evidence.sitesIn(buyerState ?? home ?? ours), office).filter(
    ({ codes }) => served === null || codes.every((code) => isWithin(code, served)),
  );
  const states = new Set(sites.flatMap(({ codes }) => codes.map(stateOf)));
  const inState = states.size === 1 ? buyerAmong(buyer, sites) : null;
  if (inState !== null) return fromFound([inState], "the buyer's name in the state of the text");
  if (states.size === 1 && sites.length <= MOST_SITES)
    return fromFound(sites, "the place of the work in the text");
  const counties = distinctPlaces(countiesListed(body.slice(0, FIRST_SENTENCE_READ), served));
  const first =
    counties.length === 0 && served !== null && sites.length === 0
      ? firstTownIn(body, { scope: served, buyerCity: null, isBody: true }, isOfOthers)
      : counties;
  if (first.length > 0) return fromFound(first, "the place of the work in the text");
  const national = wholeCountryIn(body.slice(0, SCOPE_READ), around);
  if (national !== null) return national;
  const [state, otherState] =
    around === "US" ? statesInText(body).filter(({ code }) => isWithin(code, around)) : [];
  if (state !== undefined && otherState === undefined && state.code !== buyerState)
    return { places: [state.code], city: null, why: "the state in the text", words: state.words };
  const stated = regionOfSites(body.slice(0, SCOPE_READ));
  if (stated !== null)
    return { places: [...stated.codes], city: null, why: "the region in the text", words: stated.words };
  const region = regionOfBuyer(buyer);
  if (region.length > 0)
    return { places: [...region], city: null, why: "the region in the buyer's name", words: buyer };
  if (served !== null)
    return { places: [served], city: null, why: "the province or state that the buyer serves", words: buyer };
  const farState = around === "CA" ? null : otherStateOfBuyer(buyer);
  if (farState !== null)
    return {
      places: [farState.code],
      city: null,
      why: "the state in the buyer's name",
      words: farState.words,
    };
  if (office !== null) return fromFound([office], "the buyer's office");
  if (home !== null && !delivery.isElsewhere && !isCityElsewhere(hint, delivery))
    return { places: [home], city: null, why: "the portal's own province or country", words: home };
  const anywhere = country === null && around === null ? buyerInOneCountry(buyer) : null;
  if (anywhere !== null) return fromFound([anywhere], "the buyer's name");
  if (ours !== null && (!delivery.isUnknown || delivery.isElsewhere))
    return { places: [ours], city: null, why: "the country alone", words: hint.country };
  return { places: [], city: null, why: "nothing in the notice names a place", words: null };
}

/** The sites that a text names, without the buyer's own office if there is another one. */
function withoutOffice(
  sites: ReadonlyArray<PlaceFound>,
  office: PlaceFound | null,
): ReadonlyArray<PlaceFound> {
  const others = sites.filter(({ codes }) => !codes.every((code) => office?.codes.includes(code) === true));
  return others.length > 0 ? others : sites;
}

/** Where a local buyer's title is read: in its own place, or in its province if its area is wider than its name. */
function scopeOf(buyer: LocalBuyer | null): string | null {
  const code = buyer?.codes[0] ?? null;
  const isWide = buyer?.isWider === true || (buyer?.codes.length ?? 0) > 1;
  return code !== null && isWide ? stateOf(code) : code;
}

/** The delivery regions, narrowed by the notice's city, or else by its texts. */
function deliveredTo(
  hint: PlaceHint,
  delivery: Delivery,
  { home, evidence }: { home: string | null; evidence: Evidence },
): PlacesOfNotice {
  const { places, towns, words } = delivery;
  const why = "the notice's delivery regions";
  const town = places.length === 1 && towns.length === 1 ? (towns[0] ?? null) : null;
  const known = { places, city: town, why, words };
  const city = statedCity(hint);
  if (city === null) return delivery.isOneArea ? narrowedArea(known, evidence) : narrowed(known, evidence);
  const atHome = home !== null && places.some((place) => isWithin(home, place)) ? [home] : [];
  const inCity = townsStated(city, atHome) ?? townsStated(city, places);
  if (inCity === null) return { ...known, city };
  return { ...inCity, why: "the notice's region and city", words: `${words}, ${city}` };
}
