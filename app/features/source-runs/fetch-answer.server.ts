import { and, eq, inArray } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import { answerPieces, sourcePieces, sourceRuns } from "#drizzle/schema";
import { logFailure, reasonOf } from "~/lib/log.server";
import type { Services } from "~/lib/services";
import { isPortalFault, type Source } from "~/sources/source";
import { createAnswerWriter, insertAnswerEnd } from "./answer-pieces.server";
import { listMeter } from "./portal-calls.server";
import { createPortalReader } from "./portal-reader.server";
import type { UnfinishedRun } from "./source-pieces.server";

export const STOPPED = "The reading stopped halfway.";

/** A run whose answer is here, and in how many pieces. */
export type FetchedAnswer = { run: UnfinishedRun; pieces: number };

/**
 * Asks a portal, or takes its answer from a file, and keeps the records as they come, to be read later. A fault of the
 * portal ends the answer. Returns `null` if the source is off.
 */
export async function fetchAnswer(
  services: Services,
  source: Source,
  file?: ReadableStream<Uint8Array>,
): Promise<FetchedAnswer | null> {
  const { db, now, config } = services;
  const startedAt = now();
  const id = crypto.randomUUID();
  const off = file ? null : source.offBecause(config.sourceKeys);
  const run = { id, source: source.id, startedAt };
  if (off !== null) {
    await db.insert(sourceRuns).values({ ...run, outcome: "off", reason: off, finishedAt: startedAt });
    return null;
  }
  await runBatch(db, [
    ...failRuns(services, source.id, STOPPED),
    db.insert(sourceRuns).values({ ...run, outcome: "running" }),
  ]);
  const reader = createPortalReader(services, listMeter(services, source));
  const writer = createAnswerWriter(db, id);
  const records = file
    ? source.recordsIn(file)
    : source.fetchRecords(reader.fetch, config.sourceKeys, startedAt);
  const { fault, isUnchanged } = await keepRecords(records, writer);
  if (fault !== null && !isPortalFault(fault))
    logFailure("A source could not be read", fault, { source: source.id, runId: id });
  const end = { fault: faultOf(fault), isUnchanged, validators: reader.validators() };
  const [stored] = await runBatch(db, [
    db.select().from(sourceRuns).where(eq(sourceRuns.id, id)),
    ...insertAnswerEnd(db, id, end),
  ]);
  return { run: stored[0]!, pieces: writer.pieces() };
}

/** Throws only what prevents the records from being kept. */
async function keepRecords(
  records: ReturnType<Source["fetchRecords"]>,
  writer: ReturnType<typeof createAnswerWriter>,
): Promise<{ fault: unknown; isUnchanged: boolean }> {
  let isUnchanged = false;
  let isStoring = false;
  let fault: unknown = null;
  try {
    for await (const record of records) {
      isUnchanged = record === "unchanged";
      if (record === "unchanged") continue;
      isStoring = true;
      await writer.add(record);
      isStoring = false;
    }
  } catch (error) {
    if (isStoring) throw error;
    fault = error;
  }
  await writer.flush();
  return { fault, isUnchanged: isUnchanged && writer.pieces() === 0 };
}

/** What a run says about what has ended its answer. */
export function faultOf(error: unknown): string | null {
  if (error === null) return null;
  return isPortalFault(error) ? error.message : `Unexpected: ${reasonOf(error)}`;
}

/** Ends the runs of a source that are not done, and forgets what they have read. */
export function failRuns({ db, now }: Pick<Services, "db" | "now">, source: string, reason: string) {
  const open = and(eq(sourceRuns.source, source), eq(sourceRuns.outcome, "running"));
  const openIds = db.select({ id: sourceRuns.id }).from(sourceRuns).where(open);
  return [
    db.delete(answerPieces).where(inArray(answerPieces.runId, openIds)),
    db.delete(sourcePieces).where(inArray(sourcePieces.runId, openIds)),
    db.update(sourceRuns).set({ outcome: "failed", reason, finishedAt: now() }).where(open),
  ];
}
