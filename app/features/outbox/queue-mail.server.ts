import { emails } from "#drizzle/schema";
import type { BulkKind, EmailKind } from "~/domain/mail/mail";
import type { Services } from "~/lib/services";

type NewMail = {
  kind: Exclude<EmailKind, BulkKind>;
  /** The same key is the same message: queued again, it changes nothing. */
  dedupeKey: string;
  userId?: string | null;
  recipient: string;
  message: { subject: string; html: string; text: string };
  headers?: Record<string, string>;
};

/** Stores one message. Belongs in the batch that stores what the message is about. */
export function queueMail({ db, now }: Services, { message: { subject, html, text }, ...mail }: NewMail) {
  return db
    .insert(emails)
    .values({ ...mail, subject, html, text, createdAt: now() })
    .onConflictDoNothing({ target: emails.dedupeKey });
}
