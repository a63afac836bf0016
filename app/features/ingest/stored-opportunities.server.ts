import { eq, max } from "drizzle-orm";
import { type RowsOf, runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson } from "#drizzle/json-rows";
import { opportunities, opportunityDetails, opportunityValues } from "#drizzle/schema";
import { fingerprintKind } from "~/domain/joining/fingerprint";
import type { Notice } from "~/domain/opportunities/notice";
import type { Comparable } from "~/domain/opportunities/opportunity-changes";
import { STORED_DOCUMENTS } from "~/features/archive/stored-documents.sql.server";
import { findTwins } from "./ingest-notices.sql.server";
import { type JoinedRow, listJoined } from "./joined-notices.server";
import { type KnownNotice, listLeads } from "./known-notices.server";
import { noticeFromContent } from "./notice-content.server";
import { draftOpportunity, type OpportunityDraft } from "./opportunity-draft.server";
import { STORED_VERSION_COLUMNS, type StoredVersion } from "./stored-version.server";

export type StoredOpportunity = Comparable & {
  stored: StoredVersion;
  portalSource: string;
  updatedAt: Date;
  createdAt: Date;
  version: number;
  /** Withdrawn because its lead left the lead's portal, not because a notice says so. */
  hasLostItsLead: boolean;
};

export const findLastOpportunity = (db: Database) =>
  db.select({ id: max(opportunities.id) }).from(opportunities);

/**
 * Reads everything that the storing of these notices depends on, in one round trip, or in two if other portals may have
 * the same solicitations.
 */
export async function readStored(
  db: Database,
  portal: string,
  drafts: ReadonlyArray<{ notice: Notice; draft: OpportunityDraft }>,
  known: ReadonlyMap<string, KnownNotice>,
) {
  const knownIds = drafts.flatMap(({ notice }) => known.get(notice.key)?.opportunityId ?? []);
  const fingerprints = drafts.flatMap(({ notice: { key }, draft }) =>
    joinableBy(draft, known.get(key)).map((fingerprint) => ({ fingerprint, key })),
  );
  const [stored, leads, joined, twins, [last]] = await runBatch(db, [
    ...readOpportunities(db, portal, knownIds),
    findTwins(portal, fingerprints),
    findLastOpportunity(db),
  ]);
  const twinIds = [...new Set(twins.map(({ opportunityId }) => opportunityId))];
  const [twinStored, twinLeads, twinJoined] =
    twinIds.length > 0 ? await runBatch(db, readOpportunities(db, portal, twinIds)) : [[], [], []];
  const leadOf = new Map([...leads, ...twinLeads].map((lead) => [lead.opportunityId, lead]));
  return {
    opportunities: new Map(
      [...stored, ...twinStored].map((row) => [
        row.id,
        storedOpportunity(row, leadOf.get(row.id) ?? NO_LEAD),
      ]),
    ),
    others: groupedByOpportunity([...joined, ...twinJoined]),
    twins,
    lastId: last?.id ?? 0,
  };
}

/** A known notice joins another bid only if it is an exact duplicate: `findDuplicate`. */
function joinableBy({ fingerprints }: OpportunityDraft, known: KnownNotice | undefined) {
  if (!known) return fingerprints;
  return known.leads ? fingerprints.filter((one) => fingerprintKind(one) === "number") : [];
}

/** Opportunities, their leads, and their notices of other portals. */
const readOpportunities = (db: Database, portal: string, ids: ReadonlyArray<number>) =>
  [listStoredOpportunities(db, ids), listLeads(db, ids), listJoined(db, ids, portal)] as const;

/** A notice of another portal, with its draft. */
export type OtherNotice = JoinedRow & { draft: OpportunityDraft };

function groupedByOpportunity(rows: ReadonlyArray<JoinedRow>): Map<number, Array<OtherNotice>> {
  const groups = new Map<number, Array<OtherNotice>>();
  for (const row of rows) {
    const other = { ...row, draft: draftOpportunity(noticeFromContent(row.content)) };
    groups.set(row.opportunityId, [...(groups.get(row.opportunityId) ?? []), other]);
  }
  return groups;
}

function listStoredOpportunities(db: Database, ids: ReadonlyArray<number>) {
  const { contractValue, estimatedValue, budgetMin, budgetMax, currency } = opportunityValues;
  return db
    .select({
      id: opportunities.id,
      ...STORED_VERSION_COLUMNS,
      documents: STORED_DOCUMENTS,
      portalSource: opportunities.portalSource,
      createdAt: opportunities.createdAt,
      updatedAt: opportunities.updatedAt,
      version: opportunities.version,
      contractValue,
      estimatedValue,
      budgetMin,
      budgetMax,
      currency,
      sections: opportunityDetails.sections,
    })
    .from(opportunities)
    .leftJoin(opportunityValues, eq(opportunityValues.opportunityId, opportunities.id))
    .leftJoin(opportunityDetails, eq(opportunityDetails.opportunityId, opportunities.id))
    .where(inJson(opportunities.id, ids));
}

type Lead = Pick<RowsOf<ReturnType<typeof listLeads>>[number], "missingSince" | "farDeadline">;
const NO_LEAD: Lead = { missingSince: null, farDeadline: null };

function storedOpportunity(
  row: RowsOf<ReturnType<typeof listStoredOpportunities>>[number],
  { missingSince, farDeadline }: Lead,
): StoredOpportunity {
  const { contractValue, estimatedValue, budgetMin, budgetMax, currency } = row;
  return {
    stored: row,
    title: row.title,
    status: row.status,
    deadline: row.deadline,
    farDeadline: farDeadline === null ? null : new Date(farDeadline),
    documents: row.documents,
    value: { contractValue, estimatedValue, budgetMin, budgetMax, currency },
    description: Object.values(row.sections ?? {}).join("\n"),
    portalSource: row.portalSource,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
    hasLostItsLead: row.status === "withdrawn" && missingSince !== null,
  };
}
