import { and, eq, sql } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import { sourceRuns } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { groupsToStore } from "~/features/ingest/groups-to-store";
import { ingestSome } from "~/features/ingest/ingest-notices.server";
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
  deletePieces,
  findEnd,
  findNextNotices,
  keepNotices,
  listedOf,
  listListed,
  listUnfinished,
  type UnfinishedRun,
} from "./source-pieces.server";
import { findLastRun } from "./source-runs.server";
import { type Budget, withBudget } from "./statement-budget.server";

/** An invocation does at most so many steps, each of which computes for about 40 milliseconds. */
const STEPS_AT_ONCE = 20;
/** So many records are read in one step; storing notices in one transaction is another. */
const RECORDS_A_STEP = 50;
/** An answer of so many pieces is read by the message that has fetched it. */
const FEW_PIECES = 3;

/** `stored` counts the new and changed opportunities of the whole run. */
export type SourcePart = { isDone: boolean; stored: number };

const NOTHING: SourcePart = { isDone: true, stored: 0 };
const UNFINISHED: SourcePart = { isDone: false, stored: 0 };

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
  const part = await doNextPart(withBudget(services), source, delivery).catch(async (error: unknown) => {
    await endLease(db, source.id, delivery);
    throw error;
  });
  await endLease(db, source.id, delivery);
  return part;
}

type Budgeted = { services: Services; budget: Budget };

async function doNextPart(given: Budgeted, source: Source, delivery: Delivery): Promise<SourcePart> {
  const { services } = given;
  const { db, now } = services;
  const unfinished = await findUnfinished(services, source.id);
  if (unfinished) return goOn(given, source, unfinished, delivery);

  const last = await findLastRun(db, source.id);
  const wasKilled = last?.outcome === "running" && delivery.attempt > 1;
  if (!wasKilled && !isDue(source, last, now())) return NOTHING;
  const answer = await fetchAnswer(services, source);
  if (answer === null) return NOTHING;
  // Fetching and reading a large answer would be too much for one invocation.
  if (answer.pieces > FEW_PIECES) return UNFINISHED;
  return goOn(given, source, answer.run, delivery);
}

export async function findUnfinished({ db }: Services, source: string): Promise<UnfinishedRun | null> {
  return (await listUnfinished(db)).find((run) => run.source === source) ?? null;
}

/** Reads an answer to its end, and then stores what was new in it. */
async function goOn(
  { services, budget }: Budgeted,
  source: Source,
  run: UnfinishedRun,
  delivery: Delivery,
): Promise<SourcePart> {
  const readNext = createRecordsReader(services, source, run);
  for (let steps = 0; steps < STEPS_AT_ONCE && budget.isLeft();) {
    const records = await readNext();
    if (records !== null) {
      steps += Math.ceil(records / RECORDS_A_STEP);
      continue;
    }
    const next = await findNextGroups(services, run.id);
    if (next === null) {
      if (!budget.isFresh()) break;
      return endRun({ services, budget }, source, run.id, delivery);
    }
    // The next message has room for a piece of more groups.
    if (steps > 0 && steps + next.groups.length > STEPS_AT_ONCE) break;
    await storeGroups({ services, budget }, source, run.id, next);
    steps += next.groups.length;
  }
  return UNFINISHED;
}

type NextGroups = { number: number; groups: ReadonlyArray<ReadonlyArray<Notice>> };

/** The notices of the next piece, in groups that are stored in a transaction each; `null` if all have been stored before. */
async function findNextGroups({ db }: Services, runId: string): Promise<NextGroups | null> {
  const next = await findNextNotices(db, runId);
  return next && { number: next.number, groups: groupsToStore(next.notices) };
}

/** Stores a piece's groups while there are statements left. What remains is the piece of the next message. */
async function storeGroups(
  { services, budget }: Budgeted,
  source: Source,
  runId: string,
  { number, groups }: NextGroups,
) {
  const { db, now } = services;
  const portal = { id: source.portal, name: source.name };
  const counts = { created: 0, changed: 0, unchanged: 0, ignored: 0 };
  let done = 0;
  while (done < groups.length && budget.isLeft()) {
    const stored = await ingestSome(services, portal, groups[done]!, now(), budget.isLeft);
    if (stored === null) break;
    counts.created += stored.created;
    counts.changed += stored.changed;
    counts.unchanged += stored.unchanged;
    counts.ignored += stored.outdated + stored.repeated;
    done += 1;
  }
  await runBatch(db, [
    keepNotices(db, runId, number, groups.slice(done).flat()),
    addCounts(services, runId, counts),
  ]);
}

const COUNTS = ["created", "changed", "unchanged", "ignored"] as const;

const addCounts = ({ db }: Services, runId: string, counts: Record<(typeof COUNTS)[number], number>) =>
  db
    .update(sourceRuns)
    .set(Object.fromEntries(COUNTS.map((name) => [name, sql`${sourceRuns[name]} + ${counts[name]}`])))
    .where(eq(sourceRuns.id, runId));

/** Says how many opportunities the run has stored. Unfinished if it has more notices to withdraw than one message may. */
async function endRun(
  { services, budget }: Budgeted,
  source: Source,
  runId: string,
  delivery: Delivery,
): Promise<SourcePart> {
  const { db, now } = services;
  const [run] = await db.select().from(sourceRuns).where(eq(sourceRuns.id, runId));
  const { validators, withdrawn, isFinished, ...ending } = await judge({ services, budget }, source, run!);
  const isRun = and(eq(sourceRuns.id, runId), eq(sourceRuns.outcome, "running"));
  const all = sql`${sourceRuns.withdrawn} + ${withdrawn}`;
  if (!isFinished) {
    await db.update(sourceRuns).set({ withdrawn: all }).where(isRun);
    return UNFINISHED;
  }
  const stored = run!.created + run!.changed;
  // An attempt before this one may have withdrawn notices and not counted them.
  const hasWritten = stored + run!.withdrawn + withdrawn > 0 || delivery.attempt > 1;
  await runBatch(db, [
    db
      .update(sourceRuns)
      .set({ ...ending, withdrawn: all, finishedAt: now() })
      .where(isRun),
    // Without validators, an answer that is not complete is requested in full again.
    ...(ending.outcome === "complete" ? keepValidators(db, validators, now()) : []),
    ...(hasWritten ? recountBidTypes() : []),
    deletePieces(db, runId),
    // Who sees that the run has ended may send the next answer at once.
    endLease(db, source.id, delivery),
  ]);
  return { isDone: true, stored };
}

async function judge({ services, budget }: Budgeted, source: Source, run: UnfinishedRun) {
  const { fault, isUnchanged, validators } = await findEnd(services.db, run.id);
  const reason = fault ?? run.reason;
  const none = { reason, withdrawn: 0, isFinished: true, validators };
  if (reason !== null) return { ...none, outcome: "failed" as const };
  if (isUnchanged) return { ...none, outcome: "unchanged" as const };
  const listed = listedOf(await listListed(services.db, run.id));
  return { ...(await closeRun(services, source, listed, run, budget)), validators };
}
