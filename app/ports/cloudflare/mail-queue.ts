import type { MailLane, MailQueue } from "~/ports/mail-queue";

/** The platform's limit for one call. */
const MESSAGES_A_CALL = 100;

type Bindings = Record<MailLane, Queue> & { dead: Queue };

export function createCloudflareMailQueue({ dead, ...lanes }: Bindings): MailQueue {
  return {
    async push(lane, tasks, delaySeconds = 0) {
      for (let from = 0; from < tasks.length; from += MESSAGES_A_CALL) {
        const messages = tasks.slice(from, from + MESSAGES_A_CALL).map((body) => ({ body, delaySeconds }));
        await lanes[lane].sendBatch(messages);
      }
    },
    bury: async (letter) => {
      await dead.send(letter);
    },
  };
}
