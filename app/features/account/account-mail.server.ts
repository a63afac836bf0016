import { tagged } from "#drizzle/batch";
import type { AccountEmail } from "~/emails/account-email";
import { deliverNow } from "~/features/outbox/deliver-emails.server";
import { queueMail } from "~/features/outbox/queue-mail.server";
import { logFailure } from "~/lib/log-failure.server";
import type { Services } from "~/lib/services";

/** One request sends no more than this; a timed job sends the rest. */
const MESSAGES_AT_ONCE = 5;

/** Queues a message about an account. Belongs in the batch that makes the change it is about. */
export function queueAccountMail(
  services: Services,
  { to, message, userId = null }: { to: string; message: AccountEmail; userId?: string | null },
) {
  const dedupeKey = `account:${crypto.randomUUID()}`;
  return tagged(
    "account.mail",
    queueMail(services, { kind: "account", dedupeKey, userId, recipient: to, message }),
  );
}

/** Sends the account mail that waits. What fails stays in the outbox and is tried again later. */
export async function deliverAccountMail(services: Services): Promise<void> {
  try {
    await deliverNow(services, { lane: "account", limit: MESSAGES_AT_ONCE });
  } catch (error) {
    logFailure("Account mail could not be sent", error);
  }
}
