import { sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";
import type { AccountEmail } from "~/emails/account-email";

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
  const { subject, html, text } = message;
  return raw(sql`
    insert or ignore into emails (id, dedupe_key, kind, user_id, recipient, subject, html, text, headers, status, attempts, created_at)
    select ${crypto.randomUUID()}, ${`billing:${to.id}:${key}`}, 'billing', id, ${to.email}, ${subject}, ${html}, ${text}, '{}',
      'queued', 0, ${now.getTime()}
    from users where id = ${to.id} and billing_told is ${lastNotified}
  `);
}
