import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "#drizzle/client";
import { billingEvents, users } from "#drizzle/schema";
import { deleteAccount } from "~/features/account/accounts.server";
import { findPortal } from "~/features/checkout/portal.server";
import { receiveWebhook } from "~/features/subscriptions/receive-webhook.server";
import { countRows, emptyDatabase, insertUser } from "../support/database";
import { messageOf, type Provider, signed, startProvider } from "../support/payments";

const START = new Date("2026-11-20T15:00:00Z");

let db: Database;
let provider: Provider;

beforeEach(async () => {
  db = await emptyDatabase();
  provider = await startProvider(db, START);
});
afterEach(() => vi.unstubAllGlobals());

async function planOf(id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return [user?.role, user?.subscriptionStatus];
}

test("an old message signed again in other words gives no plan back, whether the provider answers or not", async () => {
  const { id, email } = await insertUser(db, { role: "trial", subscriptionStatus: "trialing" });
  const [, created] = await provider.buy({ email, userId: id }, "pro-monthly");
  await provider.send(created!);
  expect(await planOf(id)).toEqual(["pro", "active"]);
  const [subscription] = await provider.list(email);
  provider.later(1);
  for (const message of (await provider.act(subscription!.id, "expire"))!) await provider.send(message);
  const ended = await planOf(id);
  expect(ended[1]).toBe("canceled");

  for (const isDown of [false, true]) {
    provider.state.isDown = isDown;
    for (const space of ["", " ", "\n", isDown ? "\t" : "\r"]) {
      const answer = await receiveWebhook(provider.services, await signed(`${created!.body}${space}`));
      expect(answer.status).toBe(200);
      expect(await planOf(id)).toEqual(ended);
    }
  }
});

test("a message cannot move a subscription that was bought at one account's checkout to another account", async () => {
  const buyer = await insertUser(db, { role: "trial" });
  const thief = await insertUser(db, { role: "trial" });
  const [, created] = await provider.buy({ email: buyer.email, userId: buyer.id }, "pro-monthly");
  await provider.send(created!);
  const [subscription] = await provider.list(buyer.email);

  for (const isDown of [false, true]) {
    provider.state.isDown = isDown;
    provider.later(1);
    const newer = { ...subscription!, attributes: { ...subscription!.attributes } };
    newer.attributes.updated_at = provider.state.now.toISOString();
    newer.attributes.user_email = thief.email;
    await provider.send(messageOf("subscription_updated", newer, thief.id));
  }

  expect(await planOf(buyer.id)).toEqual(["pro", "active"]);
  expect((await planOf(thief.id))[0]).toBe("trial");
  const [profile] = await db.select().from(users).where(eq(users.id, thief.id));
  expect(await findPortal(provider.services, profile!)).toMatchObject({ portalUrl: null });
});

test("a subscription to something that we do not sell gives no plan", async () => {
  const { id, email } = await insertUser(db, { role: "trial", subscriptionStatus: "trialing" });
  const [, created] = await provider.buy({ email, userId: id }, "pro-monthly");
  const [subscription] = await provider.list(email);
  provider.state.isDown = true;
  for (const variant of [9999, 0, -1004, 10031]) {
    const foreign = { ...subscription!, id: `${variant}`, attributes: { ...subscription!.attributes } };
    foreign.attributes.variant_id = variant;
    await provider.send(messageOf("subscription_created", foreign, id));
    expect((await planOf(id))[0], String(variant)).toBe("trial");
  }
  await provider.send(created!);
  expect(await planOf(id)).toEqual(["pro", "active"]);
});

test("after an account is deleted, messages about it bring nothing of it back", async () => {
  const { id, email } = await insertUser(db);
  const messages = await provider.buy({ email, userId: id }, "pro-monthly");
  await provider.send(messages[0]!);
  await deleteAccount(provider.services, id);
  for (const message of messages) {
    expect((await provider.send(message)).status).toBe(200);
    expect((await receiveWebhook(provider.services, await signed(`${message.body} `))).status).toBe(200);
  }
  for (const table of ["accounts", "users", "emails"]) expect(await countRows(db, table), table).toBe(0);
  const events = await db.select().from(billingEvents);
  expect(events.length).toBeGreaterThan(messages.length);
  expect(events.filter(({ userId }) => userId !== null)).toEqual([]);
});
