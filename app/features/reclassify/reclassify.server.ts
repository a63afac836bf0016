import { and, ne } from "drizzle-orm";
import { type RowsOf, runBatch, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson, insertRows } from "#drizzle/json-rows";
import { wasOvertaken } from "#drizzle/overtaken";
import { notices as noticesTable, opportunities, opportunityFingerprints } from "#drizzle/schema";
import { RULES_VERSION } from "~/domain/opportunities/rules-version";
import { type Separation, separationOfContradicting } from "~/features/ingest/contradicting-notices";
import { joinedFrom, stateOf } from "~/features/ingest/joined-notices.server";
import { contentOf, noticeFromContent } from "~/features/ingest/notice-content.server";
import { draftOpportunity } from "~/features/ingest/opportunity-draft.server";
import { separateNotices } from "~/features/ingest/separate-notices.server";
import { type ReadState, requireUnchanged } from "~/features/ingest/unchanged-notices.sql.server";
import { fingerprintStatements, rederivedStatements } from "~/features/ingest/write-opportunities.server";
import { planKeyDates } from "~/features/key-dates/plan-key-dates.server";
import { homesOf, listHomes, withHome } from "~/features/push/ingest-keys.server";
import { recountBidTypes } from "~/features/search/search-index.sql.server";
import type { Services } from "~/lib/services";
import { addChange, type Changes, mergeChanges, noChanges } from "./differences";
import { listOutdated } from "./reclassify.sql.server";
import { renewNotice } from "./renew-notice";
import {
  addDifferences,
  addFingerprints,
  draftAgain,
  isMoved,
  listOpportunities,
  type StoredRow,
} from "./rewrites.server";

/** A piece has at most this many opportunities, or this much text if that comes first. */
const PER_PIECE = 100;
const TEXT_PER_PIECE = 1_000_000;
/** A piece takes about 15 statements, of which one invocation may run 1,000. */
const PIECES_A_CALL = 5;
const MAX_TRIES = 4;

export type ReclassifiedPiece = Changes & {
  /** The last opportunity that was looked at; `null` at the end. */
  next: number | null;
  looked: number;
  rewritten: number;
};

type Options = {
  after: number;
  /** Also looks at the rows that today's rules have made. */
  all?: boolean;
};

/**
 * Derives the places, trades and texts of the next stored opportunities again, from the stored notices. Writes only what
 * differs, with the index, takes joins apart that today's rules forbid, and marks what it has looked at with the
 * version of the rules, so that a run that was stopped continues where it was. Makes no version and sends no message to
 * open pages. A part that leaves a joined bid is mailed only to those who were not told of the joined bid.
 */
export async function reclassifyPiece(
  db: Database,
  { after, all = false }: Options,
  now: Date,
): Promise<ReclassifiedPiece> {
  let separated = noChanges();
  for (let attempt = 1; ; attempt++) {
    const piece = await planPiece(db, { after, all }, now);
    if (piece === null) return { ...separated, next: null, looked: 0, rewritten: 0 };
    try {
      if (piece.separations) {
        for (const separation of piece.separations)
          separated = mergeChanges(separated, await separateQuietly(db, separation, now));
        continue;
      }
      await runBatch(db, piece.statements);
      return { ...piece.result, ...mergeChanges(separated, piece.result) };
    } catch (error) {
      if (attempt >= MAX_TRIES || !wasOvertaken(error)) throw error;
    }
  }
}

/** Several pieces: as many as one call to the worker may take. */
export async function reclassifySome(
  db: Database,
  { after, all }: Options,
  now: Date,
): Promise<ReclassifiedPiece> {
  let sum: ReclassifiedPiece = { ...noChanges(), next: after, looked: 0, rewritten: 0 };
  for (let piece = 0; piece < PIECES_A_CALL && sum.next !== null; piece++) {
    const { next, looked, rewritten, ...changes } = await reclassifyPiece(db, { after: sum.next, all }, now);
    sum = {
      ...mergeChanges(sum, changes),
      next,
      looked: sum.looked + looked,
      rewritten: sum.rewritten + rewritten,
    };
  }
  return sum;
}

async function planPiece(db: Database, { after, all }: Required<Options>, now: Date) {
  const ids = firstOf(await runOne(db, listOutdated({ after, rules: RULES_VERSION, all, limit: PER_PIECE })));
  const last = ids.at(-1);
  if (last === undefined) return null;

  const [stored, notices, keys, fingerprints] = await runBatch(db, [
    listOpportunities(db, ids),
    listNotices(db, ids),
    listHomes(db),
    db.select().from(opportunityFingerprints).where(inJson(opportunityFingerprints.opportunityId, ids)),
  ]);
  const homes = homesOf(keys);
  const renewed = await Promise.all(notices.map((row) => renew(row, homes.get(row.portal))));
  const leads = new Map(
    renewed.filter(({ row }) => row.leads).map(({ row, notice }) => [row.opportunityId, notice]),
  );
  const separations = separationsOf(renewed);
  if (separations.length > 0) return { separations };
  const changes = noChanges();
  const derived = stored.flatMap((row) => {
    const lead = leads.get(row.id);
    const joined = joinedBeside(renewed, row.id, now);
    return lead ? [{ ...row, isNew: false, draft: draftAgain(lead, joined, row) }] : [];
  });
  const dates = await planKeyDates(db, derived, now);
  const rewrites = derived.flatMap((row) => {
    const rewrite = { ...row, keyDates: dates.planned.get(row.id)?.listed ?? [] };
    return addDifferences(changes, row, rewrite, now) ? [rewrite] : [];
  });
  const rewritten = new Set(rewrites.map(({ id }) => id));
  const rejoinable = derived.filter(
    (row) => !rewritten.has(row.id) && addFingerprints(changes, row, fingerprints),
  );
  return {
    separations: null,
    statements: [
      requireUnchanged(statesOf(stored, notices)),
      ...rederivedStatements(
        rewrites.filter((row) => !isMoved(row, now)),
        now,
      ),
      ...rederivedStatements(
        rewrites.filter((row) => isMoved(row, now)),
        now,
        true,
      ),
      ...(rejoinable.length > 0 ? fingerprintStatements(rejoinable) : []),
      ...dates.statements,
      replaceContents(renewed),
      db
        .update(opportunities)
        .set({ rulesVersion: RULES_VERSION })
        .where(and(inJson(opportunities.id, ids), ne(opportunities.rulesVersion, RULES_VERSION))),
      ...(rewrites.length > 0 ? recountBidTypes() : []),
    ],
    result: { ...changes, next: last, looked: ids.length, rewritten: rewrites.length },
  };
}

/** An opportunity's other notices. */
const joinedBeside = (renewed: ReadonlyArray<Renewed>, id: number, now: Date) =>
  renewed
    .filter(({ row }) => row.opportunityId === id && !row.leads)
    .map(({ row, content }) => joinedFrom({ ...row, content }, now));

/** The joins that today's rules forbid. */
function separationsOf(renewed: ReadonlyArray<Renewed>): Array<Separation> {
  const byOpportunity = new Map<number, Array<Renewed>>();
  for (const one of renewed) {
    const { opportunityId } = one.row;
    byOpportunity.set(opportunityId, [...(byOpportunity.get(opportunityId) ?? []), one]);
  }
  return [...byOpportunity].flatMap(([opportunityId, joined]) => {
    if (joined.length === 1) return [];
    const placed = joined.map(({ row: { id, leads }, notice }) => ({
      id,
      leads,
      at: draftOpportunity(notice),
    }));
    const separation = separationOfContradicting(opportunityId, placed);
    return separation ? [separation] : [];
  });
}

const SILENT: Services["broadcaster"] = {
  connect: () => Promise.reject(new Error("Nobody connects to a broadcaster that is silent")),
  announce: () => Promise.resolve(),
  disconnect: () => Promise.resolve(),
};

/** No open page is told. This run looks at the new opportunities too. */
async function separateQuietly(db: Database, separation: Separation, now: Date): Promise<Changes> {
  const changes = noChanges();
  const created = await separateNotices({ db, broadcaster: SILENT }, separation, now, (ids) => [
    db.update(opportunities).set({ rulesVersion: "" }).where(inJson(opportunities.id, ids)),
  ]);
  for (const id of created) addChange(changes, separation.opportunityId, "separated", null, id);
  return changes;
}

/** As many as have text for one piece, and at least one. */
function firstOf(listed: RowsOf<ReturnType<typeof listOutdated>>): Array<number> {
  let text = 0;
  const isRoom = ({ length }: { length: number }, index: number) => {
    text += length;
    return index === 0 || text <= TEXT_PER_PIECE;
  };
  return listed.filter(isRoom).map(({ id }) => id);
}

function listNotices(db: Database, ids: ReadonlyArray<number>) {
  return db.select().from(noticesTable).where(inJson(noticesTable.opportunityId, ids));
}

type NoticeRow = RowsOf<ReturnType<typeof listNotices>>[number];
type Renewed = Awaited<ReturnType<typeof renew>>;

async function renew(row: NoticeRow, home: string | undefined) {
  const notice = withHome(renewNotice(noticeFromContent(row.content), row.portal), home);
  const { content, contentHash } = await contentOf(notice);
  // The hash of a notice whose text was read apart is of the notice without it.
  return { row, notice, content, contentHash: row.textState === null ? contentHash : row.contentHash };
}

function replaceContents(renewed: ReadonlyArray<Renewed>) {
  const rows = renewed
    .filter(({ row, content }) => content !== row.content)
    .map(({ row: { id: _, ...row }, content, contentHash }) => ({ ...row, content, contentHash }));
  return insertRows(noticesTable, rows, { target: ["portal", "key"], update: ["content", "contentHash"] });
}

function statesOf(stored: ReadonlyArray<StoredRow>, notices: ReadonlyArray<NoticeRow>): Array<ReadState> {
  const byId = new Map(stored.map((row) => [row.id, row]));
  return notices.flatMap(({ id, contentHash, leads, opportunityId, missingSince }) => {
    const row = byId.get(opportunityId);
    if (!row) return [];
    const { status, updatedAt } = row;
    const state = { contentHash, leads, opportunityId, missingSince, status, updatedAt, id };
    return stateOf(state);
  });
}
