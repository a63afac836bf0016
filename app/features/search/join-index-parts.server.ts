import { runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { joinParts } from "./search-index.sql.server";

/** A page waits for a statement of this size for some ten milliseconds. */
const PAGES_AT_ONCE = 100;
const STEPS = 10;

/**
 * Joins the small parts that writes leave in the indexes of open bids, a limited number of pages at a time; the next run
 * continues. A search opens every part, so joined ones are faster to search.
 */
export async function joinIndexParts(db: Database): Promise<void> {
  for (const index of ["opportunity_search", "opportunity_closing"] as const)
    for (let step = 0; step < STEPS; step++) await runOne(db, joinParts(index, PAGES_AT_ONCE));
}
