import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Profile } from "#drizzle/schema";
import { feedPage, feedParts } from "~/features/feed/feed-page.server";
import { runGroups } from "~/lib/run-groups.server";

/** The dashboard as this person sees it. */
export async function loadFeedPage(context: AppLoadContext, profile: Profile, url: URL) {
  const { db, now } = context.services;
  const asked = { url, at: now() };
  return feedPage(context, profile, asked, await runGroups(db, feedParts(db, profile, asked)));
}
