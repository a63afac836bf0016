import { runBatch, runOne, type RowsOf } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { insertRows } from "#drizzle/json-rows";
import { alertTexts, alertWishes } from "#drizzle/schema";
import { criteriaOf, criteriaCells } from "~/domain/matching/match-profile";
import { minimumInDollars } from "~/domain/money";
import { insertAlertCells, listUnknownWishes } from "./alert-wishes.sql.server";
import { expressionForText } from "./new-opportunities.server";

const WISHES_AT_ONCE = 200;

export const cellName = (place: string, trade: string) => `${place} ${trade}`;

/**
 * Sorts the wishes that are not known yet into cells. Wishes are facts: subscribers are found by having one, so nothing
 * here can fall behind a change of somebody's profile.
 */
export async function learnWishes(db: Database): Promise<number> {
  let learnt = 0;
  for (;;) {
    const wishes = await runOne(db, listUnknownWishes(WISHES_AT_ONCE));
    if (wishes.length === 0) return learnt;
    await storeWishes(db, wishes);
    learnt += wishes.length;
  }
}

/** Two that learn the same wishes at once store them once. */
async function storeWishes(db: Database, wishes: RowsOf<ReturnType<typeof listUnknownWishes>>) {
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
