import { and, eq, ne } from "drizzle-orm";
import type { RowsOf } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson } from "#drizzle/json-rows";
import { notices, opportunities } from "#drizzle/schema";
import {
  hasLeft,
  isOnDayOf,
  type JoinedNotice,
  joinedStanding,
  standingOf,
} from "~/domain/opportunities/joined-closing";
import type { JoinedText } from "~/features/key-dates/key-dates-of-draft.server";
import { noticeFromContent } from "./notice-content.server";
import { draftOpportunity, type OpportunityDraft } from "./opportunity-draft.server";
import type { ReadState } from "./unchanged-notices.sql.server";

/** The notices of these opportunities, in the order of their arrival; only those of other portals than `except`. */
export function listJoined(db: Database, opportunityIds: ReadonlyArray<number>, except: string | null) {
  const { id, opportunityId, portal, key, contentHash, content, leads, missingSince } = notices;
  const { status, updatedAt } = opportunities;
  return db
    .select({
      id,
      opportunityId,
      portal,
      key,
      contentHash,
      content,
      leads,
      missingSince,
      status,
      updatedAt,
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

type Stored = { portal: string; content: string; leads: boolean; missingSince: Date | null };

/** One of an opportunity's notices: what of it decides the status and closing date, and the text that may state dates. */
export type JoinedDraft = JoinedNotice & { text: JoinedText };

/** A stored notice of an opportunity. `draft` spares making it again. */
export function joinedFrom(
  { portal, content, leads, missingSince, draft }: Stored & { draft?: OpportunityDraft },
  now: Date,
): JoinedDraft {
  const made = draft ?? draftOpportunity(noticeFromContent(content));
  return joinedOf(portal, made, { leads, isListed: !hasLeft(missingSince, now) });
}

/** Whether a stored notice can be bid on, as far as its portal says. */
export function isOpenOnPortal({ content, missingSince }: Stored, now: Date): boolean {
  return noticeFromContent(content).status === "active" && !hasLeft(missingSince, now);
}

export function joinedOf(
  portal: string,
  draft: OpportunityDraft,
  stored: { leads: boolean; isListed: boolean },
): JoinedDraft {
  return { ...standingOf(draft), ...stored, text: textOf(portal, draft) };
}

function textOf(portal: string, draft: OpportunityDraft): JoinedText {
  const { language, sections, published, translation, isComposed, statedDates } = draft;
  const { region, city, places, officeZones, deadline, portalDeadline, closingHour } = draft;
  return {
    portal,
    language,
    sections,
    published,
    deadline,
    portalDeadline,
    closingHour,
    translation,
    isComposed,
    statedDates,
    region,
    city,
    places,
    officeZones,
  };
}

/**
 * The lead's draft with the status and closing date that its portals state together, and with the texts of those others
 * that list the solicitation.
 */
export function withJoined<T extends OpportunityDraft>(draft: T, others: ReadonlyArray<JoinedDraft>): T {
  return others.length === 0 ? draft : { ...draft, ...standingWith(draft, others), joined: textsOf(others) };
}

function standingWith(draft: OpportunityDraft, others: ReadonlyArray<JoinedNotice>) {
  const own = { ...standingOf(draft), leads: true, isListed: true };
  return joinedStanding([own, ...others.map((other) => ({ ...other, leads: false }))]);
}

/**
 * An opportunity that is written again keeps the closing date that was stored: its source or a withdrawal may have decided
 * it since. Of a day that the portals state without an hour, the hour is the one that the notices' texts state now.
 */
export function withStoredClosing<T extends OpportunityDraft>(
  draft: T,
  others: ReadonlyArray<JoinedDraft>,
  stored: Date | null,
): T {
  const { deadline, portalDeadline, closingHour } = withJoined(draft, others);
  const isHourOpen = closingHour !== "portal" && portalDeadline !== null && stored !== null;
  const closing =
    isHourOpen && isOnDayOf(portalDeadline, stored)
      ? { deadline, portalDeadline, closingHour }
      : { deadline: stored, portalDeadline: stored, closingHour: stored && ("portal" as const) };
  return { ...draft, ...closing, joined: textsOf(others) };
}

export const textsOf = (others: ReadonlyArray<JoinedDraft>): Array<JoinedText> =>
  others.filter(({ status, isListed }) => status === "active" && isListed).map(({ text }) => text);
