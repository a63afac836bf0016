import { type AnyStatement, runBatch, type Statement } from "#drizzle/batch";
import { insertRows } from "#drizzle/json-rows";
import {
  opportunities,
  opportunityDetails,
  opportunityFingerprints,
  opportunityValues,
  opportunityVersions,
} from "#drizzle/schema";
import { archiveAt } from "~/domain/opportunities/archive-time";
import { orderParts } from "~/domain/opportunities/feed-order";
import { storedPublished } from "~/domain/opportunities/notice-dates";
import { isOpen } from "~/domain/opportunities/opportunity";
import type { FieldChange } from "~/domain/opportunities/opportunity-changes";
import { RULES_VERSION } from "~/domain/opportunities/rules-version";
import type { RowDate } from "~/domain/reading/kept/listed-dates";
import { textClosingOf } from "~/domain/reading/kept/text-closing";
import { planKeyDates, type PlannedDates } from "~/features/key-dates/plan-key-dates.server";
import { copyClosingDates } from "~/features/search/copy-closing-dates.sql.server";
import { searchDocumentOf } from "~/features/search/search-document";
import { addToIndexes, removeFromIndexes } from "~/features/search/search-index.sql.server";
import { announce } from "~/features/sockets/announce.server";
import type { Services } from "~/lib/services";
import { announcementsOf } from "./announcements.server";
import type { OpportunityDraft } from "./opportunity-draft.server";
import type { StoredVersion } from "./stored-version.server";
import { type ReadState, requireUnchanged } from "./unchanged-notices.sql.server";
import { deleteFingerprints, deleteValues, setSortKeys } from "./write-opportunities.sql.server";

export type OpportunityWrite = {
  id: number;
  /** A new opportunity fails the transaction if its ID is taken; a known one is overwritten. */
  isNew: boolean;
  draft: OpportunityDraft;
  /** The version it replaces; `null` for a new opportunity. */
  before: StoredVersion | null;
  portalSource: string;
  createdAt: Date;
  version: number;
  /** The changed fields to show to users; empty for a new opportunity. */
  changes: ReadonlyArray<FieldChange>;
  /** The portal whose notice changed. */
  portal: string;
  /** Nothing else has changed: written only if its key dates have. */
  isForDates?: boolean;
};

/**
 * The only way to store opportunities: commits them with their details, their index entries and the statements in `also`
 * as one transaction, and then announces the changes to open pages. If announcing fails, that is logged and what was
 * stored stays. The transaction fails if something in `planned` has been written since it was read.
 */
export async function writeOpportunities(
  services: Pick<Services, "db" | "broadcaster">,
  writes: ReadonlyArray<OpportunityWrite>,
  now: Date,
  also: ReadonlyArray<AnyStatement> = [],
  planned: ReadonlyArray<ReadState> = [],
): Promise<void> {
  const published = writes.map((write) => withStoredDates(write, now));
  const dates = await planKeyDates(services.db, published, now);
  const stored = published
    .filter(({ id, isForDates }) => !isForDates || dates.changed.has(id))
    .map((write) => withKeyDates(write, dates.planned.get(write.id)));
  const guard = planned.length > 0 ? [requireUnchanged(planned)] : [];
  await runBatch(services.db, [...guard, ...statementsFor(stored, now), ...dates.statements, ...also]);
  await announce(services, announcementsOf(stored, now));
}

function withStoredDates(write: OpportunityWrite, now: Date): OpportunityWrite {
  const published = storedPublished(write.draft.published, now);
  return { ...write, draft: { ...write.draft, published } };
}

/** With its dates for lists, and with a change of them in its history if a notice's words or fields have changed. */
function withKeyDates(write: OpportunityWrite, dates: PlannedDates | undefined): DatedWrite {
  const keyDates = dates?.listed ?? [];
  const { changes, version } = write;
  const isReworded = changes.some(({ field }) => field === "description");
  if (!dates?.change || !(isReworded || dates.isOfPortals)) return { ...write, keyDates };
  return {
    ...write,
    keyDates,
    version: changes.length > 0 ? version : version + 1,
    changes: [...changes, dates.change],
  };
}

type DatedWrite = OpportunityWrite & { keyDates: Array<RowDate> };

type DerivedRow = Pick<DatedWrite, "id" | "draft" | "portalSource" | "createdAt" | "version" | "keyDates">;

/** The stored columns of an opportunity. */
export function rowOf({ id, draft, portalSource, createdAt, version, keyDates }: DerivedRow, now: Date) {
  return {
    id,
    title: draft.title,
    summary: draft.summary,
    region: draft.region,
    city: draft.city,
    status: draft.status,
    portalSource,
    portalUrl: draft.portalUrl,
    bidType: draft.bidType,
    category: draft.category,
    tags: draft.tags,
    createdAt,
    published: draft.published,
    deadline: draft.deadline,
    textClosing: textClosingOf({ deadline: draft.deadline, keyDates }, now),
    reference: draft.reference,
    buyer: draft.buyer,
    language: draft.language,
    places: draft.places,
    services: draft.services,
    parts: draft.parts,
    reasons: draft.reasons,
    documents: [],
    hasText: draft.hasText,
    keyDates,
    updatedAt: now,
    version,
    rulesVersion: RULES_VERSION,
    listed: isOpen(draft, now),
    archiveAt: archiveAt(draft, now),
    archivedAt: null,
    textBlock: null,
  };
}

/** Repeating these statements changes nothing. */
function statementsFor(writes: ReadonlyArray<DatedWrite>, now: Date): Array<Statement> {
  if (writes.length === 0) return [];
  const ids = writes.map(({ id }) => id);
  const isNew = new Set(writes.filter((write) => write.isNew).map(({ id }) => id));
  const rows = writes.map((write) => rowOf(write, now));
  const known = rows.filter(({ id }) => !isNew.has(id));
  const updated = Object.keys(rows[0] ?? {}).filter((name) => name !== "id" && name !== "createdAt");
  const versions = writes
    .filter(({ changes }) => changes.length > 0)
    .map(({ id, version, portal, changes }) => ({
      opportunityId: id,
      version,
      at: now,
      portal,
      changes: [...changes],
    }));

  return [
    ...removeFromIndexes(ids),
    insertRows(
      opportunities,
      rows.filter(({ id }) => isNew.has(id)).map((row) => ({ ...row, sortKey: placeholderFor(row) })),
    ),
    ...(known.length > 0 ? [insertRows(opportunities, known, { target: ["id"], update: updated })] : []),
    setSortKeys(rows.map(orderOf)),
    ...(known.length > 0 ? [deleteValues(ids)] : []),
    insertRows(
      opportunityValues,
      writes.filter(statesValue).map(({ id, draft: { value } }) => ({ opportunityId: id, ...value })),
    ),
    ...(versions.length > 0 ? [insertRows(opportunityVersions, versions, "ignore")] : []),
    ...(known.length > 0 ? [copyClosingDates(ids)] : []),
    ...textStatements(writes),
  ];
}

const orderOf = ({ id, published, createdAt, deadline, textClosing }: ReturnType<typeof rowOf>) => ({
  id,
  ...orderParts(published ?? createdAt, deadline ?? textClosing),
});

/** Most bids state none and have no row for it. */
const statesValue = ({ draft: { value } }: OpportunityWrite) =>
  Object.values(value).some((stated) => stated !== null);

/** As long as the number that takes its place in this transaction: a row that grows would break up the page that it fills. */
const placeholderFor = ({ id }: { id: number }) => -(2 ** 48) - id;

/** Sections, fingerprints and index entries; the old index entries must have been removed. */
function textStatements(writes: ReadonlyArray<DerivedRow>): Array<Statement> {
  const searchable = writes.map(({ id, draft, portalSource, keyDates }) =>
    searchDocumentOf({ ...draft, id, portalSource, keyDates }),
  );
  return [
    insertRows(
      opportunityDetails,
      writes.map(({ id, draft: { sections, translation, placeReason, documents } }) => ({
        opportunityId: id,
        sections,
        translation,
        placeReason,
        documents,
      })),
      "replace",
    ),
    ...fingerprintStatements(writes),
    ...addToIndexes(searchable),
  ];
}

export function fingerprintStatements(writes: ReadonlyArray<Pick<DerivedRow, "id" | "draft">>) {
  const fingerprints = writes.flatMap(({ id, draft }) =>
    draft.fingerprints.map((fingerprint) => ({ fingerprint, opportunityId: id })),
  );
  return [
    deleteFingerprints(writes.map(({ id }) => id)),
    insertRows(opportunityFingerprints, fingerprints, "ignore"),
  ];
}

/** What new rules never change: dates, status and versions, and the place in lists, which depends on the dates. */
const KEPT_COLUMNS = new Set([
  ...["id", "status", "published", "deadline", "listed", "archiveAt", "archivedAt", "textBlock"],
  ...["createdAt", "updatedAt", "version", "rulesVersion"],
]);

/** The columns that are derived from a notice by rules. */
export const isDerivedColumn = (column: string) => !KEPT_COLUMNS.has(column);

/**
 * The statements that write stored opportunities again under new rules, and their closing dates if these have another
 * hour. Nothing is announced, and no version is made.
 */
export function rederivedStatements(
  rows: ReadonlyArray<DerivedRow>,
  now: Date,
  isMoved = false,
): Array<Statement> {
  const [first] = rows;
  if (!first) return [];
  const ids = rows.map(({ id }) => id);
  const derived = Object.keys(rowOf(first, now)).filter(isDerivedColumn);
  const written = rows.map((row) => rowOf(row, now));
  const update = [...derived, "rulesVersion", ...(isMoved ? ["deadline", "listed"] : [])];
  return [
    ...removeFromIndexes(ids),
    insertRows(opportunities, written, { target: ["id"], update }),
    ...(isMoved ? [setSortKeys(written.map(orderOf)), copyClosingDates(ids)] : []),
    ...textStatements(rows),
  ];
}
