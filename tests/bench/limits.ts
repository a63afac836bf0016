import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { eq, sql } from "drizzle-orm";
import { createDatabase, type Database } from "#drizzle/client";
import { digestRuns, opportunities, opportunityValues, users } from "#drizzle/schema";
import { canadaBuysCsvStream } from "#drizzle/seed/portal-files/canada-buys";
import { indexNewPreferences } from "~/features/digests/alert-preferences.server";
import { buildDigest } from "~/features/digests/build-digest.server";
import { type DigestRun, planDueDigests } from "~/features/digests/plan-digests.server";
import { queueAlerts } from "~/features/digests/queue-alerts.server";
import { loadFeedPage } from "~/features/feed/feed-page.server";
import { enqueueOutbox } from "~/features/outbox/batches.server";
import { receivePush } from "~/features/push/receive-push.server";
import { keepSmall } from "~/features/retention/delete-old-rows.server";
import { readSource } from "~/features/source-runs/read-source.server";
import type { Services } from "~/lib/services";
import { NO_COUNTERS } from "~/ports/counters";
import { findSource } from "~/sources";
import { D1_LIMITS } from "../../workers/local/limited-d1";
import { migrate } from "../support/app";
import { startLocalD1 } from "../support/d1-over-fetch";
import { LARGE_PROFILE } from "../support/many-opportunities";
import { createMemoryQueues } from "../support/memory-queues";
import { type Meter, meteredD1 } from "../support/metered-d1";
import { type Figure, megabytes, seconds, type Section, wholeNumber } from "./figures";
import { ALERTED, fill, NOW, servicesAround, SUBSCRIBERS } from "./mail";
import { pushOf } from "./push-body";

const READ = 10_000;
const MINUTE_MS = 60_000;
/** Collecting the garbage takes long with a large heap, so the pause until the next time is this many times as long. */
const RESTS_BETWEEN_SAMPLES = 10;
const SECRET = "the-bench-secret";

/** Of the paid plan, for one invocation. The computing is the default's, which wrangler.toml raises. */
const LIMITS = `30 s, 30 s, ${wholeNumber(D1_LIMITS.statements)}, 10,000, 128 MB`;

type Used = Meter & { calls: number; computed: number; heap: number };

/** What the heaviest invocation of each kind uses of the platform's limits. */
export async function measureLimits(progress: (text: string) => void): Promise<Section> {
  const { plain, d1: local, stop } = await startLocalD1();
  try {
    await migrate(plain as never);
    const db = createDatabase(plain);
    progress(`${wholeNumber(SUBSCRIBERS)} subscribers for the heaviest invocations`);
    await fill(db);

    const queue = createMemoryQueues();
    const { services, measure } = countedServices(local, queue);
    const figures: Array<Figure> = [];
    const add = (name: string, used: Used) => {
      figures.push({ name, measured: textOf(used), target: LIMITS });
      progress(name);
    };

    let runs: Array<DigestRun> = [];
    add(
      `planning the digests for ${wholeNumber(SUBSCRIBERS)}`,
      await measure(async () => {
        runs = await planDueDigests(services);
      }),
    );
    const builds = await measureBuilds(services, measure, runs);
    add(
      `a part of the digests for ${wholeNumber(SUBSCRIBERS)}, the heaviest of ${builds.length}`,
      heaviest(builds),
    );
    await enqueueOutbox(services);
    add(
      "a batch of 100 digests, rendered and sent",
      await measure(async () => {
        await queue.deliverNext(services);
      }),
    );

    await indexNewPreferences(db);
    await prepareAlerts(db);
    const alerts = await measureParts(measure, () => queueAlerts(services));
    add(`alerts for ${ALERTED} new contracts, the heaviest of ${alerts.length} parts`, heaviest(alerts));

    add("a dashboard page's data: 35 regions, 8 trades", await measurePage(services, measure));
    const body = pushOf(NOW);
    const request = () =>
      new Request("https://tenderlight.example/internal/ingest", {
        method: "POST",
        headers: { Authorization: `Bearer ${SECRET}` },
        body,
      });
    add(
      `a push of ${megabytes(Buffer.byteLength(body))}`,
      await measure(async () => {
        const { status } = await receivePush(services, request());
        if (status !== 200) throw new Error(`The push was answered with ${status}`);
      }),
    );
    const read = await measureParts(measure, sourceParts(services));
    add(
      `a source read for the first time: ${wholeNumber(READ)} notices, the heaviest of ${read.length} messages`,
      heaviest(read),
    );
    add(
      "a step of the retention",
      await measure(async () => {
        await keepSmall(services);
      }),
    );

    return {
      title: "The heaviest invocation of each kind: computing, database, statements, subrequests, memory",
      note: "in Node with a local D1; memory is the heap in use above idle, without its garbage if the work is long enough to collect it meanwhile; the limits in the same order",
      figures,
    };
  } finally {
    await stop();
  }
}

/** Services that count what leaves the worker, and a way to measure one invocation. */
function countedServices(local: D1Database, { queue }: ReturnType<typeof createMemoryQueues>) {
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
    archive: around.db,
    broadcaster: {
      announce: () => {
        calls++;
        return Promise.resolve();
      },
    },
    config: { ...around.config, ingestSecret: SECRET, sourceKeys: { samGovApiKey: null } },
  } as unknown as Services;

  async function measure(work: () => Promise<void>): Promise<Used> {
    const before = { ...meter, calls };
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

type Measure = ReturnType<typeof countedServices>["measure"];

/** Each call is one queue message's invocation. The Sunday run is due too, and has no readers here. */
async function measureBuilds(services: Services, measure: Measure, runs: ReadonlyArray<DigestRun>) {
  const builds: Array<Used> = [];
  for (const { id } of runs) builds.push(...(await measureParts(measure, () => buildDigest(services, id))));
  return builds;
}

/** Each part is one queue message's invocation. */
async function measureParts(measure: Measure, work: () => Promise<{ isDone: boolean }>) {
  const parts: Array<Used> = [];
  for (let isDone = false; !isDone;)
    parts.push(
      await measure(async () => {
        ({ isDone } = await work());
      }),
    );
  return parts;
}

function sourceParts(services: Services) {
  const portalFetch: typeof fetch = () =>
    Promise.resolve(
      new Response(canadaBuysCsvStream({ now: NOW, count: READ }), {
        headers: { "Content-Type": "text/csv" },
      }),
    );
  let messages = 0;
  return () => {
    const delivery = { message: `message-${++messages}`, attempt: 1, sentAt: NOW };
    return readSource({ ...services, portalFetch }, findSource("canadabuys")!, delivery);
  };
}

const heaviest = (all: ReadonlyArray<Used>) =>
  all.reduce((most, one) => (one.computed > most.computed ? one : most));

const textOf = ({ computed, ms, statements, roundTrips, calls, heap }: Used) =>
  `${seconds(computed)}, ${seconds(ms)}, ${wholeNumber(statements)}, ${wholeNumber(roundTrips + calls)}, ${megabytes(heap)}`;

/** The newest bids become large contracts, and the last run ended before them. */
async function prepareAlerts(db: Database) {
  await db
    .update(opportunityValues)
    .set({ contractValue: sql`150000 + ${opportunityValues.opportunityId}` })
    .where(sql`${opportunityValues.opportunityId} > (select max(id) - ${ALERTED} from opportunities)`);
  const at = new Date(NOW.getTime() - 15 * MINUTE_MS);
  const [version] = await db.all<{ last: number }>(
    sql`select coalesce(max(rowid), 0) as last from opportunity_versions`,
  );
  await db.insert(digestRuns).values({
    ...{ id: "alert:before", kind: "alert", period: "before", startedAt: at, completedAt: at },
    uptoOpportunity: sql`(select max(id) - ${ALERTED} from ${opportunities})`,
    uptoVersion: version!.last,
  });
}

async function measurePage(services: Services, measure: Measure) {
  await services.db
    .update(users)
    .set({ ...LARGE_PROFILE, role: "pro" })
    .where(eq(users.id, "user-000000"));
  const [profile] = await services.db.select().from(users).where(eq(users.id, "user-000000"));
  const later: Array<Promise<unknown>> = [];
  const context = { services, waitUntil: (work: Promise<unknown>) => void later.push(work) };
  return measure(async () => {
    await loadFeedPage(context as never, profile!, new URL("https://tenderlight.example/dashboard"));
    await Promise.all(later);
  });
}
