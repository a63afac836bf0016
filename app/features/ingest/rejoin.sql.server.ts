import { sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";
import { insertRows, jsonEach } from "#drizzle/json-rows";
import { joinedOpportunities, undoneMerges } from "#drizzle/schema";
import { touchCalendarsOf } from "~/features/calendar-feeds/touch-calendar.sql.server";
import { moveHidden } from "~/features/not-my-kind/moved-bids.sql.server";
import { closingSql } from "~/features/search/open.sql.server";

/** A notice whose own opportunity (`from`) is withdrawn because it duplicates another (`to`). */
export type Rejoined = { key: string; from: number; to: number };

/**
 * Gives readers the other bid: what they have saved, noted, removed or left out moves, what they have opened stays open
 * without another view, and the addresses of this bid, and of those that joined it before, lead to the other. The notice
 * joins this bid once; if they are taken apart again, they stay two.
 */
export function rejoinStatements(portal: { id: string }, rejoined: ReadonlyArray<Rejoined>, now: Date) {
  const pairs = jsonEach(rejoined.map(({ from, to }) => ({ from, to })));
  return [
    // Who has saved both keeps both, each with its notes.
    raw(sql`
      update or ignore user_bids set bid_id = o.id, closes_at = ${closingSql("o")}
      from ${pairs} pair cross join opportunities o on o.id = pair.value ->> 'to'
      where bid_id = pair.value ->> 'from'
    `),
    raw(sql`
      update or ignore removed_bids set bid_id = pair.value ->> 'to'
      from ${pairs} pair where bid_id = pair.value ->> 'from'
    `),
    raw(sql`
      update user_key_dates set opportunity_id = pair.value ->> 'to'
      from ${pairs} pair where opportunity_id = pair.value ->> 'from'
    `),
    raw(sql`
      insert or ignore into user_bid_views (user_id, bid_id, viewed_at, spent)
      select v.user_id, pair.value ->> 'to', v.viewed_at, 0
      from ${pairs} pair join user_bid_views v on v.bid_id = pair.value ->> 'from'
    `),
    moveHidden(pairs),
    raw(sql`
      update joined_opportunities set into_id = pair.value ->> 'to'
      from ${pairs} pair where into_id = pair.value ->> 'from'
    `),
    touchCalendarsOf(rejoined.map(({ to }) => to)),
    insertRows(
      joinedOpportunities,
      rejoined.map(({ from, to }) => ({ opportunityId: from, intoId: to })),
      "replace",
    ),
    insertRows(
      undoneMerges,
      rejoined.map(({ key, to }) => ({ portal: portal.id, key, opportunityId: to, at: now })),
      "ignore",
    ),
  ];
}
