import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#drizzle/client";
import { deadLetters, digestRuns, emails } from "#drizzle/schema";
import { canadaBuysCsv } from "#drizzle/seed/portal-files/canada-buys";
import { planDueDigests } from "~/features/digests/plan-digests.server";
import { sendLetterAgain } from "~/features/jobs/letters-again.server";
import { enqueueOutbox } from "~/features/outbox/batches.server";
import type { Services } from "~/lib/services";
import { countRows, emptyDatabase, insertUser, servicesAround } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { createMemoryQueues } from "../support/memory-queues";
import { noticeOf } from "../support/notices";

/** A Monday, a quarter past eight in Toronto. */
const NOW = new Date("2026-11-23T13:15:00Z");
const CLOSES = new Date("2026-11-24T19:00:00Z");
const WORK = "tenderlight-work";

const portalFetch: typeof fetch = () =>
  Promise.resolve(
    new Response(canadaBuysCsv({ now: NOW, count: 3, seed: 1 }), { headers: { "Content-Type": "text/csv" } }),
  );

/** A reader who is due a digest, an alert and a reminder, and the services of one delivery. */
async function withReader() {
  const db = await emptyDatabase();
  await insertUser(db, { id: "reader", role: "pro", subscriptionStatus: "active", alertInstant: true });
  const value = { contractValue: 200_000, estimatedValue: null, budgetMin: null, budgetMax: null };
  const notice = noticeOf({ deadline: CLOSES, value: { ...value, currency: "CAD" } });
  const portal = { id: "canadabuys", name: "CanadaBuys" };
  await ingestNotices(db, portal, [notice], new Date(NOW.getTime() - 60 * 60_000));
  await db.run(sql`
    insert into user_bids (id, user_id, bid_id, created_at) select 'saved', 'reader', id, 0 from opportunities
  `);
  const queues = createMemoryQueues();
  const given = { workQueue: queues.work, mailQueue: queues.queue, portalFetch };
  return { db, queues, services: servicesAround(db, NOW, given).services };
}

const mailsOf = (db: Database) =>
  db.select({ kind: emails.kind, status: emails.status, at: emails.createdAt }).from(emails);

type Setting = { db: Database; services: Services; queues: ReturnType<typeof createMemoryQueues> };

/** Each kind of message as it was queued before it named its time, and what it does. */
const KINDS: ReadonlyArray<
  [name: string, body: (setting: Setting) => unknown, check: (setting: Setting) => Promise<void>]
> = [
  [
    "a timed job",
    () => ({ task: "job", job: "sweep" }),
    async ({ db }) => {
      expect(await db.all(sql`select job, started_at as at from job_runs`)).toEqual([
        { job: "sweep", at: NOW.getTime() },
      ]);
    },
  ],
  [
    "a source",
    () => ({ task: "source", source: "canadabuys" }),
    async ({ db }) => {
      expect(await db.all(sql`select source, read, started_at as at from source_runs`)).toEqual([
        { source: "canadabuys", read: 3, at: NOW.getTime() },
      ]);
    },
  ],
  [
    "a part of the alerts",
    () => ({ task: "alerts" }),
    async ({ db }) => {
      expect(await mailsOf(db)).toMatchObject([{ kind: "alert", at: NOW }]);
    },
  ],
  [
    "a part of the reminders",
    () => ({ task: "reminders", stepsDone: true }),
    async ({ db }) => {
      expect(await mailsOf(db)).toMatchObject([{ kind: "reminder", at: NOW }]);
    },
  ],
];

test.each(KINDS)(
  "%s that was queued without a time counts as of when it was sent",
  async (_name, body, check) => {
    const setting = await withReader();
    setting.queues.put(WORK, body(setting));
    await setting.queues.deliverNext(setting.services);
    expect(await countRows(setting.db, "dead_letters")).toBe(0);
    await check(setting);
  },
);

test("a part of the digests that was queued without a time is built, also when it is sent again", async () => {
  const { db, services, queues } = await withReader();
  const { id } = (await planDueDigests(services)).at(-1)!;
  await db.insert(deadLetters).values({
    id: "letter",
    body: JSON.stringify({ task: "build", run: id }),
    reason: "ZodError: at",
    at: NOW,
  });
  expect(await sendLetterAgain(services, "letter")).toBe(true);
  queues.forget();
  queues.put(WORK, { task: "build", run: id });
  await queues.deliverNext(services);
  expect(await countRows(db, "dead_letters")).toBe(0);
  expect(await mailsOf(db)).toMatchObject([{ kind: "digest", at: NOW }]);
  expect(await db.select({ at: digestRuns.completedAt }).from(digestRuns)).toContainEqual({ at: NOW });
});

test.each(["tenderlight-mail", "tenderlight-account-mail"])(
  "a batch that was queued in %s is sent",
  async (queue) => {
    const { db, services, queues } = await withReader();
    const kind = queue === "tenderlight-mail" ? "support" : "account";
    await db.insert(emails).values({
      id: "m",
      dedupeKey: "m",
      kind,
      recipient: "a@contractor.example",
      subject: "Hello",
      html: "<p>Hello</p>",
      text: "Hello",
      status: "queued",
    } as typeof emails.$inferInsert);
    await enqueueOutbox(services);
    const [{ batch }] = (await db.select({ batch: emails.batch }).from(emails)) as [{ batch: string }];
    queues.forget();
    queues.put(queue, { task: "send", batch });
    await queues.deliverNext(services);
    expect(await mailsOf(db)).toMatchObject([{ status: "sent" }]);
  },
);
