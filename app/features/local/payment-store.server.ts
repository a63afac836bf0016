import { sql } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import type { PlanOption } from "~/domain/billing/plan-options";
import { signatureOf } from "~/ports/lemon-squeezy-signature";
import {
  act,
  buy,
  LOCAL_WEBHOOK_SECRET,
  messageOf,
  type ProviderAction,
  type ProviderMessage,
  type ProviderSubscription,
} from "./payment-provider";

/** The stand-in's own records. No migration makes this table: production has none. */
type Kept =
  | { kind: "checkout"; value: LocalCheckout }
  | { kind: "subscription"; value: { subscription: ProviderSubscription; userId: string | null } };

export type LocalCheckout = {
  email: string;
  userId: string | null;
  /** `null` where the buyer chooses. */
  plan: PlanOption | null;
  redirectUrl: string;
};

async function open(db: Database) {
  await db.run(
    sql`create table if not exists local_payments (id text primary key, kind text not null, email text not null, body text not null)`,
  );
}

async function keep(db: Database, id: string, email: string, { kind, value }: Kept) {
  await open(db);
  await db.run(
    sql`insert or replace into local_payments (id, kind, email, body) values (${`${kind}:${id}`}, ${kind}, ${email}, ${JSON.stringify(value)})`,
  );
}

async function read<K extends Kept["kind"]>(db: Database, kind: K, id: string) {
  await open(db);
  const [row] = await db.all<{ body: string }>(
    sql`select body from local_payments where id = ${`${kind}:${id}`}`,
  );
  return row ? (JSON.parse(row.body) as Extract<Kept, { kind: K }>["value"]) : null;
}

export async function keepCheckout(db: Database, checkout: LocalCheckout): Promise<string> {
  const id = crypto.randomUUID();
  await keep(db, id, checkout.email, { kind: "checkout", value: checkout });
  return id;
}

export const findCheckout = (db: Database, id: string) => read(db, "checkout", id);

export async function findProviderSubscription(db: Database, id: string) {
  return (await read(db, "subscription", id))?.subscription ?? null;
}

export async function listProviderSubscriptions(
  db: Database,
  wanted: { customerId?: string; email?: string },
): Promise<Array<ProviderSubscription>> {
  await open(db);
  const rows = await db.all<{ body: string }>(sql`
    select body from local_payments where kind = 'subscription'
      and (${wanted.email ?? null} is null or email = ${wanted.email ?? null})
      and (${wanted.customerId ?? null} is null
        or json_extract(body, '$.subscription.attributes.customer_id') = cast(${wanted.customerId ?? null} as integer))
    order by id desc
  `);
  return rows.map(({ body }) => (JSON.parse(body) as { subscription: ProviderSubscription }).subscription);
}

/** Like the provider's own: one customer for each address. */
async function customerIdOf(db: Database, email: string): Promise<number> {
  const [earlier] = await listProviderSubscriptions(db, { email });
  return earlier?.attributes.customer_id ?? newId();
}

const newId = () => crypto.getRandomValues(new Uint32Array(1))[0]! + 1_000;

/** Takes the payment; gives the messages that tell of it. */
export async function payCheckout(
  db: Database,
  { email, userId, plan }: { email: string; userId: string | null; plan: PlanOption },
  now: Date,
): Promise<Array<ProviderMessage>> {
  const customerId = await customerIdOf(db, email);
  const subscription = buy({ id: String(newId()), customerId, orderId: newId(), email, plan }, now);
  await keep(db, subscription.id, email, { kind: "subscription", value: { subscription, userId } });
  return ["order_created", "subscription_created", "subscription_payment_success"].map((name) =>
    messageOf(name, subscription, userId),
  );
}

/** Does something to a subscription; gives the messages that tell of it, or `null` when it cannot be done. */
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
  await keep(db, id, subscription.attributes.user_email, {
    kind: "subscription",
    value: { subscription, userId },
  });
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
    if (!answer.ok) console.error(`${path} answered ${answer.status} to ${name}`);
  }
}
