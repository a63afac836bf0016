import { and, eq, isNotNull } from "drizzle-orm";
import { archivedTexts } from "#drizzle/archive-schema";
import { runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson, insertRows } from "#drizzle/json-rows";
import { wasOvertaken } from "#drizzle/overtaken";
import { opportunities, opportunityDetails, opportunityKeyDates } from "#drizzle/schema";
import type { Services } from "~/lib/services";
import { requireArchived, restoreContents } from "./archive-texts.sql.server";
import { type ArchivedText, unpack } from "./archived-text.server";

/** What bringing texts back takes. */
export type Archives = Pick<Services, "db" | "archive">;

/**
 * Gives those of these bids that are archived their texts back, before something is written about them: a portal has
 * changed its notice after all, or a merge is undone. Everything then works as if they had never left. The copy in the
 * archive stays until the bid moves again.
 */
export async function bringBack({ db, archive }: Archives, ids: ReadonlyArray<number>): Promise<void> {
  if (ids.length === 0) return;
  const away = await listAway(db, ids);
  const texts = await readArchived(archive, away);
  for (const [id, text] of texts) await restore(db, id, text);
}

async function listAway(db: Database, ids: ReadonlyArray<number>): Promise<Array<number>> {
  const { id, archivedAt } = opportunities;
  const rows = await db
    .select({ id })
    .from(opportunities)
    .where(and(inJson(id, ids), isNotNull(archivedAt)));
  return rows.map((row) => row.id);
}

/** The archived texts of these bids. Throws if one is missing. */
export async function readArchived(
  archive: Database,
  ids: ReadonlyArray<number>,
): Promise<Map<number, ArchivedText>> {
  if (ids.length === 0) return new Map();
  const { opportunityId, content } = archivedTexts;
  const rows = await archive
    .select({ opportunityId, content })
    .from(archivedTexts)
    .where(inJson(opportunityId, ids));
  const texts = new Map<number, ArchivedText>();
  for (const row of rows) texts.set(row.opportunityId, await unpack(row.content));
  const missing = ids.find((id) => !texts.has(id));
  if (missing !== undefined) throw new Error(`The archive lacks the text of bid ${missing}`);
  return texts;
}

async function restore(db: Database, id: number, { details, documents, keyDates, notices }: ArchivedText) {
  try {
    await runBatch(db, [
      requireArchived(id),
      restoreContents(notices),
      insertRows(opportunityDetails, details ? [{ ...details, opportunityId: id }] : [], "replace"),
      // The bid may have joined another one, but its dates are its own.
      insertRows(opportunityKeyDates, keyDates, "replace"),
      db.update(opportunities).set({ documents, archivedAt: null }).where(eq(opportunities.id, id)),
    ]);
  } catch (error) {
    // Another invocation has brought it back.
    if (!wasOvertaken(error)) throw error;
  }
}
