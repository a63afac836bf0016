import { and, eq, lt, ne, sql } from "drizzle-orm";
import { runBatch, runOne, tagged } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { opportunities, removedBids, userBids } from "#drizzle/schema";
import { HOUR_MS } from "~/domain/duration";
import type { SavedBidStatus } from "~/domain/opportunities/saved-bid";
import { RETENTION } from "~/domain/retention";
import { insertSavedBid, keepRemovedBid, type OwnBid, restoreRemovedBid } from "./pipeline.sql.server";

const isOwn = ({ userId, bidId }: OwnBid) => and(eq(userBids.userId, userId), eq(userBids.bidId, bidId));

export type Saved = { title: string; outcome: "added" | "updated" | "already" };

/**
 * Saves an open or expired opportunity as interested. With `marksInterested`, a bid that is already saved goes back to
 * interested. Returns `null` for an unknown or withdrawn opportunity.
 */
export async function saveBid(
  db: Database,
  own: OwnBid,
  now: Date,
  { marksInterested }: { marksInterested: boolean },
): Promise<Saved | null> {
  const [[before], inserted, updated] = await runBatch(db, [
    db
      .select({ title: opportunities.title })
      .from(opportunities)
      .where(and(eq(opportunities.id, own.bidId), eq(opportunities.status, "active"))),
    insertSavedBid(own, now),
    db
      .update(userBids)
      .set({ status: "interested", updatedAt: now })
      .where(and(sql`${marksInterested ? 1 : 0}`, isOwn(own), ne(userBids.status, "interested")))
      .returning({ id: userBids.id }),
  ]);
  if (!before) return null;
  const outcome = inserted.length > 0 ? "added" : updated.length > 0 ? "updated" : "already";
  return { title: before.title, outcome };
}

/** Returns whether the user had this bid. */
export async function setStatus(
  db: Database,
  own: OwnBid,
  status: SavedBidStatus,
  now: Date,
): Promise<boolean> {
  const update = db
    .update(userBids)
    .set({ status, updatedAt: now })
    .where(isOwn(own))
    .returning({ id: userBids.id });
  return (await runOne(db, tagged("saved-bids.status", update))).length > 0;
}

/** Stores empty notes as null. Returns whether the user had this bid. */
export async function setNotes(db: Database, own: OwnBid, notes: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(userBids)
    .set({ notes: notes === "" ? null : notes, updatedAt: now })
    .where(isOwn(own))
    .returning({ id: userBids.id });
  return rows.length > 0;
}

/** Deletes the saved bid and stores its status and notes for a day, for Undo. */
export async function removeBid(db: Database, own: OwnBid, now: Date): Promise<boolean> {
  const [, removed] = await runBatch(db, [
    keepRemovedBid(own, now),
    tagged("saved-bids.remove", db.delete(userBids).where(isOwn(own)).returning({ id: userBids.id })),
  ]);
  return removed.length > 0;
}

/** Restores a removed bid with its status and notes. Returns whether there was one. */
export async function restoreBid(db: Database, own: OwnBid, now: Date): Promise<boolean> {
  const [restored] = await runBatch(db, [
    restoreRemovedBid(own, now),
    db.delete(removedBids).where(and(eq(removedBids.userId, own.userId), eq(removedBids.bidId, own.bidId))),
  ]);
  return restored.length > 0;
}

/** Deletes removed bids that are too old to restore. */
export async function forgetRemovedBids(db: Database, now: Date) {
  const before = new Date(now.getTime() - RETENTION.removedBidHours * HOUR_MS);
  await db.delete(removedBids).where(lt(removedBids.removedAt, before));
}
