import { runBatch } from "#drizzle/batch";
import { moveBlocks } from "~/features/archive/move-blocks.server";
import { packTexts } from "~/features/archive/pack-texts.server";
import type { Services } from "~/lib/services";
import { deleteOldRows, OLD_ROWS } from "./old-rows.sql.server";

/** Of each table in one step. A step of all tables takes a fraction of a second. */
const ROWS_AT_ONCE = 500;

export type Kept = { deleted: number; packed: number; moved: number; isDone: boolean };

/**
 * One step of keeping the databases small: deletes rows whose time is over, packs the long texts of closed bids and moves them
 * to the archive, a limited number of each. May be repeated, interrupted and run at any time; `isDone` is false if more is due now.
 */
export async function keepSmall(
  services: Pick<Services, "db" | "archive" | "now">,
  { rowsAtOnce = ROWS_AT_ONCE }: { rowsAtOnce?: number } = {},
): Promise<Kept> {
  const { db, now } = services;
  const at = now();
  const deleted = await runBatch(
    db,
    OLD_ROWS.map((old) => deleteOldRows(old, at, rowsAtOnce)),
  );
  const { packed, isDone: isPacked } = await packTexts(services);
  const { moved, isDone: isMoved } = await moveBlocks(services);
  return {
    deleted: deleted.reduce((sum, rows) => sum + rows.length, 0),
    packed,
    moved,
    isDone: isPacked && isMoved && deleted.every((rows) => rows.length < rowsAtOnce),
  };
}
