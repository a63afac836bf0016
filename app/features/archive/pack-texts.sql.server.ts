import { sql } from "drizzle-orm";
import { asNumber, raw } from "#drizzle/batch";
import { jsonEach, selectRows } from "#drizzle/json-rows";
import { opportunities } from "#drizzle/schema";
import { packedBefore } from "~/domain/opportunities/archive-time";
import { IS_SAVED } from "~/features/search/is-saved.sql.server";
import { CLOSING_OF_BID } from "./notice-link.sql.server";

/** The bids whose texts are to be packed, the longest closed first. */
export function listToPack(now: Date, limit: number) {
  return raw(
    sql`
      select o.id,
        (select coalesce(sum(octet_length(n.content)), 0) from notices n where n.opportunity_id = o.id) as bytes
      from opportunities o indexed by opportunities_to_archive
      where o.archived_at is null and o.archive_at <= ${packedBefore(now).getTime()}
      order by o.archive_at limit ${limit}
    `,
    { id: opportunities.id, bytes: asNumber },
  );
}

/** A bid and its notices as they were when their texts were read. */
export type SeenBid = {
  id: number;
  updatedAt: Date;
  rulesVersion: string;
  notices: ReadonlyArray<{ id: number; content: string }>;
};

/** Fails its transaction unless these bids, none of them packed, are as they were read: `wasOvertaken`. */
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
          where o.updated_at = b.updated_at and o.rules_version = b.rules_version and o.archived_at is null
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

const these = (ids: ReadonlyArray<number>) => sql`(select value from ${jsonEach(ids)})`;

/** The block that the same transaction has just added has these bids' texts. */
export function setNewestBlock(ids: ReadonlyArray<number>) {
  return raw(sql`
    update opportunities set text_block = (select max(id) from text_blocks) where id in ${these(ids)}
  `);
}

/**
 * Leaves of these bids what lists show, in rows that do not become longer, and of their notices what decides whether the bid
 * is open. They leave the table by which notices of other portals find the same solicitation. The index keeps their titles
 * and summaries. The dates of saved bids stay for calendars and reminders.
 */
export function clearTexts(ids: ReadonlyArray<number>, now: Date) {
  return [
    shrinkNotices(ids),
    raw(sql`delete from opportunity_details where opportunity_id in ${these(ids)}`),
    raw(sql`
      delete from opportunity_key_dates where opportunity_id in (
        select o.id from opportunities o where o.id in ${these(ids)} and not ${IS_SAVED}
      )
    `),
    raw(sql`delete from opportunity_fingerprints where opportunity_id in ${these(ids)}`),
    raw(sql`
      update opportunities set documents = '[]', rules_version = '', archived_at = ${now.getTime()}
      where id in ${these(ids)}
    `),
    raw(sql`
      delete from opportunity_archive where rowid in (select sort_key from opportunities where id in ${these(ids)})
    `),
  ];
}

/**
 * Leaves of notices what decides whether their bid is open, without what is null, and of a lead only what its bid does not
 * have (`NOTICE_LINK`). They get new ids at the table's end: a row that shrinks in its place leaves the page that it filled
 * to itself, and one that comes between others halves a page.
 */
function shrinkNotices(ids: ReadonlyArray<number>) {
  return raw(sql`
    update notices set id = moved.id, content = moved.content,
      url = nullif(url, moved.bid_url), reference = nullif(reference, moved.bid_reference)
    from (
      select n.id as old_id, (select max(id) from notices) + row_number() over (order by n.id) as id,
        iif(n.leads, o.portal_url, null) as bid_url, iif(n.leads, o.reference, null) as bid_reference,
        iif(n.leads and ${isAsItsBid}, '{}', json_patch('{}', json_object(
          'status', n.content ->> '$.status', 'deadline', n.content ->> '$.deadline',
          'farDeadline', n.content ->> '$.farDeadline'
        ))) as content
      from notices n cross join opportunities o on o.id = n.opportunity_id where n.opportunity_id in ${these(ids)}
    ) moved
    where notices.id = moved.old_id
  `);
}

const isAsItsBid = sql`
  n.content ->> '$.status' is o.status and n.content ->> '$.deadline' is ${CLOSING_OF_BID}
    and n.content ->> '$.farDeadline' is null
`;
