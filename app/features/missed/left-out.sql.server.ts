import { type SQL, sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";
import { opportunities } from "#drizzle/schema";
import { FALLBACK_USD_RATE } from "~/domain/money";
import { AMOUNT } from "~/features/digests/new-opportunities.sql.server";
import { CARD_JOINS, CARD_SHAPE, cardColumns } from "~/features/search/card-row.sql.server";
import { publishedFrom } from "~/features/search/feed-order.sql.server";
import { openSql } from "~/features/search/open.sql.server";

const SHAPE = { ...CARD_SHAPE, tags: opportunities.tags, parts: opportunities.parts } as const;

export type LeftOutQuery = {
  /** A full-text expression. */
  match: string;
  /** Published since. */
  from: Date;
  /** Whose saved bids, and those that are not their kind of work, are not listed. */
  userId: string;
  limit: number;
  now: Date;
};

const found = ({ match, from }: LeftOutQuery): SQL => sql`
  select rowid from opportunity_search where opportunity_search match ${match} and rowid >= ${publishedFrom(from)}
`;

const notSaved = ({ userId, now }: LeftOutQuery): SQL => sql`
  ${openSql("o", now)} and not exists (select 1 from user_bids b where b.user_id = ${userId} and b.bid_id = o.id)
    and not exists (select 1 from hidden_bids h where h.user_id = ${userId} and h.bid_id = o.id)
`;

/** Open bids that an expression finds and that the person has neither saved nor left out, newest first. */
export function listUnsaved(query: LeftOutQuery) {
  return raw(
    sql`
      select ${cardColumns()}, o.tags, o.parts from (${found(query)}) s
      cross join opportunities o on o.sort_key = s.rowid ${CARD_JOINS}
      where ${notSaved(query)} order by s.rowid desc limit ${query.limit}
    `,
    SHAPE,
  );
}

/** `usdRateOf` as SQL. */
const USD_RATE = sql`coalesce(
  (select cad from exchange_rates where currency = 'USD' order by day desc limit 1), ${FALLBACK_USD_RATE.cad}
)`;

/** Those among the newest `among` that state a value below a minimum, which is in Canadian dollars. */
export function listBelowMinimum(
  query: LeftOutQuery,
  { minimum, among }: { minimum: number; among: number },
) {
  return raw(
    sql`
      select ${cardColumns()}, o.tags, o.parts
      from (${found(query)} order by rowid desc limit ${among}) s
      cross join opportunities o on o.sort_key = s.rowid
      cross join opportunity_values v indexed by opportunity_values_stated
        on v.opportunity_id = o.id and ${AMOUNT} is not null
      where ${AMOUNT} * iif(v.currency = 'USD', ${USD_RATE}, 1) < ${minimum} and ${notSaved(query)}
      order by o.sort_key desc limit ${query.limit}
    `,
    SHAPE,
  );
}
