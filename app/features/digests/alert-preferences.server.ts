import { type RowsOf, runBatch, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { insertRows } from "#drizzle/json-rows";
import { alertPreferences, alertTexts } from "#drizzle/schema";
import {
  cellsOf,
  criteriaCells,
  criteriaOf,
  type MatchableOpportunity,
  type MatchKey,
  tradeTextKey,
} from "~/domain/matching/match-profile";
import { minimumInDollars } from "~/domain/money";
import { insertAlertCells, listUnindexedPreferences } from "./alert-preferences.sql.server";
import { expressionForText } from "./new-opportunities.server";

const SETS_AT_ONCE = 200;
/** Stored in one transaction. A set of all regions has tens of thousands, and a transaction may take 30 s. */
const CELLS_AT_ONCE = 200_000;

const cellName = (place: string, trade: string) => `${place} ${trade}`;

type Candidate = Omit<MatchableOpportunity, "bidType" | "category"> & {
  /** The trades in readers' own words that it fits. */
  texts: ReadonlyArray<string>;
};

/** The cells of place × trade that an opportunity is in, as the subscribers' cells are named. */
export function cellNamesOf(candidate: Candidate): Array<string> {
  const { places, trades } = cellsOf({ ...candidate, bidType: null, category: null });
  const all: Array<MatchKey> = [...trades, ...candidate.texts.map(tradeTextKey)];
  return places.flatMap((place) => all.map((trade) => cellName(place, trade)));
}

/**
 * Stores sets of preferences that are not stored yet, with their cells. A stored set never changes, and its subscribers
 * are found by comparing profiles with it, so a changed profile never leaves anything out of date here.
 */
export async function indexNewPreferences(db: Database): Promise<number> {
  let stored = 0;
  for (;;) {
    const sets = await runOne(db, listUnindexedPreferences(SETS_AT_ONCE));
    if (sets.length === 0) return stored;
    await storePreferences(db, sets);
    stored += sets.length;
  }
}

/** Safe to run twice at once for the same sets: each is stored once. */
async function storePreferences(db: Database, sets: RowsOf<ReturnType<typeof listUnindexedPreferences>>) {
  const texts = new Map<string, string>();
  const withCells = sets.map(({ wantedRegions, wantedServiceTypes, wantedPartsOff, ...preferences }) => {
    const wanted = criteriaOf({
      regions: wantedRegions,
      serviceTypes: wantedServiceTypes,
      partsOff: wantedPartsOff,
    });
    for (const text of wanted.anyTradeText) {
      const expression = expressionForText(text);
      if (expression !== null) texts.set(text, expression);
    }
    const { places, trades } = criteriaCells(wanted);
    return {
      ...preferences,
      cells: places.flatMap((place) => trades.map((trade) => cellName(place, trade))),
    };
  });
  await runOne(
    db,
    insertRows(
      alertTexts,
      [...texts].map(([text, expression]) => ({ text, expression })),
      "ignore",
    ),
  );
  for (const piece of piecesByCells(withCells)) {
    await runBatch(db, [
      insertRows(
        alertPreferences,
        piece.map((preferences) => ({
          ...preferences,
          minimum: minimumInDollars(preferences.contractValueMin),
        })),
        "ignore",
      ),
      insertAlertCells(piece),
    ]);
  }
}

/** At least one set in each piece. A set and its cells are stored together. */
function piecesByCells<T extends { cells: ReadonlyArray<string> }>(sets: ReadonlyArray<T>): Array<Array<T>> {
  const pieces: Array<Array<T>> = [];
  let cells = Number.POSITIVE_INFINITY;
  for (const set of sets) {
    if (cells + set.cells.length > CELLS_AT_ONCE) {
      pieces.push([]);
      cells = 0;
    }
    cells += set.cells.length;
    pieces.at(-1)!.push(set);
  }
  return pieces;
}
