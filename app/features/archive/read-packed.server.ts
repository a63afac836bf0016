import { archivedBlocks } from "#drizzle/archive-schema";
import type { Database } from "#drizzle/client";
import { inJson } from "#drizzle/json-rows";
import { textBlocks } from "#drizzle/schema";
import type { Services } from "~/lib/services";
import { type PackedText, unpack } from "./text-block.server";

/** What reading packed texts takes. */
export type Archives = Pick<Services, "db" | "archive">;
/** A bid and the block with its texts. */
export type PackedBid = { id: number; textBlock: number | null };

/**
 * The packed texts of these bids. They are looked for here before the archive, because a block is deleted here after it
 * has been stored there. Throws if one is missing.
 */
export async function readPacked(
  { db, archive }: Archives,
  bids: ReadonlyArray<PackedBid>,
): Promise<Map<number, PackedText>> {
  const texts = await readFrom(db, textBlocks, bids);
  const moved = bids.filter(({ id }) => !texts.has(id));
  for (const [id, text] of await readFrom(archive, archivedBlocks, moved)) texts.set(id, text);
  const missing = bids.find(({ id }) => !texts.has(id));
  if (missing) throw new Error(`The archive lacks the text of bid ${missing.id}`);
  return texts;
}

/** The texts of these bids that are in one of the two databases. */
export async function readFrom(
  database: Database,
  table: typeof textBlocks | typeof archivedBlocks,
  bids: ReadonlyArray<PackedBid>,
): Promise<Map<number, PackedText>> {
  const texts = new Map<number, PackedText>();
  const ids = new Set(bids.flatMap(({ textBlock }) => textBlock ?? []));
  if (ids.size === 0) return texts;
  const { id, content } = table;
  const rows = await database
    .select({ id, content })
    .from(table)
    .where(inJson(id, [...ids]));
  for (const row of rows) {
    const block = await unpack(row.content);
    for (const bid of bids) {
      const text = bid.textBlock === row.id ? block.get(bid.id) : undefined;
      if (text) texts.set(bid.id, text);
    }
  }
  return texts;
}
