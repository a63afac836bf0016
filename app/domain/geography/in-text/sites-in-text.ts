import { NATIONAL_CAPITAL } from "../divisions/areas";
import { isWithin, stateOf } from "../divisions/region-codes";
import type { Reading } from "../names/names-in-text";
import { distinctPlaces, isSure, type PlaceFound } from "../place-found";
import { placesInCalls } from "./places-in-calls";
import { placesInText } from "./places-in-text";
import { countiesLabelled } from "./places-of-roadworks";
import { sentenceAround, sentenceBefore } from "./sentences";
import { townsListed, townsOfWorks } from "./towns-of-works";
import { ABOUT_THE_BID, BID_IN_OPENING, isWhereBidsGo } from "./words-of-bids";
import { ABOUT_OTHERS, ABOUT_OTHERS_LATER, BESIDE_THE_WORK } from "./words-of-others";

const MENTION_OF_BASE =
  /(?<!\p{L})(?:CFB|BFC|CFS|SFC|CFD|CFSD|DAFC|CDSB|BSDC|ASU|DOB|FOL|Garrison|Garnison|Wing|Escadre|Forces)\b/giu;
/** Words that say where the work is, before the name of the place, wherever they stand. */
const MENTION_OF_WORK =
  /\b(?:locations?\s*:|location of (?:the )?works?|(?:work|project) ?sites?|project location|delivered to|installation (?:of [\p{L} ]{2,40} )?(?:to|à)|installer à|delivery (?:location|point|address|to|is (?:requested|required) (?:at|to))|place of performance\s*:|lieux? (?:des travaux|de livraison|d['’]exécution))/giu;
/** Words before a place that say where something is. Far from the start of a text it is seldom the work. */
const MENTION_OF_PLACE =
  /\b(?:located (?:in|at|within|near)|(?:town|city|village|township|municipality|borough|county|region) of|(?:dans la|sur le territoire de la) (?:ville|municipalité) d[eu]|situ[ée]{1,2}s? (?:à|au|aux|dans)|arrondissement de)/giu;
/** How many characters around a mention are searched for the name. */
const AROUND_MENTION = 80;
const MOST_MENTIONS = 20;
/** A place with its province counts this near to the start of the text, whatever stands before it. */
const OPENING = 600;
const LATER_READ = 3_000;

/** Where goods go, which counts even in the capital, where the buyers' offices are. */
const MENTION_OF_DELIVERY =
  /\b(?:delivered to|deliver to|delivery (?:location|point|address|to)|livr(?:és?|ées?|aison) (?:à|au|aux))\b/giu;

/** Offers are delivered to an office. */
const OFFER_DELIVERED = /\b(?:offers?|proposals?|bids?|tenders?|submissions?|soumissions?|offres?)\b[^.;]*$/i;

const NO_READING = { scope: null, buyerCity: null, isBody: true };

function around(raw: string, mention: RegExp): Array<string> {
  return Array.from(raw.matchAll(mention))
    .slice(0, MOST_MENTIONS)
    .filter(({ index }) => !isOfThirdParty(raw, index))
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

/** Whether a mention of a place is about somebody else than the work, or about the bid. */
export const isOfOthers = (raw: string, index: number): boolean =>
  ABOUT_THE_BID.test(raw.slice(Math.max(0, index - AROUND_MENTION), index)) ||
  isOfThirdParty(raw, index) ||
  (index > OPENING && ABOUT_OTHERS_LATER.test(sentenceBefore(raw, index)));

const ARCHITECTS =
  /(?<!\p{L})(?:architects?|engineers|associates|P\.C\.|LLC|LLP|Inc\.)(?!\p{L})[^.;]{0,90}$/iu;

/** Whether a place in the first sentences is where bids go, or the address of the firm that planned the work. */
const isOfficeAt = (raw: string, index: number) =>
  isWhereBidsGo(raw, index) ||
  (index > 0 &&
    /\d/.test(raw.slice(index - 40 < 0 ? 0 : index - 40, index)) &&
    ARCHITECTS.test(raw.slice(Math.max(0, index - 160), index)));

/** Whether a mention is about others, or where bids go. */
export const isBesideTheWork = (raw: string, index: number): boolean =>
  isOfOthers(raw, index) || isWhereBidsGo(raw, index);

/** Whether a mention of a place is about others than the buyer and its bidders, such as architects and printers. */
export const isOfThirdParty = (raw: string, index: number): boolean =>
  ABOUT_OTHERS.test(sentenceBefore(raw, index));

function mentionedIn(raw: string, mention: RegExp, reading: Reading): Array<PlaceFound> {
  return Array.from(raw.matchAll(mention))
    .slice(0, MOST_MENTIONS)
    .filter(({ index }) => !isBesideTheWork(raw, index))
    .flatMap(({ index, 0: words }) =>
      placesInText(raw.slice(index, index + words.length + AROUND_MENTION), reading)
        .filter(({ strength }) => strength !== "far" && strength !== "region")
        .slice(0, 1),
    );
}

/**
 * The places in which a longer text says that the work is: after words such as "place of performance:", or at its start.
 * What it says to be somewhere further on counts if nothing else does.
 */
export function sitesInText(raw: string, scope: string | null, isFederal: boolean): Array<PlaceFound> {
  const reading = { scope, buyerCity: null, isBody: true, isFederal };
  const opening = raw.slice(0, OPENING);
  // What stands before the sentence about the bid is the work; an office's address stands beside or after it.
  const bid = BID_IN_OPENING.exec(opening);
  const before =
    bid === null ? opening : opening.slice(0, bid.index - sentenceBefore(opening, bid.index).length);
  const named = placesInText(before, reading).filter(
    (place) => isStated(place) && !isOfficeAt(before, before.indexOf(place.words)),
  );
  const early = [
    ...countiesLabelled(raw, scope),
    ...mentionedIn(raw, MENTION_OF_WORK, reading),
    ...townsListed(raw.slice(0, OPENING + AROUND_MENTION), reading, isBesideTheWork),
    ...townsOfWorks(raw, reading, isBesideTheWork),
    ...placesInCalls(raw, reading),
    ...mentionedIn(raw.slice(0, OPENING + AROUND_MENTION), MENTION_OF_PLACE, reading),
    ...named,
  ];
  const later = early.length > 0 ? early : mentionedIn(raw, MENTION_OF_PLACE, reading);
  const found = later.some(isInsideState) ? later : [...later, ...oneNamedLater(raw, reading)];
  return distinctPlaces(found).filter(({ codes }) => isOfCountry(codes, scope));
}

const isInsideState = ({ codes }: PlaceFound) => codes.every((code) => stateOf(code) !== code);

/** A site meeting is held where the work is. */
const withoutMeetings = (sentence: string) =>
  sentence.replaceAll(
    /(?:site (?:meeting|visit|showing)|walk-?through|tour)s? (?:will be |is |to be )?held/gi,
    "",
  );

/** The one site, or town with its state, that a text names after its opening, in no sentence about others. */
function oneNamedLater(raw: string, reading: Reading): ReadonlyArray<PlaceFound> {
  const read = raw.slice(0, LATER_READ);
  const named = distinctPlaces(
    placesInText(read, reading).filter(
      (place) =>
        isSure(place) &&
        isInsideState(place) &&
        !isBesideTheWork(read, read.indexOf(place.words)) &&
        !isOfficeAt(read, read.indexOf(place.words)) &&
        !BESIDE_THE_WORK.test(withoutMeetings(sentenceAround(read, read.indexOf(place.words)))),
    ),
  );
  return named.length === 1 ? named : [];
}

/** An address in the other country is a supplier's, or a branch's. */
const isOfCountry = (codes: ReadonlyArray<string>, scope: string | null) =>
  scope === null || codes.every((code) => isWithin(code, scope.split("-")[0] ?? scope));

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
