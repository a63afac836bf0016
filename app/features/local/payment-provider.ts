import { centsOf, intervalOf, PLAN_OPTIONS, type PlanOption } from "~/domain/billing/plan-options";

/** Only good for the local build's own webhook route; the same value is in wrangler.toml. */
export const LOCAL_WEBHOOK_SECRET = "local-webhook-secret";
export const LOCAL_STORE_ID = 1;

/** The stand-in's variants; the same numbers are in wrangler.toml. */
export const LOCAL_VARIANTS: Readonly<Record<PlanOption, number>> = {
  "basic-monthly": 1001,
  "basic-yearly": 1002,
  "pro-monthly": 1003,
  "pro-yearly": 1004,
};

export function planOfLocalVariant(variant: number): PlanOption | null {
  return PLAN_OPTIONS.find((option) => LOCAL_VARIANTS[option] === variant) ?? null;
}

/** A subscription with the attributes of the provider's API. */
export type ProviderSubscription = {
  id: string;
  attributes: {
    store_id: number;
    customer_id: number;
    order_id: number;
    variant_id: number;
    user_email: string;
    status: "active" | "past_due" | "cancelled" | "expired" | "paused" | "on_trial" | "unpaid";
    cancelled: boolean;
    card_brand: string;
    card_last_four: string;
    pause: { mode: string } | null;
    trial_ends_at: string | null;
    renews_at: string | null;
    ends_at: string | null;
    created_at: string;
    updated_at: string;
    test_mode: boolean;
  };
};

export const PROVIDER_ACTIONS = [
  "change",
  "cancel",
  "resume",
  "pause",
  "unpause",
  "renew",
  "fail",
  "recover",
  "expire",
] as const;
export type ProviderAction = (typeof PROVIDER_ACTIONS)[number];

/** A webhook message: the event's name and the JSON that is signed. */
export type ProviderMessage = { name: string; body: string };

export type Bought = { id: string; customerId: number; orderId: number; email: string; plan: PlanOption };

/** The active subscription of a paid checkout. */
export function buy({ id, customerId, orderId, email, plan }: Bought, now: Date): ProviderSubscription {
  const at = now.toISOString();
  return {
    id,
    attributes: {
      store_id: LOCAL_STORE_ID,
      customer_id: customerId,
      order_id: orderId,
      variant_id: LOCAL_VARIANTS[plan],
      user_email: email,
      status: "active",
      cancelled: false,
      card_brand: "visa",
      card_last_four: "4242",
      pause: null,
      trial_ends_at: null,
      renews_at: periodAfter(now, plan).toISOString(),
      ends_at: null,
      created_at: at,
      updated_at: at,
      test_mode: true,
    },
  };
}

export function periodAfter(start: Date, plan: PlanOption): Date {
  const end = new Date(start);
  if (intervalOf(plan) === "monthly") end.setUTCMonth(end.getUTCMonth() + 1);
  else end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end;
}

type Acted = { subscription: ProviderSubscription; events: ReadonlyArray<string> };

/** The changed subscription and its event names; `null` if the change is not possible. */
export function act(
  { id, attributes }: ProviderSubscription,
  action: ProviderAction,
  now: Date,
  to?: PlanOption,
): Acted | null {
  const { status } = attributes;
  const plan = planOfLocalVariant(attributes.variant_id);
  const runs = status === "active" || status === "past_due";
  const became = (
    changed: Partial<ProviderSubscription["attributes"]>,
    ...events: ReadonlyArray<string>
  ): Acted => ({
    subscription: { id, attributes: { ...attributes, ...changed, updated_at: now.toISOString() } },
    events: [...events, "subscription_updated"],
  });
  switch (action) {
    case "change": {
      if (!runs || !to || !plan) return null;
      const isNewPeriod = intervalOf(to) !== intervalOf(plan);
      return became(
        {
          variant_id: LOCAL_VARIANTS[to],
          ...(isNewPeriod && { renews_at: periodAfter(now, to).toISOString() }),
        },
        "subscription_plan_changed",
        ...(centsOf(to) > centsOf(plan) ? ["subscription_payment_success"] : []),
      );
    }
    case "cancel":
      return runs
        ? became(
            { status: "cancelled", cancelled: true, ends_at: attributes.renews_at },
            "subscription_cancelled",
          )
        : null;
    case "resume":
      return status === "cancelled" && attributes.ends_at !== null && new Date(attributes.ends_at) > now
        ? became({ status: "active", cancelled: false, ends_at: null }, "subscription_resumed")
        : null;
    case "pause":
      return status === "active"
        ? became({ status: "paused", pause: { mode: "void" } }, "subscription_paused")
        : null;
    case "unpause":
      return status === "paused" ? became({ status: "active", pause: null }, "subscription_unpaused") : null;
    case "renew":
      return status === "active" && plan
        ? became(
            { renews_at: periodAfter(new Date(attributes.renews_at ?? now), plan).toISOString() },
            "subscription_payment_success",
          )
        : null;
    case "fail":
      return status === "active" ? became({ status: "past_due" }, "subscription_payment_failed") : null;
    case "recover":
      return status === "past_due"
        ? became({ status: "active" }, "subscription_payment_recovered", "subscription_payment_success")
        : null;
    case "expire":
      return status === "expired"
        ? null
        : became({ status: "expired", ends_at: now.toISOString(), renews_at: null }, "subscription_expired");
  }
}

export const resourceOf = ({ id, attributes }: ProviderSubscription) => ({
  type: "subscriptions",
  id,
  attributes,
});

/** Invoice events carry the invoice, order events the order, all others the subscription. */
export function messageOf(
  name: string,
  subscription: ProviderSubscription,
  userId: string | null,
): ProviderMessage {
  const { id, attributes } = subscription;
  const { customer_id, order_id, updated_at, test_mode, user_email } = attributes;
  const plan = planOfLocalVariant(attributes.variant_id);
  const total = plan ? centsOf(plan) : 0;
  const data = name.startsWith("order_")
    ? {
        type: "orders",
        id: String(order_id),
        attributes: {
          customer_id,
          user_email,
          total,
          status: name === "order_refunded" ? "refunded" : "paid",
          updated_at,
          test_mode,
        },
      }
    : name.startsWith("subscription_payment_")
      ? {
          type: "subscription-invoices",
          id: `${id}-${Date.parse(updated_at)}`,
          attributes: { subscription_id: Number(id), customer_id, total, updated_at, test_mode },
        }
      : resourceOf(subscription);
  const meta = {
    event_name: name,
    test_mode,
    webhook_id: "local",
    ...(userId !== null && { custom_data: { user_id: userId } }),
  };
  return { name, body: JSON.stringify({ meta, data }) };
}
