import { type RowsOf, runOne, tagged } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { countByFilter, type FilterCounts } from "~/domain/matching/filter-counts";
import { logFailure } from "~/lib/log.server";
import {
  beginFilterCount,
  countAlike,
  findFilterCounts,
  storeFilterCounts,
} from "./filter-counts.sql.server";

/** Counting reads every open opportunity, so it happens at most this often. */
const BETWEEN_COUNTS_MS = 5 * 60_000;

/** Reads one row; for the page's batch. */
export const listFilterCounts = (now: Date) =>
  tagged("browse.filter-counts", findFilterCounts(now, lastBegun(now)));

const lastBegun = (now: Date) => new Date(now.getTime() - BETWEEN_COUNTS_MS);

type StoredCounts = RowsOf<ReturnType<typeof findFilterCounts>>;

/** `null` before the first count. */
export function readFilterCounts([row]: StoredCounts): FilterCounts | null {
  return row && Object.keys(row.counts).length > 0 ? row.counts : null;
}

/** Counts again if what a page has just shown is out of date; run it after the page is sent. */
export async function renewFilterCounts(db: Database, [row]: StoredCounts, now: Date): Promise<void> {
  if (row && !row.due) return;
  try {
    const begun = await runOne(db, beginFilterCount(now, lastBegun(now)));
    if (begun.length === 0) return;
    const groups = await runOne(db, tagged("browse.count-filters", countAlike(now)));
    const closing = groups.flatMap(({ closes }) => (closes === null ? [] : [closes.getTime()]));
    await runOne(
      db,
      storeFilterCounts({
        counts: countByFilter(groups),
        version: groups[0]?.version ?? -1,
        validUntil: closing.length === 0 ? null : new Date(closing.reduce((a, b) => Math.min(a, b))),
      }),
    );
  } catch (error) {
    logFailure("The filters' counts could not be renewed", error);
  }
}
