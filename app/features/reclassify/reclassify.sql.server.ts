import { sql } from "drizzle-orm";
import { asNumber, raw } from "#drizzle/batch";
import { opportunities } from "#drizzle/schema";

/**
 * The next opportunities after `after`, with the length of their notices; only those of other rules, unless `all`. Those in
 * the archive keep what the rules of their time have made of them.
 */
export function listOutdated({ after, rules, all, limit }: Wanted) {
  return raw(
    sql`
      select o.id, (select total(length(n.content)) from notices n where n.opportunity_id = o.id) as length
      from opportunities o
      where o.id > ${after} and o.archived_at is null and (${all ? 1 : 0} = 1 or o.rules_version <> ${rules})
      order by o.id limit ${limit}
    `,
    { id: opportunities.id, length: asNumber },
  );
}

type Wanted = { after: number; rules: string; all: boolean; limit: number };
