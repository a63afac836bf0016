import { sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";
import { jsonEach } from "#drizzle/json-rows";
import { closingSql } from "./open.sql.server";

/** Copies the closing dates of opportunities to the saved bids of them. */
export function copyClosingDates(bidIds: ReadonlyArray<number>) {
  return raw(sql`
    update user_bids set closes_at = ${closingSql("o")} from opportunities o
    where user_bids.bid_id in (select value from ${jsonEach(bidIds)}) and o.id = user_bids.bid_id
      and closes_at is not ${closingSql("o")}
  `);
}
