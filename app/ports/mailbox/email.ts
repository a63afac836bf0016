import type { EmailSender } from "~/ports/email";

/** The local build's provider. It sends nothing: the mailbox page shows the outbox. */
export function createMailboxEmailSender(): EmailSender {
  return {
    provider: "mailbox",
    batchSize: 100,
    callsPerSecond: 1_000,
    send: (messages) =>
      Promise.resolve({
        kind: "accepted",
        providerIds: messages.map(({ idempotencyKey }) => `mailbox:${idempotencyKey}`),
      }),
  };
}
