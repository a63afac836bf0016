import { type RowsOf, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { plainLine } from "~/domain/mail/plain-line";
import {
  CHANGED_FIELDS,
  type ChangedField,
  type FieldChange,
} from "~/domain/opportunities/opportunity-changes";
import { shorten } from "~/domain/shorten";
import type { SavedBidChange, SavedBidField } from "~/emails/saved-bid-changes";
import { changeViews } from "~/features/opportunities/bid-changes.server";
import { type ChangesAsked, listChangesOfSaved } from "./saved-changes.sql.server";

const BIDS_SHOWN = 10;
const LONGEST_TEXT = 120;

type Row = RowsOf<ReturnType<typeof listChangesOfSaved>>[number];

/** A saved bid's changes of some period, by field. */
type Changed = { row: Row; fields: Map<ChangedField, FieldChange> };

/** What has changed on the bids that these readers have saved, by reader, each within their own period. */
export async function listSavedChanges(
  db: Database,
  asked: ReadonlyArray<ChangesAsked>,
  origin: string,
): Promise<Map<string, Array<SavedBidChange>>> {
  const rows = await runOne(db, listChangesOfSaved(asked));
  const byUser = new Map<string, Map<number, Changed>>();
  for (const row of rows) {
    const bids = byUser.get(row.userId) ?? new Map<number, Changed>();
    byUser.set(row.userId, bids);
    const known = bids.get(row.bidId);
    bids.set(row.bidId, { row, fields: joinChanges(known?.fields, row.changes) });
  }
  return new Map([...byUser].map(([userId, bids]) => [userId, shownOf([...bids.values()], origin)]));
}

/** Several changes of one field are one, from its first value to its last. */
function joinChanges(
  known: Changed["fields"] | undefined,
  changes: ReadonlyArray<FieldChange>,
): Changed["fields"] {
  const joined = new Map(known);
  for (const change of changes) {
    const { from } = joined.get(change.field) ?? change;
    joined.set(change.field, { ...change, from });
  }
  return joined;
}

/** Moved closing dates first. */
function shownOf(bids: ReadonlyArray<Changed>, origin: string): Array<SavedBidChange> {
  const hasNewDate = ({ changes }: SavedBidChange) => changes[0]?.label === DATE_LABEL;
  const shown = bids.flatMap(({ row, fields }): Array<SavedBidChange> => {
    const changes = CHANGED_FIELDS.flatMap((field) => fieldView(fields.get(field), row));
    const title = shorten(plainLine(row.title), LONGEST_TEXT);
    return changes.length === 0 ? [] : [{ title, url: `${origin}/opportunities?bid=${row.bidId}`, changes }];
  });
  return [...shown.filter(hasNewDate), ...shown.filter((bid) => !hasNewDate(bid))].slice(0, BIDS_SHOWN);
}

const DATE_LABEL = "Closing date";

function fieldView(change: FieldChange | undefined, row: Row): Array<SavedBidField> {
  if (!change) return [];
  if (change.field === "description") return [{ label: "Description changed", values: null }];
  // What was changed and changed back is as it was.
  if (change.from === change.to) return [];
  if (change.field === "documents") return [{ label: documentsLabel(change), values: null }];
  const printed = (value: string) => shorten(plainLine(value), LONGEST_TEXT);
  return changeViews(change, row.at, row).map(({ field, from, to }) => ({
    label: change.field === "deadline" ? DATE_LABEL : field,
    values: { from: printed(from), to: printed(to) },
  }));
}

function documentsLabel({ from, to }: FieldChange): string {
  const before = new Set(from?.split("\n"));
  const added = (to?.split("\n") ?? []).filter((url) => !before.has(url)).length;
  if (added === 0) return "Documents changed";
  return added === 1 ? "1 new document" : `${added} new documents`;
}
