import { sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";
import { jsonEach } from "#drizzle/json-rows";

/** Belongs into every transaction that changes what the calendar of one person says. */
export function touchCalendar(userId: string) {
  return raw(sql`update calendar_feeds set revision = revision + 1 where user_id = ${userId}`);
}

/** Belongs into every transaction that changes bids: the calendars of all who have saved them say something else. */
export function touchCalendarsOf(bidIds: ReadonlyArray<number>) {
  return raw(sql`
    update calendar_feeds set revision = revision + 1 where user_id in (
      select b.user_id from ${jsonEach(bidIds)} bid cross join user_bids b on b.bid_id = bid.value
    )
  `);
}
