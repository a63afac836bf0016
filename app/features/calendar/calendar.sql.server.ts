import { sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";
import { insertRows, jsonEach } from "#drizzle/json-rows";
import { calendarEntries } from "#drizzle/schema";
import type { FeedEntry } from "~/domain/calendar/keep-entries";

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
