import { ancestorsOf, findDivision, isWithin, resolveRegion } from "../geography/index";
import { isServiceTypeId, type ServiceKey, serviceKeyOf, serviceKeysForTags } from "../service-types";
import { orderedParts, partsOfTrade, type TradePartId } from "../trade-parts";
import { isExcluded } from "./exclusions";
import { indexStems } from "./index-words";
import { fits, isInRegions, type MatchableOpportunity, type MatchProfile } from "./match-profile";

/** Why somebody's settings leave a bid out, and what would have to change. */
export type LeftOutReason =
  /** `steps` is how far up the tree of places one goes from a followed region until the bid is inside: 1 is next door. */
  | { kind: "place"; region: string; steps: number }
  | { kind: "part"; trade: ServiceKey; parts: ReadonlyArray<TradePartId> }
  /** In Canadian dollars. Only the digest and alerts apply the minimum. */
  | { kind: "minimum"; amount: number; minimum: number }
  | { kind: "trade"; trade: ServiceKey }
  /** Words of its title that the person leaves out. */
  | { kind: "words"; words: ReadonlyArray<string> };

export type LeftOutKind = LeftOutReason["kind"];

type Bid = MatchableOpportunity & {
  title: string;
  /** The stated value in Canadian dollars. */
  amount: number | null;
};

type Settings = MatchProfile & { minimum: number };

/** All reasons; empty if the bid fits, or if nothing that can be set would bring it. */
export function whyLeftOut(settings: Settings, bid: Bid): Array<LeftOutReason> {
  const reasons = [
    placeReason(settings, bid),
    workReason(settings, bid),
    minimumReason(settings, bid),
    wordsReason(settings, bid),
  ];
  return reasons.some((reason) => reason === "unknown")
    ? []
    : reasons.filter((reason) => reason !== null && reason !== "unknown");
}

type Found = LeftOutReason | "unknown" | null;

function placeReason(settings: Settings, bid: Bid): Found {
  if (isInRegions(settings, bid)) return null;
  const followed = settings.regions.map(resolveRegion).filter((code) => code !== null);
  const ways = bid.places.flatMap((place) => {
    const region = regionToFollow(place);
    const steps = Math.min(...followed.map((code) => stepsUp(code, place)));
    return region === null || steps === Number.POSITIVE_INFINITY ? [] : [{ region, steps }];
  });
  const [nearest] = ways.toSorted((a, b) => a.steps - b.steps);
  return nearest ? { kind: "place", ...nearest } : "unknown";
}

/** A county or division with all its towns, or the province or state if the bid is for all of it. */
const MOST_SEGMENTS = 3;

function regionToFollow(place: string): string | null {
  const known = [place, ...ancestorsOf(place)].filter((code) => findDivision(code) !== null);
  return known.find((code) => code.split("-").length <= MOST_SEGMENTS) ?? null;
}

function stepsUp(followed: string, place: string): number {
  const step = ancestorsOf(followed).findIndex((around) => isWithin(place, around));
  return step === -1 ? Number.POSITIVE_INFINITY : step + 1;
}

function workReason(settings: Settings, bid: Bid): Found {
  if (fits({ ...settings, regions: [], excluded: [] }, bid)) return null;
  const trades = serviceKeysForTags(bid.tags);
  const followed = settings.serviceTypes.filter(isServiceTypeId).map(serviceKeyOf);
  const own = trades.find((trade) => followed.includes(trade));
  if (own === undefined) {
    const trade = trades.find((each) => each !== "other");
    return trade === undefined ? "unknown" : { kind: "trade", trade };
  }
  const ofTrade = partsOfTrade(own).map(({ id }) => id);
  const parts = orderedParts(bid.parts).filter((part) => ofTrade.includes(part));
  return parts.length === 0 ? "unknown" : { kind: "part", trade: own, parts };
}

function minimumReason({ minimum }: Settings, { amount }: Bid): Found {
  return amount === null || amount >= minimum ? null : { kind: "minimum", amount, minimum };
}

function wordsReason({ excluded = [] }: Settings, { title }: Bid): Found {
  const stems = indexStems(title);
  const words = excluded.filter((each) => isExcluded(stems, [each])).map((each) => each.words);
  return words.length === 0 ? null : { kind: "words", words };
}

const NEXT_DOOR = 1;

/** Smaller is nearer: next door, one's own work and place, other work, what one leaves out by its words, farther away. */
function distanceOf(reason: LeftOutReason): number {
  switch (reason.kind) {
    case "place":
      return reason.steps === NEXT_DOOR ? 0 : 3 + reason.steps;
    case "part":
      return 1;
    case "minimum":
      return 2;
    case "trade":
      return 3;
    case "words":
      return 4;
  }
}

/** Of bids with the same reason, so many come before the nearest ones with other reasons. */
const MOST_ALIKE = 4;

type LeftOut = { reasons: ReadonlyArray<LeftOutReason> };

/**
 * The nearest of these, which are given newest first: those with the fewest reasons, and of these the ones with the
 * nearest reason. So that one reason does not hide the others, each gets four places before the rest is filled.
 */
export function nearestLeftOut<Bid extends LeftOut>(bids: ReadonlyArray<Bid>, limit: number): Array<Bid> {
  const rank = ({ reasons }: LeftOut) =>
    reasons.length * 100 + reasons.reduce((sum, reason) => sum + distanceOf(reason), 0);
  const ordered = bids.filter(({ reasons }) => reasons.length > 0).toSorted((a, b) => rank(a) - rank(b));
  const byKind = new Map<string, number>();
  const isEarly = (bid: Bid) => {
    const kind = bid.reasons.map((reason) => reason.kind).join(" ");
    const before = byKind.get(kind) ?? 0;
    byKind.set(kind, before + 1);
    return bid.reasons.length === 1 && before < MOST_ALIKE;
  };
  const first = new Set([...ordered.filter(isEarly), ...ordered]);
  const kept = new Set([...first].slice(0, limit));
  return ordered.filter((bid) => kept.has(bid));
}
