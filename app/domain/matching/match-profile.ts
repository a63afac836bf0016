import { foldedLetters, foldedWords } from "../folding";
import { ancestorsOf, resolveRegion } from "../geography/index";
import { type MatchKey, wordKey } from "./match-key";
import { isServiceTypeId, serviceKeyOf, serviceKeysForTags } from "../service-types";

export type { MatchKey } from "./match-key";

/**
 * The one rule that decides whether an opportunity fits a profile (decisions, ruling 5 and SN-02), said with match keys:
 * an opportunity carries keys, a profile asks for some of them. The full-text index holds the same keys as words,
 * so the feed, the search, the counts and the digests all ask the same question.
 */
export type MatchableOpportunity = {
  places: ReadonlyArray<string>;
  region: string | null;
  city: string | null;
  tags: ReadonlyArray<string>;
  bidType: string | null;
  category: string | null;
};

export type MatchProfile = { regions: ReadonlyArray<string>; serviceTypes: ReadonlyArray<string> };

/** What a profile asks for; an empty list asks for nothing in particular. */
export type MatchCriteria = {
  anyPlace: ReadonlyArray<MatchKey>;
  anyTrade: ReadonlyArray<MatchKey>;
  /** Trades in the user's own words, looked for in title and tags. */
  anyTradeText: ReadonlyArray<string>;
};

/** Letters and digits only, whatever a URL calls a code. */
const codeName = (code: string) =>
  code
    .toLowerCase()
    .replaceAll("-", "9")
    .replace(/[^a-z0-9]/g, "");

/** It lies in this place or in one inside it. */
export const withinKey = (code: string) => wordKey("in", codeName(code));
/** It is for the whole of this place. */
export const wholeKey = (code: string) => wordKey("all", codeName(code));
export const placeTextKey = (text: string) => wordKey("at", foldedLetters(text));
export const tradeKey = (service: string) => wordKey("trade", service);
/** Which opportunities have these words is for the full-text index to say. */
export const tradeTextKey = (text: string): MatchKey => `words ${text.trim().toLowerCase()}`;
export const bidTypeKey = (bidType: string) => wordKey("type", foldedLetters(bidType));
export const categoryKey = (category: string) => wordKey("category", foldedLetters(category));
/** Carried by every opportunity. */
export const ANY_KEY = wordKey("any", "");

/** The places and the trades that an opportunity lies in; each of one with each of the other is a cell. */
export type Cells = { places: ReadonlyArray<MatchKey>; trades: ReadonlyArray<MatchKey> };

export function cellsOf(opportunity: MatchableOpportunity): Cells {
  const places = new Set<MatchKey>([ANY_KEY]);
  for (const place of opportunity.places) {
    places.add(wholeKey(place));
    for (const code of [place, ...ancestorsOf(place)]) places.add(withinKey(code));
  }
  for (const text of [opportunity.region, opportunity.city]) if (text) places.add(placeTextKey(text));
  return { places: [...places], trades: [ANY_KEY, ...serviceKeysForTags(opportunity.tags).map(tradeKey)] };
}

/** The cells that a profile asks for. A trade in the user's own words is a cell of its own. */
export function criteriaCells({ anyPlace, anyTrade, anyTradeText }: MatchCriteria): Cells {
  const trades = [...anyTrade, ...anyTradeText.map(tradeTextKey)];
  return {
    places: anyPlace.length > 0 ? anyPlace : [ANY_KEY],
    trades: trades.length > 0 ? trades : [ANY_KEY],
  };
}

/** Every key that an opportunity answers to. */
export function matchKeysOf(opportunity: MatchableOpportunity): Array<MatchKey> {
  const { places, trades } = cellsOf(opportunity);
  const keys = new Set<MatchKey>([...places, ...trades]);
  if (opportunity.bidType) keys.add(bidTypeKey(opportunity.bidType));
  if (opportunity.category) keys.add(categoryKey(opportunity.category));
  return [...keys];
}

/** A region fits what lies in it, and what is for the whole of a place that contains it. */
function placeKeys(region: string): Array<MatchKey> {
  const code = resolveRegion(region);
  return code === null ? [placeTextKey(region)] : [withinKey(code), ...ancestorsOf(code).map(wholeKey)];
}

export function criteriaOf(profile: MatchProfile): MatchCriteria {
  const trades = profile.serviceTypes.filter(isServiceTypeId);
  return {
    anyPlace: [...new Set(profile.regions.flatMap(placeKeys))],
    anyTrade: [...new Set(trades.map((id) => tradeKey(serviceKeyOf(id))))],
    // Text without a word in it asks for nothing: the index has nothing to look for either.
    anyTradeText: profile.serviceTypes.filter((text) => !isServiceTypeId(text) && foldedLetters(text) !== ""),
  };
}

/** With a space at either end, so that words are found whole. */
const words = (text: string) => ` ${foldedWords(text)} `;

/** One version of an opportunity, as far as the rule looks at it: its keys, and the texts that hold its trade's words. */
export type MatchableVersion = { keys: ReadonlyArray<MatchKey>; texts: ReadonlyArray<string> };

export function matchableVersionOf(opportunity: MatchableOpportunity & { title: string }): MatchableVersion {
  return { keys: matchKeysOf(opportunity), texts: [opportunity.title, ...opportunity.tags] };
}

/** The rule without a database, for one opportunity in hand. */
export function meetsCriteria(wanted: MatchCriteria, { keys, texts }: MatchableVersion): boolean {
  const rightPlace = wanted.anyPlace.length === 0 || wanted.anyPlace.some((key) => keys.includes(key));
  const noTrade = wanted.anyTrade.length === 0 && wanted.anyTradeText.length === 0;
  const rightTrade =
    wanted.anyTrade.some((key) => keys.includes(key)) ||
    wanted.anyTradeText.some((trade) => texts.some((text) => words(text).includes(words(trade))));
  return rightPlace && (noTrade || rightTrade);
}

export function fits(profile: MatchProfile, opportunity: MatchableOpportunity & { title: string }): boolean {
  return meetsCriteria(criteriaOf(profile), matchableVersionOf(opportunity));
}
