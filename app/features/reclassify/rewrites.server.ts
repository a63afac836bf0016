import { eq, getTableColumns } from "drizzle-orm";
import type { RowsOf } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson } from "#drizzle/json-rows";
import { opportunities, opportunityDetails, type opportunityFingerprints } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { textClosingOf } from "~/domain/reading/kept/text-closing";
import { STORED_DOCUMENTS } from "~/features/archive/stored-documents.sql.server";
import { type JoinedDraft, withStoredClosing } from "~/features/ingest/joined-notices.server";
import { draftOpportunity } from "~/features/ingest/opportunity-draft.server";
import { isDerivedColumn, rowOf } from "~/features/ingest/write-opportunities.server";
import { addChange, type Changes, differencesOf, type Row } from "./differences";

export function listOpportunities(db: Database, ids: ReadonlyArray<number>) {
  // The sort key exceeds JavaScript's safe integers.
  const { sortKey: _, ...columns } = getTableColumns(opportunities);
  return db
    .select({ ...columns, ...detailColumns })
    .from(opportunities)
    .leftJoin(opportunityDetails, eq(opportunityDetails.opportunityId, opportunities.id))
    .where(inJson(opportunities.id, ids));
}

const { sections, translation, placeReason } = getTableColumns(opportunityDetails);
const detailColumns = { sections, translation, placeReason, documents: STORED_DOCUMENTS };

export type StoredRow = RowsOf<ReturnType<typeof listOpportunities>>[number];

/** What the source or a withdrawal has decided since stays: the status and the dates. The hour of a closing day is of its texts. */
export function draftAgain(
  notice: Notice,
  joined: ReadonlyArray<JoinedDraft>,
  { status, published, deadline }: StoredRow,
) {
  return { ...withStoredClosing(draftOpportunity(notice), joined, deadline), status, published };
}

type Rewrite = StoredRow & { draft: ReturnType<typeof draftAgain> };

/** Whether its closing has another hour than before, or its text states another one. */
export function isMoved({ deadline, textClosing, draft, keyDates }: Rewrite, now: Date): boolean {
  const closing = draft.deadline ?? textClosingOf({ deadline: draft.deadline, keyDates }, now);
  return (deadline ?? textClosing)?.getTime() !== closing?.getTime();
}

/** Whether anything of the opportunity's own rows differs from what is stored. */
export function addDifferences(changes: Changes, stored: StoredRow, rewrite: Rewrite, now: Date): boolean {
  const before: Row = { ...stored, sections: stored.sections ?? {} };
  const { sections: texts, translation: other, placeReason: reason, documents } = rewrite.draft;
  const after: Row = {
    ...rowOf(rewrite, now),
    sections: texts,
    translation: other,
    placeReason: reason,
    documents,
  };
  const fields = differencesOf(before, after, [...Object.keys(after).filter(isDerivedColumn), "deadline"]);
  for (const field of fields) addChange(changes, stored.id, field, before[field], after[field]);
  return fields.length > 0;
}

/** Whether the fingerprints of an opportunity, which other portals' notices are compared with, differ from what is stored. */
export function addFingerprints(
  changes: Changes,
  { id, draft }: Pick<Rewrite, "id" | "draft">,
  stored: ReadonlyArray<typeof opportunityFingerprints.$inferSelect>,
): boolean {
  const before = stored.filter(({ opportunityId }) => opportunityId === id).map((one) => one.fingerprint);
  const after = [...new Set(draft.fingerprints)];
  const [one, other] = [before, after].map((all) => [...all].sort());
  const [field] = differencesOf({ fingerprints: one }, { fingerprints: other }, ["fingerprints"]);
  if (field === undefined) return false;
  addChange(changes, id, field, one, other);
  return true;
}
