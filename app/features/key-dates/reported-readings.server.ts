import { count, desc, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { opportunities, opportunityKeyDates, userKeyDates } from "#drizzle/schema";

const MOST_LISTED = 100;

/**
 * What readers have corrected or added, the latest first, for operators: it shows where the rules read wrongly. `read` has
 * no day where a reader added a date that was not read. The readers themselves are not part of it.
 */
export function listReportedReadings(db: Database, limit = MOST_LISTED) {
  const { kind, localDay, localTime, zone, mandatory, sentence, rule, standing } =
    getTableColumns(opportunityKeyDates);
  return db
    .select({
      id: userKeyDates.id,
      bidId: opportunities.id,
      title: opportunities.title,
      kind: userKeyDates.kind,
      read: {
        id: opportunityKeyDates.id,
        kind,
        localDay,
        localTime,
        zone,
        mandatory,
        sentence,
        rule,
        standing,
      },
      said: {
        localDay: userKeyDates.localDay,
        localTime: userKeyDates.localTime,
        zone: userKeyDates.zone,
        mandatory: userKeyDates.mandatory,
      },
      at: userKeyDates.createdAt,
    })
    .from(userKeyDates)
    .innerJoin(opportunities, eq(opportunities.id, userKeyDates.opportunityId))
    .leftJoin(opportunityKeyDates, eq(opportunityKeyDates.id, userKeyDates.keyDateId))
    .orderBy(desc(userKeyDates.createdAt), desc(userKeyDates.id))
    .limit(limit);
}

/** How often readers have reported each kind, and how often of these they corrected a date that was read. */
export function countReportedReadings(db: Database) {
  return db
    .select({ kind: userKeyDates.kind, reports: count(), corrections: count(userKeyDates.keyDateId) })
    .from(userKeyDates)
    .groupBy(userKeyDates.kind)
    .orderBy(userKeyDates.kind);
}
