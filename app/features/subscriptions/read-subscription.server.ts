import { eq, sql } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { billingReadings, billingSubscriptions } from "#drizzle/schema";
import type { Services } from "~/lib/services";
import { type Owner, recordSubscriptions } from "./subscription-records.server";

/** How long a reader that crashed blocks others. */
const LEASE_MS = 20 * 1000;
/** Read again up to this often while new messages arrive; after that the timed job does it. */
const ROUNDS = 3;

/**
 * Reads a subscription from the provider and stores it. Returns "unconfirmed" if that failed or another request is
 * reading it. The caller must then store what it knows as unconfirmed; that reader or the timed job confirms it later.
 */
export async function refreshSubscription(
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
