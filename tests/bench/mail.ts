import { and, count, eq, like, max, sql } from "drizzle-orm";
import { asNumber, raw, runBatch, runOne } from "#drizzle/batch";
import { createDatabase, type Database } from "#drizzle/client";
import { insertRows } from "#drizzle/json-rows";
import { accounts, digestRuns, emails, opportunities, opportunityValues, users } from "#drizzle/schema";
import { GEO_DIVISIONS } from "~/domain/geography";
import { effectivePreferences } from "~/domain/matching/effective-preferences";
import { criteriaOf } from "~/domain/matching/match-profile";
import { SERVICE_TYPES } from "~/domain/service-types";
import { indexNewPreferences } from "~/features/digests/alert-preferences.server";
import { findLastReader, NOBODY, type Reader } from "~/features/digests/alert-readers.sql.server";
import { buildDigest } from "~/features/digests/build-digest.server";
import { planDueDigests } from "~/features/digests/plan-digests.server";
import { listAlertCandidates, READERS_AT_ONCE } from "~/features/digests/queue-alerts.server";
import { insertAlerts } from "~/features/digests/queue-alerts.sql.server";
import { enqueueOutbox } from "~/features/outbox/batches.server";
import { matchExpression } from "~/features/search/match-expression.server";
import type { Services } from "~/lib/services";
import { NO_COUNTERS } from "~/ports/counters";
import type { MailQueue } from "~/ports/mail-queue";
import { MAIL_RENDERERS } from "../../workers/mail-renderers";
import { migrate } from "../support/app";
import { startLocalD1 } from "../support/d1-over-fetch";
import { fillWithOpportunities } from "../support/many-opportunities";
import { createMemoryQueues } from "../support/memory-queues";
import { type Meter, meteredD1 } from "../support/metered-d1";
import { type Figure, milliseconds, seconds, type Section, wholeNumber } from "./figures";
import { computedMs, findWorkerd } from "./processes";

export const NOW = new Date("2026-11-23T13:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;
/** Set BENCH_SUBSCRIBERS lower on a busy computer. */
export const SUBSCRIBERS = Number(process.env["BENCH_SUBSCRIBERS"] ?? 100_000);
const OPEN = Number(process.env["BENCH_OPEN"] ?? 20_000);
/** New contracts in a quarter of an hour, and when a portal publishes a month at once. */
const ORDINARY_TICK = 10;
export const ALERTED = 500;
const PEOPLE_AT_ONCE = 4_000;
const SAMPLE = 300;
const SENT = 500;
const BATCH_SIZE = 100;

function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Three of four users have one place and one trade, mostly large ones; the others have Pro and several of both. */
function subscribers() {
  const random = randomFrom(11);
  const places = GEO_DIVISIONS.map(({ code }) => code);
  const trades = SERVICE_TYPES.map(({ id }) => id);
  const skewed = <T>(all: ReadonlyArray<T>) => all[Math.floor(all.length ** random()) - 1]!;
  const some = <T>(all: ReadonlyArray<T>, count: number) => [
    ...new Set(Array.from({ length: count }, () => skewed(all))),
  ];
  const minimums = ["any", "any", "any", "any", "50000", "100000", "250000"];
  return Array.from({ length: SUBSCRIBERS }, (_, i) => {
    const isPro = random() < 0.25;
    return {
      // As long as a real one, for the sizes of tables and indexes.
      id: `00000000-0000-4000-8000-${String(i).padStart(12, "0")}`,
      email: `reader-${i}@contractor.example`,
      role: isPro ? ("pro" as const) : ("basic" as const),
      subscriptionStatus: "active" as const,
      alertWeekly: true,
      // On for Pro, and requested by some others, who do not get them.
      alertInstant: isPro || random() < 0.1,
      remindWeekAhead: i % 10 === 0,
      regions: some(places, isPro ? 1 + Math.floor(random() * 6) : 1),
      serviceTypes: some(trades, isPro ? 1 + Math.floor(random() * 4) : 1),
      partsOff: [],
      excluded: [],
      contractValueMin: minimums[Math.floor(random() * minimums.length)]!,
      onboardedAt: new Date(NOW.getTime() - 60 * DAY_MS),
      lastDigestAt: new Date(NOW.getTime() - 7 * DAY_MS),
    };
  });
}

type Person = ReturnType<typeof subscribers>[number];

export async function fill(db: Database): Promise<Array<Person>> {
  await fillWithOpportunities(db, { total: OPEN, open: OPEN }, NOW);
  // All new, in order of arrival.
  const createdAt = sql`${NOW.getTime() - 7 * DAY_MS + 1} + ${opportunities.id} * 30000`;
  await db.update(opportunities).set({ createdAt });
  // Last week's run, which included every user.
  const lastWeek = new Date(NOW.getTime() - 7 * DAY_MS);
  await db.insert(digestRuns).values({
    id: "weekly:2026-11-16",
    kind: "weekly",
    period: "2026-11-16",
    startedAt: lastWeek,
    completedAt: lastWeek,
  });
  const people = subscribers();
  for (let from = 0; from < people.length; from += PEOPLE_AT_ONCE) {
    const piece = people.slice(from, from + PEOPLE_AT_ONCE);
    await runBatch(db, [
      insertRows(
        accounts,
        piece.map(({ id, email }) => ({ id, email, verifiedAt: NOW })),
      ),
      insertRows(users, piece),
    ]);
  }
  return people;
}

export async function measureMail(progress: (text: string) => void): Promise<Section> {
  const { plain, d1: local, stop } = await startLocalD1();
  try {
    await migrate(plain as never);
    progress(`${wholeNumber(SUBSCRIBERS)} subscribers, ${wholeNumber(OPEN)} new open opportunities`);
    const people = await fill(createDatabase(plain));
    const { d1, meter } = meteredD1(local);
    const queue = createMemoryQueues();
    const services = servicesAround(createDatabase(d1), queue.queue);
    const digests = await measureDigests({ services, queue }, people, meter, progress);
    return { title: "Mail", figures: [...digests, ...(await measureAlerts(services, meter, progress))] };
  } finally {
    await stop();
  }
}

type Mailing = { services: Services; queue: ReturnType<typeof createMemoryQueues> };

async function measureDigests(
  { services, queue }: Mailing,
  people: ReadonlyArray<Person>,
  meter: Meter,
  progress: (text: string) => void,
): Promise<Array<Figure>> {
  const { db } = services;
  const each = await measureOneByOne(db, people, meter);
  progress("one query a person is measured");

  const built = await metered(meter, async () => {
    for (const { id } of await planDueDigests(services))
      while (!(await buildDigest(services, id)).isDone) progress("  a part of the run is built");
  });
  const counts = raw(
    sql`
      select (select count(*) from emails) as mails, (select count(*) from digest_selections) as sets,
        (select sum(json_array_length(content -> 'ids') + json_array_length(content -> 'closing'))
          from digest_selections) as items
    `,
    { mails: asNumber, sets: asNumber, items: asNumber },
  );
  const [counted] = await runOne(db, counts);
  const { mails, sets, items } = counted!;
  progress("all digests are built");
  const sent = await metered(meter, async () => {
    await enqueueOutbox(services);
    for (let batches = 0; batches < SENT / BATCH_SIZE; batches++) await queue.deliverNext(services);
  });
  const all = each.rowsRead * SUBSCRIBERS;
  return [
    {
      name: `building ${wholeNumber(mails)} digests (${wholeNumber(sets)} different ones)`,
      measured: `${seconds(built.computed)} of computing, ${seconds(built.wall)} on the clock, ${seconds(built.ms)} of it in the database`,
      target: "< 60 s of computing",
      compare: `one query a person: ${seconds(each.ms * SUBSCRIBERS)} in the database`,
    },
    {
      name: `  rows read / written, with plan, ledger and outbox (${wholeNumber(items)} items)`,
      measured: `${wholeNumber(built.rowsRead)} / ${wholeNumber(built.rowsWritten)}`,
      target: "20 times fewer",
      compare: `one query a person, only to select: ${wholeNumber(all)}, ${wholeNumber(all / built.rowsRead)} times as many`,
    },
    {
      name: `rendering and marking ${wholeNumber(SENT)} of them`,
      measured: `${seconds(sent.computed)} of computing, ${wholeNumber(sent.rowsRead)} / ${wholeNumber(sent.rowsWritten)} rows`,
    },
  ];
}

/** `computed` is processor time, here and in the database, which does not depend on how busy the computer is. */
type Cost = { wall: number; computed: number; ms: number; rowsRead: number; rowsWritten: number };

async function metered(meter: Meter, work: () => Promise<void>): Promise<Cost> {
  const before = { ...meter };
  const database = findWorkerd();
  const computed = computedMs(database);
  const start = performance.now();
  await work();
  const wall = performance.now() - start;
  return {
    wall,
    computed: computedMs(database) - computed,
    ms: meter.ms - before.ms,
    rowsRead: meter.rowsRead - before.rowsRead,
    rowsWritten: meter.rowsWritten - before.rowsWritten,
  };
}

/** For comparison: a query for each user's summaries and figures. */
async function measureOneByOne(db: Database, people: ReadonlyArray<Person>, meter: Meter) {
  const step = Math.floor(people.length / SAMPLE);
  const asked = people.filter((_, position) => position % step === 0);
  const cost = await metered(meter, async () => {
    for (const person of asked) {
      const match = matchExpression({ wanted: criteriaOf(effectivePreferences(person)) });
      const fresh = sql`
        from opportunity_search s cross join opportunities o on o.sort_key = s.rowid
        left join opportunity_values v on v.opportunity_id = o.id
        where s.opportunity_search match ${match} and o.status = 'active' and o.deadline > ${NOW.getTime()}
          and o.created_at > ${NOW.getTime() - 7 * DAY_MS}
      `;
      await runBatch(db, [
        raw(
          sql`select o.id, o.title, v.contract_value ${fresh} order by s.rowid desc limit ${person.role === "pro" ? 25 : 12}`,
        ),
        raw(sql`select count(*), sum(v.contract_value), min(o.deadline) ${fresh}`),
      ]);
    }
  });
  return { rowsRead: cost.rowsRead / asked.length, ms: cost.ms / asked.length };
}

async function measureAlerts(
  services: Services,
  meter: Meter,
  progress: (text: string) => void,
): Promise<Array<Figure>> {
  const { db } = services;
  const { opportunityId } = opportunityValues;
  await db
    .update(opportunityValues)
    .set({ contractValue: sql`150000 + ${opportunityId}` })
    .where(sql`${opportunityId} > (select max(id) - ${ALERTED} from opportunities)`);
  let sets = 0;
  const learning = await metered(meter, async () => {
    sets = await indexNewPreferences(db);
  });
  progress("sets of preferences are stored");
  const [[last], [readers]] = await runBatch(db, [
    db.select({ id: max(opportunities.id) }).from(opportunities),
    db.select({ pro: count() }).from(users).where(eq(users.role, "pro")),
  ]);
  const newest = last?.id ?? 0;
  const pro = readers?.pro ?? 0;
  const figures: Array<Figure> = [];
  for (const contracts of [ORDINARY_TICK, ALERTED]) {
    const upto = { opportunity: newest, version: 0 };
    const from = { ...upto, opportunity: newest - contracts };
    const candidates = await listAlertCandidates(services, from, upto);
    const runId = `alert:bench-${contracts}`;
    const run = { runId, tick: runId, now: NOW, from, upto, candidates };
    const parts: Array<Cost> = [];
    for (let after: Reader | undefined = NOBODY; after;) {
      const [last]: Array<Reader> = await runOne(db, findLastReader(after, READERS_AT_ONCE));
      const readers = { after, upto: last ?? null };
      parts.push(
        await metered(meter, async () => {
          await runOne(db, insertAlerts({ ...run, readers }));
        }),
      );
      after = last;
    }
    const sumOf = (count: (part: (typeof parts)[number]) => number) =>
      parts.reduce((sum, part) => sum + count(part), 0);
    const longest = Math.max(...parts.map(({ ms }) => ms));
    const hits = sql<number>`sum(json_array_length(${emails.opportunityIds}))`;
    const [told] = await db
      .select({ hits, people: count() })
      .from(emails)
      .where(and(eq(emails.kind, "alert"), like(emails.dedupeKey, `${runId}:%`)));
    await db.delete(emails).where(eq(emails.kind, "alert"));
    progress(`${contracts} new contracts are matched`);
    figures.push({
      name: `alerts: ${contracts} new contracts against ${wholeNumber(SUBSCRIBERS)} subscribers, ${wholeNumber(pro)} of them Pro, in ${parts.length} parts`,
      measured: `${milliseconds(sumOf(({ ms }) => ms))}, the longest part ${milliseconds(longest)}; ${wholeNumber(sumOf(({ rowsRead }) => rowsRead))} / ${wholeNumber(sumOf(({ rowsWritten }) => rowsWritten))} rows`,
      target: "a part in < 1,000 ms",
      compare: `${wholeNumber(told!.hits)} hits for ${wholeNumber(told!.people)} people; a scan of all with all: ${wholeNumber(candidates.length * SUBSCRIBERS)} checks`,
    });
  }
  return [
    ...figures,
    {
      name: `  storing their ${wholeNumber(sets)} sets of preferences, once`,
      measured: `${seconds(learning.wall)}, ${wholeNumber(learning.rowsWritten)} rows written`,
    },
  ];
}

export function servicesAround(db: Database, mailQueue: MailQueue): Services {
  return {
    db,
    email: {
      provider: "bench",
      batchSize: BATCH_SIZE,
      callsPerSecond: 1_000_000,
      send: (messages: ReadonlyArray<unknown>) =>
        Promise.resolve({ kind: "accepted", providerIds: messages.map(() => null) }),
    },
    mailQueue,
    workQueue: { push: () => Promise.resolve() },
    mailRenderers: MAIL_RENDERERS,
    counters: NO_COUNTERS,
    now: () => NOW,
    sleep: () => Promise.resolve(),
    config: {
      origin: "https://tenderlight.example",
      mail: {
        bulkSender: "Tenderlight <digest@tenderlight.example>",
        supportAddress: "support@tenderlight.example",
        postalAddress: "Tenderlight, Toronto ON",
        linkSecret: "bench",
      },
      demoPath: null,
    },
  } as unknown as Services;
}
