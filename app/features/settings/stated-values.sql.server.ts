import { sql } from "drizzle-orm";
import { asNumber, raw } from "#drizzle/batch";
import { AMOUNT } from "~/features/digests/new-opportunities.sql.server";

/** How many of the newest listed bids that an expression finds state a value. */
export function countStatedValues(expression: string, newest: number) {
  return raw(
    sql`
      select count(*) as seen, count(v.opportunity_id) as stated from (
        select rowid as sort_key from opportunity_search where opportunity_search match ${expression}
        order by rowid desc limit ${newest}
      ) n
      cross join opportunities o on o.sort_key = n.sort_key
      left join opportunity_values v indexed by opportunity_values_stated
        on v.opportunity_id = o.id and ${AMOUNT} is not null
    `,
    { seen: asNumber, stated: asNumber },
  );
}
