import type { EmailSender } from "./email";

/** The local build's provider: a message is delivered once it is in the outbox, where the mailbox page shows it. */
export function createMailboxEmailSender(): EmailSender {
  return {
    send: (message) => Promise.resolve({ providerId: `mailbox:${message.idempotencyKey}` }),
  };
}
