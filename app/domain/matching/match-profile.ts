import { foldedLetters } from "../folding";
import { ancestorsOf, resolveRegion } from "../geography/index";
import {
  isServiceTypeId,
  type ServiceKey,
  serviceKeyOf,
  serviceKeysForTags,
  type ServiceTypeId,
} from "../service-types";
import { partsOfTrade } from "../trade-parts";
import { type Exclusion, isExcluded } from "./exclusions";
import { indexStems, indexWords } from "./index-words";
import { type MatchKey, wordKey } from "./match-key";

export type { MatchKey } from "./match-key";

/**
 * The only rule that decides whether an opportunity fits a profile. An opportunity has match keys, and a profile looks
 * for some of them. The full-text index holds the same keys as words, so the feed, search, counts, digests and alerts
 * all apply this rule.
 */
export type MatchableOpportunity = {
  places: ReadonlyArray<string>;
  region: string | null;
  city: string | null;
  tags: ReadonlyArray<string>;
  /** The parts of its trades that are known (`domain/trade-parts.ts`). */
  parts: ReadonlyArray<string>;
  bidType: string | null;
  category: string | null;
};

/**
 * The regions and trades to match. A profile with a role has a plan with limits: pass it through `effectivePreferences`
 * first. The type refuses them here, so that no list can match more than the plan covers.
 */
export type MatchProfile = {
  regions: ReadonlyArray<string>;
  serviceTypes: ReadonlyArray<string>;
  /** Parts of trades that are switched off. Those of other trades than the profile's have no effect. */
  partsOff?: ReadonlyArray<string>;
  /** Bids with these words in their title are left out. */
  excluded?: ReadonlyArray<Exclusion>;
  role?: never;
};

/** The keys that a profile looks for. An empty list matches everything. */
export type MatchCriteria = {
  anyPlace: ReadonlyArray<MatchKey>;
  anyTrade: ReadonlyArray<MatchKey>;
  /** Trades that the user typed, searched for in title and tags. */
  anyTradeText: ReadonlyArray<string>;
  /** None of these may occur in the title. */
  noWords?: ReadonlyArray<Exclusion>;
};

/** A region code as letters and digits only, because codes also come from URLs. */
const codeName = (code: string) =>
  code
    .toLowerCase()
    .replaceAll("-", "9")
    .replace(/[^a-z0-9]/g, "");

/** For opportunities in this place or in a place inside it. */
export const withinKey = (code: string) => wordKey("in", codeName(code));
/** For opportunities that cover the whole of this place. */
export const wholeKey = (code: string) => wordKey("all", codeName(code));
export const placeTextKey = (text: string) => wordKey("at", foldedLetters(text));
export const tradeKey = (service: string) => wordKey("trade", service);
export const partKey = (part: string) => wordKey("part", part.replace(":", "9"));
/** For opportunities of this trade of which no part is known. */
export const noPartKey = (service: string) => wordKey("nopart", service);
/** The full-text index finds the opportunities that contain these words. */
export const tradeTextKey = (text: string): MatchKey => `words ${text.trim().toLowerCase()}`;
export const bidTypeKey = (bidType: string) => wordKey("type", foldedLetters(bidType));
export const categoryKey = (category: string) => wordKey("category", foldedLetters(category));
/** Every opportunity has this key. */
export const ANY_KEY = wordKey("any", "");

/** Every pair of one of the places and one of the trades is a cell. */
export type Cells = { places: ReadonlyArray<MatchKey>; trades: ReadonlyArray<MatchKey> };

/** The cells that an opportunity is in. */
export function cellsOf(opportunity: MatchableOpportunity): Cells {
  const places = new Set<MatchKey>([ANY_KEY]);
  for (const place of opportunity.places) {
    places.add(wholeKey(place));
    for (const code of [place, ...ancestorsOf(place)]) places.add(withinKey(code));
  }
  for (const text of [opportunity.region, opportunity.city]) if (text) places.add(placeTextKey(text));
  const trades = serviceKeysForTags(opportunity.tags).flatMap((trade) => tradeKeys(trade, opportunity.parts));
  return { places: [...places], trades: [ANY_KEY, ...trades] };
}

function tradeKeys(trade: ServiceKey, parts: ReadonlyArray<string>): Array<MatchKey> {
  const all = partsOfTrade(trade);
  if (all.length === 0) return [tradeKey(trade)];
  const known = all.filter(({ id }) => parts.includes(id));
  return [tradeKey(trade), ...(known.length > 0 ? known.map(({ id }) => partKey(id)) : [noPartKey(trade)])];
}

/** The cells that a profile looks in. Each typed trade counts as a trade of its own. */
export function criteriaCells({ anyPlace, anyTrade, anyTradeText }: MatchCriteria): Cells {
  const trades = [...anyTrade, ...anyTradeText.map(tradeTextKey)];
  return {
    places: anyPlace.length > 0 ? anyPlace : [ANY_KEY],
    trades: trades.length > 0 ? trades : [ANY_KEY],
  };
}

/** Every key that an opportunity can be found by. */
export function matchKeysOf(opportunity: MatchableOpportunity): Array<MatchKey> {
  const { places, trades } = cellsOf(opportunity);
  const keys = new Set<MatchKey>([...places, ...trades]);
  if (opportunity.bidType) keys.add(bidTypeKey(opportunity.bidType));
  if (opportunity.category) keys.add(categoryKey(opportunity.category));
  return [...keys];
}

/** A region matches opportunities inside it, and those that cover the whole of a place that contains it. */
function placeKeys(region: string): Array<MatchKey> {
  const code = resolveRegion(region);
  return code === null ? [placeTextKey(region)] : [withinKey(code), ...ancestorsOf(code).map(wholeKey)];
}

/** Opportunities of which no part is known are wanted whatever parts are switched off. */
function wantedTradeKeys(id: ServiceTypeId, partsOff: ReadonlyArray<string>): Array<MatchKey> {
  const trade = serviceKeyOf(id);
  const parts = partsOfTrade(trade);
  const on = parts.filter((part) => !partsOff.includes(part.id));
  return on.length === parts.length
    ? [tradeKey(trade)]
    : [noPartKey(trade), ...on.map((part) => partKey(part.id))];
}

const criteriaOfProfiles = new WeakMap<MatchProfile, MatchCriteria>();

/** A page asks for the same profile's with each of its bids. */
export function criteriaOf(profile: MatchProfile): MatchCriteria {
  const known = criteriaOfProfiles.get(profile);
  if (known) return known;
  const criteria = readCriteria(profile);
  criteriaOfProfiles.set(profile, criteria);
  return criteria;
}

function readCriteria(profile: MatchProfile): MatchCriteria {
  const trades = profile.serviceTypes.filter(isServiceTypeId);
  return {
    anyPlace: [...new Set(profile.regions.flatMap(placeKeys))],
    anyTrade: [...new Set(trades.flatMap((id) => wantedTradeKeys(id, profile.partsOff ?? [])))],
    // Text without a letter or digit is dropped: the index has nothing to search for.
    anyTradeText: profile.serviceTypes.filter((text) => !isServiceTypeId(text) && foldedLetters(text) !== ""),
    ...(profile.excluded && profile.excluded.length > 0 && { noWords: profile.excluded }),
  };
}

/** What the rule needs of one version of an opportunity: its keys, and the texts in which typed trades are looked for, the title first. */
export type MatchableVersion = { keys: ReadonlyArray<MatchKey>; texts: ReadonlyArray<string> };

export function matchableVersionOf(opportunity: MatchableOpportunity & { title: string }): MatchableVersion {
  return { keys: matchKeysOf(opportunity), texts: [opportunity.title, ...opportunity.tags] };
}

type Located = Pick<MatchableOpportunity, "places" | "region" | "city">;

/** Whether an opportunity is in one of the profile's regions. */
export function isInRegions(profile: MatchProfile, { places, region, city }: Located): boolean {
  const { anyPlace } = criteriaOf(profile);
  const cells = cellsOf({ places, region, city, tags: [], parts: [], bidType: null, category: null });
  return anyPlace.length === 0 || anyPlace.some((key) => cells.places.includes(key));
}

/**
 * The trade that brings an opportunity to a profile: null if it does not fit, or if the profile finds it by a trade of
 * its own words.
 */
export function tradeThatFits(
  profile: MatchProfile,
  opportunity: Located & { services: ReadonlyArray<ServiceKey> },
): ServiceKey | null {
  if (!isInRegions(profile, opportunity)) return null;
  const { anyTrade } = criteriaOf(profile);
  return opportunity.services.find((service) => anyTrade.includes(tradeKey(service))) ?? null;
}

/** Whether the words occur next to one another, compared as the full-text index compares them. */
function hasWords(text: string, wanted: string): boolean {
  return indexStems(text).includes(indexStems(indexWords(wanted)));
}

/** The rule for one opportunity, without the database. */
export function meetsCriteria(
  { anyPlace, anyTrade, anyTradeText, noWords = [] }: MatchCriteria,
  { keys, texts }: MatchableVersion,
): boolean {
  if (noWords.length > 0 && isExcluded(indexStems(texts[0] ?? ""), noWords)) return false;
  const hasPlace = anyPlace.length === 0 || anyPlace.some((key) => keys.includes(key));
  const matchesAnyTrade = anyTrade.length === 0 && anyTradeText.length === 0;
  const hasTrade =
    anyTrade.some((key) => keys.includes(key)) ||
    anyTradeText.some((trade) => texts.some((text) => hasWords(text, trade)));
  return hasPlace && (matchesAnyTrade || hasTrade);
}

export function fits(profile: MatchProfile, opportunity: MatchableOpportunity & { title: string }): boolean {
  return meetsCriteria(criteriaOf(profile), matchableVersionOf(opportunity));
}
