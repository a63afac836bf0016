import { eq, lt, sql } from "drizzle-orm";
import { raw, runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson, jsonEach } from "#drizzle/json-rows";
import { indexState, matchCounts, opportunities } from "#drizzle/schema";
import { textClosingOf } from "~/domain/reading/kept/text-closing";
import { copyClosingDates } from "./copy-closing-dates.sql.server";
import { closingSql, overSinceSweep } from "./open.sql.server";
import { addToArchive, addToIndexes, recountBidTypes, removeFromIndexes } from "./search-index.sql.server";
import { listSearchable } from "./searchable.server";

const PER_BATCH = 100;
/** So that one message computes for about half a second. */
const MAX_BATCHES = 20;

/**
 * Moves opportunities past their closing date from the indexes of open ones to the archive. Pages compare the closing date
 * themselves and do not depend on it. Those past the closing that only their text states stay open, at the place of the
 * next one that it states, or of those without a closing date. Moves a limited number; the next run continues. Returns how many moved.
 */
export async function sweepClosed(db: Database, now: Date): Promise<number> {
  let moved = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const over = await listOver(db, now);
    if (over.length === 0) break;

    const ids = over.map(({ id }) => id);
    const closed = over.filter(({ deadline }) => deadline !== null).map(({ id }) => id);
    const open = over.filter(({ deadline }) => deadline === null);
    const documents = await listSearchable(db, ids);
    await runBatch(db, [
      ...removeFromIndexes(ids),
      db.update(opportunities).set({ listed: false }).where(inJson(opportunities.id, closed)),
      ...(open.length === 0
        ? [addToArchive(documents)]
        : [setTextClosings(open, now), ...addToIndexes(documents), copyClosingDates(ids)]),
      ...recountBidTypes(),
    ]);
    moved += closed.length;
  }
  await deleteOldCounts(db);
  return moved;
}

function listOver(db: Database, now: Date) {
  return db
    .select({
      id: opportunities.id,
      deadline: opportunities.deadline,
      keyDates: opportunities.keyDates,
    })
    .from(opportunities)
    .where(overSinceSweep("opportunities", now))
    .orderBy(closingSql("opportunities"))
    .limit(PER_BATCH);
}

type Over = Awaited<ReturnType<typeof listOver>>[number];

function setTextClosings(bids: ReadonlyArray<Over>, now: Date) {
  const rows = bids.map((bid) => ({ id: bid.id, closing: textClosingOf(bid, now)?.getTime() ?? null }));
  return raw(sql`
    update opportunities set text_closing = bid.value ->> 'closing'
    from ${jsonEach(rows)} bid where opportunities.id = bid.value ->> 'id'
  `);
}

/** Deletes counts stored before the index last changed. */
async function deleteOldCounts(db: Database) {
  const current = db.select({ version: indexState.version }).from(indexState).where(eq(indexState.id, 1));
  await db.delete(matchCounts).where(lt(matchCounts.version, current));
}
