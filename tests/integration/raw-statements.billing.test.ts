import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { runOne } from "#drizzle/batch";
import { billingSubscriptions, emails, opportunities, userBids, users } from "#drizzle/schema";
import { createLocalPayments, localPayments } from "~/features/local/payment-table.sql.server";
import { saveAnyBid } from "~/features/self-checks/saved-bid-check.sql.server";
import { queueBillingMail } from "~/features/subscriptions/billing-mail.sql.server";
import { showBestSubscription } from "~/features/subscriptions/subscription-records.sql.server";
import { emptyDatabase, insertUser } from "../support/database";

const NOW = new Date("2026-11-20T15:00:00Z");

test("a billing mail is queued once, and only if the last notified state is unchanged", async () => {
  const db = await emptyDatabase();
  const to = await insertUser(db, { billingTold: "basic-monthly:active" });
  const mail = { to, message: { subject: "Hello", html: "<p>Hello</p>", text: "Hello" }, key: "greeting" };
  await runOne(db, queueBillingMail({ ...mail, lastNotified: null }, NOW));
  expect(await db.select().from(emails)).toEqual([]);

  await runOne(db, queueBillingMail({ ...mail, lastNotified: to.billingTold }, NOW));
  await runOne(db, queueBillingMail({ ...mail, lastNotified: to.billingTold }, NOW));
  expect(await db.select().from(emails)).toMatchObject([
    {
      kind: "billing",
      userId: to.id,
      recipient: to.email,
      subject: "Hello",
      status: "queued",
      createdAt: NOW,
    },
  ]);
});

test("a profile shows its user's subscription", async () => {
  const db = await emptyDatabase();
  const { id: userId } = await insertUser(db);
  await db.insert(billingSubscriptions).values({
    id: "9",
    userId,
    claim: 1,
    customerId: "8",
    role: "pro",
    interval: "yearly",
    status: "active",
    endsAt: NOW,
    isTest: false,
    providerCreatedAt: NOW,
    providerUpdatedAt: NOW,
    readAt: NOW,
  });
  await runOne(db, showBestSubscription(sql`${userId}`, NOW));
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  expect(user).toMatchObject({ role: "pro", billingInterval: "yearly", subscriptionEndDate: NOW });
});

test("the self-check saves a bid that its user has not saved", async () => {
  const db = await emptyDatabase();
  const { id: userId } = await insertUser(db);
  await db.insert(opportunities).values({ id: 1, title: "Snow", portalSource: "x" });
  await runOne(db, saveAnyBid({ id: "first", userId }));
  await runOne(db, saveAnyBid({ id: "second", userId }));
  expect(await db.select().from(userBids)).toMatchObject([
    { id: "first", userId, bidId: 1, status: "interested" },
  ]);
});

test("the payment stand-in creates its own table, once", async () => {
  const db = await emptyDatabase();
  await runOne(db, createLocalPayments());
  await runOne(db, createLocalPayments());
  const row = { id: "checkout:1", kind: "checkout", email: "a@b.example" } as const;
  const body = { email: row.email, userId: null, plan: null, redirectUrl: "/" };
  await db.insert(localPayments).values({ ...row, body });
  expect(await db.select().from(localPayments).where(eq(localPayments.id, row.id))).toEqual([
    { ...row, body },
  ]);
  await db.delete(localPayments);
});
