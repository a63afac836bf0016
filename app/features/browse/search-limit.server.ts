import type { Profile } from "#drizzle/schema";
import { TOO_MANY_SEARCHES } from "~/content/error-pages";
import { readFilters } from "~/features/opportunities/filters";
import { logFailure } from "~/lib/log.server";
import type { Services } from "~/lib/services";

/**
 * Throws a 429 if an account searches too often. A search for a common word takes the database several milliseconds, and
 * the database runs one statement at a time.
 */
export async function requireSearchAllowance(
  { searchLimit }: Services,
  profile: Profile,
  url: URL,
): Promise<void> {
  if (readFilters(url, { advanced: false }).term === "") return;
  const allowed = await searchLimit.allows(profile.id).catch((error: unknown) => {
    logFailure("Searches could not be counted", error, { accountId: profile.id });
    return true;
  });
  if (!allowed) throw new Response(TOO_MANY_SEARCHES, { status: 429 });
}
