export type EmailMessage = {
  /** "Tenderlight <digest@tenderlight.example>" */
  from: string;
  replyTo: string | null;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Readonly<Record<string, string>>;
  /** A provider that has already received this key must not send the message again. */
  idempotencyKey: string;
};

export type SendOutcome =
  /** One id per message, in order; `null` if the provider returns none. */
  | { kind: "accepted"; providerIds: ReadonlyArray<string | null> }
  /** Nothing was accepted; try again later. */
  | { kind: "busy"; retryAfterSeconds: number | null; reason: string }
  /** Permanent: the same messages would be refused again. */
  | { kind: "refused"; reason: string };

export type EmailSender = {
  /** The key of its rate limit. */
  provider: string;
  /** The most messages that one call takes. */
  batchSize: number;
  callsPerSecond: number;
  /** Accepts all messages or none. Throws if that is unknown; repeating the call with the same key is then safe. */
  send(messages: ReadonlyArray<EmailMessage>, idempotencyKey: string): Promise<SendOutcome>;
};
