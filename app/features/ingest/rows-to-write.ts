import type { notices as noticesTable } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { changesBetween } from "~/domain/opportunities/opportunity-changes";
import type { NoticeWithText } from "./notice-text.server";
import type { OpportunityDraft } from "./opportunity-draft.server";
import type { StoredOpportunity } from "./stored-opportunities.server";
import type { OpportunityWrite } from "./write-opportunities.server";

/** The portal that the notices and their keys belong to, and its name for users. */
export type Portal = { id: string; name: string };

export type NoticeContent = { notice: Notice; content: string; contentHash: string };

export type NoticeRow = typeof noticesTable.$inferInsert;

/** A notice as it is stored. */
export function noticeRow(
  portal: Portal,
  { notice, content, contentHash, textState }: NoticeContent & NoticeWithText,
  { opportunityId, leads }: { opportunityId: number; leads: boolean },
  now: Date,
): NoticeRow {
  return {
    portal: portal.id,
    key: notice.key,
    opportunityId,
    leads,
    url: notice.url,
    reference: notice.reference,
    contentHash,
    revision: notice.revision,
    content,
    textState,
    textTries: 0,
    unlistedSince: null,
    missingSince: null,
    firstSeenAt: now,
  };
}

type Target = {
  opportunityId: number;
  before: StoredOpportunity | undefined;
  isNew: boolean;
  portalSource: string;
};

/** What is written of an opportunity that a notice makes or changes. */
export function writeOf(
  portal: Portal,
  draft: OpportunityDraft,
  { opportunityId, before, isNew, portalSource }: Target,
  now: Date,
): OpportunityWrite {
  const changes = before ? changesBetween(before, draft) : [];
  return {
    id: opportunityId,
    isNew,
    draft,
    before: before?.stored ?? null,
    portal: portal.id,
    portalSource,
    createdAt: before?.createdAt ?? now,
    version: (before?.version ?? 1) + (changes.length > 0 ? 1 : 0),
    changes,
  };
}
