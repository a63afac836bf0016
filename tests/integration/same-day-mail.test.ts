import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createDatabase, type Database } from "#drizzle/client";
import { emails, mailPauses, mailSuppressions, sameDayRuns, users } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { queueAlerts } from "~/features/digests/queue-alerts.server";
import { queueSameDayMails } from "~/features/digests/queue-same-day.server";
import { chooseMail, findMailReader } from "~/features/mail/mail-choices.server";
import { bulkLinks } from "~/features/outbox/mail-links.server";
import type { WorkTask } from "~/ports/work-queue";
import { countRows, emptyDatabase, insertUser, servicesAround } from "../support/database";
import { dyingD1 } from "../support/dying-d1";
import { ingestNotices } from "../support/ingest";
import { noticeOf, placeIn } from "../support/notices";
import { buildDueDigests, deliverOutbox } from "../support/outbox";

/** A Tuesday. */
const FOUR_OCLOCK = new Date("2026-11-24T21:00:00Z");
const HOUR_MS = 60 * 60_000;
const hoursLater = (hours: number, from = FOUR_OCLOCK) => new Date(from.getTime() + hours * HOUR_MS);
const MORNING = hoursLater(-6);

const valued = (contractValue: number | null) => ({
  value: { contractValue, estimatedValue: null, budgetMin: null, budgetMax: null, currency: "CAD" as const },
});

async function store(db: Database, notices: ReadonlyArray<Partial<Notice>>, at: Date) {
  const whole = notices.map((notice, i) =>
    noticeOf({
      key: `${at.getTime()}-${i}`,
      reference: null,
      title: `Snow clearing ${at.getTime()}-${i}`,
      ...valued(null),
      ...notice,
    }),
  );
  await ingestNotices(db, { id: "canadabuys", name: "CanadaBuys" }, whole, at);
}

const pro = (db: Database, overrides: Partial<typeof users.$inferInsert> = {}) =>
  insertUser(db, { role: "pro", subscriptionStatus: "active", alertSameDay: true, ...overrides });

/** How many messages one part has queued; `null` if nothing was due. */
const queueAt = async (db: Database, at: Date, readersAtOnce?: number) =>
  (await queueSameDayMails(servicesAround(db, at).services, { readersAtOnce }))?.queued ?? null;

/** How many bids each of a reader's messages of this kind names, the oldest message first. */
async function namedTo(db: Database, userId: string) {
  const rows = await db.select().from(emails).where(eq(emails.userId, userId)).orderBy(emails.createdAt);
  return rows.filter(({ kind }) => kind === "same-day").map(({ opportunityIds }) => opportunityIds?.length);
}

async function sentTo(db: Database, at: Date) {
  const { services, sent } = servicesAround(db, at);
  await deliverOutbox(services);
  return sent;
}

test("one mail at four names the day's new bids without a value, with buyer's place and closing date, and none is sent twice", async () => {
  const db = await emptyDatabase();
  const reader = await pro(db);
  await store(db, [{ title: "Snow clearing of depots" }, { title: "Snow clearing of lots" }], MORNING);

  expect(await queueAt(db, hoursLater(-0.01))).toBeNull();
  expect(await queueAt(db, FOUR_OCLOCK)).toBe(1);
  expect(await queueAt(db, FOUR_OCLOCK)).toBeNull();
  expect(await queueAt(db, hoursLater(7))).toBeNull();

  const [mail, ...others] = await sentTo(db, FOUR_OCLOCK);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: reader.email,
    subject: "2 new bids: Snow clearing of lots, Peel Region, and 1 more without a stated value",
  });
  expect(mail!.html).toMatch(/Closes [^<]*, Peel Region\. Then: Snow clearing of depots/);
  for (const part of [mail!.text, mail!.html]) {
    expect(part).toContain("Snow clearing of depots");
    expect(part).toContain("Snow clearing of lots");
    expect(part).toContain("Closes ");
    expect(part).toContain("Peel Region");
    expect(part).toContain("Contact for pricing");
  }
  expect(mail!.text).toContain("the same-day email is on");
  expect(mail!.headers).toMatchObject({ "List-Id": "<same-day-bids.bids.example>" });
});

test("the next day's mail begins where the last run ended, and a day without such bids has none", async () => {
  const db = await emptyDatabase();
  const { id } = await pro(db);
  await store(db, [{}], MORNING);
  await queueAt(db, FOUR_OCLOCK);
  await store(db, [{}, {}], hoursLater(1));

  expect(await queueAt(db, hoursLater(23))).toBeNull();
  expect(await queueAt(db, hoursLater(24))).toBe(1);
  expect(await queueAt(db, hoursLater(48))).toBe(0);
  expect(await namedTo(db, id)).toEqual([1, 2]);
  expect(await countRows(db, "same_day_runs")).toBe(3);
});

test("after a missed day, one mail names what is new since the last run", async () => {
  const db = await emptyDatabase();
  const { id } = await pro(db);
  await queueAt(db, FOUR_OCLOCK);
  await store(db, [{}], hoursLater(2));
  await store(db, [{}], hoursLater(30));

  // Past midnight, the missed day is no longer due.
  expect(await queueAt(db, hoursLater(33))).toBeNull();
  expect(await queueAt(db, hoursLater(48.5))).toBe(1);
  expect(await namedTo(db, id)).toEqual([2]);
});

test("the first run of all looks back one day", async () => {
  const db = await emptyDatabase();
  const { id } = await pro(db);
  await store(db, [{}, {}, {}], hoursLater(-25));
  await store(db, [{}], hoursLater(-23));

  expect(await queueAt(db, FOUR_OCLOCK)).toBe(1);
  expect(await namedTo(db, id)).toEqual([1]);
});

test("bids with a value, closed, withdrawn or of another place or trade are left out; the minimum does not apply", async () => {
  const db = await emptyDatabase();
  const { id } = await pro(db, { contractValueMin: "500000" });
  await store(
    db,
    [
      valued(90_000),
      valued(0),
      { deadline: hoursLater(-1) },
      { status: "cancelled" },
      { title: "Snow clearing in York", place: placeIn("York Region") },
      { title: "Repaving of Main Street" },
      { title: "Snow clearing, the one" },
    ],
    MORNING,
  );

  await queueAt(db, FOUR_OCLOCK);

  const [mail] = await sentTo(db, FOUR_OCLOCK);
  expect(await namedTo(db, id)).toEqual([1]);
  expect(mail?.subject).toBe("New bid without a stated value: Snow clearing, the one");
});

test("nobody else gets it: switched off, trial, basic, not onboarded, ended, paused, bounced", async () => {
  const db = await emptyDatabase();
  await pro(db, { alertSameDay: false, alertInstant: true });
  await pro(db, { role: "trial", subscriptionStatus: "trialing" });
  await pro(db, { role: "basic" });
  await pro(db, { onboardedAt: null });
  await pro(db, { subscriptionStatus: "canceled", subscriptionEndDate: MORNING });
  const paused = await pro(db);
  await db.insert(mailPauses).values({ userId: paused.id, until: hoursLater(1) });
  const bounced = await pro(db);
  await db.insert(mailSuppressions).values({ email: bounced.email, reason: "bounce", at: MORNING });
  const reader = await pro(db, { alertInstant: false });
  await store(db, [{}], MORNING);

  expect(await queueAt(db, FOUR_OCLOCK)).toBe(1);
  expect((await db.select().from(emails)).map(({ userId }) => userId)).toEqual([reader.id]);
});

test("readers with the same wishes each get their mail, also for a trade in their own words", async () => {
  const db = await emptyDatabase();
  const same = [await pro(db), await pro(db), await pro(db)];
  const own = await pro(db, { serviceTypes: ["ice rink"] });
  await store(db, [{ title: "Snow clearing around the ice rinks" }, {}], MORNING);

  expect(await queueAt(db, FOUR_OCLOCK)).toBe(4);
  for (const { id } of same) expect(await namedTo(db, id)).toEqual([2]);
  expect(await namedTo(db, own.id)).toEqual([1]);
});

test("after a downgrade between four o'clock and delivery the mail does not leave, nor does it after switching it off", async () => {
  const db = await emptyDatabase();
  const [downgraded, stopped, stays] = [await pro(db), await pro(db), await pro(db)];
  await store(db, [{}], MORNING);
  expect(await queueAt(db, FOUR_OCLOCK)).toBe(3);
  await db.update(users).set({ role: "basic" }).where(eq(users.id, downgraded.id));
  await db.update(users).set({ alertSameDay: false }).where(eq(users.id, stopped.id));

  expect((await sentTo(db, FOUR_OCLOCK)).map(({ to }) => to)).toEqual([stays.email]);
  await store(db, [{}], hoursLater(2));
  expect(await queueAt(db, hoursLater(24))).toBe(1);
});

test("a bid that Monday's digest covered is not in Monday's mail, and one that came after it is", async () => {
  const db = await emptyDatabase();
  const monday = new Date("2026-11-23T13:00:00Z");
  const both = await pro(db, { onboardedAt: new Date("2026-11-01T12:00:00Z") });
  const noDigest = await pro(db, { alertWeekly: false });
  await queueAt(db, hoursLater(-48));
  await store(db, [{}, {}], new Date("2026-11-23T03:00:00Z"));
  expect(await buildDueDigests(servicesAround(db, monday).services)).toBe(1);
  await store(db, [{}], new Date("2026-11-23T16:00:00Z"));

  expect(await queueAt(db, hoursLater(-24))).toBe(2);
  expect(await namedTo(db, both.id)).toEqual([1]);
  expect(await namedTo(db, noDigest.id)).toEqual([3]);
});

test("nobody is told of a bid as new by the instant alert and by the same-day mail", async () => {
  const db = await emptyDatabase();
  const reader = await pro(db, { alertInstant: true });
  const title = "Snow clearing of depots";
  await store(db, [{ key: "A", title, ...valued(200_000) }], MORNING);
  await queueAlerts(servicesAround(db, MORNING).services);
  // The portal takes the value away, and states another bid's value late.
  await store(db, [{ key: "A", title }, { key: "B" }], hoursLater(-3));
  await queueAt(db, FOUR_OCLOCK);
  expect(await namedTo(db, reader.id)).toEqual([1]);

  await store(db, [{ key: "B", ...valued(300_000) }], hoursLater(1));
  expect((await queueAlerts(servicesAround(db, hoursLater(1)).services)).queued).toBe(0);
  expect(await countRows(db, "emails where kind = 'alert'")).toBe(1);
});

test("simultaneous runs queue each reader's mail once", async () => {
  const db = await emptyDatabase();
  await pro(db);
  await pro(db);
  await store(db, [{}], MORNING);

  const queued = await Promise.all([0, 0, 1, 2].map((hours) => queueAt(db, hoursLater(hours))));

  expect(queued.reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(2);
  expect(await countRows(db, "emails")).toBe(2);
  expect(await db.select().from(sameDayRuns)).toHaveLength(1);
});

test("a run that is killed at any of its requests, and started again, queues each mail once", async () => {
  let isKilled = true;
  for (let at = 1; isKilled; at++) {
    isKilled = false;
    for (const after of [false, true]) {
      const db = await emptyDatabase();
      await pro(db);
      await pro(db, { serviceTypes: [] });
      await store(db, [{}, {}], MORNING);

      const dying = createDatabase(dyingD1(env.DB, { at, after }));
      isKilled = await queueSameDayMails({ ...servicesAround(db, FOUR_OCLOCK).services, db: dying }).then(
        () => isKilled,
        () => true,
      );
      await queueAt(db, hoursLater(0.25));

      const mails = await db.select().from(emails);
      expect(mails.map(({ opportunityIds }) => opportunityIds?.length)).toEqual([2, 2]);
    }
    expect(at).toBeLessThan(20);
  }
});

test("a run of many readers goes in parts, which the queue continues also after midnight, up to the same bid", async () => {
  const db = await emptyDatabase();
  const readers = [];
  for (const contractValueMin of ["0", "0", "25000", "0", "50000"])
    readers.push(await pro(db, { contractValueMin }));
  await store(db, [{}], MORNING);
  const tasks: Array<WorkTask> = [];
  const workQueue = { push: (all: ReadonlyArray<WorkTask>) => Promise.resolve(void tasks.push(...all)) };
  const { services } = servicesAround(db, FOUR_OCLOCK, { workQueue });
  const part = (at: Date) => queueSameDayMails({ ...services, now: () => at }, { readersAtOnce: 2 });

  expect(await part(FOUR_OCLOCK)).toEqual({ queued: 2, isDone: false });
  expect(tasks).toEqual([{ task: "same-day", at: FOUR_OCLOCK.toISOString() }]);
  // It is for the next run. A reader who changes their wishes may come again, and gets nothing more.
  await store(db, [{}], hoursLater(1));
  await db.update(users).set({ contractValueMin: "100000" });
  expect(await part(hoursLater(7))).toMatchObject({ isDone: false });
  while (!(await part(hoursLater(8)))!.isDone);

  expect(await part(hoursLater(9))).toBeNull();
  for (const { id } of readers) expect(await namedTo(db, id)).toEqual([1]);
  while (!(await part(hoursLater(24)))!.isDone);
  for (const { id } of readers) expect(await namedTo(db, id)).toEqual([1, 1]);
});

test("a run in parts of one reader that is killed at every request in turn queues each mail once", async () => {
  for (const after of [false, true]) {
    const db = await emptyDatabase();
    const readers = [await pro(db), await pro(db), await pro(db), await pro(db)];
    await store(db, [{}, {}], MORNING);
    for (let at = 1; at <= 8; at++) {
      const dying = createDatabase(dyingD1(env.DB, { at, after }));
      await queueAt(dying, hoursLater(at / 100), 1).catch(() => undefined);
    }
    while ((await queueAt(db, hoursLater(0.5), 1)) !== null);

    for (const { id } of readers) expect(await namedTo(db, id)).toEqual([2]);
    expect(await countRows(db, "same_day_runs where completed_at is not null")).toBe(1);
  }
});

test("the mail's link stops this mail alone, for others than Pro nothing switches it on, and stopping everything includes it", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, FOUR_OCLOCK);
  const { id } = await pro(db, { alertInstant: true });
  await store(db, [{}], MORNING);
  await queueAt(db, FOUR_OCLOCK);
  const [mail] = await db.select().from(emails);
  const { stop } = await bulkLinks(services, mail!);
  const reader = (await findMailReader(services, stop.split("/").at(-1)!))!;
  expect(reader).toEqual({ userId: id, list: "same-day" });
  const switches = async () => {
    const [user] = await db.select().from(users).where(eq(users.id, id));
    return [user!.alertWeekly, user!.alertInstant, user!.alertSameDay];
  };

  await chooseMail(services, reader, `stop-${reader.list}`, "one-click");
  expect(await switches()).toEqual([true, true, false]);
  expect(await chooseMail(services, reader, "start-same-day", "page")).toBe("done");
  expect(await switches()).toEqual([true, true, true]);
  await chooseMail(services, reader, "stop-all", "page");
  expect(await switches()).toEqual([false, false, false]);
  await db.update(users).set({ role: "basic" }).where(eq(users.id, id));
  expect(await chooseMail(services, reader, "start-same-day", "page")).toBe("needs-pro");
  expect(await switches()).toEqual([false, false, false]);
});

test("what closes first comes first, and what states no closing date last", async () => {
  const db = await emptyDatabase();
  await pro(db);
  const closing = [hoursLater(200), null, hoursLater(100), hoursLater(300)];
  await store(
    db,
    closing.map((deadline, i) => ({ title: `Snow clearing of lot ${i}`, deadline })),
    MORNING,
  );
  await queueAt(db, FOUR_OCLOCK);

  const [mail] = await sentTo(db, FOUR_OCLOCK);
  const named = [...mail!.text.matchAll(/^(?:\[urgent\] )?Snow clearing of lot (\d)/gm)].map(
    ([, lot]) => lot,
  );
  expect(named).toEqual(["2", "0", "3", "1"]);
  expect(mail!.subject).toContain("Snow clearing of lot 2");
});

test("more than twenty bids are twenty items and a link to the rest", async () => {
  const db = await emptyDatabase();
  await pro(db);
  await store(
    db,
    Array.from({ length: 23 }, (_, i) => ({ title: `Snow clearing of lot ${i}` })),
    MORNING,
  );
  await queueAt(db, FOUR_OCLOCK);

  const [mail] = await sentTo(db, FOUR_OCLOCK);
  expect(mail?.subject).toMatch(
    /^23 new bids: Snow clearing of lot \d+, Peel Region, and 22 more without a stated value$/,
  );
  expect(mail?.text.match(/^(?:\[urgent\] )?Snow clearing of lot/gm)).toHaveLength(20);
  expect(mail?.text).toContain("3 more in your feed");
});
