import { afterEach, expect, test, vi } from "vitest";
import { buy, resourceOf } from "~/features/local/payment-provider";
import { createLemonSqueezyBilling, type LemonSqueezySettings } from "~/ports/lemon-squeezy/billing";
import { SETTINGS } from "../support/payments";

afterEach(() => vi.unstubAllGlobals());

type Answer = () => Response | Promise<Response>;

/** The real adapter with recorded answers, one for each call; the last one repeats. */
function adapterBefore(answers: Array<Answer>, settings: Partial<LemonSqueezySettings> = {}) {
  const calls: Array<{ method: string; url: string; body: unknown; key: string | null }> = [];
  const pauses: Array<number> = [];
  vi.stubGlobal("fetch", async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    const text = await request.text();
    calls.push({
      method: request.method,
      url: decodeURIComponent(request.url.replace("https://api.lemonsqueezy.com", "")),
      body: text === "" ? null : (JSON.parse(text) as unknown),
      key: request.headers.get("Authorization"),
    });
    return (answers.length > 1 ? answers.shift()! : answers[0]!)();
  });
  const sleep = (ms: number) => Promise.resolve(void pauses.push(ms));
  const billing = createLemonSqueezyBilling({ ...SETTINGS, ...settings }, { sleep, limitMs: 50 });
  return { billing, calls, pauses };
}

const START = new Date("2026-11-20T15:00:00Z");
const RUNNING = buy(
  { id: "77", customerId: 8, orderId: 7, email: "Buyer@Shop.example", plan: "pro-monthly" },
  START,
);
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const errors = (status: number) => json({ errors: [{ status: String(status), detail: "No" }] }, status);
const html = (status: number) => () => new Response("<!DOCTYPE html><h1>Down</h1>", { status });
const never = () => new Promise<Response>(() => undefined);

const CHECKOUT = {
  data: {
    type: "checkouts",
    id: "1",
    attributes: {
      url: "https://tenderlight.lemonsqueezy.com/checkout/custom/1",
      preview: { currency: "CAD", subtotal: 6900, tax: 0, total: 6900 },
    },
  },
};
const BUYER = { userId: "user-1", email: "buyer@shop.example" };

test("SN-09 a checkout offers one variant, carries our user's id, skips their trial and leads back to us", async () => {
  const { billing, calls } = adapterBefore([json(CHECKOUT, 201)]);

  expect(await billing.createCheckout(BUYER, "pro-monthly")).toEqual({
    ok: true,
    value: "https://tenderlight.lemonsqueezy.com/checkout/custom/1",
  });

  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ method: "POST", url: "/v1/checkouts", key: "Bearer test-key" });
  expect(calls[0]!.body).toMatchObject({
    data: {
      attributes: {
        checkout_data: { email: BUYER.email, custom: { user_id: BUYER.userId } },
        checkout_options: { skip_trial: true },
        product_options: {
          enabled_variants: [1003],
          redirect_url: "https://bids.example/checkout-redirect?success=true",
        },
      },
      relationships: { variant: { data: { id: "1003" } } },
    },
  });
});

test("checkout is refused if the provider's price or host differs from ours", async () => {
  const priced = (cents: number, currency = "CAD") => ({
    data: {
      ...CHECKOUT.data,
      attributes: { ...CHECKOUT.data.attributes, preview: { currency, subtotal: 6900, total: cents } },
    },
  });
  const elsewhere = { data: { ...CHECKOUT.data, attributes: { url: "https://evil.example/pay" } } };
  for (const [answer, failure] of [
    [priced(2900), "wrong-price"],
    // Taxes on top, and another currency.
    [priced(7797), "wrong-price"],
    [priced(6900, "USD"), "wrong-price"],
    [elsewhere, "no-address"],
    [{ data: { attributes: {} } }, "no-address"],
  ] as const) {
    const { billing } = adapterBefore([json(answer, 201)]);
    expect(await billing.createCheckout(BUYER, "pro-monthly")).toEqual({ ok: false, failure });
  }
});

test("a subscription is read in our words, without its card", async () => {
  const { billing } = adapterBefore([json({ data: resourceOf(RUNNING) })]);

  const answer = await billing.findSubscription("77");

  expect(answer).toEqual({
    ok: true,
    value: {
      id: "77",
      customerId: "8",
      orderId: "7",
      email: "buyer@shop.example",
      plan: "pro-monthly",
      status: "active",
      endsAt: new Date("2026-12-20T15:00:00Z"),
      endReason: null,
      createdAt: START,
      updatedAt: START,
      isTest: true,
    },
  });
});

test.each([
  { name: "401", answers: [errors(401)], failure: "unauthorized", calls: 1 },
  { name: "422", answers: [errors(422)], failure: "refused", calls: 1 },
  { name: "429", answers: [errors(429)], failure: "busy", calls: 3 },
  { name: "500", answers: [errors(500)], failure: "unavailable", calls: 3 },
  { name: "HTML with 200", answers: [html(200)], failure: "unavailable", calls: 3 },
  { name: "HTML with 502", answers: [html(502)], failure: "unavailable", calls: 3 },
  { name: "503", answers: [errors(503)], failure: "unavailable", calls: 3 },
  { name: "504", answers: [errors(504)], failure: "unavailable", calls: 3 },
  { name: "no answer in time", answers: [never], failure: "unavailable", calls: 3 },
  {
    name: "an empty body",
    answers: [() => new Response(null, { status: 200 })],
    failure: "unavailable",
    calls: 3,
  },
])(
  "ER-06 LM-14 C-22 $name comes back as a value, after a bounded number of tries",
  async ({ answers, failure, calls: most }) => {
    const { billing, calls, pauses } = adapterBefore(answers);

    expect(await billing.findSubscription("77")).toEqual({ ok: false, failure });

    expect(calls).toHaveLength(most);
    expect(pauses).toEqual([200, 400].slice(0, most - 1));
  },
);

test("404 is reported as no subscription; a call that failed is retried", async () => {
  expect(await adapterBefore([errors(404)]).billing.findSubscription("1")).toEqual({ ok: true, value: null });
  const { billing } = adapterBefore([errors(503), errors(429), json({ data: resourceOf(RUNNING) })]);
  expect(await billing.findSubscription("77")).toMatchObject({ ok: true, value: { id: "77" } });
});

test("a plan change is sent again only if the provider certainly did not accept it; upgrades are charged at once, downgrades are not", async () => {
  const lost = adapterBefore([errors(500)]);
  expect(await lost.billing.changePlan("77", "pro-yearly", "upgrade")).toMatchObject({
    failure: "unavailable",
  });
  expect(lost.calls).toHaveLength(1);

  const busy = adapterBefore([errors(429), json({ data: resourceOf(RUNNING) })]);
  expect(await busy.billing.changePlan("77", "pro-yearly", "upgrade")).toMatchObject({ ok: true });
  expect(busy.calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "PATCH /v1/subscriptions/77",
    "PATCH /v1/subscriptions/77",
  ]);
  expect(busy.calls[1]!.body).toMatchObject({
    data: { attributes: { variant_id: 1004, invoice_immediately: true } },
  });

  const down = adapterBefore([json({ data: resourceOf(RUNNING) })]);
  await down.billing.changePlan("77", "basic-monthly", "downgrade");
  expect(down.calls[0]!.body).toMatchObject({
    data: { attributes: { variant_id: 1001, invoice_immediately: false } },
  });
});

test("a customer's subscriptions come with the customer; an address is compared again", async () => {
  const other = buy(
    { id: "78", customerId: 9, orderId: 9, email: "else@shop.example", plan: "basic-yearly" },
    START,
  );
  const { billing, calls } = adapterBefore([
    json({ data: { type: "customers", id: "8", attributes: {} }, included: [resourceOf(RUNNING)] }),
    json({ data: [resourceOf(RUNNING), resourceOf(other)] }),
  ]);

  expect(await billing.listSubscriptionsOfCustomer("8")).toMatchObject({ value: [{ id: "77" }] });
  expect(await billing.listSubscriptionsByEmail("buyer@shop.example")).toMatchObject({
    value: [{ id: "77" }],
  });

  expect(calls.map(({ url }) => url)).toEqual([
    "/v1/customers/8?include=subscriptions",
    "/v1/subscriptions?filter[store_id]=1&filter[user_email]=buyer@shop.example&page[size]=100&include=",
  ]);
});

test("CR-04 the link to all plans identifies the buyer; without keys everything reports that it is off", async () => {
  const { billing } = adapterBefore([errors(500)]);
  expect(billing.hostedUrl(BUYER, "all-plans")).toEqual({
    ok: true,
    value:
      "https://tenderlight.lemonsqueezy.com/buy/all?checkout%5Bemail%5D=buyer%40shop.example&checkout%5Bcustom%5D%5Buser_id%5D=user-1",
  });
  const off = adapterBefore([errors(500)], { apiKey: null });
  expect(await off.billing.createCheckout(BUYER, "pro-monthly")).toEqual({
    ok: false,
    failure: "not-configured",
  });
  expect(await off.billing.findSubscription("1")).toEqual({ ok: false, failure: "not-configured" });
  expect(off.calls).toEqual([]);
});

test("prices are read from the price model, in cents", async () => {
  const variant = (cents: number) => ({
    data: { type: "variants", id: "1", attributes: { price: 1, interval: "month", has_free_trial: false } },
    included: [
      { type: "prices", id: "1", attributes: { unit_price: cents, renewal_interval_unit: "month" } },
    ],
  });
  const { billing } = adapterBefore([json(variant(2900))]);
  expect(await billing.listPrices()).toMatchObject({
    value: [{ plan: "basic-monthly", cents: 2900, interval: "month", hasTrial: false }, {}, {}, {}],
  });
});

test("a customer's address is read and changed; the portal is the customer's, else the subscription's", async () => {
  const customer = (portal: string | null) =>
    json({
      data: {
        type: "customers",
        id: "8",
        attributes: { email: "Buyer@Shop.example", urls: { customer_portal: portal } },
      },
    });
  const url = "https://tenderlight.lemonsqueezy.com/billing?expires=1&signature=x";
  const resource = resourceOf(RUNNING);
  const subscription = json({
    data: { ...resource, attributes: { ...resource.attributes, urls: { customer_portal: url } } },
  });
  const ids = { customerId: "8", subscriptionId: "77" };

  const known = adapterBefore([customer(url)]);
  expect(await known.billing.findCustomerEmail("8")).toEqual({ ok: true, value: "buyer@shop.example" });
  expect(await known.billing.openPortal(ids)).toEqual({
    ok: true,
    value: { url, email: "buyer@shop.example" },
  });
  expect(await known.billing.updateCustomerEmail("8", "new@shop.example")).toMatchObject({ ok: true });
  expect(known.calls.at(-1)).toMatchObject({
    method: "PATCH",
    url: "/v1/customers/8",
    body: { data: { type: "customers", id: "8", attributes: { email: "new@shop.example" } } },
  });

  for (const first of [customer(null), errors(404), customer("https://evil.example/billing")]) {
    const { billing } = adapterBefore([first, subscription]);
    expect(await billing.openPortal(ids)).toEqual({ ok: true, value: { url, email: "buyer@shop.example" } });
  }
  const gone = adapterBefore([errors(404)]);
  expect(await gone.billing.openPortal(ids)).toEqual({ ok: false, failure: "not-found" });
  expect(await gone.billing.openPortal({ ...ids, subscriptionId: null })).toMatchObject({
    failure: "not-found",
  });
});

test.each([
  { attributes: { status: "cancelled" }, reason: "canceled" },
  { attributes: { status: "expired" }, reason: "provider" },
  { attributes: { status: "expired", cancelled: true }, reason: "canceled" },
  { attributes: { status: "paused", pause: { mode: "void" } }, reason: "paused" },
  { attributes: { status: "paused", pause: { mode: "free" } }, reason: null },
  { attributes: { status: "past_due" }, reason: null },
])("a subscription with $attributes ends because: $reason", async ({ attributes, reason }) => {
  const resource = resourceOf(RUNNING);
  const { billing } = adapterBefore([
    json({ data: { ...resource, attributes: { ...resource.attributes, ...attributes } } }),
  ]);
  expect(await billing.findSubscription("77")).toMatchObject({ value: { endReason: reason } });
});
