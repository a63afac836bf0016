import { sql } from "drizzle-orm";
import { asDate, asJson, asText, orNull, raw } from "#drizzle/batch";
import { jsonEach } from "#drizzle/json-rows";
import { opportunities, opportunityValues } from "#drizzle/schema";
import type { MatchableOpportunity } from "~/domain/matching/match-profile";
import { closingSql, openSql } from "~/features/search/open.sql.server";

/** The first amount that is known, from `opportunity_values v`, in the same order as in `statedValue`. */
export const AMOUNT = sql.raw("coalesce(v.contract_value, v.estimated_value, v.budget_max, v.budget_min)");

/** Ids after `after` and up to `upto`. */
type Between = { after: number; upto: number };

/** `sortKey` is zero-padded text, which sorts like the number and is exact. */
const CANDIDATES = sql`
  select o.id, o.title, o.region, o.city, o.places, o.tags, o.parts, printf('%020d', o.sort_key) as sort_key,
    ${closingSql("o")} as closes, ${AMOUNT} as amount, v.currency, (
      select json_group_array(json_object('id', s.joined_id, 'shown', json(s.shown)))
      from separations s where s.opportunity_id = o.id
    ) as part_of
  from opportunities o
  left join opportunity_values v on v.opportunity_id = o.id
`;

/** The lists stay as JSON, because many bids have the same. */
const CANDIDATE_SHAPE = {
  id: opportunities.id,
  title: opportunities.title,
  region: opportunities.region,
  city: opportunities.city,
  places: asText,
  tags: asText,
  parts: asText,
  sortKey: asText,
  closes: orNull(asDate),
  amount: opportunityValues.contractValue,
  currency: opportunityValues.currency,
  partOf: asJson<Array<{ id: number; shown: MatchableOpportunity & { title: string } }>>(),
};

/** Open opportunities by id. */
export function listOpenBetween({ after, upto, now, limit }: Between & { now: Date; limit: number }) {
  return raw(
    sql`
      ${CANDIDATES} where o.id > ${after} and o.id <= ${upto} and ${openSql("o", now)}
      order by o.id limit ${limit}
    `,
    CANDIDATE_SHAPE,
  );
}

/** What closes before an instant; continues after the last row of the page before. */
export type Closing = { now: Date; until: Date; last: { closes: Date; id: number } | null; limit: number };

/** Open opportunities that close before `until`, whenever they were found, the next to close first. */
export function listClosingBefore({ now, until, last, limit }: Closing) {
  const [closes, id] = last ? [last.closes.getTime(), last.id] : [now.getTime(), 0];
  return raw(
    sql`
      ${CANDIDATES}
      where o.listed = 1 and ${closingSql("o")} >= ${closes} and ${closingSql("o")} < ${until.getTime()}
        and (${closingSql("o")} > ${closes} or o.id > ${id}) and ${openSql("o", now)}
      order by ${closingSql("o")}, o.id limit ${limit}
    `,
    CANDIDATE_SHAPE,
  );
}

type TextMatches = Between & {
  until: Date;
  expressions: ReadonlyArray<{ text: string; expression: string }>;
};

/** Pairs of a trade in a user's own words and an opportunity that matches it: new, or closing before `until`. */
export function listTextMatches({ expressions, after, upto, until }: TextMatches) {
  return raw(
    sql`
      select t.value ->> 'text' as text, o.id
      from ${jsonEach(expressions)} t
      cross join opportunity_search s on s.opportunity_search match t.value ->> 'expression'
      cross join opportunities o on o.sort_key = s.rowid
        and ((o.id > ${after} and o.id <= ${upto}) or ${closingSql("o")} < ${until.getTime()})
    `,
    { text: asText, id: opportunities.id },
  );
}
