import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "#drizzle/client";
import { accounts, accountTokens, billingAddressChanges, emails, users } from "#drizzle/schema";
import {
  confirmEmailChange,
  requestEmailChange,
  undoEmailChange,
} from "~/features/account/email-change.server";
import { findPortal } from "~/features/checkout/portal.server";
import { sendAddressChanges } from "~/features/subscriptions/address-changes.server";
import { runBilling } from "~/features/subscriptions/timed-billing.server";
import { countRows, emptyDatabase, insertUser } from "../support/database";
import { type Provider, startProvider } from "../support/payments";

const START = new Date("2026-11-20T15:00:00Z");
const PORTAL = /^https:\/\/tenderlight\.lemonsqueezy\.com\/local\/portal\//;

let db: Database;
let provider: Provider;

beforeEach(async () => {
  db = await emptyDatabase();
  provider = await startProvider(db, START);
});
afterEach(() => vi.unstubAllGlobals());

const laterMinutes = (minutes: number) => {
  provider.later(minutes / 60);
};

async function read(id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user!;
}

async function customer(paidWith?: string) {
  const { id, email } = await insertUser(db);
  for (const message of await provider.buy({ email: paidWith ?? email, userId: id }, "basic-monthly"))
    await provider.send(message);
  provider.state.calls = [];
  return read(id);
}

/** The secret of the newest link in the mail to an address. */
async function secretSentTo(email: string) {
  const rows = await db.select().from(emails).where(eq(emails.recipient, email));
  return rows.flatMap(({ text }) => /token=([0-9a-f]+)/.exec(text)?.[1] ?? []).at(-1)!;
}

/** Without a mail provider, so that the mail stays in the outbox. */
const mailWaits = () => ({ ...provider.services, email: null });

async function changeAddress(accountId: string, newEmail: string) {
  await requestEmailChange(mailWaits(), { accountId, newEmail });
  return confirmEmailChange(mailWaits(), await secretSentTo(newEmail));
}

const addressAtProvider = async (customerId: string) => {
  const found = await provider.services.billing.findCustomerEmail(customerId);
  return found.ok ? found.value : found.failure;
};

test("a changed address reaches the provider when it is confirmed, and again when it is undone", async () => {
  const mine = await customer();
  const customerId = mine.lemonSqueezyCustomerId!;

  expect(await changeAddress(mine.id, "new@contractor.example")).toBe("changed");
  expect(await sendAddressChanges(provider.services)).toBe(1);
  expect(await addressAtProvider(customerId)).toBe("new@contractor.example");
  expect(await countRows(db, "billing_address_changes")).toBe(0);
  expect(await findPortal(provider.services, await read(mine.id))).toMatchObject({
    portalUrl: expect.stringMatching(PORTAL),
  });

  const secret = await secretSentTo(mine.email);
  expect(await undoEmailChange(mailWaits(), secret)).toBe("undone");
  await runBilling(provider.services);
  expect(await addressAtProvider(customerId)).toBe(mine.email);
  expect(await countRows(db, "billing_address_changes")).toBe(0);
});

test("a provider that is down does not block the change; the timed job tries until it is done, and the portal stays open", async () => {
  const mine = await customer();
  provider.state.isDown = true;
  expect(await changeAddress(mine.id, "new@contractor.example")).toBe("changed");
  expect(await sendAddressChanges(provider.services)).toBe(0);
  // Not again at once.
  const { length: calls } = provider.state.calls;
  expect(await sendAddressChanges(provider.services)).toBe(0);
  expect(provider.state.calls).toHaveLength(calls);

  provider.state.isDown = false;
  // Until then the provider's customer has the old address, which was this account's.
  expect(await findPortal(provider.services, await read(mine.id))).toMatchObject({
    portalUrl: expect.stringMatching(PORTAL),
  });
  laterMinutes(15);
  expect(await changeAddress(mine.id, "newest@contractor.example")).toBe("changed");
  await runBilling(provider.services);
  expect(await addressAtProvider(mine.lemonSqueezyCustomerId!)).toBe("newest@contractor.example");
  expect(await countRows(db, "billing_address_changes")).toBe(0);
});

test("an address that the provider refuses is tried once a day, and the portal opens meanwhile", async () => {
  const other = await customer();
  await db.delete(accounts).where(eq(accounts.id, other.id));
  const mine = await customer();
  expect(await changeAddress(mine.id, other.email)).toBe("changed");
  expect(await sendAddressChanges(provider.services)).toBe(0);
  laterMinutes(60);
  provider.state.calls = [];
  expect(await sendAddressChanges(provider.services)).toBe(0);
  expect(provider.state.calls).toEqual([]);
  expect(await findPortal(provider.services, await read(mine.id))).toMatchObject({
    portalUrl: expect.stringMatching(PORTAL),
  });
  laterMinutes(24 * 60);
  await sendAddressChanges(provider.services);
  expect(provider.state.calls.some((call) => call.startsWith("PATCH"))).toBe(true);
});

test("a payment made with a bookkeeper's address at our checkout opens the portal, and keeps that address", async () => {
  const mine = await customer("books@accountant.example");
  expect(await findPortal(provider.services, mine)).toMatchObject({
    portalUrl: expect.stringMatching(PORTAL),
  });
  expect(await changeAddress(mine.id, "new@contractor.example")).toBe("changed");
  expect(await sendAddressChanges(provider.services)).toBe(1);
  expect(await addressAtProvider(mine.lemonSqueezyCustomerId!)).toBe("books@accountant.example");
  expect(await findPortal(provider.services, await read(mine.id))).toMatchObject({
    portalUrl: expect.stringMatching(PORTAL),
  });
});

test("the order's message alone proves whose checkout it was, so the portal opens for the buyer", async () => {
  const { id } = await insertUser(db);
  const [order] = await provider.buy({ email: "books@accountant.example", userId: id }, "basic-monthly");
  await provider.send(order!);
  expect(await findPortal(provider.services, await read(id))).toMatchObject({
    portalUrl: expect.stringMatching(PORTAL),
  });
});

test("a customer whom the provider gives no portal gets the subscription's, else the page that asks for the address", async () => {
  const mine = await customer();
  const { billing } = provider.services;
  const bySubscription = await billing.openPortal({
    customerId: "404",
    subscriptionId: mine.lemonSqueezySubscriptionId,
  });
  expect(bySubscription).toMatchObject({ ok: true, value: { email: mine.email } });
  const gone = { ...mine, lemonSqueezyCustomerId: "404", lemonSqueezySubscriptionId: "405" };
  expect(await findPortal(provider.services, gone)).toMatchObject({
    portalUrl: null,
    fallbackUrl: "https://tenderlight.lemonsqueezy.com/billing",
  });
});

test("nothing is kept for an account that never paid", async () => {
  const { id } = await insertUser(db);
  expect(await changeAddress(id, "new@contractor.example")).toBe("changed");
  expect(await db.select().from(billingAddressChanges)).toEqual([]);
  expect(await sendAddressChanges(provider.services)).toBe(0);
  expect(provider.state.calls).toEqual([]);
  expect(await countRows(db, "account_tokens")).toBeGreaterThan(0);
  expect((await db.select().from(accountTokens)).every(({ accountId }) => accountId === id)).toBe(true);
});
