import { env } from "cloudflare:workers";
import { vi } from "vitest";
import type { Database } from "#drizzle/client";
import type { PlanOption } from "~/domain/billing/plan-options";
import { HOUR_MS } from "~/domain/duration";
import {
  LOCAL_VARIANTS,
  LOCAL_WEBHOOK_SECRET,
  messageOf,
  type ProviderAction,
  type ProviderMessage,
} from "~/features/local/payment-provider";
import {
  actOnSubscription,
  findProviderSubscription,
  listProviderSubscriptions,
  payCheckout,
} from "~/features/local/payment-store.server";
import { receiveWebhook } from "~/features/subscriptions/receive-webhook.server";
import { createLemonSqueezyBilling, type LemonSqueezySettings } from "~/ports/lemon-squeezy/billing";
import { signatureOf } from "~/ports/lemon-squeezy/signature";
import { withStandInPayments } from "../../workers/local/stand-in-payments";
import { CONFIG, servicesAround } from "./database";

const STORE = "https://tenderlight.lemonsqueezy.com";

const textOf = <K extends string>(numbers: Readonly<Record<K, number>>) =>
  Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, String(value)])) as Record<
    K,
    string
  >;

export const SETTINGS: LemonSqueezySettings = {
  apiKey: "test-key",
  webhookSecret: LOCAL_WEBHOOK_SECRET,
  storeId: "1",
  storeUrl: STORE,
  variants: textOf(LOCAL_VARIANTS),
  links: {
    "basic-monthly": `${STORE}/buy/basic-monthly`,
    "basic-yearly": `${STORE}/buy/basic-yearly`,
    "pro-monthly": `${STORE}/buy/pro-monthly`,
    "pro-yearly": `${STORE}/buy/pro-yearly`,
    "all-plans": `${STORE}/buy/all`,
  },
  origin: CONFIG.origin,
};

/** The real adapter with the provider's stand-in, which stores its data in the same test database. */
export async function startProvider(db: Database, start: Date) {
  await env.DB.exec("drop table if exists local_payments");
  const state = { now: start, isDown: false, calls: [] as Array<string> };
  const outside: typeof fetch = () => Promise.resolve(new Response("OK"));
  const api = withStandInPayments(outside, () => ({
    d1: env.DB,
    origin: CONFIG.origin,
    store: STORE,
    now: () => state.now,
  }));
  vi.stubGlobal("fetch", ((input, init) => {
    const request = new Request(input, init);
    if (request.url.startsWith("https://api.lemonsqueezy.com")) {
      state.calls.push(`${request.method} ${new URL(request.url).pathname}`);
      if (state.isDown) return Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    }
    return api(request);
  }) as typeof fetch);
  const sleep = () => Promise.resolve();
  const { services, sent } = servicesAround(db, start, {
    // Each message is an invocation of its own, so they have no common limit of statements.
    db,
    billing: createLemonSqueezyBilling(SETTINGS, { sleep }),
    now: () => state.now,
  });
  return {
    services,
    sent,
    state,
    buy: (who: { email: string; userId: string | null }, plan: PlanOption) =>
      payCheckout(db, { ...who, plan }, state.now),
    act: (id: string, action: ProviderAction, to?: PlanOption) =>
      actOnSubscription(db, id, action, state.now, to),
    /** Lets time pass, for the product and the provider. */
    later: (hours: number) => {
      state.now = new Date(state.now.getTime() + hours * HOUR_MS);
    },
    find: (id: string) => findProviderSubscription(db, id),
    list: (email: string) => listProviderSubscriptions(db, { email }),
    send: async (message: ProviderMessage) => receiveWebhook(services, await signed(message.body)),
  };
}

export type Provider = Awaited<ReturnType<typeof startProvider>>;

export async function signed(body: string, secret = LOCAL_WEBHOOK_SECRET): Promise<Request> {
  const signature = await signatureOf(body, secret);
  return new Request(`${CONFIG.origin}/webhooks/lemonsqueezy`, {
    method: "POST",
    headers: { "X-Signature": signature },
    body,
  });
}

export { messageOf };
