import { and, desc, eq, sql } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import type { PlanOption } from "~/domain/billing/plan-options";
import { log } from "~/lib/log.server";
import { signatureOf } from "~/ports/lemon-squeezy/signature";
import {
  act,
  buy,
  LOCAL_WEBHOOK_SECRET,
  messageOf,
  type ProviderAction,
  type ProviderMessage,
  type ProviderSubscription,
} from "./payment-provider";
import {
  createLocalPayments,
  type LocalCheckout,
  type LocalPayment,
  localPayments,
} from "./payment-table.sql.server";

type Kept = { checkout: LocalCheckout; subscription: LocalPayment };

async function keep<K extends keyof Kept>(db: Database, kind: K, id: string, email: string, body: Kept[K]) {
  const row = { id: `${kind}:${id}`, kind, email, body };
  await runBatch(db, [
    createLocalPayments(),
    db
      .insert(localPayments)
      .values(row)
      .onConflictDoUpdate({ target: localPayments.id, set: { email, body } }),
  ]);
}

async function read<K extends keyof Kept>(db: Database, kind: K, id: string): Promise<Kept[K] | null> {
  const [, [row]] = await runBatch(db, [
    createLocalPayments(),
    db
      .select({ body: localPayments.body })
      .from(localPayments)
      .where(eq(localPayments.id, `${kind}:${id}`)),
  ]);
  return row ? (row.body as Kept[K]) : null;
}

export async function keepCheckout(db: Database, checkout: LocalCheckout): Promise<string> {
  const id = crypto.randomUUID();
  await keep(db, "checkout", id, checkout.email, checkout);
  return id;
}

export const findCheckout = (db: Database, id: string) => read(db, "checkout", id);

export async function findProviderSubscription(db: Database, id: string) {
  return (await read(db, "subscription", id))?.subscription ?? null;
}

export async function listProviderSubscriptions(
  db: Database,
  { customerId, email }: { customerId?: string; email?: string },
): Promise<Array<ProviderSubscription>> {
  const customer = sql`json_extract(${localPayments.body}, '$.subscription.attributes.customer_id')`;
  const [, rows] = await runBatch(db, [
    createLocalPayments(),
    db
      .select({ body: localPayments.body })
      .from(localPayments)
      .where(
        and(
          eq(localPayments.kind, "subscription"),
          email === undefined ? undefined : eq(localPayments.email, email),
          customerId === undefined ? undefined : sql`${customer} = cast(${customerId} as integer)`,
        ),
      )
      .orderBy(desc(localPayments.id)),
  ]);
  return rows.map(({ body }) => (body as LocalPayment).subscription);
}

/** One customer for each address, like the provider. */
async function customerIdOf(db: Database, email: string): Promise<number> {
  return (await findCustomerId(db, email)) ?? newId();
}

/** Gives a customer another address, which no other customer may have. Their subscriptions show it too. */
export async function changeCustomerEmail(
  db: Database,
  customerId: string,
  email: string,
  now: Date,
): Promise<"changed" | "unknown" | "taken"> {
  const [own, others] = await Promise.all([
    listProviderSubscriptions(db, { customerId }),
    listProviderSubscriptions(db, { email }),
  ]);
  if (own.length === 0) return "unknown";
  if (others.some(({ attributes }) => String(attributes.customer_id) !== customerId)) return "taken";
  for (const { id } of own) {
    const kept = await read(db, "subscription", id);
    if (!kept) continue;
    const { subscription, userId } = kept;
    const attributes = { ...subscription.attributes, user_email: email, updated_at: now.toISOString() };
    await keep(db, "subscription", id, email, { subscription: { id, attributes }, userId });
  }
  return "changed";
}

/** The customer with this address; `null` if there is none. */
export async function findCustomerId(db: Database, email: string): Promise<number | null> {
  const [first] = await listProviderSubscriptions(db, { email });
  return first?.attributes.customer_id ?? null;
}

const newId = () => crypto.getRandomValues(new Uint32Array(1))[0]! + 1_000;

/** Records the payment and returns its webhook messages. */
export async function payCheckout(
  db: Database,
  { email, userId, plan }: { email: string; userId: string | null; plan: PlanOption },
  now: Date,
): Promise<Array<ProviderMessage>> {
  const customerId = await customerIdOf(db, email);
  const subscription = buy({ id: String(newId()), customerId, orderId: newId(), email, plan }, now);
  await keep(db, "subscription", subscription.id, email, { subscription, userId });
  return ["order_created", "subscription_created", "subscription_payment_success"].map((name) =>
    messageOf(name, subscription, userId),
  );
}

/** Changes a subscription and returns its webhook messages, or `null` if the change is not possible. */
export async function actOnSubscription(
  db: Database,
  id: string,
  action: ProviderAction,
  now: Date,
  to?: PlanOption,
): Promise<Array<ProviderMessage> | null> {
  const kept = await read(db, "subscription", id);
  const acted = kept && act(kept.subscription, action, now, to);
  if (!acted) return null;
  const { subscription, events } = acted;
  const { userId } = kept;
  await keep(db, "subscription", id, subscription.attributes.user_email, { subscription, userId });
  return events.map((name) => messageOf(name, subscription, userId));
}

/** Sends signed messages to the real routes, as the provider does. */
export async function deliverMessages(origin: string, messages: ReadonlyArray<ProviderMessage>) {
  for (const { name, body } of messages) {
    const path = name.startsWith("order_") ? "/webhooks/lemonsqueezy-orders" : "/webhooks/lemonsqueezy";
    const answer = await fetch(`${origin}${path}`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "X-Event-Name": name,
        "X-Signature": await signatureOf(body, LOCAL_WEBHOOK_SECRET),
      },
      body,
    });
    await answer.body?.cancel();
    if (!answer.ok) log("error", "A webhook was refused", { path, status: answer.status, name });
  }
}
