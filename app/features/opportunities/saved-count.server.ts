import { sql, type SQL } from "drizzle-orm";
import { statement } from "#drizzle/batch";
import { limitsFor } from "~/domain/billing/roles";
import type { Profile } from "~/lib/session.server";

/** Shown exactly up to here and as "99+" beyond. */
const SHOWN = 99;

/** Whether a saved bid's opportunity was taken back by its source. The index holds those alone: asking costs nothing else. */
export const isWithdrawn = sql`
  exists (
    select 1 from opportunities gone indexed by opportunities_inactive
    where gone.id = ub.bid_id and gone.status <> 'active'
  )
` satisfies SQL;

/** How many bids the page of saved ones would list: for the plans that have a link to it on each page of bids. */
export function findSavedCount({ id, role }: Profile) {
  return statement<{ saved: number | null }>(
    isShownTo(role)
      ? sql`
        select count(*) as saved from (
          select 1 from user_bids ub where ub.user_id = ${id} and not ${isWithdrawn} limit ${SHOWN + 1}
        )`
      : sql`select null as saved`,
  );
}

const isShownTo = (role: Profile["role"]) => limitsFor(role).dailyDetailViews !== null;

export function savedCountLabel([row]: ReadonlyArray<{ saved: number | null }>): string | null {
  const saved = row?.saved ?? null;
  return saved === null ? null : saved > SHOWN ? `${SHOWN}+` : String(saved);
}
