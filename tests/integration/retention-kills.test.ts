import { env } from "cloudflare:workers";
import { isNotNull, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { createDatabase, type Database } from "#drizzle/client";
import { opportunities, textBlocks } from "#drizzle/schema";
import { DAY_MS } from "~/domain/duration";
import { TEXT_DAYS } from "~/domain/opportunities/archive-time";
import { RETENTION } from "~/domain/retention";
import { readFrom, readPacked } from "~/features/archive/read-packed.server";
import { queueTimedJobs } from "~/features/jobs/work-tasks.server";
import { sweepClosed } from "~/features/search/sweep-closed.server";
import type { Services } from "~/lib/services";
import { countRows, emptyDatabase, insertUser, servicesAround } from "../support/database";
import { dyingD1 } from "../support/dying-d1";
import { ingestNotices, withoutPages } from "../support/ingest";
import { createMemoryQueues } from "../support/memory-queues";
import { noticeOf } from "../support/notices";

const STORED = new Date("2026-11-20T15:00:00Z");
const DEADLINE = new Date("2026-12-01T19:00:00Z");
const LATER = new Date(DEADLINE.getTime() + (TEXT_DAYS + RETENTION.bulkMailDays) * DAY_MS);
const PORTAL = { id: "portal", name: "Portal" };
const BIDS = 150;
const MAILS = 1_300;
const SAVED = 7;
const KILLS = 60;

/** Repeatable pseudo-random numbers. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const noticeNumber = (i: number, title = `Snow clearing of site ${i}`) =>
  noticeOf({
    key: `N-${i}`,
    reference: `R-${i}`,
    title,
    deadline: DEADLINE,
    sections: { description: `Ploughing of lot ${i}, with its ramps.` },
  });

async function filled(): Promise<Database> {
  const db = await emptyDatabase();
  await insertUser(db, { id: "reader", alertWeekly: false });
  await ingestNotices(
    db,
    PORTAL,
    Array.from({ length: BIDS }, (_, i) => noticeNumber(i)),
    STORED,
  );
  while ((await sweepClosed(db, LATER)) > 0);
  await db.run(sql`
    insert into user_bids (id, user_id, bid_id)
    select 'b' || id, 'reader', id from opportunities where id <= ${SAVED}
  `);
  const numbers = JSON.stringify(Array.from({ length: MAILS }, (_, i) => i));
  for (const [prefix, at] of [
    ["old", STORED.getTime()],
    ["new", LATER.getTime() - DAY_MS],
  ] as const)
    await db.run(sql`
      insert into emails (id, dedupe_key, kind, user_id, recipient, status, created_at)
      select ${prefix} || value, ${prefix} || value, 'digest', 'reader', 'x', 'sent', ${at} from json_each(${numbers})
    `);
  return db;
}

function packedBids(db: Database) {
  const { id, textBlock, archivedAt } = opportunities;
  return db.select({ id, textBlock }).from(opportunities).where(isNotNull(archivedAt));
}

/** Each bid's description, wherever it is. */
async function descriptions(db: Database) {
  const here = await db.all<{ id: number; text: string }>(
    sql`select opportunity_id as id, sections ->> 'description' as text from opportunity_details`,
  );
  const away = await packedBids(db);
  const found = new Map(here.map(({ id, text }) => [id, text]));
  const packed = await readPacked(withoutPages(db), away);
  for (const { id } of away) {
    expect(found.has(id)).toBe(false);
    found.set(id, packed.get(id)!.details!.sections.description!);
  }
  return [...found].sort(([a], [b]) => a - b);
}

test("workers killed at sixty random points of deleting and archiving lose nothing and block nothing", async () => {
  for (const level of ["error", "info", "warn"] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
  const db = await filled();
  const expected = await descriptions(db);
  expect(expected).toHaveLength(BIDS);
  const random = randomFrom(20_261_125);
  const clock = { now: LATER };
  const queues = createMemoryQueues();
  const services = (overrides: Partial<Services> = {}) =>
    servicesAround(db, LATER, {
      now: () => clock.now,
      workQueue: queues.work,
      mailQueue: queues.queue,
      ...overrides,
    }).services;

  let kills = 0;
  let amended = 0;
  while (kills < KILLS) {
    if (queues.size() === 0)
      queues.put("tenderlight-work", { task: "job", job: "retention", at: clock.now.toISOString() });
    let died = false;
    const dies = { at: 1 + Math.floor(random() * 9), after: random() < 0.5 };
    const dying = (d1: D1Database) => createDatabase(dyingD1(d1, dies, () => (died = true)));
    const inArchive = random() < 0.3;
    await queues.deliverNext(services(inArchive ? { archive: dying(env.ARCHIVE) } : { db: dying(env.DB) }));
    if (died) kills++;
    if (kills % 10 === 0) expect(await descriptions(db)).toEqual(expected);
    // Now and then a portal changes a notice after all.
    if (random() < 0.2) {
      const i = Math.floor(random() * BIDS);
      await ingestNotices(
        db,
        PORTAL,
        [noticeNumber(i, `Snow clearing of site ${i}, ${++amended}`)],
        clock.now,
      );
    }
    clock.now = new Date(clock.now.getTime() + 60_000);
  }
  expect(amended).toBeGreaterThan(3);

  // The trigger goes on until nothing is left to do.
  for (let ticks = 0; ticks < 4; ticks++) {
    await queueTimedJobs(services());
    while (await queues.deliverNext(services()));
    clock.now = new Date(clock.now.getTime() + 15 * 60_000);
  }
  expect(await descriptions(db)).toEqual(expected);
  expect(await countRows(db, "opportunity_details")).toBe(0);
  // The texts of saved bids are in blocks of this database.
  const here = await readFrom(db, textBlocks, await packedBids(db));
  expect([...here.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: SAVED }, (_, i) => i + 1));
  expect(
    await db.all(sql`select distinct substr(id, 1, 3) as prefix from emails where kind = 'digest'`),
  ).toEqual([{ prefix: "new" }]);
  expect(await db.all(sql`select count(*) as kept from emails where kind = 'digest'`)).toEqual([
    { kept: MAILS },
  ]);
  expect(await countRows(db, "notices")).toBe(BIDS);
}, 240_000);
