import { sql, type SQL } from "drizzle-orm";
import { statement } from "#drizzle/batch";
import type { Database } from "#drizzle/client";

/** A count that reads no more than this is not worth a written row: writing costs more than reading. */
const WORTH_KEEPING = 25;
/** Longer expressions are somebody's own; they are counted each time. */
const MAX_EXPRESSION = 4_000;

export type CountRow = { found: number; kept: 0 | 1; version: number };

/**
 * The count of an expression: the kept one while the index has not changed and none of the counted has closed, else
 * counted anew by `counted`, which SQLite runs in that case only.
 */
export function countOrRecall(expression: string, counted: SQL, now: Date) {
  return statement<CountRow>(sql`
    select case when kept.found is not null then kept.found else (${counted}) end as found,
      kept.found is not null as kept, kept.version as version
    from (
      select coalesce(max(s.version), 0) as version, max(c.found) as found
      from (select version from index_state where id = 1) s
      left join match_counts c on c.expression = ${expression} and c.version = s.version
        and (c.valid_until is null or c.valid_until > ${now.getTime()})
    ) kept
  `);
}

/** Whether a count is one that other readers will ask for too. */
export function isWorthKeeping(expression: string, { found, kept }: CountRow): boolean {
  return kept === 0 && found > WORTH_KEEPING && expression.length <= MAX_EXPRESSION;
}

/** Keeps a count for the next reader, unless the index has changed since. */
export async function keepCount(db: Database, expression: string, { found, version }: CountRow, now: Date) {
  await db.run(sql`
    insert into match_counts (expression, version, valid_until, found)
    select ${expression}, version, (select min(deadline) from opportunities where listed = 1 and deadline > ${now.getTime()}), ${found}
    from index_state where id = 1 and version = ${version}
    on conflict (expression) do update
    set version = excluded.version, valid_until = excluded.valid_until, found = excluded.found
  `);
}

/** Those of an index that has changed since are of no more use. */
export async function forgetOldCounts(db: Database) {
  await db.run(sql`delete from match_counts where version < (select version from index_state where id = 1)`);
}
