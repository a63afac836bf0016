import type { EmailMessage, EmailSender } from "~/ports/email";

/** The part of Cloudflare's `send_email` binding that is used here. */
export type EmailBinding = {
  send(
    message: Omit<EmailMessage, "idempotencyKey" | "replyTo"> & { replyTo?: string },
  ): Promise<{ messageId?: string } | undefined>;
};

/** Error codes that the same message would produce again. */
const REFUSED = /E_(?:VALIDATION|RECIPIENT|SENDER|FIELD|HEADER|CONTENT)\w*/;

/**
 * Sends one message per call, without idempotency keys: if a call fails after the message was accepted, the retry sends
 * it twice. Use it only where that is acceptable.
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
            from,
            to,
            subject,
            html,
            text,
            headers,
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
