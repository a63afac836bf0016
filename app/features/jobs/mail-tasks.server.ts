import { z } from "zod";
import { buildDigest } from "~/features/digests/build-digest.server";
import { enqueueOutbox } from "~/features/outbox/batches.server";
import { deliverBatch } from "~/features/outbox/deliver-emails.server";
import type { Services } from "~/lib/services";
import type { MailLane } from "~/ports/mail-queue";

const taskSchema = z.discriminatedUnion("task", [
  z.object({ task: z.literal("build"), run: z.string().min(1) }),
  z.object({ task: z.literal("send"), batch: z.string().min(1) }),
]);

/**
 * Performs one task of the mail queues. Returns how many seconds to wait before it should be tried again, or `null` when
 * it is done. Throws if the task cannot be read.
 */
export async function performMailTask(
  services: Services,
  lane: MailLane,
  body: unknown,
): Promise<number | null> {
  const task = taskSchema.parse(body);
  if (task.task === "send") return (await deliverBatch(services, task.batch, lane)).retryAfterSeconds;
  const { isDone } = await buildDigest(services, task.run);
  await enqueueOutbox(services);
  if (!isDone) await services.mailQueue.push("bulk", [task]);
  return null;
}
