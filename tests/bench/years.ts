import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { Miniflare } from "miniflare";
import { createDatabase, type Database } from "#drizzle/client";
import { canadaBuysCsvStream } from "#drizzle/seed/portal-files/canada-buys";
import { DAY_MS } from "~/domain/duration";
import { TEXT_DAYS } from "~/domain/opportunities/archive-time";
import { RETENTION } from "~/domain/retention";
import { moveBlocks } from "~/features/archive/move-blocks.server";
import { packTexts } from "~/features/archive/pack-texts.server";
import { buildDigest } from "~/features/digests/build-digest.server";
import { planDueDigests } from "~/features/digests/plan-digests.server";
import { sweepClosed } from "~/features/search/sweep-closed.server";
import type { Services } from "~/lib/services";
import { findSource } from "~/sources";
import { migrate, migrateArchive } from "../support/app";
import { createMemoryQueues } from "../support/memory-queues";
import { runSource } from "../support/run-source";
import { type Figure, type Section, wholeNumber } from "./figures";
import { withLongDescriptions } from "./longer-notices";
import { fill, NOW, servicesAround, SUBSCRIBERS } from "./mail";
import { type TableBytes, tableBytes } from "./table-pages";

/** Notices of one round. The second round finds the indexes as the first has left them. */
const SAMPLE = 2_000;
const LATER = new Date(NOW.getTime() + 500 * DAY_MS);

const YEARS = 3;
const NOTICES_A_DAY = 2_000;
const READERS = 100_000;
/** From publication to closing: an assumption. */
const DAYS_OPEN = 30;
/** What a reader has on average: assumptions. */
const SAVED_EACH = 10;
const OPENED_A_WEEK = 1;
/** Sessions, consents, exclusions, reminders and calendars of a reader. */
const OTHER_BYTES_EACH = 1_500;
/** A fifth below what issues the warning. */
const TARGET = "< 5.6 GB";

type Measured = {
  db: Database;
  bytes: () => Promise<TableBytes>;
  [Symbol.asyncDispose]: () => Promise<void>;
};

async function open(prepare: (d1: D1Database) => Promise<unknown>): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), "tenderlight-years-"));
  const server = new Miniflare({
    modules: true,
    script: "export default {}",
    compatibilityDate: "2026-04-20",
    d1Databases: ["DB"],
    d1Persist: folder,
  });
  const d1 = (await server.getD1Database("DB")) as unknown as D1Database;
  await prepare(d1);
  return {
    db: createDatabase(d1),
    bytes: () => tableBytes(d1, folder),
    async [Symbol.asyncDispose]() {
      await server.dispose();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** How large both databases are after three years, from rows as the product writes them. */
export async function measureYears(progress: (text: string) => void): Promise<Section> {
  const bids = await measureBids(progress);
  const longBids = await measureBids(progress, withLongDescriptions);
  const people = await measurePeople(progress);
  return sectionOf(bids, longBids, people);
}

/** The bytes of a bid in each table: while it is open, when it is packed, and when its texts have moved. */
type BidBytes = { open: TableBytes; packed: TableBytes; moved: TableBytes; archived: number };

/** The indexes of open bids. What closed bids have left in them is reused. */
const OF_OPEN = new Set(["opportunity_search", "opportunity_closing"]);

type Lengthen = (file: ReadableStream<Uint8Array>) => Promise<ReadableStream<Uint8Array>>;

async function measureBids(
  progress: (text: string) => void,
  lengthen: Lengthen = (file) => Promise.resolve(file),
): Promise<BidBytes> {
  await using main = await open((d1) => migrate(d1 as never));
  await using archive = await open((d1) => migrateArchive(d1 as never));
  const services = {
    ...servicesAround(main.db, createMemoryQueues().queue),
    archive: archive.db,
    broadcaster: { announce: () => Promise.resolve() },
  } as unknown as Services;
  const empty = await main.bytes();
  const ingest = async (round: number) => {
    const file = await lengthen(canadaBuysCsvStream({ now: NOW, count: SAMPLE, seed: round }));
    const { created } = await runSource(services, findSource("canadabuys")!, file);
    // So that the next round's notices are new.
    await main.db.run(sql.raw(`update notices set key = '${round} ' || key where key not like '% %'`));
    progress(`round ${round}: ${wholeNumber(created)} bids stored`);
    return created;
  };
  const close = async () => {
    while ((await sweepClosed(main.db, LATER)) > 0);
    await main.db.run(
      sql`update opportunities set archive_at = ${LATER.getTime()} where archived_at is null`,
    );
    while (!(await packTexts({ ...services, now: () => LATER })).isDone);
  };
  const first = await ingest(1);
  await close();
  const one = eachOf(await main.bytes(), empty, first);
  const second = await ingest(2);
  const both = await main.bytes();
  const opened = new Map(
    [...both].map(([table, bytes]) => [
      table,
      (bytes - (empty.get(table) ?? 0) - (OF_OPEN.has(table) ? 0 : first * one.get(table)!)) / second,
    ]),
  );
  await close();
  const closed = (bytes: TableBytes) =>
    new Map([...eachOf(bytes, empty, first + second)].filter(([table]) => !OF_OPEN.has(table)));
  const packed = closed(await main.bytes());
  progress("all are packed");
  while (!(await moveBlocks({ ...services, now: () => LATER })).isDone);
  const away = (await archive.bytes()).get("archived_blocks")!;
  return { open: opened, packed, moved: closed(await main.bytes()), archived: away / (first + second) };
}

const eachOf = (bytes: TableBytes, before: TableBytes, count: number): TableBytes =>
  new Map([...bytes].map(([table, size]) => [table, (size - (before.get(table) ?? 0)) / count]));

/** What a reader's tables are after three years. */
async function measurePeople(progress: (text: string) => void): Promise<TableBytes> {
  await using people = await open((d1) => migrate(d1 as never));
  const { db } = people;
  progress(`${wholeNumber(SUBSCRIBERS)} subscribers`);
  await fill(db);
  const services = servicesAround(db, createMemoryQueues().queue);
  for (const { id } of await planDueDigests(services)) while (!(await buildDigest(services, id)).isDone);
  await db.run(sql`update emails set status = 'sent', sent_at = created_at, batch = id, provider_id = id`);
  const pairs = sql`users u cross join (select id from opportunities order by id limit ${SAVED_EACH}) o`;
  await db.run(sql`
    insert into user_bids (id, user_id, bid_id, closes_at)
    select lower(hex(randomblob(18))), u.id, o.id, 1800000000000 from ${pairs}
  `);
  await db.run(sql`
    insert into user_bid_views (user_id, bid_id, viewed_at) select u.id, o.id, 1800000000000 from ${pairs}
  `);
  const bytes = await people.bytes();
  const weeks = (days: number) => days / 7;
  const times: Record<string, number> = {
    users: 1,
    accounts: 1,
    user_bids: 1,
    user_bid_views: (OPENED_A_WEEK * weeks(RETENTION.viewDays)) / SAVED_EACH,
    emails: weeks(RETENTION.digestDays),
    digest_selections: weeks(RETENTION.digestDays),
    digest_deliveries: weeks(RETENTION.deliveryDays),
  };
  return new Map([
    ...Object.entries(times).map(
      ([table, factor]) => [table, (bytes.get(table)! / SUBSCRIBERS) * READERS * factor] as const,
    ),
    ["their other rows", READERS * OTHER_BYTES_EACH],
  ]);
}

const sumOf = (bytes: TableBytes) => [...bytes.values()].reduce((sum, each) => sum + each, 0);
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(2)} GB`;

const ALL = NOTICES_A_DAY * 365 * YEARS;
const OPEN = NOTICES_A_DAY * (DAYS_OPEN + RETENTION.fullTextDays);
const PACKED = NOTICES_A_DAY * (TEXT_DAYS - RETENTION.fullTextDays);
const MOVED = ALL - OPEN - PACKED;

const tablesOf = (bid: BidBytes): TableBytes =>
  new Map(
    [...bid.open].map(([table, each]) => [
      table,
      OPEN * each + PACKED * (bid.packed.get(table) ?? 0) + MOVED * (bid.moved.get(table) ?? 0),
    ]),
  );

function sectionOf(bid: BidBytes, longBid: BidBytes, people: TableBytes): Section {
  const tables = tablesOf(bid);
  const main = (all: TableBytes) => gigabytes(sumOf(all) + sumOf(people));
  const archive = (each: BidBytes) => gigabytes(MOVED * each.archived);
  const each = (name: string, bytes: TableBytes): Figure => ({
    name,
    measured: `${wholeNumber(sumOf(bytes))} bytes: ${[...bytes]
      .sort(([, a], [, b]) => b - a)
      .filter(([, size]) => size >= 20)
      .map(([table, size]) => `${table} ${wholeNumber(size)}`)
      .join(", ")}`,
  });
  const largest = [...tables, ...people].sort(([, a], [, b]) => b - a).filter(([, bytes]) => bytes > 5e6);
  return {
    title: `After ${YEARS} years: ${wholeNumber(READERS)} subscribers, ${wholeNumber(NOTICES_A_DAY)} notices a day`,
    note: `scaled up from the pages of each table and index with ${wholeNumber(SAMPLE * 2)} bids and ${wholeNumber(SUBSCRIBERS)} subscribers; each reader saves ${SAVED_EACH} bids and opens ${OPENED_A_WEEK} a week, and no bid whose texts move to the archive is saved`,
    figures: [
      each("an open bid", bid.open),
      each("a bid whose texts are packed", bid.packed),
      each("a bid whose texts have moved", bid.moved),
      { name: "its texts in the archive", measured: `${wholeNumber(bid.archived)} bytes` },
      ...largest.map(([table, bytes]) => ({ name: `  ${table}`, measured: gigabytes(bytes) })),
      { name: "the database", measured: main(tables), target: TARGET },
      { name: "the archive", measured: archive(bid), target: TARGET },
      each("an open bid as long as those of CanadaBuys", longBid.open),
      { name: "  the database, if all were as long", measured: main(tablesOf(longBid)) },
      { name: "  the archive, if all were as long", measured: archive(longBid) },
    ],
  };
}
