import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Miniflare, Response as MiniflareResponse } from "miniflare";
import { createDatabase } from "#drizzle/client";
import { canadaBuysCsvChunks } from "#drizzle/seed/portal-files/canada-buys";
import { miniflareOptionsOf } from "../../workers/local/miniflare-options";
import { migrate } from "../support/app";
import { fillWithOpportunities } from "../support/many-opportunities";
import {
  type Figure,
  median,
  megabytes,
  milliseconds,
  quantile,
  seconds,
  type Section,
  wholeNumber,
} from "./figures";
import { findWorkerd } from "./processes";
import { pushOf } from "./push-body";
import type { Visit, Visited } from "./visitor";

const NOTICES = 10_000;
const OPEN = 2_000;
const ORIGIN = "https://tenderlight.example";
const SECRET = "the-bench-secret";
const SLICE_BYTES = 64 * 1024;
const POLL_EVERY_MS = 250;
const GIVE_UP_MS = 5 * 60_000;
const ALONE_MS = 3_000;

/** How long a visitor waits for a page while the same isolate takes a large push, or reads a large feed. */
export async function measureLatency(progress: (text: string) => void): Promise<Section> {
  const now = new Date();
  const feed = Buffer.concat([...canadaBuysCsvChunks({ now, count: NOTICES })]);
  const server = new Miniflare({
    ...miniflareOptionsOf("production", { bindings: { INGEST_SECRET: SECRET, APP_ORIGIN: ORIGIN } }),
    host: "127.0.0.1",
    port: 0,
    outboundService: (request: { url: string }) =>
      request.url.includes("openTenderNotice")
        ? new MiniflareResponse(slicesOf(feed) as never, { headers: { "Content-Type": "text/csv" } })
        : new MiniflareResponse("Not found", { status: 404 }),
  } as ConstructorParameters<typeof Miniflare>[0]);
  let visitor: Visitor | null = null;
  try {
    await server.ready;
    const d1 = await server.getD1Database("DB");
    await migrate(d1);
    await fillWithOpportunities(createDatabase(d1 as never), { total: OPEN, open: OPEN }, now);
    visitor = await visitorOf(server);
    const alone = await during(visitor, () => new Promise((resolve) => setTimeout(resolve, ALONE_MS)));

    progress("a push while a visitor reads");
    const body = pushOf(now);
    const whilePushed = await during(visitor, async () => {
      const answer = await server.dispatchFetch(`${ORIGIN}/internal/ingest`, {
        method: "POST",
        headers: { Authorization: `Bearer ${SECRET}` },
        body,
      });
      if (!answer.ok) throw new Error(`The push was answered with ${answer.status}`);
    });
    progress("a feed while a visitor reads");
    const whileFed = await during(visitor, async () => {
      const worker = await server.getWorker();
      await worker.scheduled({ cron: "*/15 * * * *" });
      const isRead = () =>
        d1
          .prepare("select outcome from source_runs where source = 'canadabuys' and finished_at is not null")
          .first<string>("outcome");
      const start = performance.now();
      let outcome: string | null = null;
      while (outcome === null) {
        if (performance.now() - start > GIVE_UP_MS) throw new Error("The feed was not read in time");
        await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
        outcome = await isRead();
      }
      if (outcome !== "complete") throw new Error(`The feed's run ended as ${outcome}`);
    });
    const target = "nobody waits over 200 ms";
    return {
      title:
        "A visitor's page, a bid, a plain one or the status, while the same worker is at work: p50 / p99 / longest / longest without the time in which other programs had the processor",
      note: "the production build with its D1, one request after another; locally one thread runs them all, the database too",
      figures: [
        figureOf("with nothing else to do", alone),
        {
          ...figureOf(`while it takes a push of ${megabytes(Buffer.byteLength(body))}`, whilePushed),
          target,
        },
        {
          ...figureOf(
            `while it reads ${wholeNumber(NOTICES)} notices, ${megabytes(feed.byteLength)}`,
            whileFed,
          ),
          target,
        },
      ],
    };
  } finally {
    visitor?.leave();
    await server.dispose();
  }
}

type Waits = { visits: ReadonlyArray<Visit>; took?: number };

function figureOf(name: string, { visits, took }: Waits): Figure {
  const times = visits.map(({ ms }) => ms);
  const own = visits.map(({ ms, queuedMs }) => ms - queuedMs);
  return {
    name,
    measured: [median(times), quantile(times, 0.99), Math.max(...times), Math.max(...own)]
      .map(milliseconds)
      .join(" / "),
    compare: `${wholeNumber(visits.length)} pages${took === undefined ? "" : ` in ${seconds(took)}`}`,
  };
}

async function visitorOf(server: Miniflare) {
  const url = (await server.ready).href;
  const visited: Visited = { url, host: new URL(ORIGIN).host, bids: OPEN, runtime: findWorkerd() };
  const visitor = fork(fileURLToPath(new URL("visitor.ts", import.meta.url)), [JSON.stringify(visited)]);
  return {
    /** Since it was asked last. */
    async visits() {
      visitor.send("visits");
      const [visits] = (await once(visitor, "message")) as [ReadonlyArray<Visit>];
      return visits;
    },
    leave: () => visitor.kill(),
  };
}

type Visitor = Awaited<ReturnType<typeof visitorOf>>;

/** How long the pages take that are opened while something else is done, and how long that takes. */
async function during(visitor: Visitor, work: () => Promise<unknown>): Promise<Waits> {
  await visitor.visits();
  const start = performance.now();
  await work();
  const took = performance.now() - start;
  return { visits: await visitor.visits(), took };
}

function slicesOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.subarray(at, (at += SLICE_BYTES)));
    },
  });
}
