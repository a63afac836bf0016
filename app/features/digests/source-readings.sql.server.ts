import { sql } from "drizzle-orm";
import { statement } from "#drizzle/batch";
import type { SourceReading } from "~/domain/mail/digest";
import { SOURCES } from "~/sources";

/** When each source was last read well. */
export function findSourceReadings() {
  return statement<SourceReading>(sql`
    select value as source, (
      select finished_at from source_runs
      where source = value and outcome in ('complete', 'unchanged') order by started_at desc limit 1
    ) as readAt
    from json_each(${JSON.stringify(SOURCES.map(({ id }) => id))})
  `);
}
