import { tagged } from "#drizzle/batch";
import { emails } from "#drizzle/schema";
import type { AccountEmail } from "~/emails/account-email";
import { deliverEmails } from "~/features/mail/deliver-emails.server";
import { logFailure } from "~/lib/log-failure.server";
import type { Services } from "~/lib/services";

/** At most so many leave with one request; the clock sends what is left. */
const MESSAGES_AT_ONCE = 5;

/** Puts a message about an account into the outbox. Belongs in one batch with what it tells of. */
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

/** Sends the account mail that waits, now. One that fails stays in the outbox and is tried again. */
export async function deliverAccountMail(services: Services): Promise<void> {
  try {
    await deliverEmails(services, { lane: "account", limit: MESSAGES_AT_ONCE });
  } catch (error) {
    logFailure("Account mail could not be sent", error);
  }
}
