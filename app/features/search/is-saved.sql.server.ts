import { sql } from "drizzle-orm";

/** Somebody works with the bid `o`. */
export const IS_SAVED = sql`(
  exists (select 1 from user_bids b where b.bid_id = o.id)
    or exists (select 1 from removed_bids r where r.bid_id = o.id)
)`;
