import { runOne } from "#drizzle/batch";
import type { Profile } from "#drizzle/schema";
import { type Exclusion, exclusionOf, MAX_EXCLUSIONS } from "~/domain/matching/exclusions";
import { closeSockets } from "~/features/sockets/close-sockets.server";
import type { Services } from "~/lib/services";
import { addExclusions, removeExclusion } from "./hidden-bids.sql.server";

/** Leaves out titles with these words. Words that are left out already do not count again. */
export async function excludeWords(
  services: Services,
  profile: Profile,
  words: ReadonlyArray<string>,
): Promise<"excluded" | "none" | "too-many"> {
  const stored = new Set(profile.excluded.map(({ stems }) => stems));
  const given = words.map(exclusionOf).filter((each): each is Exclusion => each !== null);
  const added = [...new Map(given.map((each) => [each.stems, each])).values()].filter(
    ({ stems }) => !stored.has(stems),
  );
  if (added.length === 0) return "none";
  if (stored.size + added.length > MAX_EXCLUSIONS) return "too-many";
  await runOne(services.db, addExclusions(profile.id, added));
  await closeSockets(services, { accountId: profile.id }, "stale");
  return "excluded";
}

export async function allowWords(services: Services, profile: Profile, words: string): Promise<void> {
  const exclusion = exclusionOf(words);
  if (exclusion === null) return;
  await runOne(services.db, removeExclusion(profile.id, exclusion.stems));
  await closeSockets(services, { accountId: profile.id }, "stale");
}
