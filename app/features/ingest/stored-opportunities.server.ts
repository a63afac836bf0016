import { eq, max } from "drizzle-orm";
import { type RowsOf, runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson } from "#drizzle/json-rows";
import { opportunities, opportunityDetails, opportunityValues } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import type { Comparable } from "~/domain/opportunities/opportunity-changes";
import { findTwins } from "./ingest-notices.sql.server";
import { type KnownNotice, listLeads } from "./known-notices.server";
import type { OpportunityDraft } from "./opportunity-draft.server";
import { STORED_VERSION_COLUMNS, type StoredVersion } from "./stored-version.server";

export type StoredOpportunity = Comparable & {
  stored: StoredVersion;
  createdAt: Date;
  version: number;
  /** Withdrawn because its lead left the lead's portal, not because a notice says so. */
  hasLostItsLead: boolean;
};

export const findLastOpportunity = (db: Database) =>
  db.select({ id: max(opportunities.id) }).from(opportunities);

/** Reads everything that the storing of these notices depends on, in one round trip. */
export async function readStored(
  db: Database,
  portal: string,
  drafts: ReadonlyArray<{ notice: Notice; draft: OpportunityDraft }>,
  known: ReadonlyMap<string, KnownNotice>,
) {
  const knownIds = drafts.flatMap(({ notice }) => known.get(notice.key)?.opportunityId ?? []);
  const fingerprints = drafts
    .filter(({ notice }) => !known.has(notice.key))
    .flatMap(({ notice: { key }, draft }) => draft.fingerprints.map((fingerprint) => ({ fingerprint, key })));
  const [stored, leads, twins, [last]] = await runBatch(db, [
    listStoredOpportunities(db, knownIds),
    listLeads(db, knownIds),
    findTwins(portal, fingerprints),
    findLastOpportunity(db),
  ]);
  const leadOf = new Map(leads.map((lead) => [lead.opportunityId, lead]));
  return {
    opportunities: new Map(
      stored.map((row) => [row.id, storedOpportunity(row, leadOf.get(row.id) ?? NO_LEAD)]),
    ),
    twins,
    lastId: last?.id ?? 0,
  };
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
    createdAt: row.createdAt,
    version: row.version,
    hasLostItsLead: row.status === "withdrawn" && missingSince !== null,
  };
}
