import type { DigestTotals, DigestPreferences } from "./digest";
import { type Cells, type MatchKey, criteriaOf, criteriaCells } from "../matching/match-profile";
import { minimumInDollars, reachesMinimum } from "../money";

/** A new opportunity, with as much as a selection needs to know. */
export type NewOpportunity = {
  id: number;
  cells: Cells;
  /** The feed's order: the greater comes first. */
  order: string;
  /** In Canadian dollars; `null` when the source states none. */
  cad: number | null;
  isConverted: boolean;
  isUrgent: boolean;
  deadline: number | null;
};

export type DigestSelection = { ids: ReadonlyArray<number>; totals: DigestTotals };

/**
 * What is new, sorted into cells of place × trade once; each preferences is then a union of cells. The work for a run grows
 * with what is new and with the number of different wishes, not with the number of people.
 */
export function createDigestSelector(found: ReadonlyArray<NewOpportunity>): (preferences: DigestPreferences) => DigestSelection {
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
  // A value that is not stated is Infinity here: like null, it reaches every minimum.
  const values = Float64Array.from(inOrder, ({ cad }) => cad ?? Infinity);
  // Which preferences an opportunity was last looked at for: it may lie in several cells of one.
  const seenFor = new Uint32Array(inOrder.length);
  const fitting = new Uint32Array(inOrder.length);
  let turn = 0;

  return (preferences) => {
    turn++;
    const wanted = criteriaCells(criteriaOf(preferences));
    const minimum = minimumInDollars(preferences.contractValueMin);
    let count = 0;
    for (const place of wanted.places) {
      const byTrade = cells.get(place);
      if (!byTrade) continue;
      for (const trade of wanted.trades) {
        for (const position of byTrade.get(trade) ?? []) {
          if (seenFor[position] === turn) continue;
          seenFor[position] = turn;
          if (ids[position]! > preferences.since && reachesMinimum(values[position]!, minimum))
            fitting[count++] = position;
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
