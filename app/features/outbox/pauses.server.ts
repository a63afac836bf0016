import { eq, sql } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { mailPauses, users } from "#drizzle/schema";

/** Bulk mail to the user stops until then. Does nothing for an account that is gone. */
export function pauseMail(db: Database, userId: string, until: Date) {
  const reader = db
    .select({ userId: users.id, until: sql`${until.getTime()}`.as("until") })
    .from(users)
    .where(eq(users.id, userId));
  return db
    .insert(mailPauses)
    .select(reader)
    .onConflictDoUpdate({ target: mailPauses.userId, set: { until } });
}

export function resumeMail(db: Database, userId: string) {
  return db.delete(mailPauses).where(eq(mailPauses.userId, userId));
}
