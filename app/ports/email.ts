export type EmailMessage = {
  /** "Tenderlight <digest@tenderlight.example>" */
  from: string;
  replyTo: string | null;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Readonly<Record<string, string>>;
  /** The same key is the same message: a provider that has it already must not send it again. */
  idempotencyKey: string;
};

export type SendOutcome =
  /** One id for each message, in order; `null` where the provider does not say. */
  | { kind: "accepted"; providerIds: ReadonlyArray<string | null> }
  /** Not now: nothing of it was taken. */
  | { kind: "busy"; retryAfterSeconds: number | null; reason: string }
  /** Never: the same messages would be refused again. */
  | { kind: "refused"; reason: string };

export type EmailSender = {
  /** Names its rate limit. */
  provider: string;
  /** How many messages one call takes. */
  batchSize: number;
  callsPerSecond: number;
  /** All or none. Throws when nobody knows whether it was taken: the same call with the same key is then safe. */
  send(messages: ReadonlyArray<EmailMessage>, idempotencyKey: string): Promise<SendOutcome>;
};
