import { and, eq, sql } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import { sourceRuns } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { groupsToStore } from "~/features/ingest/groups-to-store";
import { ingestNotices } from "~/features/ingest/ingest-notices.server";
import { recountBidTypes } from "~/features/search/search-index.sql.server";
import type { Services } from "~/lib/services";
import type { Delivery } from "~/ports/work-queue";
import type { Source } from "~/sources/source";
import { closeRun } from "./close-run.server";
import { isDue } from "./due-sources.server";
import { fetchAnswer } from "./fetch-answer.server";
import { keepValidators } from "./portal-reader.server";
import { createRecordsReader } from "./read-records.server";
import { endLease, takeLease } from "./source-leases.server";
import {
  deleteNotices,
  deletePieces,
  findEnd,
  findNextNotices,
  listedOf,
  listListed,
  listUnfinished,
  type UnfinishedRun,
} from "./source-pieces.server";
import { findLastRun } from "./source-runs.server";

/** An invocation does at most so many steps, each of which computes for about 40 milliseconds. */
const STEPS_AT_ONCE = 20;
/** So many records are read in one step; storing notices in one transaction is another. */
const RECORDS_A_STEP = 50;
/** An answer of so many pieces is read by the message that has fetched it. */
const FEW_PIECES = 3;

/** `stored` counts the new and changed opportunities of the whole run. */
export type SourcePart = { isDone: boolean; stored: number };

const NOTHING: SourcePart = { isDone: true, stored: 0 };

/**
 * Does the next part of reading a source: asks the portal if the source is due, or reads or stores the next pieces of its
 * answer. Whatever kills it, the next part goes on where it stopped, without asking the portal again.
 * Does nothing while another message is at work on the source.
 */
export async function readSource(
  services: Services,
  source: Source,
  delivery: Delivery,
): Promise<SourcePart> {
  const { db, now } = services;
  if (!(await takeLease(db, source.id, delivery, now()))) return NOTHING;
  const part = await doNextPart(services, source, delivery).catch(async (error: unknown) => {
    await endLease(db, source.id, delivery);
    throw error;
  });
  await endLease(db, source.id, delivery);
  return part;
}

async function doNextPart(services: Services, source: Source, delivery: Delivery): Promise<SourcePart> {
  const { db, now } = services;
  const unfinished = await findUnfinished(services, source.id);
  if (unfinished) return goOn(services, source, unfinished, delivery);

  const last = await findLastRun(db, source.id);
  const wasKilled = last?.outcome === "running" && delivery.attempt > 1;
  if (!wasKilled && !isDue(source, last, now())) return NOTHING;
  const answer = await fetchAnswer(services, source);
  if (answer === null) return NOTHING;
  // Fetching and reading a large answer would be too much for one invocation.
  if (answer.pieces > FEW_PIECES) return { isDone: false, stored: 0 };
  return goOn(services, source, answer.run, delivery);
}

export async function findUnfinished({ db }: Services, source: string): Promise<UnfinishedRun | null> {
  return (await listUnfinished(db)).find((run) => run.source === source) ?? null;
}

/** Reads an answer to its end, and then stores what was new in it. */
async function goOn(
  services: Services,
  source: Source,
  run: UnfinishedRun,
  delivery: Delivery,
): Promise<SourcePart> {
  const readNext = createRecordsReader(services, source, run);
  for (let steps = 0; steps < STEPS_AT_ONCE;) {
    const records = await readNext();
    if (records !== null) {
      steps += Math.ceil(records / RECORDS_A_STEP);
      continue;
    }
    const next = await findNextGroups(services, run.id);
    if (next === null) return { isDone: true, stored: await endRun(services, source, run.id, delivery) };
    // The next message has room for a piece of more groups, which takes most of the statements that one may run.
    if (steps > 0 && steps + next.groups.length > STEPS_AT_ONCE) break;
    await storeGroups(services, source, run.id, next);
    steps += next.groups.length;
  }
  return { isDone: false, stored: 0 };
}

type NextGroups = { number: number; groups: ReadonlyArray<ReadonlyArray<Notice>> };

/** The notices of the next piece, in groups that are stored in a transaction each; `null` if all have been stored before. */
async function findNextGroups({ db }: Services, runId: string): Promise<NextGroups | null> {
  const next = await findNextNotices(db, runId);
  return next && { number: next.number, groups: groupsToStore(next.notices) };
}

async function storeGroups(
  services: Services,
  source: Source,
  runId: string,
  { number, groups }: NextGroups,
) {
  const { db, now } = services;
  const portal = { id: source.portal, name: source.name };
  const counts = { created: 0, changed: 0, unchanged: 0, ignored: 0 };
  for (const group of groups) {
    const stored = await ingestNotices(services, portal, group, now());
    counts.created += stored.created;
    counts.changed += stored.changed;
    counts.unchanged += stored.unchanged;
    counts.ignored += stored.outdated + stored.repeated;
  }
  await runBatch(db, [deleteNotices(db, runId, number), addCounts(services, runId, counts)]);
}

const COUNTS = ["created", "changed", "unchanged", "ignored"] as const;

const addCounts = ({ db }: Services, runId: string, counts: Record<(typeof COUNTS)[number], number>) =>
  db
    .update(sourceRuns)
    .set(Object.fromEntries(COUNTS.map((name) => [name, sql`${sourceRuns[name]} + ${counts[name]}`])))
    .where(eq(sourceRuns.id, runId));

/** Returns how many opportunities the run has stored. */
async function endRun(
  services: Services,
  source: Source,
  runId: string,
  delivery: Delivery,
): Promise<number> {
  const { db, now } = services;
  const [run] = await db.select().from(sourceRuns).where(eq(sourceRuns.id, runId));
  const { validators, ...ending } = await judge(services, source, run!);
  const stored = run!.created + run!.changed;
  // An attempt before this one may have withdrawn notices and not counted them.
  const hasWritten = stored + ending.withdrawn > 0 || delivery.attempt > 1;
  await runBatch(db, [
    db
      .update(sourceRuns)
      .set({ ...ending, finishedAt: now() })
      .where(and(eq(sourceRuns.id, runId), eq(sourceRuns.outcome, "running"))),
    // Without validators, an answer that is not complete is requested in full again.
    ...(ending.outcome === "complete" ? keepValidators(db, validators, now()) : []),
    ...(hasWritten ? recountBidTypes() : []),
    deletePieces(db, runId),
    // Who sees that the run has ended may send the next answer at once.
    endLease(db, source.id, delivery),
  ]);
  return stored;
}

async function judge(services: Services, source: Source, run: UnfinishedRun) {
  const { fault, isUnchanged, validators } = await findEnd(services.db, run.id);
  const reason = fault ?? run.reason;
  if (reason !== null) return { outcome: "failed" as const, reason, withdrawn: 0, validators };
  if (isUnchanged) return { outcome: "unchanged" as const, reason, withdrawn: 0, validators };
  const listed = listedOf(await listListed(services.db, run.id));
  return { ...(await closeRun(services, source, listed, run.read, run.startedAt)), validators };
}
