import { eq, like } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "#drizzle/client";
import { billingSubscriptions, emails, users } from "#drizzle/schema";
import type { EndReason } from "~/domain/billing/endings";
import type { ProviderAction, ProviderMessage } from "~/features/local/payment-provider";
import { syncSubscription } from "~/features/subscriptions/sync-subscription.server";
import { runBilling } from "~/features/subscriptions/timed-billing.server";
import { emptyDatabase, insertUser } from "../support/database";
import { type Provider, startProvider } from "../support/payments";

const START = new Date("2026-11-20T15:00:00Z");
const DAY_H = 24;

let db: Database;
let provider: Provider;

beforeEach(async () => {
  db = await emptyDatabase();
  provider = await startProvider(db, START);
});
afterEach(() => vi.unstubAllGlobals());

async function customer() {
  const { id, email } = await insertUser(db);
  for (const message of await provider.buy({ email, userId: id }, "basic-monthly"))
    await provider.send(message);
  return { id, email, subscriptionId: (await provider.list(email))[0]!.id };
}

async function act(subscriptionId: string, action: ProviderAction) {
  const messages = (await provider.act(subscriptionId, action))!;
  for (const message of messages) await provider.send(message);
  return messages;
}

const subjects = async () => (await db.select().from(emails)).map(({ subject }) => subject);
const lastMail = async () => (await db.select().from(emails)).at(-1)!;

type Step = { action?: ProviderAction; days: number };

const ENDS: ReadonlyArray<{ reason: EndReason; steps: ReadonlyArray<Step>; subject: string; says: string }> =
  [
    {
      reason: "canceled",
      steps: [{ action: "cancel", days: 5 }, { days: 40 }],
      subject: "Your subscription has ended",
      says: "Basic, monthly was canceled, and the period you paid for is over.",
    },
    {
      reason: "payment-failed",
      steps: [
        { action: "fail", days: 30 },
        { action: "expire", days: 14 },
      ],
      subject: "Your subscription has ended because a payment failed",
      says: "The payment for Basic, monthly failed and could not be collected when it was tried again.",
    },
    {
      reason: "paused",
      steps: [{ action: "pause", days: 5 }, { days: 40 }],
      subject: "Your subscription is paused and the paid period is over",
      says: "you are not charged while it is paused",
    },
    {
      reason: "provider",
      steps: [{ action: "expire", days: 5 }],
      subject: "Your subscription has ended",
      says: "Lemon Squeezy, which handles our payments, ended Basic, monthly, for example after a refund.",
    },
  ];

test.each(ENDS)("a subscription that ends ($reason) is told once, with its reason", async (end) => {
  const { id, subscriptionId } = await customer();
  const told: Array<ProviderMessage> = [];
  for (const { action, days } of end.steps) {
    provider.later(days * DAY_H);
    if (action) told.push(...(await act(subscriptionId, action)));
    await Promise.all([runBilling(provider.services), runBilling(provider.services)]);
  }
  const [record] = await db.select().from(billingSubscriptions);
  expect(record!.endReason).toBe(end.reason);
  expect((await lastMail()).subject).toBe(end.subject);
  expect((await lastMail()).text).toContain(end.says);
  expect((await lastMail()).text).not.toContain("You keep");
  const mails = await subjects();
  expect(mails.filter((subject) => subject === end.subject)).toHaveLength(1);

  for (const message of told) await provider.send(message);
  await syncSubscription(provider.services, id);
  provider.later(30 * DAY_H);
  await runBilling(provider.services);
  expect(await subjects()).toEqual(mails);
});

test("a canceled plan is announced when it is canceled and again when it ends, also when the provider then expires it", async () => {
  const { subscriptionId } = await customer();
  provider.later(DAY_H);
  await act(subscriptionId, "cancel");
  expect((await lastMail()).text).toContain("You keep Basic, monthly until 20 Dec 2026.");
  provider.later(30 * DAY_H);
  await runBilling(provider.services);
  await act(subscriptionId, "expire");
  await runBilling(provider.services);
  expect(await subjects()).toEqual([
    "Welcome to Basic, monthly",
    "Your subscription is canceled",
    "Your subscription has ended",
  ]);
});

test("a pause is announced, and ending it too", async () => {
  const { subscriptionId } = await customer();
  provider.later(DAY_H);
  await act(subscriptionId, "pause");
  expect((await lastMail()).text).toContain("You will not be charged while it is paused.");
  provider.later(DAY_H);
  await act(subscriptionId, "unpause");
  const [record] = await db.select().from(billingSubscriptions);
  expect(record!.endReason).toBeNull();
  expect(await subjects()).toEqual([
    "Welcome to Basic, monthly",
    "Your subscription is paused",
    "Your subscription continues",
  ]);
});

test("an end that could not be told at once is told by the timed job, once", async () => {
  const { id, email, subscriptionId } = await customer();
  provider.later(DAY_H);
  const messages = (await provider.act(subscriptionId, "expire"))!;
  await db.$client.exec(
    "create trigger no_mail before insert on emails begin select raise(abort, 'killed'); end",
  );
  for (const message of messages) await provider.send(message).catch(() => null);
  await db.$client.exec("drop trigger no_mail");
  expect(await subjects()).toEqual(["Welcome to Basic, monthly"]);

  await Promise.all([runBilling(provider.services), syncSubscription(provider.services, id)]);
  await runBilling(provider.services);

  const told = await db.select().from(emails).where(eq(emails.recipient, email));
  expect(told.map(({ subject }) => subject)).toEqual([
    "Welcome to Basic, monthly",
    "Your subscription has ended",
  ]);
});

const history = fc.array(
  fc.record({
    action: fc.constantFrom<ProviderAction>("fail", "recover", "cancel", "resume", "pause", "unpause"),
    hours: fc.integer({ min: 1, max: 200 }),
  }),
  { maxLength: 4 },
);
const fates = fc.array(fc.record({ place: fc.nat(), copies: fc.constantFrom(0, 1, 2) }), {
  minLength: 30,
  maxLength: 30,
});

test("whatever the order, number and loss of the messages, the end is told exactly once", async () => {
  await fc.assert(
    fc.asyncProperty(history, fates, async (steps, arrivals) => {
      db = await emptyDatabase();
      provider = await startProvider(db, START);
      const { id, subscriptionId } = await customer();
      const messages: Array<ProviderMessage> = [];
      for (const { action, hours } of steps) {
        provider.later(hours);
        messages.push(...((await provider.act(subscriptionId, action)) ?? []));
      }
      provider.later(1);
      messages.push(...((await provider.act(subscriptionId, "expire")) ?? []));
      const sent = messages
        .map((message, n) => ({ message, ...arrivals[n % arrivals.length]! }))
        .sort((a, b) => a.place - b.place)
        .flatMap(({ message, copies }) => Array<ProviderMessage>(copies).fill(message));
      for (const message of sent) await provider.send(message);
      provider.later(2);
      await runBilling(provider.services);
      for (const message of sent) await provider.send(message);
      await syncSubscription(provider.services, id);

      const ends = await db.select().from(emails).where(like(emails.dedupeKey, "%:ended:%"));
      expect(ends).toHaveLength(1);
      const [user] = await db.select().from(users).where(eq(users.id, id));
      expect(user!.billingTold).toBe(`basic-monthly:ended:${subscriptionId}`);
    }),
    { numRuns: 25, endOnFailure: true },
  );
}, 180_000);
