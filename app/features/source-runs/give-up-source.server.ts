import { eq } from "drizzle-orm";
import { type AnyStatement, runBatch } from "#drizzle/batch";
import { sourceRuns } from "#drizzle/schema";
import type { Services } from "~/lib/services";
import { deleteRecords, findAnswer } from "./answer-pieces.server";
import { failRuns } from "./fetch-answer.server";
import { findUnfinished } from "./read-source.server";
import { findNextNotices, keepNotices } from "./source-pieces.server";

/**
 * For a source whose message has failed as often as the queue allows: leaves out the piece that could not be read or
 * stored, so that the others are, or ends the run. The source is then read again as after any failure. Returns whether the run goes
 * on.
 */
export async function giveUpPart(services: Services, source: string): Promise<boolean> {
  const { db } = services;
  const run = await findUnfinished(services, source);
  const leavingOut = run === null ? [] : await leaveOutNext(services, run.id);
  if (run === null || leavingOut.length === 0) {
    await runBatch(db, failRuns(services, source, "Its message failed as often as the queue allows."));
    return false;
  }
  const reason = "Some of its notices could not be stored, as often as the queue tried.";
  await runBatch(db, [...leavingOut, db.update(sourceRuns).set({ reason }).where(eq(sourceRuns.id, run.id))]);
  return true;
}

/** What deletes the piece that comes next; nothing if there is none. */
async function leaveOutNext({ db }: Services, runId: string): Promise<ReadonlyArray<AnyStatement>> {
  const { records } = await findAnswer(db, runId);
  if (records) return [deleteRecords(db, runId, records.number)];
  const notices = await findNextNotices(db, runId);
  return notices ? [keepNotices(db, runId, notices.number, [])] : [];
}
