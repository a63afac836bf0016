import type { Database } from "#drizzle/client";
import type { emails, Profile } from "#drizzle/schema";
import type { EmailKind } from "~/domain/mail/mail";
import type { Billing } from "~/ports/billing";
import type { Broadcaster } from "~/ports/broadcaster";
import type { Counters } from "~/ports/counters";
import type { EmailSender } from "~/ports/email";
import type { MailQueue } from "~/ports/mail-queue";
import type { PasswordHasher } from "~/ports/password-hasher";
import type { RateLimit } from "~/ports/rate-limit";
import type { WorkQueue } from "~/ports/work-queue";
import type { SourceKeys } from "~/sources/source";

/** Everything outside this process. workers/services.ts builds it once per request or timed run. */
export type Services = {
  db: Database;
  /** Another database, with the long texts of bids that closed long ago: see `features/archive`. */
  archive: Database;
  /** `null` if no provider is configured. Messages then wait in the outbox. */
  email: EmailSender | null;
  mailQueue: MailQueue;
  workQueue: WorkQueue;
  /** One for each kind of mail: the outbox itself does not know what its messages say. */
  mailRenderers: MailRenderers;
  passwordHasher: PasswordHasher;
  /** Tells open pages that opportunities changed. */
  broadcaster: Broadcaster;
  /** Every call returns "not-configured" if no provider is configured. */
  billing: Billing;
  /** Limits each account's searches. */
  searchLimit: RateLimit;
  /** Counts for operators. */
  counters: Counters;
  /** Used to reach the portals, and nothing else. */
  portalFetch: typeof fetch;
  /** The only source of the current time. */
  now: () => Date;
  /** The pause between two tries. */
  sleep: (ms: number) => Promise<void>;
  config: Config;
};

export type Config = {
  /** The product's public URL, without a trailing slash. */
  origin: string;
  /** Opens the operators' endpoints under /internal; `null` closes them. */
  ingestSecret: string | null;
  /** Signs the session cookie. `null` leaves it unsigned, protected by its 256 random bits alone. */
  sessionSecret: string | null;
  sourceKeys: SourceKeys;
  mail: MailConfig;
  /** Origin of the hosted payment pages, which our forms may redirect to. */
  paymentOrigin: string | null;
  /** Whether payments in the provider's test mode count. Off in production. */
  acceptsTestPayments: boolean;
  /** Whether the internal self-check pages are available. */
  selfChecks: boolean;
  /** The path of the local build's page of demo accounts; `null` in production. */
  demoPath: string | null;
};

export type MailConfig = {
  /** The From address of digests and alerts. */
  bulkSender: string;
  /** The From address of all other mail. */
  accountSender: string;
  /** Replies go here, and /support and the footer print it. */
  supportAddress: string;
  /** Where mail about problems goes; `null` sends none. */
  operatorsAddress: string | null;
  /** The sender's postal address on one line, which anti-spam law requires in bulk mail. */
  postalAddress: string;
  /** Signs links that work without signing in. `null` stops bulk mail, because it could not be unsubscribed from. */
  linkSecret: string | null;
  /** Verifies the mail provider's webhooks. `null` closes their endpoint. */
  webhookSecret: string | null;
};

/** A stored message. */
export type OutboxRow = typeof emails.$inferSelect;

export type RenderedEmail = {
  subject: string;
  html: string;
  text: string;
  headers: Readonly<Record<string, string>>;
};

/** What the outbox asks the feature that a kind of mail belongs to. Both answers are keyed by message id. */
export type MailRenderer = {
  /**
   * The messages' content, from what was stored with the decision to send them, so that rendering twice gives the same
   * mail. `null` for a message that has nothing left to say.
   */
  render(
    services: Services,
    rows: ReadonlyArray<OutboxRow>,
  ): Promise<ReadonlyMap<string, RenderedEmail | null>>;
  /** Why messages should not be sent after all. Asked for bulk mail, just before it leaves. */
  reasonsAgainst(services: Services, rows: ReadonlyArray<OutboxRow>): Promise<ReadonlyMap<string, string>>;
};

export type MailRenderers = Readonly<Record<EmailKind, MailRenderer>>;

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    services: Services;
    waitUntil: (promise: Promise<unknown>) => void;
    /** Called with the profile of every guarded page, to refresh its subscription in the background when that is due. */
    profileLoaded?: (profile: Profile) => void;
  }
}
