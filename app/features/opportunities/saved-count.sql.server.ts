import { sql } from "drizzle-orm";
import { asNumber, nothing, raw } from "#drizzle/batch";
import { OUTCOMES } from "~/domain/opportunities/saved-bid";

/** Comparisons, because SQLite looks up a list's values in a table, which D1 counts as rows read. */
const isUndecided = sql.raw(OUTCOMES.map((status) => `ub.status <> '${status}'`).join(" and "));

/**
 * Whether a saved bid `ub` has left the list: its source closed it early, and its user has not marked it submitted, won
 * or lost. A partial index of such opportunities makes this cheap.
 */
export const hasLeft = sql`
  (${isUndecided} and exists (
    select 1 from opportunities gone indexed by opportunities_inactive
    where gone.id = ub.bid_id and gone.status <> 'active'
  ))
`;

const SHAPE = { saved: asNumber } as const;

/** Counts the bids in a user's list, up to `cap`. */
export function countSavedBids(userId: string, cap: number) {
  return raw(
    sql`
      select count(*) as saved from (
        select 1 from user_bids ub where ub.user_id = ${userId} and not ${hasLeft} limit ${cap}
      )
    `,
    SHAPE,
  );
}

/** Replaces a count that is not shown; keeps the batch's positions. */
export const NO_SAVED_COUNT = nothing(SHAPE);
