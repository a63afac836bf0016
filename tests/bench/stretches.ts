import { performance } from "node:perf_hooks";
import { createDatabase, type Database } from "#drizzle/client";
import { canadaBuysCsvChunks } from "#drizzle/seed/portal-files/canada-buys";
import { receivePush } from "~/features/push/receive-push.server";
import { readSource } from "~/features/source-runs/read-source.server";
import type { Services } from "~/lib/services";
import { NO_COUNTERS } from "~/ports/counters";
import { findSource } from "~/sources";
import { migrate } from "../support/app";
import { startLocalD1 } from "../support/d1-over-fetch";
import { fillWithOpportunities } from "../support/many-opportunities";
import { createMemoryQueues } from "../support/memory-queues";
import { type Figure, megabytes, milliseconds, quantile, type Section, wholeNumber } from "./figures";
import { NOW, servicesAround } from "./mail";
import { pushOf } from "./push-body";

const OPEN = 2_000;
const NOTICES = 2_000;
const SECRET = "the-bench-secret";

/** How long the worker computes and the database is in a transaction, each without a break for anybody else. */
export async function measureStretches(progress: (text: string) => void): Promise<Section> {
  const { plain, d1, stop } = await startLocalD1();
  try {
    await migrate(plain as never);
    await fillWithOpportunities(createDatabase(plain), { total: OPEN, open: OPEN }, NOW);
    const timed = withTransactionTimes(d1);
    const feed = Buffer.concat([...canadaBuysCsvChunks({ now: NOW, count: NOTICES })]);
    const services = servicesOf(createDatabase(timed.d1), feed);
    const body = pushOf(NOW);
    const push = (text: string) => async () => {
      const headers = { Authorization: `Bearer ${SECRET}` };
      const request = new Request("https://bids.example/internal/ingest", {
        method: "POST",
        headers,
        body: text,
      });
      const answer = await receivePush(services, request);
      if (!answer.ok) throw new Error(`The push was answered with ${answer.status}`);
    };
    // The first notices load the tables of places and words.
    const first = JSON.parse(body) as { portal: string; notices: Array<unknown> };
    await push(JSON.stringify({ ...first, portal: "warm-up", notices: first.notices.slice(0, 20) }))();

    const figures: Array<Figure> = [];
    for (const [name, work] of [
      [`a push of ${megabytes(Buffer.byteLength(body))}`, push(body)],
      [`reading ${wholeNumber(NOTICES)} notices, ${megabytes(feed.byteLength)}`, () => readAll(services)],
    ] as const) {
      progress(name);
      timed.times.length = 0;
      const stretches = await stretchesOf(work);
      figures.push({
        name,
        measured: `${longestOf(stretches)}; in a transaction ${longestOf(timed.times)}`,
        target: "< 200 ms",
        compare: `${wholeNumber(timed.times.length)} transactions`,
      });
    }
    return {
      title: "The longest stretches of computing without a break: p99 / longest",
      note: "in Node, once the tables of places and words are loaded; the clock runs on while other work of the machine is done",
      figures,
    };
  } finally {
    await stop();
  }
}

const longestOf = (times: ReadonlyArray<number>) =>
  `${milliseconds(quantile(times, 0.99))} / ${milliseconds(quantile(times, 1))}`;

function servicesOf(db: Database, feed: Buffer<ArrayBuffer>): Services {
  const around = servicesAround(db, createMemoryQueues().queue);
  return {
    ...around,
    archive: db,
    counters: NO_COUNTERS,
    broadcaster: { announce: () => Promise.resolve() },
    portalFetch: () => Promise.resolve(new Response(feed, { headers: { "Content-Type": "text/csv" } })),
    config: { ...around.config, ingestSecret: SECRET, sourceKeys: { samGovApiKey: null } },
  } as unknown as Services;
}

async function readAll(services: Services) {
  for (let messages = 1, isDone = false; !isDone; messages++) {
    const delivery = { message: `message-${messages}`, attempt: 1, sentAt: NOW };
    ({ isDone } = await readSource(services, findSource("canadabuys")!, delivery));
  }
}

/** The time between two turns of the event loop while the work goes on. */
async function stretchesOf(work: () => Promise<void>): Promise<Array<number>> {
  const stretches: Array<number> = [];
  const state = { last: performance.now(), isDone: false };
  const turn = () => {
    const now = performance.now();
    stretches.push(now - state.last);
    state.last = now;
    if (!state.isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await work().finally(() => (state.isDone = true));
  return stretches;
}

function withTransactionTimes(d1: D1Database) {
  const times: Array<number> = [];
  const timed = new Proxy(d1, {
    get(target, property) {
      if (property !== "batch") return Reflect.get(target, property) as unknown;
      return async (statements: Array<D1PreparedStatement>) => {
        const results = await target.batch(statements);
        times.push(results.reduce((ms, { meta }) => ms + meta.duration, 0));
        return results;
      };
    },
  });
  return { d1: timed, times };
}
