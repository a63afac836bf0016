import type { AnyStatement } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson, insertRows } from "#drizzle/json-rows";
import { notices as noticesTable } from "#drizzle/schema";
import { isSameStanding } from "~/domain/opportunities/joined-closing";
import { inTurns } from "~/domain/turns";
import { type Separation, separationOfContradicting } from "./contradicting-notices";
import { findDuplicate, findTwin } from "./find-twin.server";
import { joinedFrom, joinedOf, stateOf, withJoined } from "./joined-notices.server";
import type { KnownNotice } from "./known-notices.server";
import { loadTables } from "./load-tables.server";
import { withKeptTexts } from "./notice-text.server";
import { draftOpportunity, type OpportunityDraft } from "./opportunity-draft.server";
import { type Rejoined, rejoinStatements } from "./rejoin.sql.server";
import { type NoticeContent, type NoticeRow, noticeRow, type Portal, writeOf } from "./rows-to-write";
import { type OtherNotice, readStored, type StoredOpportunity } from "./stored-opportunities.server";
import type { ReadState } from "./unchanged-notices.sql.server";
import type { OpportunityWrite } from "./write-opportunities.server";

export type Plan = {
  writes: Array<OpportunityWrite>;
  noticeRows: ReadonlyArray<AnyStatement>;
  created: number;
  changed: number;
  opportunityIds: Array<number>;
  newKeys: ReadonlyArray<string>;
  /** What the plan depends on, as it was read. */
  planned: ReadonlyArray<ReadState>;
  /** Joins that the changed notices contradict. They come first; then the plan is made again. */
  separations: ReadonlyArray<Separation>;
  /** The highest ID in use; new opportunities get the next ones. */
  lastId: number;
};

const NOTHING: Plan = {
  writes: [],
  noticeRows: [],
  newKeys: [],
  planned: [],
  separations: [],
  opportunityIds: [],
  created: 0,
  changed: 0,
  lastId: 0,
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
  await loadTables();
  const withTexts = await withKeptTexts(db, portal.id, fresh);
  const drafts = await inTurns(withTexts, (content) => ({
    ...content,
    draft: draftOpportunity(content.notice),
  }));
  const state = await readStored(db, portal.id, drafts, known);
  const separations = drafts.flatMap(({ notice, draft }) =>
    separationOf(known.get(notice.key), draft, state),
  );
  if (separations.length > 0) return { ...NOTHING, separations, lastId: state.lastId };

  const writes: Array<OpportunityWrite> = [];
  const newNotices: Array<NoticeRow> = [];
  const knownNotices: Array<NoticeRow> = [];
  const planned: Array<ReadState> = [];
  const takenOver: Array<number> = [];
  const rejoined: Array<Rejoined> = [];
  const joined = new Set<number>();
  let nextId = state.lastId + 1;
  for (const content of drafts) {
    const { notice, draft } = content;
    const stored = known.get(notice.key);
    const twin = joinOf(stored, draft, { ...state, joined });
    if (twin !== null) joined.add(twin);
    const opportunityId = twin ?? stored?.opportunityId ?? nextId++;
    const before = state.opportunities.get(opportunityId);
    const takesOver = stored?.leads === false && canTakeOver(draft, before);
    const leads = twin === null && (stored ? stored.leads || takesOver : true);
    if (twin !== null && stored) {
      const own = state.opportunities.get(stored.opportunityId)!;
      rejoined.push({ key: notice.key, from: stored.opportunityId, to: twin });
      planned.push(...statesOf(stored, own, []));
      writes.push(withdrawalOf(portal, stored.opportunityId, { draft, own }, now));
    }

    const others = state.others.get(opportunityId) ?? [];
    if (before) planned.push(...statesOf(twin === null ? stored : undefined, before, others));
    if (takesOver) takenOver.push(opportunityId);
    (stored ? knownNotices : newNotices).push(noticeRow(portal, content, { opportunityId, leads }, now));
    const shown = leads ? { draft, portalSource: portal.name } : shownByLead(others, before);
    if (!shown) continue;
    const rest = others.filter((other) => other.draft !== shown.draft).map((other) => joinedFrom(other, now));
    const joinedDraft = withJoined(shown.draft, leads ? rest : [joinedOf(portal.id, draft, LISTED), ...rest]);
    const isForDates = !leads && before !== undefined && isSameStanding(before, joinedDraft);
    const target = { opportunityId, before, isNew: before === undefined, portalSource: shown.portalSource };
    writes.push({ ...writeOf(portal, joinedDraft, target, now), isForDates });
  }

  return {
    writes,
    noticeRows: [
      ...(takenOver.length > 0 ? [unsetLeads(db, takenOver)] : []),
      insertRows(noticesTable, newNotices),
      insertRows(noticesTable, knownNotices, {
        target: ["portal", "key"],
        update: [
          ...(["url", "reference", "contentHash", "revision", "content", "textState", "textTries"] as const),
          ...(["unlistedSince", "missingSince", "leads", "opportunityId"] as const),
        ],
      }),
      ...(rejoined.length > 0 ? rejoinStatements(portal, rejoined, now) : []),
    ],
    created: newNotices.length,
    changed: knownNotices.length,
    opportunityIds: [...newNotices, ...knownNotices].map(({ opportunityId }) => opportunityId),
    newKeys: newNotices.map(({ key }) => key),
    separations: [],
    planned,
    lastId: state.lastId,
  };
}

type State = Awaited<ReturnType<typeof readStored>> & { joined: ReadonlySet<number> };

/** The opportunity of another portal that a notice joins: a new one, or one that is alone in its opportunity. */
function joinOf(stored: KnownNotice | undefined, draft: OpportunityDraft, state: State): number | null {
  if (!stored) return findTwin(state.twins, draft, state);
  const { leads, opportunityId } = stored;
  const isAlone = leads && !state.others.has(opportunityId);
  const isOpen = state.opportunities.get(opportunityId)?.status === "active";
  return isAlone && isOpen ? findDuplicate(state.twins, draft, state) : null;
}

/** The opportunity that its only notice leaves. */
function withdrawalOf(
  portal: Portal,
  opportunityId: number,
  { draft, own }: { draft: OpportunityDraft; own: StoredOpportunity },
  now: Date,
): OpportunityWrite {
  const target = { opportunityId, before: own, isNew: false, portalSource: own.portalSource };
  return writeOf(portal, { ...draft, status: "withdrawn" }, target, now);
}

const LISTED = { leads: false, isListed: true };

/** What the plan depends on, as it was read. */
function statesOf(
  stored: KnownNotice | undefined,
  { stored: { status }, updatedAt }: StoredOpportunity,
  others: ReadonlyArray<OtherNotice>,
): Array<ReadState> {
  return [...(stored ? [stateOf({ ...stored, status, updatedAt })] : []), ...others.map(stateOf)];
}

/** What leaves an opportunity because this changed notice contradicts another portal's. */
function separationOf(
  stored: KnownNotice | undefined,
  draft: OpportunityDraft,
  state: { others: ReadonlyMap<number, ReadonlyArray<OtherNotice>> },
): ReadonlyArray<Separation> {
  if (!stored) return [];
  const { id, leads, opportunityId } = stored;
  const others = (state.others.get(opportunityId) ?? []).map((other) => ({ ...other, at: other.draft }));
  const separation = separationOfContradicting(opportunityId, [{ id, leads, at: draft }, ...others]);
  return separation ? [separation] : [];
}

/** What an opportunity shows that another portal's notice leads; `null` if that has left its portal. */
function shownByLead(others: ReadonlyArray<OtherNotice>, before: StoredOpportunity | undefined) {
  const lead = others.find(({ leads }) => leads);
  if (!lead || !before || before.hasLostItsLead) return null;
  return { draft: lead.draft, portalSource: before.portalSource };
}

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
