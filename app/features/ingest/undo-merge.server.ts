import { sql } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { runBatch, statement } from "#drizzle/batch";
import type { Announcement } from "~/ports/broadcaster";
import { announcementsOf } from "./announcements.server";
import { noticeFromContent } from "./notice-content.server";
import { draftOpportunity } from "./opportunity-draft.server";
import { writeOpportunities } from "./write-opportunities.server";

type Row = {
  id: number;
  portal: string;
  key: string;
  content: string;
  leads: number;
  portalSource: string;
  nextId: number;
};

/**
 * Takes a portal's notice out of an opportunity that it was wrongly joined to, and gives it one of its own. It never
 * joins that opportunity again. Saved bids stay with the first. Returns the new opportunity's id and what
 * to tell open pages, or `null` when the opportunity has no such follower.
 */
export async function undoMerge(
  db: Database,
  { opportunityId, portal }: { opportunityId: number; portal: string },
  sourceName: string,
  now: Date,
): Promise<{ created: number; announcements: Array<Announcement> } | null> {
  const [row] = await db.all<Row>(sql`
    select n.id, n.portal, n.key, n.content, n.leads, o.portal_source as portalSource,
      (select max(id) + 1 from opportunities) as nextId
    from notices n join opportunities o on o.id = n.opportunity_id
    where n.opportunity_id = ${opportunityId} and n.portal = ${portal} and n.leads = 0
  `);
  if (!row) return null;
  const write = {
    id: row.nextId,
    isNew: true,
    draft: draftOpportunity(noticeFromContent(row.content)),
    before: null,
    portal,
    portalSource: sourceName,
    createdAt: now,
    version: 1,
    changes: [],
  };
  await runBatch(db, [
    ...writeOpportunities([write], now),
    statement(sql`update notices set opportunity_id = ${row.nextId}, leads = 1 where id = ${row.id}`),
    statement(sql`
      insert or ignore into undone_merges (portal, key, opportunity_id, at)
      values (${row.portal}, ${row.key}, ${opportunityId}, ${now.getTime()})
    `),
  ]);
  return { created: row.nextId, announcements: announcementsOf([write], now) };
}
