import { sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";
import { jsonEach } from "#drizzle/json-rows";
import { orderBase } from "~/features/search/feed-order.sql.server";

export function deleteFingerprints(ids: ReadonlyArray<number>) {
  return raw(sql`
    delete from opportunity_fingerprints where opportunity_id in (select value from ${jsonEach(ids)})
  `);
}

export function deleteValues(ids: ReadonlyArray<number>) {
  return raw(
    sql`delete from opportunity_values where opportunity_id in (select value from ${jsonEach(ids)})`,
  );
}

/** An opportunity's position in the feed's order: see `orderParts` of `domain/opportunities/feed-order.ts`. */
type Order = { id: number; published: number; deadline: number };

/**
 * Sets each row's position in the feed's order: published, then deadline, then first stored. Rows that share both dates
 * count down from the top of their range. The numbers have 63 bits, so SQL computes them.
 */
export function setSortKeys(order: ReadonlyArray<Order>) {
  return raw(sql`
    update opportunities set sort_key = ranked.sort_key
    from (
      select id,
        coalesce(
          (select min(taken.sort_key) from opportunities taken
            where taken.sort_key >= base and taken.sort_key < base + 131072),
          base + 131072
        ) - row_number() over (partition by base order by id) as sort_key
      from (
        select value ->> 'id' as id, ${orderBase(sql`(value ->> 'published')`, sql`(value ->> 'deadline')`)} as base
        from ${jsonEach(order)}
      )
    ) ranked
    where opportunities.id = ranked.id
  `);
}
