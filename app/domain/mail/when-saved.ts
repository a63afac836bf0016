import { deadlineLabel } from "../calendar/deadline-label";
import type { FieldChange } from "../opportunities/opportunity-changes";
import { earlierMoment } from "../reading/kept/printed-key-dates";
import type { KeyDateKind } from "../reading/key-date";

/** A version's changes of the closing date and the key dates, and others. */
export type DatedChanges = { at: Date; changes: ReadonlyArray<FieldChange> };

type MovedDate = {
  /** `null` for the closing date. */
  kind: KeyDateKind | null;
  /** Where the bid is. */
  region: string | null;
  savedAt: Date;
};

/**
 * When a date was at the time at which the person saved the bid: "Tue 24 Nov 2026, 10:00 am ET". `null` if there was none,
 * or if it cannot be told from others of its kind. The versions are in their order.
 */
export function whenSaved(
  versions: ReadonlyArray<DatedChanges>,
  { kind, region, savedAt }: MovedDate,
  readersZone: string,
): string | null {
  const field = kind === null ? "deadline" : "keyDates";
  const since = versions.filter(({ at }) => at > savedAt).flatMap(({ changes }) => changes);
  for (const change of since) {
    if (change.field !== field) continue;
    if (kind === null) return change.from === null ? null : deadlineLabel(new Date(change.from), region);
    // A change of another kind of date says nothing about this one.
    const [was, is] = [change.from, change.to];
    const before = earlierMoment(was, is, kind, readersZone);
    if (before !== null || earlierMoment(is, was, kind, readersZone) !== null) return before;
  }
  return null;
}
