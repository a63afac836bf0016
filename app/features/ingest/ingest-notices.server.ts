import { sql } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { insertRows } from "#drizzle/json-rows";
import { notices as noticesTable } from "#drizzle/schema";
import { couldBeSameBuyer } from "~/domain/opportunities/fingerprint";
import type { Notice, NoticeDocument, SectionKey } from "~/domain/opportunities/notice";
import { changesBetween } from "~/domain/opportunities/opportunity-changes";
import { runBatch, statement } from "#drizzle/batch";
import type { Announcement } from "~/ports/broadcaster";
import {
  announcementsOf,
  STORED_VERSION_COLUMNS,
  storedVersionOf,
  type StoredVersionRow,
} from "./announcements.server";
import { contentOf } from "./notice-content.server";
import { draftOpportunity, type OpportunityDraft } from "./opportunity-draft.server";
import { writeOpportunities, type OpportunityWrite } from "./write-opportunities.server";

/** Whose notices these are: the portal that owns the keys, and its name for users. */
export type Portal = { id: string; name: string };

export type IngestResult = {
  created: number;
  changed: number;
  unchanged: number;
  /** Opportunities that are new or differ now. */
  opportunityIds: Array<number>;
  /** For open pages. */
  announcements: Array<Announcement>;
};

/** Two writers may number new opportunities alike; the loser's transaction fails whole and is tried again. */
const MAX_TRIES = 4;

/**
 * Stores notices of one portal: at most a few hundred, the caller cuts longer runs into pieces. What is known and
 * unchanged is not written; what changed becomes a new version; what another portal carries already is linked to it.
 * May be repeated with the same notices at any time.
 */
export async function ingestNotices(
  db: Database,
  portal: Portal,
  notices: ReadonlyArray<Notice>,
  now: Date,
): Promise<IngestResult> {
  const contents = await Promise.all(
    [...newestOfEachKey(notices).values()].map(async (notice) => ({ notice, ...(await contentOf(notice)) })),
  );
  for (let attempt = 1; ; attempt++) {
    try {
      return await storeChanged(db, portal, contents, now);
    } catch (error) {
      if (attempt === MAX_TRIES || !String(error).includes("UNIQUE constraint failed")) throw error;
    }
  }
}

type NoticeContent = { notice: Notice; content: string; contentHash: string };

function newestOfEachKey(notices: ReadonlyArray<Notice>) {
  const newest = new Map<string, Notice>();
  for (const notice of notices) {
    const other = newest.get(notice.key);
    if (!other || notice.amendment >= other.amendment) newest.set(notice.key, notice);
  }
  return newest;
}

async function storeChanged(
  db: Database,
  portal: Portal,
  contents: ReadonlyArray<NoticeContent>,
  now: Date,
): Promise<IngestResult> {
  const known = await findKnownNotices(db, portal, contents);
  const fresh = contents.filter(({ notice, contentHash }) => {
    const stored = known.get(notice.key);
    return stored?.contentHash !== contentHash || stored.missingSince !== null;
  });
  const unchanged = contents.length - fresh.length;
  if (fresh.length === 0) return { created: 0, changed: 0, unchanged, opportunityIds: [], announcements: [] };

  const drafts = fresh.map((content) => ({ ...content, draft: draftOpportunity(content.notice) }));
  const state = await readState(db, portal, drafts, known);

  const writes: Array<OpportunityWrite> = [];
  const newNotices: Array<NoticeRow> = [];
  const knownNotices: Array<NoticeRow> = [];
  const joined = new Set<number>();
  let { nextId } = state;
  for (const { notice, content, contentHash, draft } of drafts) {
    const stored = known.get(notice.key);
    const twin = stored ? null : findTwin(state.twins, draft, joined);
    if (twin !== null) joined.add(twin);
    const opportunityId = stored?.opportunityId ?? twin ?? nextId++;
    const leads = stored ? stored.leads : twin === null;

    (stored ? knownNotices : newNotices).push({
      portal: portal.id,
      key: notice.key,
      opportunityId,
      leads,
      url: notice.url,
      reference: notice.reference,
      contentHash,
      content,
      missingSince: null,
      firstSeenAt: now,
    });
    if (!leads) continue;

    const before = state.opportunities.get(opportunityId);
    const changes = before ? changesBetween(before, draft) : [];
    writes.push({
      id: opportunityId,
      isNew: !stored,
      draft,
      before: before ? before.stored : null,
      portal: portal.id,
      portalSource: portal.name,
      createdAt: before?.createdAt ?? now,
      version: (before?.version ?? 1) + (changes.length > 0 ? 1 : 0),
      changes,
    });
  }

  await runBatch(db, [
    ...writeOpportunities(writes, now),
    ...(newNotices.length > 0 ? [insertRows(noticesTable, newNotices)] : []),
    ...(knownNotices.length > 0
      ? [
          insertRows(noticesTable, knownNotices, {
            target: ["portal", "key"],
            update: ["url", "reference", "contentHash", "content", "missingSince"],
          }),
        ]
      : []),
  ]);
  return {
    created: newNotices.length,
    changed: knownNotices.length,
    unchanged,
    opportunityIds: [...newNotices, ...knownNotices].map(({ opportunityId }) => opportunityId),
    announcements: announcementsOf(writes, now),
  };
}

type NoticeRow = typeof noticesTable.$inferInsert;

type KnownNotice = {
  key: string;
  contentHash: string;
  opportunityId: number;
  leads: boolean;
  missingSince: number | null;
};

async function findKnownNotices(db: Database, portal: Portal, contents: ReadonlyArray<NoticeContent>) {
  const keys = JSON.stringify(contents.map(({ notice }) => notice.key));
  // A cross join keeps this order: left to itself the database reads all notices of the portal for every key.
  const rows = await db.all<Omit<KnownNotice, "leads"> & { leads: number }>(sql`
    select n.key, n.content_hash as contentHash, n.opportunity_id as opportunityId, n.leads,
      n.missing_since as missingSince
    from json_each(${keys}) wanted cross join notices n on n.portal = ${portal.id} and n.key = wanted.value
  `);
  return new Map<string, KnownNotice>(rows.map((row) => [row.key, { ...row, leads: row.leads === 1 }]));
}

type Twin = { fingerprint: string; opportunityId: number; buyer: string | null };

type StoredOpportunity = StoredVersionRow & {
  id: number;
  documents: string;
  createdAt: number;
  version: number;
  contractValue: number | null;
  estimatedValue: number | null;
  budgetMin: number | null;
  budgetMax: number | null;
  currency: string | null;
  sections: string | null;
};

/** One round trip for all that decides where the notices go. */
async function readState(
  db: Database,
  portal: Portal,
  drafts: ReadonlyArray<{ notice: Notice; draft: OpportunityDraft }>,
  known: ReadonlyMap<string, KnownNotice>,
) {
  const knownIds = JSON.stringify([...known.values()].map(({ opportunityId }) => opportunityId));
  const fingerprints = JSON.stringify(
    drafts
      .filter(({ notice }) => !known.has(notice.key))
      .flatMap(({ notice, draft }) =>
        draft.fingerprints.map((fingerprint) => ({ fingerprint, key: notice.key })),
      ),
  );
  const [stored, twins, last] = await runBatch(db, [
    statement<StoredOpportunity>(sql`
      select o.id, ${sql.raw(STORED_VERSION_COLUMNS)}, o.documents, o.created_at as createdAt, o.version,
        v.contract_value as contractValue, v.estimated_value as estimatedValue, v.budget_min as budgetMin,
        v.budget_max as budgetMax, v.currency, d.sections
      from json_each(${knownIds}) wanted
      join opportunities o on o.id = wanted.value
      left join opportunity_values v on v.opportunity_id = o.id
      left join opportunity_details d on d.opportunity_id = o.id
    `),
    statement<Twin>(sql`
      select f.fingerprint, f.opportunity_id as opportunityId, o.buyer
      from json_each(${fingerprints}) wanted
      join opportunity_fingerprints f on f.fingerprint = wanted.value ->> 'fingerprint'
      join opportunities o on o.id = f.opportunity_id
      where o.status = 'active'
        and not exists (select 1 from notices n where n.opportunity_id = o.id and n.portal = ${portal.id})
        and not exists (
          select 1 from undone_merges u
          where u.portal = ${portal.id} and u.key = wanted.value ->> 'key' and u.opportunity_id = o.id
        )
      order by f.opportunity_id
    `),
    statement<{ id: number | null }>(sql`select max(id) as id from opportunities`),
  ]);
  return {
    opportunities: new Map(stored.map((row) => [row.id, comparableOf(row)])),
    twins,
    nextId: (last[0]?.id ?? 0) + 1,
  };
}

function comparableOf(row: StoredOpportunity) {
  const { contractValue, estimatedValue, budgetMin, budgetMax, currency } = row;
  const sections = JSON.parse(row.sections ?? "{}") as Partial<Record<SectionKey, string>>;
  const stored = storedVersionOf(row);
  return {
    stored,
    title: stored.title,
    status: stored.status,
    deadline: stored.deadline,
    documents: JSON.parse(row.documents) as Array<NoticeDocument>,
    value: { contractValue, estimatedValue, budgetMin, budgetMax, currency },
    description: Object.values(sections).join("\n"),
    createdAt: new Date(row.createdAt),
    version: row.version,
  };
}

/** The opportunity that another portal's notice of the same solicitation made, if there is one still to be joined. */
function findTwin(
  twins: ReadonlyArray<Twin>,
  draft: OpportunityDraft,
  joined: ReadonlySet<number>,
): number | null {
  const sameNumber = (twin: Twin) => twin.fingerprint.startsWith("number ");
  const found = twins.find(
    (twin) =>
      !joined.has(twin.opportunityId) &&
      draft.fingerprints.includes(twin.fingerprint) &&
      (sameNumber(twin) || couldBeSameBuyer(twin.buyer, draft.buyer)),
  );
  return found?.opportunityId ?? null;
}
