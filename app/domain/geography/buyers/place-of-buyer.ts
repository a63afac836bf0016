import { listStates } from "../divisions/divisions";
import { isWithin, stateOf } from "../divisions/region-codes";
import { findStateIn } from "../divisions/region-names";
import { foldName } from "../folded-name";
import { placesInText } from "../in-text/places-in-text";
import { isCommonName } from "../names/common-names";
import { everyPlaceNamed, findCity, findDivisionNamed, townNameOf } from "../names/gazetteer";
import { type PlaceFound, strongestPlaces } from "../place-found";
import { cityLabel, isNameOf } from "../stated/town-label";
import { stateOfCity, stateOfOneCity } from "../tables/towns/cities-united-states";
import { CALLED_AFTER_COUNTIES } from "../tables/towns/whole-cities";
import { placesOfBody, provinceOfBody, regionsOfNetwork } from "./buyer-bodies";
import { countiesOfBody, countyIn } from "./counties-of-buyer";
import { isFederalBody, regionOfBuyer } from "./federal-bodies";
import { isLocalBody } from "./local-bodies";
import { placeOfNumberedDistrict } from "./numbered-districts";
import { otherStateOfBuyer } from "./other-states-in-names";
import { isSchoolBody, placesOfSchoolBoard } from "./school-boards";
import { stateOfAgency } from "./state-agencies";
import { townAtEnd } from "./town-at-end";
import { isNoTown, townsWithoutState } from "./towns-without-state";

const DESIGNATION = /^(?:the )?(?:corporation of the )?united counties of /i;
/** Local buyers whose area is wider than the place in their name. */
const WIDER_THAN_ITS_NAME = /\bconservation authority\b/i;

/** What only a public body's name has beside its province's: "Nova Scotia Liquor Corporation", "State of Vermont". */
const PUBLIC_BODY =
  /\b(?:(?:state|government|province|commonwealth|gouvernement) (?:of|du|de)|legislative assembly|department|dept|division of|office|board|commission|authority|corporation|agency|ministry|power|hydro|liquor|lottery|turnpike|thruway|health|housing|infrastructure|transportation|highway|parks|gaming|courts?|university)\b/i;

/** The province or state that a body serves as a whole: that of "BC Hydro", "State of Vermont", "Nova Scotia Liquor". */
export function provinceServedBy(buyer: string | null, country: "CA" | "US" | null): string | null {
  const ofAgency = stateOfAgency(buyer, country);
  if (buyer === null || country === null || isFederalBody(buyer)) return ofAgency;
  const atEnd = stateAtEnd(buyer, country);
  const named = PUBLIC_BODY.test(buyer) ? stateOfBuyer(buyer, country) : null;
  const code = provinceOfBody(buyer) ?? ofAgency ?? atEnd ?? named;
  return code !== null && isWithin(code, country) ? code : null;
}

/** The province or state in which a buyer surely is: one that its name names, or the one of the place in its name. */
export function stateOfBuyer(buyer: string | null, country: "CA" | "US" | null): string | null {
  if (buyer === null || isFederalBody(buyer)) return null;
  const countries = country === null ? (["CA", "US"] as const) : [country];
  const local = countries.flatMap((scope) => placeOfLocalBuyer(buyer, scope)?.codes ?? []);
  const named = placesInText(buyer, { scope: country, buyerCity: null })
    .filter(({ strength }) => strength === "region")
    .flatMap(({ codes }) => codes);
  const states = new Set([...local, ...named].flatMap((code) => stateOf(code) ?? []));
  return states.size === 1 ? ([...states][0] ?? null) : stateOfAgency(buyer, country);
}

/** A buyer that is called nothing but the place: "Strathroy-Caradoc". A word alone may be a company's name. */
function placeOfThatName(buyer: string, scope: string): LocalBuyer | null {
  const name = buyer.trim();
  const entry = /[\s-]/.test(name) ? findCity(name, scope) : null;
  // Without a province, it must be the only place of the name in both countries, and a larger one.
  const isKnown =
    stateOf(scope) !== null ||
    (everyPlaceNamed(foldName(name)).every(({ code }) => code === entry?.code) &&
      !isCommonName(foldName(name)));
  const isTown =
    entry !== null &&
    isKnown &&
    entry.kind !== "minor" &&
    (entry.kind !== "small" || stateOf(scope) !== null || isWithin(entry.code, "CA")) &&
    isNameOf(name, entry);
  return isTown
    ? { codes: [entry.code], town: townNameOf(entry), strength: "near", words: buyer, isWider: false }
    : null;
}

/** A buyer whose name ends with its town and state: "Center for Instruction, Mexico, NY". */
function placeOfAddress(buyer: string, scope: string): LocalBuyer | null {
  if (isFederalBody(buyer)) return null;
  const [only, second] = placesInText(buyer, { scope, buyerCity: null }).filter(
    ({ strength, isSite, codes }) =>
      strength === "sure" && isSite !== true && codes.every((code) => isWithin(code, scope)),
  );
  return only === undefined || second !== undefined ? null : { ...only, strength: "near", isWider: false };
}

/** The hospital that the name of a health network ends with: "CIUSSS de l'Estrie - Hôpital Fleurimont". */
function placeOfInstallation(buyer: string, scope: string): LocalBuyer | null {
  const [only, second] = placesInText(buyer, { scope, buyerCity: null }).filter(
    ({ isSite, codes }) => isSite === true && codes.every((code) => isWithin(code, scope)),
  );
  return only === undefined || second !== undefined ? null : { ...only, strength: "near", isWider: false };
}

export type LocalBuyer = PlaceFound & { isWider: boolean };

/** How municipalities are called where people speak English, and in Quebec. */
const ENGLISH_MUNICIPALITY =
  /^(?:the )?(?:corporation of the )?(?:city|town|township|village|hamlet|municipality|county) of /i;
const FRENCH_MUNICIPALITY =
  /^(?:la )?(?:ville|municipalité|paroisse|canton|arrondissement|cité) (?:de|du|des|d['’])/i;
/** Only Ontario and a few places of British Columbia have them under that name. */
const TOWNSHIP = /^(?:the )?(?:corporation of the )?township of |^[\p{L}' -]+ township$/iu;
const QUEBEC = "CA-QC";
const ENGLISH_PROVINCES = listStates(["CA"])
  .map(({ code }) => code)
  .filter((code) => code !== QUEBEC);

const STATE_AT_END = /(?:, | \()([\p{L}. -]{2,30})\)?$/u;

/** Letters that mean nothing but the province at the end of a name: "Forestry Innovation Investment BC". */
const LETTERS_AT_END = / (BC|PEI|NWT|NL)$/;
/** "Orange County FL". Two letters in capitals after a small one are a state's, or else a company's. */
const STATE_LETTERS_AT_END = /\p{Ll} (?!CO$)([A-Z]{2})$/u;

/** The province or state at the end of a buyer's name: "Town of Lee (MA)", "Town of Derry, NH". */
function stateAtEnd(buyer: string, country: string): string | null {
  if (stateOf(country) !== null) return null;
  const atEnd = country === "CA" ? LETTERS_AT_END : STATE_LETTERS_AT_END;
  const letters = atEnd.exec(buyer.trim())?.[1];
  const state = findStateIn(letters ?? STATE_AT_END.exec(buyer)?.[1] ?? "", country);
  return state !== null && stateOf(state) === state && isWithin(state, country) ? state : null;
}

/**
 * Where a city, county, school board or other local buyer is, judging by its name. If places of several provinces have
 * the name, the language of the buyer's tells those of Quebec from others.
 */
export function placeOfLocalBuyer(buyer: string | null, scope: string | null): LocalBuyer | null {
  if (buyer === null || scope === null) return null;
  const township = scope === "CA" && TOWNSHIP.test(buyer) ? localBuyerIn(buyer, "CA-ON") : null;
  if (township !== null) return township;
  const inFull = buyer.replaceAll(" & ", " and ");
  const place =
    localBuyerIn(buyer, stateAtEnd(buyer, scope) ?? scope) ??
    (inFull === buyer ? null : localBuyerIn(inFull, stateAtEnd(buyer, scope) ?? scope));
  if (place !== null || scope !== "CA") return place;
  const provinces = FRENCH_MUNICIPALITY.test(buyer)
    ? [QUEBEC]
    : ENGLISH_MUNICIPALITY.test(buyer)
      ? ENGLISH_PROVINCES
      : [];
  const [only, second] = provinces.flatMap((province) => localBuyerIn(buyer, province) ?? []);
  return second === undefined ? (only ?? null) : null;
}

/** "Hartford Board of Education", "City School District of Albany": of a city and a village of one name, the city's. */
const BODY_OF_CITY =
  /^(?:(?:city )?school district of (?:the city of )?([\p{L}.' -]+)|([\p{L}.' -]+?) (?:(?:city |public )*(?:schools?|school (?:district|department)|board of education)|(?:public )?library|(?:housing|parking|redevelopment|transit|water) authority|(?:police|fire|water|public works) department))$/iu;

/** The state of the city that a body is called by: of a city and a village of one name, the city's is meant. */
function stateOfCityIn(buyer: string): string | null {
  const city = CITY_OF.exec(buyer)?.[1];
  const [, ofCity, ledByCity] = BODY_OF_CITY.exec(buyer) ?? [];
  return city === undefined ? stateOfOneCity(ofCity ?? ledByCity ?? "") : stateOfCity(city);
}

/** The states that have boroughs. Those of New York City and Alaska are called otherwise in a buyer's name. */
const BOROUGH_STATES = ["US-CT", "US-NJ", "US-PA"];
const BOROUGH = /^(?:the )?borough of |^[\p{L}' -]+ borough(?: authority)?$/iu;

/** The local buyer in the one of these states that has a place of its name. */
function onlyOne(states: ReadonlyArray<string>, buyer: string): LocalBuyer | null {
  // Pennsylvania's Allentown is a city, and so "Borough of Allentown" is New Jersey's.
  const city = stateOfOneCity(buyer.replace(/^(?:the )?borough of | borough(?: authority)?$/i, ""));
  const [only, second] = states
    .filter((state) => state !== city)
    .flatMap((state) => localBodyIn(buyer, state) ?? []);
  return only === undefined || second !== undefined ? null : { ...only, strength: "near" };
}

const CITY_OF = /^(?:the )?city of ([\p{L}.' -]+)/iu;

/**
 * "City of Dallas" in a notice of the United States is no borough of that name: the nine states' cities are known. A city
 * that two of them have, such as Burlington, is neither without its state.
 */
function isCityElsewhere(buyer: string): boolean {
  const city = CITY_OF.exec(buyer)?.[1];
  return city !== undefined && stateOfCity(city) === null;
}

const TOWNSHIP_NAME = /^(?:the )?(?:township of (\S+)|(\S+) township)$/iu;

/** "Springfield Township" without a state is any state's; Tredyffrin is known to be one state's alone. */
function isAnyStatesTownship(buyer: string): boolean {
  const [, first, second] = TOWNSHIP_NAME.exec(buyer.trim()) ?? [];
  const name = foldName(first ?? second ?? "");
  if (name === "") return false;
  const places = everyPlaceNamed(name);
  return isCommonName(name) || new Set(places.map(({ code }) => stateOf(code))).size !== 1;
}

function localBuyerIn(buyer: string, scope: string): LocalBuyer | null {
  const borough = scope === "US" && BOROUGH.test(buyer) ? onlyOne(BOROUGH_STATES, buyer) : null;
  if (borough !== null) return borough;
  const isElsewhere = isCityElsewhere(buyer) || otherStateOfBuyer(buyer) !== null;
  if (scope === "US" && isElsewhere && placesOfBody(buyer, scope) === null) return null;
  if (scope === "US" && isAnyStatesTownship(buyer)) return null;
  const [town, otherTown] = scope === "US" ? townsWithoutState(buyer) : [];
  if (town !== undefined) return otherTown === undefined ? { ...town, isWider: false } : null;
  const city = scope === "US" && placesOfBody(buyer, scope) === null ? stateOfCityIn(buyer) : null;
  const place = localBodyIn(buyer, city ?? scope);
  if (place !== null && city !== null) return { ...place, strength: "near" };
  // Without a state, a village's name in that of a body may be any state's: "Bellaire Public Schools".
  const isAnyStates = scope === "US" && place?.strength === "far";
  const isOther = place === null || isAnyStates || (scope === "US" && isNoTown(buyer, place));
  return isOther ? null : { ...place, strength: "near" };
}

const TOWNSHIP_OF = /^(?:the )?township of ([\p{L}.' -]+)$/iu;

const TOWN_OF =
  /^(?:the )?(?:incorporated |corporation of the )?(?:city|town|village|borough|hamlet) of ([\p{L}.' -]+)$/iu;

/** The town that a buyer is called by, where the tables have its county alone: "Incorporated Village of Thomaston". */
function ownTown(buyer: string, codes: ReadonlyArray<string>): string | null {
  const called = CALLED_AFTER_COUNTIES.find(([named]) => named.test(buyer))?.[1];
  if (called !== undefined) return called;
  const name = TOWN_OF.exec(buyer.trim())?.[1];
  return name === undefined || codes.length > 1 || codes.some((code) => stateOf(code) === code)
    ? null
    : cityLabel(name);
}

function localBodyIn(name: string, scope: string): LocalBuyer | null {
  // The tables have "Salisbury Township".
  const buyer = isWithin(scope, "US-PA") ? name.replace(TOWNSHIP_OF, "$1 Township") : name;
  const district = placeOfNumberedDistrict(buyer, scope);
  const body = district === null ? (placesOfBody(buyer, scope) ?? []) : [district];
  const wide = body.length > 0 ? body : countiesOfBody(buyer, scope);
  const network = regionsOfNetwork(buyer);
  const atEnd = townAtEnd(buyer, wide.length > 0 ? wide : network);
  if (atEnd !== null) return { ...atEnd, isWider: true };
  if (wide.length > 0)
    return { codes: wide, town: ownTown(buyer, wide), strength: "near", words: buyer, isWider: true };
  const installation = network.length > 0 ? placeOfInstallation(buyer, scope) : null;
  if (installation !== null) return installation;
  if (!isLocalBody(buyer) && !isSchoolBody(buyer))
    return placeOfThatName(buyer, scope) ?? placeOfAddress(buyer, scope);
  if (regionOfBuyer(buyer).length > 0) return null;
  const isWider = WIDER_THAN_ITS_NAME.test(buyer);
  const board = placesOfSchoolBoard(buyer)?.filter((code) => isWithin(code, scope)) ?? [];
  if (board.length > 0) return { codes: board, town: null, strength: "near", words: buyer, isWider };
  const whole = findDivisionNamed(buyer.replace(DESIGNATION, ""), scope);
  if (whole !== null && DESIGNATION.test(buyer) && whole.name.includes(","))
    return { codes: [whole.code], town: null, strength: "near", words: buyer, isWider };
  const county = countyIn(buyer, scope);
  if (county !== null) return { ...county, isWider };
  const isCounty = stateOf(scope) !== null && stateOf(scope) !== scope;
  const [only, second] = strongestPlaces(
    placesInText(buyer, { scope, buyerCity: null, isLocalName: true }).filter(({ codes }) =>
      codes.every((code) => (code !== scope || isCounty) && isWithin(code, scope)),
    ),
  );
  if (only === undefined || second !== undefined) return null;
  return { ...only, town: only.town ?? ownTown(buyer, only.codes), isWider };
}
