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
import { meteredD1 } from "../support/metered-d1";
import { type Figure, megabytes, milliseconds, type Section, wholeNumber } from "./figures";
import { NOW, servicesAround } from "./mail";
import { computedMs } from "./processes";
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
    const metered = meteredD1(d1);
    const feed = Buffer.concat([...canadaBuysCsvChunks({ now: NOW, count: NOTICES })]);
    const services = servicesOf(createDatabase(metered.d1), feed);
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
      metered.meter.longestMs = 0;
      const trips = metered.meter.roundTrips;
      const stretches = await stretchesOf(work);
      figures.push({
        name,
        measured: `${milliseconds(Math.max(...stretches))}; in a transaction ${milliseconds(metered.meter.longestMs)}`,
        target: "together < 200 ms",
        compare: `${wholeNumber(metered.meter.roundTrips - trips)} transactions`,
      });
    }
    return {
      title: "The longest stretch of computing without a break for anybody else, and the longest transaction",
      note: "in Node, once the tables of places and words are loaded; the database's time is by the clock, which runs on while other programs work",
      figures,
    };
  } finally {
    await stop();
  }
}

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

/** Shorter ones do not matter, and there are millions of them. */
const SHORTEST_MS = 1;

/**
 * The time between two turns of the event loop while the work goes on: by the clock or in processor time, whichever is less,
 * because other programs lengthen the one and other threads the other.
 */
async function stretchesOf(work: () => Promise<void>): Promise<Array<number>> {
  const stretches: Array<number> = [];
  const times = () => [performance.now(), computedMs(null)] as const;
  const state = { last: times(), isDone: false };
  const turn = () => {
    if (state.isDone) return;
    const now = times();
    const ms = Math.min(now[0] - state.last[0], now[1] - state.last[1]);
    if (ms >= SHORTEST_MS) stretches.push(ms);
    state.last = now;
    setImmediate(turn);
  };
  setImmediate(turn);
  await work().finally(() => (state.isDone = true));
  return stretches;
}
