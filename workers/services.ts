import argon2Module from "@phi-ag/argon2/argon2.wasm";
import { createDatabase } from "#drizzle/client";
import type { Services } from "~/lib/services";
import { createArgon2Hasher } from "~/ports/argon2/password-hasher";
import { createDurableObjectBroadcaster } from "~/ports/cloudflare/broadcaster";
import { type AnalyticsBinding, createAnalyticsCounters } from "~/ports/cloudflare/counters";
import { createCloudflareEmailSender, type EmailBinding } from "~/ports/cloudflare/email";
import { createCloudflareMailQueue } from "~/ports/cloudflare/mail-queue";
import { createCloudflareRateLimit } from "~/ports/cloudflare/rate-limit";
import { createCloudflareWorkQueue } from "~/ports/cloudflare/work-queue";
import { NO_COUNTERS } from "~/ports/counters";
import type { EmailSender } from "~/ports/email";
import { createLemonSqueezyBilling } from "~/ports/lemon-squeezy/billing";
import { createResendEmailSender } from "~/ports/resend/email";
import type { SourceKeys } from "~/sources/source";
import { countedD1 } from "./counting";
import { databaseOf } from "./database-sessions";
import { type LemonSqueezyEnv, lemonSqueezySettings } from "./lemon-squeezy-settings";
import { MAIL_RENDERERS } from "./mail-renderers";
import type { OpportunityBroadcaster } from "./opportunity-broadcaster";

/** The bindings, variables and secrets of wrangler.toml and `wrangler secret put`. */
export type Env = {
  DB: D1Database;
  ARCHIVE: D1Database;
  BROADCASTER: DurableObjectNamespace<OpportunityBroadcaster>;
  SEARCH_LIMIT: RateLimit;
  /** Counts for operators. Without it nothing is counted. */
  COUNTERS?: AnalyticsBinding;
  APP_ORIGIN: string;
  INGEST_SECRET?: string;
  SESSION_SECRET?: string;
  SAM_GOV_API_KEY?: string;
  SAM_GOV_CALLS_A_DAY?: string;

  WORK_QUEUE: Queue;
  MAIL_QUEUE: Queue;
  ACCOUNT_MAIL_QUEUE: Queue;
  MAIL_DEAD_LETTERS: Queue;
  /** Cloudflare's Email Sending. Resend is used instead if both are configured. */
  EMAIL?: EmailBinding;
  RESEND_API_KEY?: string;
  /** The address of a fake Resend server, in tests. */
  RESEND_ORIGIN?: string;
  RESEND_WEBHOOK_SECRET?: string;
  MAIL_LINK_SECRET?: string;
  BULK_SENDER: string;
  ACCOUNT_SENDER: string;
  SUPPORT_ADDRESS: string;
  OPERATORS_ADDRESS?: string;
  POSTAL_ADDRESS: string;
  SELF_CHECKS?: string;
  /** "on" lets the database's replicas answer reads. */
  READ_REPLICAS?: string;
} & LemonSqueezyEnv;

type Adapters = { email: EmailSender; portalFetch: typeof fetch; demoPath: string; now: () => Date };

/** The only code that reads `env`. The local build passes its own adapters. */
export function createServices(env: Env, adapters: Partial<Adapters> = {}): Services {
  const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const lemonSqueezy = lemonSqueezySettings(env);
  return {
    db: createDatabase(env.COUNTERS ? countedD1(databaseOf(env)) : databaseOf(env)),
    archive: createDatabase(env.ARCHIVE),
    email: adapters.email ?? senderOf(env),
    mailQueue: createCloudflareMailQueue({
      account: env.ACCOUNT_MAIL_QUEUE,
      bulk: env.MAIL_QUEUE,
      dead: env.MAIL_DEAD_LETTERS,
    }),
    workQueue: createCloudflareWorkQueue(env.WORK_QUEUE),
    mailRenderers: MAIL_RENDERERS,
    passwordHasher: createArgon2Hasher(argon2Module),
    broadcaster: createDurableObjectBroadcaster((shard) => env.BROADCASTER.getByName(shard)),
    counters: env.COUNTERS ? createAnalyticsCounters(env.COUNTERS) : NO_COUNTERS,
    searchLimit: createCloudflareRateLimit(env.SEARCH_LIMIT),
    portalFetch: adapters.portalFetch ?? ((input, init) => fetch(input, init)),
    now: adapters.now ?? (() => new Date()),
    sleep,
    billing: createLemonSqueezyBilling(lemonSqueezy, { sleep }),
    config: {
      origin: env.APP_ORIGIN.replace(/\/$/, ""),
      ingestSecret: env.INGEST_SECRET ?? null,
      sessionSecret: env.SESSION_SECRET || null,
      paymentOrigin: paymentOriginOf(lemonSqueezy.storeUrl, env.APP_ORIGIN),
      acceptsTestPayments: env.LEMON_SQUEEZY_TEST_MODE === "on",
      selfChecks: env.SELF_CHECKS === "on",
      sourceKeys: sourceKeysOf(env),
      mail: {
        bulkSender: env.BULK_SENDER,
        accountSender: env.ACCOUNT_SENDER,
        supportAddress: env.SUPPORT_ADDRESS,
        operatorsAddress: env.OPERATORS_ADDRESS || null,
        postalAddress: env.POSTAL_ADDRESS,
        linkSecret: env.MAIL_LINK_SECRET || null,
        webhookSecret: env.RESEND_WEBHOOK_SECRET || null,
      },
      demoPath: adapters.demoPath ?? null,
    },
  };
}

function sourceKeysOf({ SAM_GOV_API_KEY, SAM_GOV_CALLS_A_DAY }: Pick<Env, KeysOfSources>): SourceKeys {
  const samGovCallsADay = Number(SAM_GOV_CALLS_A_DAY);
  return { samGovApiKey: SAM_GOV_API_KEY ?? null, ...(samGovCallsADay > 0 ? { samGovCallsADay } : {}) };
}

type KeysOfSources = "SAM_GOV_API_KEY" | "SAM_GOV_CALLS_A_DAY";

function senderOf({
  RESEND_API_KEY: apiKey,
  RESEND_ORIGIN: origin,
  EMAIL: binding,
}: Env): EmailSender | null {
  if (apiKey) {
    return createResendEmailSender({
      apiKey,
      ...(origin ? { origin } : {}),
      fetch: (input, init) => fetch(input, init),
    });
  }
  return binding ? createCloudflareEmailSender(binding) : null;
}

/** `null` if no store is configured, or if the hosted pages are on our own origin, as in the local build. */
function paymentOriginOf(storeUrl: string | null, appOrigin: string): string | null {
  const origin = storeUrl && new URL(storeUrl).origin;
  return origin === new URL(appOrigin).origin ? null : origin;
}
