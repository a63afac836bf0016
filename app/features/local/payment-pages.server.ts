import { z } from "zod";
import { optionLabel, PLAN_OPTIONS, type PlanOption } from "~/domain/billing/plan-options";
import { formatDay } from "~/domain/local-time";
import { TORONTO } from "~/domain/zoned-time";
import { hiddenField } from "~/lib/form.server";
import type { Services } from "~/lib/services";
import type { PortalSubscription } from "./payment-pages";
import { act, planOfLocalVariant, PROVIDER_ACTIONS, type ProviderSubscription } from "./payment-provider";
import { actOnSubscription, deliverMessages, payCheckout } from "./payment-store.server";

export function readPlan(text: string): PlanOption | null {
  return PLAN_OPTIONS.find((option) => option === text) ?? null;
}

const INCOMPLETE = "Choose a plan and give an address";

export const paymentSchema = z.object({
  plan: z.enum(PLAN_OPTIONS, INCOMPLETE),
  email: z.string(INCOMPLETE).trim().toLowerCase().includes("@", INCOMPLETE),
  userId: hiddenField,
});

/** Pays and sends the webhook messages. */
export async function pay(services: Services, posted: z.output<typeof paymentSchema>): Promise<void> {
  const payment = { ...posted, userId: posted.userId || null };
  const messages = await payCheckout(services.db, payment, services.now());
  await deliverMessages(services.config.origin, messages);
}

const LABELS = {
  cancel: "Cancel",
  resume: "Resume",
  pause: "Pause",
  unpause: "End the pause",
  renew: "Renew now",
  fail: "Fail a payment",
  recover: "Recover the payment",
  expire: "Expire",
} as const;

export function portalSubscription(subscription: ProviderSubscription, now: Date): PortalSubscription {
  const { variant_id, status, renews_at, ends_at } = subscription.attributes;
  const plan = planOfLocalVariant(variant_id);
  const day = (text: string) => formatDay(new Date(text), TORONTO);
  const others = PLAN_OPTIONS.filter((option) => option !== plan);
  const changes = act(subscription, "change", now, others[0])
    ? others.map((to) => ({ action: "change" as const, to, label: `Change to ${optionLabel(to)}` }))
    : [];
  const rest = Object.entries(LABELS)
    .map(([action, label]) => ({ action: action as keyof typeof LABELS, label }))
    .filter(({ action }) => act(subscription, action, now) !== null);
  return {
    id: subscription.id,
    label: plan ? optionLabel(plan) : "Unknown plan",
    status,
    until: ends_at ? `ends ${day(ends_at)}` : renews_at ? `renews ${day(renews_at)}` : "without a date",
    actions: [...changes, ...rest],
  };
}

export const portalSchema = z.object({
  action: z.enum(PROVIDER_ACTIONS, "No such action"),
  subscription: hiddenField,
  to: hiddenField,
});

/** Returns false if the subscription's state does not allow it. */
export async function actInPortal(
  services: Services,
  { action, subscription, to }: z.output<typeof portalSchema>,
): Promise<boolean> {
  const { db, config, now } = services;
  const messages = await actOnSubscription(db, subscription, action, now(), readPlan(to) ?? undefined);
  if (messages === null) return false;
  await deliverMessages(config.origin, messages);
  return true;
}
