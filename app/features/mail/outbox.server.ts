import { and, lte } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import { inJson } from "#drizzle/json-rows";
import { emails } from "#drizzle/schema";
import { MINUTE_MS } from "~/domain/duration";
import type { Services } from "~/lib/services";
import { MAIL_LANES, type MailLane } from "~/ports/mail-queue";
import { type Batch, fillBatches, isUnsent, listFilled, listOverdue } from "./outbox.sql.server";

/** What was given to the queue and not heard of for so long is given again. */
const HEARD_OF_WITHIN_MS = 30 * MINUTE_MS;

/**
 * Sorts what waits into batches for the provider, and takes up again the batches that are overdue. A batch keeps its
 * messages for good: sent twice it is the same call. Bodies that are shared come together.
 */
export async function assembleBatches(
  { db, now, email, mailQueue, config }: Services,
  { lanes = MAIL_LANES }: { lanes?: ReadonlyArray<MailLane> } = {},
): Promise<Array<Batch>> {
  const at = now();
  const id = crypto.randomUUID();
  // Mail that nobody could unsubscribe from stays here.
  const wanted = lanes.filter((lane) => lane === "account" || config.mail.linkSecret !== null);
  const due = mailQueue === null ? at : new Date(at.getTime() + HEARD_OF_WITHIN_MS);
  const [, filled, overdue] = await runBatch(db, [
    fillBatches({ id, due, size: email?.batchSize ?? 1, lanes: wanted }),
    listFilled(id),
    listOverdue(at, wanted),
  ]);
  const batches = [...new Map([...filled, ...overdue].map((found) => [found.batch, found])).values()];
  return batches.sort((a, b) => MAIL_LANES.indexOf(a.lane) - MAIL_LANES.indexOf(b.lane));
}

/** Gives everything that waits to the queue. What gets lost on the way is overdue later, and given again. */
export async function enqueueOutbox(services: Services): Promise<number> {
  const { mailQueue, db, now } = services;
  if (mailQueue === null || services.email === null) return 0;
  const batches = await assembleBatches(services);
  const again = new Date(now().getTime() + HEARD_OF_WITHIN_MS);
  for (const lane of MAIL_LANES) {
    const ofLane = batches.filter((found) => found.lane === lane).map(({ batch }) => batch);
    await mailQueue.push(
      lane,
      ofLane.map((batch) => ({ task: "send", batch })),
    );
    await db
      .update(emails)
      .set({ status: "queued", tryAfter: again })
      .where(and(isUnsent, inJson(emails.batch, ofLane), lte(emails.tryAfter, now())));
  }
  return batches.length;
}
