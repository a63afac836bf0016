import { count, eq, sql } from "drizzle-orm";
import { type AnyStatement, runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { setAsideRecords, sourceRuns } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { createTurns } from "~/domain/turns";
import { findFresh } from "~/features/ingest/ingest-notices.server";
import { loadTables } from "~/features/ingest/load-tables.server";
import { logFailure } from "~/lib/log.server";
import type { Services } from "~/lib/services";
import type { RawRecord } from "~/sources/formats/raw-record";
import { createNewestFilter } from "~/sources/newest";
import type { Source, SourceItem } from "~/sources/source";
import {
  deleteAnswer,
  deleteRecords,
  findAnswer,
  insertMemory,
  listMemories,
  memoriesOf,
  type RecordsPiece,
} from "./answer-pieces.server";
import { faultOf } from "./fetch-answer.server";
import { insertSetAside, nothingRead, type ReadItems, readItems } from "./read-items.server";
import {
  insertEnd,
  insertListed,
  insertNotices,
  lastNotices,
  listedOf,
  listListed,
  type UnfinishedRun,
} from "./source-pieces.server";

/**
 * Reads an answer piece by piece. Each call keeps the notices of the next piece that are new or changed as pieces to be
 * stored, in the transaction that deletes the records; after the last one the run is ready to be stored. Returns how many
 * records the piece had, or `null` if the answer has been read to its end before.
 */
export function createRecordsReader(services: Services, source: Source, run: UnfinishedRun) {
  const { db } = services;
  let known: Known | null = null;
  return async function readNext(): Promise<number | null> {
    const { records: piece, end } = await findAnswer(db, run.id);
    if (piece !== null) {
      known ??= await findKnown(db, run.id);
      await readPiece(services, source, run, piece, known);
      return piece.records.length;
    }
    if (end === null) return null;
    await runBatch(db, [insertEnd(run.id, end), deleteAnswer(db, run.id)]);
    return 0;
  };
}

/** Reads a piece, and adds what it has found to what is known. */
async function readPiece(
  services: Services,
  source: Source,
  run: UnfinishedRun,
  piece: RecordsPiece,
  known: Known,
) {
  const { db } = services;
  await loadTables();
  const changed = new Map<string, string>();
  const isNewest = createNewestFilter(known.versions);
  const read = source.createReader(run.startedAt, (key, revision) => {
    const is = isNewest(key, revision);
    if (is) changed.set(key, revision);
    return is;
  });
  const found = nothingRead({ records: piece.before, setAside: known.setAside, keys: known.listed });
  const fresh = freshKeeper(services, source, run.id, known);
  let fault: unknown = null;
  try {
    const items = readEach(piece.records, read);
    await readItems({ source, runId: run.id, items, keep: (notices) => fresh.keep(notices) }, found);
  } catch (error) {
    if (fresh.hasFailed()) throw error;
    fault = error;
    logFailure("A source could not be read", error, { source: source.id, runId: run.id });
  }
  const memory = { versions: [...changed], waiting: fresh.keys };
  await runBatch(db, [
    ...fresh.statements,
    insertListed(run.id, piece.number, found.listed),
    insertSetAside(found),
    ...insertMemory(db, run.id, piece.number, memory),
    addCounts(db, run.id, found, fresh.counts),
    ...(fault === null ? [deleteRecords(db, run.id, piece.number)] : endOf(db, run.id, fault)),
  ]);
  for (const key of found.listed.keys) known.listed.add(key);
  known.setAside += found.setAside.length;
}

/** What has been found in the pieces before. */
type Known = {
  listed: Set<string>;
  versions: Map<string, string>;
  waiting: Set<string>;
  setAside: number;
  nextNotices: number;
};

async function findKnown(db: Database, runId: string): Promise<Known> {
  const [listed, memories, [setAside], [last]] = await runBatch(db, [
    listListed(db, runId),
    listMemories(db, runId),
    db.select({ kept: count() }).from(setAsideRecords).where(eq(setAsideRecords.runId, runId)),
    lastNotices(db, runId),
  ]);
  const all = memoriesOf(memories);
  return {
    listed: listedOf(listed).keys,
    versions: new Map(all.flatMap(({ versions }) => versions)),
    waiting: new Set(all.flatMap(({ waiting }) => waiting)),
    setAside: setAside?.kept ?? 0,
    nextNotices: (last?.number ?? -1) + 1,
  };
}

/** Reads records one after another, and gives other requests their turn. */
async function* readEach(
  records: ReadonlyArray<RawRecord>,
  read: (record: RawRecord) => SourceItem,
): AsyncGenerator<SourceItem, void> {
  const turns = createTurns();
  for (const record of records) {
    yield read(record);
    await turns.after(record.content);
  }
}

/** Keeps what is new or changed, and counts the rest. */
function freshKeeper({ db }: Services, source: Source, runId: string, known: Known) {
  const counts = { unchanged: 0, ignored: 0 };
  const keys: Array<string> = [];
  const statements: Array<AnyStatement> = [];
  let isComparing = false;
  return {
    counts,
    keys,
    statements,
    hasFailed: () => isComparing,
    async keep(notices: ReadonlyArray<Notice>) {
      isComparing = true;
      const found = await findFresh(db, source.portal, notices, known.waiting);
      isComparing = false;
      counts.unchanged += found.unchanged;
      counts.ignored += found.outdated + found.repeated;
      for (const { key } of found.fresh) {
        known.waiting.add(key);
        keys.push(key);
      }
      if (found.fresh.length === 0) return;
      const inserted = insertNotices(runId, known.nextNotices, found.fresh);
      known.nextNotices += inserted.count;
      statements.push(inserted.statement);
    },
  };
}

function addCounts(
  db: Database,
  runId: string,
  { counts: { read, ignored, setAside } }: ReadItems,
  fresh: { unchanged: number; ignored: number },
) {
  return db
    .update(sourceRuns)
    .set({
      read: sql`${sourceRuns.read} + ${read}`,
      ignored: sql`${sourceRuns.ignored} + ${ignored + fresh.ignored}`,
      setAside: sql`${sourceRuns.setAside} + ${setAside}`,
      unchanged: sql`${sourceRuns.unchanged} + ${fresh.unchanged}`,
    })
    .where(eq(sourceRuns.id, runId));
}

/** A fault of ours ends the answer, as one of the portal's does. */
const endOf = (db: Database, runId: string, fault: unknown) => [
  insertEnd(runId, { fault: faultOf(fault), isUnchanged: false, validators: [] }),
  deleteAnswer(db, runId),
];
