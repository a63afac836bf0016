import { tagged } from "#drizzle/batch";
import type { AccountEmail } from "~/emails/account-email";
import { deliverNow } from "~/features/outbox/deliver-emails.server";
import { queueMail } from "~/features/outbox/queue-mail.server";
import { logFailure } from "~/lib/log.server";
import type { Services } from "~/lib/services";

/** How many emails one request may send; the timed job sends the rest. */
const MESSAGES_AT_ONCE = 5;

type NewAccountMail = { to: string; message: AccountEmail; userId?: string | null; dedupeKey?: string };

/** Queues an account email. Run it in the same batch as the change it reports. */
export function queueAccountMail(
  services: Services,
  { to, message, userId = null, dedupeKey = `account:${crypto.randomUUID()}` }: NewAccountMail,
) {
  return tagged(
    "account.mail",
    queueMail(services, { kind: "account", dedupeKey, userId, recipient: to, message }),
  );
}

/** Sends queued account mail now. An email that fails stays in the outbox and is retried. */
export async function deliverAccountMail(services: Services): Promise<void> {
  try {
    await deliverNow(services, { lane: "account", limit: MESSAGES_AT_ONCE });
  } catch (error) {
    logFailure("Account mail could not be sent", error);
  }
}
