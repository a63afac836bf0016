import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "#drizzle/client";
import { emails, users } from "#drizzle/schema";
import { BILLING_MESSAGES, BILLING_REFUSALS } from "~/content/billing";
import {
  intervalOf,
  PLAN_OPTIONS,
  planChangesFrom,
  planOf,
  type PlanOption,
} from "~/domain/billing/plan-options";
import { actOnBilling, billingSchema } from "~/features/billing/billing-action.server";
import { loadBillingPage } from "~/features/billing/billing-page.server";
import {
  cancelBeforeDeletion,
  cancelSubscription,
  changePlan,
  resumeSubscription,
} from "~/features/checkout/change-plan.server";
import { startCheckout } from "~/features/checkout/checkout.server";
import { arriveFromCheckout } from "~/features/checkout/checkout-return.server";
import { invokeFunction } from "~/features/checkout/function-calls.server";
import { findPortal } from "~/features/checkout/portal.server";
import { runCheck } from "~/features/self-checks/run-checks.server";
import { checkPrices, listForReview } from "~/features/subscriptions/review.server";
import { PAGE_LOAD_MS, syncOnPageLoad } from "~/features/subscriptions/sync-subscription.server";
import { runBilling } from "~/features/subscriptions/timed-billing.server";
import { emptyDatabase, insertUser } from "../support/database";
import { type Provider, startProvider } from "../support/payments";

const START = new Date("2026-11-20T15:00:00Z");
const HOUR_MS = 3_600_000;

let db: Database;
let provider: Provider;

beforeEach(async () => {
  db = await emptyDatabase();
  provider = await startProvider(db, START);
});
afterEach(() => vi.unstubAllGlobals());

async function read(id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user!;
}

/** Creates a user who has bought a plan, with all messages received. */
async function customer(plan: PlanOption) {
  const { id, email } = await insertUser(db);
  for (const message of await provider.buy({ email, userId: id }, plan)) await provider.send(message);
  provider.state.calls = [];
  return read(id);
}

const subjects = async () => (await db.select().from(emails)).map(({ subject }) => subject);

test.each(PLAN_OPTIONS)(
  "BL-11 to BL-16 from %s every change is allowed or refused as the spec says",
  async (from) => {
    const before = await customer(from);
    for (const to of PLAN_OPTIONS) {
      const isAllowed = planChangesFrom(from).some((change) => change.to === to);
      const dry = await changePlan(provider.services, before, {
        to,
        currentSubscriptionId: null,
        dryRun: true,
      });
      expect([to, dry.ok]).toEqual([to, isAllowed]);
      if (isAllowed) continue;
      const real = await changePlan(provider.services, before, { to, currentSubscriptionId: null });
      expect(real).toMatchObject({ ok: false, kind: "refused" });
    }
    // Neither a refusal nor a dry run reached the provider.
    expect(provider.state.calls).toEqual([]);
    expect(await read(before.id)).toEqual(before);
  },
);

test("BL-17 an allowed change is applied to the subscription and shown at once", async () => {
  const before = await customer("basic-monthly");
  provider.later(1);
  const changed = await changePlan(provider.services, before, {
    to: "pro-yearly",
    currentSubscriptionId: before.lemonSqueezySubscriptionId,
    from: "basic-monthly",
  });

  expect(changed).toEqual({ ok: true, checkoutUrl: null });
  expect(await read(before.id)).toMatchObject({
    role: "pro",
    billingInterval: "yearly",
    subscriptionStatus: "active",
  });
  expect(await subjects()).toContain("Your plan is now Pro, yearly");
});

test("CA-22 another's subscription, a page that is out of date, and states in which nothing may change: refused", async () => {
  const other = await customer("pro-monthly");
  const mine = await customer("basic-monthly");
  const to = "pro-monthly";
  const change = { to, currentSubscriptionId: other.lemonSqueezySubscriptionId } as const;
  expect(await changePlan(provider.services, mine, change)).toEqual({
    ok: false,
    kind: "not-yours",
    reason: BILLING_REFUSALS.notYours,
  });
  const stale = { to, currentSubscriptionId: null, from: "basic-yearly" } as const;
  expect(await changePlan(provider.services, mine, stale)).toMatchObject({
    reason: BILLING_REFUSALS.changedMeanwhile,
  });
  for (const [subscriptionStatus, reason] of [
    ["past_due", BILLING_REFUSALS.pastDue],
    ["canceled", BILLING_REFUSALS.canceled],
  ] as const) {
    const profile = { ...mine, subscriptionStatus };
    expect(await changePlan(provider.services, profile, { to, currentSubscriptionId: null })).toMatchObject({
      reason,
    });
    expect(await startCheckout(provider.services, profile, to)).toMatchObject({ kind: "refused", reason });
  }
  expect(await startCheckout(provider.services, mine, to)).toMatchObject({
    reason: BILLING_REFUSALS.running,
  });
  expect(provider.state.calls).toEqual([]);
});

test("a payment of which no message came is found before a second checkout is made", async () => {
  const { id, email } = await insertUser(db);
  const first = await startCheckout(provider.services, await read(id), "basic-monthly");
  expect(first).toMatchObject({ ok: true });
  await provider.buy({ email, userId: id }, "basic-monthly");
  provider.later(1);

  const second = await startCheckout(provider.services, await read(id), "basic-monthly");

  expect(second).toMatchObject({ ok: false, reason: BILLING_REFUSALS.running });
  expect(await read(id)).toMatchObject({ role: "basic", subscriptionStatus: "active" });
});

test("repeated checkouts are slowed down and allowed again an hour later", async () => {
  const { id } = await insertUser(db);
  const open = async () => startCheckout(provider.services, await read(id), "basic-monthly");
  const allowed = 20;
  for (let opened = 0; opened < allowed; opened++) expect(await open()).toMatchObject({ ok: true });
  const { length: calls } = provider.state.calls;

  expect(await open()).toEqual({ ok: false, kind: "refused", reason: BILLING_REFUSALS.tooMany });
  expect(
    provider.state.calls.slice(calls).filter((call) => JSON.stringify(call).includes("checkouts")),
  ).toEqual([]);
  provider.later(1);
  expect(await open()).toMatchObject({ ok: true });
});

test("an upgrade whose answer is lost is looked up, not sent again", async () => {
  const before = await customer("basic-monthly");
  provider.later(1);
  const { billing } = provider.services;
  const lossy = {
    ...provider.services,
    billing: {
      ...billing,
      changePlan: async (...given: Parameters<typeof billing.changePlan>) => {
        await billing.changePlan(...given);
        return { ok: false, failure: "unavailable" } as const;
      },
    },
  };

  const changed = await changePlan(lossy, before, { to: "pro-monthly", currentSubscriptionId: null });

  expect(changed).toEqual({ ok: true, checkoutUrl: null });
  expect(provider.state.calls.filter((call) => call.startsWith("PATCH"))).toHaveLength(1);
});

test("canceling and resuming each send mail; a deleted account is not charged again", async () => {
  const before = await customer("pro-monthly");
  provider.later(1);
  expect(await resumeSubscription(provider.services, before)).toMatchObject({ ok: false });
  expect(await cancelSubscription(provider.services, before)).toEqual({ ok: true });
  const canceled = await read(before.id);
  expect(canceled).toMatchObject({
    role: "pro",
    subscriptionStatus: "canceled",
    subscriptionEndDate: before.subscriptionEndDate,
  });
  expect(await cancelSubscription(provider.services, canceled)).toMatchObject({
    reason: BILLING_REFUSALS.nothingToCancel,
  });
  provider.later(1);
  expect(await resumeSubscription(provider.services, canceled)).toEqual({ ok: true });
  expect(await subjects()).toEqual([
    "Welcome to Pro, monthly",
    "Your subscription is canceled",
    "Your subscription continues",
  ]);
  provider.later(1);
  expect(await cancelBeforeDeletion(provider.services, await read(before.id))).toBe(true);
  expect((await provider.list(before.email))[0]!.attributes.status).toBe("cancelled");
  const another = await customer("basic-monthly");
  provider.state.isDown = true;
  expect(await cancelBeforeDeletion(provider.services, another)).toBe(false);
});

test("TR-13 TR-14 LM-12 a page load reads at most once in five minutes, and a failure is only logged", async () => {
  const { id } = await customer("basic-monthly");
  provider.later(1);
  await Promise.all(Array.from({ length: 5 }, async () => syncOnPageLoad(provider.services, await read(id))));
  expect(provider.state.calls).toHaveLength(1);
  await syncOnPageLoad(provider.services, await read(id));
  expect(provider.state.calls).toHaveLength(1);

  provider.state.now = new Date(provider.state.now.getTime() + PAGE_LOAD_MS);
  provider.state.isDown = true;
  await syncOnPageLoad(provider.services, await read(id));
  expect(provider.state.calls.length).toBeGreaterThan(1);
  expect(await read(id)).toMatchObject({ role: "basic", subscriptionStatus: "active" });

  provider.state.calls = [];
  await syncOnPageLoad(provider.services, await insertUser(db));
  expect(provider.state.calls).toEqual([]);
});

test("DC-08 C-10 LM-01 the clock ends a trial at its end, warns three days before, once each", async () => {
  const ends = new Date(START.getTime() + 14 * 24 * HOUR_MS);
  const { id } = await insertUser(db, { createdAt: START, subscriptionEndDate: ends });
  const paying = await customer("basic-monthly");
  await runBilling(provider.services);
  expect(await subjects()).toEqual(["Welcome to Basic, monthly"]);
  for (const hours of [11 * 24 + 1, 1, 2 * 24]) {
    provider.later(hours);
    await runBilling(provider.services);
    expect(await read(id)).toMatchObject({ subscriptionStatus: "trialing" });
  }
  provider.later(24);
  await Promise.all([runBilling(provider.services), runBilling(provider.services)]);
  await runBilling(provider.services);

  expect(await read(id)).toMatchObject({ role: "trial", subscriptionStatus: "canceled" });
  expect(await read(paying.id)).toMatchObject({ subscriptionStatus: "active" });
  expect(await subjects()).toEqual([
    "Welcome to Basic, monthly",
    "Your free trial ends on 4 Dec 2026",
    "Your free trial has ended",
  ]);
});

test("DC-08 the clock reads every account, the stalest first, within the provider's limit", async () => {
  const people = await Promise.all(Array.from({ length: 90 }, () => insertUser(db)));
  for (const [position, { id, email }] of people.entries()) {
    await provider.buy({ email, userId: id }, "basic-monthly");
    const lastSyncedAt = new Date(START.getTime() - (200 + position) * HOUR_MS);
    await db.update(users).set({ checkoutStartedAt: START, lastSyncedAt }).where(eq(users.id, id));
  }
  await runBilling(provider.services);
  expect(provider.state.calls.length).toBeLessThanOrEqual(240);
  expect(await read(people.at(-1)!.id)).toMatchObject({ role: "basic" });
  expect(await read(people[0]!.id)).toMatchObject({ role: "trial" });
  await runBilling(provider.services);
  expect(await read(people[0]!.id)).toMatchObject({ role: "basic" });
  provider.state.calls = [];
  await runBilling(provider.services);
  expect(provider.state.calls).toEqual([]);
}, 60_000);

test("CR-03 after a failed sync the page moves on a second later and says why", async () => {
  const { id } = await insertUser(db, { lemonSqueezyCustomerId: "8", checkoutStartedAt: START });
  const broken = () => Promise.reject(new Error("out of order"));
  const { billing } = provider.services;
  const services = {
    ...provider.services,
    billing: { ...billing, listSubscriptionsOfCustomer: broken, listSubscriptionsByEmail: broken },
  };
  const arrived = new URL("https://bids.example/checkout-redirect?success=true");
  expect(await arriveFromCheckout(services, await read(id), arrived)).toMatchObject({
    message: BILLING_MESSAGES.paidSyncThrew,
    next: "/dashboard/billing?from_checkout=success",
    seconds: 3,
  });
  expect(await arriveFromCheckout(provider.services, await read(id), arrived)).toMatchObject({ seconds: 2 });
});

test("IT-07 the payment flow test asks for a change dry: nothing is charged or changed", async () => {
  const mine = await customer("basic-monthly");
  expect(await runCheck(provider.services, mine, "checkout-creation")).toMatchObject({ state: "passed" });
  expect(provider.state.calls).toEqual([]);
  expect(await read(mine.id)).toEqual(mine);
});

test("SN-10 CA-20 the portal opens for the customer's own address only", async () => {
  const mine = await customer("basic-monthly");
  const url = `https://tenderlight.lemonsqueezy.com/local/portal/${mine.lemonSqueezyCustomerId}`;
  const fallbackUrl = "https://tenderlight.lemonsqueezy.com/billing";
  expect(await findPortal(provider.services, mine)).toEqual({
    ok: true,
    portalUrl: url,
    fallbackUrl,
    needsSync: false,
  });
  const stranger = { ...mine, id: "somebody-else", email: "other@contractor.example" };
  expect(await findPortal(provider.services, stranger)).toMatchObject({ portalUrl: null, fallbackUrl });
  const unsynced = { ...mine, lemonSqueezyCustomerId: null };
  expect(await findPortal(provider.services, unsynced)).toMatchObject({ portalUrl: null, needsSync: true });
  provider.state.isDown = true;
  expect(await findPortal(provider.services, mine)).toEqual({ ok: false });
});

test("CA-16 to CA-20 each function has its own body and answer", async () => {
  const { id } = await insertUser(db);
  const call = async (name: string, body?: unknown) => {
    const request = new Request("https://bids.example/functions/x", {
      method: "POST",
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = (await invokeFunction(provider.services, await read(id), name, request))!;
    return [answer.status, await answer.json()];
  };
  const pro = { plan: "pro", interval: "monthly" };
  expect(await call("lemonsqueezy-checkout-direct", { plan: "gold", interval: "monthly" })).toEqual([
    400,
    { error: BILLING_REFUSALS.notSold },
  ]);
  expect(await call("lemonsqueezy-checkout-direct", { plan: "pro", interval: "daily" })).toMatchObject([
    400,
    {},
  ]);
  expect(await call("subscription-sync")).toEqual([200, { needs_manual_review: false }]);
  expect(await call("lemonsqueezy-sync-subscription")).toEqual([
    200,
    { success: false, message: BILLING_MESSAGES.noneFound },
  ]);
  expect(await call("lemonsqueezy-customer-portal")).toEqual([
    200,
    { portalUrl: null, fallbackUrl: null, needsSync: false },
  ]);
  expect(await call("lemonsqueezy-upgrade", { ...pro, currentSubscriptionId: null, dryRun: true })).toEqual([
    200,
    { success: true, checkoutUrl: null },
  ]);
  expect(
    await call("lemonsqueezy-upgrade", { ...pro, currentSubscriptionId: "someone-elses" }),
  ).toMatchObject([403, { success: false }]);
  const checkout = /^https:\/\/tenderlight\.lemonsqueezy\.com\/local\/pay\//;
  expect(await call("lemonsqueezy-upgrade", pro)).toEqual([
    200,
    { success: true, checkoutUrl: expect.stringMatching(checkout) },
  ]);
  expect(await call("lemonsqueezy-checkout-direct", pro)).toEqual([
    200,
    { url: expect.stringMatching(checkout) },
  ]);
  provider.state.isDown = true;
  expect(await call("lemonsqueezy-checkout-direct", pro)).toEqual([
    502,
    { error: BILLING_MESSAGES.checkoutNotCreated },
  ]);
});

test("ER-53 ER-59 the billing page's buttons say what failed", async () => {
  const mine = await customer("basic-monthly");
  provider.later(1);
  provider.state.isDown = true;
  expect(
    await actOnBilling(provider.services, mine, billingSchema.parse({ intent: "refresh" })),
  ).toMatchObject({
    flash: { title: BILLING_MESSAGES.syncFailed, tone: "destructive" },
  });
  const change = (plan: string, interval: string) =>
    actOnBilling(provider.services, mine, billingSchema.parse({ intent: "change", plan, interval }));
  expect(await change("pro", "monthly")).toMatchObject({
    flash: { title: BILLING_MESSAGES.planChangeFailed },
  });
  expect(await change("gold", "x")).toMatchObject({ flash: { title: BILLING_REFUSALS.notSold } });
  expect(await read(mine.id)).toMatchObject({ role: "basic", subscriptionStatus: "active" });
});

test("ER-49 ER-59 a database failure shows the same message", async () => {
  const mine = await insertUser(db);
  await db.run(sql`create trigger no_writing before update on users begin select raise(abort, 'full'); end`);
  const refreshed = await actOnBilling(provider.services, mine, billingSchema.parse({ intent: "refresh" }));
  const checkout = await startCheckout(provider.services, mine, "pro-monthly");
  await db.run(sql`drop trigger no_writing`);

  expect(refreshed).toMatchObject({ flash: { title: BILLING_MESSAGES.syncFailed, tone: "destructive" } });
  expect(checkout).toEqual({ ok: false, kind: "failed", reason: BILLING_MESSAGES.checkoutNotCreated });
});

test("BL-01 BL-03 BL-15 BL-20 BL-21 the billing page shows the plan, possible changes with their cost, and what is missing", async () => {
  const trial = await loadBillingPage(provider.services, await insertUser(db));
  expect(trial).toMatchObject({
    planName: "Free Trial",
    roleBadge: "trial",
    hasCustomer: false,
    nextAction: "Setup billing",
    changes: [],
  });
  expect(trial.offers.map(({ plan, interval }) => `${plan}-${interval}`)).toEqual([...PLAN_OPTIONS]);

  expect(await loadBillingPage(provider.services, await customer("basic-yearly"))).toMatchObject({
    planName: "Basic",
    price: "$260.99 per year",
    roleBadge: "basic",
    interval: "Billed yearly",
  });

  const view = await loadBillingPage(provider.services, await customer("pro-monthly"));
  expect(view).toMatchObject({
    planName: "Pro",
    price: "$69 per month",
    hasCustomer: true,
    roleBadge: "pro",
    nextAction: "Renews 20 Dec 2026",
    status: { label: "Active" },
    offers: [],
    isDouble: false,
  });
  expect(
    view.changes.map(({ plan, interval, kind, recommended }) => [plan, interval, kind, recommended]),
  ).toEqual(
    planChangesFrom("pro-monthly").map(({ to, kind, recommended }) => [
      planOf(to),
      intervalOf(to),
      kind,
      recommended,
    ]),
  );
  expect(view.changes.every(({ terms }) => terms.includes("Lemon Squeezy"))).toBe(true);
});

test("two subscriptions at once are seen by their owner and by the operators", async () => {
  const mine = await customer("basic-monthly");
  for (const message of await provider.buy({ email: mine.email, userId: mine.id }, "pro-monthly"))
    await provider.send(message);
  expect(await loadBillingPage(provider.services, await read(mine.id))).toMatchObject({
    planName: "Pro",
    isDouble: true,
  });
  expect(await listForReview(provider.services)).toMatchObject({
    double: [{ userId: mine.id }],
    orphans: [],
    events: [],
  });

  for (const message of await provider.buy({ email: "nobody@buyer.example", userId: null }, "pro-monthly"))
    await provider.send(message);
  const review = await listForReview(provider.services);
  expect([review.orphans.length, review.events.length]).toEqual([1, 3]);
});

test("operators compare what we show with what the provider charges", async () => {
  expect(await checkPrices(provider.services)).toEqual({ ok: true, checked: 4, differences: [] });
  const { billing } = provider.services;
  const dearer = {
    ...billing,
    listPrices: async () => {
      const prices = await billing.listPrices();
      return prices.ok
        ? {
            ...prices,
            value: prices.value.map((price) => ({ ...price, cents: 1, hasTrial: true, interval: "week" })),
          }
        : prices;
    },
  };
  const checked = await checkPrices({ ...provider.services, billing: dearer });
  expect(checked.ok && checked.differences).toHaveLength(12);
});
