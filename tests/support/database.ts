import { env } from "cloudflare:workers";
import { getTableName, is, sql } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { createDatabase, type Database } from "#drizzle/client";
import * as schema from "#drizzle/schema";
import type { Config, Services } from "~/lib/services";
import type { Announcement, SocketOwner } from "~/ports/broadcaster";
import { NO_COUNTERS } from "~/ports/counters";
import type { EmailMessage } from "~/ports/email";
import { createLemonSqueezyBilling } from "~/ports/lemon-squeezy/billing";
import { MAIL_RENDERERS } from "../../workers/mail-renderers";
import { createMemoryQueues } from "./memory-queues";
import { forOneInvocation } from "./one-invocation";

const { accounts, users } = schema;

/** Virtual tables, which Drizzle's schema cannot describe. */
const FULL_TEXT_TABLES = ["opportunity_search", "opportunity_closing", "opportunity_archive"];

/** Every table except the places, which the migrations fill. */
const EMPTIED = Object.values<unknown>(schema)
  .filter((value) => is(value, SQLiteTable))
  .filter((table) => table !== schema.geoDivisions)
  .map((table) => getTableName(table));

/** The D1 that a file's tests share, with every record removed, of the archive too. */
export async function emptyDatabase(): Promise<Database> {
  await env.ARCHIVE.prepare("delete from archived_blocks").run();
  await env.DB.batch([
    // Foreign keys are checked at the end, so the order of the tables does not matter.
    env.DB.prepare("pragma defer_foreign_keys = on"),
    ...[...EMPTIED, ...FULL_TEXT_TABLES].map((table) => env.DB.prepare(`delete from ${table}`)),
  ]);
  return createDatabase(env.DB);
}

export const CONFIG: Config = {
  origin: "https://bids.example",
  ingestSecret: "operators-secret",
  sessionSecret: "session-secret",
  sourceKeys: { samGovApiKey: null },
  mail: {
    bulkSender: "Tenderlight <digest@mail.bids.example>",
    accountSender: "Tenderlight <account@bids.example>",
    supportAddress: "support@bids.example",
    operatorsAddress: "operators@bids.example",
    postalAddress: "Tenderlight, 1 Test Street, Toronto ON",
    linkSecret: "link-secret",
    webhookSecret: "whsec_dGVzdC1zZWNyZXQ=",
  },
  paymentOrigin: null,
  acceptsTestPayments: true,
  selfChecks: true,
  demoPath: null,
};

const NONE = { "basic-monthly": null, "basic-yearly": null, "pro-monthly": null, "pro-yearly": null };

/** A configuration without secrets. */
const NO_BILLING = createLemonSqueezyBilling(
  {
    apiKey: null,
    webhookSecret: null,
    storeId: null,
    storeUrl: null,
    origin: CONFIG.origin,
    variants: NONE,
    links: { ...NONE, "all-plans": null },
  },
  { sleep: () => Promise.resolve() },
);

/**
 * Services for a database: a fixed clock, no network, and a mailbox and a broadcaster that record. They count as one
 * invocation of the worker.
 */
export function servicesAround(db: Database, now: Date, overrides: Partial<Services> = {}) {
  const sent: Array<EmailMessage> = [];
  const announced: Array<ReadonlyArray<Announcement>> = [];
  const disconnected: Array<SocketOwner> = [];
  const queues = createMemoryQueues();
  const services: Services = {
    db: forOneInvocation(db),
    archive: createDatabase(env.ARCHIVE),
    email: {
      provider: "test",
      batchSize: 100,
      callsPerSecond: 1_000,
      send: (messages) => {
        const providerIds = messages.map((message) => `sent-${sent.push(message)}`);
        return Promise.resolve({ kind: "accepted", providerIds });
      },
    },
    mailQueue: queues.queue,
    workQueue: queues.work,
    mailRenderers: MAIL_RENDERERS,
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
      disconnect: (owner) => {
        disconnected.push(owner);
        return Promise.resolve();
      },
    },
    billing: NO_BILLING,
    counters: NO_COUNTERS,
    searchLimit: { allows: () => Promise.resolve(true) },
    now: () => now,
    sleep: () => Promise.resolve(),
    config: CONFIG,
    ...overrides,
  };
  return { services, sent, announced, disconnected };
}

/** A loader's context; `settled` waits for work that runs after the answer. */
export function contextAround(db: Database, now: Date, overrides: Partial<Services> = {}) {
  const { services, sent } = servicesAround(db, now, overrides);
  const later: Array<Promise<unknown>> = [];
  const context = {
    services,
    waitUntil(promise: Promise<unknown>) {
      later.push(promise);
    },
  };
  return { context, services, sent, settled: () => Promise.all(later.splice(0)) };
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

/** Lists which opportunity was in whose digest: a mail refers to its selection, and the selection lists the items. */
export function listDigestItems(db: Database) {
  return db.all<{ userId: string; opportunityId: number }>(sql`
    select e.user_id as userId, i.value as opportunityId
    from emails e join digest_selections s on s.id = e.selection_id cross join json_each(s.content -> 'ids') i
  `);
}
