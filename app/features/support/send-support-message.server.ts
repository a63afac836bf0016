import { z } from "zod";
import { runBatch, tagged } from "#drizzle/batch";
import { supportMessages } from "#drizzle/schema";
import { CONTACT, CONTACT_NOTICES } from "~/content/support";
import { normalizedEmail } from "~/domain/account/email-address";
import { supportReceiptEmail, supportRequestEmail } from "~/emails/support-messages";
import { exceeds } from "~/features/account/attempts.server";
import { queueMail } from "~/features/outbox/queue-mail.server";
import { hiddenField, requiredTextAreaField, requiredTextField } from "~/lib/form.server";
import type { Services } from "~/lib/services";

const MAX_CONTEXT = 500;
const { lengths } = CONTACT;
const MISSING = "Fill in this field.";

export const contactSchema = z.object({
  name: requiredTextField("Name", lengths.name, MISSING),
  email: requiredTextField("Email", lengths.email, MISSING).transform((text, context) => {
    const email = normalizedEmail(text);
    if (email !== null) return email;
    context.addIssue("Enter an email address like name@example.com.");
    return z.NEVER;
  }),
  subject: requiredTextField("Subject", lengths.subject, MISSING),
  message: requiredTextAreaField("Message", lengths.message, MISSING),
  currentUrl: hiddenField,
});

/** The notice above a form with these errors. */
export const noticeFor = (errors: ReadonlyArray<string>) =>
  errors.includes(MISSING) ? CONTACT_NOTICES.missing : CONTACT_NOTICES.invalid;

type Sender = {
  contact: { name: string; email: string; subject: string; message: string };
  user: { id: string; email: string } | null;
  ip: string | null;
  userAgent: string;
  currentUrl: string;
};

/** Stores the message before sending mail, so that it is kept even if the mail fails. */
export async function sendSupportMessage(
  services: Services,
  { contact, user, ip, userAgent, currentUrl }: Sender,
): Promise<"sent" | "too-many"> {
  const { db, now, config } = services;
  if (await exceeds(services, { what: "support", who: contact.email, ip })) return "too-many";
  const id = crypto.randomUUID();
  const context = {
    userAgent: userAgent.slice(0, MAX_CONTEXT),
    currentUrl: currentUrl.slice(0, MAX_CONTEXT),
  };
  const { origin, mail: addresses } = config;
  await runBatch(db, [
    tagged(
      "support.store-message",
      db.insert(supportMessages).values({ id, userId: user?.id ?? null, ...contact, ...context, at: now() }),
    ),
    queueMail(services, {
      kind: "support",
      dedupeKey: `support:${id}:request`,
      recipient: addresses.supportAddress,
      message: supportRequestEmail({ origin, ...contact, ...context }),
      headers: { "Reply-To": contact.email },
    }),
    // Only for a verified address: the form must not send mail to others.
    ...(user?.email === contact.email
      ? [
          queueMail(services, {
            kind: "support",
            dedupeKey: `support:${id}:receipt`,
            recipient: user.email,
            message: supportReceiptEmail({ origin }),
          }),
        ]
      : []),
  ]);
  return "sent";
}
