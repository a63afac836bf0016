import type { Database } from "#drizzle/client";
import type { emails } from "#drizzle/schema";
import type { EmailKind } from "~/domain/mail/mail";
import type { Broadcaster } from "~/ports/broadcaster";
import type { Billing } from "~/ports/billing";
import type { EmailSender } from "~/ports/email";
import type { MailQueue } from "~/ports/mail-queue";
import type { PasswordHasher } from "~/ports/password-hasher";
import type { SourceKeys } from "~/sources/source";
import type { Profile } from "./profile.server";

/** Everything outside this process. Built once per request or cron run by workers/services.ts. */
export type Services = {
  db: Database;
  /** `null` while no provider is configured: messages then wait in the outbox. */
  email: EmailSender | null;
  mailQueue: MailQueue;
  /** One for each kind of mail: the outbox itself does not know what its messages say. */
  mailRenderers: MailRenderers;
  passwordHasher: PasswordHasher;
  /** Tells open pages that opportunities changed. */
  broadcaster: Broadcaster;
  /** Switched off, and saying so, while no provider is configured. */
  billing: Billing;
  /** Reaches the portals, and nothing else. */
  portalFetch: typeof fetch;
  /** The only clock. */
  now: () => Date;
  /** The pause between two tries. */
  sleep: (ms: number) => Promise<void>;
  config: Config;
};

export type Config = {
  /** Where the product is reached, without a trailing slash. */
  origin: string;
  /** Opens the operators' endpoints under /internal; `null` closes them. */
  ingestSecret: string | null;
  /** Signs the session's cookie; without it the 256 random bits in the cookie stand for themselves. */
  sessionSecret: string | null;
  sourceKeys: SourceKeys;
  mail: MailConfig;
  /** Where the buyer pays: a form of ours may lead there. */
  paymentOrigin: string | null;
  /** Whether a payment with the provider's play money counts: never where real money does. */
  acceptsTestPayments: boolean;
  /** Whether the internal test pages are there. */
  selfChecks: boolean;
  /** The local build's first page with its demo accounts; `null` in production. */
  demoPath: string | null;
};

export type MailConfig = {
  /** Whose mail it is: digests and alerts have another sender than mail about the account. */
  bulkSender: string;
  accountSender: string;
  /** Where answers go, and what /support and the footer name. */
  supportAddress: string;
  /** Of the sender, as the law asks: one line. */
  postalAddress: string;
  /** Signs the links that work without signing in; `null` holds bulk mail back, as nobody could stop it. */
  linkSecret: string | null;
  /** Signs the provider's reports; `null` closes their endpoint. */
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
    /** Called with the profile of every guarded page: its subscription is read again behind the page when that is due. */
    profileLoaded?: (profile: Profile) => void;
  }
}
