import { sql } from "drizzle-orm";
import { asNumber, raw, runOne } from "#drizzle/batch";
import { createDatabase, type Database } from "#drizzle/client";
import { PART_SIZE, queueReminders } from "~/features/reminders/queue-reminders.server";
import type { Services } from "~/lib/services";
import { migrate } from "../support/app";
import { startLocalD1 } from "../support/d1-over-fetch";
import { createMemoryQueues } from "../support/memory-queues";
import { type Meter, meteredD1 } from "../support/metered-d1";
import { type Figure, milliseconds, seconds, type Section, wholeNumber } from "./figures";
import { fill, NOW, servicesAround, SUBSCRIBERS } from "./mail";

const SAVED = 20;
const PEOPLE_PER_FILL = 5_000;
const HOUR_MS = 60 * 60_000;
/** Monday at seven in the morning in Toronto, and the ticks after it. */
const MORNING = new Date(NOW.getTime() - HOUR_MS);
const AFTERNOON = new Date(MORNING.getTime() + 7 * HOUR_MS);

/** Everybody has saved 20 of the open bids, of which each has a site meeting and a deadline for questions. */
export async function measureReminders(progress: (text: string) => void): Promise<Section> {
  const { plain, d1: local, stop } = await startLocalD1();
  try {
    await migrate(plain as never);
    const db = createDatabase(plain);
    progress(`${wholeNumber(SUBSCRIBERS)} people with ${SAVED} saved bids each`);
    await fill(db);
    await saveBids(db);
    await addDates(db);
    const { d1, meter } = meteredD1(local);
    const services = servicesAround(createDatabase(d1), createMemoryQueues().queue);
    const figures: Array<Figure> = [];
    const add = async (name: string, at: Date) => {
      const figure = await measureTick({ ...services, now: () => at }, meter, name);
      figures.push(figure);
      progress(`${figure.name}: ${figure.measured}`);
    };
    await add("the morning's mails", MORNING);
    await add("an ordinary quarter of an hour", new Date(MORNING.getTime() + HOUR_MS / 4));
    await add("a quarter of an hour in the afternoon, with what is 24 hours ahead", AFTERNOON);
    await moveDates(db, AFTERNOON);
    await add("one in which 500 closing dates have moved", new Date(AFTERNOON.getTime() + HOUR_MS / 4));
    return { title: "Reminders", figures };
  } finally {
    await stop();
  }
}

export async function saveBids(db: Database) {
  const places = JSON.stringify(Array.from({ length: SAVED }, (_, i) => i * 977));
  const aWeekAgo = NOW.getTime() - 7 * 24 * HOUR_MS;
  for (let from = 0; from < SUBSCRIBERS; from += PEOPLE_PER_FILL)
    await db.run(sql`
      insert into user_bids (id, user_id, bid_id, status, created_at, updated_at)
      select lower(hex(randomblob(16))), u.id, o.first + (u.rowid * 7919 + p.value) % o.total, 'saved', ${aWeekAgo}, ${aWeekAgo}
      from (select min(id) as first, count(*) as total from opportunities) o
      cross join users u cross join json_each(${places}) p
      where u.rowid > ${from} and u.rowid <= ${from + PEOPLE_PER_FILL}
    `);
}

/** A meeting ten days before each closing, and questions five days before. */
export const addDates = (db: Database) =>
  db.run(sql`
    insert into opportunity_key_dates (id, opportunity_id, kind, at, local_day, local_time, zone, precision, mandatory,
      sentence, start, end, section, language, rule, rule_version, standing, doubts, origin, changed_at)
    select lower(hex(randomblob(16))), o.id, k.value ->> 0, o.deadline - (k.value ->> 1),
      date((o.deadline - (k.value ->> 1)) / 1000, 'unixepoch'), '10:00', 'America/Toronto', 'instant', k.value ->> 2,
      'A meeting will be held.', 0, 10, 'description', 'en', 'bench', 1, 'sure', '[]', 'text', ${NOW.getTime() - 30 * 24 * HOUR_MS}
    from opportunities o cross join json_each(${JSON.stringify([
      ["site_meeting", 10 * 24 * HOUR_MS, "yes"],
      ["questions", 5 * 24 * HOUR_MS, "unsaid"],
    ])}) k where o.deadline is not null
  `);

export async function moveDates(db: Database, at: Date) {
  await db.run(sql`
    insert into opportunity_versions (opportunity_id, version, at, portal, changes)
    select id, 99, ${at.getTime()}, 'bench', '[{"field":"deadline","from":null,"to":null}]'
    from opportunities where listed = 1 and deadline > ${at.getTime() + 10 * 24 * HOUR_MS} limit 500
  `);
}

type Cost = Pick<Meter, "ms" | "rowsRead" | "rowsWritten">;

/** All parts of what is due now, as the work queue does them. */
async function measureTick(services: Services, meter: Meter, name: string): Promise<Figure> {
  const before = await countMails(services.db);
  const parts: Array<Cost> = [];
  const at = services.now();
  const began = performance.now();
  // Each message counts as of its trigger's time, with what has passed since.
  const now = () => new Date(at.getTime() + Math.ceil(performance.now() - began));
  for (let come = {}, isDone = false; !isDone;) {
    const start = { ...meter };
    const part = await queueReminders({ ...services, now }, come);
    ({ isDone } = part);
    come = { stepsDone: part.stepsDone, toldUpto: part.toldUpto };
    parts.push({
      ms: meter.ms - start.ms,
      rowsRead: meter.rowsRead - start.rowsRead,
      rowsWritten: meter.rowsWritten - start.rowsWritten,
    });
  }
  const sumOf = (count: (part: Cost) => number) => parts.reduce((sum, part) => sum + count(part), 0);
  const mails = (await countMails(services.db)) - before;
  return {
    name: `${name}: ${wholeNumber(mails)} mails in ${parts.length} parts of ${wholeNumber(PART_SIZE.people)} people`,
    measured: `${seconds(sumOf(({ ms }) => ms))}, the longest part ${milliseconds(Math.max(...parts.map(({ ms }) => ms)))}; ${wholeNumber(sumOf(({ rowsRead }) => rowsRead))} / ${wholeNumber(sumOf(({ rowsWritten }) => rowsWritten))} rows`,
    target: "a part in < 1,000 ms",
  };
}

async function countMails(db: Database): Promise<number> {
  const [row] = await runOne(db, raw(sql`select count(*) as n from emails`, { n: asNumber }));
  return row!.n;
}
