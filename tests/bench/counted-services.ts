import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createDatabase, type Database } from "#drizzle/client";
import type { Services } from "~/lib/services";
import { NO_COUNTERS } from "~/ports/counters";
import type { createMemoryQueues } from "../support/memory-queues";
import { type Meter, meteredD1 } from "../support/metered-d1";
import { servicesAround } from "./mail";

export const SECRET = "the-bench-secret";

/** Collecting the garbage takes long with a large heap, so the pause until the next time is this many times as long. */
const RESTS_BETWEEN_SAMPLES = 10;

/** What one invocation has used: statements and bytes are exact, times in milliseconds. */
export type Used = Meter & { calls: number; computed: number; heap: number };

/** Services that count what leaves the worker, and a way to measure one invocation. */
export function countedServices(
  local: D1Database,
  archive: Database,
  { queue }: ReturnType<typeof createMemoryQueues>,
) {
  const { d1, meter } = meteredD1(local);
  let calls = 0;
  const around = servicesAround(createDatabase(d1), {
    ...queue,
    push: (...all) => {
      calls++;
      return queue.push(...all);
    },
  });
  const services = {
    ...around,
    email: {
      ...around.email!,
      send: (...all: Parameters<NonNullable<Services["email"]>["send"]>) => {
        calls++;
        return around.email!.send(...all);
      },
    },
    counters: NO_COUNTERS,
    archive,
    broadcaster: {
      announce: () => {
        calls++;
        return Promise.resolve();
      },
    },
    config: {
      ...around.config,
      ingestSecret: SECRET,
      sourceKeys: { samGovApiKey: null },
      mail: { ...around.config.mail, operatorsAddress: null },
    },
  } as unknown as Services;

  async function measure(work: () => Promise<void>): Promise<Used> {
    const before = { ...meter, calls };
    meter.longestMs = 0;
    const idle = heapInUse();
    let [peak, collecting] = [idle, 0];
    let [samples, timer] = [0, setTimeout(() => undefined)];
    const sample = () => {
      const from = computingMs();
      peak = Math.max(peak, heapInUse());
      samples++;
      const used = computingMs() - from;
      collecting += used;
      timer = setTimeout(sample, used * RESTS_BETWEEN_SAMPLES);
    };
    const start = computingMs();
    sample();
    await work();
    clearTimeout(timer);
    const computed = computingMs() - start - collecting;
    if (samples === 1) peak = Math.max(peak, process.memoryUsage().heapUsed);
    return {
      rowsRead: meter.rowsRead - before.rowsRead,
      rowsWritten: meter.rowsWritten - before.rowsWritten,
      statements: meter.statements - before.statements,
      roundTrips: meter.roundTrips - before.roundTrips,
      ms: meter.ms - before.ms,
      longestMs: meter.longestMs,
      calls: calls - before.calls,
      computed,
      heap: peak - idle,
    };
  }
  return { services, measure };
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** What is left after the garbage is collected: the heap of a process without a limit is mostly garbage. */
function heapInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

function computingMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export type Measure = ReturnType<typeof countedServices>["measure"];

/** Each part is one queue message's invocation; no more than `most` of them, if there is no end. */
export async function measureParts(
  measure: Measure,
  work: () => Promise<{ isDone: boolean }>,
  most = Number.POSITIVE_INFINITY,
) {
  const parts: Array<Used> = [];
  for (let isDone = false; !isDone && parts.length < most;)
    parts.push(
      await measure(async () => {
        ({ isDone } = await work());
      }),
    );
  return parts;
}

const timeOf = ({ computed, ms }: Used) => computed + ms;
export const heaviest = (all: ReadonlyArray<Used>) =>
  all.reduce((most, one) => (timeOf(one) > timeOf(most) ? one : most));
