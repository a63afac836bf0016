import { logFailure } from "~/lib/log-failure.server";
import type { Services } from "~/lib/services";
import type { Announcement } from "~/ports/broadcaster";

/** Tells open pages what a committed batch has changed. What is stored stays stored when they cannot be told. */
export async function announce(
  { broadcaster }: Pick<Services, "broadcaster">,
  announcements: ReadonlyArray<Announcement>,
): Promise<void> {
  if (announcements.length === 0) return;
  try {
    await broadcaster.announce(announcements);
  } catch (error) {
    logFailure("Open pages could not be told of changes", error);
  }
}
