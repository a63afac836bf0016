import { and, desc, eq, gte, ne, sql } from "drizzle-orm";
import { runBatch, tagged } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { opportunities, removedBids, userBids } from "#drizzle/schema";
import { HOUR_MS } from "~/domain/duration";
import { isOnePress, type SavedBidStatus, startOfRemovals } from "~/domain/opportunities/saved-bid";
import { touchCalendar } from "~/features/calendar-feeds/touch-calendar.sql.server";
import {
  forgetRestoredBids,
  insertSavedBid,
  keepRemovedBid,
  type OwnBid,
  type Removals,
  restoreRemovedBids,
} from "./pipeline.sql.server";

const isOwn = ({ userId, bidId }: OwnBid) => and(eq(userBids.userId, userId), eq(userBids.bidId, bidId));

export type Saved = { title: string; outcome: "added" | "updated" | "already" };

type SaveOptions = {
  /** A bid that is already saved goes back to interested. */
  marksInterested: boolean;
  /** The status that the page showed, or "none"; empty if the form does not say. */
  was?: string;
};

/**
 * Saves an open or expired opportunity as interested. A post that repeats another gets the same answer. Returns `null` for
 * an unknown or withdrawn opportunity.
 */
export async function saveBid(
  db: Database,
  own: OwnBid,
  now: Date,
  { marksInterested, was = "" }: SaveOptions,
): Promise<Saved | null> {
  const [[before], inserted, updated] = await runBatch(db, [
    db
      .select({ title: opportunities.title, status: userBids.status, at: userBids.updatedAt })
      .from(opportunities)
      .leftJoin(userBids, and(eq(userBids.bidId, opportunities.id), eq(userBids.userId, own.userId)))
      .where(and(eq(opportunities.id, own.bidId), eq(opportunities.status, "active"))),
    insertSavedBid(own, now),
    db
      .update(userBids)
      .set({ status: "interested", updatedAt: now })
      .where(and(sql`${marksInterested ? 1 : 0}`, isOwn(own), ne(userBids.status, "interested")))
      .returning({ id: userBids.id }),
    touchCalendar(own.userId),
  ]);
  if (!before) return null;
  const { title, status, at } = before;
  if (inserted.length > 0) return { title, outcome: "added" };
  if (updated.length > 0) return { title, outcome: "updated" };
  const isRepeated = was !== "" && was !== status && at !== null && isOnePress(at, now);
  if (isRepeated && was === "none") return { title, outcome: "added" };
  return { title, outcome: isRepeated && marksInterested ? "updated" : "already" };
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
  const [updated] = await runBatch(db, [tagged("saved-bids.status", update), touchCalendar(own.userId)]);
  return updated.length > 0;
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

/** The removals that one Undo brings back. */
export type RemovedTogether = Removals & { count: number };

/**
 * Deletes the saved bid and stores its status and notes for a day, for Undo. Returns the removals that followed each other
 * closely, this one being the last, or `null` if the user did not have this bid; a repeated post gets the same answer.
 */
export async function removeBid(db: Database, own: OwnBid, now: Date): Promise<RemovedTogether | null> {
  const [, , recent] = await runBatch(db, [
    keepRemovedBid(own, now),
    tagged("saved-bids.remove", db.delete(userBids).where(isOwn(own)).returning({ id: userBids.id })),
    db
      .select({ bidId: removedBids.bidId, at: removedBids.removedAt })
      .from(removedBids)
      .where(
        and(
          eq(removedBids.userId, own.userId),
          gte(removedBids.removedAt, new Date(now.getTime() - HOUR_MS)),
        ),
      )
      .orderBy(desc(removedBids.removedAt)),
    touchCalendar(own.userId),
  ]);
  const last = recent.findIndex(({ bidId, at }) => bidId === own.bidId && isOnePress(at, now));
  if (last < 0) return null;
  const times = recent.slice(last).map(({ at }) => at);
  const since = startOfRemovals(times)!;
  return { since, until: times[0]!, count: times.filter((at) => at >= since).length };
}

/**
 * Restores a removed bid, and those that were removed together with it, with their status and notes. Returns how many; a
 * repeated post gets an answer as if it had restored this bid.
 */
export async function restoreBids(
  db: Database,
  own: OwnBid,
  now: Date,
  removals: Removals | null = null,
): Promise<number> {
  const [[saved], restored, forgotten] = await runBatch(db, [
    db.select({ at: userBids.updatedAt }).from(userBids).where(isOwn(own)),
    restoreRemovedBids(own, now, removals),
    forgetRestoredBids(own, removals),
    touchCalendar(own.userId),
  ]);
  const isRepeated = forgotten.length === 0 && saved !== undefined && isOnePress(saved.at, now);
  return isRepeated ? 1 : restored.length;
}
