import { sql } from "drizzle-orm";
import type { AccountEmail } from "~/emails/account-email";
import { queueMails } from "~/features/outbox/queue-mail.sql.server";

type BillingMail = {
  to: { id: string; email: string };
  message: AccountEmail;
  /** Of several with one key for one user, the first is kept. */
  key: string;
  /** What the user was last told, as far as we know. */
  told: string | null;
};

/** Queues the message unless the user has been told something else since. */
export function queueBillingMail({ to, message, key, told }: BillingMail, now: Date) {
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
    from: sql`from users where id = ${to.id} and billing_told is ${told}`,
  });
}
