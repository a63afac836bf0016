import { sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";
import { jsonEach } from "#drizzle/json-rows";

/** A notice and its opportunity as they were read. */
export type ReadState = {
  noticeId: number;
  contentHash: string;
  leads: boolean;
  opportunityId: number;
  status: string;
  /** In milliseconds. */
  updatedAt: number;
  /** In milliseconds. */
  missingSince: number | null;
};

/**
 * Fails its transaction if one of these has been written or deleted since it was read, or if its texts have moved to the
 * archive: `wasOvertaken`.
 */
export function requireUnchanged(states: ReadonlyArray<ReadState>) {
  const found = sql`
    select count(*) from ${jsonEach(states)} seen
    join notices n on n.id = seen.value ->> 'noticeId'
    join opportunities o on o.id = n.opportunity_id
    where n.content_hash = seen.value ->> 'contentHash' and n.leads = seen.value ->> 'leads'
      and o.id = seen.value ->> 'opportunityId' and o.status = seen.value ->> 'status'
      and o.updated_at = seen.value ->> 'updatedAt' and n.missing_since is seen.value ->> 'missingSince'
      and o.archived_at is null
  `;
  return raw(
    sql`select json(case when (${found}) = ${states.length} then '1' else 'written since' end) as unchanged`,
    { unchanged: (stored: string) => stored === "1" },
  );
}
