import { matchableVersionOf } from "~/domain/matching/match-profile";
import { isOpen } from "~/domain/opportunities/opportunity";
import type { Announcement, Change } from "~/ports/broadcaster";
import type { Dates, StoredVersion } from "./stored-version.server";

/** `before` is `null` for a new opportunity. */
type Written = { id: number; before: StoredVersion | null; draft: StoredVersion };

/** The announcements of a committed batch, for open pages. */
export function announcementsOf(writes: ReadonlyArray<Written>, now: Date): Array<Announcement> {
  return writes
    .map(({ id, before, draft }) => ({
      changes: changesOf(id, before, draft, now),
      versions: [...(before ? [before] : []), draft].map(matchableVersionOf),
    }))
    .filter(({ changes }) => changes.length > 0);
}

/**
 * A change as lists see it: an opportunity that opens is inserted; one that closes or is withdrawn is deleted, though its
 * record stays. Notices that are already closed are neither listed nor announced.
 */
function changesOf(id: number, before: StoredVersion | null, after: StoredVersion, now: Date): Array<Change> {
  const opens = isOpen(after, now);
  const wasOpen = before !== null && isOpen(before, now);
  if (before === null && !opens) return [];
  const type = opens && !wasOpen ? "INSERT" : wasOpen && !opens ? "DELETE" : "UPDATE";
  const changes: Array<Change> = [{ table: "opportunities", type, id }];
  if (before === null) changes.push({ table: "opportunity_dates", type: "INSERT", id });
  else if (haveMoved(before, after)) changes.push({ table: "opportunity_dates", type: "UPDATE", id });
  return changes;
}

function haveMoved(before: Dates, after: Dates): boolean {
  return (["published", "deadline"] as const).some(
    (date) => before[date]?.getTime() !== after[date]?.getTime(),
  );
}
