import { eq } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import { sourceRuns } from "#drizzle/schema";
import type { Services } from "~/lib/services";
import { failRuns } from "./read-answer.server";
import { findUnfinished } from "./read-source.server";
import { deleteNotices, findNextNotices } from "./source-pieces.server";

/**
 * For a source whose message has failed as often as the queue allows: leaves out the piece that could not be stored, so
 * that the others are, or ends the run. The source is then read again as after any failure. Returns whether the run goes
 * on.
 */
export async function giveUpPart(services: Services, source: string): Promise<boolean> {
  const { db } = services;
  const run = await findUnfinished(services, source);
  const piece = run && (await findNextNotices(db, run.id));
  if (!run || !piece) {
    await runBatch(db, failRuns(services, source, "Its message failed as often as the queue allows."));
    return false;
  }
  const reason = "Some of its notices could not be stored, as often as the queue tried.";
  await runBatch(db, [
    deleteNotices(db, run.id, piece.number),
    db.update(sourceRuns).set({ reason }).where(eq(sourceRuns.id, run.id)),
  ]);
  return true;
}
