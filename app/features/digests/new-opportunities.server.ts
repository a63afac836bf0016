import { type RowsOf, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import type { NewOpportunity } from "~/domain/mail/digest-selection";
import { cellsOf, criteriaOf, matchableVersionOf, tradeTextKey } from "~/domain/matching/match-profile";
import { inCanadianDollars, type UsdRate } from "~/domain/money";
import { daysLeft, isUrgent } from "~/domain/opportunities/opportunity";
import { displayTimeZone } from "~/domain/zoned-time";
import { matchExpression } from "~/features/search/match-expression.server";
import { listOpenBetween, listTextMatches } from "./new-opportunities.sql.server";

const ROWS_AT_ONCE = 2_000;

type Window = { after: number; upto: number; now: Date; rate: UsdRate; texts: ReadonlyArray<string> };

/** Every open opportunity of the window, with the cells of place × trade that it belongs to. */
export async function listNewOpportunities(db: Database, window: Window): Promise<Array<NewOpportunity>> {
  const withText = await listWithTexts(db, window);
  const found: Array<NewOpportunity> = [];
  for (let after = window.after; ;) {
    const { upto, now } = window;
    const rows = await runOne(db, listOpenBetween({ after, upto, now, limit: ROWS_AT_ONCE }));
    for (const row of rows) found.push(newOpportunity(row, withText.get(row.id) ?? [], window));
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return found;
    after = last.id;
  }
}

type Row = RowsOf<ReturnType<typeof listOpenBetween>>[number];

function newOpportunity(row: Row, texts: ReadonlyArray<string>, { now, rate }: Window): NewOpportunity {
  const { places, trades } = cellsOf({ ...row, bidType: null, category: null });
  const { deadline, amount, currency } = row;
  return {
    id: row.id,
    partOf: row.partOf.map(({ id, shown }) => ({ id, version: matchableVersionOf(shown) })),
    cells: { places, trades: [...trades, ...texts.map(tradeTextKey)] },
    order: row.sortKey,
    cad: amount === null ? null : inCanadianDollars(amount, currency, rate),
    isConverted: currency === "USD",
    isUrgent: deadline !== null && isUrgent(daysLeft(deadline, now, displayTimeZone(row.region))),
    deadline: deadline === null ? null : deadline.getTime(),
  };
}

/** The full-text expression for a trade in a user's own words; `null` if it contains no word. */
export function expressionForText(text: string): string | null {
  const wanted = criteriaOf({ regions: [], serviceTypes: [text] });
  return wanted.anyTradeText.length === 0 ? null : matchExpression({ wanted });
}

/** Which of the texts each opportunity matches: one full-text query for all of them. */
async function listWithTexts(db: Database, { texts, after, upto }: Window) {
  const expressions = texts.flatMap((text) => {
    const expression = expressionForText(text);
    return expression === null ? [] : [{ text, expression }];
  });
  const withText = new Map<number, Array<string>>();
  if (expressions.length === 0) return withText;
  const rows = await runOne(db, listTextMatches({ expressions, after, upto }));
  for (const { text, id } of rows) {
    const known = withText.get(id);
    if (known) known.push(text);
    else withText.set(id, [text]);
  }
  return withText;
}
