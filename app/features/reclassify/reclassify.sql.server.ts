import { sql } from "drizzle-orm";
import { asNumber, raw } from "#drizzle/batch";
import { jsonEach } from "#drizzle/json-rows";
import { opportunities } from "#drizzle/schema";

/** The next opportunities after `after`, with the length of their notices; only those of other rules, unless `all`. */
export function listOutdated({ after, rules, all, limit }: Wanted) {
  return raw(
    sql`
      select o.id, (select total(length(n.content)) from notices n where n.opportunity_id = o.id) as length
      from opportunities o
      where o.id > ${after} and (${all ? 1 : 0} = 1 or o.rules_version <> ${rules})
      order by o.id limit ${limit}
    `,
    { id: opportunities.id, length: asNumber },
  );
}

type Wanted = { after: number; rules: string; all: boolean; limit: number };

/** A notice and its opportunity as they were read. */
export type ReadState = {
  noticeId: number;
  contentHash: string;
  leads: boolean;
  opportunityId: number;
  status: string;
  /** In milliseconds. */
  updatedAt: number;
};

/** Fails its transaction, with "malformed JSON", if one of these has been written since it was read. */
export function requireUnchanged(states: ReadonlyArray<ReadState>) {
  const found = sql`
    select count(*) from ${jsonEach(states)} seen
    join notices n on n.id = seen.value ->> 'noticeId'
    join opportunities o on o.id = n.opportunity_id
    where n.content_hash = seen.value ->> 'contentHash' and n.leads = seen.value ->> 'leads'
      and o.id = seen.value ->> 'opportunityId' and o.status = seen.value ->> 'status'
      and o.updated_at = seen.value ->> 'updatedAt'
  `;
  return raw(
    sql`select json(case when (${found}) = ${states.length} then '1' else 'written since' end) as unchanged`,
    { unchanged: (stored: string) => stored === "1" },
  );
}
