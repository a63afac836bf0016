import { and, eq, lt, lte, or } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { sourceLeases } from "#drizzle/schema";
import { MINUTE_MS } from "~/domain/duration";
import type { Delivery } from "~/ports/work-queue";

/** As long as an invocation for a queue's message may last. */
const LEASE_MS = 15 * MINUTE_MS;

/**
 * Takes the source for this delivery. False if another message has it: that one does the work. A message that comes again
 * takes over from its own delivery before, which was killed.
 */
export async function takeLease(
  db: Database,
  source: string,
  { message, attempt }: Delivery,
  now: Date,
): Promise<boolean> {
  const lease = { message, attempt, until: new Date(now.getTime() + LEASE_MS) };
  const taken = await db
    .insert(sourceLeases)
    .values({ source, ...lease })
    .onConflictDoUpdate({
      target: sourceLeases.source,
      set: lease,
      setWhere: or(
        lte(sourceLeases.until, now),
        and(eq(sourceLeases.message, message), lt(sourceLeases.attempt, attempt)),
      ),
    })
    .returning({ source: sourceLeases.source });
  return taken.length > 0;
}

export const endLease = (db: Database, source: string, { message, attempt }: Delivery) =>
  db
    .delete(sourceLeases)
    .where(
      and(
        eq(sourceLeases.source, source),
        eq(sourceLeases.message, message),
        eq(sourceLeases.attempt, attempt),
      ),
    );

/** Forgets leases whose message did not end. */
export async function endOldLeases(db: Database, now: Date): Promise<void> {
  await db.delete(sourceLeases).where(lte(sourceLeases.until, now));
}
