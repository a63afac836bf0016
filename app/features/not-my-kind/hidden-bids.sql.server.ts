import { type SQL, sql } from "drizzle-orm";
import { asNumber, asText, raw } from "#drizzle/batch";
import { hiddenBids, opportunities } from "#drizzle/schema";
import { type Exclusion, MAX_EXCLUSIONS, MAX_HIDDEN_BIDS } from "~/domain/matching/exclusions";

/** One bid of one person. */
type OwnBid = { userId: string; bidId: number };

/** What had brought the bid, for the operators' counts. */
export type Brought = { trade: string; rule: string };

const isOwn = ({ userId, bidId }: OwnBid): SQL => sql`user_id = ${userId} and bid_id = ${bidId}`;

/** Stored with bids that are not counted, so that taking them back changes no count. */
const UNCOUNTED: Brought = { trade: "", rule: "" };

/** Counts a bid that the person leaves out, unless they have before; run it before `insertHiddenBid`. */
export function countUnwanted(own: OwnBid, { trade, rule }: Brought) {
  return raw(sql`
    insert into unwanted_counts (trade, rule, count)
    select ${trade}, ${rule}, 1 from opportunities where id = ${own.bidId}
      and not exists (select 1 from hidden_bids where ${isOwn(own)})
    on conflict (trade, rule) do update set count = count + 1
  `);
}

/** Returns the bid if it was not left out before. */
export function insertHiddenBid(own: OwnBid, brought: Brought | null, now: Date) {
  const { trade, rule } = brought ?? UNCOUNTED;
  return raw(
    sql`
      insert into hidden_bids (user_id, bid_id, hidden_at, trade, rule)
      select ${own.userId}, id, ${now.getTime()}, ${trade}, ${rule} from opportunities where id = ${own.bidId}
      on conflict (user_id, bid_id) do nothing returning bid_id
    `,
    { bidId: hiddenBids.bidId },
  );
}

/** The oldest come back when there are too many. */
export function dropOldestHidden(userId: string) {
  return raw(sql`
    delete from hidden_bids where user_id = ${userId} and bid_id in (
      select bid_id from hidden_bids where user_id = ${userId}
      order by hidden_at desc, bid_id desc limit -1 offset ${MAX_HIDDEN_BIDS}
    )
  `);
}

/** Takes back what `countUnwanted` counted; run it before the bid is shown again. */
export function uncountUnwanted(own: OwnBid) {
  return raw(sql`
    update unwanted_counts set count = count - 1
    where count > 0 and (trade, rule) in (select trade, rule from hidden_bids where ${isOwn(own)})
  `);
}

export function deleteHiddenBid(own: OwnBid) {
  return raw(sql`delete from hidden_bids where ${isOwn(own)} returning bid_id`, { bidId: hiddenBids.bidId });
}

/** Marks the person's counts as out of date. */
export function touchHidden(userId: string) {
  return raw(sql`update users set hidden_revision = hidden_revision + 1 where id = ${userId}`);
}

/** The newest of the bids that a person leaves out, and how many there are. */
export function listHidden(userId: string, limit: number) {
  return raw(
    sql`
      select o.id, o.title, o.language, count(*) over () as found
      from hidden_bids h cross join opportunities o on o.id = h.bid_id
      where h.user_id = ${userId} order by h.hidden_at desc, h.bid_id desc limit ${limit}
    `,
    { id: opportunities.id, title: opportunities.title, language: opportunities.language, found: asNumber },
  );
}

/** Adds words behind those that are stored, each once, up to the limit. */
export const addExclusions = (userId: string, added: ReadonlyArray<Exclusion>) =>
  raw(sql`update users set excluded = ${withExclusions(added)} where id = ${userId}`);

export const removeExclusion = (userId: string, stems: string) =>
  raw(sql`update users set excluded = ${withoutExclusions([stems])} where id = ${userId}`);

/** A person's list with these words, for an update of `users`. */
export function withExclusions(added: ReadonlyArray<Exclusion>): SQL {
  const given = JSON.stringify(added);
  return sql`(
    select json_group_array(json(value)) from (
      select value from (
        select value, 0 as part, key from json_each(users.excluded)
        union all select g.value, 1, g.key from json_each(${given}) g where not exists (
          select 1 from json_each(users.excluded) e where e.value ->> 'stems' = g.value ->> 'stems'
        )
      ) order by part, key limit ${MAX_EXCLUSIONS}
    )
  )`;
}

/** The same without them. */
export function withoutExclusions(stems: ReadonlyArray<string>): SQL {
  return sql`(
    select json_group_array(json(value)) from (
      select value from json_each(users.excluded)
      where value ->> 'stems' not in (select value from json_each(${JSON.stringify(stems)})) order by key
    )
  )`;
}

/** For operators: what readers said is not their kind of work, by trade and the rule that had brought it. */
export function listUnwanted(limit: number) {
  return raw(
    sql`select trade, rule, count from unwanted_counts where count > 0 order by count desc, trade, rule limit ${limit}`,
    { trade: asText, rule: asText, count: asNumber },
  );
}
