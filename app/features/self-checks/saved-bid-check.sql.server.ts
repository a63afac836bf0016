import { sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";

/** Saves an opportunity that the user has not saved yet; nothing if there is none. */
export function saveAnyBid({ id, userId }: { id: string; userId: string }) {
  return raw(sql`
    insert into user_bids (id, user_id, bid_id, status)
    select ${id}, ${userId}, o.id, 'interested' from opportunities o
    where not exists (select 1 from user_bids b where b.user_id = ${userId} and b.bid_id = o.id) limit 1
  `);
}
