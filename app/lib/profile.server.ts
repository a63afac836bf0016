import { eq, sql } from "drizzle-orm";
import { runBatch, tagged } from "#drizzle/batch";
import { type accounts, sessions, usageLogs, users } from "#drizzle/schema";
import { withoutSubscription } from "~/domain/billing/entitlement";
import { retry } from "~/domain/outside-calls";
import { logFailure } from "./log-failure.server";
import type { Profile } from "./profile";
import type { Services } from "./services";

/** Spec section 9: one retry, after this long. */
const PAUSE_MS = 1_000;

/**
 * Reads a profile in the way of the spec's section 8: a failure of the network is tried once more, any other is written
 * to `usage_logs` and gives no profile.
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
    error: messageOf(outcome.error),
    retry_count: tries - 1,
  });
  return null;
}

const isNetworkError = (error: unknown) => /network|timeout/i.test(messageOf(error));

/** What the platform itself said: the database client wraps it in words that hold the query's parameters. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : messageOf(error.cause);
}

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

/** The profile, made at the first sign-in. Two at once make one: the second finds what the first has made. */
export async function createProfile(
  { db, now }: Services,
  account: Pick<typeof accounts.$inferSelect, "id" | "email" | "companyName">,
): Promise<Profile | null> {
  try {
    const createdAt = now();
    const { id, email, companyName } = account;
    const [, [profile]] = await runBatch(db, [
      tagged(
        "profile.create",
        db
          .insert(users)
          .values({ id, email, companyName, createdAt, ...withoutSubscription(createdAt, createdAt) })
          .onConflictDoNothing(),
      ),
      db.select().from(users).where(eq(users.id, id)),
    ]);
    if (profile) return profile;
    console.error("Profile could not be made: its address belongs to another one");
  } catch (error) {
    logFailure("Profile could not be made", error);
  }
  return null;
}
