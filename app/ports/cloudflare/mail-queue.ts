import type { MailLane, MailQueue } from "~/ports/mail-queue";
import { sendAll } from "./send-all";

type Bindings = Record<MailLane, Queue> & { dead: Queue };

export function createCloudflareMailQueue({ dead, ...lanes }: Bindings): MailQueue {
  return {
    push: (lane, tasks, delaySeconds) => sendAll(lanes[lane], tasks, delaySeconds),
    bury: async (letter) => {
      await dead.send(letter);
    },
  };
}
