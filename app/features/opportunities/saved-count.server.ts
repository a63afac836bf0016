import type { RowsOf } from "#drizzle/batch";
import type { Profile } from "#drizzle/schema";
import { limitsFor } from "~/domain/billing/roles";
import { countSavedBids, NO_SAVED_COUNT } from "./saved-count.sql.server";

/** Larger counts are shown as "99+". */
const SHOWN = 99;

/** How many bids the saved-bids page lists; for plans with a link to it on the pages of bids. */
export function findSavedCount({ id, role }: Profile) {
  return isShownTo(role) ? countSavedBids(id, SHOWN + 1) : NO_SAVED_COUNT;
}

const isShownTo = (role: Profile["role"]) => limitsFor(role).dailyDetailViews !== null;

export function savedCountLabel([row]: RowsOf<ReturnType<typeof findSavedCount>>): string | null {
  if (!row) return null;
  return row.saved > SHOWN ? `${SHOWN}+` : String(row.saved);
}
