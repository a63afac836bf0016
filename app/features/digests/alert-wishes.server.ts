import { runBatch, runOne, type RowsOf } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { insertRows } from "#drizzle/json-rows";
import { alertTexts, alertWishes } from "#drizzle/schema";
import { criteriaOf, criteriaCells } from "~/domain/matching/match-profile";
import { minimumInDollars } from "~/domain/money";
import { insertAlertCells, listUnindexedWishes } from "./alert-wishes.sql.server";
import { expressionForText } from "./new-opportunities.server";

const WISHES_AT_ONCE = 200;

export const cellName = (place: string, trade: string) => `${place} ${trade}`;

/**
 * Stores wishes that are not stored yet, with their cells. A wish never changes, and its subscribers are found by
 * comparing profiles with it, so a changed profile never leaves anything out of date here.
 */
export async function indexNewWishes(db: Database): Promise<number> {
  let stored = 0;
  for (;;) {
    const wishes = await runOne(db, listUnindexedWishes(WISHES_AT_ONCE));
    if (wishes.length === 0) return stored;
    await storeWishes(db, wishes);
    stored += wishes.length;
  }
}

/** Safe to run twice at once for the same wishes: each is stored once. */
async function storeWishes(db: Database, wishes: RowsOf<ReturnType<typeof listUnindexedWishes>>) {
  const texts = new Map<string, string>();
  const withCells = wishes.map(({ wantedRegions, wantedServiceTypes, ...wish }) => {
    const wanted = criteriaOf({ regions: wantedRegions, serviceTypes: wantedServiceTypes });
    for (const text of wanted.anyTradeText) {
      const expression = expressionForText(text);
      if (expression !== null) texts.set(text, expression);
    }
    const { places, trades } = criteriaCells(wanted);
    return { ...wish, cells: places.flatMap((place) => trades.map((trade) => cellName(place, trade))) };
  });
  await runBatch(db, [
    insertRows(
      alertWishes,
      withCells.map((wish) => ({ ...wish, minimum: minimumInDollars(wish.contractValueMin) })),
      "ignore",
    ),
    insertAlertCells(withCells),
    insertRows(
      alertTexts,
      [...texts].map(([text, expression]) => ({ text, expression })),
      "ignore",
    ),
  ]);
}
