import type { PlaceReason } from "~/domain/opportunities/opportunity";
import { isMunicipality } from "./buyers/local-bodies";
import type { LocalBuyer } from "./buyers/place-of-buyer";
import { isSchoolBody, placeOfSchool } from "./buyers/school-boards";
import { NATIONAL_CAPITAL } from "./divisions/areas";
import { isWithin, mostSpecific, stateOf } from "./divisions/region-codes";
import { placesInText } from "./in-text/places-in-text";
import { findCity, townNameOf } from "./names/gazetteer";
import { distinctPlaces, isSure, type PlaceFound, withoutAreasAround } from "./place-found";

export type PlacesOfNotice = {
  /** The most specific codes that the notice supports; empty if the work is in no place that we cover. */
  places: Array<string>;
  city: string | null;
} & PlaceReason;

/** A title with more towns or counties than this describes a program, not a site. */
export const MOST_PLACES = 10;
/** A text that names more sites in one province does not name the work's. */
export const MOST_SITES = 3;

const townsOf = (places: ReadonlyArray<PlaceFound>) =>
  places.length === 1 && places[0]?.codes.length === 1 ? (places[0].town ?? null) : null;

export function fromFound(found: ReadonlyArray<PlaceFound>, why: string): PlacesOfNotice {
  return {
    places: mostSpecific(found.flatMap(({ codes }) => codes)),
    city: townsOf(found),
    why,
    words: found.map(({ words }) => words).join(", "),
  };
}

export type Evidence = {
  buyer: string | null;
  title: string;
  readIn: (scope: string | null, isWorkScope: boolean) => Array<PlaceFound>;
  bases: ReadonlyArray<PlaceFound>;
  /** Whether the goods or works go to each of the bases in the body. */
  isDeliveredToBases: boolean;
  sitesIn: (scope: string | null) => Array<PlaceFound>;
  deliveriesIn: (scope: string | null) => Array<PlaceFound>;
  /** The counties of a state that the body lists. */
  countiesIn: (state: string) => ReadonlyArray<PlaceFound>;
  /** The one county of a state in which the body says that something is. */
  countyIn: (state: string) => PlaceFound | null;
  /** The first town in which the body of a state's own agency says that something is. */
  firstTownIn: (state: string) => ReadonlyArray<PlaceFound>;
  localBuyer: LocalBuyer | null;
  whole: ReadonlyArray<string>;
};

/** The country of the places. */
const commonScope = ([first]: ReadonlyArray<string>) => first?.split("-")[0] ?? null;

/** An area such as the National Capital Region, narrowed to the part of it that the title names or to which goods go. */
export function narrowedArea(known: PlacesOfNotice, evidence: Evidence): PlacesOfNotice {
  const named = known.places.flatMap((place) =>
    evidence.readIn(place, true).filter(({ codes }) => codes.every((code) => isWithin(code, place))),
  );
  const delivered = evidence
    .deliveriesIn(commonScope(known.places))
    .filter(({ codes }) => codes.every((code) => known.places.some((place) => isWithin(code, place))));
  const places = distinctPlaces(named.length > 0 ? named : delivered);
  if (places.length === 0 || places.length > MOST_PLACES) return narrowed(known, evidence);
  return { ...fromFound(places, `${known.why}, narrowed by the title`) };
}

const isOneProvince = ({ strength, codes }: PlaceFound, place: string) =>
  strength === "region" &&
  codes.length === 1 &&
  codes.every((code) => code !== place && isWithin(code, place));

/**
 * Whether a place in the title can be meant by a local buyer or school board inside `place`: one in its own area, or one that the title
 * gives with its province. "Arrondissement de Ville-Marie" of Montréal is not the town of Ville-Marie.
 */
function titleIsOf(
  { buyer: name, localBuyer: buyer, title }: Evidence,
  place: string,
): (found: PlaceFound) => boolean {
  const isInside = buyer?.codes.every((code) => code !== place && isWithin(code, place)) === true;
  const isOfItsArea = name !== null && (isMunicipality(name) || isSchoolBody(name));
  if (buyer === null || !isInside || !isOfItsArea) return () => true;
  const isNear = (code: string) => buyer.codes.some((own) => isWithin(code, own) || isWithin(own, code));
  const mayBeElsewhere = (candidate: PlaceFound) =>
    isSure(candidate) && !(candidate.isSite === true && isMunicipality(name));
  return (candidate) =>
    mayBeElsewhere(candidate) || isAfterAddress(title, candidate.words) || candidate.codes.every(isNear);
}

/** "1399 Ocean Road in ", "12 Elm St., " */
const ADDRESS_AT_END =
  /\b\d{1,5} [\p{L}\d.'’ -]{2,40} (?:street|st|road|rd|avenue|ave|drive|dr|lane|boulevard|blvd|highway|hwy|way)\.?(?:, ?| in )(?:the )?(?:(?:town|city|village|township) of )?$/iu;

const isAfterAddress = (title: string, words: string) =>
  ADDRESS_AT_END.test(title.slice(0, title.indexOf(words)));

/** A saint's name after "école" is the school's; after "de", "à" or a comma it is the town's. */
const isSaintOfBuilding = (title: string, words: string) =>
  /^(?:saint|sainte|ste?|notre)[-. ]/i.test(words) &&
  !/(?:\b(?:de|[àa]) |[,(–-] ?)$/iu.test(title.slice(0, title.indexOf(words)));

/** The school that the title names in the area of a board that serves more than its place. */
export function schoolInArea(title: string, buyer: LocalBuyer | null): PlaceFound | null {
  const school = placeOfSchool(title, buyer?.codes ?? []);
  return school && { codes: school.codes, town: null, strength: "near", words: school.name };
}

/** The one town or school that the title names in one of several places that the buyer serves. */
function namedInArea({ title, readIn, localBuyer }: Evidence): ReadonlyArray<PlaceFound> {
  const codes = localBuyer?.codes ?? [];
  const school = schoolInArea(title, localBuyer);
  if (school !== null) return [school];
  if (codes.length < 2) return [];
  const [, of, ofSchool = ""] =
    /(?<!\p{L})école (?:(?:primaire|secondaire) )?(de |d['’])?(\p{L}[\p{L}'’-]+)/iu.exec(title) ?? [];
  // "École Saint-Cyrille" has a saint's name, "école de Saint-Cyrille-de-Lessard" its town's.
  const isSaint = of === undefined && isSaintOfBuilding(ofSchool, ofSchool);
  const found = codes.flatMap((code) => {
    const town = isSaint || ofSchool === "" ? null : findCity(ofSchool, code);
    const called: ReadonlyArray<PlaceFound> =
      town === null || town.kind === "short"
        ? []
        : [{ codes: [town.code], town: townNameOf(town), strength: "near", words: ofSchool }];
    return [
      ...called,
      ...readIn(code, true).filter(
        ({ codes: named, words }) =>
          named.every((part) => isWithin(part, code)) && !isSaintOfBuilding(title, words),
      ),
    ];
  });
  return new Set(found.flatMap(({ codes: named }) => named)).size === 1 ? found.slice(0, 1) : [];
}

/** What the texts name inside a place: in the title, or else one base or one site in the body. */
function namedInside(place: string, evidence: Evidence): ReadonlyArray<PlaceFound> {
  const { buyer, readIn, bases, sitesIn, whole, localBuyer } = evidence;
  const excluded = whole.includes(place) ? NATIONAL_CAPITAL : [];
  const isCountry = stateOf(place) === null;
  const inside = (found: ReadonlyArray<PlaceFound>) =>
    distinctPlaces(
      withoutAreasAround(
        found.filter(
          (candidate) =>
            (!isCountry || isSure(candidate)) &&
            candidate.codes.every(
              (code) =>
                code !== place &&
                isWithin(code, place) &&
                (candidate.isSite === true || !excluded.some((capital) => isWithin(code, capital))),
            ),
        ),
      ),
    );
  const isOwnTitle = titleIsOf(evidence, place);
  const inTitle = inside(readIn(place, true)).filter(isOwnTitle);
  if (inTitle.length > 0) return inTitle.length > MOST_PLACES ? [] : inTitle;
  const own =
    localBuyer?.codes.every((code) => code !== place && isWithin(code, place)) === true ? [localBuyer] : [];
  if (isCountry) {
    const provinces = distinctPlaces(readIn(place, true).filter((found) => isOneProvince(found, place)));
    if (provinces.length > 0) return provinces.length > MOST_SITES ? [] : provinces;
    const sites = inside(bases);
    if (evidence.isDeliveredToBases && sites.length > 1 && sites.length <= MOST_SITES) return sites;
    return [sites, own].find(({ length }) => length === 1) ?? [];
  }
  const inArea = own.length > 0 ? namedInArea(evidence) : [];
  if (inArea.length > 0) return inArea;
  const isInsideState = place !== stateOf(place);
  const inBuyer =
    isInsideState && buyer !== null ? inside(placesInText(buyer, { scope: place, buyerCity: null })) : [];
  // The buyer's name in the text is the buyer, and no namesake of its town.
  const isNamesake = ({ words, strength, codes }: PlaceFound) =>
    strength === "near" &&
    own[0] !== undefined &&
    buyer?.includes(words) === true &&
    codes.join() !== own[0].codes.join();
  // The text of a municipality's notice gives the addresses of architects and printers in other towns.
  const isElsewhere = ({ codes }: PlaceFound) =>
    own[0] !== undefined &&
    isMunicipality(buyer ?? "") &&
    !codes.every((code) => own[0]?.codes.some((part) => isWithin(code, part) || isWithin(part, code)));
  const inText = inside(sitesIn(place)).filter((found) => !isNamesake(found) && !isElsewhere(found));
  const counties = own.length === 0 ? distinctPlaces(evidence.countiesIn(place)) : [];
  // "Lamoille and Orleans Counties" names more than the first of them.
  const isOfList = inText.every(({ codes }) =>
    counties.some((county) => county.codes.join() === codes.join()),
  );
  if (counties.length > 1 && isOfList) return counties;
  const found = [inside(bases), inText, inBuyer].find(({ length }) => length === 1);
  if (found !== undefined) return found;
  if (counties.length > 1) return counties;
  const county =
    own.length > 0 || inText.length > 0 || stateOf(place) !== place ? null : evidence.countyIn(place);
  if (county !== null) return [county];
  const first = own.length === 0 && inText.length === 0 ? inside(evidence.firstTownIn(place)) : [];
  if (first.length > 0) return first;
  return inText.length === 0 ? own : inText.length <= MOST_SITES ? inText : [];
}

const CITY = "US-NY-NYC";
const BOROUGHS = ["BRONX", "KINGS", "NEWYORK", "QUEENS", "RICHMOND"].map((part) => `${CITY}-${part}`);

/** All five boroughs are the whole city. */
const cityOfBoroughs = (places: Array<string>) =>
  BOROUGHS.every((borough) => places.includes(borough))
    ? [CITY, ...places.filter((place) => !BOROUGHS.includes(place))]
    : places;

/** Narrows each place to the places inside it that the texts name. */
export function narrowed(known: PlacesOfNotice, evidence: Evidence): PlacesOfNotice {
  const narrower: Array<PlaceFound> = [];
  const places = known.places.flatMap((place) => {
    const named = namedInside(place, evidence);
    narrower.push(...named);
    return named.length === 0 ? [place] : named.flatMap(({ codes }) => codes);
  });
  if (narrower.length === 0) return known;
  // A known site is in one of the provinces, also where the notice lists several.
  const [only, other] = narrower;
  const areStates = known.places.every((place) => stateOf(place) === place);
  if (known.places.length > 1 && areStates && only?.isSite === true && only.codes.length === 1 && !other)
    return fromFound([only], `${known.why}, narrowed by the text`);
  const city =
    known.places.length > 1 ? null : narrower.length === 1 ? (narrower[0]?.town ?? known.city) : null;
  const words = [known.words, ...narrower.map((place) => place.words)].filter(Boolean).join("; ");
  return {
    places: cityOfBoroughs(mostSpecific(places)),
    city,
    why: `${known.why}, narrowed by the text`,
    words,
  };
}
