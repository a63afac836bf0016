import { performMailTask } from "~/features/jobs/mail-tasks.server";
import { giveUpTask, performWorkTask } from "~/features/jobs/work-tasks.server";
import { storeDeadLetter } from "~/features/outbox/dead-letters.server";
import { logFailure, reasonOf } from "~/lib/log.server";
import type { Services } from "~/lib/services";
import type { MailLane } from "~/ports/mail-queue";

/** Queue names come from wrangler.toml. The local build and the tests use the same names. */
const laneOf = (queue: string): MailLane => (queue.includes("account") ? "account" : "bulk");
const isDead = (queue: string) => queue.includes("dead");
const isWork = (queue: string) => queue.endsWith("work");

/** Acknowledges or retries each message by itself. One that keeps failing ends up in a dead-letter queue. */
export async function consumeQueue(services: Services, batch: MessageBatch): Promise<void> {
  for (const message of batch.messages) {
    try {
      const delaySeconds = await perform(services, batch.queue, message);
      if (delaySeconds === null) message.ack();
      else message.retry({ delaySeconds });
    } catch (error) {
      logFailure("A queue message failed", error, { queue: batch.queue, messageId: message.id });
      if (isUnreadable(error)) await bury(services, message, error);
      // After the delay that wrangler.toml sets for the queue.
      else message.retry();
    }
  }
}

/** Returns how many seconds to wait before the message should come again, or `null` when it is done. */
async function perform(services: Services, queue: string, message: Message): Promise<number | null> {
  if (isDead(queue)) {
    if (await storeDeadLetter(services, message)) await giveUpTask(services, message.body);
    return null;
  }
  if (!isWork(queue)) return performMailTask(services, laneOf(queue), message.body);
  const { id, attempts, timestamp } = message;
  await performWorkTask(services, message.body, { message: id, attempt: attempts, sentAt: timestamp });
  return null;
}

/** A malformed message, which no retry can fix. Checked by name, because each bundle has its own copy of the class. */
const isUnreadable = (error: unknown): error is Error => error instanceof Error && error.name === "ZodError";

async function bury({ mailQueue }: Services, message: Message, error: Error) {
  try {
    await mailQueue.bury({ body: JSON.stringify(message.body), reason: `${error.name}: ${reasonOf(error)}` });
    message.ack();
  } catch {
    message.retry();
  }
}
