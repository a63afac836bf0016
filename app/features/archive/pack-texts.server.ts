import { asc, eq } from "drizzle-orm";
import { runBatch, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson } from "#drizzle/json-rows";
import { wasOvertaken } from "#drizzle/overtaken";
import { notices, opportunities, opportunityDetails, opportunityKeyDates, textBlocks } from "#drizzle/schema";
import { addToArchive } from "~/features/search/search-index.sql.server";
import { listSearchable } from "~/features/search/searchable.server";
import type { Services } from "~/lib/services";
import { clearTexts, listToPack, requireAsSeen, type SeenBid, setNewestBlock } from "./pack-texts.sql.server";
import { STORED_DOCUMENTS } from "./stored-documents.sql.server";
import { pack, type PackedText } from "./text-block.server";

/** A step has at most so many bids, and so many bytes of notices unless one alone has more. */
const BIDS_AT_ONCE = 100;
const BYTES_AT_ONCE = 600_000;
/** More would compress little better, and a page reads a whole block for one bid. */
const BIDS_IN_BLOCK = 50;

export type Packed = { packed: number; isDone: boolean };

/**
 * Packs the long texts of bids that have closed into blocks, in one transaction, which fails if one of the bids was
 * written meanwhile. `isDone` is false if there is more to pack now.
 */
export async function packTexts(
  { db, now }: Pick<Services, "db" | "now">,
  { bidsAtOnce = BIDS_AT_ONCE }: { bidsAtOnce?: number } = {},
): Promise<Packed> {
  const listed = await runOne(db, listToPack(now(), bidsAtOnce));
  const ids = firstOf(listed);
  if (ids.length === 0) return { packed: 0, isDone: true };

  const bids = await readTexts(db, ids);
  const blocks = await Promise.all(inBlocks(bids).map((members) => addBlock(db, members)));
  const documents = await listSearchable(db, ids, { withTexts: false });
  try {
    await runBatch(db, [
      requireAsSeen(bids),
      ...blocks.flat(),
      ...clearTexts(ids, now()),
      addToArchive(documents),
    ]);
  } catch (error) {
    if (!wasOvertaken(error)) throw error;
    return { packed: 0, isDone: true };
  }
  return { packed: ids.length, isDone: listed.length < bidsAtOnce && ids.length === listed.length };
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

type Bid = SeenBid & { archiveAt: Date; text: PackedText };

/** What the bids' texts are now. Those that are alike come together, because they are stored in less room. */
async function readTexts(db: Database, ids: ReadonlyArray<number>): Promise<Array<Bid>> {
  const { id, updatedAt, rulesVersion, archiveAt, language, category, buyer } = opportunities;
  const { portal, key, content } = notices;
  const [stored, details, keyDates, contents] = await runBatch(db, [
    db
      .select({ id, updatedAt, rulesVersion, archiveAt, documents: STORED_DOCUMENTS })
      .from(opportunities)
      .leftJoin(opportunityDetails, eq(opportunityDetails.opportunityId, id))
      .where(inJson(id, ids))
      .orderBy(asc(language), asc(category), asc(buyer), asc(id)),
    db.select().from(opportunityDetails).where(inJson(opportunityDetails.opportunityId, ids)),
    db
      .select()
      .from(opportunityKeyDates)
      .where(inJson(opportunityKeyDates.opportunityId, ids))
      .orderBy(asc(opportunityKeyDates.start), asc(opportunityKeyDates.id)),
    db
      .select({ id: notices.id, opportunityId: notices.opportunityId, portal, key, content })
      .from(notices)
      .where(inJson(notices.opportunityId, ids))
      .orderBy(asc(notices.id)),
  ]);
  return stored.map((bid) => {
    const isOwn = ({ opportunityId }: { opportunityId: number }) => opportunityId === bid.id;
    const found = details.find(isOwn);
    const seen = contents.filter(isOwn);
    const text: PackedText = {
      rulesVersion: bid.rulesVersion,
      details: found ? withoutKey(found) : null,
      documents: bid.documents,
      keyDates: keyDates.filter(isOwn),
      notices: seen.map((notice) => ({ portal: notice.portal, key: notice.key, content: notice.content })),
    };
    return { ...bid, archiveAt: bid.archiveAt!, notices: seen, text };
  });
}

/** Without what the block has beside them. */
function withoutKey({ opportunityId: _, documents: __, ...details }: typeof opportunityDetails.$inferSelect) {
  return details;
}

/** In blocks of about the same size. */
function inBlocks(bids: ReadonlyArray<Bid>): Array<Array<Bid>> {
  const count = Math.ceil(bids.length / BIDS_IN_BLOCK);
  const size = Math.ceil(bids.length / count);
  return Array.from({ length: count }, (_, place) => bids.slice(place * size, (place + 1) * size));
}

/** Adds a block, which may move when the last of its bids may. */
async function addBlock(db: Database, bids: ReadonlyArray<Bid>) {
  const content = await pack(new Map(bids.map(({ id, text }) => [id, text])));
  const moveAt = new Date(Math.max(...bids.map(({ archiveAt }) => archiveAt.getTime())));
  return [db.insert(textBlocks).values({ content, moveAt }), setNewestBlock(bids.map(({ id }) => id))];
}
