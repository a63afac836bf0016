import type { EmailSender } from "./email";

/** The local build's provider: a message is delivered once it is in the outbox, where the mailbox page shows it. */
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
