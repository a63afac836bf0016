import type { PlaceHint } from "~/domain/opportunities/notice";
import { placeOfLocalBuyer } from "../buyers/place-of-buyer";
import { isWithin } from "../divisions/region-codes";
import { foldName } from "../folded-name";
import { placesInText } from "../in-text/places-in-text";
import { isOfOthers } from "../in-text/sites-in-text";
import { fromFound, type PlacesOfNotice } from "../narrowed-places";
import { distinctPlaces, type PlaceFound } from "../place-found";

const CITY = "US-NY-NYC";
const STATE = "US-NY";
const NAME = String.raw`(?:\p{Lu}[\p{L}.'’-]+ ){0,2}\p{Lu}[\p{L}.'’-]+`;
/** "Town of Newburgh", "Ulster County" in a title of the city's. */
const TOWN_OR_COUNTY = new RegExp(
  `(?:Town|Village|City) of ${NAME}|${NAME} (?:County|Counties)(?!\\p{L})`,
  "gu",
);
/** Where a text says that the work is. */
const SITE =
  /(?:[Ll]ocated|[Ss]ituated|(?:[Ww]ork|[Pp]roject|[Ss]ite|[Ff]acility)s? (?:is|are|will be)(?: located| performed)?) (?:in|at|near|within) (?:the )?([^.;\n]{3,90})/gu;
const READ = 2_000;
const OF_BOROUGHS = /(?<!\p{L})(?:Bronx|Brooklyn|Queens|Manhattan|Staten Island|New York City)(?!\p{L})/iu;
/** Counties that are boroughs of the city. */
const OF_CITY = /(?:Kings|Queens|Richmond|Bronx|New York) Count/u;

const upstate = (text: string): Array<PlaceFound> => {
  const found = placesInText(text, { scope: STATE, buyerCity: null, isBody: true }).filter(
    ({ codes, strength }) =>
      strength !== "far" && codes.every((code) => code !== STATE && isWithin(code, STATE)),
  );
  return found.some(({ codes }) => codes.some((code) => isWithin(code, CITY))) ? [] : found;
};

/** Where New York City's own notice says that its work is outside the city: its reservoirs and aqueducts are upstate. */
export function worksUpstate(hint: PlaceHint, title: string, body: string): PlacesOfNotice | null {
  if (foldName(hint.city ?? "") !== "new york city" || OF_BOROUGHS.test(title)) return null;
  const named = Array.from(title.matchAll(TOWN_OR_COUNTY))
    .filter(([words]) => !OF_CITY.test(words) && !/^City of New York$/u.test(words))
    .flatMap(([words]) => placeOfLocalBuyer(words, STATE) ?? [])
    .filter(({ codes }) => codes.every((code) => code !== STATE && !isWithin(code, CITY)));
  const text = body.slice(0, READ);
  const said = Array.from(text.matchAll(SITE))
    .filter(
      ({ index, 1: words = "" }) =>
        !OF_CITY.test(words) && !OF_BOROUGHS.test(words) && !isOfOthers(text, index),
    )
    .flatMap(({ 1: words = "" }) => upstate(words));
  const places = distinctPlaces(named.length > 0 ? named : said);
  return places.length === 0 || places.length > 2 ? null : fromFound(places, "the site in the text");
}
