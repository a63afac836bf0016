import { setTimeout } from "node:timers/promises";
import { Miniflare } from "miniflare";
import { WebSocket } from "undici";
import type { sourceRuns } from "#drizzle/schema";
import { canadaBuysCsvChunks, canadaBuysCsvStream } from "#drizzle/seed/portal-files/canada-buys";
import { miniflareOptionsOf } from "../../workers/local/miniflare-options";
import { migrate } from "../support/app";
import { megabytes, seconds, type Section, wholeNumber } from "./figures";
import { findWorkerd, residentBytes } from "./processes";

const NOTICES = 10_000;
/** The local build's secret in wrangler.toml. */
const OPERATORS_SECRET = "local-ingest-secret";
const SAMPLE_EVERY_MS = 50;
const ASK_AGAIN_MS = 50;

type SourceRun = typeof sourceRuns.$inferSelect;

/** Streams a CanadaBuys file of 10,000 notices to the built worker twice; its work queue reads each. */
export async function measureIngest(progress: (text: string) => void): Promise<Section> {
  const now = new Date();
  const server = new Miniflare({
    ...miniflareOptionsOf("local"),
    host: "127.0.0.1",
    port: 0,
    inspectorPort: 0,
  });
  try {
    await server.ready;
    await migrate(await server.getD1Database("DB"));
    const ask = async (path: string, init: object = {}) => {
      // The worker answers under the origin in wrangler.toml only.
      const answer = await server.dispatchFetch(`http://localhost:8787${path}`, {
        headers: { Authorization: `Bearer ${OPERATORS_SECRET}` },
        ...init,
      });
      return answer.json();
    };
    const send = async (count: number) => {
      const file = { method: "POST", body: canadaBuysCsvStream({ now, count }), duplex: "half" };
      const { look } = (await ask("/internal/sources/canadabuys", file)) as { look: string };
      for (;;) {
        const { run } = (await ask(look)) as { run: SourceRun };
        if (run.outcome !== "running") return run;
        await setTimeout(ASK_AGAIN_MS);
      }
    };

    // Idle means after a small first run, when the code is loaded.
    await send(100);
    const memory = await watchMemory(await server.getInspectorURL());
    const pass = async (name: string) => {
      progress(name);
      const start = performance.now();
      const { result, idle, peak } = await memory.during(() => send(NOTICES));
      return {
        result,
        ms: performance.now() - start,
        above: {
          used: megabytes(peak.used - idle.used),
          taken: megabytes(peak.taken - idle.taken),
          resident: megabytes(peak.resident - idle.resident),
        },
        idle,
      };
    };
    const first = await pass("first pass");
    const second = await pass("second pass, nothing changed");
    memory.stop();
    const read = (pass: { result: SourceRun; ms: number }) =>
      `${seconds(pass.ms)}, ${wholeNumber((pass.result.read / pass.ms) * 1000)} notices a second`;
    const { created, changed, withdrawn } = second.result;

    return {
      title: `Ingest of ${wholeNumber(NOTICES)} notices in CanadaBuys's format, ${megabytes(bytesOf(now))}, streamed`,
      note: "the built worker with its D1 and queue, the file made while it is sent; idle is after a run of 100 notices",
      figures: [
        {
          name: "worker's memory in use above idle, first / second pass",
          measured: `${first.above.used} / ${second.above.used}`,
          target: "< 64 MB",
          compare: `idle ${megabytes(first.idle.used)}; at the end of the run, before any collection of garbage`,
        },
        {
          name: "worker's heap taken above idle, first / second pass",
          measured: `${first.above.taken} / ${second.above.taken}`,
          compare: `idle ${megabytes(first.idle.taken)}; the platform's limit is 128 MB`,
        },
        {
          name: "whole process above idle, at most, first / second pass",
          measured: `${first.above.resident} / ${second.above.resident}`,
          compare: "resident; D1 and the workers that play the platform included",
        },
        { name: "first pass", measured: read(first), compare: `${first.result.created} created` },
        {
          name: "second pass, nothing changed",
          measured: read(second),
          compare: `${second.result.unchanged} unchanged`,
        },
        {
          name: "notices written by the second pass",
          measured: `${created + changed + withdrawn}`,
          target: "0",
          compare: "every row is counted in tests/integration/row-budgets.test.ts",
        },
      ],
    };
  } finally {
    await server.dispose();
  }
}

function bytesOf(now: Date): number {
  let bytes = 0;
  for (const chunk of canadaBuysCsvChunks({ now, count: NOTICES })) bytes += chunk.byteLength;
  return bytes;
}

type Memory = {
  /** Memory in use in the worker's isolate, including uncollected garbage. */
  used: number;
  /** The isolate's heap size; it shrinks rarely, so this is close to the maximum. */
  taken: number;
  /** Memory of the runtime's process; 0 without /proc. */
  resident: number;
};

/** Reads the runtime's memory through its debugger protocol. */
async function watchMemory(inspector: URL) {
  const socket = new WebSocket(`ws://${inspector.host}/core:user:${await workerName(inspector)}`);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  const waiting = new Map<number, (result: Record<string, number>) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: Record<string, number> };
    if (id !== undefined) waiting.get(id)?.(result ?? {});
  });
  let lastId = 0;
  const ask = (method: string) =>
    new Promise<Record<string, number>>((resolve) => {
      waiting.set(++lastId, resolve);
      socket.send(JSON.stringify({ id: lastId, method }));
    });
  const processId = findWorkerd();
  const sample = async (): Promise<Memory> => {
    const { usedSize = 0, totalSize = 0, backingStorageSize = 0 } = await ask("Runtime.getHeapUsage");
    return {
      used: usedSize + backingStorageSize,
      taken: totalSize + backingStorageSize,
      resident: residentBytes(processId),
    };
  };

  return {
    /** Memory before some work, and its peak. */
    during: async <Result>(work: () => Promise<Result>) => {
      const idle = await sample();
      const peak = { ...idle };
      // Sampled from outside, because the worker answers only when its request is done.
      const timer = setInterval(() => {
        peak.resident = Math.max(peak.resident, residentBytes(processId));
      }, SAMPLE_EVERY_MS);
      try {
        const result = await work();
        const after = await sample();
        Object.assign(peak, after, { resident: Math.max(peak.resident, after.resident) });
        return { result, idle, peak };
      } finally {
        clearInterval(timer);
      }
    },
    stop: () => {
      socket.close();
    },
  };
}

async function workerName(inspector: URL): Promise<string> {
  const targets = await (await fetch(`http://${inspector.host}/json`)).json<Array<{ id: string }>>();
  return targets.find(({ id }) => id.startsWith("core:user:"))?.id.slice("core:user:".length) ?? "";
}
