import { and, eq, notExists, sql } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import { emails, users } from "#drizzle/schema";
import { boughtPlan, parseNotifiedState, notifiableState, TRIAL_ENDED } from "~/domain/billing/entitlement";
import type { AccountEmail } from "~/emails/account-email";
import { subscriptionChangedEmail, trialEndedEmail, trialEndingEmail } from "~/emails/billing-messages";
import type { Services } from "~/lib/services";
import type { Profile } from "~/lib/session.server";
import { queueBillingMail } from "./billing-mail.sql.server";
import { isTrialPhaseSql, stateToTellSql } from "./entitlement.sql.server";

const USERS_A_TICK = 200;
const TRIAL_ENDING = "trial-ending";

/**
 * Emails the user if their subscription differs from the state they were last notified of. The email and the new state
 * are written in one batch that checks the old state, so concurrent and repeated calls send one email.
 */
export async function notifySubscriptionChange(services: Services, userId: string): Promise<void> {
  const { db, now } = services;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  const state = notifiableState(user, now());
  const { billingTold: lastNotified } = user;
  if (state === null || state === lastNotified) return;
  const message = messageOf(services, user, state);
  await runBatch(db, [
    ...(message
      ? [queueBillingMail({ to: user, message, key: `${state}:${crypto.randomUUID()}`, lastNotified }, now())]
      : []),
    db
      .update(users)
      .set({ billingTold: state })
      .where(and(eq(users.id, userId), sql`${users.billingTold} is ${lastNotified}`)),
  ]);
}

function messageOf({ config: { origin } }: Services, user: Profile, state: string): AccountEmail | null {
  if (state === TRIAL_ENDED) return trialEndedEmail({ origin });
  const plan = boughtPlan(user);
  if (plan === null) return null;
  const { subscriptionStatus: status, subscriptionEndDate: endsAt } = user;
  return subscriptionChangedEmail(origin, parseNotifiedState(user.billingTold), { plan, status, endsAt });
}

/** Notifies users whose earlier notification failed. */
export async function notifyMissedChanges(services: Services): Promise<void> {
  const state = stateToTellSql(services.now());
  const late = await services.db
    .select({ id: users.id })
    .from(users)
    .where(sql`${state} is not null and ${state} is not ${users.billingTold}`)
    .limit(USERS_A_TICK);
  for (const { id } of late) await notifySubscriptionChange(services, id);
}

/** Emails users three days before their trial ends, once. Returns how many users were due. */
export async function queueTrialEndingEmails(services: Services): Promise<number> {
  const { db, now, config } = services;
  const warning = db
    .select({ id: emails.id })
    .from(emails)
    .where(sql`${emails.dedupeKey} = 'billing:' || ${users.id} || ${`:${TRIAL_ENDING}`}`);
  const ending = await db
    .select()
    .from(users)
    .where(and(isTrialPhaseSql("ending", now()), notExists(warning)))
    .limit(USERS_A_TICK);
  await runBatch(
    db,
    ending.map((user) =>
      queueBillingMail(
        {
          to: user,
          message: trialEndingEmail({ origin: config.origin, endsAt: user.subscriptionEndDate! }),
          key: TRIAL_ENDING,
          lastNotified: user.billingTold,
        },
        now(),
      ),
    ),
  );
  return ending.length;
}
