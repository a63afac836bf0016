import { sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";
import { insertRows, jsonEach } from "#drizzle/json-rows";
import { calendarEntries } from "#drizzle/schema";
import type { FeedEntry } from "~/domain/calendar/keep-entries";

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

/** Of two readings at the same time, the one that knows more stays. */
export function storeEntries(userId: string, entries: ReadonlyArray<FeedEntry>) {
  const rows = entries.map((entry) => ({ ...entry, userId }));
  const update = Object.keys(rows[0] ?? {}).filter((name) => name !== "userId" && name !== "uid");
  const { query } = insertRows(calendarEntries, rows, { target: ["userId", "uid"], update });
  return raw(sql`${query} where excluded.sequence > calendar_entries.sequence`);
}

export function forgetEntries(userId: string, uids: ReadonlyArray<string>) {
  return raw(sql`
    delete from calendar_entries where user_id = ${userId} and uid in (select value from ${jsonEach(uids)})
  `);
}
