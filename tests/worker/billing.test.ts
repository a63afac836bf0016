import { afterAll, beforeAll, expect, test } from "vitest";
import { BILLING_MESSAGES } from "~/content/billing";
import { buy, LOCAL_WEBHOOK_SECRET, messageOf } from "~/features/local/payment-provider";
import { signatureOf } from "~/ports/lemon-squeezy/signature";
import { type App, get, post, startApp } from "../support/app";
import { LOCAL_SESSION_SECRET, signInNewcomer } from "../support/newcomer";
import { storedRows } from "./stored-rows";

let app: App;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app[Symbol.asyncDispose]());

type Profile = Parameters<typeof signInNewcomer>[1];
const onboardedAt = new Date("2026-01-01");

async function comeAs(profile: Profile = {}) {
  const person = await signInNewcomer(app, { onboardedAt, regions: ["CA-ON"], ...profile });
  return { ...person, Cookie: `${person.cookie.name}=${person.cookie.value}` };
}

const locationOf = (answer: Response) => answer.headers.get("Location");
const row = (id: string) => app.db.prepare("select * from users where id = ?").bind(id).first();

async function callFunction(
  name: string,
  cookie: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  return fetch(`${app.origin}/functions/${name}`, {
    method: "POST",
    headers: { Origin: app.origin, Cookie: cookie, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

test.each(["/webhooks/lemonsqueezy", "/webhooks/lemonsqueezy-orders"])(
  "DC-13 CA-23 IT-05 %s takes a signed message from a machine, and nothing else",
  async (path) => {
    const { id, email } = await comeAs();
    const number = String(Math.floor(Math.random() * 1e9));
    const subscription = buy(
      { id: number, customerId: Number(number) + 1, orderId: Number(number) + 2, email, plan: "pro-monthly" },
      new Date("2026-11-20T15:00:00Z"),
    );
    const { body } = messageOf("subscription_created", subscription, id);
    const send = (headers: Record<string, string>) =>
      fetch(`${app.origin}${path}`, { method: "POST", headers, body });
    const before = await storedRows(app);

    expect((await send({})).status).toBe(401);
    expect((await send({ "X-Signature": "0".repeat(64) })).status).toBe(401);
    expect((await fetch(`${app.origin}${path}`, { method: "PUT", body })).status).toBe(405);
    expect((await get(app, path)).status).toBe(405);
    expect(await storedRows(app)).toEqual(before);

    expect((await send({ "X-Signature": await signatureOf(body, LOCAL_WEBHOOK_SECRET) })).status).toBe(200);
    expect(await row(id)).toMatchObject({
      role: "pro",
      subscription_status: "active",
      billing_interval: "monthly",
      lemon_squeezy_subscription_id: number,
    });
  },
);

const FUNCTIONS = [
  "lemonsqueezy-checkout-direct",
  "lemonsqueezy-upgrade",
  "subscription-sync",
  "lemonsqueezy-sync-subscription",
  "lemonsqueezy-customer-portal",
];

test.each(FUNCTIONS)(
  "CA-21 ER-05 %s is refused signed out, from elsewhere, too long and as no JSON",
  async (name) => {
    const { Cookie } = await comeAs();
    const signedOut = await callFunction(name, "");
    expect([signedOut.status, await signedOut.json()]).toEqual([401, { error: "Auth session missing!" }]);
    expect((await callFunction(name, Cookie, {}, { Origin: "https://evil.example" })).status).toBe(403);
    const raw = (body: string) =>
      fetch(`${app.origin}/functions/${name}`, {
        method: "POST",
        headers: { Origin: app.origin, Cookie },
        body,
      });
    expect((await raw("{")).status).toBe(400);
    expect((await raw("x".repeat(5_000))).status).toBe(413);
    expect((await get(app, `/functions/${name}`, { Cookie })).status).toBe(405);
  },
);

test("an unknown function leads to /404, whatever it is called", async () => {
  const { Cookie } = await comeAs();
  for (const name of ["nope", "constructor", "__proto__", "toString"]) {
    const answer = await post(app, `/functions/${name}`, {}, { Cookie });
    expect([name, answer.status, locationOf(answer)]).toEqual([name, 302, "/404"]);
  }
});

test("LP-17 LP-18 C-21 a price card's button: signed out to the sign-up, signed in to the checkout, otherwise a reason", async () => {
  const { Cookie } = await comeAs();
  const pro = { plan: "pro", interval: "yearly" };
  expect(locationOf(await post(app, "/checkout", pro))).toBe("/sign-up?checkout=true&plan=pro-yearly");
  const checkout = await post(app, "/checkout", pro, { Cookie });
  expect([checkout.status, locationOf(checkout)]).toEqual([
    303,
    expect.stringContaining(`${app.origin}/local/pay/`),
  ]);
  for (const form of [{}, { plan: "gold", interval: "yearly" }, { plan: "pro", interval: "daily" }]) {
    const refused = await post(app, "/checkout", form as Record<string, string>, { Cookie });
    expect(locationOf(refused)).toBe("/dashboard/billing");
    expect(refused.headers.get("Set-Cookie")).toMatch(/^flash=/);
  }
  expect((await post(app, "/checkout", pro, { Cookie, Origin: "https://evil.example" })).status).toBe(403);
});

const past = onboardedAt;
const future = new Date("2100-01-01");

test.each([
  { who: "not onboarded", profile: { onboardedAt: null }, to: null },
  {
    who: "not onboarded, canceled",
    profile: { onboardedAt: null, subscriptionStatus: "canceled" },
    to: "/reactivate",
  },
  { who: "canceled without a date", profile: { subscriptionStatus: "canceled" }, to: "/reactivate" },
  {
    who: "canceled in the past",
    profile: { subscriptionStatus: "canceled", subscriptionEndDate: past },
    to: "/reactivate",
  },
  {
    who: "canceled in the future",
    profile: { subscriptionStatus: "canceled", subscriptionEndDate: future },
    to: null,
  },
  { who: "active", profile: { subscriptionStatus: "active", role: "basic" }, to: null },
  { who: "past due", profile: { subscriptionStatus: "past_due", role: "pro" }, to: null },
] as const)("GD-05 GD-06 GD-08 GD-14 the billing page and $who", async ({ profile, to }) => {
  const { Cookie, id } = await comeAs(profile);
  const before = await row(id);
  for (const path of [
    "/dashboard/billing",
    "/dashboard/billing?updated=sync",
    "/dashboard/billing?cancel=ask",
  ]) {
    const answer = await get(app, path, { Cookie });
    if (to !== null) expect([path, locationOf(answer)]).toEqual([path, to]);
    else expect([path, [null, "/dashboard/billing"].includes(locationOf(answer))]).toEqual([path, true]);
  }
  for (const intent of ["refresh", "change", "cancel", "resume"]) {
    const answer = await post(app, "/dashboard/billing", { intent }, { Cookie });
    expect([intent, locationOf(answer)]).toEqual([intent, to ?? "/dashboard/billing"]);
  }
  expect((await post(app, "/dashboard/billing", { intent: "x" }, { Cookie })).status).toBe(
    to === null ? 400 : 302,
  );
  expect({ ...(await row(id)), last_synced_at: null }).toEqual({ ...before, last_synced_at: null });
});

test("GD-02 RT-05 RT-07 RT-20 CR-01 CR-05 CR-08 G-28 where each door leads", async () => {
  const trial = await comeAs();
  const canceled = await comeAs({ subscriptionStatus: "canceled" });
  const doors = [
    ["/dashboard/billing", "", "/sign-in"],
    ["/dashboard/upgrade", "", "/sign-in"],
    ["/upgrade", "", "/sign-in"],
    ["/upgrade", trial.Cookie, "/dashboard/upgrade"],
    ["/upgrade", canceled.Cookie, "/reactivate"],
    ["/reactivate", "", null],
    ["/reactivate", trial.Cookie, "/dashboard"],
    ["/reactivate", canceled.Cookie, null],
    ["/checkout-redirect", "", "/sign-up?checkout=true"],
    ["/checkout-redirect?success=true", "", "/sign-up?checkout=true"],
    ["/checkout-redirect?canceled=true", trial.Cookie, "/upgrade"],
    ["/checkout-redirect?success=true", trial.Cookie, null],
    ["/checkout-redirect?success=true&attempt=-1e99", canceled.Cookie, null],
  ] as const;
  for (const [path, cookie, to] of doors)
    expect([path, locationOf(await get(app, path, { Cookie: cookie }))]).toEqual([path, to]);
  const shutOut = await (await get(app, "/reactivate", { Cookie: canceled.Cookie })).text();
  expect(shutOut).toMatch(/<h1[^>]*>Subscription Canceled</);
  const page = await (await get(app, "/checkout-redirect?success=true", { Cookie: trial.Cookie })).text();
  expect(page).toContain("Activating your account...");
  expect(page).toContain('content="2;url=/dashboard/billing?from_checkout=success"');
});

test("a form of ours may lead to the configured payment host, and to no other", async () => {
  await using elsewhere = await startApp("local", { LEMON_SQUEEZY_STORE_URL: "https://shop.example/x" });
  const policy = (await get(elsewhere, "/sign-in")).headers.get("Content-Security-Policy")!;
  expect(policy.split("; ")).toContain("form-action 'self' https://shop.example");
});

test("RA-04 without a customer portal, the page stays and says so", async () => {
  const { noPortal, syncFirst } = BILLING_MESSAGES;
  for (const [profile, words] of [
    [{}, noPortal],
    [{ lemonSqueezySubscriptionId: "77" }, syncFirst],
  ] as const) {
    const { Cookie } = await comeAs({ subscriptionStatus: "canceled", ...profile });
    const answer = await post(app, "/billing-portal", {}, { Cookie });
    expect(locationOf(answer)).toBe("/reactivate");
    const flash = answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    expect(await (await get(app, "/reactivate", { Cookie: `${Cookie}; ${flash}` })).text()).toContain(words);
  }
});

test("BL-22 a customer whose portal is not to be had is led to the page that asks for the address", async () => {
  const { Cookie } = await comeAs({ role: "basic", lemonSqueezyCustomerId: "999" });
  const answer = await post(app, "/billing-portal", {}, { Cookie });
  expect([answer.status, locationOf(answer)]).toEqual([303, expect.stringMatching(/\/billing$/)]);
  expect(locationOf(answer)).not.toBe("/dashboard/billing");
  expect((await fetch(locationOf(answer)!)).status).toBe(200);
});

test.each([
  { who: "not onboarded", profile: { onboardedAt: null } },
  { who: "canceled", profile: { subscriptionStatus: "canceled" } },
] as const)("IT-02 the internal test pages open for somebody $who", async ({ profile }) => {
  const { Cookie } = await comeAs(profile);
  for (const path of ["/test-payment-flow", "/validation-dashboard"]) {
    const answer = await get(app, path, { Cookie });
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.text()).toContain("Run all");
  }
});

test("IT-01 switched off, the internal test pages are not there", async () => {
  await using off = await startApp("local", { SELF_CHECKS: "off" });
  for (const path of ["/test-payment-flow", "/validation-dashboard"])
    expect(locationOf(await get(off, path))).toBe("/404");
});

test("without keys nothing is sold and everything else works", async () => {
  await using bare = await startApp("production", { SESSION_SECRET: LOCAL_SESSION_SECRET });
  const person = await signInNewcomer(bare, { onboardedAt, regions: ["CA-ON"] });
  // Production's cookie needs https, so the requests use https.
  const answer = await bare.server.dispatchFetch(`${bare.origin}/webhooks/lemonsqueezy`, {
    method: "POST",
    headers: { "X-Signature": "0".repeat(64) },
    body: "{}",
  });
  expect(answer.status).toBe(401);
  const Cookie = `${person.cookie.name}=${person.cookie.value}`;
  expect((await get(bare, "/dashboard/billing", { Cookie })).status).toBe(200);
  const checkout = await post(bare, "/checkout", { plan: "pro", interval: "monthly" }, { Cookie });
  expect(locationOf(checkout)).toBe("/dashboard/billing");
  expect(locationOf(await get(bare, "/checkout-redirect", { Cookie }))).toBe("/dashboard/billing");
});

test("CR-04 looking at /checkout-redirect leads to the hosted checkout, writes nothing and spends no limit; the button does", async () => {
  const { Cookie, id } = await comeAs();
  const before = await storedRows(app);
  for (let times = 0; times < 25; times++) {
    const page = await get(app, "/checkout-redirect", { Cookie });
    expect(page.headers.get("Refresh")).toMatch(/^1;url=.*\/local\/plans\?/);
    expect(await page.text()).toContain("Preparing your checkout...");
  }
  expect(await storedRows(app)).toEqual(before);

  const pressed = await post(app, "/checkout-redirect", {}, { Cookie });
  expect([pressed.status, locationOf(pressed)]).toEqual([303, expect.stringContaining("/local/plans?")]);
  expect((await row(id))!["checkout_started_at"]).not.toBeNull();
  const evil = await post(app, "/checkout-redirect", {}, { Cookie, Origin: "https://evil.example" });
  expect(evil.status).toBe(403);
});

test("with a running subscription /checkout-redirect sells no second one, by link or by button", async () => {
  const running = { role: "basic", subscriptionStatus: "active", lemonSqueezySubscriptionId: "77" } as const;
  const { Cookie } = await comeAs(running);
  expect(locationOf(await get(app, "/checkout-redirect", { Cookie }))).toBe("/dashboard/billing");
  expect(locationOf(await post(app, "/checkout-redirect", {}, { Cookie }))).toBe("/dashboard/billing");
});

test("/reactivate names no access in the past, has the Setup Billing that it speaks of, and buys with a form", async () => {
  const { Cookie } = await comeAs({ subscriptionStatus: "canceled", subscriptionEndDate: past });
  const html = await (await get(app, "/reactivate", { Cookie })).text();
  expect(html).not.toContain("Access until");
  expect(html).toContain("Ended on 31 Dec 2025");
  expect(html).toMatch(
    /<a[^>]*href="\/reactivate#plans"[^>]*>Setup Billing|href="#plans"[^>]*>Setup Billing/,
  );
  expect(html).toContain('id="plans"');
  expect(html).toContain('action="/checkout-redirect"');
  expect(html).not.toContain('href="/checkout-redirect"');
});

test("a setup that ends without access says so instead of Setup Complete!", async () => {
  const { Cookie } = await comeAs({
    onboardedAt: null,
    subscriptionStatus: "canceled",
    subscriptionEndDate: past,
  });
  const choices = {
    step: "2",
    country: "CA",
    state: "CA-ON",
    municipality: "CA-ON-PEL",
    service: "snow-removal-seasonal",
  };
  const done = await post(app, "/onboarding", choices, { Cookie });
  expect(locationOf(done)).toBe("/reactivate");
  const flash = done.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const html = await (await get(app, "/reactivate", { Cookie: `${Cookie}; ${flash}` })).text();
  expect(html).toContain("Your choices are saved");
  expect(html).not.toContain("Setup Complete!");
});

test("BL-22 the local store's billing page asks for the address that paid and opens its portal", async () => {
  const email = `books-${crypto.randomUUID()}@accountant.example`;
  expect((await get(app, "/local/billing")).status).toBe(200);
  const unknown = await post(app, "/local/billing", { email });
  expect(await unknown.text()).toContain("No payment was made with this address.");

  const { Cookie, id } = await comeAs();
  const checkout = await post(app, "/checkout", { plan: "basic", interval: "monthly" }, { Cookie });
  await post(app, new URL(locationOf(checkout)!).pathname, { plan: "basic-monthly", email });
  const opened = await post(app, "/local/billing", { email });
  const customer = String((await row(id))!["lemon_squeezy_customer_id"]);
  expect(locationOf(opened)).toBe(`/local/portal/${customer}`);
  const portal = await post(app, "/billing-portal", {}, { Cookie });
  expect(locationOf(portal)).toBe(`${app.origin}/local/portal/${customer}`);
});

test("what to set up after buying Pro is on the dashboard and the billing page until it is closed, without scripts", async () => {
  const { Cookie, id } = await comeAs({
    role: "pro",
    subscriptionStatus: "active",
    serviceTypes: ["snow-removal-seasonal"],
  });
  for (const page of ["/dashboard", "/dashboard/billing"]) {
    const html = await (await get(app, page, { Cookie })).text();
    expect(html).toContain("Set up Pro");
    for (const section of ["delivery", "coverage", "trades"])
      expect(html).toContain(`href="/dashboard/settings#${section}"`);
  }
  const settings = await (await get(app, "/dashboard/settings", { Cookie })).text();
  for (const section of ["delivery", "coverage", "trades"]) expect(settings).toContain(`id="${section}"`);

  for (const [back, to] of [
    ["/dashboard/billing", "/dashboard/billing"],
    ["https://evil.example", "/dashboard"],
  ]) {
    const closed = await post(app, "/dashboard/pro-setup", { back: back! }, { Cookie });
    expect([closed.status, locationOf(closed)]).toEqual([303, to]);
  }
  expect((await row(id))!["pro_set_up_closed_at"]).not.toBeNull();
  for (const page of ["/dashboard", "/dashboard/billing"])
    expect(await (await get(app, page, { Cookie })).text()).not.toContain("Set up Pro");
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

const STANDINGS: ReadonlyArray<{
  who: string;
  profile: NonNullable<Profile>;
  says: string | RegExp;
  isAdvertised: boolean;
}> = [
  {
    who: "past due",
    profile: { role: "basic", subscriptionStatus: "past_due", lemonSqueezySubscriptionId: "77" },
    says: "Your last payment did not go through.",
    isAdvertised: false,
  },
  {
    who: "canceled with days left",
    profile: {
      role: "basic",
      subscriptionStatus: "canceled",
      lemonSqueezySubscriptionId: "77",
      subscriptionEndDate: inDays(6),
    },
    says: /Your subscription is canceled: access until \d+ \w+ \d+ \(6 days left\)\./,
    isAdvertised: false,
  },
  {
    who: "in the last days of a trial",
    profile: { subscriptionEndDate: inDays(2) },
    says: /Your free trial ends on \d+ \w+ \d+ \(2 days left\)\.<\/strong> Nothing is charged\./,
    isAdvertised: false,
  },
  {
    who: "on a trial",
    profile: { subscriptionEndDate: inDays(9) },
    says: /Your free trial ends on \d+ \w+ \d+ \(9 days left\)\.<\/strong> Nothing is charged\./,
    isAdvertised: true,
  },
];

test.each(STANDINGS)(
  "the dashboard tells somebody $who so, and advertises Pro only if nothing has to be done",
  async (row) => {
    const { Cookie } = await comeAs(row.profile);
    const html = (await (await get(app, "/dashboard", { Cookie })).text()).replaceAll("<!-- -->", "");
    expect(html).toMatch(row.says);
    expect(html.includes("Pro opens every bid without a daily limit")).toBe(row.isAdvertised);
  },
);

test("somebody whose access has ended can refresh the subscription on the page that they are led to", async () => {
  const { Cookie } = await comeAs({ subscriptionStatus: "canceled", subscriptionEndDate: past });
  const late = await (await get(app, "/reactivate?late=1", { Cookie })).text();
  expect(late).toContain(BILLING_MESSAGES.tooLong);
  expect(late).toMatch(/<form method="post" action="\/reactivate"[^>]*>.*?Refresh Subscription/s);

  const pressed = await post(app, "/reactivate", {}, { Cookie });
  expect(locationOf(pressed)).toBe("/reactivate");
  const flash = pressed.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const page = await (await get(app, "/reactivate", { Cookie: `${Cookie}; ${flash}` })).text();
  expect(page).toContain(BILLING_MESSAGES.noneFound);
  expect(locationOf(await post(app, "/reactivate"))).toMatch(/^\/sign-in/);
});

test("Contact support is a link where it is the next action", async () => {
  const { Cookie } = await comeAs({ subscriptionStatus: "canceled", subscriptionEndDate: null });
  const html = await (await get(app, "/reactivate", { Cookie })).text();
  expect(html).toMatch(/<a[^>]*href="\/support"[^>]*>Contact support<\/a>/);
});
