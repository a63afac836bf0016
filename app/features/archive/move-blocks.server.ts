import { asc, eq, lte } from "drizzle-orm";
import { archivedBlocks } from "#drizzle/archive-schema";
import { runBatch, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { textBlocks } from "#drizzle/schema";
import { DAY_MS } from "~/domain/duration";
import type { Services } from "~/lib/services";
import {
  deleteBlock,
  deleteDates,
  keepInBlock,
  leaveIndex,
  listMembers,
  storeInArchive,
} from "./move-blocks.sql.server";
import { isSame, pack, type PackedText, unpack } from "./text-block.server";

const BLOCKS_AT_ONCE = 5;
/** A block of which somebody has saved a bid is looked at again after this time. */
const LOOK_AGAIN_MS = 90 * DAY_MS;

export type Moved = { moved: number; isDone: boolean };

/**
 * Moves blocks to the archive whose bids closed long ago: copies them, reads the copy back, and deletes them here. What
 * somebody has saved stays in its block. Interrupted at any point it can be repeated, because texts are looked for here
 * first. `isDone` is false if there is more to move now.
 */
export async function moveBlocks({
  db,
  archive,
  now,
}: Pick<Services, "db" | "archive" | "now">): Promise<Moved> {
  const due = await db
    .select()
    .from(textBlocks)
    .where(lte(textBlocks.moveAt, now()))
    .orderBy(asc(textBlocks.moveAt))
    .limit(BLOCKS_AT_ONCE);
  let moved = 0;
  for (const block of due) moved += await moveBlock({ db, archive, now }, block);
  return { moved, isDone: due.length < BLOCKS_AT_ONCE };
}

type Block = { id: number; content: Uint8Array };

/** Returns the number of bids whose texts are now in the archive. */
async function moveBlock(
  { db, archive, now }: Pick<Services, "db" | "archive" | "now">,
  { id, content }: Block,
): Promise<number> {
  const texts = await unpack(content);
  // Bids that were brought back are in the block, but not of it.
  const members = await runOne(db, listMembers(id, [...texts.keys()]));
  const textsOf = (isSaved: boolean) =>
    members.filter((bid) => bid.isSaved === isSaved).map((bid) => [bid.id, texts.get(bid.id)!] as const);
  const [going, staying] = [textsOf(false), textsOf(true)];
  if (going.length > 0) await copy(archive, id, going);
  const lookAgain = new Date(now().getTime() + LOOK_AGAIN_MS);
  const left =
    staying.length === 0
      ? deleteBlock(id, content)
      : keepInBlock(id, content, await pack(new Map(staying)), lookAgain);
  const ids = going.map(([bid]) => bid);
  const [gone] = await runBatch(db, [left, leaveIndex(id, ids), deleteDates(id, ids)]);
  return gone.length === 0 ? 0 : going.length;
}

/** Adds texts to the archive's block. Throws if the archive does not have them to the letter. */
async function copy(archive: Database, id: number, texts: ReadonlyArray<readonly [number, PackedText]>) {
  const before = await readArchived(archive, id);
  const content = await pack(new Map([...(before ? await unpack(before) : []), ...texts]));
  await runOne(archive, storeInArchive(id, content, before));
  const stored = await readArchived(archive, id);
  if (stored === null || !isSame(stored, content))
    throw new Error(`The archive has not kept the text of block ${id}`);
}

async function readArchived(archive: Database, id: number): Promise<Uint8Array | null> {
  const [row] = await archive.select().from(archivedBlocks).where(eq(archivedBlocks.id, id));
  return row?.content ?? null;
}
