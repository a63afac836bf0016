import { and, eq, sql } from "drizzle-orm";
import type { RowsOf } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson } from "#drizzle/json-rows";
import { notices } from "#drizzle/schema";

export type KnownNotice = RowsOf<ReturnType<typeof listKnownNotices>>[number];

export function listKnownNotices(db: Database, portal: string, keys: ReadonlyArray<string>) {
  const { id, key, contentHash, revision, opportunityId, leads, missingSince } = notices;
  return db
    .select({ id, key, contentHash, revision, opportunityId, leads, missingSince })
    .from(notices)
    .where(and(eq(notices.portal, portal), inJson(key, keys)));
}

/** The notices whose text these opportunities show. */
export function listLeads(db: Database, opportunityIds: ReadonlyArray<number>) {
  return db
    .select({
      opportunityId: notices.opportunityId,
      missingSince: notices.missingSince,
      farDeadline: sql<string | null>`${notices.content} ->> '$.farDeadline'`.as("far_deadline"),
    })
    .from(notices)
    .where(and(inJson(notices.opportunityId, opportunityIds), eq(notices.leads, true)));
}
