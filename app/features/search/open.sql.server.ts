import { type SQL, sql } from "drizzle-orm";

/**
 * `isOpen` of `domain/opportunities/opportunity.ts` as SQL, for a query in which `opportunities` has this alias. A
 * property test checks that the two agree.
 */
export function openSql(alias: string, now: Date): SQL {
  const table = sql.raw(alias);
  return sql`(${table}.status = 'active' and (${table}.deadline is null or ${table}.deadline > ${now.getTime()}))`;
}

/**
 * `countedClosing` of `domain/reading/kept/text-closing.ts` as SQL, in the words of the index of listed rows. A text's
 * closing stays until the sweep after it: compare it with now.
 */
export const closingSql = (alias: string): SQL =>
  sql.raw(`coalesce(${alias}.deadline, ${alias}.text_closing)`);

/** Still listed, and the closing that counts is over. The literals let SQLite use the partial index of listed rows. */
export function overSinceSweep(alias: string, now: Date): SQL {
  return sql`(${sql.raw(alias)}.listed = 1 and ${closingSql(alias)} <= ${now.getTime()})`;
}

/** Still listed, but closed since the last sweep: nothing closes by its text. */
export function closedSinceSweep(alias: string, now: Date): SQL {
  return sql`(${overSinceSweep(alias, now)} and ${sql.raw(alias)}.deadline is not null)`;
}

/**
 * Whether an entry of the index of open opportunities is still open. Opportunities that closed since the last sweep are
 * read once, into a set. It is a `case` because `not in` would read the set's first row for each entry, to check for
 * null.
 */
export function stillOpen(sortKey: SQL, now: Date): SQL {
  return sql`
    case when ${sortKey} in (select closed.sort_key from opportunities closed where ${closedSinceSweep("closed", now)})
      then 0 else 1 end
  `;
}
