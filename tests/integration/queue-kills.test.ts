import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { createDatabase, type Database } from "#drizzle/client";
import { canadaBuysCsv } from "#drizzle/seed/portal-files/canada-buys";
import { queueAlerts } from "~/features/digests/queue-alerts.server";
import { queueTimedJobs, taskSchema } from "~/features/jobs/work-tasks.server";
import type { Services } from "~/lib/services";
import { createResendEmailSender } from "~/ports/resend/email";
import { countRows, emptyDatabase, insertUser, servicesAround } from "../support/database";
import { dyingD1 } from "../support/dying-d1";
import { ingestNotices } from "../support/ingest";
import { createMemoryQueues } from "../support/memory-queues";
import { noticeOf } from "../support/notices";
import { createStandInResend } from "../support/stand-in-resend";

/** Five past four in Toronto: a morning's reminders, the digests and the same-day mails are due. */
const MONDAY = new Date("2026-11-23T21:05:00Z");
const MINUTE_MS = 60_000;
/** Two messages' worth of pieces. */
const NOTICES = 1_200;
const READERS = 12;
const CONTRACTS = 30;
const KILLS = 60;

/** Repeatable pseudo-random numbers. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const FEED = canadaBuysCsv({ now: MONDAY, count: NOTICES, seed: 1 });

/** A portal of which one file can be read. */
const portalFetch: typeof fetch = (input) => {
  const { url } = new Request(input);
  const isFeed = url.includes("openTenderNotice");
  return Promise.resolve(
    isFeed
      ? new Response(FEED, { headers: { "Content-Type": "text/csv" } })
      : new Response("Not found", { status: 404 }),
  );
};

const NO_VALUE = {
  contractValue: null,
  estimatedValue: null,
  budgetMin: null,
  budgetMax: null,
  currency: null,
};
const NEARBY = { id: "nearby", name: "Nearby" };

/**
 * Readers of alerts, readers of digests, and contracts from another portal that all of them want. All have saved a bid that
 * closes the day after tomorrow, and one bid of today states no value.
 */
async function withReaders(): Promise<Database> {
  const db = await emptyDatabase();
  for (let i = 0; i < READERS; i++) {
    const isPro = i % 2 === 0;
    await insertUser(db, {
      id: `reader-${i}`,
      ...(isPro ? { role: "pro", subscriptionStatus: "active" } : {}),
      alertInstant: isPro,
      alertSameDay: isPro,
      alertWeekly: !isPro,
      contractValueMin: String(i % 4),
    });
  }
  const deadline = new Date("2026-11-25T15:00:00Z");
  const closing = noticeOf({ key: "closing", reference: null, title: "Salting of the depot", deadline });
  await ingestNotices(db, NEARBY, [closing], new Date("2026-11-10T15:00:00Z"));
  await db.run(sql`
    insert into user_bids (id, user_id, bid_id, status, created_at, closes_at)
    select u.id, u.id, o.id, 'saved', 0, o.deadline from users u join opportunities o
  `);
  const contracts = Array.from({ length: CONTRACTS }, (_, i) =>
    noticeOf({
      key: `C-${i}`,
      reference: null,
      title: `Snow clearing of site ${i}`,
      value: { ...NO_VALUE, contractValue: 200_000, currency: "CAD" },
      deadline: new Date("2027-03-01T12:00:00Z"),
    }),
  );
  await ingestNotices(
    db,
    { id: "elsewhere", name: "Elsewhere" },
    contracts,
    new Date("2026-11-23T03:00:00Z"),
  );
  const unstated = noticeOf({ key: "new", reference: null, title: "Snow clearing of lots", value: NO_VALUE });
  await ingestNotices(db, NEARBY, [unstated], new Date("2026-11-23T15:00:00Z"));
  return db;
}

/** Every kind of message that the work queue knows, and the timed jobs that some of them go on for. */
const KINDS: ReadonlyArray<string> = [
  ...taskSchema.options.map(({ shape }) => shape.task.value).filter((kind) => kind !== "job"),
  ...["job alerts", "job same-day", "job reminders", "job index", "job digests", "send"],
];

/** Queues what the trigger does, and what goes on after a part of a large run. */
async function queueEverything(services: Services, { put }: Pick<Setting["queue"], "put">) {
  await queueTimedJobs(services);
  const at = services.now().toISOString();
  for (const task of ["alerts", "same-day", "reminders"]) put("tenderlight-work", { task, at });
  put("tenderlight-work", { task: "index", after: 0, start: 0, at });
}

type Setting = { clock: { now: Date }; queue: ReturnType<typeof createMemoryQueues>; fetch: typeof fetch };

function servicesOf(db: Database, { clock, queue, fetch }: Setting): Services {
  return servicesAround(db, MONDAY, {
    now: () => clock.now,
    sleep: () => Promise.resolve(),
    mailQueue: queue.queue,
    workQueue: queue.work,
    portalFetch,
    email: createResendEmailSender({ apiKey: "re_test", fetch }),
  }).services;
}

/** Fires the trigger until nothing waits any more. */
async function runOut(db: Database, setting: Setting) {
  for (let ticks = 0; ticks < 6; ticks++) {
    await queueTimedJobs(servicesOf(db, setting));
    // Each message is an invocation of its own and takes a second, so that the mail provider's limit of calls goes on.
    for (let turns = 0; turns < 3_000; turns++) {
      if (!(await setting.queue.deliverNext(servicesOf(db, setting)))) break;
      setting.clock.now = new Date(setting.clock.now.getTime() + 1000);
    }
    expect(setting.queue.size()).toBe(0);
    setting.clock.now = new Date(setting.clock.now.getTime() + 61 * MINUTE_MS);
  }
}

const alertedOf = (db: Database) =>
  db.all<{ reader: string; contracts: number; times: number }>(sql`
    select e.user_id as reader, count(distinct o.title) as contracts, count(*) as times
    from emails e cross join json_each(e.opportunity_ids) i join opportunities o on o.id = i.value
    where e.kind = 'alert' and o.title like 'Snow clearing of site%' group by 1 order by 1
  `);

test("workers killed at sixty random points of every kind of message lose, double and block nothing", async () => {
  for (const level of ["error", "info"] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
  const db = await withReaders();
  // Search lacks some bids, as after a migration that empties its index.
  await db.run(
    sql`delete from opportunity_search where rowid in (select sort_key from opportunities where id % 2 = 0)`,
  );
  const random = randomFrom(20_261_124);
  const resend = createStandInResend();
  const setting = { clock: { now: MONDAY }, queue: createMemoryQueues(), fetch: resend.fetch };

  // Each of these is killed early at least once.
  const spared = new Set(KINDS);
  let kills = 0;
  while (kills < KILLS) {
    if (setting.queue.size() === 0) await queueEverything(servicesOf(db, setting), setting.queue);
    const task = setting.queue.next();
    const latest = spared.has(task) ? 3 : random() < 0.7 ? 10 : 40;
    const dies = { at: 1 + Math.floor(random() * latest), after: random() < 0.5 };
    let died = false;
    const services = servicesOf(createDatabase(dyingD1(env.DB, dies, () => (died = true))), setting);
    await setting.queue.deliverNext(services);
    if (died) {
      kills++;
      spared.delete(task);
    }
    setting.clock.now = new Date(setting.clock.now.getTime() + MINUTE_MS / 2);
  }
  expect(spared).toEqual(new Set());
  await runOut(db, setting);

  expect(await countRows(db, "answer_pieces")).toBe(0);
  expect(await countRows(db, "source_pieces")).toBe(0);
  expect(await countRows(db, "source_leases")).toBe(0);
  const notices = await db.all(
    sql`select count(*) as n, count(distinct key) as keys from notices where portal = 'canadabuys'`,
  );
  expect(notices).toEqual([{ n: NOTICES, keys: NOTICES }]);
  const [last] = await db.all<{ outcome: string }>(
    sql`select outcome from source_runs where source = 'canadabuys' order by started_at desc limit 1`,
  );
  expect(last).toEqual({ outcome: "complete" });
  const all = Array.from({ length: READERS }, (_, i) => `reader-${i}`);
  expect(await alertedOf(db)).toEqual(
    all
      .filter((_, i) => i % 2 === 0)
      .sort()
      .map((reader) => ({ reader, contracts: CONTRACTS, times: CONTRACTS })),
  );
  const toldOf = (kind: string) =>
    db.all(
      sql`select user_id as reader, count(*) as n from emails where kind = ${kind} group by 1 order by 1`,
    );
  const once = (readers: ReadonlyArray<string>) => readers.toSorted().map((reader) => ({ reader, n: 1 }));
  expect(await toldOf("digest")).toEqual(once(all.filter((_, i) => i % 2 === 1)));
  expect(await toldOf("same-day")).toEqual(once(all.filter((_, i) => i % 2 === 0)));
  expect(await toldOf("reminder")).toEqual(once(all));
  const lacking = sql`
    select id from opportunities where listed = 1 and sort_key not in (select rowid from opportunity_search)
  `;
  expect(await db.all(lacking)).toEqual([]);
  expect(await db.all(sql`select distinct status from emails`)).toEqual([{ status: "sent" }]);
  expect(new Set(resend.delivered.map(({ to, subject }) => `${to[0]} ${subject}`)).size).toBe(
    resend.delivered.length,
  );
}, 240_000);

test("alerts in parts of two readers, killed at every request in turn, reach each reader once", async () => {
  const db = await withReaders();
  const services = (dies?: { at: number; after: boolean }) =>
    servicesAround(dies ? createDatabase(dyingD1(env.DB, dies)) : db, MONDAY).services;
  const parts: Array<number> = [];
  for (let at = 1; at <= 6; at++) {
    for (const after of [false, true])
      await queueAlerts(services({ at, after }), { readersAtOnce: 2 }).catch(() => undefined);
    parts.push(await countRows(db, "emails"));
  }
  while (!(await queueAlerts(services(), { readersAtOnce: 2 })).isDone)
    parts.push(await countRows(db, "emails"));

  expect(await alertedOf(db)).toHaveLength(READERS / 2);
  expect(
    (await alertedOf(db)).every(({ contracts, times }) => contracts === CONTRACTS && times === CONTRACTS),
  ).toBe(true);
  // It was a run of several parts, and none of them was large.
  expect(new Set(parts).size).toBeGreaterThan(2);
  expect(await queueAlerts(services(), { readersAtOnce: 2 })).toEqual({ queued: 0, isDone: true });
});

test("while a message is at work on a source another does nothing, and its own next delivery takes over", async () => {
  const db = await emptyDatabase();
  const queue = createMemoryQueues();
  const setting = { clock: { now: MONDAY }, queue, fetch: createStandInResend().fetch };
  await queueTimedJobs(servicesOf(db, setting));
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const source = { task: "source", source: "canadabuys", at: MONDAY.toISOString() };
  queue.forget();
  queue.put("tenderlight-work", source);
  // Killed before its answer is kept: the lease stays.
  await queue.deliverNext(servicesOf(createDatabase(dyingD1(env.DB, { at: 6, after: true })), setting));
  expect(await countRows(db, "source_leases")).toBe(1);

  const another = createMemoryQueues("another");
  another.put("tenderlight-work", source);
  await another.deliverNext(servicesOf(db, setting));
  expect(await countRows(db, "notices")).toBe(0);
  expect(await countRows(db, "source_runs")).toBe(1);

  while (await queue.deliverNext(servicesOf(db, setting)));
  expect(await countRows(db, "notices")).toBe(NOTICES);
  const runs = await db.all(
    sql`select outcome, created from source_runs where source = 'canadabuys' order by rowid`,
  );
  expect(runs).toEqual([
    { outcome: "failed", created: 0 },
    { outcome: "complete", created: NOTICES },
  ]);
}, 60_000);

test("pieces that cannot be stored are left out and said, and the others are stored", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const db = await emptyDatabase();
  const queue = createMemoryQueues();
  const setting = { clock: { now: MONDAY }, queue, fetch: createStandInResend().fetch };
  queue.put("tenderlight-work", { task: "source", source: "canadabuys", at: MONDAY.toISOString() });
  // The first message fetches the answer, the second reads most of it.
  for (let messages = 0; messages < 2; messages++) await queue.deliverNext(servicesOf(db, setting));
  const [piece] = await db.all<{ notices: number }>(
    sql`select json_array_length(content) as notices from source_pieces where kind = 'notices' and number = 1`,
  );
  await db.run(sql`update source_pieces set content = '[{}]' where kind = 'notices' and number = 1`);
  while (await queue.deliverNext(servicesOf(db, setting)));

  expect(await countRows(db, "notices")).toBe(NOTICES - piece!.notices);
  expect(await countRows(db, "dead_letters")).toBe(1);
  expect(await countRows(db, "portal_validators")).toBe(0);
  const [run] = await db.all(sql`select outcome, reason, read from source_runs where source = 'canadabuys'`);
  expect(run).toEqual({
    outcome: "failed",
    reason: "Some of its notices could not be stored, as often as the queue tried.",
    read: NOTICES,
  });
}, 60_000);
