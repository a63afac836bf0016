import { sql } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import type { NewOpportunity } from "~/domain/mail/digest-selection";
import { cellsOf, tradeTextKey, wantedBy } from "~/domain/matching/match-profile";
import { inCanadianDollars, type UsdRate } from "~/domain/money";
import { daysLeft, isUrgent } from "~/domain/opportunities/opportunity";
import { displayTimeZone } from "~/domain/zoned-time";
import { matchExpression } from "~/features/search/match-expression.server";

const ROWS_AT_ONCE = 2_000;

/** The first amount that a source gave: see `statedValue`. */
export const AMOUNT = sql.raw("coalesce(v.contract_value, v.estimated_value, v.budget_max, v.budget_min)");

type Row = {
  id: number;
  region: string | null;
  city: string | null;
  places: string;
  tags: string;
  sortKey: string;
  deadline: number | null;
  amount: number | null;
  currency: "CAD" | "USD" | null;
};

type Window = { after: number; upto: number; now: Date; rate: UsdRate; texts: ReadonlyArray<string> };

/** Every open opportunity that has come since, each read once, with the cells it lies in. */
export async function listNewOpportunities(db: Database, window: Window): Promise<Array<NewOpportunity>> {
  const withText = await listWithTexts(db, window);
  const found: Array<NewOpportunity> = [];
  for (let after = window.after; ;) {
    const rows = await db.all<Row>(sql`
      select o.id, o.region, o.city, o.places, o.tags, printf('%020d', o.sort_key) as sortKey,
        coalesce(t.submission_due, o.submission_due, o.deadline) as deadline, ${AMOUNT} as amount, v.currency
      from opportunities o
      left join opportunity_dates t on t.opportunity_id = o.id
      left join opportunity_values v on v.opportunity_id = o.id
      where o.id > ${after} and o.id <= ${window.upto} and o.status = 'active'
        and (o.deadline is null or o.deadline > ${window.now.getTime()})
      order by o.id limit ${ROWS_AT_ONCE}
    `);
    for (const row of rows) found.push(newOpportunity(row, withText.get(row.id) ?? [], window));
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return found;
    after = last.id;
  }
}

function newOpportunity(row: Row, texts: ReadonlyArray<string>, { now, rate }: Window): NewOpportunity {
  const { places, trades } = cellsOf({
    places: JSON.parse(row.places) as Array<string>,
    tags: JSON.parse(row.tags) as Array<string>,
    region: row.region,
    city: row.city,
    bidType: null,
    category: null,
  });
  const { deadline, amount, currency } = row;
  return {
    id: row.id,
    cells: { places, trades: [...trades, ...texts.map(tradeTextKey)] },
    order: row.sortKey,
    cad: amount === null ? null : inCanadianDollars(amount, currency, rate),
    isConverted: currency === "USD",
    isUrgent: deadline !== null && isUrgent(daysLeft(new Date(deadline), now, displayTimeZone(row.region))),
    deadline,
  };
}

/** The full-text expression for a trade in somebody's own words; `null` when it has no word in it. */
export function expressionForText(text: string): string | null {
  const wanted = wantedBy({ regions: [], serviceTypes: [text] });
  return wanted.anyTradeText.length === 0 ? null : matchExpression({ wanted });
}

/** Trades in users' own words are asked of the full-text index, all of them at once. */
async function listWithTexts(db: Database, { texts, after, upto }: Window) {
  const asked = texts.flatMap((text) => {
    const expression = expressionForText(text);
    return expression === null ? [] : [[text, expression]];
  });
  const withText = new Map<number, Array<string>>();
  if (asked.length === 0) return withText;
  const rows = await db.all<{ text: string; id: number }>(sql`
    select t.value ->> 0 as text, o.id
    from json_each(${JSON.stringify(asked)}) t
    cross join opportunity_search s on s.opportunity_search match t.value ->> 1
    cross join opportunities o on o.sort_key = s.rowid and o.id > ${after} and o.id <= ${upto}
  `);
  for (const { text, id } of rows) {
    const known = withText.get(id);
    if (known) known.push(text);
    else withText.set(id, [text]);
  }
  return withText;
}
