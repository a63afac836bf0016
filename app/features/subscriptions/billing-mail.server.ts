import { and, eq, notExists, sql } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import { billingSubscriptions, emails, type Profile, users } from "#drizzle/schema";
import { ENDED, notifiableState, parseNotifiedState } from "~/domain/billing/announced-state";
import type { EndReason } from "~/domain/billing/endings";
import { boughtPlan, TRIAL_ENDED } from "~/domain/billing/entitlement";
import { pausedNames } from "~/domain/matching/paused-names";
import type { AccountEmail } from "~/emails/account-email";
import { subscriptionChangedEmail, trialEndedEmail, trialEndingEmail } from "~/emails/billing-messages";
import { closeSockets } from "~/features/sockets/close-sockets.server";
import type { Services } from "~/lib/services";
import { queueBillingMail } from "./billing-mail.sql.server";
import { isTrialPhaseSql, stateToTellSql } from "./entitlement.sql.server";

const USERS_A_TICK = 200;
const TRIAL_ENDING = "trial-ending";

/**
 * Emails the user if their subscription differs from the state they were last notified of. The email and the new state
 * are written in one batch that checks the old state, so concurrent and repeated calls send one email. Open pages
 * reconnect, because another plan covers other regions and trades.
 */
export async function notifySubscriptionChange(services: Services, userId: string): Promise<void> {
  const { db, now } = services;
  const [row] = await db
    .select({ user: users, endReason: billingSubscriptions.endReason })
    .from(users)
    .leftJoin(billingSubscriptions, eq(billingSubscriptions.id, users.lemonSqueezySubscriptionId))
    .where(eq(users.id, userId));
  if (!row) return;
  const { user, endReason } = row;
  const state = notifiableState(user, now());
  const { billingTold: lastNotified } = user;
  if (state === null || state === lastNotified) return;
  const message = messageOf(services, user, state, endReason);
  await runBatch(db, [
    ...(message
      ? [queueBillingMail({ to: user, message, key: mailKey(user, state), lastNotified }, now())]
      : []),
    db
      .update(users)
      .set({ billingTold: state })
      .where(and(eq(users.id, userId), sql`${users.billingTold} is ${lastNotified}`)),
  ]);
  await closeSockets(services, { accountId: userId }, "stale");
}

/** A subscription may return to an earlier state, and is then told again; but it ends at an instant only once. */
function mailKey({ subscriptionEndDate }: Profile, state: string): string {
  const isEnd = parseNotifiedState(state)?.status === ENDED;
  return `${state}:${isEnd ? String(subscriptionEndDate?.getTime()) : crypto.randomUUID()}`;
}

function messageOf(
  { config: { origin } }: Services,
  user: Profile,
  state: string,
  endReason: EndReason | null,
): AccountEmail | null {
  if (state === TRIAL_ENDED) return trialEndedEmail({ origin });
  const now = parseNotifiedState(state);
  if (now === null || boughtPlan(user) === null) return null;
  const { subscriptionEndDate: endsAt } = user;
  return subscriptionChangedEmail(origin, parseNotifiedState(user.billingTold), {
    ...now,
    endsAt,
    endReason,
    paused: pausedNames(user),
  });
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
