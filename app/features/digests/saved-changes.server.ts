import { sql } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import type { FieldChange } from "~/domain/opportunities/opportunity-changes";
import { plainLine } from "~/emails/slots";
import type { SavedBidChange } from "~/emails/saved-bid-changes";
import { changeView } from "~/features/opportunities/detail-view.server";

const BIDS_SHOWN = 10;

export type ChangesAsked = { userId: string; since: number; upto: number };

type Row = {
  userId: string;
  bidId: number;
  title: string;
  region: string | null;
  at: number;
  changes: string;
};

/** What has changed on the bids that these people follow, each in their own stretch of time. */
export async function listSavedChanges(
  db: Database,
  asked: ReadonlyArray<ChangesAsked>,
  origin: string,
): Promise<Map<string, Array<SavedBidChange>>> {
  const rows = await db.all<Row>(sql`
    select b.user_id as userId, b.bid_id as bidId, o.title, o.region, v.at, v.changes
    from json_each(${JSON.stringify(asked)}) a
    cross join user_bids b on b.user_id = a.value ->> 'userId' and b.status <> 'lost'
    cross join opportunity_versions v on v.opportunity_id = b.bid_id
      and v.at > a.value ->> 'since' and v.at <= a.value ->> 'upto'
    cross join opportunities o on o.id = b.bid_id
    order by v.at, b.bid_id
  `);
  const byUser = new Map<string, Map<number, SavedBidChange>>();
  for (const row of rows) {
    const bids = byUser.get(row.userId) ?? new Map<number, SavedBidChange>();
    byUser.set(row.userId, bids);
    const known = bids.get(row.bidId)?.changes ?? [];
    if (bids.size >= BIDS_SHOWN && known.length === 0) continue;
    const lines = (JSON.parse(row.changes) as Array<FieldChange>).map((change) => changeLine(change, row));
    bids.set(row.bidId, {
      title: plainLine(row.title),
      url: `${origin}/opportunities?bid=${row.bidId}`,
      changes: [...new Set([...known, ...lines])],
    });
  }
  return new Map([...byUser].map(([userId, bids]) => [userId, [...bids.values()]]));
}

function changeLine(change: FieldChange, row: Row): string {
  const { field, from, to } = changeView(change, new Date(row.at), row);
  return plainLine(change.field === "description" ? `${field} changed` : `${field}: ${from} → ${to}`);
}
