import { env } from "cloudflare:workers";
import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createDatabase, type Database } from "#drizzle/client";
import { accounts, digestDeliveries, digestRuns, emails, users } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { buildDigest } from "~/features/digests/build-digest.server";
import { planDueDigests } from "~/features/digests/plan-digests.server";
import { renderMails } from "~/features/outbox/render-mails.server";
import { countRows, emptyDatabase, insertUser, listDigestItems, servicesAround } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { meteredD1 } from "../support/metered-d1";
import { noticeOf, placeIn } from "../support/notices";
import { buildDueDigests, deliverOutbox } from "../support/outbox";

/** A Monday, a quarter past eight in Toronto. */
const MONDAY = new Date("2026-11-23T13:15:00Z");
const SUNDAY = new Date("2026-11-22T13:00:00Z");
const BEFORE = new Date("2026-11-20T15:00:00Z");
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

async function store(db: Database, notices: ReadonlyArray<Partial<Notice>>, at = BEFORE) {
  const whole = notices.map((notice, i) =>
    noticeOf({ key: `${at.getTime()}-${i}`, reference: null, ...notice }),
  );
  await ingestNotices(db, { id: "canadabuys", name: "CanadaBuys" }, whole, at);
}

const manyNotices = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ title: `Snow clearing of site number ${i}` }));

const queueAt = (db: Database, at: Date) => buildDueDigests(servicesAround(db, at).services);

/** The outbox's messages as they will be sent, oldest first. */
async function rendered(db: Database) {
  const rows = await db.select().from(emails).orderBy(asc(emails.createdAt), asc(emails.id));
  const contents = await renderMails(servicesAround(db, MONDAY).services, rows);
  return rows.map((row) => ({ ...row, ...contents.get(row.id)! }));
}

test("DC-07 the weekly digest is queued once for each subscriber, however often cron fires", async () => {
  const db = await emptyDatabase();
  const user = await insertUser(db, { email: "plow@contractor.example" });
  await store(db, [{ title: "Plow <Main St>" }]);

  expect(await queueAt(db, MONDAY)).toBe(1);
  expect(await queueAt(db, MONDAY)).toBe(0);
  expect(await queueAt(db, new Date(MONDAY.getTime() + 2 * DAY_MS))).toBe(0);

  const [email, ...others] = await rendered(db);
  expect(others).toEqual([]);
  expect(email).toMatchObject({
    recipient: "plow@contractor.example",
    dedupeKey: `digest:weekly:2026-11-23:${user.id}`,
    status: "queued",
  });
  expect(email?.subject).toMatch(/^1 new bid this week/);
  expect(email?.html).toContain("Plow &lt;Main St&gt;");
  expect(email?.text).toContain("Plow <Main St>");
});

test.each([
  ["trial", 12],
  ["basic", 12],
  ["pro", 25],
] as const)(
  "RP-04 RP-05 a digest for %s has %i summaries and says how many more there are",
  async (role, summaries) => {
    const db = await emptyDatabase();
    const user = await insertUser(db, { role });
    await store(db, manyNotices(30));

    await queueAt(db, MONDAY);

    const [email] = await rendered(db);
    expect(email?.text.match(/^(?:\[urgent\] )?Snow clearing of site/gm)).toHaveLength(summaries);
    expect(email?.subject).toBe(`${summaries} new bids this week · the first closes Fri 4 Dec`);
    expect(email?.text).toContain(`NEW THIS WEEK (${summaries} of 30)`);
    expect(email?.text).toContain(`${30 - summaries} more new in your feed`);
    const items = (await listDigestItems(db)).filter(({ userId }) => userId === user.id);
    expect(new Set(items.map(({ opportunityId }) => opportunityId)).size).toBe(summaries);
    expect(items).toHaveLength(summaries);
  },
);

test("RP-03 a digest has only open bids that match place, trade and minimum; unknown values match", async () => {
  const db = await emptyDatabase();
  await insertUser(db, { contractValueMin: "100000" });
  const valued = (estimatedValue: number | null, currency: "CAD" | "USD" = "CAD") => ({
    value: { contractValue: null, estimatedValue, budgetMin: null, budgetMax: null, currency },
  });
  await store(db, [
    { title: "Snow clearing at the minimum", ...valued(100_000) },
    { title: "Snow clearing below it", ...valued(99_999) },
    { title: "Snow clearing below it in dollars that are worth more", ...valued(80_000, "USD") },
    { title: "Snow clearing of unknown value", ...valued(null) },
    { title: "Snow clearing in York", place: placeIn("York Region") },
    { title: "Office chairs", summary: null, sections: {} },
    { title: "Snow clearing closed by then", deadline: new Date("2026-11-23T13:00:00Z") },
    { title: "Snow clearing cancelled", status: "cancelled" },
  ]);

  await queueAt(db, MONDAY);

  const [email] = await rendered(db);
  expect(email?.text.match(/^Snow clearing (?!and de-icing).*$/gm)?.sort()).toEqual([
    "Snow clearing at the minimum",
    "Snow clearing below it in dollars that are worth more",
    "Snow clearing of unknown value",
  ]);
});

test("the next digest contains only what is new since the last one", async () => {
  const db = await emptyDatabase();
  await insertUser(db);
  const later = new Date("2026-12-20T19:00:00Z");
  await store(db, [{ title: "Snow clearing, first week", deadline: later }]);
  await queueAt(db, MONDAY);
  await store(
    db,
    [{ title: "Snow clearing, second week", deadline: new Date("2026-12-20T19:00:00Z") }],
    new Date("2026-11-25T15:00:00Z"),
  );

  expect(await queueAt(db, new Date(MONDAY.getTime() + 7 * DAY_MS))).toBe(1);

  const texts = (await rendered(db)).map(({ text }) => text);
  expect(texts[0]).toContain("first week");
  expect(texts[1]).toContain("second week");
  expect(texts[1]).not.toContain("first week");
});

test("C-01 a new user gets the first digest on the first Sunday and the next one a week after Monday's", async () => {
  const db = await emptyDatabase();
  await insertUser(db, { onboardedAt: new Date("2026-11-19T12:00:00Z") });
  await store(db, [{}]);

  expect(await queueAt(db, new Date("2026-11-22T12:59:00Z"))).toBe(0);
  expect(await queueAt(db, SUNDAY)).toBe(1);
  expect(await queueAt(db, MONDAY)).toBe(0);
  await store(
    db,
    [{ title: "Snow clearing, next week", deadline: new Date("2026-12-20T19:00:00Z") }],
    MONDAY,
  );
  expect(await queueAt(db, new Date(MONDAY.getTime() + 7 * DAY_MS))).toBe(1);
});

/** Every reader's digests, as the time at which each was queued. */
async function digestsByReader(db: Database) {
  const rows = await db.select().from(emails).where(eq(emails.kind, "digest")).orderBy(asc(emails.createdAt));
  return rows.map(({ userId, createdAt }) => ({ userId, at: createdAt.getTime() }));
}

test("when Sunday was missed, one tick plans both runs, and each reader gets one digest", async () => {
  const db = await emptyDatabase();
  const newcomers = [];
  for (let i = 0; i < 3; i++)
    newcomers.push(await insertUser(db, { onboardedAt: new Date("2026-11-19T12:00:00Z") }));
  const regular = await insertUser(db);
  await store(db, [{}]);
  const { services } = servicesAround(db, MONDAY);

  const runs = await planDueDigests(services);
  const planned = await db.select().from(digestDeliveries);
  for (const { id } of [...runs].reverse()) await buildDigest(services, id);

  expect(runs.filter(({ period }) => period >= "2026-11-22").map(({ kind }) => kind)).toEqual([
    "first",
    "weekly",
  ]);
  const readers = [...newcomers, regular].map(({ id }) => id).sort();
  expect(planned.map(({ userId }) => userId).sort()).toEqual(readers);
  expect((await digestsByReader(db)).map(({ userId }) => userId).sort()).toEqual(readers);
});

test("a run that stopped halfway and is built after the next one's digest sends nothing more", async () => {
  const db = await emptyDatabase();
  const user = await insertUser(db);
  await store(db, [{ deadline: new Date("2026-12-20T19:00:00Z") }]);
  const stopped = servicesAround(db, MONDAY).services;
  const [left] = (await planDueDigests(stopped)).filter(({ kind }) => kind === "weekly");
  const nextWeek = new Date(MONDAY.getTime() + 7 * DAY_MS);
  await store(
    db,
    [{ title: "Snow clearing, next week", deadline: new Date("2026-12-20T19:00:00Z") }],
    new Date(MONDAY.getTime() + 2 * DAY_MS),
  );
  expect(await queueAt(db, nextWeek)).toBe(1);

  const late = servicesAround(db, new Date(nextWeek.getTime() + HOUR_MS)).services;
  expect(await buildDigest(late, left!.id)).toEqual({ queued: 0, isDone: true });

  expect(await digestsByReader(db)).toEqual([{ userId: user.id, at: nextWeek.getTime() }]);
});

test("a reader whose digest came days late gets the next one at least six days after it", async () => {
  const db = await emptyDatabase();
  await insertUser(db);
  await store(db, [{ deadline: new Date("2026-12-20T19:00:00Z") }]);
  const stopped = servicesAround(db, MONDAY).services;
  await planDueDigests(stopped);
  const saturday = new Date(MONDAY.getTime() + 5 * DAY_MS);
  expect(await queueAt(db, saturday)).toBe(1);
  await store(
    db,
    [{ title: "Snow clearing, next week", deadline: new Date("2026-12-20T19:00:00Z") }],
    saturday,
  );

  expect(await queueAt(db, new Date(MONDAY.getTime() + 7 * DAY_MS))).toBe(0);
  expect(await queueAt(db, new Date(MONDAY.getTime() + 14 * DAY_MS))).toBe(1);
});

test("whatever ticks are missed, repeated or stop halfway, nobody gets two digests within six days", async () => {
  const tick = fc.record({
    hours: fc.integer({ min: 0, max: 26 * 24 }),
    does: fc.constantFrom("everything", "plans only", "builds one step", "runs twice at once"),
  });
  const onboarding = fc.integer({ min: -14 * 24, max: 10 * 24 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(tick, { minLength: 3, maxLength: 10 }),
      fc.array(onboarding, { minLength: 1, maxLength: 4 }),
      async (ticks, onboardings) => {
        const db = await emptyDatabase();
        for (const hours of onboardings)
          await insertUser(db, { onboardedAt: new Date(SUNDAY.getTime() + hours * HOUR_MS) });
        let stored = SUNDAY.getTime() - DAY_MS;
        for (const { hours, does } of ticks.sort((a, b) => a.hours - b.hours)) {
          const at = new Date(SUNDAY.getTime() + hours * HOUR_MS);
          if (at.getTime() > stored) await store(db, [{ deadline: new Date("2027-02-01T19:00:00Z") }], at);
          stored = at.getTime();
          const { services } = servicesAround(db, at);
          const runs = await planDueDigests(services);
          if (does === "plans only") continue;
          if (does === "builds one step")
            await buildDigest(services, runs.at(-1)?.id ?? "none", { steps: 1 });
          else if (does === "runs twice at once")
            await Promise.all([...runs, ...runs].map(({ id }) => buildDigest(services, id)));
          else for (const { id } of runs) await buildDigest(services, id);
        }
        const got = await digestsByReader(db);
        for (const [i, { userId, at }] of got.entries())
          for (const later of got.slice(i + 1))
            if (later.userId === userId) expect(later.at - at).toBeGreaterThanOrEqual(6 * DAY_MS);
      },
    ),
    { numRuns: 15 },
  );
});

test("a first digest without anything new is no mail, and Monday's may follow", async () => {
  const db = await emptyDatabase();
  const user = await insertUser(db, { onboardedAt: new Date("2026-11-19T12:00:00Z") });

  expect(await queueAt(db, SUNDAY)).toBe(0);
  expect(await db.select().from(digestDeliveries)).toMatchObject([
    { userId: user.id, outcome: "nothing-new" },
  ]);
  await store(db, [{}], SUNDAY);
  expect(await queueAt(db, MONDAY)).toBe(1);
});

test("DS-10 users who switched it off, are not onboarded or lost access get no digest", async () => {
  const db = await emptyDatabase();
  await insertUser(db, { alertWeekly: false });
  await insertUser(db, { onboardedAt: null });
  await insertUser(db, {
    subscriptionStatus: "canceled",
    subscriptionEndDate: new Date("2026-11-01T00:00:00Z"),
  });
  const entitled = await insertUser(db, {
    subscriptionStatus: "canceled",
    subscriptionEndDate: new Date("2026-12-01T00:00:00Z"),
  });
  await store(db, [{}]);

  expect(await queueAt(db, MONDAY)).toBe(1);
  expect((await db.select().from(emails)).map(({ userId }) => userId)).toEqual([entitled.id]);
});

test("an interrupted run continues, and a missed one is made up", async () => {
  const db = await emptyDatabase();
  for (let i = 0; i < 130; i++) await insertUser(db, { contractValueMin: String(i) });
  await store(db, [{}]);
  const { services } = servicesAround(db, MONDAY);
  const run = (await planDueDigests(services)).find(({ kind }) => kind === "weekly");
  await buildDigest(services, run!.id, { steps: 1 });
  expect(await countRows(db, "emails")).toBe(100);

  expect(await queueAt(db, new Date(MONDAY.getTime() + 3 * DAY_MS))).toBe(30);

  const [done] = await db.select().from(digestRuns).where(eq(digestRuns.period, "2026-11-23"));
  expect(done).toMatchObject({ startedAt: MONDAY, completedAt: expect.any(Date) as Date });
});

test.each([
  { when: "the clocks go on", mondays: ["2026-03-02T13:00:00.000Z", "2026-03-09T12:00:00.000Z"] },
  { when: "the clocks go back", mondays: ["2026-10-26T12:00:00.000Z", "2026-11-02T13:00:00.000Z"] },
  { when: "the year ends", mondays: ["2026-12-28T13:00:00.000Z", "2027-01-04T13:00:00.000Z"] },
])("DC-06 when $when, cron of every hour brings one digest on each Monday at eight", async ({ mondays }) => {
  const db = await emptyDatabase();
  await insertUser(db, { onboardedAt: new Date("2025-06-01T12:00:00Z") });
  const [first, second] = mondays.map((monday) => Date.parse(monday)) as [number, number];
  const deadline = new Date(second + 30 * DAY_MS);
  // The missed run of the previous Monday is made up and has no bids.
  expect(await queueAt(db, new Date(first - 2 * DAY_MS))).toBe(0);
  await store(db, [{ title: "Snow clearing, first week", deadline }], new Date(first - DAY_MS));
  await store(db, [{ title: "Snow clearing, second week", deadline }], new Date(first + DAY_MS));

  const queued: Array<string> = [];
  for (let at = first - DAY_MS; at <= second + DAY_MS; at += HOUR_MS) {
    const tick = new Date(at);
    if ((await queueAt(db, tick)) > 0) queued.push(tick.toISOString());
  }
  expect(queued).toEqual(mondays);
});

test("a user deleted after planning gets no digest and delays nobody", async () => {
  const db = await emptyDatabase();
  const [gone, stays] = [await insertUser(db), await insertUser(db)];
  await store(db, [{}]);
  const { services } = servicesAround(db, MONDAY);
  const run = (await planDueDigests(services)).find(({ kind }) => kind === "weekly");
  await db.delete(accounts).where(eq(accounts.id, gone.id));

  expect(await buildDigest(services, run!.id)).toEqual({ queued: 1, isDone: true });
  expect((await db.select().from(emails)).map(({ userId }) => userId)).toEqual([stays.id]);
});

test("what is new is read once for thousands of different preferences: a hundred more are one query and one transaction more", async () => {
  const askedFor = async (people: number) => {
    const db = await emptyDatabase();
    for (let i = 0; i < people; i++)
      await insertUser(db, {
        contractValueMin: String(i),
        serviceTypes: [i % 2 ? "snow-removal-seasonal" : "ice rink"],
      });
    await store(db, [...manyNotices(5), { title: "Snow clearing around the ice rink" }]);
    const { d1, meter } = meteredD1(env.DB);
    const { services } = servicesAround(createDatabase(d1), MONDAY);
    const run = (await planDueDigests(services)).find(({ kind }) => kind === "weekly");
    meter.roundTrips = 0;
    expect(await buildDigest(services, run!.id)).toEqual({ queued: people, isDone: true });
    return meter.roundTrips;
  };
  expect((await askedFor(350)) - (await askedFor(50))).toBe(2 * 3);
});

test("people with the same preferences share one selection", async () => {
  const db = await emptyDatabase();
  for (let i = 0; i < 5; i++) await insertUser(db);
  await store(db, manyNotices(3));

  await queueAt(db, MONDAY);

  const bodies = new Set((await db.select().from(emails)).map(({ selectionId }) => selectionId));
  expect(bodies.size).toBe(1);
  expect(await countRows(db, "emails")).toBe(5);
});

test("the outbox is delivered once, and what a provider refuses is tried again later", async () => {
  const db = await emptyDatabase();
  await insertUser(db);
  await store(db, [{}]);
  await queueAt(db, MONDAY);
  const refusing = {
    ...servicesAround(db, MONDAY).services.email!,
    send: () => Promise.reject(new Error("The provider is down")),
  };

  expect(await deliverOutbox(servicesAround(db, MONDAY, { email: refusing }).services)).toBe(0);
  const [refused] = await db.select().from(emails);
  expect(refused).toMatchObject({ status: "queued", attempts: 1, lastError: "The provider is down" });

  const soon = servicesAround(db, new Date(MONDAY.getTime() + 30_000));
  expect(await deliverOutbox(soon.services)).toBe(0);
  const later = servicesAround(db, new Date(MONDAY.getTime() + 15 * 60_000));
  expect(await deliverOutbox(later.services)).toBe(1);
  expect(await deliverOutbox(later.services)).toBe(0);
  expect(later.sent).toHaveLength(1);
  const [sent] = await db.select().from(emails);
  expect(sent).toMatchObject({ status: "sent", providerId: "sent-1" });
});

test("two deliveries at once share the outbox", async () => {
  const db = await emptyDatabase();
  for (let i = 0; i < 6; i++) await insertUser(db);
  await store(db, [{}]);
  await queueAt(db, MONDAY);
  const { services, sent } = servicesAround(db, MONDAY);

  await Promise.all([deliverOutbox(services), deliverOutbox(services)]);

  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(6);
  expect(sent).toHaveLength(6);
});

test("without a provider messages wait in the outbox", async () => {
  const db = await emptyDatabase();
  await insertUser(db);
  await store(db, [{}]);
  await queueAt(db, MONDAY);

  expect(await deliverOutbox(servicesAround(db, MONDAY, { email: null }).services)).toBe(0);
  expect((await db.select().from(emails))[0]).toMatchObject({ status: "queued", attempts: 0 });
  expect((await db.select().from(users))[0]?.lastDigestAt).toEqual(MONDAY);
});
