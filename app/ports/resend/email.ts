import type { EmailMessage, EmailSender, SendOutcome } from "~/ports/email";

export const RESEND_ORIGIN = "https://api.resend.com";
const TIME_LIMIT_MS = 20_000;
/** Statuses after which the same call may succeed later. */
const BUSY = new Set([408, 425, 429]);

type ResendOptions = { apiKey: string; origin?: string; fetch: typeof fetch };

/**
 * Resend's batch call: at most 100 messages, two calls a second on the smallest plan, and an idempotency key that is
 * remembered for a day. If Resend knows the key with other content, the first call did arrive.
 */
export function createResendEmailSender({
  apiKey,
  origin = RESEND_ORIGIN,
  fetch,
}: ResendOptions): EmailSender {
  return {
    provider: "resend",
    batchSize: 100,
    callsPerSecond: 2,
    async send(messages, idempotencyKey) {
      const answer = await fetch(`${origin}/emails/batch`, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${apiKey}`,
          "Content-Type": "application/json",
          "Idempotency-Key": idempotencyKey,
        },
        body: JSON.stringify(messages.map(asResend)),
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
      return outcomeOf(answer.status, answer.headers, await answer.text(), messages.length);
    },
  };
}

const asResend = ({ from, replyTo, to, subject, html, text, headers }: EmailMessage) => ({
  from,
  to: [to],
  ...(replyTo === null ? {} : { reply_to: replyTo }),
  subject,
  html,
  text,
  headers,
});

function outcomeOf(status: number, headers: Headers, body: string, count: number): SendOutcome {
  const answer = parsed(body);
  const reason = `${status} ${answer.name ?? ""} ${answer.message ?? ""}`.trim().slice(0, 300);
  if (status >= 200 && status < 300) {
    return {
      kind: "accepted",
      providerIds: Array.from({ length: count }, (_, i) => answer.data?.[i]?.id ?? null),
    };
  }
  if (status === 409 && answer.name === "invalid_idempotent_request")
    return { kind: "accepted", providerIds: Array.from({ length: count }, () => null) };
  // 401 and 403 come from an account that is not set up or is over its quota: the message can be sent later.
  if (BUSY.has(status) || status >= 500 || [401, 403, 409].includes(status)) {
    const seconds = Number(headers.get("Retry-After"));
    return { kind: "busy", retryAfterSeconds: seconds > 0 ? seconds : null, reason };
  }
  return { kind: "refused", reason };
}

type ResendAnswer = { name?: string; message?: string; data?: Array<{ id?: string }> };

function parsed(body: string): ResendAnswer {
  try {
    return (JSON.parse(body) ?? {}) as ResendAnswer;
  } catch {
    return {};
  }
}
