import type { Database } from "#drizzle/client";
import type { Broadcaster } from "~/ports/broadcaster";
import type { EmailSender } from "~/ports/email";
import type { PasswordHasher } from "~/ports/password-hasher";
import type { SourceKeys } from "~/sources/source";

/** Everything outside this process. Built once per request or cron run by workers/services.ts. */
export type Services = {
  db: Database;
  /** `null` while no provider is configured: messages then wait in the outbox. */
  email: EmailSender | null;
  passwordHasher: PasswordHasher;
  /** Tells open pages that opportunities changed. */
  broadcaster: Broadcaster;
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
  sourceKeys: SourceKeys;
  mail: MailConfig;
  /** The local build's first page with its demo accounts; `null` in production. */
  demoPath: string | null;
};

export type MailConfig = {
  /** Where answers go, and what /support and the footer name. */
  supportAddress: string;
};

declare module "@remix-run/cloudflare" {
  interface AppLoadContext {
    services: Services;
    waitUntil: (promise: Promise<unknown>) => void;
  }
}
