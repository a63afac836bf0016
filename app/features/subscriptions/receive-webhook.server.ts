import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { type BILLING_EVENT_OUTCOMES, billingEvents, billingSubscriptions, users } from "#drizzle/schema";
import { hasAccess } from "~/domain/billing/entitlement";
import { hashOfBytes } from "~/lib/hash.server";
import { log } from "~/lib/log.server";
import { readBytes } from "~/lib/read-body.server";
import type { Services } from "~/lib/services";
import type { BillingEvent, Subscription } from "~/ports/billing";
import { notifySubscriptionChange } from "./billing-mail.server";
import { refreshSubscription } from "./read-subscription.server";
import {
  claimSubscription,
  findOwner,
  recordPayment,
  recordSubscriptions,
} from "./subscription-records.server";
import { syncSubscription } from "./sync-subscription.server";

/** The provider's messages are a few kilobytes. */
const MAX_BYTES = 256 * 1024;

type Outcome = (typeof BILLING_EVENT_OUTCOMES)[number];

/**
 * Handles a webhook. The provider resends a message on any answer but 200, so only retryable failures return another
 * status.
 */
export async function receiveWebhook(services: Services, request: Request): Promise<Response> {
  const { db, billing, config } = services;
  const body = await readBytes(request, MAX_BYTES);
  if (body === null) return new Response("Too long", { status: 413 });
  const event = await billing.readEvent(body, request.headers.get("X-Signature"));
  if (event === "forged") return new Response("Not signed", { status: 401 });
  if (event === "unreadable") return new Response("Not understood", { status: 400 });

  const bodyHash = await hashOfBytes(body);
  if (await isProcessed(services, bodyHash, event)) return new Response("Known already");
  const outcome = event.isTest && !config.acceptsTestPayments ? "ignored" : await applyEvent(services, event);
  await markProcessed(db, bodyHash, outcome);
  if (outcome === "orphan" || outcome === "needs-review" || outcome === "ignored")
    log("warn", "A payment event changed nothing", { name: event.name, outcome });
  return new Response("OK");
}

/**
 * Stores the message and returns whether it was already processed. A stored but unprocessed message is processed now.
 */
async function isProcessed({ db, now }: Services, bodyHash: string, event: BillingEvent): Promise<boolean> {
  const [stored] = await db
    .insert(billingEvents)
    .values({
      bodyHash,
      name: event.name,
      ...idsOf(event),
      userId: sql`(select id from users where id = ${event.userId})`,
      isTest: event.isTest,
      receivedAt: now(),
    })
    .onConflictDoUpdate({ target: billingEvents.bodyHash, set: { bodyHash } })
    .returning({ outcome: billingEvents.outcome });
  return stored !== undefined && stored.outcome !== null;
}

function idsOf({ about }: BillingEvent) {
  switch (about.kind) {
    case "subscription":
      return {
        subscriptionId: about.subscription.id,
        customerId: about.subscription.customerId,
        orderId: about.subscription.orderId,
      };
    case "invoice":
      return { subscriptionId: about.subscriptionId };
    case "order":
      return { orderId: about.orderId, customerId: about.customerId };
    case "nothing-of-ours":
      return {};
  }
}

async function markProcessed(db: Database, bodyHash: string, outcome: Outcome) {
  await db
    .update(billingEvents)
    .set({ outcome })
    .where(and(eq(billingEvents.bodyHash, bodyHash), isNull(billingEvents.outcome)));
}

async function applyEvent(services: Services, event: BillingEvent): Promise<Outcome> {
  const { about } = event;
  switch (about.kind) {
    case "subscription":
      return applySubscription(services, about.subscription, event.userId);
    case "invoice":
      return applyInvoice(services, about);
    case "order":
      return applyOrder(services, about, event.userId);
    case "nothing-of-ours":
      return "ignored";
  }
}

async function applySubscription(
  services: Services,
  subscription: Subscription,
  userId: string | null,
): Promise<Outcome> {
  const { db, now } = services;
  const { id, customerId, email, updatedAt, plan } = subscription;
  const [owner, known] = await Promise.all([findOwner(db, { userId, customerId, email }), findKnown(db, id)]);
  const isOld = known !== null && known.providerUpdatedAt > updatedAt;
  if (isOld) {
    // An old message can only tell us whose subscription it is.
    if (owner) await claimSubscription(db, id, owner, now());
  } else if ((await refreshSubscription(services, id, owner)) !== "read") {
    // If the provider cannot confirm the message now, trust its signature and store it as unconfirmed.
    await recordSubscriptions(db, [{ subscription, owner }], { heardAt: now() }, now());
  }
  const holder = (await findKnown(db, id))?.userId ?? null;
  if (holder === null) return "orphan";
  await updateAccess(services, holder);
  if (plan === null) return "needs-review";
  return isOld ? "older" : "applied";
}

async function applyInvoice(
  services: Services,
  invoice: Extract<BillingEvent["about"], { kind: "invoice" }>,
): Promise<Outcome> {
  const { db, now } = services;
  const { subscriptionId } = invoice;
  const reading = await refreshSubscription(services, subscriptionId, null);
  if (reading !== "read") await recordPayment(db, invoice, now());
  const known = await findKnown(db, subscriptionId);
  if (!known?.userId) return "orphan";
  await updateAccess(services, known.userId);
  return "applied";
}

/** Before one message takes access away, read all of the user's subscriptions: there may be another one. */
async function updateAccess(services: Services, userId: string): Promise<void> {
  const { db, now } = services;
  const { subscriptionStatus, subscriptionEndDate } = users;
  const [user] = await db
    .select({ subscriptionStatus, subscriptionEndDate })
    .from(users)
    .where(eq(users.id, userId));
  if (user && !hasAccess(user, now())) await syncSubscription(services, userId);
  else await notifySubscriptionChange(services, userId);
}

/** An order proves a payment, so look for its subscription right away. */
async function applyOrder(
  services: Services,
  order: Extract<BillingEvent["about"], { kind: "order" }>,
  userId: string | null,
): Promise<Outcome> {
  const { db } = services;
  const { customerId, orderId } = order;
  const owner = await findOwner(db, { userId, customerId, email: "" });
  if (!owner) return "orphan";
  await db
    .update(users)
    .set({ lemonSqueezyCustomerId: customerId })
    .where(and(eq(users.id, owner.userId), isNull(users.lemonSqueezyCustomerId)));
  await syncSubscription(services, owner.userId);
  if (!order.isPaid) return "applied";
  const [bought] = await db
    .select({ id: billingSubscriptions.id })
    .from(billingSubscriptions)
    .where(eq(billingSubscriptions.orderId, orderId));
  if (!bought) return "needs-review";
  // The sync knows the owner by the customer only; our mark on the order's checkout says more.
  if (owner.claim === "checkout") await claimSubscription(db, bought.id, owner, services.now());
  return "applied";
}

async function findKnown(db: Database, subscriptionId: string) {
  const [row] = await db
    .select()
    .from(billingSubscriptions)
    .where(eq(billingSubscriptions.id, subscriptionId));
  return row ?? null;
}
