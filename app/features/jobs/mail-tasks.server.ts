import { z } from "zod";
import { deliverBatch } from "~/features/outbox/deliver-emails.server";
import type { Services } from "~/lib/services";
import type { MailLane } from "~/ports/mail-queue";

const taskSchema = z.object({ task: z.literal("send"), batch: z.string().min(1) });

/**
 * Performs one task of the mail queues. Returns how many seconds to wait before it should be tried again, or `null` when
 * it is done. Throws if the task cannot be read.
 */
export async function performMailTask(
  services: Services,
  lane: MailLane,
  body: unknown,
): Promise<number | null> {
  const { batch } = taskSchema.parse(body);
  return (await deliverBatch(services, batch, lane)).retryAfterSeconds;
}
