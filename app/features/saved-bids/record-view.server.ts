import { runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import type { Profile } from "#drizzle/schema";
import { limitsFor } from "~/domain/billing/roles";
import { touchCalendar } from "~/features/calendar-feeds/touch-calendar.sql.server";
import { insertView, saveViewedBid } from "./record-view.sql.server";

/**
 * Uses one of today's views for a bid that the user has not viewed before, and saves the bid as interested. One
 * transaction counts, records and saves, so simultaneous posts cannot exceed the limit. A bid viewed before uses no view;
 * over the limit nothing is written.
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
  await runBatch(db, [insertView(viewed, role, limit), saveViewedBid(viewed), touchCalendar(userId)]);
}
