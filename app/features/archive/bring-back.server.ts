import { and, eq, isNotNull } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson, insertRows } from "#drizzle/json-rows";
import { wasOvertaken } from "#drizzle/overtaken";
import { opportunities, opportunityDetails, opportunityKeyDates } from "#drizzle/schema";
import { requireInBlock, restoreContents } from "./bring-back.sql.server";
import { type Archives, type PackedBid, readPacked } from "./read-packed.server";
import type { PackedText } from "./text-block.server";

/**
 * Gives those of these bids that are packed their texts back, before something is written about them: a portal has
 * changed its notice after all, or a merge is undone. Everything then works as if they had never left. The block keeps its
 * copy, which means nothing any more.
 */
export async function bringBack(archives: Archives, ids: ReadonlyArray<number>): Promise<void> {
  if (ids.length === 0) return;
  const away = await listAway(archives.db, ids);
  const texts = await readPacked(archives, away);
  for (const bid of away) await restore(archives.db, bid, texts.get(bid.id)!);
}

function listAway(db: Database, ids: ReadonlyArray<number>): Promise<Array<PackedBid>> {
  const { id, archivedAt, textBlock } = opportunities;
  return db
    .select({ id, textBlock })
    .from(opportunities)
    .where(and(inJson(id, ids), isNotNull(archivedAt)));
}

async function restore(
  db: Database,
  { id, textBlock }: PackedBid,
  { rulesVersion, details, documents, keyDates, notices }: PackedText,
) {
  try {
    await runBatch(db, [
      requireInBlock(id, textBlock!),
      restoreContents(notices),
      insertRows(opportunityDetails, [{ sections: {}, ...details, documents, opportunityId: id }], "replace"),
      // The bid may have joined another one, but its dates are its own.
      insertRows(opportunityKeyDates, keyDates, "replace"),
      db
        .update(opportunities)
        .set({ rulesVersion: rulesVersion ?? "", archivedAt: null, textBlock: null })
        .where(eq(opportunities.id, id)),
    ]);
  } catch (error) {
    // Another invocation has brought it back.
    if (!wasOvertaken(error)) throw error;
  }
}
