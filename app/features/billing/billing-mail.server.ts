import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { runBatch, type Statement, statement } from "#drizzle/batch";
import { users } from "#drizzle/schema";
import { DAY_MS } from "~/domain/duration";
import { type PlanOption, planOption } from "~/domain/billing/plan-options";
import type { SubscriptionStatus } from "~/domain/billing/subscription";
import type { AccountEmail } from "~/emails/account-email";
import { subscriptionChangedEmail, trialEndedEmail, trialEndingEmail } from "~/emails/billing-messages";
import type { Services } from "~/lib/services";

type User = typeof users.$inferSelect;

const TRIAL_WARNING_MS = 3 * DAY_MS;
const USERS_A_TICK = 200;

/** As `stateOf`, so that the clock can find those who have not been told. */
const stateAt = (now: Date) => sql`case
  when lemon_squeezy_subscription_id is not null then role || '-' || coalesce(billing_interval, '') || ':' || subscription_status
  when subscription_status = 'canceled' and role = 'trial' and subscription_end_date <= ${now.getTime()} then 'trial-ended'
end`;

function stateOf(user: User, now: Date): string | null {
  const { role, billingInterval, subscriptionStatus, subscriptionEndDate } = user;
  if (user.lemonSqueezySubscriptionId) return `${role}-${billingInterval ?? ""}:${subscriptionStatus}`;
  const isOver = subscriptionEndDate !== null && subscriptionEndDate <= now;
  return subscriptionStatus === "canceled" && role === "trial" && isOver ? "trial-ended" : null;
}

/**
 * Writes to the user if their subscription is not as they were last told. Who is told what is one step from state to
 * state, taken in one batch: two at once, or one that died before, tell it once.
 */
export async function tellOfChange(services: Services, userId: string): Promise<void> {
  const { db } = services;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  const state = stateOf(user, services.now());
  if (state === null || state === user.billingTold) return;
  const message = messageOf(services, user, state);
  await runBatch(db, [
    ...(message
      ? [queueBillingMail(services, user, message, `${state}:${crypto.randomUUID()}`, user.billingTold)]
      : []),
    statement(
      sql`update users set billing_told = ${state} where id = ${userId} and billing_told is ${user.billingTold}`,
    ),
  ]);
}

function messageOf({ config: { origin } }: Services, user: User, state: string): AccountEmail | null {
  if (state === "trial-ended") return trialEndedEmail({ origin });
  const plan = planOption(user.role, user.billingInterval);
  if (plan === null) return null;
  const { subscriptionStatus: status, subscriptionEndDate: endsAt } = user;
  return subscriptionChangedEmail(origin, readState(user.billingTold), { plan, status, endsAt });
}

function readState(state: string | null): { plan: PlanOption; status: SubscriptionStatus } | null {
  const [option = "", status] = state?.split(":") ?? [];
  const plan = planOption(...(option.split("-") as [string, string]));
  return plan && { plan, status: status as SubscriptionStatus };
}

/** Into the outbox, if the user was last told what we think. */
function queueBillingMail(
  { now }: Services,
  { id, email }: User,
  { subject, html, text }: AccountEmail,
  key: string,
  told: string | null,
): Statement {
  return statement(sql`
    insert or ignore into emails (id, dedupe_key, kind, user_id, recipient, subject, html, text, headers, status, attempts, created_at)
    select ${crypto.randomUUID()}, ${`billing:${id}:${key}`}, 'billing', id, ${email}, ${subject}, ${html}, ${text}, '{}',
      'queued', 0, ${now().getTime()}
    from users where id = ${id} and billing_told is ${told}
  `);
}

/** Those whom something kept from being told. */
export async function tellOfMissedChanges(services: Services): Promise<void> {
  const state = stateAt(services.now());
  const late = await services.db
    .select({ id: users.id })
    .from(users)
    .where(sql`${state} is not null and ${state} is not billing_told`)
    .limit(USERS_A_TICK);
  for (const { id } of late) await tellOfChange(services, id);
}

/** Three days before the end of a trial, once. Returns how many were looked at. */
export async function warnOfTrialEnds(services: Services): Promise<number> {
  const { db, now, config } = services;
  const ending = await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.subscriptionStatus, "trialing"),
        isNull(users.lemonSqueezySubscriptionId),
        gt(users.subscriptionEndDate, now()),
        lte(users.subscriptionEndDate, new Date(now().getTime() + TRIAL_WARNING_MS)),
        sql`not exists (select 1 from emails where dedupe_key = 'billing:' || ${users.id} || ':trial-ending')`,
      ),
    )
    .limit(USERS_A_TICK);
  await runBatch(
    db,
    ending.map((user) =>
      queueBillingMail(
        services,
        user,
        trialEndingEmail({ origin: config.origin, endsAt: user.subscriptionEndDate! }),
        "trial-ending",
        user.billingTold,
      ),
    ),
  );
  return ending.length;
}
