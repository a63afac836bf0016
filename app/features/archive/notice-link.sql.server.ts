import { type SQL, sql } from "drizzle-orm";

/** What the bid of a leading notice has in a column, or makes of its row `o`. */
export const ofBid = (what: SQL) =>
  sql`(select ${what} from opportunities o where o.id = notices.opportunity_id and notices.leads)`;

/** A bid's closing time as its notices write it. */
export const CLOSING_OF_BID = sql.raw(
  `strftime('%Y-%m-%dT%H:%M:%S', o.deadline / 1000, 'unixepoch') || printf('.%03dZ', o.deadline % 1000)`,
);

const stated = (field: string, inBid: SQL) =>
  sql`case when notices.content = '{}' then ${ofBid(inBid)} else notices.content ->> ${sql.raw(`'$.${field}'`)} end`;

/**
 * A notice's address and number, and the closing time and status that it states. What a packed bid and its lead have in
 * common is stored with the bid only.
 */
export const NOTICE_LINK = {
  url: sql<string | null>`coalesce(notices.url, ${ofBid(sql`o.portal_url`)})`.as("link_url"),
  reference: sql<string | null>`coalesce(notices.reference, ${ofBid(sql`o.reference`)})`.as("link_reference"),
  closes: sql<string | null>`${stated("deadline", CLOSING_OF_BID)}`.as("closes"),
  status: sql<string>`${stated("status", sql`o.status`)}`.as("stated_status"),
};
