import { sql, type SQL } from "drizzle-orm";

/**
 * `isOpen` of `domain/opportunities/opportunity.ts` for a query in which `opportunities` has this alias; a property
 * test holds the two equal.
 */
export function openSql(alias: string, now: Date): SQL {
  const table = sql.raw(alias);
  return sql`(${table}.status = 'active' and (${table}.deadline is null or ${table}.deadline > ${now.getTime()}))`;
}
