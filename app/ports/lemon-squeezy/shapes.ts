import { z } from "zod";
import type { ProviderEndReason } from "~/domain/billing/endings";
import { renews } from "~/domain/billing/entitlement";
import type { PlanOption } from "~/domain/billing/plan-options";
import type { SubscriptionStatus } from "~/domain/billing/subscription";
import type { BillingEvent, Subscription } from "~/ports/billing";

/** The parts of Lemon Squeezy's JSON that we read. Everything else, above all card data, is dropped. */

/** Ids are numbers in attributes and text elsewhere. */
const id = z.union([z.string().min(1).max(64), z.number().int()]).transform(String);
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const subscriptionResource = z.object({
  type: z.literal("subscriptions"),
  id,
  attributes: z.object({
    customer_id: id,
    order_id: id.nullish(),
    variant_id: id,
    user_email: z.string().max(320).nullish(),
    status: z.string(),
    cancelled: z.boolean().nullish(),
    pause: z.object({ mode: z.string() }).nullish(),
    trial_ends_at: instant.nullish(),
    renews_at: instant.nullish(),
    ends_at: instant.nullish(),
    created_at: instant,
    updated_at: instant,
    test_mode: z.boolean().nullish(),
  }),
});
export type SubscriptionResource = z.input<typeof subscriptionResource>;

export type PlanOfVariant = (variantId: string) => PlanOption | null;

/** `null` for a status that we do not know. The caller then changes nothing. */
function statusOf(status: string, pauseMode: string | undefined): SubscriptionStatus | null {
  switch (status) {
    case "on_trial":
      return "trialing";
    case "active":
      return "active";
    case "past_due":
    case "unpaid":
      return "past_due";
    case "cancelled":
    case "expired":
      return "canceled";
    case "paused":
      return pauseMode === "free" ? "active" : "canceled";
    default:
      return null;
  }
}

/** `null` for a subscription that renews. */
function endReasonOf(
  providerStatus: string,
  status: SubscriptionStatus,
  isCanceled: boolean,
): ProviderEndReason | null {
  if (renews(status)) return null;
  if (providerStatus === "paused") return "paused";
  return isCanceled || providerStatus === "cancelled" ? "canceled" : "provider";
}

/** `null` if it is not a subscription, or if we do not know its status. */
export function readSubscription(resource: unknown, planOfVariant: PlanOfVariant): Subscription | null {
  const parsed = subscriptionResource.safeParse(resource);
  if (!parsed.success) return null;
  const { id: subscriptionId, attributes } = parsed.data;
  const status = statusOf(attributes.status, attributes.pause?.mode);
  if (status === null) return null;
  const { ends_at, renews_at, trial_ends_at, updated_at } = attributes;
  // A canceled subscription does not renew, even if it still has a renewal date.
  const endsAt =
    attributes.status === "cancelled"
      ? (ends_at ?? null)
      : attributes.status === "expired"
        ? (ends_at ?? updated_at)
        : (ends_at ?? renews_at ?? trial_ends_at ?? null);
  return {
    id: subscriptionId,
    customerId: attributes.customer_id,
    orderId: attributes.order_id ?? null,
    email: attributes.user_email?.trim().toLowerCase() ?? "",
    plan: planOfVariant(attributes.variant_id),
    status,
    endsAt,
    endReason: endReasonOf(attributes.status, status, attributes.cancelled ?? false),
    createdAt: attributes.created_at,
    updatedAt: updated_at,
    isTest: attributes.test_mode ?? false,
  };
}

const meta = z.object({
  event_name: z.string().min(1).max(100),
  test_mode: z.boolean().nullish(),
  custom_data: z.object({ user_id: id.nullish() }).nullish().catch(null),
});

const invoiceResource = z.object({
  type: z.literal("subscription-invoices"),
  id,
  attributes: z.object({ subscription_id: id, updated_at: instant, test_mode: z.boolean().nullish() }),
});

const orderResource = z.object({
  type: z.literal("orders"),
  id,
  attributes: z.object({
    customer_id: id,
    status: z.string(),
    updated_at: instant,
    test_mode: z.boolean().nullish(),
  }),
});

const message = z.object({ meta, data: z.unknown() });

/** What an invoice event says about its subscription, used if the subscription itself cannot be read. */
const PAID_BY_EVENT: Partial<Record<string, "paid" | "unpaid">> = {
  subscription_payment_success: "paid",
  subscription_payment_recovered: "paid",
  subscription_payment_failed: "unpaid",
};

/** Events are told apart by the resource that they carry, not by their name. */
export function readMessage(json: unknown, planOfVariant: PlanOfVariant): BillingEvent | "unreadable" {
  const parsed = message.safeParse(json);
  if (!parsed.success) return "unreadable";
  const { event_name: name, test_mode, custom_data } = parsed.data.meta;
  const { data } = parsed.data;
  const head = { name, isTest: test_mode ?? isTestOf(data), userId: custom_data?.user_id ?? null };

  const subscription = readSubscription(data, planOfVariant);
  if (subscription) return { ...head, about: { kind: "subscription", subscription } };

  const invoice = invoiceResource.safeParse(data);
  if (invoice.success) {
    const { subscription_id: subscriptionId, updated_at: at } = invoice.data.attributes;
    const status = PAID_BY_EVENT[name] ?? null;
    return { ...head, about: { kind: "invoice", subscriptionId, status, at } };
  }

  const order = orderResource.safeParse(data);
  if (order.success) {
    const { id: orderId, attributes } = order.data;
    const { customer_id: customerId, updated_at: at } = attributes;
    return {
      ...head,
      about: { kind: "order", orderId, customerId, isPaid: attributes.status === "paid", at },
    };
  }
  return { ...head, about: { kind: "nothing-of-ours" } };
}

function isTestOf(data: unknown): boolean {
  const parsed = z.object({ attributes: z.object({ test_mode: z.boolean() }) }).safeParse(data);
  return parsed.success && parsed.data.attributes.test_mode;
}
