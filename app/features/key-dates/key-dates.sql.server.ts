import { sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";
import { jsonEach } from "#drizzle/json-rows";
import { opportunityVersions } from "#drizzle/schema";
import { DAY_MS } from "~/domain/duration";

const countDates = (ids: ReadonlyArray<number>) => sql`(
  select count(*) || ' ' || coalesce(sum(sequence), 0) from opportunity_key_dates
  where opportunity_id in (select value from ${jsonEach(ids)})
)`;

/**
 * Fails its transaction if another writer has stored key dates of these opportunities since they were read, as
 * `requireUnchanged` does for notices. `counted` is their number and the sum of their sequences: "3 1".
 */
export function requireSameDates(ids: ReadonlyArray<number>, counted: string) {
  return raw(
    sql`select json(case when ${countDates(ids)} = ${counted} then '1' else 'written since' end) as unchanged`,
    { unchanged: (stored: string) => stored === "1" },
  );
}

/** The closing dates that the portals of these opportunities stated before they moved them. */
export function listMovedClosings(ids: ReadonlyArray<number>) {
  return raw(
    sql`
      select v.opportunity_id, change.value ->> 'from' as was
      from opportunity_versions v, json_each(v.changes) change
      where v.opportunity_id in (select value from ${jsonEach(ids)})
        and change.value ->> 'field' = 'deadline' and change.value ->> 'from' is not null
    `,
    { opportunityId: opportunityVersions.opportunityId, was: (stored: string) => new Date(stored) },
  );
}

/** Calendars that had a withdrawn date have read its end after so long. */
export const WITHDRAWN_KEPT_MS = 90 * DAY_MS;

export function deleteLongWithdrawn(ids: ReadonlyArray<number>, now: Date) {
  return raw(sql`
    delete from opportunity_key_dates
    where opportunity_id in (select value from ${jsonEach(ids)}) and standing = 'withdrawn'
      and changed_at < ${now.getTime() - WITHDRAWN_KEPT_MS}
  `);
}
