import { sql } from "drizzle-orm";
import { asNumber, raw } from "#drizzle/batch";
import type { MatchKey } from "~/domain/matching/match-profile";
import { matchExpression } from "./match-expression.server";
import { stillOpen } from "./open.sql.server";

/** What is counted: those that carry one of these keys from each list. */
export type Counted = ReadonlyArray<ReadonlyArray<MatchKey>>;

/**
 * How many open opportunities there are of each kind asked for, in one statement and without a look at the records;
 * no more than `cap` of one kind are counted. A result's `position` is the kind's own in the list.
 */
export function countEach(kinds: ReadonlyArray<Counted>, now: Date, cap: number) {
  const expressions = JSON.stringify(kinds.map((keys) => matchExpression({ keys })));
  return raw(
    sql`
      select kind.key as position, (
        select count(*) from (
          select 1 from opportunity_search s
          where s.opportunity_search match kind.value and ${stillOpen(sql`s.rowid`, now)}
          limit ${cap}
        )
      ) as found
      from json_each(${expressions}) kind
    `,
    { position: asNumber, found: asNumber },
  );
}
