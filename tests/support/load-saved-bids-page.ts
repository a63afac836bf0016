import type { Profile } from "#drizzle/schema";
import { savedBidsPage, savedBidsParts } from "~/features/saved-bids/saved-bids-page.server";
import { runGroups } from "~/lib/run-groups.server";
import type { Services } from "~/lib/services";

/** The saved bids as this person sees them. */
export async function loadSavedBidsPage(services: Services, profile: Profile, url: URL) {
  const { db, now } = services;
  const asked = { url, at: now() };
  return savedBidsPage(services, profile, asked, await runGroups(db, savedBidsParts(db, profile, asked)));
}
