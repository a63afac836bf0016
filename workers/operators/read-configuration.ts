import { fileURLToPath } from "node:url";
import { unstable_readConfig } from "wrangler";
import { z } from "zod";
import type { Configuration } from "./configuration";

export const CONFIGURATION = fileURLToPath(new URL("../../wrangler.toml", import.meta.url));

const named = z.array(z.object({ name: z.string() }));

/** The part of wrangler's answer that is checked. */
const answerSchema = z.object({
  vars: z.record(z.string(), z.unknown()),
  routes: z
    .array(z.union([z.string(), z.object({ pattern: z.string(), custom_domain: z.boolean().optional() })]))
    .default([]),
  triggers: z.object({ crons: z.array(z.string()).default([]) }),
  d1_databases: z.array(z.object({ binding: z.string(), database_id: z.string().optional() })),
  queues: z.object({
    producers: z.array(z.object({ binding: z.string(), queue: z.string() })).default([]),
    consumers: z.array(z.object({ queue: z.string(), dead_letter_queue: z.string().optional() })).default([]),
  }),
  durable_objects: z.object({ bindings: named }),
  ratelimits: named.default([]),
  send_email: named.default([]),
  analytics_engine_datasets: z.array(z.object({ binding: z.string() })).default([]),
});

/** Reads a `wrangler.toml` as wrangler does for a deployment. */
export function readConfiguration(path: string): Configuration {
  const read = answerSchema.parse(unstable_readConfig({ config: path }) as unknown);
  return {
    vars: read.vars,
    routes: read.routes,
    crons: read.triggers.crons,
    databases: read.d1_databases,
    producers: read.queues.producers,
    consumers: read.queues.consumers,
    durableObjects: read.durable_objects.bindings.map(({ name }) => name),
    rateLimits: read.ratelimits.map(({ name }) => name),
    sendsEmail: read.send_email.map(({ name }) => name),
    analytics: read.analytics_engine_datasets.map(({ binding }) => binding),
  };
}
