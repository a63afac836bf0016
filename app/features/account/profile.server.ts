import { eq, sql } from "drizzle-orm";
import { runBatch, tagged } from "#drizzle/batch";
import { type accounts, type Profile, sessions, usageLogs, users } from "#drizzle/schema";
import { withoutSubscription, withoutTrial } from "~/domain/billing/entitlement";
import { retry } from "~/domain/outside-calls";
import { log, logFailure, reasonOf } from "~/lib/log.server";
import type { Services } from "~/lib/services";
import { hasUsedTrial, rememberTrial } from "./used-trials.server";

/** A failed read is retried once, after this pause (spec section 9). */
const PAUSE_MS = 1_000;

/**
 * Reads a profile as spec section 8 asks: a network error is retried once. If the read still fails, or fails in another
 * way, the failure is written to `usage_logs` and the result is `null`.
 */
export async function readProfile<T>(
  services: Services,
  sessionHash: string,
  read: () => Promise<T>,
): Promise<T | null> {
  let tries = 0;
  const outcome = await retry<{ value: T } | { error: unknown }>(
    async () => {
      tries++;
      try {
        return { value: await read() };
      } catch (error) {
        return { error };
      }
    },
    {
      tries: 2,
      sleep: services.sleep,
      pauseAfter: (outcome) => ("error" in outcome && isNetworkError(outcome.error) ? PAUSE_MS : null),
    },
  );
  if ("value" in outcome) return outcome.value;
  logFailure("Profile could not be read", outcome.error);
  await logFetchError(services, sessionHash, {
    error: reasonOf(outcome.error),
    retry_count: tries - 1,
  });
  return null;
}

const isNetworkError = (error: unknown) => /network|timeout/i.test(reasonOf(error));

async function logFetchError(
  { db, now }: Services,
  sessionHash: string,
  metadata: { error: string; retry_count: number },
) {
  const owner = db
    .select({ id: users.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.accountId))
    .where(eq(sessions.idHash, sessionHash));
  try {
    await db.insert(usageLogs).values({
      userId: sql`(${owner})`,
      eventType: "profile_fetch_error",
      metadata: { ...metadata, timestamp: now().toISOString() },
      createdAt: now(),
    });
  } catch (error) {
    logFailure("The failure could not be logged", error);
  }
}

/** Creates the profile at the first sign-in. May be repeated: it returns the profile if there already is one. */
export async function createProfile(
  services: Services,
  account: Pick<typeof accounts.$inferSelect, "id" | "email" | "companyName">,
): Promise<Profile | null> {
  try {
    const { db, now } = services;
    const createdAt = now();
    const { id, email, companyName } = account;
    const billing = (await hasUsedTrial(services, email))
      ? withoutTrial(createdAt)
      : withoutSubscription(createdAt, createdAt);
    const [, [profile]] = await runBatch(db, [
      tagged(
        "profile.create",
        db
          .insert(users)
          .values({ id, email, companyName, createdAt, ...billing })
          .onConflictDoNothing(),
      ),
      db.select().from(users).where(eq(users.id, id)),
      ...(await rememberTrial(services, email)),
    ]);
    if (profile) return profile;
    log("error", "Profile could not be created: another profile has its address", { accountId: id });
  } catch (error) {
    logFailure("Profile could not be created", error);
  }
  return null;
}
