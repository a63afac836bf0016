import { sql } from "drizzle-orm";
import { runBatch, statement } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { HOUR_MS } from "~/domain/duration";
import { RETENTION } from "~/domain/retention";
import type { SavedBidStatus } from "~/domain/opportunities/saved-bid";

/** One user's saved bid; nobody else's can be named. */
export type OwnBid = { userId: string; bidId: number };

export type Saved = { title: string; outcome: "added" | "updated" | "already" };

/**
 * Puts an open or expired opportunity into the user's list as interested. `marksInterested` also sets one that has got
 * further back to interested. `null` when there is no such opportunity, or its source has taken it back.
 */
export async function saveBid(
  db: Database,
  { userId, bidId }: OwnBid,
  now: Date,
  { marksInterested }: { marksInterested: boolean },
): Promise<Saved | null> {
  const at = now.getTime();
  const [[before], inserted, updated] = await runBatch(db, [
    statement<{ title: string }>(
      sql`select title from opportunities where id = ${bidId} and status = 'active'`,
    ),
    statement<{ id: string }>(sql`
      insert into user_bids (id, user_id, bid_id, status, created_at, updated_at)
      select ${crypto.randomUUID()}, ${userId}, id, 'interested', ${at}, ${at}
      from opportunities where id = ${bidId} and status = 'active'
      on conflict (user_id, bid_id) do nothing returning id
    `),
    statement<{ id: string }>(sql`
      update user_bids set status = 'interested', updated_at = ${at}
      where ${marksInterested ? 1 : 0} and user_id = ${userId} and bid_id = ${bidId} and status <> 'interested'
      returning id
    `),
  ]);
  if (!before) return null;
  const outcome = inserted.length > 0 ? "added" : updated.length > 0 ? "updated" : "already";
  return { title: before.title, outcome };
}

/** Whether the user had such a bid. */
export async function setStatus(
  db: Database,
  { userId, bidId }: OwnBid,
  status: SavedBidStatus,
  now: Date,
): Promise<boolean> {
  const rows = await db.all(sql`
    update user_bids set status = ${status}, updated_at = ${now.getTime()}
    where user_id = ${userId} and bid_id = ${bidId} returning id
  `);
  return rows.length > 0;
}

/** Empty notes are none. Whether the user had such a bid. */
export async function setNotes(
  db: Database,
  { userId, bidId }: OwnBid,
  notes: string,
  now: Date,
): Promise<boolean> {
  const rows = await db.all(sql`
    update user_bids set notes = ${notes === "" ? null : notes}, updated_at = ${now.getTime()}
    where user_id = ${userId} and bid_id = ${bidId} returning id
  `);
  return rows.length > 0;
}

/** Deletes the record; its status and notes are kept aside for a day, so that it can be undone. */
export async function removeBid(db: Database, { userId, bidId }: OwnBid, now: Date): Promise<boolean> {
  const [, removed] = await runBatch(db, [
    statement(sql`
      insert or replace into removed_bids (user_id, bid_id, status, notes, created_at, removed_at)
      select user_id, bid_id, status, notes, created_at, ${now.getTime()} from user_bids
      where user_id = ${userId} and bid_id = ${bidId}
    `),
    statement<{ id: string }>(
      sql`delete from user_bids where user_id = ${userId} and bid_id = ${bidId} returning id`,
    ),
  ]);
  return removed.length > 0;
}

/** Brings a removed bid back as it was. Whether there was one. */
export async function restoreBid(db: Database, { userId, bidId }: OwnBid, now: Date): Promise<boolean> {
  const [restored] = await runBatch(db, [
    statement<{ id: string }>(sql`
      insert into user_bids (id, user_id, bid_id, status, notes, created_at, updated_at)
      select ${crypto.randomUUID()}, user_id, bid_id, status, notes, created_at, ${now.getTime()}
      from removed_bids where user_id = ${userId} and bid_id = ${bidId}
      on conflict (user_id, bid_id) do nothing returning id
    `),
    statement(sql`delete from removed_bids where user_id = ${userId} and bid_id = ${bidId}`),
  ]);
  return restored.length > 0;
}

/** What was removed longer ago cannot be brought back. */
export async function forgetRemovedBids(db: Database, now: Date) {
  await db.run(
    sql`delete from removed_bids where removed_at < ${now.getTime() - RETENTION.removedBidHours * HOUR_MS}`,
  );
}
