import { eq, lt } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson } from "#drizzle/json-rows";
import { indexState, matchCounts, opportunities } from "#drizzle/schema";
import { closedSinceSweep } from "./open.sql.server";
import { addToArchive, recountBidTypes, removeFromIndexes } from "./search-index.sql.server";
import { listSearchable } from "./searchable.server";

const PER_BATCH = 100;
/** So that one message computes for about half a second. */
const MAX_BATCHES = 20;

/**
 * Moves opportunities past their closing date from the indexes of open ones to the archive. Pages compare the closing date
 * themselves and do not depend on it. Moves a limited number; the next run continues. Returns how many moved.
 */
export async function sweepClosed(db: Database, now: Date): Promise<number> {
  let moved = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const closed = await db
      .select({ id: opportunities.id })
      .from(opportunities)
      .where(closedSinceSweep("opportunities", now))
      .orderBy(opportunities.deadline)
      .limit(PER_BATCH);
    if (closed.length === 0) break;

    const ids = closed.map(({ id }) => id);
    const documents = await listSearchable(db, ids);
    await runBatch(db, [
      ...removeFromIndexes(ids),
      db.update(opportunities).set({ listed: false }).where(inJson(opportunities.id, ids)),
      addToArchive(documents),
      ...recountBidTypes(),
    ]);
    moved += closed.length;
  }
  await deleteOldCounts(db);
  return moved;
}

/** Deletes counts stored before the index last changed. */
async function deleteOldCounts(db: Database) {
  const current = db.select({ version: indexState.version }).from(indexState).where(eq(indexState.id, 1));
  await db.delete(matchCounts).where(lt(matchCounts.version, current));
}
