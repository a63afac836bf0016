import { isExcluded } from "../matching/exclusions";
import { indexStems } from "../matching/index-words";
import {
  type Cells,
  criteriaCells,
  criteriaOf,
  type MatchableVersion,
  type MatchKey,
  meetsCriteria,
} from "../matching/match-profile";
import { minimumInDollars, reachesMinimum } from "../money";
import { type DigestFound, type DigestPreferences, MAX_CLOSING_LINES } from "./digest";

/** The fields of an open opportunity that a digest is selected by. */
export type DigestCandidate = {
  id: number;
  title: string;
  cells: Cells;
  /** The joined bids that it was a part of, as they were shown. */
  partOf: ReadonlyArray<{ id: number; version: MatchableVersion }>;
  /** Sort key of the feed, as text: the greater one comes first. */
  order: string;
  /** The value in Canadian dollars; `null` if the source states none. */
  cad: number | null;
  deadline: number | null;
};

/** Bids that close before `closingUntil` belong to the closing list. Of the others those up to `upto` may be new. */
export type DigestWindow = { closingUntil: Date; upto: number };

export type DigestSelection = {
  /** The next to close first, in the dashboard's order. */
  closing: ReadonlyArray<number>;
  /** Newest first, in the feed's order. */
  fresh: ReadonlyArray<number>;
  found: DigestFound;
  /** When the first of the selected bids closes. */
  firstCloses: number | null;
};

/** Stands for a bid that does not close within the window. */
const NOT_SOON = 2 ** 32 - 1;
const NONE_TOLD: ReadonlySet<number> = new Set();

/**
 * Sorts the opportunities into cells of place × trade once, so that each set of preferences is a union of cells. The work
 * of a run grows with the number of opportunities and of different preferences, not of people. A bid that an
 * earlier message announced to the readers may be in the closing list, but it is not new.
 */
export function createDigestSelector(
  found: ReadonlyArray<DigestCandidate>,
  { closingUntil, upto }: DigestWindow,
): (preferences: DigestPreferences, told?: ReadonlySet<number>) => DigestSelection {
  const inOrder = [...found].sort((a, b) => (a.order < b.order ? 1 : a.order > b.order ? -1 : a.id - b.id));
  const cells = positionsByCell(inOrder);
  const ids = Float64Array.from(inOrder, ({ id }) => id);
  // Infinity stands for an unstated value, because it reaches every minimum as `null` does.
  const values = Float64Array.from(inOrder, ({ cad }) => cad ?? Infinity);
  const soonest = closingPositions(inOrder, closingUntil);
  const ranks = new Uint32Array(inOrder.length).fill(NOT_SOON);
  soonest.forEach((position, rank) => (ranks[position] = rank));
  // The last call that looked at each opportunity, which may be in several cells of the same preferences.
  const seenFor = new Uint32Array(inOrder.length);
  const closing = new Uint32Array(inOrder.length);
  const fresh = new Uint32Array(inOrder.length);
  const titleStems: Array<string | undefined> = [];
  const stemsAt = (position: number) => (titleStems[position] ??= indexStems(inOrder[position]!.title));
  let turn = 0;

  return (preferences, told = NONE_TOLD) => {
    turn++;
    const criteria = criteriaOf(preferences);
    const wanted = criteriaCells(criteria);
    const isTold = ({ id, partOf }: DigestCandidate) =>
      told.has(id) ||
      partOf.some((joined) => told.has(joined.id)) ||
      // An earlier digest could contain it as a part of a joined bid.
      partOf.some((joined) => joined.id <= preferences.since && meetsCriteria(criteria, joined.version));
    const { noWords = [] } = criteria;
    const hidden = new Set(preferences.hidden);
    const isLeftOut = (position: number) =>
      hidden.has(ids[position]!) || (noWords.length > 0 && isExcluded(stemsAt(position), noWords));
    const minimum = minimumInDollars(preferences.contractValueMin);
    const count = { closing: 0, fresh: 0 };
    for (const place of wanted.places) {
      const byTrade = cells.get(place);
      if (!byTrade) continue;
      for (const trade of wanted.trades) {
        for (const position of byTrade.get(trade) ?? []) {
          if (seenFor[position] === turn) continue;
          seenFor[position] = turn;
          if (!reachesMinimum(values[position]!, minimum) || isLeftOut(position)) continue;
          if (ranks[position] !== NOT_SOON) closing[count.closing++] = ranks[position]!;
          else if (
            ids[position]! > preferences.since &&
            ids[position]! <= upto &&
            !isTold(inOrder[position]!)
          )
            fresh[count.fresh++] = position;
        }
      }
    }
    const ofRank = (rank: number) => inOrder[soonest[rank]!]!;
    const soon = Array.from(firstOf(closing, count.closing, MAX_CLOSING_LINES), ofRank);
    const others = Array.from(firstOf(fresh, count.fresh, preferences.summaries), (at) => inOrder[at]!);
    return {
      closing: soon.map(({ id }) => id),
      fresh: others.map(({ id }) => id),
      found: count,
      firstCloses: earliest([...soon, ...others].map(({ deadline }) => deadline)),
    };
  };
}

type ByCell = ReadonlyMap<MatchKey, ReadonlyMap<MatchKey, ReadonlyArray<number>>>;

function positionsByCell(inOrder: ReadonlyArray<DigestCandidate>): ByCell {
  const byCell = new Map<MatchKey, Map<MatchKey, Array<number>>>();
  // Bids with the same cells share the object, and then the lists that they are added to.
  const known = new Map<Cells, Array<Array<number>>>();
  inOrder.forEach(({ cells }, position) => {
    const lists = known.get(cells) ?? listsOf(byCell, cells);
    known.set(cells, lists);
    for (const positions of lists) positions.push(position);
  });
  return byCell;
}

/** The list of each of these cells, made where it is missing. */
function listsOf(
  byCell: Map<MatchKey, Map<MatchKey, Array<number>>>,
  { places, trades }: Cells,
): Array<Array<number>> {
  const lists: Array<Array<number>> = [];
  for (const place of places) {
    const byTrade = byCell.get(place) ?? new Map<MatchKey, Array<number>>();
    byCell.set(place, byTrade);
    for (const trade of trades) {
      const positions = byTrade.get(trade) ?? [];
      byTrade.set(trade, positions);
      lists.push(positions);
    }
  }
  return lists;
}

/** Positions of what closes before `until`, by the second in which it closes; of the same second the newest first. */
function closingPositions(inOrder: ReadonlyArray<DigestCandidate>, until: Date): Array<number> {
  const second = ({ deadline }: DigestCandidate) => Math.floor((deadline ?? 0) / 1000);
  return inOrder
    .flatMap((candidate, position) => {
      const { deadline } = candidate;
      return deadline !== null && deadline < until.getTime() ? [{ candidate, position }] : [];
    })
    .sort((a, b) => second(a.candidate) - second(b.candidate) || b.candidate.id - a.candidate.id)
    .map(({ position }) => position);
}

const firstOf = (numbers: Uint32Array, count: number, limit: number) =>
  numbers.subarray(0, count).sort().subarray(0, limit);

/** The earliest of some instants; `null` if none is known. */
export function earliest(instants: ReadonlyArray<number | null>): number | null {
  return instants.reduce<number | null>(
    (first, instant) => (instant === null || (first !== null && first <= instant) ? first : instant),
    null,
  );
}
