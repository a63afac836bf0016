import { sql, type SQL } from "drizzle-orm";

/**
 * `isOpen` of `domain/opportunities/opportunity.ts` for a query in which `opportunities` has this alias; a property
 * test holds the two equal.
 */
export function openSql(alias: string, now: Date): SQL {
  const table = sql.raw(alias);
  return sql`(${table}.status = 'active' and (${table}.deadline is null or ${table}.deadline > ${now.getTime()}))`;
}

/** Still listed, but closed since the last sweep. Its literals let SQLite use the index of the listed ones. */
export function closedSinceSweep(alias: string, now: Date): SQL {
  const table = sql.raw(alias);
  return sql`(${table}.listed = 1 and ${table}.deadline <= ${now.getTime()})`;
}

/**
 * Whether an entry of the index of open opportunities is still open. Those that have closed since the last sweep are
 * read once, into a set; as a `case`, because `not in` would read that set's first row at each entry to see whether it
 * is null.
 */
export function stillOpen(sortKey: SQL, now: Date): SQL {
  return sql`
    case when ${sortKey} in (select closed.sort_key from opportunities closed where ${closedSinceSweep("closed", now)})
      then 0 else 1 end
  `;
}
