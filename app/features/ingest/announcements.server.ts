import { opportunities } from "#drizzle/schema";
import { matchableVersionOf, type MatchableOpportunity } from "~/domain/matching/match-profile";
import type { NoticeStatus } from "~/domain/opportunities/notice";
import { isOpen } from "~/domain/opportunities/opportunity";
import type { Announcement, Change } from "~/ports/broadcaster";
import type { OpportunityWrite } from "./write-opportunities.server";

type Dates = { published: Date | null; deadline: Date | null };

/** The stored columns of an opportunity that decide which lists a change of it affects. */
export type StoredVersion = MatchableOpportunity & Dates & { title: string; status: NoticeStatus };

/** The columns of `StoredVersion`. */
export const STORED_VERSION_COLUMNS = {
  title: opportunities.title,
  status: opportunities.status,
  places: opportunities.places,
  region: opportunities.region,
  city: opportunities.city,
  tags: opportunities.tags,
  bidType: opportunities.bidType,
  category: opportunities.category,
  published: opportunities.published,
  deadline: opportunities.deadline,
};

/** The announcements of a committed batch, for open pages. */
export function announcementsOf(writes: ReadonlyArray<OpportunityWrite>, now: Date): Array<Announcement> {
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
