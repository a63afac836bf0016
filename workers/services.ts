import { createDatabase } from "#drizzle/client";
import type { Services } from "~/lib/services";
import argon2Module from "@phi-ag/argon2/argon2.wasm";
import { createDurableObjectBroadcaster } from "~/ports/broadcaster.durable-object";
import type { EmailSender } from "~/ports/email";
import { createArgon2Hasher } from "~/ports/password-hasher.argon2";
import type { OpportunityBroadcaster } from "./opportunity-broadcaster";

/** The bindings, variables and secrets of wrangler.toml and `wrangler secret put`. */
export type Env = {
  DB: D1Database;
  BROADCASTER: DurableObjectNamespace<OpportunityBroadcaster>;
  APP_ORIGIN: string;
  SUPPORT_ADDRESS: string;
  INGEST_SECRET?: string;
  SAM_GOV_API_KEY?: string;
};

type Adapters = { email: EmailSender; portalFetch: typeof fetch; demoPath: string };

/** The only reader of `env`. The local build passes adapters of its own. */
export function createServices(env: Env, adapters: Partial<Adapters> = {}): Services {
  return {
    db: createDatabase(env.DB),
    email: adapters.email ?? null,
    passwordHasher: createArgon2Hasher(argon2Module),
    broadcaster: createDurableObjectBroadcaster((shard) => env.BROADCASTER.getByName(shard)),
    portalFetch: adapters.portalFetch ?? ((input, init) => fetch(input, init)),
    now: () => new Date(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    config: {
      origin: env.APP_ORIGIN.replace(/\/$/, ""),
      ingestSecret: env.INGEST_SECRET ?? null,
      sourceKeys: { samGovApiKey: env.SAM_GOV_API_KEY ?? null },
      mail: { supportAddress: env.SUPPORT_ADDRESS },
      demoPath: adapters.demoPath ?? null,
    },
  };
}
