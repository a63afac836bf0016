import { sql } from "drizzle-orm";
import { asBoolean, asNumber, raw, type RowsOf } from "#drizzle/batch";
import { stillOpen } from "./open.sql.server";

const COUNT_SHAPE = { found: asNumber, kept: asBoolean, version: asNumber } as const;

export type CountRow = RowsOf<ReturnType<typeof findCount>>[number];

/** Replaces a count that is not requested; keeps the batch's positions. */
export const NO_COUNT = raw(sql`select 1 where 0`, COUNT_SHAPE);

/**
 * Counts the open opportunities that a full-text expression finds, up to `cap`. Uses the stored count while the index is
 * unchanged and none of the counted has closed; otherwise counts them in the index, without reading the records.
 */
export function findCount(expression: string, cap: number, now: Date) {
  return raw(
    sql`
      select case when kept.found is not null then kept.found else (
          select count(*) from (
            select rowid from opportunity_search
            where opportunity_search match ${expression} and ${stillOpen(sql`rowid`, now)}
            limit ${cap}
          )
        ) end as found,
        kept.found is not null as kept, kept.version as version
      from (
        select coalesce(max(s.version), 0) as version, max(c.found) as found
        from (select version from index_state where id = 1) s
        left join match_counts c on c.expression = ${expression} and c.version = s.version
          and (c.valid_until is null or c.valid_until > ${now.getTime()})
      ) kept
    `,
    COUNT_SHAPE,
  );
}

/** Stores a count for the next user, unless the index has changed since. */
export function keepCount(
  expression: string,
  { found, version }: Pick<CountRow, "found" | "version">,
  now: Date,
) {
  return raw(sql`
    insert into match_counts (expression, version, valid_until, found)
    select ${expression}, version, (select min(deadline) from opportunities where listed = 1 and deadline > ${now.getTime()}), ${found}
    from index_state where id = 1 and version = ${version}
    on conflict (expression) do update
    set version = excluded.version, valid_until = excluded.valid_until, found = excluded.found
  `);
}
