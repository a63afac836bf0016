import { sql } from "drizzle-orm";
import { asText, raw } from "#drizzle/batch";
import { jsonEach } from "#drizzle/json-rows";
import { notices } from "#drizzle/schema";
import type { TextState } from "~/features/ingest/notice-text.server";
import { openSql } from "~/features/search/open.sql.server";

/** A trade was found, and the place is one that we know. */
const MATCHES = sql.raw(`(o.services <> '["other"]' and o.places <> '[]')`);

/** Notices of open bids whose text has not been read: those that match a trade and a place first, then the newest. */
export function listWaiting(portal: string, limit: number, now: Date) {
  return raw(
    sql`
      select n.id, n.content_hash, n.content ->> 'textAddress' as address
      from notices n indexed by notices_waiting_for_text cross join opportunities o on o.id = n.opportunity_id
      where n.text_state = 'waiting' and n.portal = ${portal} and n.leads = 1 and ${openSql("o", now)}
      order by n.text_tries, ${MATCHES} desc, o.published desc, n.id limit ${limit}
    `,
    { id: notices.id, contentHash: notices.contentHash, address: asText },
  );
}

type Read = { id: number; contentHash: string; content: string; textState: TextState };

/** Stores notices with their texts. Fails, with the whole transaction, if a notice has changed since it was read. */
export function storeTexts(read: ReadonlyArray<Read>) {
  return raw(sql`
    update notices set
      content = case when content_hash = read.value ->> 'contentHash' then read.value ->> 'content' end,
      text_state = read.value ->> 'textState', text_tries = 0
    from ${jsonEach(read)} read
    where notices.id = read.value ->> 'id'
  `);
}

/** Counts a failure; after `tries` of them the text is no longer asked for until the notice changes. */
export function countFailedText(id: number, tries: number) {
  return raw(sql`
    update notices set
      text_tries = text_tries + 1, text_state = case when text_tries + 1 < ${tries} then 'waiting' else 'none' end
    where id = ${id} and text_state = 'waiting'
  `);
}
