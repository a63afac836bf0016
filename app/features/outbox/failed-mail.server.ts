import { and, eq } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { emails } from "#drizzle/schema";

/** Lets messages that failed for good be tried again from the start: one, or those of a batch. */
export async function queueFailedMail(
  db: Database,
  which: { email: string } | { batch: string },
): Promise<void> {
  await db
    .update(emails)
    .set({ status: "queued", batch: null, attempts: 0, tryAfter: null })
    .where(
      and(
        eq(emails.status, "failed"),
        "email" in which ? eq(emails.id, which.email) : eq(emails.batch, which.batch),
      ),
    );
}
