export type EmailMessage = {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Readonly<Record<string, string>>;
  /** The same key is the same message: a provider that has it already must not send it again. */
  idempotencyKey: string;
};

/** Throws when the message was not accepted; the outbox keeps it and tries again. */
export type EmailSender = { send(message: EmailMessage): Promise<{ providerId: string }> };
