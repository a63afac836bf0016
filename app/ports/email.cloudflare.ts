import type { EmailMessage, EmailSender } from "./email";

/** The `send_email` binding of Cloudflare's Email Sending, as far as it is used here. */
export type EmailBinding = {
  send(
    message: Omit<EmailMessage, "idempotencyKey" | "replyTo"> & { replyTo?: string },
  ): Promise<{ messageId?: string } | undefined>;
};

/** Errors that would come again with the same message. */
const REFUSED = /E_(?:VALIDATION|RECIPIENT|SENDER|FIELD|HEADER|CONTENT)\w*/;

/**
 * One message a call, and no idempotency keys: a call that broke off after the message was taken sends it again. Choose
 * it where that is bearable.
 */
export function createCloudflareEmailSender(binding: EmailBinding): EmailSender {
  return {
    provider: "cloudflare",
    batchSize: 1,
    callsPerSecond: 10,
    async send(messages) {
      const providerIds: Array<string | null> = [];
      for (const { from, to, replyTo, subject, html, text, headers } of messages) {
        try {
          const sent = await binding.send({
            ...{ from, to, subject, html, text, headers },
            ...(replyTo === null ? {} : { replyTo }),
          });
          providerIds.push(sent?.messageId ?? null);
        } catch (error) {
          const code = (error as { code?: string }).code ?? "";
          const reason = `${code} ${error instanceof Error ? error.message : ""}`.trim();
          return REFUSED.test(code)
            ? { kind: "refused", reason }
            : { kind: "busy", retryAfterSeconds: null, reason };
        }
      }
      return { kind: "accepted", providerIds };
    },
  };
}
