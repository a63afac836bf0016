import { logFailure } from "~/lib/log.server";
import type { Services } from "~/lib/services";
import type { Announcement } from "~/ports/broadcaster";

/**
 * Sends a committed batch's changes to open pages. A failure is logged; the batch stays stored. Only `writeOpportunities`
 * calls it, so that every write is announced.
 */
export async function announce(
  { broadcaster }: Pick<Services, "broadcaster">,
  announcements: ReadonlyArray<Announcement>,
): Promise<void> {
  if (announcements.length === 0) return;
  try {
    await broadcaster.announce(announcements);
  } catch (error) {
    logFailure("Open pages could not be notified of changes", error);
  }
}
