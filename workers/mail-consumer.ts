import { performMailTask } from "~/features/jobs/mail-tasks.server";
import { storeDeadLetter } from "~/features/outbox/dead-letters.server";
import type { Services } from "~/lib/services";
import type { MailLane } from "~/ports/mail-queue";

/** The queues of wrangler.toml, by what they carry; in the local build and in tests they are named the same. */
const laneOf = (queue: string): MailLane => (queue.includes("account") ? "account" : "bulk");
const isDead = (queue: string) => queue.includes("dead");

const RETRY_AFTER_SECONDS = 30;

/** Every message is settled by itself: one that fails comes again alone, and ends among the dead letters. */
export async function consumeMail(services: Services, batch: MessageBatch): Promise<void> {
  for (const message of batch.messages) {
    try {
      if (isDead(batch.queue)) {
        await storeDeadLetter(services, message);
        message.ack();
        continue;
      }
      const delaySeconds = await performMailTask(services, laneOf(batch.queue), message.body);
      if (delaySeconds === null) message.ack();
      else message.retry({ delaySeconds });
    } catch (error) {
      console.error(`A message of ${batch.queue} failed`, error);
      if (isUnreadable(error)) await bury(services, message, error);
      else message.retry({ delaySeconds: RETRY_AFTER_SECONDS });
    }
  }
}

/** No number of tries makes sense of it. Recognised by name: two bundles have two copies of the class. */
const isUnreadable = (error: unknown): error is Error => error instanceof Error && error.name === "ZodError";

async function bury({ mailQueue }: Services, message: Message, error: Error) {
  try {
    await mailQueue.bury({ body: JSON.stringify(message.body), reason: error.message.slice(0, 500) });
    message.ack();
  } catch {
    message.retry({ delaySeconds: RETRY_AFTER_SECONDS });
  }
}
