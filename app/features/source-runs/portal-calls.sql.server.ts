import { sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";
import { portalCalls } from "#drizzle/schema";

/** One portal's calls of one day. */
export type CallDay = { portal: string; day: string };

/** Counts a call that is about to be made; returns no row if that would be more than `limit`. */
export function takeCall({ portal, day }: CallDay, limit: number) {
  return raw(
    sql`
      insert into portal_calls (portal, day, calls) select ${portal}, ${day}, 1 where ${limit} > 0
      on conflict (portal, day) do update set calls = calls + 1 where calls < ${limit}
      returning calls
    `,
    { calls: portalCalls.calls },
  );
}

/** Counts all of the day's calls as made. */
export function endCalls({ portal, day }: CallDay, limit: number) {
  return raw(sql`
    insert into portal_calls (portal, day, calls) values (${portal}, ${day}, ${limit})
    on conflict (portal, day) do update set calls = max(calls, excluded.calls)
  `);
}
