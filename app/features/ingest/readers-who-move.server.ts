import { and, eq, inArray, or, sql } from "drizzle-orm";
import { type AnyStatement, runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson, insertRows } from "#drizzle/json-rows";
import { removedBids, userBids, userBidViews, userKeyDates, users } from "#drizzle/schema";
import { effectivePreferences } from "~/domain/matching/effective-preferences";
import { isInRegions } from "~/domain/matching/match-profile";
import { touchCalendarsOf } from "~/features/calendar-feeds/touch-calendar.sql.server";
import { copyHidden } from "~/features/not-my-kind/moved-bids.sql.server";
import { closingSql } from "~/features/search/open.sql.server";
import type { LeavingGroup, Separation } from "./contradicting-notices";

type NewBid = {
  id: number;
  at: LeavingGroup["at"];
  /** It is about something else than the joined bid was. */
  isOther: boolean;
};

/**
 * Gives the bids that leave a joined bid to the readers who follow their places and not the lead's: what these have saved
 * moves, with its status, notes and own dates, also what they have removed and may restore, and what they have opened
 * stays open for them there too, without another view. Everyone else keeps the lead's bid, unless that is now about
 * something else and one of the others is still about the same: then everyone gets that one. A reader who has left out
 * the joined bid keeps all parts of it left out that are about the same.
 */
export async function moveReaders(
  db: Database,
  { opportunityId, lead }: Pick<Separation, "opportunityId" | "lead">,
  { leaving, isLeadOther }: { leaving: ReadonlyArray<NewBid>; isLeadOther: boolean },
): Promise<Array<AnyStatement>> {
  if (lead === null) return [];
  const [readers, views] = await runBatch(db, [
    listReaders(db, opportunityId),
    db.select().from(userBidViews).where(eq(userBidViews.bidId, opportunityId)),
  ]);
  const leftOut = leaving
    .filter(({ isOther }) => !isOther)
    .map(({ id }) => copyHidden({ from: opportunityId, to: id }));
  const same = isLeadOther ? leaving.find(({ isOther }) => !isOther) : undefined;
  const moved = leaving.flatMap((bid) => {
    const moving = readers
      .filter((reader) => (same ?? partFor(effectivePreferences(reader), lead, leaving)) === bid)
      .map(({ id }) => id);
    if (moving.length === 0) return [];
    const opened = views.filter(({ userId }) => moving.includes(userId));
    return [
      db
        .update(userBids)
        .set({
          bidId: bid.id,
          closesAt: sql`(select ${closingSql("o")} from opportunities o where o.id = ${bid.id})`,
        })
        .where(and(eq(userBids.bidId, opportunityId), inJson(userBids.userId, moving))),
      db
        .update(removedBids)
        .set({ bidId: bid.id })
        .where(and(eq(removedBids.bidId, opportunityId), inJson(removedBids.userId, moving))),
      db
        .update(userKeyDates)
        .set({ opportunityId: bid.id })
        .where(and(eq(userKeyDates.opportunityId, opportunityId), inJson(userKeyDates.userId, moving))),
      touchCalendarsOf([bid.id]),
      insertRows(
        userBidViews,
        opened.map((view) => ({ ...view, bidId: bid.id, spent: false })),
      ),
    ];
  });
  return [...leftOut, ...moved];
}

/** The part in a reader's regions, if the lead's bid is not in them. */
const partFor = (
  profile: Parameters<typeof isInRegions>[0],
  lead: LeavingGroup["at"],
  leaving: ReadonlyArray<NewBid>,
) => (isInRegions(profile, lead) ? undefined : leaving.find(({ at }) => isInRegions(profile, at)));

/** Those who have saved, removed or opened a bid. */
function listReaders(db: Database, bidId: number) {
  const { id, role, regions, serviceTypes, partsOff, excluded } = users;
  const saved = db.select({ id: userBids.userId }).from(userBids).where(eq(userBids.bidId, bidId));
  const removed = db.select({ id: removedBids.userId }).from(removedBids).where(eq(removedBids.bidId, bidId));
  const opened = db
    .select({ id: userBidViews.userId })
    .from(userBidViews)
    .where(eq(userBidViews.bidId, bidId));
  return db
    .select({ id, role, regions, serviceTypes, partsOff, excluded })
    .from(users)
    .where(or(inArray(id, saved), inArray(id, removed), inArray(id, opened)));
}
