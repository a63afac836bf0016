import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#drizzle/client";
import { accounts, digestRuns, emails, opportunities, users } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { queueAlerts } from "~/features/digests/queue-alerts.server";
import { countRows, emptyDatabase, insertUser, servicesAround } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { noticeOf, placeIn } from "../support/notices";
import { deliverOutbox } from "../support/outbox";

const START = new Date("2026-11-23T15:00:00Z");
const MINUTE_MS = 60_000;
const after = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS);

const valued = (contractValue: number | null, currency: "CAD" | "USD" = "CAD") => ({
  value: { contractValue, estimatedValue: null, budgetMin: null, budgetMax: null, currency },
});

async function store(db: Database, notices: ReadonlyArray<Partial<Notice>>, at: Date) {
  const whole = notices.map((notice, i) =>
    noticeOf({
      key: `${at.getTime()}-${i}`,
      reference: null,
      title: `Snow clearing ${at.getTime()}-${i}`,
      ...notice,
    }),
  );
  await ingestNotices(db, { id: "canadabuys", name: "CanadaBuys" }, whole, at);
}

const pro = (db: Database, overrides: Partial<typeof users.$inferInsert> = {}) =>
  insertUser(db, { role: "pro", subscriptionStatus: "active", alertInstant: true, ...overrides });

/** Counts alerted bids over all mails; each mail lists its bids. */
async function countTold(db: Database) {
  const mails = await db.select({ ids: emails.opportunityIds }).from(emails);
  return mails.reduce((sum, { ids }) => sum + new Set(ids).size, 0);
}

const alertAt = async (db: Database, at: Date) => (await queueAlerts(servicesAround(db, at).services)).queued;

test("DC-09 RP-10 one new contract of $100,001 is one mail to each Pro concerned, however often the run is fired", async () => {
  const db = await emptyDatabase();
  const [first, second] = [await pro(db), await pro(db, { regions: ["CA-ON"], serviceTypes: [] })];
  await store(db, [valued(100_001)], START);

  expect(await alertAt(db, after(15))).toBe(2);
  expect(await alertAt(db, after(15))).toBe(0);
  expect(await alertAt(db, after(30))).toBe(0);
  await Promise.all([alertAt(db, after(45)), alertAt(db, after(45)), alertAt(db, after(46))]);

  const { services, sent } = servicesAround(db, after(46));
  expect(await deliverOutbox(services)).toBe(2);
  expect(sent.map(({ to }) => to).sort()).toEqual([first.email, second.email].sort());
  expect(sent[0]?.subject).toMatch(/^New bid over \$100,000: Snow clearing/);
});

test("RP-11 nothing for $100,000 exactly, another region or trade, alerts off, trial, basic, or below the reader's minimum", async () => {
  const db = await emptyDatabase();
  await pro(db, { alertInstant: false });
  await pro(db, { role: "trial" });
  await pro(db, { role: "basic" });
  await pro(db, { serviceTypes: ["paving-asphalt"] });
  await pro(db, { contractValueMin: "500000" });
  await pro(db, { onboardedAt: null });
  await pro(db, { subscriptionStatus: "canceled", subscriptionEndDate: after(-60) });
  const told = await pro(db, { contractValueMin: "50000" });
  await store(
    db,
    [
      valued(100_000),
      valued(null),
      { ...valued(200_000), deadline: after(-30) },
      { ...valued(200_000), status: "cancelled" },
      { ...valued(200_000), title: "Snow clearing in York", place: placeIn("York Region") },
      { ...valued(250_000), title: "Snow clearing, the one" },
    ],
    START,
  );

  await alertAt(db, after(15));

  const mails = await db.select().from(emails);
  expect(mails.map(({ userId }) => userId)).toEqual([told.id]);
  expect(await countTold(db)).toBe(1);
});

test("an alert follows a trade in the reader's own words, by the same rule as the feed", async () => {
  const db = await emptyDatabase();
  const user = await pro(db, { serviceTypes: ["ice rink"] });
  await pro(db, { serviceTypes: ["zamboni"] });
  await store(db, [{ ...valued(300_000), title: "Snow clearing around the ice rinks" }], START);

  expect(await alertAt(db, after(15))).toBe(1);
  expect((await db.select().from(emails))[0]?.userId).toBe(user.id);
});

test("a change that raises a notice over $100,000 triggers one alert", async () => {
  const db = await emptyDatabase();
  await pro(db);
  await store(db, [{ key: "K", title: "Snow clearing of depots", ...valued(90_000) }], START);
  expect(await alertAt(db, after(15))).toBe(0);

  await store(db, [{ key: "K", title: "Snow clearing of depots", ...valued(150_000) }], after(20));
  expect(await alertAt(db, after(30))).toBe(1);
  await store(db, [{ key: "K", title: "Snow clearing of depots", ...valued(160_000) }], after(40));
  expect(await alertAt(db, after(45))).toBe(0);
});

test("users already alerted about an opportunity are not alerted about its change; others are", async () => {
  const db = await emptyDatabase();
  const known = await pro(db);
  await store(db, [{ key: "K", title: "Snow clearing of depots", ...valued(150_000) }], START);
  expect(await alertAt(db, after(15))).toBe(1);
  const late = await pro(db);
  await store(
    db,
    [
      { key: "K", title: "Snow clearing of depots", ...valued(180_000) },
      { key: "N", title: "Snow clearing of lots", ...valued(200_000) },
    ],
    after(20),
  );

  expect(await alertAt(db, after(30))).toBe(2);

  const told = await db.select().from(emails);
  const idsOf = (user: { id: string }) =>
    told.filter(({ userId }) => userId === user.id).map(({ opportunityIds }) => opportunityIds?.length);
  expect(idsOf(known)).toEqual([1, 1]);
  expect(idsOf(late)).toEqual([2]);
});

test("two simultaneous runs alert each user once", async () => {
  const db = await emptyDatabase();
  await pro(db);
  await alertAt(db, START);
  await store(db, [valued(200_000), valued(300_000)], after(5));

  const queued = await Promise.all([15, 16, 17].map((minutes) => alertAt(db, after(minutes))));

  expect(queued.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await countTold(db)).toBe(2);
});

test("many at once send one mail with at most twenty bids and a link to the rest", async () => {
  const db = await emptyDatabase();
  await pro(db);
  await store(
    db,
    Array.from({ length: 23 }, (_, i) => ({ title: `Snow clearing of lot ${i}`, ...valued(200_000 + i) })),
    START,
  );

  expect(await alertAt(db, after(15))).toBe(1);

  const { services, sent } = servicesAround(db, after(15));
  await deliverOutbox(services);
  expect(sent[0]?.subject).toBe("23 new bids over $100,000");
  expect(sent[0]?.text.match(/^(?:\[urgent\] )?Snow clearing of lot/gm)).toHaveLength(20);
  expect(sent[0]?.text).toContain("3 more in your feed");
  expect(await countTold(db)).toBe(23);
});

test("after three days without runs, alerts cover everything since and nothing older", async () => {
  const db = await emptyDatabase();
  await store(db, [{ title: "Snow clearing, old", ...valued(200_000) }], after(-60 * 24 * 5));
  const user = await pro(db);
  await alertAt(db, START);
  expect(await countRows(db, "emails")).toBe(0);

  await store(db, [{ title: "Snow clearing, first", ...valued(200_000) }], after(60));
  await store(db, [{ title: "Snow clearing, second", ...valued(200_000) }], after(60 * 24 * 2));
  expect(await alertAt(db, after(60 * 24 * 3))).toBe(1);
  expect((await db.select().from(emails))[0]).toMatchObject({ userId: user.id });
  expect(await countTold(db)).toBe(2);
  expect(await db.select().from(digestRuns)).toHaveLength(2);
});

test("changed preferences apply from the next run", async () => {
  const db = await emptyDatabase();
  const user = await pro(db, { regions: ["CA-ON-YOR"] });
  await store(db, [valued(200_000)], START);
  expect(await alertAt(db, after(15))).toBe(0);

  await db
    .update(users)
    .set({ regions: ["CA-ON-PEL"] })
    .where(eq(users.id, user.id));
  await store(db, [valued(300_000)], after(20));
  expect(await alertAt(db, after(30))).toBe(1);
});

test("a withdrawn contract and a deleted user are left out of alerts and delay no other message", async () => {
  const db = await emptyDatabase();
  const [stays, gone] = [await pro(db), await pro(db)];
  const onlyTheOneThatGoes = await pro(db, { contractValueMin: "500000" });
  await store(
    db,
    [
      { title: "Snow clearing that stays", ...valued(200_000) },
      { title: "Snow clearing that goes", ...valued(900_000) },
    ],
    START,
  );
  expect(await alertAt(db, after(15))).toBe(3);
  await db.delete(accounts).where(eq(accounts.id, gone.id));
  await db
    .update(opportunities)
    .set({ status: "withdrawn" })
    .where(eq(opportunities.title, "Snow clearing that goes"));

  const { services, sent } = servicesAround(db, after(16));
  expect(await deliverOutbox(services)).toBe(1);
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    [stays.email, "New bid over $100,000: Snow clearing that stays"],
  ]);
  expect(sent[0]?.text).not.toContain("that goes");
  const dropped = await db.select().from(emails).where(eq(emails.status, "dropped"));
  expect(dropped.map(({ userId, lastError }) => [userId, lastError]).toSorted()).toEqual(
    [
      [null, "The account is gone"],
      [onlyTheOneThatGoes.id, "Everything in it was withdrawn"],
    ].toSorted(),
  );
});

test("line ends, HTML and script in a title stay text in an alert, in its subject too", async () => {
  const db = await emptyDatabase();
  await pro(db);
  await store(
    db,
    [
      {
        ...valued(200_000),
        title: "Snow clearing\r\nBcc: all@example.com <script>alert(1)</script>",
        summary: "Déneigement <b>gras</b> ".repeat(1_300),
      },
    ],
    START,
  );
  await alertAt(db, after(15));

  const { services, sent } = servicesAround(db, after(15));
  await deliverOutbox(services);
  expect(sent[0]?.subject).toMatch(/^New bid over \$100,000: Snow clearing Bcc: all@example\.com/);
  expect(sent[0]?.subject).not.toMatch(/[\r\n]/);
  expect(sent[0]?.html).not.toMatch(/<script|<b>gras/);
  expect(new TextEncoder().encode(sent[0]?.html).length).toBeLessThan(20_000);
});
