import { createDatabase } from "#drizzle/client";
import type { Services } from "~/lib/services";
import argon2Module from "@phi-ag/argon2/argon2.wasm";
import type { EmailSender } from "~/ports/email";
import { createCloudflareEmailSender, type EmailBinding } from "~/ports/email.cloudflare";
import { createResendEmailSender } from "~/ports/email.resend";
import { createCloudflareMailQueue } from "~/ports/mail-queue.cloudflare";
import { createArgon2Hasher } from "~/ports/password-hasher.argon2";

/** The bindings, variables and secrets of wrangler.toml and `wrangler secret put`. */
export type Env = {
  DB: D1Database;
  APP_ORIGIN: string;
  INGEST_SECRET?: string;
  SAM_GOV_API_KEY?: string;

  MAIL_QUEUE: Queue;
  ACCOUNT_MAIL_QUEUE: Queue;
  MAIL_DEAD_LETTERS: Queue;
  /** Cloudflare's Email Sending; Resend goes before it where both are configured. */
  EMAIL?: EmailBinding;
  RESEND_API_KEY?: string;
  /** Where a stand-in for Resend answers, in tests. */
  RESEND_ORIGIN?: string;
  RESEND_WEBHOOK_SECRET?: string;
  MAIL_LINK_SECRET?: string;
  BULK_SENDER: string;
  ACCOUNT_SENDER: string;
  SUPPORT_ADDRESS: string;
  POSTAL_ADDRESS: string;
};

type Adapters = { email: EmailSender; portalFetch: typeof fetch; demoPath: string };

/** The only reader of `env`. The local build passes adapters of its own. */
export function createServices(env: Env, adapters: Partial<Adapters> = {}): Services {
  return {
    db: createDatabase(env.DB),
    email: adapters.email ?? senderOf(env),
    mailQueue: createCloudflareMailQueue({
      account: env.ACCOUNT_MAIL_QUEUE,
      bulk: env.MAIL_QUEUE,
      dead: env.MAIL_DEAD_LETTERS,
    }),
    passwordHasher: createArgon2Hasher(argon2Module),
    portalFetch: adapters.portalFetch ?? ((input, init) => fetch(input, init)),
    now: () => new Date(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    config: {
      origin: env.APP_ORIGIN.replace(/\/$/, ""),
      ingestSecret: env.INGEST_SECRET ?? null,
      sourceKeys: { samGovApiKey: env.SAM_GOV_API_KEY ?? null },
      mail: {
        bulkSender: env.BULK_SENDER,
        accountSender: env.ACCOUNT_SENDER,
        supportAddress: env.SUPPORT_ADDRESS,
        postalAddress: env.POSTAL_ADDRESS,
        linkSecret: env.MAIL_LINK_SECRET || null,
        webhookSecret: env.RESEND_WEBHOOK_SECRET || null,
      },
      demoPath: adapters.demoPath ?? null,
    },
  };
}

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
