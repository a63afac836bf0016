import type { Services } from "~/lib/services";
import type { DeadLetter, MailLane, MailQueue, MailTask } from "~/ports/mail-queue";
import { consumeMail } from "../../workers/mail-consumer";

const NAMES: Record<MailLane, string> = { account: "tenderlight-account-mail", bulk: "tenderlight-mail" };
const DEAD = "tenderlight-dead-mail";
const MAX_RETRIES = 30;

type Waiting = { id: string; body: unknown; attempts: number; queue: string };

/** Queues in memory: unacknowledged messages are redelivered, and after the last retry go to the dead-letter queue. */
export function createMemoryMailQueue() {
  let waiting: Array<Waiting> = [];
  let count = 0;
  const put = (queue: string, body: unknown) => {
    waiting.push({ id: `message-${count++}`, body, attempts: 0, queue });
  };
  const queue: MailQueue = {
    push: (lane: MailLane, tasks: ReadonlyArray<MailTask>) => {
      for (const body of tasks) put(NAMES[lane], structuredClone(body));
      return Promise.resolve();
    },
    bury: (letter: DeadLetter) => {
      put(DEAD, letter);
      return Promise.resolve();
    },
  };

  /** Delivers one message, and again later if the worker fails before acknowledging it. Returns false if none waits. */
  async function deliverNext(services: Services): Promise<boolean> {
    const next = waiting.shift();
    if (!next) return false;
    let settled: "ack" | "retry" | null = null;
    const message = {
      ...next,
      timestamp: services.now(),
      ack: () => (settled = "ack"),
      retry: () => (settled = "retry"),
    };
    await consumeMail(services, {
      queue: next.queue,
      messages: [message],
    } as unknown as MessageBatch);
    if (settled === "ack") return true;
    const attempts = next.attempts + 1;
    waiting.push(
      attempts > MAX_RETRIES && next.queue !== DEAD
        ? { ...next, attempts: 0, queue: DEAD }
        : { ...next, attempts },
    );
    return true;
  }

  /** Delivers every message once, with those that are queued meanwhile. Messages that are to be retried stay. */
  async function deliverUntried(services: Services): Promise<void> {
    while (waiting.some(({ attempts }) => attempts === 0)) {
      waiting.sort((a, b) => a.attempts - b.attempts);
      await deliverNext(services);
    }
  }

  return {
    queue,
    put,
    size: () => waiting.length,
    forget: () => (waiting = []),
    deliverNext,
    deliverUntried,
  };
}
