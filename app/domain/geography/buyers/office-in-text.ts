import { isWithin, stateOf } from "../divisions/region-codes";
import { foldName } from "../folded-name";
import { placesInText } from "../in-text/places-in-text";
import { isOfThirdParty } from "../in-text/sites-in-text";
import { isWhereBidsGo } from "../in-text/words-of-bids";
import { findDivisionNamed } from "../names/gazetteer";
import { isSure, type PlaceFound } from "../place-found";
import { addressesIn } from "./addresses-in-text";
import type { LocalBuyer } from "./place-of-buyer";

const READ = 3_000;
const OFFICES =
  /\b(?:SAU ?#? ?\d+|fire (?:district|house|station)|school district|administration building|administrative offices?|superintendent)\b/i;
const BEFORE = 120;

/**
 * The town hall, school office or firehouse whose address a text gives, if the notice names no buyer: such bodies buy where
 * they are. Offices of architects, of engineers and of the state tell nothing.
 */
export function officeInText(body: string, state: string | null): LocalBuyer | null {
  if (state === null || stateOf(state) !== state || !state.startsWith("US-")) return null;
  const text = `${body.slice(0, READ).replaceAll(/\s+/g, " ")} `;
  const [own, other] = addressesIn(text).filter(
    ({ code, isOwn, words }) =>
      code !== state &&
      isWithin(code, state) &&
      (isOwn ||
        OFFICES.test(
          text.slice(Math.max(0, text.indexOf(words) - BEFORE), text.indexOf(words) + words.length),
        )),
  );
  if (own === undefined || (other !== undefined && other.code !== own.code)) return null;
  return {
    codes: [own.code],
    town: own.town,
    strength: "near",
    words: lastTwoParts(own.words),
    isWider: true,
  };
}

/** "ugh Hall, 1 Harding Plaza, Glen Rock, NJ 07452": the town and its state. */
const lastTwoParts = (words: string) => words.split(",").slice(-2).join(",").trim();

/** The one province or state of the offices that a text gives, which says where a local buyer is that nothing else places. */
export function stateOfOffices(body: string, country: "CA" | "US"): string | null {
  const text = body.slice(0, READ);
  const states = placesInText(text, { scope: country, buyerCity: null, isBody: true })
    .filter((place) => isSure(place) && isWhereBidsGo(text, text.indexOf(place.words)))
    .flatMap(({ codes }) => codes.map(stateOf));
  const [only, second] = new Set(states);
  return second === undefined ? (only ?? null) : null;
}

const COUNTY =
  /(?<!\p{L})(?:(?:\p{Lu}[\p{L}.]+ ){1,2}County|County of \p{Lu}\p{L}+|comté d(?:e |['’])\p{Lu}[\p{L}-]+)(?!\p{L})/gu;
const MOST_COUNTIES = 6;

/** Without the words that begin a sentence: "In Inverness County" */
const nameOf = (words: string) =>
  words.replace(/^(?:In|The|Of|At|From|For|All|Both) /, "").replace(/^County of (.*)$/, "$1 County");

/** A county of which the text says that something is in it, and not only that it gives or decides. */
type CountyNamed = PlaceFound & { isPlaced: boolean };
const PLACED = /(?:\bin|\bwithin|\bthroughout|\bacross|\bsituated in|\bdans le) (?:the |le )?$/i;

/** The counties that a text names one by one, in no sentence about others: "four projects in Inverness County". */
export function countiesNamedIn(body: string, scope: string): ReadonlyArray<CountyNamed> {
  const text = body.slice(0, READ).replaceAll(/\s+/g, " ");
  const found = Array.from(text.matchAll(COUNTY))
    .slice(0, MOST_COUNTIES)
    .filter(({ index }) => !isOfThirdParty(text, index) && !isWhereBidsGo(text, index))
    .flatMap(({ index, 0: words }): Array<CountyNamed> => {
      const name = nameOf(words);
      const county =
        findDivisionNamed(name, scope) ?? findDivisionNamed(name.split(" ").slice(1).join(" "), scope);
      if (county?.kind !== "division" && county?.kind !== "short") return [];
      const isPlaced = PLACED.test(text.slice(Math.max(0, index - 20), index)) || words.startsWith("In ");
      return [{ codes: [county.code], town: null, strength: "near", words, isPlaced }];
    })
    .sort((a, b) => Number(b.isPlaced) - Number(a.isPlaced));
  return found.filter(
    ({ codes }, index) =>
      found.findIndex((other) => foldName(other.codes.join()) === foldName(codes.join())) === index,
  );
}
