import {
  cancelSubscription,
  createCheckout,
  getCustomer,
  getSubscription,
  getVariant,
  lemonSqueezySetup,
  listSubscriptions,
  updateCustomer,
  updateSubscription,
} from "@lemonsqueezy/lemonsqueezy.js";
import { centsOf, PLAN_OPTIONS, type PlanOption } from "~/domain/billing/plan-options";
import { PLAN_CURRENCY } from "~/domain/billing/plans";
import type {
  Billing,
  BillingFailure,
  BillingResult,
  Buyer,
  ProviderPrice,
  Subscription,
} from "~/ports/billing";
import { type CallOptions, callProvider, type Effect } from "./calls";
import { readMessage, readSubscription } from "./shapes";
import { isSigned } from "./signature";

export type LemonSqueezySettings = {
  /** Without it every call answers "not-configured". */
  apiKey: string | null;
  webhookSecret: string | null;
  storeId: string | null;
  /** The store with the hosted pages. Users are sent to no other host. */
  storeUrl: string | null;
  variants: Readonly<Record<PlanOption, string | null>>;
  links: Readonly<Record<PlanOption | "all-plans", string | null>>;
  /** Our own origin, to which the buyer returns. */
  origin: string;
};

/** One page of the provider's list. No account should have more. */
const MOST_SUBSCRIPTIONS = 100;
const LIMIT_MS = 6_000;

const failed = (failure: BillingFailure) => ({ ok: false, failure }) as const;
const done = <T>(value: T) => ({ ok: true, value }) as const;

/** The only caller of Lemon Squeezy. Everything it returns is translated into our own types. */
export function createLemonSqueezyBilling(
  settings: LemonSqueezySettings,
  { sleep, limitMs = LIMIT_MS }: Pick<CallOptions, "sleep"> & Partial<CallOptions>,
): Billing {
  const { apiKey, storeId, variants, links, origin } = settings;

  function planOfVariant(variantId: string): PlanOption | null {
    return PLAN_OPTIONS.find((option) => variants[option] === variantId) ?? null;
  }

  async function call<T>(
    effect: Effect,
    ask: () => Promise<{ statusCode: number | null; data: T | null; error: Error | null }>,
  ): Promise<BillingResult<T>> {
    if (!apiKey) return failed("not-configured");
    // The library keeps the key in a module-level variable.
    lemonSqueezySetup({ apiKey });
    return callProvider(ask, effect, { sleep, limitMs });
  }

  /** The URL if it leads to our store, else `null`. */
  function storeAddress(url: unknown): string | null {
    if (typeof url !== "string" || !URL.canParse(url) || !settings.storeUrl) return null;
    return new URL(url).origin === new URL(settings.storeUrl).origin ? url : null;
  }

  function subscriptionIn(answer: BillingResult<{ data: unknown }>): BillingResult<Subscription> {
    if (!answer.ok) return answer;
    const subscription = readSubscription(answer.value.data, planOfVariant);
    return subscription ? done(subscription) : failed("unavailable");
  }

  const listIn = (resources: ReadonlyArray<unknown>) =>
    resources.flatMap((resource) => readSubscription(resource, planOfVariant) ?? []);

  return {
    async createCheckout({ userId, email }, plan) {
      const variant = variants[plan];
      if (!variant || !storeId) return failed("not-configured");
      const answer = await call("repeatable", () =>
        createCheckout(storeId, variant, {
          preview: true,
          productOptions: {
            redirectUrl: `${origin}/checkout-redirect?success=true`,
            // Without this, the checkout offers every variant of the product.
            enabledVariants: [Number(variant)],
          },
          // The buyer has already had our own trial, which needs no card.
          checkoutOptions: { skipTrial: true },
          checkoutData: { email, custom: { user_id: userId } },
        }),
      );
      if (!answer.ok) return answer;
      const { url, preview } = answer.value.data.attributes as CheckoutAttributes;
      // Our prices include taxes, so the total is what we show.
      const isOurs = !preview || (preview.total === centsOf(plan) && preview.currency === PLAN_CURRENCY);
      if (!isOurs) return failed("wrong-price");
      const address = storeAddress(url);
      return address === null ? failed("no-address") : done(address);
    },

    hostedUrl(buyer, page) {
      const link = storeAddress(links[page]);
      return link === null ? failed("not-configured") : done(withBuyer(link, buyer));
    },

    async findSubscription(id) {
      const answer = subscriptionIn(await call("repeatable", () => getSubscription(id)));
      return !answer.ok && answer.failure === "not-found" ? done(null) : answer;
    },

    async listSubscriptionsOfCustomer(customerId) {
      const answer = await call("repeatable", () => getCustomer(customerId, { include: ["subscriptions"] }));
      if (!answer.ok) return answer.failure === "not-found" ? done([]) : answer;
      return done(listIn((answer.value as { included?: ReadonlyArray<unknown> }).included ?? []));
    },

    async listSubscriptionsByEmail(userEmail) {
      const answer = await call("repeatable", () =>
        listSubscriptions({
          filter: { ...(storeId && { storeId }), userEmail },
          page: { size: MOST_SUBSCRIPTIONS },
        }),
      );
      if (!answer.ok) return answer;
      const email = userEmail.trim().toLowerCase();
      return done(listIn(answer.value.data).filter((subscription) => subscription.email === email));
    },

    async changePlan(id, to, kind) {
      const variant = variants[to];
      if (!variant) return failed("not-configured");
      return subscriptionIn(
        await call("once", () =>
          updateSubscription(id, { variantId: Number(variant), invoiceImmediately: kind === "upgrade" }),
        ),
      );
    },

    async cancel(id) {
      return subscriptionIn(await call("once", () => cancelSubscription(id)));
    },

    async resume(id) {
      return subscriptionIn(await call("once", () => updateSubscription(id, { cancelled: false })));
    },

    async openPortal({ customerId, subscriptionId }) {
      if (customerId !== null) {
        const answer = await call("repeatable", () => getCustomer(customerId));
        if (!answer.ok && answer.failure !== "not-found") return answer;
        const customer: WithPortal<"email"> | null = answer.ok ? answer.value.data.attributes : null;
        // `customer_portal` is null for a customer without a subscription.
        const url = storeAddress(customer?.urls?.customer_portal);
        if (customer && url !== null) return done({ url, email: lowerCased(customer.email) });
      }
      if (subscriptionId === null) return failed("not-found");
      const answer = await call("repeatable", () => getSubscription(subscriptionId));
      if (!answer.ok) return answer;
      const { urls, user_email } = answer.value.data.attributes as WithPortal<"user_email">;
      const url = storeAddress(urls?.customer_portal);
      return url === null ? failed("not-found") : done({ url, email: lowerCased(user_email) });
    },

    async findCustomerEmail(customerId) {
      const answer = await call("repeatable", () => getCustomer(customerId));
      return answer.ok ? done(lowerCased(answer.value.data.attributes.email)) : answer;
    },

    async updateCustomerEmail(customerId, email) {
      const answer = await call("repeatable", () => updateCustomer(customerId, { email }));
      return answer.ok ? done(lowerCased(answer.value.data.attributes.email)) : answer;
    },

    fallbackPortalUrl() {
      return settings.storeUrl === null ? null : `${settings.storeUrl.replace(/\/$/, "")}/billing`;
    },

    async listPrices() {
      const prices: Array<ProviderPrice> = [];
      for (const plan of PLAN_OPTIONS) {
        const variant = variants[plan];
        if (!variant) return failed("not-configured");
        const answer = await call("repeatable", () => getVariant(variant, { include: ["price-model"] }));
        if (!answer.ok) return answer;
        const { included } = answer.value as { included?: ReadonlyArray<PriceModel> };
        const { attributes } = answer.value.data;
        const price = included?.find(({ type }) => type === "prices")?.attributes;
        prices.push({
          plan,
          cents: price?.unit_price ?? attributes.price,
          interval: price?.renewal_interval_unit ?? attributes.interval,
          hasTrial: attributes.has_free_trial,
        });
      }
      return done(prices);
    },

    async checkHostedLinks() {
      const names = [...PLAN_OPTIONS, "all-plans"] as const;
      return Promise.all(
        names.map(async (name) => {
          const url = storeAddress(links[name]);
          if (url === null) return { name, status: null };
          const signal = AbortSignal.timeout(limitMs);
          const answer = await fetch(url, { method: "HEAD", redirect: "manual", signal }).catch(() => null);
          return { name, status: answer?.status ?? null };
        }),
      );
    },

    async readEvent(body, signature) {
      if (!(await isSigned(body, signature, settings.webhookSecret))) return "forged";
      try {
        return readMessage(JSON.parse(new TextDecoder().decode(body)), planOfVariant);
      } catch {
        return "unreadable";
      }
    },
  };
}

type CheckoutAttributes = { url: string; preview?: { currency: string; total: number } | null };

/** The library promises more than we want to rely on. */
type WithPortal<Email extends string> = { urls?: { customer_portal?: string | null } | null } & Partial<
  Record<Email, string | null>
>;

const lowerCased = (email: string | null | undefined) => email?.trim().toLowerCase() ?? "";
type PriceModel = {
  type: string;
  attributes: { unit_price: number | null; renewal_interval_unit: string | null };
};

function withBuyer(link: string, { userId, email }: Buyer): string {
  const url = new URL(link);
  url.searchParams.set("checkout[email]", email);
  url.searchParams.set("checkout[custom][user_id]", userId);
  return url.href;
}
