import { eq, sql } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { billingReadings, billingSubscriptions } from "#drizzle/schema";
import type { Services } from "~/lib/services";
import { type Owner, recordSubscriptions } from "./subscription-records.server";

/** A reading that died keeps others away no longer than this. */
const LEASE_MS = 20 * 1000;
/** While messages keep coming, the one who reads goes on reading; then the clock does. */
const ROUNDS = 3;

/**
 * Reads one subscription again at the provider and stores it. "unconfirmed": it could not be read now, or somebody else is
 * reading it; whoever asked must store what they know, marked as unconfirmed, and the reader or the clock follows up.
 */
export async function readAgain(
  services: Services,
  subscriptionId: string,
  owner: Owner | null,
): Promise<"read" | "unknown" | "unconfirmed"> {
  const { db, now, billing } = services;
  if (!(await takeLease(db, subscriptionId, now()))) return "unconfirmed";
  try {
    for (let round = 1; round <= ROUNDS; round++) {
      const readAt = now();
      const answer = await billing.findSubscription(subscriptionId);
      if (!answer.ok) return "unconfirmed";
      if (answer.value === null) return "unknown";
      await recordSubscriptions(db, [{ subscription: answer.value, owner }], { readAt }, now());
      if (!(await isUnconfirmed(db, subscriptionId))) break;
    }
    return "read";
  } finally {
    await db.delete(billingReadings).where(eq(billingReadings.subscriptionId, subscriptionId));
  }
}

async function takeLease(db: Database, subscriptionId: string, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + LEASE_MS);
  const taken = await db
    .insert(billingReadings)
    .values({ subscriptionId, until })
    .onConflictDoUpdate({
      target: billingReadings.subscriptionId,
      set: { until },
      setWhere: sql`${billingReadings.until} <= ${now.getTime()}`,
    })
    .returning({ until: billingReadings.until });
  return taken.length > 0;
}

async function isUnconfirmed(db: Database, subscriptionId: string): Promise<boolean> {
  const [row] = await db
    .select({ since: billingSubscriptions.unconfirmedSince })
    .from(billingSubscriptions)
    .where(eq(billingSubscriptions.id, subscriptionId));
  return row !== undefined && row.since !== null;
}
