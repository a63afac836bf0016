import { type SQL, sql } from "drizzle-orm";
import { runBatch, type Statement, statement } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { OWNER_CLAIMS, type OwnerClaim } from "#drizzle/schema";
import { DAY_MS } from "~/domain/duration";
import { TRIAL_DAYS } from "~/domain/billing/subscription";
import type { Subscription } from "~/ports/billing";

const TRIAL_MS = TRIAL_DAYS * DAY_MS;

export type Owner = { userId: string; claim: OwnerClaim };

/** Where a record comes from: a reading of the provider that began at `readAt`, or a message that came at `heardAt`. */
export type Origin = { readAt: Date } | { heardAt: Date };

/**
 * Stores what is known of subscriptions and lets the profiles follow, in one batch. Repeatable, and in any order: the
 * newest version of each subscription stays, the strongest claim on it stays, and a profile is a function of both.
 */
export async function recordSubscriptions(
  db: Database,
  found: ReadonlyArray<{ subscription: Subscription; owner: Owner | null }>,
  origin: Origin,
  now: Date,
): Promise<void> {
  await runBatch(
    db,
    found.flatMap(({ subscription, owner }) => [
      upsert(subscription, owner, origin),
      ...followSubscription(subscription.id, now),
    ]),
  );
}

function upsert(subscription: Subscription, owner: Owner | null, origin: Origin): Statement {
  const { id, customerId, orderId, plan, status, endsAt, isTest, createdAt, updatedAt } = subscription;
  const readAt = "readAt" in origin ? origin.readAt.getTime() : 0;
  const unconfirmed = "heardAt" in origin ? origin.heardAt.getTime() : null;
  const known = sql.raw("billing_subscriptions");
  // A message is news only when it is newer; a reading also settles what two messages of one second have left open.
  const isNews = sql`(
    excluded.provider_updated_at > ${known}.provider_updated_at
    or (excluded.provider_updated_at = ${known}.provider_updated_at and excluded.read_at > 0 and excluded.read_at >= ${known}.read_at)
  )`;
  const isStronger = sql`(excluded.user_id is not null and (${known}.user_id is null or excluded.claim > ${known}.claim))`;
  const set = (columns: string, when: SQL) =>
    sql.join(
      columns
        .split(" ")
        .map((column) => sql.raw(column))
        .map(
          (column) => sql`${column} = case when ${when} then excluded.${column} else ${known}.${column} end`,
        ),
      sql`, `,
    );
  return statement(sql`
    insert into billing_subscriptions (
      id, user_id, claim, customer_id, order_id, plan, status, ends_at, is_test, provider_created_at,
      provider_updated_at, read_at, unconfirmed_since
    )
    values (
      ${id}, (select id from users where id = ${owner?.userId ?? null}),
      ${owner ? OWNER_CLAIMS.indexOf(owner.claim) : -1}, ${customerId}, ${orderId}, ${plan}, ${status},
      ${endsAt?.getTime() ?? null}, ${isTest ? 1 : 0}, ${createdAt.getTime()}, ${updatedAt.getTime()},
      ${readAt}, ${unconfirmed}
    )
    on conflict (id) do update set
      ${set("user_id claim", isStronger)},
      ${set("customer_id order_id plan status ends_at is_test provider_updated_at read_at", isNews)},
      unconfirmed_since = case
        when excluded.read_at = 0 then max(excluded.unconfirmed_since, coalesce(${known}.unconfirmed_since, 0))
        when ${known}.unconfirmed_since <= excluded.read_at then null
        else ${known}.unconfirmed_since
      end
  `);
}

/** Says whose a known subscription is, if the claim is stronger than the one it has. */
export async function claimSubscription(
  db: Database,
  subscriptionId: string,
  { userId, claim }: Owner,
  now: Date,
): Promise<void> {
  const rank = OWNER_CLAIMS.indexOf(claim);
  await runBatch(db, [
    statement(sql`
      update billing_subscriptions set user_id = ${userId}, claim = ${rank}
      where id = ${subscriptionId} and (user_id is null or claim < ${rank})
    `),
    ...followSubscription(subscriptionId, now),
  ]);
}

/** What an invoice says while its subscription cannot be read: nothing about one that has been cancelled. */
export async function recordPayment(
  db: Database,
  { subscriptionId, status, at }: { subscriptionId: string; status: "paid" | "unpaid" | null; at: Date },
  now: Date,
): Promise<void> {
  const [from, to] = status === "paid" ? ["past_due", "active"] : ["active", "past_due"];
  await runBatch(db, [
    statement(sql`
      update billing_subscriptions set
        status = case when ${status !== null} and status = ${from} and provider_updated_at < ${at.getTime()}
          then ${to} else status end,
        unconfirmed_since = max(coalesce(unconfirmed_since, 0), ${now.getTime()})
      where id = ${subscriptionId}
    `),
    ...followSubscription(subscriptionId, now),
  ]);
}

/** Whoever a subscription belongs to shows the best of their own; whoever it was taken for shows it no longer. */
function followSubscription(subscriptionId: string, now: Date): Array<Statement> {
  const owner = sql`(select user_id from billing_subscriptions where id = ${subscriptionId})`;
  const wrong = sql`lemon_squeezy_subscription_id = ${subscriptionId} and id <> ${owner}`;
  return [
    follow(owner, now),
    follow(sql`(select id from users where ${wrong} limit 1)`, now),
    statement(sql`
      update users set
        role = 'trial', billing_interval = null, lemon_squeezy_customer_id = null, lemon_squeezy_subscription_id = null,
        subscription_status = case when created_at + ${TRIAL_MS} > ${now.getTime()} then 'trialing' else 'canceled' end,
        subscription_end_date = created_at + ${TRIAL_MS}
      where ${wrong}
    `),
  ];
}

export function followUser(userId: string, now: Date): Statement {
  return follow(sql`${userId}`, now);
}

/**
 * The profile shows the user's best subscription: one that gives access before one that does not, paid before unpaid, Pro
 * before Basic. One that has ended and was only guessed by its address takes nobody's trial away.
 */
function follow(userId: SQL, now: Date): Statement {
  const lives = sql`(s.status <> 'canceled' or s.ends_at > ${now.getTime()})`;
  return statement(sql`
    update users set
      role = best.role,
      subscription_status = best.status,
      billing_interval = best.interval,
      subscription_end_date = best.ends_at,
      lemon_squeezy_customer_id = best.customer_id,
      lemon_squeezy_subscription_id = best.id
    from (
      select s.id, s.user_id, s.customer_id, s.status, s.ends_at,
        substr(s.plan, 1, instr(s.plan, '-') - 1) as role, substr(s.plan, instr(s.plan, '-') + 1) as interval
      from billing_subscriptions s join users u on u.id = s.user_id
      where s.user_id = ${userId} and s.plan is not null
        and (${lives} or s.claim > 0 or u.lemon_squeezy_subscription_id = s.id)
      order by ${lives} desc, s.status <> 'past_due' desc, s.plan like 'pro-%' desc, s.status <> 'canceled' desc,
        s.ends_at desc, s.provider_created_at desc, s.id desc
      limit 1
    ) as best
    where users.id = best.user_id
  `);
}

/** Who a subscription belongs to, by the strongest of the claims there are; `null` for a stranger's. */
export async function findOwner(
  db: Database,
  { userId, customerId, email }: { userId: string | null; customerId: string; email: string },
): Promise<Owner | null> {
  const [row] = await db.all<{ id: string; claim: OwnerClaim }>(sql`
    select * from (
      select id, 'checkout' as claim, 2 as rank from users where id = ${userId}
      union all
      select id, 'customer', 1 from users where lemon_squeezy_customer_id = ${customerId}
      union all
      select id, 'email', 0 from users where email = ${email}
    ) order by rank desc, id limit 1
  `);
  return row ? { userId: row.id, claim: row.claim } : null;
}
