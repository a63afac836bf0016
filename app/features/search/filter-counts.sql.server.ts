import { sql } from "drizzle-orm";
import { asBoolean, asDate, asJson, asNumber, asText, orNull, raw } from "#drizzle/batch";
import type { FilterCounts } from "~/domain/matching/filter-counts";
import { openSql } from "./open.sql.server";

const mayBegin = (now: Date, since: Date) =>
  sql`(started_at <= ${since.getTime()} or started_at > ${now.getTime()})`;

/**
 * The stored counts, and whether a reader is to count again, because they are out of date and nobody began since `since`:
 * one row, or none before the first count.
 */
export function findFilterCounts(now: Date, since: Date) {
  return raw(
    sql`
      select f.counts as counts,
        not (f.version = s.version and (f.valid_until is null or f.valid_until > ${now.getTime()}))
          and ${mayBegin(now, since)} as due
      from filter_counts f, index_state s where f.id = 1 and s.id = 1
    `,
    { counts: asJson<FilterCounts>(), due: asBoolean },
  );
}

/** Returns a row to the one reader who is to count; to others only after `since`, when that reader must have failed. */
export function beginFilterCount(now: Date, since: Date) {
  return raw(
    sql`
      insert into filter_counts (id, version, started_at, counts) values (1, -1, ${now.getTime()}, '{}')
      on conflict (id) do update set started_at = excluded.started_at
      where ${mayBegin(now, since)}
      returning 1 as begun
    `,
    { begun: asBoolean },
  );
}

/** The open opportunities by what the filters look at, with the version of the index in each row. */
export function countAlike(now: Date) {
  return raw(
    sql`
      select o.bid_type as bid_type, o.category as category, o.places as places, count(*) as found,
        min(o.deadline) as closes, (select version from index_state where id = 1) as version
      from opportunities o where o.listed = 1 and ${openSql("o", now)}
      group by o.bid_type, o.category, o.places
    `,
    {
      bidType: orNull(asText),
      category: orNull(asText),
      places: asJson<Array<string>>(),
      found: asNumber,
      closes: orNull(asDate),
      version: asNumber,
    },
  );
}

export type NewFilterCounts = { counts: FilterCounts; version: number; validUntil: Date | null };

export function storeFilterCounts({ counts, version, validUntil }: NewFilterCounts) {
  return raw(sql`
    update filter_counts
    set counts = ${JSON.stringify(counts)}, version = ${version}, valid_until = ${validUntil?.getTime() ?? null}
    where id = 1
  `);
}
