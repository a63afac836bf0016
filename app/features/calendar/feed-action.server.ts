import { z } from "zod";
import type { Profile } from "#drizzle/schema";
import { CALENDAR, CALENDAR_NOTICES } from "~/content/calendar";
import { CALENDAR_PATH, feedPath } from "~/features/calendar-feeds/calendar-links";
import { issueFeed, revokeFeed } from "~/features/calendar-feeds/feeds.server";
import { redirectWithFlash } from "~/lib/flash.server";
import { logFailure } from "~/lib/log.server";
import type { Services } from "~/lib/services";

export const feedSchema = z.object({
  intent: z.enum(["issue", "revoke"], { error: () => CALENDAR.unknown }),
});

/** The address of a feed, which only the answer to this post shows. */
export type NewFeed = { webcal: string; https: string };

/** Makes a feed, gives it a new address, or ends it. */
export async function changeFeed(
  { db, config, now }: Services,
  { id: userId }: Profile,
  { intent }: z.output<typeof feedSchema>,
): Promise<NewFeed> {
  try {
    if (intent === "issue") return addressOf(config.origin, await issueFeed(db, userId, now()));
    await revokeFeed(db, userId);
  } catch (error) {
    logFailure("A calendar feed could not be changed", error);
    throw await redirectWithFlash(CALENDAR_PATH, CALENDAR_NOTICES.failed);
  }
  throw await redirectWithFlash(CALENDAR_PATH, CALENDAR_NOTICES.revoked);
}

function addressOf(origin: string, token: string): NewFeed {
  const https = `${origin}${feedPath(token)}`;
  return { https, webcal: https.replace(/^https?:/, "webcal:") };
}
