import { sql } from "drizzle-orm";
import { asNumber, raw } from "#drizzle/batch";

/**
 * Whether the opportunity of a saved bid `ub` was taken back by its source. The index holds those alone: asking costs
 * nothing else.
 */
export const isWithdrawn = sql`
  exists (
    select 1 from opportunities gone indexed by opportunities_inactive
    where gone.id = ub.bid_id and gone.status <> 'active'
  )
`;

const SHAPE = { saved: asNumber } as const;

/** How many saved bids a user has whose notices have not been taken back, up to `cap`. */
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

/** Takes the place of a count that is not shown. */
export const NO_SAVED_COUNT = raw(sql`select 1 where 0`, SHAPE);
