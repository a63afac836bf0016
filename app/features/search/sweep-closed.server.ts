import { sql } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { runBatch, statement } from "#drizzle/batch";
import { forgetOldCounts } from "./match-counts.server";
import { addToIndex, isArchived, recountBidTypes, removeFromIndexes } from "./search-index.server";
import { listSearchable } from "./searchable.server";

const PER_BATCH = 100;
const MAX_BATCHES = 50;

/**
 * Moves opportunities past their closing date from the index of open ones to the archive. Pages do not wait for it:
 * they look at the closing date themselves. Bounded; what is left over is for the next run. Returns how many moved.
 */
export async function sweepClosed(db: Database, now: Date): Promise<number> {
  let moved = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const closed = await db.all<{ id: number }>(sql`
      select id from opportunities where listed = 1 and deadline <= ${now.getTime()} order by deadline limit ${PER_BATCH}
    `);
    if (closed.length === 0) break;

    const ids = JSON.stringify(closed.map(({ id }) => id));
    const documents = await listSearchable(db, ids);
    await runBatch(db, [
      ...removeFromIndexes(ids),
      statement(sql`update opportunities set listed = 0 where id in (select value from json_each(${ids}))`),
      addToIndex("opportunity_archive", documents, isArchived),
      ...recountBidTypes(),
    ]);
    moved += closed.length;
  }
  await forgetOldCounts(db);
  return moved;
}
