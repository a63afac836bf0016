import { type RowsOf, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { plainLine } from "~/domain/mail/plain-line";
import type { FieldChange } from "~/domain/opportunities/opportunity-changes";
import type { SavedBidChange } from "~/emails/saved-bid-changes";
import { changeView } from "~/features/opportunities/detail-view.server";
import { type ChangesAsked, listChangesOfSaved } from "./saved-changes.sql.server";

const BIDS_SHOWN = 10;

type Row = RowsOf<ReturnType<typeof listChangesOfSaved>>[number];

/** What has changed on the bids that these readers have saved, by reader, each within their own period. */
export async function listSavedChanges(
  db: Database,
  asked: ReadonlyArray<ChangesAsked>,
  origin: string,
): Promise<Map<string, Array<SavedBidChange>>> {
  const rows = await runOne(db, listChangesOfSaved(asked));
  const byUser = new Map<string, Map<number, SavedBidChange>>();
  for (const row of rows) {
    const bids = byUser.get(row.userId) ?? new Map<number, SavedBidChange>();
    byUser.set(row.userId, bids);
    const known = bids.get(row.bidId)?.changes ?? [];
    if (bids.size >= BIDS_SHOWN && known.length === 0) continue;
    const lines = row.changes.map((change) => changeLine(change, row));
    bids.set(row.bidId, {
      title: plainLine(row.title),
      url: `${origin}/opportunities?bid=${row.bidId}`,
      changes: [...new Set([...known, ...lines])],
    });
  }
  return new Map([...byUser].map(([userId, bids]) => [userId, [...bids.values()]]));
}

function changeLine(change: FieldChange, row: Row): string {
  const { field, from, to } = changeView(change, row.at, row);
  return plainLine(change.field === "description" ? `${field} changed` : `${field}: ${from} → ${to}`);
}
