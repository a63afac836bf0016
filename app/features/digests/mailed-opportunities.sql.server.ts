import { sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";
import { jsonEach } from "#drizzle/json-rows";
import { CARD_JOINS, CARD_SHAPE, cardColumns } from "~/features/search/card-row.sql.server";

/** A little more of a description than an email shows. */
const SUMMARY_READ = 400;

/** The opportunities of an email, as they are now. */
export function listMailedOpportunities(ids: ReadonlyArray<number>) {
  return raw(
    sql`
      select ${cardColumns({ summaryLength: SUMMARY_READ })} from opportunities o ${CARD_JOINS}
      where o.id in (select value from ${jsonEach([...new Set(ids)])})
    `,
    CARD_SHAPE,
  );
}
