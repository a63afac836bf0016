import { and, asc, eq, getTableColumns, ne } from "drizzle-orm";
import { type RowsOf, tagged } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson } from "#drizzle/json-rows";
import { opportunityKeyDates, userBids, userKeyDates } from "#drizzle/schema";

/** The statements that read a bid's dates, and what a reader has corrected: for `countedDates`. */
export function findKeyDates(db: Database, opportunityId: number, userId: string | null) {
  return [
    tagged(
      "bids.key-dates",
      db
        .select()
        .from(opportunityKeyDates)
        .where(
          and(
            eq(opportunityKeyDates.opportunityId, opportunityId),
            ne(opportunityKeyDates.standing, "withdrawn"),
          ),
        )
        .orderBy(asc(opportunityKeyDates.start), asc(opportunityKeyDates.id)),
    ),
    db
      .select()
      .from(userKeyDates)
      .where(and(eq(userKeyDates.userId, userId ?? ""), eq(userKeyDates.opportunityId, opportunityId)))
      .orderBy(asc(userKeyDates.createdAt), asc(userKeyDates.id)),
  ] as const;
}

export type KeyDateRow = RowsOf<ReturnType<typeof findKeyDates>[0]>[number];
export type OwnDateRow = RowsOf<ReturnType<typeof findKeyDates>[1]>[number];

/**
 * The dates of the bids that a person has saved, withdrawn ones included, and the person's own: for a calendar and
 * reminders, which take a bid's through `countedDates` and leave out what needs checking.
 */
export function listDatesOfSaved(db: Database, userId: string) {
  return [
    db
      .select(getTableColumns(opportunityKeyDates))
      .from(userBids)
      .innerJoin(opportunityKeyDates, eq(opportunityKeyDates.opportunityId, userBids.bidId))
      .where(and(eq(userBids.userId, userId), ne(opportunityKeyDates.standing, "check"))),
    db
      .select(getTableColumns(userKeyDates))
      .from(userBids)
      .innerJoin(
        userKeyDates,
        and(eq(userKeyDates.userId, userBids.userId), eq(userKeyDates.opportunityId, userBids.bidId)),
      )
      .where(eq(userBids.userId, userId)),
  ] as const;
}

/** What is not sure, or not any more, of these bids: for mail that says that a date no longer stands. */
export function listUnsureOfBids(db: Database, ids: ReadonlyArray<number>) {
  return db
    .select()
    .from(opportunityKeyDates)
    .where(and(inJson(opportunityKeyDates.opportunityId, ids), ne(opportunityKeyDates.standing, "sure")));
}

/** The dates of some bids, and the own dates that these people have noted on them. For mail to many readers. */
export function listDatesOfBids(db: Database, ids: ReadonlyArray<number>, userIds: ReadonlyArray<string>) {
  return [
    db
      .select()
      .from(opportunityKeyDates)
      .where(and(inJson(opportunityKeyDates.opportunityId, ids), eq(opportunityKeyDates.standing, "sure"))),
    db
      .select()
      .from(userKeyDates)
      .where(and(inJson(userKeyDates.userId, userIds), inJson(userKeyDates.opportunityId, ids))),
  ] as const;
}
