import { formatDay } from "~/domain/local-time";
import { TORONTO } from "~/domain/zoned-time";
import { optionLabel, PLAN_OPTIONS, type PlanOption } from "~/domain/billing/plan-options";
import { type FormFields, typed } from "~/lib/form.server";
import type { Services } from "~/lib/services";
import type { PortalSubscription } from "./payment-pages";
import { act, planOfLocalVariant, PROVIDER_ACTIONS, type ProviderSubscription } from "./payment-provider";
import { actOnSubscription, deliverMessages, payCheckout } from "./payment-store.server";

export function readPlan(text: string): PlanOption | null {
  return PLAN_OPTIONS.find((option) => option === text) ?? null;
}

/** Pays and sends the webhook messages; false if the form lacks a plan or an address. */
export async function pay(services: Services, fields: FormFields): Promise<boolean> {
  const plan = readPlan(typed(fields, "plan"));
  const email = typed(fields, "email").trim().toLowerCase();
  if (plan === null || !email.includes("@")) return false;
  const userId = typed(fields, "userId") || null;
  const messages = await payCheckout(services.db, { email, userId, plan }, services.now());
  await deliverMessages(services.config.origin, messages);
  return true;
}

const LABELS = {
  cancel: "Cancel",
  resume: "Resume",
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

/** Returns false if the subscription's state does not allow it. */
export async function actInPortal(services: Services, fields: FormFields): Promise<boolean> {
  const action = PROVIDER_ACTIONS.find((one) => one === typed(fields, "action"));
  if (!action) return false;
  const { db, config, now } = services;
  const to = readPlan(typed(fields, "to")) ?? undefined;
  const messages = await actOnSubscription(db, typed(fields, "subscription"), action, now(), to);
  if (messages === null) return false;
  await deliverMessages(config.origin, messages);
  return true;
}
