import { sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";
import { jsonEach } from "#drizzle/json-rows";
import { opportunities, opportunityVersions, userBids } from "#drizzle/schema";

/** A reader, and the period whose changes their digest lists. */
export type ChangesAsked = { userId: string; since: number; upto: number };

/** Changes of the bids that these readers have saved and not lost, the oldest first. */
export function listChangesOfSaved(asked: ReadonlyArray<ChangesAsked>) {
  return raw(
    sql`
      select b.user_id, b.bid_id, o.title, o.region, v.at, v.changes
      from ${jsonEach(asked)} a
      cross join user_bids b on b.user_id = a.value ->> 'userId' and b.status <> 'lost'
      cross join opportunity_versions v on v.opportunity_id = b.bid_id
        and v.at > a.value ->> 'since' and v.at <= a.value ->> 'upto'
      cross join opportunities o on o.id = b.bid_id
      order by v.at, b.bid_id
    `,
    {
      userId: userBids.userId,
      bidId: userBids.bidId,
      title: opportunities.title,
      region: opportunities.region,
      at: opportunityVersions.at,
      changes: opportunityVersions.changes,
    },
  );
}
