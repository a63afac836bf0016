import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { createDatabase, type Database } from "#drizzle/client";
import { accounts, users } from "#drizzle/schema";
import type { Config, Services } from "~/lib/services";
import type { Announcement, Whose } from "~/ports/broadcaster";
import type { EmailMessage } from "~/ports/email";

const TABLES = [
  "digest_items",
  "digest_deliveries",
  "digest_runs",
  "emails",
  "set_aside_records",
  "source_runs",
  "portal_validators",
  "ingest_keys",
  "exchange_rates",
  "undone_merges",
  "notices",
  "distinct_bid_types",
  "opportunities",
  "opportunity_search",
  "opportunity_archive",
  "sessions",
  "job_runs",
  "users",
  "account_tokens",
  "consents",
  "attempts",
  "accounts",
];

/** The test's D1 with every record removed: tests of one file share it. */
export async function emptyDatabase(): Promise<Database> {
  await env.DB.batch(TABLES.map((table) => env.DB.prepare(`delete from ${table}`)));
  return createDatabase(env.DB);
}

export const CONFIG: Config = {
  origin: "https://bids.example",
  ingestSecret: "operators-secret",
  sourceKeys: { samGovApiKey: null },
  mail: { supportAddress: "support@bids.example" },
  demoPath: null,
};

/** Services around a database: a clock that stands still, a network that is not there, a mailbox and a broadcaster that record. */
export function servicesAround(db: Database, now: Date, overrides: Partial<Services> = {}) {
  const sent: Array<EmailMessage> = [];
  const announced: Array<ReadonlyArray<Announcement>> = [];
  const disconnected: Array<Whose> = [];
  const services: Services = {
    db,
    email: {
      send: (message) => {
        sent.push(message);
        return Promise.resolve({ providerId: `sent-${sent.length}` });
      },
    },
    portalFetch: () => Promise.reject(new TypeError("No network in this test")),
    passwordHasher: {
      hash: (password) => Promise.resolve(`plain:${password}`),
      verify: (password, stored) => Promise.resolve(stored === `plain:${password}`),
      isOutdated: () => false,
    },
    broadcaster: {
      connect: () => Promise.resolve(new Response("connected")),
      announce: (announcements) => {
        announced.push(announcements);
        return Promise.resolve();
      },
      disconnect: (whose) => {
        disconnected.push(whose);
        return Promise.resolve();
      },
    },
    now: () => now,
    sleep: () => Promise.resolve(),
    config: CONFIG,
    ...overrides,
  };
  return { services, sent, announced, disconnected };
}

export async function insertUser(db: Database, overrides: Partial<typeof users.$inferInsert> = {}) {
  const { id = crypto.randomUUID(), email = `${id}@contractor.example` } = overrides;
  await db.insert(accounts).values({ id, email, verifiedAt: new Date("2026-11-01T12:00:00Z") });
  const [user] = await db
    .insert(users)
    .values({
      id,
      email,
      regions: ["CA-ON-PEL"],
      serviceTypes: ["snow-removal-seasonal"],
      onboardedAt: new Date("2026-11-01T12:00:00Z"),
      ...overrides,
    })
    .returning();
  return user!;
}

export async function countRows(db: Database, table: string): Promise<number> {
  const [row] = await db.all<{ n: number }>(sql.raw(`select count(*) as n from ${table}`));
  return row?.n ?? 0;
}
