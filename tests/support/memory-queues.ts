import type { Services } from "~/lib/services";
import type { DeadLetter, MailLane, MailQueue, MailTask } from "~/ports/mail-queue";
import type { WorkQueue } from "~/ports/work-queue";
import { consumeQueue } from "../../workers/queue-consumer";

const NAMES: Record<MailLane, string> = { account: "tenderlight-account-mail", bulk: "tenderlight-mail" };
const DEAD = "tenderlight-dead-mail";
const WORK = "tenderlight-work";
const DEAD_WORK = "tenderlight-dead-work";
const MAX_RETRIES = 30;
const MAX_RETRIES_OF_WORK = 3;

type Waiting = { id: string; body: unknown; attempts: number; queue: string };

/** Queues in memory: unacknowledged messages are redelivered, and after the last retry go to the dead-letter queue. */
/** `name` tells the messages of different queues apart. */
export function createMemoryQueues(name = "message") {
  let waiting: Array<Waiting> = [];
  let count = 0;
  const put = (queue: string, body: unknown) => {
    waiting.push({ id: `${name}-${count++}`, body, attempts: 0, queue });
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

  const work: WorkQueue = {
    push: (tasks) => {
      for (const body of tasks) put(WORK, structuredClone(body));
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
      attempts: next.attempts + 1,
      timestamp: services.now(),
      ack: () => (settled = "ack"),
      retry: () => (settled = "retry"),
    };
    await consumeQueue(services, {
      queue: next.queue,
      messages: [message],
    } as unknown as MessageBatch);
    if (settled === "ack") return true;
    const attempts = next.attempts + 1;
    waiting.push({ ...next, ...afterFailure(next.queue, attempts) });
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
    work,
    put,
    size: () => waiting.length,
    /** What the next message asks for: "source", "job alerts". */
    next: () => {
      const { task = "", job = "" } = (waiting[0]?.body ?? {}) as { task?: string; job?: string };
      return `${task} ${job}`.trim();
    },
    forget: () => (waiting = []),
    deliverNext,
    deliverUntried,
  };
}

/** The queue that a message is in after so many failures, and how often it has failed there. */
function afterFailure(queue: string, attempts: number) {
  const [most, dead] = queue === WORK ? [MAX_RETRIES_OF_WORK, DEAD_WORK] : [MAX_RETRIES, DEAD];
  const isGivenUp = attempts > most && queue !== DEAD && queue !== DEAD_WORK;
  return isGivenUp ? { queue: dead, attempts: 0 } : { queue, attempts };
}
