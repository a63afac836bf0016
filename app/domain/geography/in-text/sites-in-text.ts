import { NATIONAL_CAPITAL } from "../divisions/areas";
import { isWithin, stateOf } from "../divisions/region-codes";
import type { Reading } from "../names/names-in-text";
import { distinctPlaces, isSure, type PlaceFound } from "../place-found";
import { placesInCalls } from "./places-in-calls";
import { placesInText } from "./places-in-text";
import { countiesLabelled } from "./places-of-roadworks";
import { townsOfWorks } from "./towns-of-works";

const MENTION_OF_BASE =
  /(?<!\p{L})(?:CFB|BFC|CFS|SFC|CFD|CFSD|DAFC|CDSB|BSDC|ASU|DOB|FOL|Garrison|Garnison|Wing|Escadre|Forces)\b/giu;
/** Words that say where the work is, before the name of the place, wherever they stand. */
const MENTION_OF_WORK =
  /\b(?:locations?\s*:|location of (?:the )?works?|(?:work|project) ?sites?|project location|delivered to|installation (?:of [\p{L} ]{2,40} )?(?:to|à)|installer à|delivery (?:location|point|address|to|is (?:requested|required) (?:at|to))|place of performance\s*:|lieux? (?:des travaux|de livraison|d['’]exécution))/giu;
/** Words before a place that say where something is. Far from the start of a text it is seldom the work. */
const MENTION_OF_PLACE =
  /\b(?:located (?:in|at|within|near)|(?:town|city|village|township|municipality|borough|county|region) of|(?:dans la|sur le territoire de la) (?:ville|municipalité) d[eu]|situ[ée]{1,2}s? (?:à|au|aux|dans)|arrondissement de)/giu;
/** Words about offering, not about the work: the address beside them is an office's. */
const ABOUT_THE_BID =
  /\b(?:tender opening|bids? to|opening of (?:bids|tenders)|bids? (?:must|shall|will|may)|submit|submitted|submissions?|soumissions?|deliver(?:ed)? (?:bids|tenders)|procurement office|contracting office|mail(?:ed)? to|(?:postal|mailing|courier) address|adresse (?:postale|de messagerie)|return (?:bids|offers|proposals) to|bid receiving|retourner les|réception des)\b/i;
const BID_IN_OPENING = new RegExp(`${ABOUT_THE_BID.source}|\\breceived at\\b`, "i");
/** Words of a sentence about others than the buyer: those who planned the work, sell, judge, test or did something like it. */
const ABOUT_OTHERS =
  /(?<!\p{L})(?:architects?|(?<!corps of )engineers? (?:is|are|located)|plan ?rooms?|builders['’]? exchange|construction association|head(?:quarters| office)|principal office|law firm|firm has|offices in|hotels?|motels?|inn|marriott|hilton|similar|references?|previous(?:ly)?|completed|manufactur(?:ed?|ers?)|suppliers?|vendors?|bank|surety|bonds?|newspapers?|published|courts?(?! ?(?:street|st|house|yard)\b)|tribunal|laws of|governed by|disputes?|copies|documents|(?:may|can) be (?:viewed|seen|obtained|examined)|training|architectes?|ingénieurs|siège social|fournisseurs?|hôtel(?! de ville)|consultés?|régie? par|tribuna(?:l|ux)|district judiciaire|journal|semblables?|similaires?|références?|bureaux de)(?!\p{L})/iu;
/** The same for what stands far from the start of a text. */
const ABOUT_OTHERS_LATER =
  /(?<!\p{L})(?:consultants?|(?<!corps of )engineers?|offices?|bidders?|proponents?|respondents?|tenderers?|contractors?|laborator(?:y|ies)|landfill|picked up|plant|warehouses?|wages?|compensation|registered|licen[cs]ed|associations?|agreements?|meetings?|conference|inc|ltd|firme|bureaux?|entrepreneurs?|réunion|rencontre|laboratoire|entente|accord)(?!\p{L})/iu;

/** How many characters around a mention are searched for the name. */
const AROUND_MENTION = 80;
const MOST_MENTIONS = 20;
/** A place with its province counts this near to the start of the text, whatever stands before it. */
const OPENING = 600;
const LATER_READ = 3_000;
const SENTENCE_BEFORE = 160;
/** The end of a sentence or of a line. */
const END_OF_SENTENCE = /[.;!?]\s+(?=\p{Lu})|\n/gu;

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

/** What stands in the same sentence before this character. */
export function sentenceBefore(raw: string, index: number): string {
  const start = Math.max(0, index - SENTENCE_BEFORE);
  // The character after it tells whether a sentence ends before the mention.
  const end = Array.from(raw.slice(start, index + 1).matchAll(END_OF_SENTENCE)).at(-1);
  return raw.slice(end === undefined ? start : start + end.index + end[0].length, index);
}

/** Whether a mention of a place is about somebody else than the work, or about the bid. */
export const isOfOthers = (raw: string, index: number): boolean =>
  ABOUT_THE_BID.test(raw.slice(Math.max(0, index - AROUND_MENTION), index)) ||
  isOfThirdParty(raw, index) ||
  (index > OPENING && ABOUT_OTHERS_LATER.test(sentenceBefore(raw, index)));

/** Whether a mention of a place is about others than the buyer and its bidders, such as architects and printers. */
export const isOfThirdParty = (raw: string, index: number): boolean =>
  ABOUT_OTHERS.test(sentenceBefore(raw, index));

function mentionedIn(raw: string, mention: RegExp, reading: Reading): Array<PlaceFound> {
  return Array.from(raw.matchAll(mention))
    .slice(0, MOST_MENTIONS)
    .filter(({ index }) => !isOfOthers(raw, index))
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
  const named = placesInText(before, reading).filter(isStated);
  const early = [
    ...countiesLabelled(raw, scope),
    ...mentionedIn(raw, MENTION_OF_WORK, reading),
    ...townsOfWorks(raw, reading, isOfOthers),
    ...placesInCalls(raw, reading),
    ...mentionedIn(raw.slice(0, OPENING + AROUND_MENTION), MENTION_OF_PLACE, reading),
    ...named,
  ];
  const later = early.length > 0 ? early : mentionedIn(raw, MENTION_OF_PLACE, reading);
  const found = later.some(isInsideState) ? later : [...later, ...oneNamedLater(raw, reading)];
  return distinctPlaces(found).filter(({ codes }) => isOfCountry(codes, scope));
}

const isInsideState = ({ codes }: PlaceFound) => codes.every((code) => stateOf(code) !== code);

/** The one site, or town with its state, that a text names after its opening, in no sentence about others. */
function oneNamedLater(raw: string, reading: Reading): ReadonlyArray<PlaceFound> {
  const read = raw.slice(0, LATER_READ);
  const named = distinctPlaces(
    placesInText(read, reading).filter(
      (place) =>
        isSure(place) &&
        isInsideState(place) &&
        !isOfOthers(read, read.indexOf(place.words)) &&
        !BESIDE_THE_WORK.test(sentenceAround(read, read.indexOf(place.words))),
    ),
  );
  return named.length === 1 ? named : [];
}

/** The sentence in which this character stands. A saint and an initial end none. */
function sentenceAround(raw: string, index: number): string {
  const from = Math.max(0, index - SENTENCE_BEFORE);
  const [before, after] = [raw.slice(from, index), raw.slice(index, index + SENTENCE_BEFORE)];
  const start = Array.from(before.matchAll(END_BEFORE_WORDS)).at(-1);
  const end = after.search(END_BEFORE_WORDS);
  return (
    before.slice(start === undefined ? 0 : start.index + start[0].length) +
    after.slice(0, end < 0 ? undefined : end)
  );
}

const END_BEFORE_WORDS =
  /(?<!(?<!\p{L})(?:Ste?|Mt|Dr|Ave|Rd|Hwy|Rte|No|Inc|Ltd|\p{Lu}))[.;!?]\s+(?=\p{Lu})|\n/gu;

/**
 * What else a notice names a town for: its offices, its papers, where things and people come from and waste goes, and what
 * was done before. Only the work's own sentences have none of these words.
 */
const BESIDE_THE_WORK =
  /(?<!\p{L})(?:bids?|tenders?|proposals?|quot(?:es?|ations?)|envelopes?|addressed|couriers?|hand[- ]delivered?|invoices?|mail(?:ed|ing)?|e-?mail|contact|telephone|tel|fax|information|help|(?:P\.? ?O\.? )?box \d+|purchasing|clerk|desk|server|website|samples?|lab|factory|factories|mill|dealer|made|cast|fabricated|produced|designers?|design(?:ed)? by|prepared by|drawings|plans|study|past|like structure|workers|staff|crews?|travel|mileage|wage|union|local \d+|airport|nearest|salvaged?|dispos(?:al|ed)|excess|trucked|hauled|returned to|waste|insurance|insurer|warranty|clearance|publication|press|gazette|open house|hearing|keys|held|(?:firm|firms|company|party) (?:must|shall|should|has|have)|soumissions?|offres?|enveloppes?|factures?|courriel|courrier|téléphone|télécopieur|case postale|renseignements|usine|fabriquée?s?|échantillons?|plans et devis|préparée?s? par|conçue?s? par|matières résiduelles|élimin\w+|déplacements?|assurances?|tenue?s?)(?!\p{L})/iu;

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
