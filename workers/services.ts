import { createDatabase } from "#drizzle/client";
import type { Services } from "~/lib/services";
import { createLemonSqueezyBilling } from "~/ports/billing.lemon-squeezy";
import argon2Module from "@phi-ag/argon2/argon2.wasm";
import { createDurableObjectBroadcaster } from "~/ports/broadcaster.durable-object";
import type { EmailSender } from "~/ports/email";
import { createArgon2Hasher } from "~/ports/password-hasher.argon2";
import type { OpportunityBroadcaster } from "./opportunity-broadcaster";
import { type LemonSqueezyEnv, lemonSqueezySettings } from "./lemon-squeezy-settings";

/** The bindings, variables and secrets of wrangler.toml and `wrangler secret put`. */
export type Env = {
  DB: D1Database;
  BROADCASTER: DurableObjectNamespace<OpportunityBroadcaster>;
  APP_ORIGIN: string;
  INGEST_SECRET?: string;
  SAM_GOV_API_KEY?: string;
  SELF_CHECKS?: string;
} & LemonSqueezyEnv;

type Adapters = { email: EmailSender; portalFetch: typeof fetch; demoPath: string; now: () => Date };

/** The only reader of `env`. The local build passes adapters of its own. */
export function createServices(env: Env, adapters: Partial<Adapters> = {}): Services {
  const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const lemonSqueezy = lemonSqueezySettings(env);
  return {
    db: createDatabase(env.DB),
    email: adapters.email ?? null,
    passwordHasher: createArgon2Hasher(argon2Module),
    broadcaster: createDurableObjectBroadcaster((shard) => env.BROADCASTER.getByName(shard)),
    portalFetch: adapters.portalFetch ?? ((input, init) => fetch(input, init)),
    now: adapters.now ?? (() => new Date()),
    sleep,
    billing: createLemonSqueezyBilling(lemonSqueezy, { sleep }),
    config: {
      origin: env.APP_ORIGIN.replace(/\/$/, ""),
      ingestSecret: env.INGEST_SECRET ?? null,
      paymentOrigin: paymentOriginOf(lemonSqueezy.storeUrl, env.APP_ORIGIN),
      acceptsTestPayments: env.LEMON_SQUEEZY_TEST_MODE === "on",
      selfChecks: env.SELF_CHECKS === "on",
      sourceKeys: { samGovApiKey: env.SAM_GOV_API_KEY ?? null },
      demoPath: adapters.demoPath ?? null,
    },
  };
}

/** `null` when nothing can be bought, and when the hosted pages are our own, as in the local build. */
function paymentOriginOf(storeUrl: string | null, appOrigin: string): string | null {
  const origin = storeUrl && new URL(storeUrl).origin;
  return origin === new URL(appOrigin).origin ? null : origin;
}
