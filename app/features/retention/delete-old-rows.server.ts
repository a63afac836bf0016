import { runBatch } from "#drizzle/batch";
import { archiveTexts } from "~/features/archive/archive-texts.server";
import type { Services } from "~/lib/services";
import { deleteOldRows, OLD_ROWS } from "./old-rows.sql.server";

/** Of each table in one step. A step of all tables takes a fraction of a second. */
const ROWS_AT_ONCE = 500;

export type Kept = { deleted: number; moved: number; isDone: boolean };

/**
 * One step of keeping the databases small: deletes rows whose time is over and moves long texts to the archive, a limited
 * number of each. May be repeated, interrupted and run at any time; `isDone` is false if more is due now.
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
  const { moved, isDone } = await archiveTexts(services);
  return {
    deleted: deleted.reduce((sum, rows) => sum + rows.length, 0),
    moved,
    isDone: isDone && deleted.every((rows) => rows.length < rowsAtOnce),
  };
}
