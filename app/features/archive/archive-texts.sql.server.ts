import { sql } from "drizzle-orm";
import { asBoolean, asNumber, raw } from "#drizzle/batch";
import { jsonEach, selectRows } from "#drizzle/json-rows";
import { opportunities } from "#drizzle/schema";

/** Somebody works with the bid `o`: its texts stay where they are. */
const IS_SAVED = sql`(
  exists (select 1 from user_bids b where b.bid_id = o.id)
    or exists (select 1 from removed_bids r where r.bid_id = o.id)
)`;

/** The bids whose texts may move, the longest closed first; and whether somebody has saved each. */
export function listToArchive(now: Date, limit: number) {
  return raw(
    sql`
      select o.id, ${IS_SAVED} as is_saved,
        (select coalesce(sum(octet_length(n.content)), 0) from notices n where n.opportunity_id = o.id) as bytes
      from opportunities o indexed by opportunities_to_archive
      where o.archived_at is null and o.archive_at <= ${now.getTime()}
      order by o.archive_at limit ${limit}
    `,
    { id: opportunities.id, isSaved: asBoolean, bytes: asNumber },
  );
}

/** A bid and its notices as they were when their texts were read. */
export type SeenBid = {
  id: number;
  updatedAt: Date;
  rulesVersion: string;
  notices: ReadonlyArray<{ id: number; content: string }>;
};

/** Fails its transaction unless these bids, none of them saved or archived, are as they were read: `wasOvertaken`. */
export function requireAsSeen(bids: ReadonlyArray<SeenBid>) {
  const opportunitiesSeen = bids.map(({ id, updatedAt, rulesVersion }) => [
    id,
    updatedAt.getTime(),
    rulesVersion,
  ]);
  const noticesSeen = bids.flatMap((bid) => bid.notices.map(({ id, content }) => [id, bid.id, content]));
  return raw(
    sql`
      with bid (id, updated_at, rules_version) as (${selectRows(opportunitiesSeen, 3)}),
      notice (id, opportunity_id, content) as (${selectRows(noticesSeen, 3)})
      select json(case
        when (
          select count(*) from bid b cross join opportunities o on o.id = b.id
          where o.updated_at = b.updated_at and o.rules_version = b.rules_version
            and o.archived_at is null and not ${IS_SAVED}
        ) = ${bids.length}
        and (
          select count(*) from notice s cross join notices n on n.id = s.id
          where n.opportunity_id = s.opportunity_id and n.content = s.content
        ) = ${noticesSeen.length}
        and (
          select count(*) from bid b cross join notices n on n.opportunity_id = b.id
        ) = ${noticesSeen.length}
        then '1' else 'written since' end) as unchanged
    `,
    { unchanged: (stored: string) => stored === "1" },
  );
}

/**
 * Leaves of these bids what lists show, and of their notices what decides whether the bid is open. They leave the table by
 * which notices of other portals find the same solicitation. The index keeps their titles and summaries.
 */
export function clearTexts(ids: ReadonlyArray<number>, now: Date) {
  const these = sql`(select value from ${jsonEach(ids)})`;
  return [
    raw(sql`
      update notices set content = json_object(
        'status', content ->> '$.status', 'deadline', content ->> '$.deadline', 'farDeadline', content ->> '$.farDeadline'
      ) where opportunity_id in ${these}
    `),
    raw(sql`delete from opportunity_details where opportunity_id in ${these}`),
    raw(sql`delete from opportunity_key_dates where opportunity_id in ${these}`),
    raw(sql`delete from opportunity_fingerprints where opportunity_id in ${these}`),
    raw(sql`update opportunities set documents = '[]', archived_at = ${now.getTime()} where id in ${these}`),
    raw(sql`
      delete from opportunity_archive where rowid in (select sort_key from opportunities where id in ${these})
    `),
  ];
}

/** Looks at bids that somebody has saved again at that time. */
export function lookAgain(ids: ReadonlyArray<number>, at: Date) {
  return raw(sql`
    update opportunities set archive_at = ${at.getTime()}
    where id in (select value from ${jsonEach(ids)}) and archived_at is null
  `);
}

/** Fails its transaction if the bid is not archived: `wasOvertaken`. */
export function requireArchived(id: number) {
  return raw(
    sql`
      select json(case
        when exists (select 1 from opportunities where id = ${id} and archived_at is not null)
        then '1' else 'written since' end) as archived
    `,
    { archived: (stored: string) => stored === "1" },
  );
}

/** Gives notices their texts back. */
export function restoreContents(notices: ReadonlyArray<{ id: number; content: string }>) {
  const rows = notices.map(({ id, content }) => [id, content]);
  return raw(sql`
    with given (id, content) as (${selectRows(rows, 2)})
    update notices set content = given.content from given where notices.id = given.id
  `);
}
