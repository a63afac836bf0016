import { and, eq, ne } from "drizzle-orm";
import type { RowsOf } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson } from "#drizzle/json-rows";
import { notices, opportunities } from "#drizzle/schema";
import { hasLeft, type JoinedNotice, joinedStanding } from "~/domain/opportunities/joined-closing";
import type { Notice } from "~/domain/opportunities/notice";
import { noticeFromContent } from "./notice-content.server";
import type { ReadState } from "./unchanged-notices.sql.server";

/** The notices of these opportunities, in the order of their arrival; only those of other portals than `except`. */
export function listJoined(db: Database, opportunityIds: ReadonlyArray<number>, except: string | null) {
  const { id, opportunityId, portal, key, contentHash, content, leads, missingSince } = notices;
  const { status, updatedAt } = opportunities;
  return db
    .select({
      ...{ id, opportunityId, portal, key, contentHash, content, leads, missingSince },
      ...{ status, updatedAt },
    })
    .from(notices)
    .innerJoin(opportunities, eq(opportunities.id, opportunityId))
    .where(and(inJson(opportunityId, opportunityIds), except === null ? undefined : ne(portal, except)))
    .orderBy(id);
}

export type JoinedRow = RowsOf<ReturnType<typeof listJoined>>[number];

export const stateOf = (row: Omit<JoinedRow, "content" | "portal" | "key">): ReadState => ({
  noticeId: row.id,
  contentHash: row.contentHash,
  leads: row.leads,
  opportunityId: row.opportunityId,
  status: row.status,
  updatedAt: row.updatedAt.getTime(),
  missingSince: row.missingSince?.getTime() ?? null,
});

type Stored = { content: string; leads: boolean; missingSince: Date | null };

/** What of a stored notice decides the status and closing date of its opportunity. */
export function joinedFrom({ content, leads, missingSince }: Stored, now: Date): JoinedNotice {
  return joinedOf(noticeFromContent(content), { leads, isListed: !hasLeft(missingSince, now) });
}

export const joinedOf = (
  { status, deadline, farDeadline }: Pick<Notice, "status" | "deadline" | "farDeadline">,
  stored: { leads: boolean; isListed: boolean },
): JoinedNotice => ({ status, deadline, farDeadline, ...stored });

/** The lead's draft with the status and closing date that its portals state together. */
export function withJoinedStanding<T extends Pick<Notice, "status" | "deadline" | "farDeadline">>(
  draft: T,
  others: ReadonlyArray<JoinedNotice>,
): T {
  if (others.length === 0) return draft;
  const own = joinedOf(draft, { leads: true, isListed: true });
  return { ...draft, ...joinedStanding([own, ...others.map((other) => ({ ...other, leads: false }))]) };
}
