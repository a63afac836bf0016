import { sql } from "drizzle-orm";
import type { AccountEmail } from "~/emails/account-email";
import { queueMails } from "~/features/outbox/queue-mail.sql.server";

type BillingMail = {
  to: { id: string; email: string };
  message: AccountEmail;
  /** A second email with the same key for the same user is ignored. */
  key: string;
  /** The state the caller believes the user was last notified of. */
  lastNotified: string | null;
};

/** Queues the email only if the user was last notified of `lastNotified`. */
export function queueBillingMail({ to, message, key, lastNotified }: BillingMail, now: Date) {
  return queueMails({
    kind: "billing",
    at: now,
    columns: {
      dedupeKey: sql`${`billing:${to.id}:${key}`}`,
      userId: sql`id`,
      recipient: sql`${to.email}`,
      subject: sql`${message.subject}`,
      html: sql`${message.html}`,
      text: sql`${message.text}`,
    },
    from: sql`from users where id = ${to.id} and billing_told is ${lastNotified}`,
  });
}
