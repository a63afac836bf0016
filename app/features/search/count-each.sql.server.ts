import { sql } from "drizzle-orm";
import { asNumber, raw } from "#drizzle/batch";
import type { MatchKey } from "~/domain/matching/match-profile";
import { closingAfter } from "./closing-order.sql.server";
import { matchExpression } from "./match-expression.server";

/** Counts the opportunities that have at least one key from each list. */
export type Counted = ReadonlyArray<ReadonlyArray<MatchKey>>;

/**
 * Counts the open opportunities of each kind in one statement, without reading the records; at most `cap` of each kind.
 * A result's `position` is the kind's position in the list.
 */
export function countEach(kinds: ReadonlyArray<Counted>, now: Date, cap: number) {
  const expressions = JSON.stringify(kinds.map((keys) => matchExpression({ keys })));
  return raw(
    sql`
      select kind.key as position, (
        select count(*) from (
          select 1 from opportunity_closing s
          where s.opportunity_closing match kind.value and s.rowid >= ${closingAfter(now)}
          limit ${cap}
        )
      ) as found
      from json_each(${expressions}) kind
    `,
    { position: asNumber, found: asNumber },
  );
}
