import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "#drizzle/client";
import { billingEvents, billingSubscriptions, emails, users } from "#drizzle/schema";
import { buy, messageOf } from "~/features/local/payment-provider";
import { receiveWebhook } from "~/features/subscriptions/receive-webhook.server";
import { syncSubscription } from "~/features/subscriptions/sync-subscription.server";
import { countRows, emptyDatabase, insertUser } from "../support/database";
import { type Provider, signed, startProvider } from "../support/payments";

const START = new Date("2026-11-20T15:00:00Z");
const IN_A_MONTH = new Date("2026-12-20T15:00:00Z");

let db: Database;
let provider: Provider;

beforeEach(async () => {
  db = await emptyDatabase();
  provider = await startProvider(db, START);
});
afterEach(() => vi.unstubAllGlobals());

async function profileOf(id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  const { role, subscriptionStatus: status, billingInterval: interval, subscriptionEndDate: endDate } = user!;
  return { role, status, interval, endDate };
}

test("CA-24 subscription created stores role, status, interval, end date, customer and subscription", async () => {
  const { id, email } = await insertUser(db);
  const [, created] = await provider.buy({ email: "other@buyer.example", userId: id }, "pro-yearly");

  const answer = await provider.send(created!);

  expect(answer.status).toBe(200);
  const [user] = await db.select().from(users).where(eq(users.id, id));
  const [subscription] = await provider.list("other@buyer.example");
  expect(user).toMatchObject({
    email,
    role: "pro",
    subscriptionStatus: "active",
    billingInterval: "yearly",
    subscriptionEndDate: new Date("2027-11-20T15:00:00Z"),
    lemonSqueezyCustomerId: String(subscription!.attributes.customer_id),
    lemonSqueezySubscriptionId: subscription!.id,
  });
});

test("CA-25 TR-11 TR-12 each event updates the status", async () => {
  const { id, email } = await insertUser(db);
  const [, created] = await provider.buy({ email, userId: id }, "basic-monthly");
  await provider.send(created!);
  const [subscription] = await provider.list(email);
  const after = async (
    ...[action, to]: Parameters<Provider["act"]> extends [string, ...infer Rest] ? Rest : never
  ) => {
    provider.later(1);
    for (const message of (await provider.act(subscription!.id, action, to))!) await provider.send(message);
    return profileOf(id);
  };

  expect(await after("fail")).toMatchObject({ status: "past_due", role: "basic" });
  expect(await after("recover")).toMatchObject({ status: "active" });
  expect(await after("change", "pro-monthly")).toMatchObject({ status: "active", role: "pro" });
  expect(await after("cancel")).toMatchObject({ status: "canceled", role: "pro", endDate: IN_A_MONTH });
  expect(await after("resume")).toMatchObject({ status: "active", endDate: IN_A_MONTH });
  expect(await after("expire")).toMatchObject({ status: "canceled", endDate: provider.state.now });
});

test.each([
  { status: "paused", pause: { mode: "void" }, expected: "canceled" },
  { status: "paused", pause: { mode: "free" }, expected: "active" },
  { status: "unpaid", pause: null, expected: "past_due" },
  { status: "on_trial", pause: null, expected: "trialing" },
] as const)("CA-25 SN-07 $status ($pause) is $expected", async ({ status, pause, expected }) => {
  const { id, email } = await insertUser(db);
  const subscription = buy({ id: "9", customerId: 8, orderId: 7, email, plan: "basic-monthly" }, START);
  subscription.attributes = { ...subscription.attributes, status, pause };

  // The provider does not find this one, so the signed message counts.
  await provider.send(messageOf("subscription_updated", subscription, id));

  expect(await profileOf(id)).toMatchObject({ status: expected, role: "basic" });
});

test("CA-26 the same message twice is one, and an old one after a newer one changes nothing", async () => {
  const { id, email } = await insertUser(db);
  const [order, created, paid] = await provider.buy({ email, userId: id }, "pro-monthly");
  const [subscription] = await provider.list(email);
  provider.later(1);
  const cancelled = (await provider.act(subscription!.id, "cancel"))!;
  for (const message of cancelled) await provider.send(message);
  const before = await profileOf(id);
  const mails = await countRows(db, "emails");

  for (const message of [created!, order!, paid!, created!, ...cancelled]) {
    expect((await provider.send(message)).status).toBe(200);
  }

  expect(await profileOf(id)).toEqual(before);
  expect(before).toMatchObject({ status: "canceled", endDate: IN_A_MONTH });
  expect(await countRows(db, "billing_events")).toBe(5);
  expect(await countRows(db, "emails")).toBe(mails);
});

test("CA-26 with the provider out of reach, messages count by their own time and are confirmed later", async () => {
  const { id, email } = await insertUser(db);
  const [, created] = await provider.buy({ email, userId: id }, "pro-monthly");
  const [subscription] = await provider.list(email);
  provider.later(1);
  const cancelled = (await provider.act(subscription!.id, "cancel"))!;
  provider.state.isDown = true;

  for (const message of [...cancelled, created!]) expect((await provider.send(message)).status).toBe(200);

  expect(await profileOf(id)).toMatchObject({ status: "canceled", role: "pro", endDate: IN_A_MONTH });
  const [row] = await db.select().from(billingSubscriptions);
  expect(row!.unconfirmedSince).not.toBeNull();
  provider.state.isDown = false;
  expect(await syncSubscription(provider.services, id)).toBe("synced");
  const [confirmed] = await db.select().from(billingSubscriptions);
  expect(confirmed!.unconfirmedSince).toBeNull();
});

test("CA-25 a failed payment counts although the subscription cannot be read, and never revives a canceled one", async () => {
  const { id, email } = await insertUser(db);
  const [, created, paid] = await provider.buy({ email, userId: id }, "basic-monthly");
  await provider.send(created!);
  const [subscription] = await provider.list(email);
  provider.state.isDown = true;
  provider.later(1);
  const [failed] = (await provider.act(subscription!.id, "fail"))!;
  await provider.send(failed!);
  expect(await profileOf(id)).toMatchObject({ status: "past_due" });
  provider.later(1);
  const [recovered] = (await provider.act(subscription!.id, "recover"))!;
  await provider.send(recovered!);
  expect(await profileOf(id)).toMatchObject({ status: "active" });
  provider.later(1);
  for (const message of (await provider.act(subscription!.id, "cancel"))!) await provider.send(message);
  await provider.send(paid!);
  expect(await profileOf(id)).toMatchObject({ status: "canceled" });
});

test("CA-27 an unknown owner's subscription is an orphan until its owner is known", async () => {
  const messages = await provider.buy({ email: "late@buyer.example", userId: null }, "pro-monthly");
  for (const message of messages) expect((await provider.send(message)).status).toBe(200);
  const outcomes = await db.select({ outcome: billingEvents.outcome }).from(billingEvents);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(["orphan", "orphan", "orphan"]);

  const { id } = await insertUser(db, { email: "late@buyer.example" });
  expect(await syncSubscription(provider.services, id)).toBe("synced");

  expect(await profileOf(id)).toMatchObject({ role: "pro", status: "active" });
});

test("CA-27 an unknown event and an unknown shape are answered and change nothing", async () => {
  const { id } = await insertUser(db);
  const before = await profileOf(id);
  for (const data of [
    { type: "license-keys", id: "1", attributes: {} },
    null,
    { type: "subscriptions", id: "1" },
  ]) {
    const meta = { event_name: "something_new", custom_data: { user_id: id } };
    const answer = await receiveWebhook(provider.services, await signed(JSON.stringify({ meta, data })));
    expect(answer.status).toBe(200);
  }
  expect(await profileOf(id)).toEqual(before);
  expect(await countRows(db, "billing_subscriptions")).toBe(0);
});

test("CA-23 forged, truncated, oversized and malformed messages change nothing", async () => {
  const { id, email } = await insertUser(db);
  const [, created] = await provider.buy({ email, userId: id }, "pro-monthly");
  const good = await signed(created!.body);
  const signature = good.headers.get("X-Signature")!;
  const send = async (body: BodyInit, header: string | null) => {
    const headers = new Headers(header === null ? {} : { "X-Signature": header });
    return (await receiveWebhook(provider.services, new Request(good.url, { method: "POST", headers, body })))
      .status;
  };

  expect(await send(created!.body, null)).toBe(401);
  expect(await send(created!.body, "")).toBe(401);
  expect(await send(created!.body, signature.slice(1))).toBe(401);
  expect(await send(created!.body, `${signature.slice(0, 63)}g`)).toBe(401);
  expect(
    await send(
      created!.body,
      signature.replace(/.$/, (last) => (last === "0" ? "1" : "0")),
    ),
  ).toBe(401);
  expect(await send(created!.body.slice(0, -1), signature)).toBe(401);
  expect(await send(created!.body.replace("active", "actives"), signature)).toBe(401);
  expect(
    (await receiveWebhook(provider.services, await signed(created!.body, "another-secret"))).status,
  ).toBe(401);
  expect((await receiveWebhook(provider.services, await signed("not json"))).status).toBe(400);
  expect((await receiveWebhook(provider.services, await signed("[]"))).status).toBe(400);
  expect((await receiveWebhook(provider.services, await signed("x".repeat(300_000)))).status).toBe(413);

  expect(await profileOf(id)).toMatchObject({ role: "trial", status: "trialing" });
  expect(await countRows(db, "billing_events")).toBe(0);
});

test("a test payment is ignored in live mode", async () => {
  const { id, email } = await insertUser(db);
  const [, created] = await provider.buy({ email, userId: id }, "pro-monthly");
  const config = { ...provider.services.config, acceptsTestPayments: false };

  const answer = await receiveWebhook({ ...provider.services, config }, await signed(created!.body));

  expect(answer.status).toBe(200);
  expect(await profileOf(id)).toMatchObject({ role: "trial" });
});

test("nothing about cards is stored, wherever it stood in a message", async () => {
  const { id, email } = await insertUser(db);
  for (const message of await provider.buy({ email, userId: id }, "pro-monthly"))
    await provider.send(message);

  for (const table of ["users", "billing_subscriptions", "billing_events", "emails"]) {
    const rows = await db.$client.prepare(`select * from ${table}`).all();
    expect(rows.results.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows.results)).not.toMatch(/visa|4242|card_/i);
  }
});

test("a claim by the checkout's own mark is stronger than an address, whichever comes first", async () => {
  const buyer = await insertUser(db);
  const namesake = await insertUser(db, { email: "typed@buyer.example" });
  const [, created] = await provider.buy({ email: "typed@buyer.example", userId: buyer.id }, "pro-monthly");

  // The message is lost at first, so only the address identifies the owner.
  await syncSubscription(provider.services, namesake.id);
  expect(await profileOf(namesake.id)).toMatchObject({ role: "pro" });
  await provider.send(created!);
  expect(await profileOf(buyer.id)).toMatchObject({ role: "pro", status: "active" });
  expect(await profileOf(namesake.id)).toMatchObject({ role: "trial", interval: null });
  await syncSubscription(provider.services, namesake.id);
  expect(await profileOf(namesake.id)).toMatchObject({ role: "trial", interval: null });

  const [row] = await db.select().from(billingSubscriptions);
  expect(row!.userId).toBe(buyer.id);
});

test("a thousand messages at once for one account end in the right state with few reads", async () => {
  const { id, email } = await insertUser(db);
  const messages = await provider.buy({ email, userId: id }, "basic-monthly");
  const [subscription] = await provider.list(email);
  while (messages.length < 1_000) {
    provider.later(1);
    const running = (await provider.find(subscription!.id))!.attributes.status === "active";
    messages.push(...(await provider.act(subscription!.id, running ? "fail" : "recover"))!);
  }
  provider.later(1);
  messages.push(...((await provider.act(subscription!.id, "recover")) ?? []));
  messages.push(...(await provider.act(subscription!.id, "change", "pro-monthly"))!);
  const inAnyOrder = messages
    .map((message, n) => ({ message, at: (n * 7919) % 1009 }))
    .sort((a, b) => a.at - b.at);

  const answers = await Promise.all(inAnyOrder.map(({ message }) => provider.send(message)));

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await profileOf(id)).toMatchObject({ role: "pro", status: "active", interval: "monthly" });
  expect(await countRows(db, "billing_subscriptions")).toBe(1);
  expect(provider.state.calls.length).toBeLessThan(300);
}, 180_000);

test("a change sends one mail with the plan and the price", async () => {
  const { id, email } = await insertUser(db);
  for (const message of await provider.buy({ email, userId: id }, "basic-monthly")) {
    await provider.send(message);
    await provider.send(message);
  }
  await syncSubscription(provider.services, id);

  const mails = await db.select().from(emails);
  expect(mails.map(({ recipient, subject }) => ({ recipient, subject }))).toEqual([
    { recipient: email, subject: "Welcome to Basic, monthly" },
  ]);
  expect(mails[0]!.text).toContain("Basic, monthly: $29 per month, renewing on 20 Dec 2026.");
});
