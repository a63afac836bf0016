import { sql } from "drizzle-orm";
import { asNumber, raw } from "#drizzle/batch";
import { opportunities } from "#drizzle/schema";
import { publishedFrom } from "~/features/search/feed-order.sql.server";

type Published = { expression: string; from: Date; cap: number };

/** How many stored bids, open and closed, an expression finds that were published since `from`; and since when we read. */
export function countPublished({ expression, from, cap }: Published) {
  return raw(
    sql`
      select (select created_at from opportunities order by id limit 1) as created_at, (
        select count(*) from (
          select rowid from opportunity_search
            where opportunity_search match ${expression} and rowid >= ${publishedFrom(from)}
          union all
          select rowid from opportunity_archive
            where opportunity_archive match ${expression} and rowid >= ${publishedFrom(from)}
          limit ${cap}
        )
      ) as found
    `,
    { createdAt: opportunities.createdAt, found: asNumber },
  );
}
