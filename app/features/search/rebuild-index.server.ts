import { sql } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { runBatch, statement } from "#drizzle/batch";
import { addToIndex, isArchived, isListed, recountBidTypes, removeFromIndexes } from "./search-index.server";
import { listSearchable } from "./searchable.server";

const PER_BATCH = 100;

/**
 * Rebuilds the indexes of the opportunities after `afterId`, a piece at a time, and returns the last id done, or `null`
 * at the end. Call it again with that id; stopping in between leaves a working index.
 */
export async function rebuildIndex(db: Database, afterId: number, now: Date): Promise<number | null> {
  const rows = await db.all<{ id: number }>(sql`
    select id from opportunities where id > ${afterId} order by id limit ${PER_BATCH}
  `);
  const last = rows.at(-1);
  if (!last) {
    await runBatch(db, recountBidTypes());
    return null;
  }
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const documents = await listSearchable(db, ids);
  await runBatch(db, [
    ...removeFromIndexes(ids),
    statement(sql`
      update opportunities set listed = status = 'active' and (deadline is null or deadline > ${now.getTime()})
      where id in (select value from json_each(${ids}))
    `),
    addToIndex("opportunity_search", documents, isListed),
    addToIndex("opportunity_archive", documents, isArchived),
  ]);
  return last.id;
}
