import { type SQL, sql } from "drizzle-orm";

/** The bids that one person has left out as not their kind of work. The revision counts the changes of that set. */
export type Hiding = { userId: string; revision: number };

/** `null` for somebody who has never left out a bid: their lists and counts are the ones that others share. */
export function hidingOf({ id, hiddenRevision }: { id: string; hiddenRevision: number }): Hiding | null {
  return hiddenRevision === 0 ? null : { userId: id, revision: hiddenRevision };
}

/** Looks the bid up among those that are left out: one row at most. */
export function notHidden(hiding: Hiding | null, bidId: SQL): SQL {
  return hiding === null
    ? sql`1`
    : sql`not exists (select 1 from hidden_bids h where h.user_id = ${hiding.userId} and h.bid_id = ${bidId})`;
}

/** The same by `sort_key`, where no record is at hand. Reads the set once. It is a `case` as in `stillOpen`. */
export function sortKeyNotHidden(hiding: Hiding | null, sortKey: SQL): SQL {
  return hiding === null
    ? sql`1`
    : sql`case when ${sortKey} in (
        select hidden.sort_key from hidden_bids h cross join opportunities hidden on hidden.id = h.bid_id
        where h.user_id = ${hiding.userId}
      ) then 0 else 1 end`;
}

/** What a count is kept under: those of people who have left out bids are their own, and change with that set. */
export function countKey(expression: string, hiding: Hiding | null): string {
  return hiding === null ? expression : `${expression} without ${hiding.userId} ${hiding.revision}`;
}
