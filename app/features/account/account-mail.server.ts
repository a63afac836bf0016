import { tagged } from "#drizzle/batch";
import { emails } from "#drizzle/schema";
import type { AccountEmail } from "~/emails/account-email";
import { deliverEmails } from "~/features/mail/deliver-emails.server";
import { logFailure } from "~/lib/log-failure.server";
import type { Services } from "~/lib/services";

/** How many emails one request may send; the timed job sends the rest. */
const MESSAGES_AT_ONCE = 5;

/** Queues an account email. Run it in the same batch as the change it reports. */
export function queueAccountMail(
  { db, now }: Services,
  { to, message, userId = null }: { to: string; message: AccountEmail; userId?: string | null },
) {
  const id = crypto.randomUUID();
  return tagged(
    "account.mail",
    db.insert(emails).values({
      id,
      dedupeKey: `account:${id}`,
      kind: "account",
      userId,
      recipient: to,
      ...message,
      createdAt: now(),
    }),
  );
}

/** Sends queued account mail now. An email that fails stays in the outbox and is retried. */
export async function deliverAccountMail(services: Services): Promise<void> {
  try {
    await deliverEmails(services, { lane: "account", limit: MESSAGES_AT_ONCE });
  } catch (error) {
    logFailure("Account mail could not be sent", error);
  }
}
