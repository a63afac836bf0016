import { type RowsOf, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import type { DigestCandidate, DigestWindow } from "~/domain/mail/digest-selection";
import {
  type Cells,
  cellsOf,
  criteriaOf,
  matchableVersionOf,
  tradeTextKey,
} from "~/domain/matching/match-profile";
import { inCanadianDollars, type UsdRate } from "~/domain/money";
import { matchExpression } from "~/features/search/match-expression.server";
import {
  type Closing,
  listClosingBefore,
  listOpenBetween,
  listTextMatches,
} from "./new-opportunities.sql.server";

const ROWS_AT_ONCE = 2_000;

type Asked = DigestWindow & { after: number; now: Date; rate: UsdRate; texts: ReadonlyArray<string> };

/**
 * Every open opportunity that is new, by its id, or closes within the window, with the cells of place × trade that it
 * belongs to.
 */
export async function listDigestCandidates(db: Database, asked: Asked): Promise<Array<DigestCandidate>> {
  const withText = await listWithTexts(db, asked);
  const rows = [...(await listNew(db, asked)), ...(await listClosing(db, asked))];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const cellsOfRow = rememberedCells();
  return [...byId.values()].map((row) =>
    candidateOf(row, withTexts(cellsOfRow(row), withText.get(row.id)), asked),
  );
}

/** Many bids are for the same trades in the same place: they share their cells. */
function rememberedCells(): (row: Row) => Cells {
  const known = new Map<string, Cells>();
  return ({ places, region, city, tags, parts }) => {
    const key = `${places}\n${tags}\n${parts}\n${region ?? ""}\n${city ?? ""}`;
    const found = known.get(key);
    if (found) return found;
    const cells = cellsOf({
      places: listOf(places),
      tags: listOf(tags),
      parts: listOf(parts),
      region,
      city,
      bidType: null,
      category: null,
    });
    known.set(key, cells);
    return cells;
  };
}

const listOf = (json: string) => JSON.parse(json) as Array<string>;

const withTexts = (cells: Cells, texts: ReadonlyArray<string> | undefined): Cells =>
  texts ? { ...cells, trades: [...cells.trades, ...texts.map(tradeTextKey)] } : cells;

type Row = RowsOf<ReturnType<typeof listOpenBetween>>[number];

async function listNew(db: Database, { after, upto, now }: Asked): Promise<Array<Row>> {
  const found: Array<Row> = [];
  for (let from = after; ;) {
    const rows = await runOne(db, listOpenBetween({ after: from, upto, now, limit: ROWS_AT_ONCE }));
    found.push(...rows);
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return found;
    from = last.id;
  }
}

async function listClosing(db: Database, { now, closingUntil: until }: Asked): Promise<Array<Row>> {
  const found: Array<Row> = [];
  for (let from: Closing["last"] = null; ;) {
    const rows: Array<Row> = await runOne(
      db,
      listClosingBefore({ now, until, last: from, limit: ROWS_AT_ONCE }),
    );
    found.push(...rows);
    const last = rows.at(-1);
    if (!last?.closes || rows.length < ROWS_AT_ONCE) return found;
    from = { closes: last.closes, id: last.id };
  }
}

function candidateOf(row: Row, cells: Cells, { rate, now }: Asked): DigestCandidate {
  const { closes, amount, currency } = row;
  return {
    id: row.id,
    title: row.title,
    partOf: row.partOf.map(({ id, shown }) => ({ id, version: matchableVersionOf(shown) })),
    cells,
    order: row.sortKey,
    cad: amount === null ? null : inCanadianDollars(amount, currency, rate),
    // A closing of the text that is over says nothing of a bid that is open.
    deadline: closes !== null && closes > now ? closes.getTime() : null,
  };
}

/** The full-text expression for a trade in a user's own words; `null` if it contains no word. */
export function expressionForText(text: string): string | null {
  const wanted = criteriaOf({ regions: [], serviceTypes: [text] });
  return wanted.anyTradeText.length === 0 ? null : matchExpression({ wanted });
}

/** Which of the texts each opportunity matches: one full-text query for all of them. */
async function listWithTexts(db: Database, { texts, after, upto, closingUntil }: Asked) {
  const expressions = texts.flatMap((text) => {
    const expression = expressionForText(text);
    return expression === null ? [] : [{ text, expression }];
  });
  const withText = new Map<number, Array<string>>();
  if (expressions.length === 0) return withText;
  const rows = await runOne(db, listTextMatches({ expressions, after, upto, until: closingUntil }));
  for (const { text, id } of rows) {
    const known = withText.get(id);
    if (known) known.push(text);
    else withText.set(id, [text]);
  }
  return withText;
}
