import { asc } from "drizzle-orm";
import { archivedTexts } from "#drizzle/archive-schema";
import { runBatch, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson, insertRows } from "#drizzle/json-rows";
import { wasOvertaken } from "#drizzle/overtaken";
import { notices, opportunities, opportunityDetails, opportunityKeyDates } from "#drizzle/schema";
import { DAY_MS } from "~/domain/duration";
import { addToArchive } from "~/features/search/search-index.sql.server";
import { listSearchable } from "~/features/search/searchable.server";
import type { Services } from "~/lib/services";
import {
  clearTexts,
  listToArchive,
  lookAgain,
  requireAsSeen,
  type SeenBid,
} from "./archive-texts.sql.server";
import { type ArchivedText, pack } from "./archived-text.server";

/** A step has at most so many bids, and so many bytes of notices unless one alone has more. */
const BIDS_AT_ONCE = 100;
const BYTES_AT_ONCE = 600_000;
/** A bid that somebody has saved is looked at again after this time. */
const LOOK_AGAIN_MS = 90 * DAY_MS;

export type Archived = { moved: number; isDone: boolean };

/**
 * Moves the long texts of bids that closed long ago, and that nobody has saved, to the archive: copies them, reads the
 * copy back, and then clears them here in one transaction, which fails if one of the bids was written or saved meanwhile.
 * Interrupted at any point it can be repeated: until a bid is marked as archived, its copy is of no meaning and is
 * replaced. `isDone` is false if there is more to move now.
 */
export async function archiveTexts(
  { db, archive, now }: Pick<Services, "db" | "archive" | "now">,
  { bidsAtOnce = BIDS_AT_ONCE }: { bidsAtOnce?: number } = {},
): Promise<Archived> {
  const at = now();
  const listed = await runOne(db, listToArchive(at, bidsAtOnce));
  const saved = listed.filter(({ isSaved }) => isSaved).map(({ id }) => id);
  if (saved.length > 0) await runOne(db, lookAgain(saved, new Date(at.getTime() + LOOK_AGAIN_MS)));
  const ids = firstOf(listed.filter(({ isSaved }) => !isSaved));
  if (ids.length === 0) return { moved: 0, isDone: listed.length < bidsAtOnce };

  const { bids, rows } = await readTexts(db, ids, at);
  await runOne(archive, insertRows(archivedTexts, rows, "replace"));
  await requireCopies(archive, rows);
  const documents = await listSearchable(db, ids, { withTexts: false });
  try {
    await runBatch(db, [requireAsSeen(bids), ...clearTexts(ids, at), addToArchive(documents)]);
  } catch (error) {
    if (!wasOvertaken(error)) throw error;
    return { moved: 0, isDone: true };
  }
  return {
    moved: ids.length,
    isDone: listed.length < bidsAtOnce && ids.length + saved.length === listed.length,
  };
}

/** As many as have text for one step, and at least one. */
function firstOf(listed: ReadonlyArray<{ id: number; bytes: number }>): Array<number> {
  let total = 0;
  const fits = ({ bytes }: { bytes: number }, place: number) => {
    total += bytes;
    return place === 0 || total <= BYTES_AT_ONCE;
  };
  const end = listed.findIndex((bid, place) => !fits(bid, place));
  return listed.slice(0, end === -1 ? listed.length : end).map(({ id }) => id);
}

type Row = typeof archivedTexts.$inferInsert;

/** What the bids' texts are now, and the archive's rows of them. */
async function readTexts(db: Database, ids: ReadonlyArray<number>, archivedAt: Date) {
  const { id, updatedAt, rulesVersion, documents } = opportunities;
  const [stored, details, keyDates, contents] = await runBatch(db, [
    db.select({ id, updatedAt, rulesVersion, documents }).from(opportunities).where(inJson(id, ids)),
    db.select().from(opportunityDetails).where(inJson(opportunityDetails.opportunityId, ids)),
    db
      .select()
      .from(opportunityKeyDates)
      .where(inJson(opportunityKeyDates.opportunityId, ids))
      .orderBy(asc(opportunityKeyDates.start), asc(opportunityKeyDates.id)),
    db
      .select({ id: notices.id, opportunityId: notices.opportunityId, content: notices.content })
      .from(notices)
      .where(inJson(notices.opportunityId, ids))
      .orderBy(asc(notices.id)),
  ]);
  const bids: Array<SeenBid> = [];
  const rows: Array<Row> = [];
  for (const bid of stored) {
    const own = contents.filter(({ opportunityId }) => opportunityId === bid.id);
    const { opportunityId: _, ...detail } = details.find(({ opportunityId }) => opportunityId === bid.id) ?? {
      opportunityId: bid.id,
    };
    const text: ArchivedText = {
      details: "sections" in detail ? detail : null,
      documents: bid.documents,
      keyDates: keyDates.filter(({ opportunityId }) => opportunityId === bid.id),
      notices: own.map(({ id: noticeId, content }) => ({ id: noticeId, content })),
    };
    bids.push({ ...bid, notices: text.notices });
    rows.push({ opportunityId: bid.id, content: await pack(text), archivedAt });
  }
  return { bids, rows };
}

/** Throws if the archive does not have these rows, to the letter. */
async function requireCopies(archive: Database, rows: ReadonlyArray<Row>) {
  const { opportunityId, content } = archivedTexts;
  const stored = await archive
    .select({ opportunityId, content })
    .from(archivedTexts)
    .where(
      inJson(
        opportunityId,
        rows.map((row) => row.opportunityId!),
      ),
    );
  const copies = new Map(stored.map((row) => [row.opportunityId, row.content]));
  for (const row of rows)
    if (copies.get(row.opportunityId!) !== row.content)
      throw new Error(`The archive has not kept the text of bid ${row.opportunityId}`);
}
