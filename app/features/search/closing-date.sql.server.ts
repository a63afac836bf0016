import { sql, type SQL } from "drizzle-orm";
import { orNull } from "#drizzle/batch";
import { opportunities } from "#drizzle/schema";

/** The closing date that is shown, for queries in which the two tables have these aliases. */
export function closingDateSql(opportunity: string, dates: string): SQL {
  return sql.raw(`coalesce(${dates}.submission_due, ${opportunity}.submission_due, ${opportunity}.deadline)`);
}

/** The same as a column of the builder's queries. */
export const closingDate = closingDateSql("opportunities", "opportunity_dates")
  .mapWith(orNull(opportunities.deadline))
  .as("closing_date");
