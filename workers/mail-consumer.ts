import { performMailTask } from "~/features/jobs/mail-tasks.server";
import { storeDeadLetter } from "~/features/outbox/dead-letters.server";
import { logFailure, reasonOf } from "~/lib/log.server";
import type { Services } from "~/lib/services";
import type { MailLane } from "~/ports/mail-queue";

/** Queue names come from wrangler.toml. The local build and the tests use the same names. */
const laneOf = (queue: string): MailLane => (queue.includes("account") ? "account" : "bulk");
const isDead = (queue: string) => queue.includes("dead");

const RETRY_AFTER_SECONDS = 30;

/** Acknowledges or retries each message by itself. One that keeps failing ends up in the dead-letter queue. */
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
      logFailure("A queue message failed", error, { queue: batch.queue, messageId: message.id });
      if (isUnreadable(error)) await bury(services, message, error);
      else message.retry({ delaySeconds: RETRY_AFTER_SECONDS });
    }
  }
}

/** A malformed message, which no retry can fix. Checked by name, because each bundle has its own copy of the class. */
const isUnreadable = (error: unknown): error is Error => error instanceof Error && error.name === "ZodError";

async function bury({ mailQueue }: Services, message: Message, error: Error) {
  try {
    await mailQueue.bury({ body: JSON.stringify(message.body), reason: `${error.name}: ${reasonOf(error)}` });
    message.ack();
  } catch {
    message.retry({ delaySeconds: RETRY_AFTER_SECONDS });
  }
}
