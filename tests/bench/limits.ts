import { eq, sql } from "drizzle-orm";
import { createDatabase, type Database } from "#drizzle/client";
import { digestRuns, opportunities, opportunityValues, users } from "#drizzle/schema";
import { canadaBuysCsvStream } from "#drizzle/seed/portal-files/canada-buys";
import { indexNewPreferences } from "~/features/digests/alert-preferences.server";
import { buildDigest } from "~/features/digests/build-digest.server";
import { type DigestRun, planDueDigests } from "~/features/digests/plan-digests.server";
import { queueAlerts } from "~/features/digests/queue-alerts.server";
import { enqueueOutbox } from "~/features/outbox/batches.server";
import { receivePush } from "~/features/push/receive-push.server";
import { readSource } from "~/features/source-runs/read-source.server";
import type { Services } from "~/lib/services";
import { findSource } from "~/sources";
import { D1_LIMITS } from "../../workers/local/limited-d1";
import { migrate, migrateArchive } from "../support/app";
import { startLocalD1 } from "../support/d1-over-fetch";
import { loadFeedPage } from "../support/load-feed-page";
import { LARGE_PROFILE } from "../support/many-opportunities";
import { createMemoryQueues } from "../support/memory-queues";
import { countedServices, heaviest, type Measure, measureParts, SECRET, type Used } from "./counted-services";
import { type Figure, megabytes, seconds, type Section, wholeNumber } from "./figures";
import { measureJobs } from "./job-limits";
import { ALERTED, fill, NOW, SUBSCRIBERS } from "./mail";
import { pushOf } from "./push-body";

const READ = 3_000;
const MINUTE_MS = 60_000;

/** Of the paid plan, for one invocation; the computing is our own goal, a third of the plan's. */
const LIMITS = `10 s, 30 s, ${wholeNumber(D1_LIMITS.statements)}, 10,000, 128 MB`;

/** What the heaviest invocation of each kind uses of the platform's limits. */
export async function measureLimits(progress: (text: string) => void): Promise<Section> {
  const { plain, d1: local, stop } = await startLocalD1();
  const archive = await startLocalD1();
  try {
    await migrate(plain as never);
    await migrateArchive(archive.plain as never);
    const db = createDatabase(plain);
    progress(`${wholeNumber(SUBSCRIBERS)} subscribers for the heaviest invocations`);
    await fill(db);

    const queue = createMemoryQueues();
    const { services, measure } = countedServices(local, createDatabase(archive.d1), queue);
    const figures: Array<Figure> = [];
    const add = (name: string, used: Used) => {
      const measured = textOf(used);
      figures.push({ name, measured, target: LIMITS });
      // Printed at once, so that a run that is cut short has told what it found.
      progress(`${name}: ${measured}`);
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
    await measureJobs({ db, services, measure, add });

    return {
      title: "The heaviest invocation of each kind: computing, database, statements, subrequests, memory",
      note: "in Node with a local D1; memory is the heap in use above idle, without its garbage if the work is long enough to collect it meanwhile; the limits in the same order",
      figures,
    };
  } finally {
    await Promise.all([stop(), archive.stop()]);
  }
}

/** Each call is one queue message's invocation. The Sunday run is due too, and has no readers here. */
async function measureBuilds(services: Services, measure: Measure, runs: ReadonlyArray<DigestRun>) {
  const builds: Array<Used> = [];
  for (const { id } of runs) builds.push(...(await measureParts(measure, () => buildDigest(services, id))));
  return builds;
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
    id: "alert:before",
    kind: "alert",
    period: "before",
    startedAt: at,
    completedAt: at,
    uptoOpportunity: sql`(select max(id) - ${ALERTED} from ${opportunities})`,
    uptoVersion: version!.last,
  });
}

async function measurePage(services: Services, measure: Measure) {
  const { db } = services;
  const [first] = await db.select({ id: users.id }).from(users).orderBy(users.id).limit(1);
  const [profile] = await db
    .update(users)
    .set({ ...LARGE_PROFILE, role: "pro" })
    .where(eq(users.id, first!.id))
    .returning();
  const later: Array<Promise<unknown>> = [];
  const context = { services, waitUntil: (work: Promise<unknown>) => void later.push(work) };
  return measure(async () => {
    await loadFeedPage(context as never, profile!, new URL("https://tenderlight.example/dashboard"));
    await Promise.all(later);
  });
}
