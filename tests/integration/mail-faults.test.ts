import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { runBatch } from "#drizzle/batch";
import { createDatabase, type Database } from "#drizzle/client";
import { insertRows } from "#drizzle/json-rows";
import { accounts, deadLetters, emails, users } from "#drizzle/schema";
import { runJob, TIMED_JOBS } from "~/features/jobs/timed-jobs.server";
import type { Services } from "~/lib/services";
import { createResendEmailSender } from "~/ports/resend/email";
import { countRows, emptyDatabase, listDigestItems, servicesAround } from "../support/database";
import { dyingD1 } from "../support/dying-d1";
import { ingestNotices } from "../support/ingest";
import { createMemoryQueues } from "../support/memory-queues";
import { noticeOf } from "../support/notices";
import { createStandInResend } from "../support/stand-in-resend";

const MONDAY = new Date("2026-11-23T13:00:00Z");
const MINUTE_MS = 60_000;
const PROFILES = 2_000;
const MAIL_JOBS = TIMED_JOBS.filter(({ id }) => ["alerts", "digests", "mail"].includes(id));

/** Repeatable pseudo-random numbers. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function withProfiles(count: number): Promise<Database> {
  const db = await emptyDatabase();
  const onboardedAt = new Date("2026-11-01T12:00:00Z");
  const people = Array.from({ length: count }, (_, i) => ({
    id: `user-${String(i).padStart(5, "0")}`,
    email: `reader-${i}@contractor.example`,
  }));
  await runBatch(db, [
    insertRows(
      accounts,
      people.map((person) => ({ ...person, verifiedAt: onboardedAt })),
    ),
    insertRows(
      users,
      people.map((person, i) => ({
        ...person,
        onboardedAt,
        regions: ["CA-ON-PEL"],
        serviceTypes: ["snow-removal-seasonal"],
        contractValueMin: String(i % 450),
      })),
    ),
  ]);
  const notices = Array.from({ length: 5 }, (_, i) =>
    noticeOf({ key: `N-${i}`, reference: null, title: `Snow clearing of site ${i}` }),
  );
  await ingestNotices(
    db,
    { id: "canadabuys", name: "CanadaBuys" },
    notices,
    new Date("2026-11-20T15:00:00Z"),
  );
  return db;
}

type Setting = { clock: { now: Date }; queue: ReturnType<typeof createMemoryQueues>; fetch: typeof fetch };

function mailServices(db: Database, { clock, queue, fetch }: Setting): Services {
  return servicesAround(db, MONDAY, {
    now: () => clock.now,
    // Waiting for the provider's rate limit takes time, as in the worker.
    sleep: (ms) => {
      clock.now = new Date(clock.now.getTime() + ms);
      return Promise.resolve();
    },
    mailQueue: queue.queue,
    workQueue: queue.work,
    email: createResendEmailSender({ apiKey: "re_test", fetch }),
  }).services;
}

async function tick(services: Services) {
  for (const job of MAIL_JOBS) await runJob(services, job);
}

const unsent = async (db: Database) =>
  (
    await db.all<{ n: number }>(sql`select count(*) as n from emails where status in ('queued', 'sending')`)
  )[0]!.n;

/** Runs jobs and deliveries until all work is done. */
async function runOut(db: Database, setting: Setting) {
  const services = mailServices(db, setting);
  for (let ticks = 0; ticks < 60; ticks++) {
    await tick(services);
    for (let turns = 0; turns < 500 && (await setting.queue.deliverNext(services)); turns++);
    setting.clock.now = new Date(setting.clock.now.getTime() + 31 * MINUTE_MS);
    if (setting.queue.size() === 0 && (await unsent(db)) === 0) return;
  }
  throw new Error("It does not come to an end");
}

function mailsByReader(delivered: ReadonlyArray<{ to: Array<string> }>) {
  const counts = new Map<string, number>();
  for (const { to } of delivered) counts.set(to[0]!, (counts.get(to[0]!) ?? 0) + 1);
  return counts;
}

async function expectEachOnce(db: Database, delivered: ReadonlyArray<{ to: Array<string> }>) {
  const counts = mailsByReader(delivered);
  expect(counts.size).toBe(PROFILES);
  expect(new Set(counts.values())).toEqual(new Set([1]));
  expect(await countRows(db, "emails")).toBe(PROFILES);
  const items = await listDigestItems(db);
  expect(items).toHaveLength(5 * PROFILES);
  expect(new Set(items.map(({ userId, opportunityId }) => `${userId} ${opportunityId}`)).size).toBe(
    5 * PROFILES,
  );
  const statuses = await db.all(sql`select distinct status from emails`);
  expect(statuses).toEqual([{ status: "sent" }]);
}

test("DC-07 a worker killed at thirty random points of a run of 2,000 profiles: each has one mail and every item once", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const db = await withProfiles(PROFILES);
  const random = randomFrom(20_261_123);
  const resend = createStandInResend();
  const setting = { clock: { now: MONDAY }, queue: createMemoryQueues(), fetch: resend.fetch };

  let kills = 0;
  const mailsAtKill: Array<number> = [];
  while (kills < 30) {
    const dies = { at: 1 + Math.floor(random() * 45), after: random() < 0.5 };
    const services = mailServices(createDatabase(dyingD1(env.DB, dies)), setting);
    // After a kill every call fails until a new worker starts.
    const died = await Promise.resolve()
      .then(async () => {
        for (const job of MAIL_JOBS) await job.run(services);
        for (let turns = 0; turns < 40; turns++) {
          await setting.queue.deliverNext(services);
          await services.db.run(sql`select 1`);
        }
        return false;
      })
      .catch(() => true);
    if (died) kills++;
    mailsAtKill.push(resend.delivered.length);
    // Queues may delay messages but not lose them; claimed batches return after the lease.
    setting.clock.now = new Date(setting.clock.now.getTime() + 7 * MINUTE_MS);
  }
  // The kills happened before, during and after sending.
  expect(mailsAtKill[0]).toBeLessThan(PROFILES);
  expect(new Set(mailsAtKill).size).toBeGreaterThan(5);
  await runOut(db, setting);

  await expectEachOnce(db, resend.delivered);
}, 120_000);

test("DC-07 cron fired repeatedly and twice at once: each user has one mail with every item once", async () => {
  const db = await withProfiles(PROFILES);
  const resend = createStandInResend();
  const setting = { clock: { now: MONDAY }, queue: createMemoryQueues(), fetch: resend.fetch };
  const services = mailServices(db, setting);
  for (let i = 0; i < 5; i++) await Promise.all([tick(services), tick(services)]);
  const consumers = Array.from({ length: 2 }, async () => {
    while (await setting.queue.deliverNext(services));
  });
  await Promise.all(consumers);
  await runOut(db, setting);

  await expectEachOnce(db, resend.delivered);
}, 120_000);

test("a provider that fails, loses answers and returns 429: no mail is lost or sent twice", async () => {
  const db = await withProfiles(PROFILES);
  const random = randomFrom(7);
  const resend = createStandInResend(() => {
    const dice = random();
    return dice < 0.2 ? "down" : dice < 0.4 ? "lost-answer" : dice < 0.6 ? "limited" : "none";
  });
  const setting = { clock: { now: MONDAY }, queue: createMemoryQueues(), fetch: resend.fetch };

  await runOut(db, setting);

  await expectEachOnce(db, resend.delivered);
  // The same call was made more than once and delivered once.
  const answered = resend.calls.filter(({ fault }) => fault === "lost-answer" || fault === "none");
  expect(answered.length).toBeGreaterThan(new Set(answered.map(({ key }) => key)).size);
}, 120_000);

test("a poisoned message becomes a dead letter with its reason and delays nothing else", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const db = await emptyDatabase();
  const resend = createStandInResend();
  const setting = { clock: { now: MONDAY }, queue: createMemoryQueues(), fetch: resend.fetch };
  const services = mailServices(db, setting);
  setting.queue.put("tenderlight-mail", { task: "explode" });
  await db.insert(emails).values(
    ["bad\r\nBcc: all@example.com", "good@contractor.example"].map((recipient, i) => ({
      dedupeKey: `support:${i}`,
      kind: "support" as const,
      recipient,
      subject: "Hello\r\nBcc: x@y.example",
      html: "<p>Hello</p>",
      text: "Hello",
      createdAt: MONDAY,
    })),
  );

  await runOut(db, setting);
  while (await setting.queue.deliverNext(services));

  expect(resend.delivered.map(({ to, subject }) => ({ to, subject }))).toEqual([
    { to: ["good@contractor.example"], subject: "Hello Bcc: x@y.example" },
  ]);
  const letters = await db.select().from(deadLetters);
  expect(letters.map(({ reason }) => reason).sort()).toEqual([
    "No mail can be sent to this address",
    expect.stringContaining("Invalid"),
  ]);
});
