import { sql } from "drizzle-orm";
import { asNumber, asText, orNull, raw } from "#drizzle/batch";
import { SOURCES } from "~/sources";

/** When each source was last read successfully, in milliseconds, because `SourceReading` is also stored as JSON. */
export function findSourceReadings() {
  return raw(
    sql`
      select value as source, (
        select finished_at from source_runs
        where source = value and outcome in ('complete', 'unchanged') order by started_at desc limit 1
      ) as read_at
      from json_each(${JSON.stringify(SOURCES.map(({ id }) => id))})
    `,
    { source: asText, readAt: orNull(asNumber) },
  );
}
