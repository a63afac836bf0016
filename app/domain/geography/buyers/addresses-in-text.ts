import { isWithin } from "../divisions/region-codes";
import { findStateIn } from "../divisions/region-names";
import { foldName } from "../folded-name";
import { placesInText } from "../in-text/places-in-text";
import { isOfOthers, isOfThirdParty } from "../in-text/sites-in-text";
import { everyPlaceNamed } from "../names/gazetteer";
import { isSure, type PlaceFound } from "../place-found";
import { placeOfPostalCode } from "../tables/postal-codes";
import { countiesOfZip } from "../tables/zip-areas";

/** The nine states as addresses write them. */
const STATES =
  "New York|N\\.?Y\\.?|New Jersey|N\\.?J\\.?|Pennsylvania|Penna\\.?|P\\.?A\\.?|Pa\\.?|Massachusetts|Mass\\.?|M\\.?A\\.?|Ma\\.?|" +
  "Connecticut|Conn\\.?|C\\.?T\\.?|New Hampshire|N\\.?H\\.?|Vermont|V\\.?T\\.?|Maine|M\\.?E\\.?|Rhode Island|R\\.?I\\.?";
/** The state of an address: with its ZIP code, or after a comma. */
const ADDRESS = new RegExp(
  `[, ] ?(${STATES}),? (\\d{5})(?:-\\d{4})?(?!\\d)|, ?(${STATES})(?![\\p{L}\\d])`,
  "gu",
);
const ABBREVIATED: Readonly<Record<string, string>> = { PENNA: "PA", MASS: "MA", CONN: "CT" };

export const MOST_ADDRESSES = 12;
const TOWN_BEFORE = 60;
/** Words of the buyer's own office before its address. */
const OWN_OFFICE =
  /\b(?:(?:town|city|village|borough|township|municipal) (?:hall|offices?|clerk|building|garage|highway|manager|administrator)|(?:district|administration|business) offices?|board of (?:education|selectmen|supervisors)|select ?board)\b/i;
const OFFICE_BEFORE = 160;

export type Address = {
  code: string;
  /** The town that stands before the state; `null` where the ZIP code tells only the county. */
  town: string | null;
  words: string;
  /** The counties in which its ZIP code may be; empty where that is not known. */
  counties: ReadonlyArray<string>;
  isOwn: boolean;
  /** Whether its sentence is about others than the buyer, or about where bids go. */
  isOfOthers: boolean;
};

/** Of several towns of one name, the one in the counties of the address's ZIP code: "Franklin, NY 13775". */
function townInCounties(
  town: PlaceFound | undefined,
  counties: ReadonlyArray<string>,
  words: string,
): PlaceFound | undefined {
  const isThere = town?.codes.some((code) => counties.some((county) => isWithin(code, county)));
  if (counties.length === 0 || isThere === true) return town;
  const name =
    town?.words.split(",")[0] ??
    /([\p{L}.' ]+?),? [\p{L}. ]+,? \d{5}/u.exec(words.split(", ").slice(-2).join(", "))?.[1] ??
    "";
  const named = everyPlaceNamed(foldName(name)).filter(({ code }) =>
    counties.some((county) => isWithin(code, county)),
  );
  const [only, second] = new Set(named.map(({ code }) => code));
  return only === undefined || second !== undefined
    ? undefined
    : { codes: [only], town: name.trim(), strength: "sure", words };
}

/** The addresses in a text that end with one of the nine states, each with its county or else its state; no architect's. */
export function addressesIn(text: string): Array<Address> {
  return Array.from(text.matchAll(ADDRESS))
    .slice(0, MOST_ADDRESSES)
    .flatMap(({ index, 0: end, 1: withZip, 2: zip, 3: afterComma = "" }) => {
      const written = withZip ?? afterComma;
      const letters = written.replaceAll(".", "").toUpperCase();
      const state = findStateIn(ABBREVIATED[letters] ?? (letters.length === 2 ? letters : written), "US");
      const ofZip = zip === undefined ? null : placeOfPostalCode(zip);
      if (isOfThirdParty(text, index)) return [];
      if (state === null || (ofZip !== null && !isWithin(ofZip, state))) return [];
      const words = text.slice(Math.max(0, index - TOWN_BEFORE), index + end.length);
      const towns = placesInText(words, { scope: state, buyerCity: null, isBody: true }).filter(
        (place) =>
          isSure(place) && place.isSite !== true && place.codes.every((code) => isWithin(code, state)),
      );
      const counties = zip === undefined ? [] : countiesOfZip(zip);
      const town = townInCounties(towns.at(-1), counties, words);
      const code = town?.codes[0] ?? ofZip ?? state;
      return [
        {
          code,
          counties,
          town: town?.town ?? null,
          words,
          isOwn: OWN_OFFICE.test(text.slice(Math.max(0, index - OFFICE_BEFORE), index)),
          isOfOthers: isOfOthers(text, index),
        },
      ];
    });
}
