import { and, eq, max } from "drizzle-orm";
import { type RowsOf, runBatch, type Statement } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson, insertRows } from "#drizzle/json-rows";
import {
  notices as noticesTable,
  opportunities,
  opportunityDetails,
  opportunityValues,
} from "#drizzle/schema";
import { couldBeSameBuyer } from "~/domain/opportunities/fingerprint";
import type { Notice } from "~/domain/opportunities/notice";
import { changesBetween } from "~/domain/opportunities/opportunity-changes";
import type { Services } from "~/lib/services";
import { findTwins } from "./ingest-notices.sql.server";
import { contentOf } from "./notice-content.server";
import { withKeptTexts } from "./notice-text.server";
import { draftOpportunity, type OpportunityDraft } from "./opportunity-draft.server";
import { STORED_VERSION_COLUMNS } from "./stored-version.server";
import { type OpportunityWrite, writeOpportunities } from "./write-opportunities.server";

/** The portal that the notices and their keys belong to, and its name for users. */
export type Portal = { id: string; name: string };

export type IngestResult = {
  created: number;
  changed: number;
  unchanged: number;
  /** Opportunities that are new or changed. */
  opportunityIds: Array<number>;
};

/**
 * New opportunities get their IDs before the batch that stores them. If two writers run at once, the second one's
 * transaction fails as a whole; it then plans its writes again, up to this many times.
 */
const MAX_TRIES = 4;

/**
 * Stores notices of one portal, at most a few hundred; the caller splits longer runs. Unchanged notices are not written,
 * changed ones become a new version, and notices of a solicitation that another portal already publishes are linked to its
 * opportunity. Can be repeated with the same notices at any time.
 */
export async function ingestNotices(
  services: Pick<Services, "db" | "broadcaster">,
  portal: Portal,
  notices: ReadonlyArray<Notice>,
  now: Date,
): Promise<IngestResult> {
  const { db } = services;
  const contents = await Promise.all(
    [...newestOfEachKey(notices).values()].map(async (notice) => ({ notice, ...(await contentOf(notice)) })),
  );
  for (let attempt = 1; ; attempt++) {
    const plan = await planWrites(db, portal, contents, now);
    try {
      await writeOpportunities(services, plan.writes, now, plan.noticeRows);
      return plan.result;
    } catch (error) {
      if (attempt === MAX_TRIES || !(await isOvertaken(db, portal, plan))) throw error;
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

type Plan = {
  writes: ReadonlyArray<OpportunityWrite>;
  noticeRows: ReadonlyArray<Statement>;
  result: IngestResult;
  newKeys: ReadonlyArray<string>;
  /** The highest ID in use; new opportunities get the next ones. */
  lastId: number;
};

async function planWrites(
  db: Database,
  portal: Portal,
  contents: ReadonlyArray<NoticeContent>,
  now: Date,
): Promise<Plan> {
  const known = await findKnownNotices(db, portal, contents);
  const fresh = contents.filter(({ notice, contentHash }) => {
    const stored = known.get(notice.key);
    return stored?.contentHash !== contentHash || stored.missingSince !== null;
  });
  const unchanged = contents.length - fresh.length;
  if (fresh.length === 0) {
    const result = { created: 0, changed: 0, unchanged, opportunityIds: [] };
    return { writes: [], noticeRows: [], result, newKeys: [], lastId: 0 };
  }

  const withTexts = await withKeptTexts(db, portal.id, fresh);
  const drafts = withTexts.map((content) => ({ ...content, draft: draftOpportunity(content.notice) }));
  const state = await readState(db, portal, drafts, known);

  const writes: Array<OpportunityWrite> = [];
  const newNotices: Array<NoticeRow> = [];
  const knownNotices: Array<NoticeRow> = [];
  const joined = new Set<number>();
  let nextId = state.lastId + 1;
  for (const { notice, content, contentHash, textState, draft } of drafts) {
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
      textState,
      textTries: 0,
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
      before: before?.stored ?? null,
      portal: portal.id,
      portalSource: portal.name,
      createdAt: before?.createdAt ?? now,
      version: (before?.version ?? 1) + (changes.length > 0 ? 1 : 0),
      changes,
    });
  }

  return {
    writes,
    noticeRows: [
      insertRows(noticesTable, newNotices),
      insertRows(noticesTable, knownNotices, {
        target: ["portal", "key"],
        update: ["url", "reference", "contentHash", "content", "textState", "textTries", "missingSince"],
      }),
    ],
    result: {
      created: newNotices.length,
      changed: knownNotices.length,
      unchanged,
      opportunityIds: [...newNotices, ...knownNotices].map(({ opportunityId }) => opportunityId),
    },
    newKeys: newNotices.map(({ key }) => key),
    lastId: state.lastId,
  };
}

/** Whether another writer has since taken the plan's IDs or stored one of its new notices. */
async function isOvertaken(db: Database, portal: Portal, { newKeys, lastId }: Plan): Promise<boolean> {
  const [[last], stored] = await runBatch(db, [
    findLastOpportunity(db),
    listKnownNotices(db, portal.id, newKeys),
  ]);
  return stored.length > 0 || (last?.id ?? 0) > lastId;
}

type NoticeRow = typeof noticesTable.$inferInsert;

type KnownNotice = RowsOf<ReturnType<typeof listKnownNotices>>[number];

function listKnownNotices(db: Database, portal: string, keys: ReadonlyArray<string>) {
  const { key, contentHash, opportunityId, leads, missingSince } = noticesTable;
  return db
    .select({ key, contentHash, opportunityId, leads, missingSince })
    .from(noticesTable)
    .where(and(eq(noticesTable.portal, portal), inJson(key, keys)));
}

async function findKnownNotices(db: Database, portal: Portal, contents: ReadonlyArray<NoticeContent>) {
  const rows = await listKnownNotices(
    db,
    portal.id,
    contents.map(({ notice }) => notice.key),
  );
  return new Map(rows.map((row) => [row.key, row]));
}

function listStoredOpportunities(db: Database, ids: ReadonlyArray<number>) {
  const { contractValue, estimatedValue, budgetMin, budgetMax, currency } = opportunityValues;
  return db
    .select({
      id: opportunities.id,
      ...STORED_VERSION_COLUMNS,
      documents: opportunities.documents,
      createdAt: opportunities.createdAt,
      version: opportunities.version,
      ...{ contractValue, estimatedValue, budgetMin, budgetMax, currency },
      sections: opportunityDetails.sections,
    })
    .from(opportunities)
    .leftJoin(opportunityValues, eq(opportunityValues.opportunityId, opportunities.id))
    .leftJoin(opportunityDetails, eq(opportunityDetails.opportunityId, opportunities.id))
    .where(inJson(opportunities.id, ids));
}

const findLastOpportunity = (db: Database) => db.select({ id: max(opportunities.id) }).from(opportunities);

/** Reads everything that the plan depends on, in one round trip. */
async function readState(
  db: Database,
  portal: Portal,
  drafts: ReadonlyArray<{ notice: Notice; draft: OpportunityDraft }>,
  known: ReadonlyMap<string, KnownNotice>,
) {
  const knownIds = [...known.values()].map(({ opportunityId }) => opportunityId);
  const fingerprints = drafts
    .filter(({ notice }) => !known.has(notice.key))
    .flatMap(({ notice: { key }, draft }) => draft.fingerprints.map((fingerprint) => ({ fingerprint, key })));
  const [stored, twins, [last]] = await runBatch(db, [
    listStoredOpportunities(db, knownIds),
    findTwins(portal.id, fingerprints),
    findLastOpportunity(db),
  ]);
  return {
    opportunities: new Map(stored.map((row) => [row.id, comparableOf(row)])),
    twins,
    lastId: last?.id ?? 0,
  };
}

type StoredOpportunity = RowsOf<ReturnType<typeof listStoredOpportunities>>[number];

function comparableOf(row: StoredOpportunity) {
  const { contractValue, estimatedValue, budgetMin, budgetMax, currency } = row;
  return {
    stored: row,
    title: row.title,
    status: row.status,
    deadline: row.deadline,
    documents: row.documents,
    value: { contractValue, estimatedValue, budgetMin, budgetMax, currency },
    description: Object.values(row.sections ?? {}).join("\n"),
    createdAt: row.createdAt,
    version: row.version,
  };
}

type Twin = RowsOf<ReturnType<typeof findTwins>>[number];

/** The opportunity of another portal's notice of the same solicitation, unless a notice of this run has joined it. */
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
