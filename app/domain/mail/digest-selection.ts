import {
  type Cells,
  criteriaCells,
  criteriaOf,
  type MatchableVersion,
  type MatchKey,
  meetsCriteria,
} from "../matching/match-profile";
import { minimumInDollars, reachesMinimum } from "../money";
import type { DigestPreferences, DigestTotals } from "./digest";

/** The fields of a new opportunity that a digest is selected by. */
export type NewOpportunity = {
  id: number;
  cells: Cells;
  /** The joined bids that it was a part of, as they were shown. */
  partOf: ReadonlyArray<{ id: number; version: MatchableVersion }>;
  /** Sort key of the feed, as text: the greater one comes first. */
  order: string;
  /** The value in Canadian dollars; `null` if the source states none. */
  cad: number | null;
  isConverted: boolean;
  isUrgent: boolean;
  deadline: number | null;
};

export type DigestSelection = { ids: ReadonlyArray<number>; totals: DigestTotals };

/**
 * Sorts the new opportunities into cells of place × trade once, so that each set of preferences is a union of cells.
 * The work of a run grows with the number of new opportunities and of different preferences, not of people.
 */
export function createDigestSelector(
  found: ReadonlyArray<NewOpportunity>,
): (preferences: DigestPreferences) => DigestSelection {
  const inOrder = [...found].sort((a, b) => (a.order < b.order ? 1 : a.order > b.order ? -1 : a.id - b.id));
  const cells = new Map<MatchKey, Map<MatchKey, Array<number>>>();
  inOrder.forEach(({ cells: { places, trades } }, position) => {
    for (const place of places) {
      const byTrade = cells.get(place) ?? new Map<MatchKey, Array<number>>();
      cells.set(place, byTrade);
      for (const trade of trades) {
        const positions = byTrade.get(trade);
        if (positions) positions.push(position);
        else byTrade.set(trade, [position]);
      }
    }
  });
  const ids = Float64Array.from(inOrder, ({ id }) => id);
  // Infinity stands for an unstated value, because it reaches every minimum as `null` does.
  const values = Float64Array.from(inOrder, ({ cad }) => cad ?? Infinity);
  // The last call that looked at each opportunity, which may be in several cells of the same preferences.
  const seenFor = new Uint32Array(inOrder.length);
  const fitting = new Uint32Array(inOrder.length);
  let turn = 0;

  return (preferences) => {
    turn++;
    const criteria = criteriaOf(preferences);
    const wanted = criteriaCells(criteria);
    // An earlier digest could contain it as a part of a joined bid.
    const wasTold = ({ partOf }: NewOpportunity) =>
      partOf.some(({ id, version }) => id <= preferences.since && meetsCriteria(criteria, version));
    const minimum = minimumInDollars(preferences.contractValueMin);
    let count = 0;
    for (const place of wanted.places) {
      const byTrade = cells.get(place);
      if (!byTrade) continue;
      for (const trade of wanted.trades) {
        for (const position of byTrade.get(trade) ?? []) {
          if (seenFor[position] === turn) continue;
          seenFor[position] = turn;
          if (ids[position]! <= preferences.since || wasTold(inOrder[position]!)) continue;
          if (reachesMinimum(values[position]!, minimum)) fitting[count++] = position;
        }
      }
    }
    const chosen = Array.from(fitting.subarray(0, count).sort(), (position) => inOrder[position]!);
    return { ids: chosen.slice(0, preferences.summaries).map(({ id }) => id), totals: totalsOf(chosen) };
  };
}

function totalsOf(chosen: ReadonlyArray<NewOpportunity>): DigestTotals {
  const totals = { count: chosen.length, cad: 0, converted: false, urgent: 0, nearest: Infinity };
  for (const { cad, isConverted, isUrgent, deadline } of chosen) {
    totals.cad += cad ?? 0;
    totals.converted ||= isConverted && cad !== null;
    if (isUrgent) totals.urgent++;
    if (deadline !== null && deadline < totals.nearest) totals.nearest = deadline;
  }
  return { ...totals, nearest: totals.nearest === Infinity ? null : totals.nearest };
}
