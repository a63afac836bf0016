import { gt } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson } from "#drizzle/json-rows";
import { opportunities } from "#drizzle/schema";
import { openSql } from "./open.sql.server";
import { addToIndexes, recountBidTypes, removeFromIndexes } from "./search-index.sql.server";
import { listSearchable } from "./searchable.server";

const PER_BATCH = 100;

/**
 * Rebuilds the index entries of the next opportunities after `afterId`. Returns the last id done, or `null` at the end;
 * call it again with that id. The index works in between.
 */
export async function rebuildIndex(db: Database, afterId: number, now: Date): Promise<number | null> {
  const rows = await db
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(gt(opportunities.id, afterId))
    .orderBy(opportunities.id)
    .limit(PER_BATCH);
  const last = rows.at(-1);
  if (!last) {
    await runBatch(db, recountBidTypes());
    return null;
  }
  await indexAgain(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return last.id;
}

/** Replaces the index entries of these opportunities. */
export async function indexAgain(db: Database, ids: ReadonlyArray<number>, now: Date): Promise<void> {
  for (let from = 0; from < ids.length; from += PER_BATCH) {
    const some = ids.slice(from, from + PER_BATCH);
    const documents = await listSearchable(db, some);
    await runBatch(db, [
      ...removeFromIndexes(some),
      db
        .update(opportunities)
        .set({ listed: openSql("opportunities", now) })
        .where(inJson(opportunities.id, some)),
      ...addToIndexes(documents),
    ]);
  }
}
