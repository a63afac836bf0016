import { and, eq, notExists, sql } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import { emails, users } from "#drizzle/schema";
import { boughtPlan, readToldState, stateToTell, TRIAL_ENDED } from "~/domain/billing/entitlement";
import type { AccountEmail } from "~/emails/account-email";
import { subscriptionChangedEmail, trialEndedEmail, trialEndingEmail } from "~/emails/billing-messages";
import type { Services } from "~/lib/services";
import type { Profile } from "~/lib/session.server";
import { queueBillingMail } from "./billing-mail.sql.server";
import { isTrialPhaseSql, stateToTellSql } from "./entitlement.sql.server";

const USERS_A_TICK = 200;
const TRIAL_ENDING = "trial-ending";

/**
 * Writes to the user if their subscription is not as they were last told. Who is told what is one step from state to
 * state, taken in one batch: two at once, or one that died before, tell it once.
 */
export async function notifySubscriptionChange(services: Services, userId: string): Promise<void> {
  const { db, now } = services;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  const state = stateToTell(user, now());
  const { billingTold: told } = user;
  if (state === null || state === told) return;
  const message = messageOf(services, user, state);
  await runBatch(db, [
    ...(message
      ? [queueBillingMail({ to: user, message, key: `${state}:${crypto.randomUUID()}`, told }, now())]
      : []),
    db
      .update(users)
      .set({ billingTold: state })
      .where(and(eq(users.id, userId), sql`${users.billingTold} is ${told}`)),
  ]);
}

function messageOf({ config: { origin } }: Services, user: Profile, state: string): AccountEmail | null {
  if (state === TRIAL_ENDED) return trialEndedEmail({ origin });
  const plan = boughtPlan(user);
  if (plan === null) return null;
  const { subscriptionStatus: status, subscriptionEndDate: endsAt } = user;
  return subscriptionChangedEmail(origin, readToldState(user.billingTold), { plan, status, endsAt });
}

/** Those whom something kept from being told. */
export async function notifyMissedChanges(services: Services): Promise<void> {
  const state = stateToTellSql(services.now());
  const late = await services.db
    .select({ id: users.id })
    .from(users)
    .where(sql`${state} is not null and ${state} is not ${users.billingTold}`)
    .limit(USERS_A_TICK);
  for (const { id } of late) await notifySubscriptionChange(services, id);
}

/** Three days before the end of a trial, once. Returns how many were looked at. */
export async function warnOfTrialEnds(services: Services): Promise<number> {
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
          told: user.billingTold,
        },
        now(),
      ),
    ),
  );
  return ending.length;
}
