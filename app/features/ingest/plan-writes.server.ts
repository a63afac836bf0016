import type { AnyStatement } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson, insertRows } from "#drizzle/json-rows";
import { notices as noticesTable } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { changesBetween } from "~/domain/opportunities/opportunity-changes";
import { findTwin } from "./find-twin.server";
import { type Planned, refuseIfChanged } from "./ingest-notices.sql.server";
import type { KnownNotice } from "./known-notices.server";
import { type NoticeWithText, withKeptTexts } from "./notice-text.server";
import { draftOpportunity, type OpportunityDraft } from "./opportunity-draft.server";
import { readStored, type StoredOpportunity } from "./stored-opportunities.server";
import type { OpportunityWrite } from "./write-opportunities.server";

/** The portal that the notices and their keys belong to, and its name for users. */
export type Portal = { id: string; name: string };

export type NoticeContent = { notice: Notice; content: string; contentHash: string };

export type Plan = {
  writes: Array<OpportunityWrite>;
  noticeRows: ReadonlyArray<AnyStatement>;
  created: number;
  changed: number;
  opportunityIds: Array<number>;
  newKeys: ReadonlyArray<string>;
  /** The known notices that it changes, as they are now. */
  planned: ReadonlyArray<Planned>;
  /** The highest ID in use; new opportunities get the next ones. */
  lastId: number;
};

const NOTHING: Plan = {
  ...{ writes: [], noticeRows: [], newKeys: [], planned: [], opportunityIds: [] },
  ...{ created: 0, changed: 0, lastId: 0 },
};

/** Plans what to write for notices that are new or have changed. */
export async function planWrites(
  db: Database,
  portal: Portal,
  fresh: ReadonlyArray<NoticeContent>,
  known: ReadonlyMap<string, KnownNotice>,
  now: Date,
): Promise<Plan> {
  if (fresh.length === 0) return NOTHING;
  const withTexts = await withKeptTexts(db, portal.id, fresh);
  const drafts = withTexts.map((content) => ({ ...content, draft: draftOpportunity(content.notice) }));
  const state = await readStored(db, portal.id, drafts, known);

  const writes: Array<OpportunityWrite> = [];
  const newNotices: Array<NoticeRow> = [];
  const knownNotices: Array<NoticeRow> = [];
  const planned: Array<Planned> = [];
  const takenOver: Array<number> = [];
  const joined = new Set<number>();
  let nextId = state.lastId + 1;
  for (const content of drafts) {
    const { notice, draft } = content;
    const stored = known.get(notice.key);
    const twin = stored ? null : findTwin(state.twins, draft, joined);
    if (twin !== null) joined.add(twin);
    const opportunityId = stored?.opportunityId ?? twin ?? nextId++;
    const before = state.opportunities.get(opportunityId);
    const takesOver = stored?.leads === false && canTakeOver(draft, before);
    const leads = stored ? stored.leads || takesOver : twin === null;

    if (stored) planned.push(plannedFrom(stored));
    if (takesOver) takenOver.push(opportunityId);
    (stored ? knownNotices : newNotices).push(noticeRow(portal, content, { opportunityId, leads }, now));
    if (leads) writes.push(writeOf(portal, draft, { opportunityId, before, isNew: !stored }, now));
  }

  return {
    writes,
    noticeRows: [
      ...(planned.length > 0 ? [refuseIfChanged(portal.id, planned)] : []),
      ...(takenOver.length > 0 ? [unsetLeads(db, takenOver)] : []),
      insertRows(noticesTable, newNotices),
      insertRows(noticesTable, knownNotices, {
        target: ["portal", "key"],
        update: [
          ...(["url", "reference", "contentHash", "revision", "content", "textState", "textTries"] as const),
          ...(["missingSince", "leads"] as const),
        ],
      }),
    ],
    created: newNotices.length,
    changed: knownNotices.length,
    opportunityIds: [...newNotices, ...knownNotices].map(({ opportunityId }) => opportunityId),
    newKeys: newNotices.map(({ key }) => key),
    planned,
    lastId: state.lastId,
  };
}

const plannedFrom = ({ key, contentHash, opportunityId, leads }: KnownNotice): Planned => ({
  ...{ key, contentHash, opportunityId, leads },
});

/** A portal lists again what was withdrawn because the lead had left its own portal. */
function canTakeOver(draft: OpportunityDraft, before: StoredOpportunity | undefined): boolean {
  return draft.status === "active" && before?.hasLostItsLead === true;
}

function unsetLeads(db: Database, opportunityIds: ReadonlyArray<number>) {
  return db
    .update(noticesTable)
    .set({ leads: false })
    .where(inJson(noticesTable.opportunityId, opportunityIds));
}

type NoticeRow = typeof noticesTable.$inferInsert;

function noticeRow(
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
    missingSince: null,
    firstSeenAt: now,
  };
}

type Target = { opportunityId: number; before: StoredOpportunity | undefined; isNew: boolean };

function writeOf(
  portal: Portal,
  draft: OpportunityDraft,
  { opportunityId, before, isNew }: Target,
  now: Date,
): OpportunityWrite {
  const changes = before ? changesBetween(before, draft) : [];
  return {
    id: opportunityId,
    isNew,
    draft,
    before: before?.stored ?? null,
    portal: portal.id,
    portalSource: portal.name,
    createdAt: before?.createdAt ?? now,
    version: (before?.version ?? 1) + (changes.length > 0 ? 1 : 0),
    changes,
  };
}
