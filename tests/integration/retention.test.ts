import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { createDatabase } from "#drizzle/client";
import { KEPT_TABLES } from "~/domain/kept-tables";
import { RETENTION } from "~/domain/retention";
import { queueTimedJobs } from "~/features/jobs/work-tasks.server";
import { keepSmall } from "~/features/retention/delete-old-rows.server";
import { deleteOldRows, OLD_ROWS } from "~/features/retention/old-rows.sql.server";
import { countRows, emptyDatabase, insertUser, servicesAround } from "../support/database";
import { createMemoryQueues } from "../support/memory-queues";
import { meteredD1 } from "../support/metered-d1";

const NOW = new Date("2029-06-01T12:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;

let db: Database;

beforeEach(async () => {
  db = await emptyDatabase();
  await insertUser(db, { id: "reader" });
  await db.run(
    sql`insert into opportunities (id, title, portal_source) values (1, 'Snow', 'x'), (2, 'Salt', 'x')`,
  );
});

const ago = (days: number) => NOW.getTime() - days * DAY_MS;
const dayAgo = (days: number) => new Date(ago(days)).toISOString().slice(0, 10);

type Insert = (name: string, days: number) => ReturnType<typeof sql>;

const mail =
  (kind: string): Insert =>
  (name, days) => sql`
    insert into emails (id, dedupe_key, kind, user_id, recipient, status, created_at)
    values (${name}, ${name}, ${kind}, 'reader', 'x', 'sent', ${ago(days)})
  `;

const event =
  (outcome: string): Insert =>
  (name, days) => sql`
    insert into billing_events (body_hash, name, is_test, received_at, outcome)
    values (${name}, 'x', 0, ${ago(days)}, ${outcome})
  `;

/** How a row of so many days is made, the days that its table is kept, and what it is called there. */
const KINDS: ReadonlyArray<[table: string, days: number, key: string, insert: Insert]> = [
  [
    "incidents",
    RETENTION.incidentDays,
    "id",
    (name, days) => sql`
      insert into incidents (id, kind, subject, began_at, seen_at, ended_at)
      values (${name}, 'source', ${name}, ${ago(days)}, ${ago(days)}, ${ago(days)})
    `,
  ],
  ["emails", RETENTION.digestDays, "id", mail("digest")],
  ["emails", RETENTION.bulkMailDays, "id", mail("alert")],
  ["emails", RETENTION.ownMailDays, "id", mail("account")],
  ["emails", RETENTION.ownMailDays, "id", mail("billing")],
  [
    "digest_selections",
    RETENTION.digestDays,
    "id",
    (name, days) =>
      sql`insert into digest_selections (id, content, created_at) values (${name}, '{}', ${ago(days)})`,
  ],
  [
    "digest_runs",
    RETENTION.alertRunDays,
    "id",
    (name, days) => sql`
      insert into digest_runs (id, kind, period, started_at, completed_at)
      values (${name}, 'alert', ${name}, ${ago(days)}, ${ago(days)})
    `,
  ],
  [
    "mail_choices",
    RETENTION.mailChoiceYears * 365,
    "id",
    (name, days) => sql`
      insert into mail_choices (id, user_id, choice, via, at) values (${name}, 'x', 'x', 'page', ${ago(days)})
    `,
  ],
  [
    "mail_webhooks",
    RETENTION.mailWebhookDays,
    "id",
    (name, days) => sql`insert into mail_webhooks (id, at) values (${name}, ${ago(days)})`,
  ],
  [
    "dead_letters",
    RETENTION.deadLetterDays,
    "id",
    (name, days) =>
      sql`insert into dead_letters (id, body, reason, at) values (${name}, 'x', 'x', ${ago(days)})`,
  ],
  [
    "usage_logs",
    RETENTION.usageLogDays,
    "id",
    (name, days) =>
      sql`insert into usage_logs (id, event_type, created_at) values (${name}, 'x', ${ago(days)})`,
  ],
  [
    "support_messages",
    RETENTION.supportMessageDays,
    "id",
    (name, days) => sql`
      insert into support_messages (id, name, email, subject, message, user_agent, current_url, at)
      values (${name}, 'x', 'x', 'x', 'x', 'x', 'x', ${ago(days)})
    `,
  ],
  [
    "used_trials",
    RETENTION.usedTrialDays,
    "address_hash",
    (name, days) => sql`insert into used_trials (address_hash, at) values (${name}, ${ago(days)})`,
  ],
  ["billing_events", RETENTION.billingEventDays, "body_hash", event("applied")],
  ["billing_events", RETENTION.moneyYears * 365, "body_hash", event("orphan")],
  [
    "billing_subscriptions",
    RETENTION.moneyYears * 365,
    "id",
    (name, days) => sql`
      insert into billing_subscriptions
        (id, claim, customer_id, status, ends_at, is_test, provider_created_at, provider_updated_at, read_at)
      values (${name}, 0, 'x', 'canceled', ${ago(days)}, 0, 0, 0, 0)
    `,
  ],
  [
    "billing_readings",
    RETENTION.lockDays,
    "subscription_id",
    (name, days) => sql`insert into billing_readings (subscription_id, until) values (${name}, ${ago(days)})`,
  ],
  [
    "portal_calls",
    RETENTION.portalCallDays,
    "portal",
    (name, days) => sql`insert into portal_calls (portal, day, calls) values (${name}, ${dayAgo(days)}, 1)`,
  ],
  [
    "source_runs",
    RETENTION.sourceRunDays,
    "id",
    (name, days) => sql`
      insert into source_runs (id, source, started_at, outcome) values (${name}, 'x', ${ago(days)}, 'complete')
    `,
  ],
];

const keep = () => keepSmall(servicesAround(db, NOW).services);

test.each(KINDS)("rows of %s go after %i days and not before", async (table, days, key, insert) => {
  for (const [name, age] of [
    ["old", days + 1.5],
    ["young", days - 1.5],
    ["new", 0],
  ] as const)
    await db.run(insert(name, age));
  expect(await keep()).toMatchObject({ deleted: 1, isDone: true });
  const left = await db.all<{ name: string }>(
    sql`select ${sql.raw(key)} as name from ${sql.raw(table)} order by 1`,
  );
  expect(left).toEqual([{ name: "new" }, { name: "young" }]);
  expect(KEPT_TABLES[table]).toHaveProperty("days");
});

test("who was in a run of digests, opened bids, removed bids, same-day runs and rates go after their time", async () => {
  await db.run(sql`
    insert into digest_runs (id, kind, period, started_at) values ('w', 'weekly', '2029-01-01', ${ago(400)})
  `);
  await insertUser(db, { id: "other" });
  for (const [user, days] of [
    ["reader", 36],
    ["other", 34],
  ] as const)
    await db.run(sql`
      insert into digest_deliveries (run_id, user_id, preferences, created_at) values ('w', ${user}, '[]', ${ago(days)})
    `);
  await db.run(sql`
    insert into user_bid_views (user_id, bid_id, viewed_at) values ('reader', 1, ${ago(RETENTION.viewDays + 1)}), ('reader', 2, ${ago(RETENTION.viewDays - 1)})
  `);
  await db.run(sql`
    insert into removed_bids (user_id, bid_id, status, created_at, removed_at)
    values ('reader', 1, 'saved', 0, ${ago(1.1)}), ('reader', 2, 'saved', 0, ${ago(0.9)})
  `);
  await db.run(sql`
    insert into same_day_runs (day, at, upto_opportunity)
    values (${dayAgo(400)}, 0, 1), (${dayAgo(300)}, 0, 2)
  `);
  await db.run(sql`
    insert into exchange_rates (currency, day, cad, publisher, read_at)
    values ('USD', ${dayAgo(500)}, 1.3, 'x', 0), ('USD', ${dayAgo(450)}, 1.4, 'x', 0)
  `);
  await keep();
  expect(await db.all(sql`select user_id from digest_deliveries`)).toEqual([{ user_id: "other" }]);
  expect(await db.all(sql`select bid_id from user_bid_views`)).toEqual([{ bid_id: 2 }]);
  expect(await db.all(sql`select bid_id from removed_bids`)).toEqual([{ bid_id: 2 }]);
  // The last one stays, however old: the next email starts there.
  expect(await db.all(sql`select upto_opportunity as upto from same_day_runs`)).toEqual([{ upto: 2 }]);
  expect(await db.all(sql`select cad from exchange_rates`)).toEqual([{ cad: 1.4 }]);
  // A run of digests stays: a reader's last digest is looked up in it.
  expect(await countRows(db, "digest_runs")).toBe(1);
});

test("mail that has not left stays, and so does the content that kept mail refers to", async () => {
  await db.run(sql`insert into digest_selections (id, content, created_at) values ('s', '{}', ${ago(500)})`);
  await db.run(mail("digest")("waits", 500));
  await db.run(sql`update emails set status = 'queued', selection_id = 's'`);
  await keep();
  expect(await countRows(db, "emails")).toBe(1);
  expect(await countRows(db, "digest_selections")).toBe(1);
  await db.run(sql`update emails set status = 'failed'`);
  expect(await keep()).toMatchObject({ deleted: 2 });
});

test("what the next run starts from stays, however old it is", async () => {
  await db.run(sql`
    insert into digest_runs (id, kind, period, started_at, completed_at) values
      ('first', 'alert', '1', ${ago(300)}, 1), ('last', 'alert', '2', ${ago(200)}, 1), ('open', 'alert', '3', ${ago(190)}, null)
  `);
  await db.run(sql`
    insert into source_runs (id, source, started_at, outcome) values
      ('a', 's', ${ago(300)}, 'complete'), ('b', 's', ${ago(290)}, 'complete'),
      ('c', 's', ${ago(280)}, 'failed'), ('d', 's', ${ago(270)}, 'failed'), ('e', 't', ${ago(260)}, 'off')
  `);
  await db.run(sql`
    insert into set_aside_records (run_id, position, reason) values ('a', 1, 'x'), ('a', 2, 'x'), ('b', 1, 'x')
  `);
  await keep();
  expect(await db.all(sql`select id from digest_runs order by id`)).toEqual([{ id: "last" }, { id: "open" }]);
  expect(await db.all(sql`select id from source_runs order by id`)).toEqual([
    { id: "b" },
    { id: "d" },
    { id: "e" },
  ]);
  expect(await db.all(sql`select run_id from set_aside_records`)).toEqual([{ run_id: "b" }]);
});

test("a step deletes a limited number, the queue continues, and nothing that stays is read", async () => {
  const count = 1_200;
  const rows = JSON.stringify(Array.from({ length: count }, (_, i) => i));
  for (const [prefix, at] of [
    ["old", ago(200)],
    ["new", ago(1)],
  ] as const)
    await db.run(sql`
      insert into emails (id, dedupe_key, kind, user_id, recipient, status, created_at)
      select ${prefix} || value, ${prefix} || value, 'digest', 'reader', 'x', 'sent', ${at} from json_each(${rows})
    `);
  const { d1, meter } = meteredD1(db.$client);
  const old = OLD_ROWS[0]!;
  const [gone] = await runBatch(createDatabase(d1), [deleteOldRows(old, NOW, 500)]);
  expect(gone).toHaveLength(500);
  // Each of the 500 is found in the index and read by its key.
  expect(meter.rowsRead).toBeLessThan(500 * 8);
  const nothing = meteredD1(db.$client);
  await runBatch(
    createDatabase(nothing.d1),
    OLD_ROWS.slice(1).map((rule) => deleteOldRows(rule, NOW, 500)),
  );
  expect(nothing.meter.rowsRead).toBeLessThan(100);

  const queues = createMemoryQueues();
  const { services } = servicesAround(db, NOW, { workQueue: queues.work, mailQueue: queues.queue });
  await queueTimedJobs(services);
  const tasks: Array<string> = [];
  while (queues.size() > 0) {
    tasks.push(queues.next());
    await queues.deliverNext(
      servicesAround(db, NOW, { workQueue: queues.work, mailQueue: queues.queue }).services,
    );
  }
  expect(tasks.filter((task) => task === "job retention").length).toBeGreaterThanOrEqual(2);
  expect(await countRows(db, "emails")).toBe(count);
});
