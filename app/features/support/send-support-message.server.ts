import { z } from "zod";
import { runBatch, tagged } from "#drizzle/batch";
import { supportMessages } from "#drizzle/schema";
import { CONTACT, CONTACT_NOTICES } from "~/content/support";
import { normalizedEmail } from "~/domain/account/email-address";
import { supportReceiptEmail, supportRequestEmail } from "~/emails/support-messages";
import { exceeds } from "~/features/account/attempts.server";
import { queueMail } from "~/features/outbox/queue-mail.server";
import { type FieldErrors, type FormFields, parseForm, textField, typed } from "~/lib/form.server";
import type { Services } from "~/lib/services";
import type { ContactValues } from "~/ui/contact-form";

const MAX_CONTEXT = 500;
const { lengths } = CONTACT;
const MISSING = "Fill in this field.";

/** Allows line breaks, but no other control characters. */
const messageField = z
  .array(z.string())
  .max(1, "This field was sent more than once.")
  .default([])
  .transform(([value = ""]) => value.replace(/\r\n?/g, "\n").normalize("NFC").trim())
  .pipe(
    z
      .string()
      .min(1, MISSING)
      .max(lengths.message, `Message must be ${lengths.message} characters or fewer.`)
      .refine((text) => !/[\u0000-\u0008\u000B-\u001F\u007F]/.test(text), "Message must be plain text."),
  );

const line = (label: string, length: number) => textField(label, length).pipe(z.string().min(1, MISSING));

const contactSchema = z.object({
  name: line("Name", lengths.name),
  email: line("Email", lengths.email).transform((text, context) => {
    const email = normalizedEmail(text);
    if (email !== null) return email;
    context.addIssue("Enter an email address like name@example.com.");
    return z.NEVER;
  }),
  subject: line("Subject", lengths.subject),
  message: messageField,
});

export type ReadContact =
  | { ok: true; contact: ContactValues }
  | { ok: false; typed: ContactValues; errors: FieldErrors; isMissing: boolean };

export function readContact(fields: FormFields): ReadContact {
  const parsed = parseForm(contactSchema, fields);
  if (parsed.ok) return { ok: true, contact: parsed.value };
  const names = ["name", "email", "subject", "message"] as const;
  const values = Object.fromEntries(names.map((name) => [name, typed(fields, name)])) as ContactValues;
  return {
    ok: false,
    typed: values,
    errors: parsed.errors,
    isMissing: names.some((name) => values[name].trim() === ""),
  };
}

type Sender = {
  contact: ContactValues;
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

export const noticeFor = ({ isMissing }: { isMissing: boolean }) =>
  isMissing ? CONTACT_NOTICES.missing : CONTACT_NOTICES.failed;
