import { sql } from "drizzle-orm";
import { asNumber, raw } from "#drizzle/batch";

/**
 * Whether the opportunity of a saved bid `ub` was withdrawn. A partial index of withdrawn opportunities makes this cheap.
 */
export const isWithdrawn = sql`
  exists (
    select 1 from opportunities gone indexed by opportunities_inactive
    where gone.id = ub.bid_id and gone.status <> 'active'
  )
`;

const SHAPE = { saved: asNumber } as const;

/** Counts a user's saved bids that have not been withdrawn, up to `cap`. */
export function countSavedBids(userId: string, cap: number) {
  return raw(
    sql`
      select count(*) as saved from (
        select 1 from user_bids ub where ub.user_id = ${userId} and not ${isWithdrawn} limit ${cap}
      )
    `,
    SHAPE,
  );
}

/** Replaces a count that is not shown; keeps the batch's positions. */
export const NO_SAVED_COUNT = raw(sql`select 1 where 0`, SHAPE);
