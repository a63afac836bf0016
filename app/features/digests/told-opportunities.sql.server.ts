import { sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";
import { CARD_JOINS, CARD_SHAPE, cardColumns } from "~/features/search/card-row.sql.server";

/** As much of a description as a mail can show, and a little more. */
const SUMMARY_READ = 400;

/** The opportunities that a mail tells of, as they are now. */
export function listToldOpportunities(ids: ReadonlyArray<number>) {
  const wanted = JSON.stringify([...new Set(ids)]);
  return raw(
    sql`
      select ${cardColumns({ summaryLength: SUMMARY_READ })} from opportunities o ${CARD_JOINS}
      where o.id in (select value from json_each(${wanted}))
    `,
    CARD_SHAPE,
  );
}
