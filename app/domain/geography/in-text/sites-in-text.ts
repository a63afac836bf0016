import { NATIONAL_CAPITAL } from "../divisions/areas";
import { stateOf } from "../divisions/region-codes";
import { distinctPlaces, isSure, type PlaceFound } from "../place-found";
import { placesInText } from "./places-in-text";

const MENTION_OF_BASE =
  /\b(?:CFB|BFC|CFS|SFC|CFD|CFSD|CDSB|BSDC|ASU|DOB|FOL|Garrison|Garnison|Wing|Escadre|Forces)\b/gi;
/** Words that say where the work is, before the name of the place. */
const MENTION_OF_SITE =
  /\b(?:located (?:in|at|within|near)|locations?\s*:|location of (?:the )?works?|work ?sites?|project location|delivered to|installation (?:of [\p{L} ]{2,40} )?(?:to|à)|installer à|delivery (?:location|point|address|to|is (?:requested|required) (?:at|to))|(?:town|city|village|township|municipality|borough|county|region) of|place of performance\s*:|(?:dans la|sur le territoire de la) (?:ville|municipalité) d[eu]|situ[ée]{1,2}s? (?:à|au|aux|dans)|lieux? (?:des travaux|de livraison|d['’]exécution)|arrondissement de)/giu;
/** Words about offering, not about the work: the address beside them is an office's. */
const ABOUT_THE_BID =
  /\b(?:tender opening|opening of (?:bids|tenders)|bids? (?:must|shall|will|may)|submit|submitted|submissions?|soumissions?|deliver(?:ed)? (?:bids|tenders)|procurement office|contracting office|mail(?:ed)? to)\b/i;

/** How many characters around a mention are searched for the name. */
const AROUND_MENTION = 80;
const MOST_MENTIONS = 20;
/** A place with its province counts this near to the start of the text, whatever stands before it. */
const OPENING = 600;

/** Where goods go, which counts even in the capital, where the buyers' offices are. */
const MENTION_OF_DELIVERY =
  /\b(?:delivered to|deliver to|delivery (?:location|point|address|to)|livr(?:és?|ées?|aison) (?:à|au|aux))\b/giu;

/** Offers are delivered to an office. */
const OFFER_DELIVERED = /\b(?:offers?|proposals?|bids?|tenders?|submissions?|soumissions?|offres?)\b[^.;]*$/i;

const NO_READING = { scope: null, buyerCity: null, isBody: true };

function around(raw: string, mention: RegExp): Array<string> {
  return Array.from(raw.matchAll(mention))
    .slice(0, MOST_MENTIONS)
    .map(({ index }) => raw.slice(Math.max(0, index - AROUND_MENTION), index + AROUND_MENTION));
}

/** The military sites named in a longer text. */
export function basesInText(raw: string): Array<PlaceFound> {
  const places = around(raw, MENTION_OF_BASE).flatMap((part) => placesInText(part, NO_READING));
  return distinctPlaces(places.filter(({ strength }) => strength === "base"));
}

/** An area inside a province, such as the Greater Toronto Area. The capital's is where offices are. */
const isLocalArea = ({ strength, codes }: PlaceFound) =>
  strength === "region" &&
  codes.length > 1 &&
  codes.every((code) => stateOf(code) !== code && !NATIONAL_CAPITAL.includes(code));

const isStated = (place: PlaceFound) => isSure(place) || place.isOfTown === true || isLocalArea(place);

/** The places in which a longer text says that the work is: after words such as "located in", or at its start. */
export function sitesInText(raw: string, scope: string | null, isFederal: boolean): Array<PlaceFound> {
  const reading = { scope, buyerCity: null, isBody: true, isFederal };
  const mentioned = Array.from(raw.matchAll(MENTION_OF_SITE))
    .slice(0, MOST_MENTIONS)
    .filter(({ index }) => !ABOUT_THE_BID.test(raw.slice(Math.max(0, index - AROUND_MENTION), index)))
    .flatMap(({ index, 0: words }) =>
      placesInText(raw.slice(index, index + words.length + AROUND_MENTION), reading)
        .filter(({ strength }) => strength !== "far" && strength !== "region")
        .slice(0, 1),
    );
  const opening = raw.slice(0, OPENING);
  const named = ABOUT_THE_BID.test(opening) ? [] : placesInText(opening, reading).filter(isStated);
  return distinctPlaces([...mentioned, ...named]);
}

/** The places to which a longer text says that goods are delivered. */
export function deliveriesInText(raw: string, scope: string | null): Array<PlaceFound> {
  const reading = { scope, buyerCity: null, isBody: true, isFederal: true };
  return distinctPlaces(
    Array.from(raw.matchAll(MENTION_OF_DELIVERY))
      .slice(0, MOST_MENTIONS)
      .filter(({ index }) => !OFFER_DELIVERED.test(raw.slice(Math.max(0, index - AROUND_MENTION), index)))
      .flatMap(({ index, 0: words }) => {
        const [sentence = ""] = raw
          .slice(index, index + words.length + AROUND_MENTION)
          .split(/[.;\n] ?(?=\p{Lu}|$)/u);
        return placesInText(sentence, reading).filter(isSure).slice(0, 1);
      }),
  );
}
