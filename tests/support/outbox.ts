import { count, eq } from "drizzle-orm";
import { emails } from "#drizzle/schema";
import { startDueDigests } from "~/features/digests/plan-digests.server";
import { enqueueOutbox } from "~/features/outbox/batches.server";
import type { Services } from "~/lib/services";
import { countRows } from "./database";
import { createMemoryQueues } from "./memory-queues";

/** Plans and builds the digests that are due, and sends nothing. Returns how many messages were queued. */
export async function buildDueDigests(services: Services): Promise<number> {
  const queue = createMemoryQueues();
  const building = { ...services, mailQueue: queue.queue, workQueue: queue.work, email: null };
  await startDueDigests(building);
  if (queue.size() === 0) return 0;
  const before = await countRows(services.db, "emails");
  await queue.deliverUntried(building);
  return (await countRows(services.db, "emails")) - before;
}

/** Queues what waits in the outbox and lets the consumer send it. Returns how many messages were sent. */
export async function deliverOutbox(services: Services): Promise<number> {
  const queue = createMemoryQueues();
  const sending = { ...services, mailQueue: queue.queue };
  const before = await countSent(services);
  await enqueueOutbox(sending);
  await queue.deliverUntried(sending);
  return (await countSent(services)) - before;
}

async function countSent({ db }: Services) {
  const [row] = await db.select({ n: count() }).from(emails).where(eq(emails.status, "sent"));
  return row!.n;
}
