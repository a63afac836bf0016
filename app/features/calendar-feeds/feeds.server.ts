import { eq } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { calendarEntries, calendarFeeds, calendarReads } from "#drizzle/schema";
import { hashOfSecret, newSecret } from "~/lib/hash.server";

/**
 * Gives a person a feed, or their feed a new address. Returns the token, which is stored as a hash only and cannot be
 * shown again.
 */
export async function issueFeed(db: Database, userId: string, now: Date): Promise<string> {
  const token = newSecret();
  const tokenHash = await hashOfSecret(token);
  await runBatch(db, [
    db
      .insert(calendarFeeds)
      .values({ userId, tokenHash, createdAt: now })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: { tokenHash, createdAt: now } }),
    forgetReads(db, userId),
  ]);
  return token;
}

/** Ends a person's feed: its address is then unknown. Repeating it changes nothing. */
export async function revokeFeed(db: Database, userId: string): Promise<void> {
  await runBatch(db, [
    db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId)),
    db.delete(calendarEntries).where(eq(calendarEntries.userId, userId)),
    forgetReads(db, userId),
  ]);
}

/** A new address has not been read yet. */
const forgetReads = (db: Database, userId: string) =>
  db.delete(calendarReads).where(eq(calendarReads.userId, userId));

/** The statements that read whether a person has a feed, and who has read it. */
export function findOwnFeed(db: Database, userId: string) {
  return [
    db
      .select({ createdAt: calendarFeeds.createdAt })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, userId)),
    db
      .select({ reader: calendarReads.reader, readAt: calendarReads.readAt })
      .from(calendarReads)
      .where(eq(calendarReads.userId, userId)),
  ] as const;
}
