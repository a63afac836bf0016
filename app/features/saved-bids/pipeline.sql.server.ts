import { sql } from "drizzle-orm";
import { raw, tagged } from "#drizzle/batch";
import { removedBids, userBids } from "#drizzle/schema";
import { closingSql } from "~/features/search/open.sql.server";

/** Selects one user's own saved bid. */
export type OwnBid = { userId: string; bidId: number };

/** Saves an active opportunity as interested, unless it is saved already. Returns the new row's id. */
export function insertSavedBid({ userId, bidId }: OwnBid, now: Date) {
  const at = now.getTime();
  return tagged(
    "saved-bids.save",
    raw(
      sql`
        insert into user_bids (id, user_id, bid_id, status, closes_at, created_at, updated_at)
        select ${crypto.randomUUID()}, ${userId}, o.id, 'interested', ${closingSql("o")}, ${at}, ${at}
        from opportunities o where o.id = ${bidId} and o.status = 'active'
        on conflict (user_id, bid_id) do nothing returning id
      `,
      { id: userBids.id },
    ),
  );
}

/** Stores a saved bid's status and notes for `restoreRemovedBid`. */
export function keepRemovedBid({ userId, bidId }: OwnBid, now: Date) {
  return raw(
    sql`
      insert or replace into removed_bids (user_id, bid_id, status, notes, created_at, removed_at)
      select user_id, bid_id, status, notes, created_at, ${now.getTime()} from user_bids
      where user_id = ${userId} and bid_id = ${bidId}
      returning bid_id
    `,
    { bidId: removedBids.bidId },
  );
}

/** Removals that followed each other closely, by the times of the first and the last. */
export type Removals = { since: Date; until: Date };

const isAmong = ({ userId, bidId }: OwnBid, removals: Removals | null) => {
  const together = removals
    ? sql`or removed_at between ${removals.since.getTime()} and ${removals.until.getTime()}`
    : sql``;
  return sql`user_id = ${userId} and (bid_id = ${bidId} ${together})`;
};

/** Returns the restored bids. */
export function restoreRemovedBids(own: OwnBid, now: Date, removals: Removals | null) {
  return raw(
    sql`
      insert into user_bids (id, user_id, bid_id, status, notes, closes_at, created_at, updated_at)
      select lower(hex(randomblob(16))), r.user_id, r.bid_id, r.status, r.notes, ${closingSql("o")}, r.created_at, ${now.getTime()}
      from removed_bids r cross join opportunities o on o.id = r.bid_id where ${isAmong(own, removals)}
      on conflict (user_id, bid_id) do nothing returning bid_id
    `,
    { bidId: userBids.bidId },
  );
}

/** Returns the bids that could have been restored. */
export function forgetRestoredBids(own: OwnBid, removals: Removals | null) {
  return raw(sql`delete from removed_bids where ${isAmong(own, removals)} returning bid_id`, {
    bidId: removedBids.bidId,
  });
}
