import { and, lte } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import { inJson } from "#drizzle/json-rows";
import { emails } from "#drizzle/schema";
import { MINUTE_MS } from "~/domain/duration";
import type { Services } from "~/lib/services";
import { MAIL_LANES, type MailLane } from "~/ports/mail-queue";
import { type Batch, fillBatches, isUnsent, listFilled, listOverdue } from "./batches.sql.server";

/** A batch that was queued and not sent within this time is queued again. */
const OVERDUE_AFTER_MS = 30 * MINUTE_MS;

/** Batches made now are overdue from then on, should nothing become of them. */
type Assembling = { lanes: ReadonlyArray<MailLane>; overdueFrom: Date };

/**
 * Sorts messages that wait into batches for the provider, and adds the batches that are overdue. A batch keeps its
 * messages for good, so sending it twice is the same call to the provider. Messages with the same content go together.
 */
export async function assembleBatches(
  { db, now, email, config }: Services,
  { lanes, overdueFrom }: Assembling,
): Promise<Array<Batch>> {
  const id = crypto.randomUUID();
  // Without a secret there is no unsubscribe link, and bulk mail must have one: it waits.
  const allowed = lanes.filter((lane) => lane === "account" || config.mail.linkSecret !== null);
  const [, filled, overdue] = await runBatch(db, [
    fillBatches({ id, due: overdueFrom, size: email?.batchSize ?? 1, lanes: allowed }),
    listFilled(id),
    listOverdue(now(), allowed),
  ]);
  return [...new Map([...filled, ...overdue].map((found) => [found.batch, found])).values()];
}

/** Queues a task for every batch that waits. A task that gets lost is made again when its batch is overdue. */
export async function enqueueOutbox(services: Services): Promise<number> {
  const { mailQueue, db, now, email } = services;
  if (email === null) return 0;
  const overdueFrom = new Date(now().getTime() + OVERDUE_AFTER_MS);
  const batches = await assembleBatches(services, { lanes: MAIL_LANES, overdueFrom });
  for (const lane of MAIL_LANES) {
    const ofLane = batches.filter((found) => found.lane === lane).map(({ batch }) => batch);
    await mailQueue.push(
      lane,
      ofLane.map((batch) => ({ task: "send", batch })),
    );
    await db
      .update(emails)
      .set({ status: "queued", tryAfter: overdueFrom })
      .where(and(isUnsent, inJson(emails.batch, ofLane), lte(emails.tryAfter, now())));
  }
  return batches.length;
}
