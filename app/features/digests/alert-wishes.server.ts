import { sql } from "drizzle-orm";
import { runBatch, statement } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { insertRows } from "#drizzle/json-rows";
import { alertCells, alertTexts, alertWishes } from "#drizzle/schema";
import { wantedBy, wantedCells } from "~/domain/matching/match-profile";
import { minimumInDollars } from "~/domain/money";
import { expressionForText } from "./new-opportunities.server";

const WISHES_AT_ONCE = 200;

export const cellName = (place: string, trade: string) => `${place} ${trade}`;

type Wish = { regions: string; serviceTypes: string; contractValueMin: string };

/**
 * Sorts the wishes that are not known yet into cells. Wishes are facts: subscribers are found by having one, so nothing
 * here can fall behind a change of somebody's profile.
 */
export async function learnWishes(db: Database): Promise<number> {
  let learnt = 0;
  for (;;) {
    const wishes = await db.all<Wish>(sql`
      select distinct u.regions, u.service_types as serviceTypes, u.contract_value_min as contractValueMin
      from users u indexed by users_instant_alert
      where u.alert_instant = 1 and u.onboarded_at is not null and not exists (
        select 1 from alert_wishes w where w.regions = u.regions and w.service_types = u.service_types
          and w.contract_value_min = u.contract_value_min
      )
      limit ${WISHES_AT_ONCE}
    `);
    if (wishes.length === 0) return learnt;
    await storeWishes(db, wishes);
    learnt += wishes.length;
  }
}

async function storeWishes(db: Database, wishes: ReadonlyArray<Wish>) {
  const [first] = await db.all<{ id: number }>(sql`select coalesce(max(id), 0) + 1 as id from alert_wishes`);
  const numbered = wishes.map((wish, position) => ({ ...wish, id: first!.id + position }));
  const cells: Array<{ cell: string; wishId: number }> = [];
  const texts = new Map<string, string>();
  for (const { id, regions, serviceTypes } of numbered) {
    const wanted = wantedBy({
      regions: JSON.parse(regions) as Array<string>,
      serviceTypes: JSON.parse(serviceTypes) as Array<string>,
    });
    const { places, trades } = wantedCells(wanted);
    for (const place of places)
      for (const trade of trades) cells.push({ cell: cellName(place, trade), wishId: id });
    for (const text of wanted.anyTradeText) {
      const expression = expressionForText(text);
      if (expression !== null) texts.set(text, expression);
    }
  }
  // Two that learn at once take the same ids: the second fails whole, and learns at the next tick.
  await runBatch(db, [
    insertRows(
      alertWishes,
      numbered.map((wish) => ({ ...wish, minimum: minimumInDollars(wish.contractValueMin) })),
    ),
    insertRows(alertCells, cells, "ignore"),
    ...(texts.size > 0
      ? [
          insertRows(
            alertTexts,
            [...texts].map(([text, expression]) => ({ text, expression })),
            "ignore",
          ),
        ]
      : []),
  ]);
}

/** Wishes that nobody has any more. */
export function forgetWishes() {
  return statement(sql`
    delete from alert_wishes where id in (
      select w.id from alert_wishes w where not exists (
        select 1 from users u indexed by users_instant_alert
        where u.alert_instant = 1 and u.onboarded_at is not null and u.regions = w.regions
          and u.service_types = w.service_types and u.contract_value_min = w.contract_value_min
      ) limit 500
    )
  `);
}
