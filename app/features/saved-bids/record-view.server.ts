import { runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { limitsFor } from "~/domain/billing/roles";
import type { Profile } from "~/lib/session.server";
import { insertView, saveViewedBid } from "./record-view.sql.server";

/**
 * Spends one of today's views on a bid that the reader has not seen before, and saves it as interested: in one
 * transaction that counts as well, so that any number of posts at once spend no more than there are. A bid that was
 * viewed before costs nothing; over the limit nothing is written.
 */
export async function recordView(
  db: Database,
  { id: userId, role }: Pick<Profile, "id" | "role">,
  bidId: number,
  now: Date,
): Promise<void> {
  const limit = limitsFor(role).dailyDetailViews;
  if (limit === null) return;
  const viewed = { userId, bidId, now };
  await runBatch(db, [insertView(viewed, role, limit), saveViewedBid(viewed)]);
}
