import { sql } from "drizzle-orm";
import { asNumber, raw } from "#drizzle/batch";
import type { Profile } from "#drizzle/schema";
import { effectivePreferences } from "~/domain/matching/effective-preferences";
import { criteriaOf } from "~/domain/matching/match-profile";
import { lastDigestUptoSql } from "~/features/digests/plan-digests.sql.server";
import { COUNT_CAP } from "~/features/search/find-opportunities.server";
import { hidingOf, notHidden } from "~/features/search/hidden.sql.server";
import { matchExpression } from "~/features/search/match-expression.server";
import { openSql } from "~/features/search/open.sql.server";

/** How many matching open bids are newer than the last digest; exact up to the cap. */
export function countWaiting(profile: Profile, at: Date) {
  const lastDigestAt = sql`${profile.lastDigestAt?.getTime() ?? 0}`;
  return raw(
    sql`
      select count(*) as count from (
        select 1 from opportunity_search s cross join opportunities o on o.sort_key = s.rowid
        where s.opportunity_search match ${matchExpression({ wanted: criteriaOf(effectivePreferences(profile)) })}
          and o.id > coalesce(${lastDigestUptoSql(lastDigestAt)}, 0) and ${openSql("o", at)}
          and ${notHidden(hidingOf(profile), sql`o.id`)}
        limit ${COUNT_CAP + 1}
      )
    `,
    { count: asNumber },
  );
}
