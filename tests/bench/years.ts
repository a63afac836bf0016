import { sql } from "drizzle-orm";
import { Miniflare } from "miniflare";
import { createDatabase, type Database } from "#drizzle/client";
import { canadaBuysCsvStream } from "#drizzle/seed/portal-files/canada-buys";
import { DAY_MS } from "~/domain/duration";
import { TEXT_DAYS } from "~/domain/opportunities/archive-time";
import { RETENTION } from "~/domain/retention";
import { archiveTexts } from "~/features/archive/archive-texts.server";
import { buildDigest } from "~/features/digests/build-digest.server";
import { planDueDigests } from "~/features/digests/plan-digests.server";
import { sweepClosed } from "~/features/search/sweep-closed.server";
import { runSource } from "~/features/source-runs/run-source.server";
import type { Services } from "~/lib/services";
import { findSource } from "~/sources";
import { migrate, migrateArchive } from "../support/app";
import { createMemoryQueues } from "../support/memory-queues";
import { type Figure, type Section, wholeNumber } from "./figures";
import { fill, NOW, servicesAround, SUBSCRIBERS } from "./mail";

/** Notices of one round. Rounds follow each other until the size that each adds no longer depends on the file's start. */
const SAMPLE = 2_000;
const ROUNDS = 3;
const LATER = new Date(NOW.getTime() + 500 * DAY_MS);

const YEARS = 3;
const NOTICES_A_DAY = 2_000;
const READERS = 100_000;
/** From publication to closing, with some days to move texts. */
const DAYS_OPEN = 35;
/** What a reader has on average: an assumption. */
const SAVED_EACH = 10;
const OPENED_A_WEEK = 1;
const TARGET = "< 7 GB";

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(2)} GB`;

type Databases = { db: Database; archive: Database };

async function sizeOf(db: Database): Promise<number> {
  return (await db.$client.prepare("select 1").run()).meta.size_after;
}

/** How large both databases are after three years, from rows as the product writes them. */
export async function measureYears(progress: (text: string) => void): Promise<Section> {
  const server = new Miniflare({
    modules: true,
    script: "export default {}",
    compatibilityDate: "2026-04-20",
    d1Databases: ["DB", "ARCHIVE", "PEOPLE"],
  });
  try {
    const bound = async (name: string) => (await server.getD1Database(name)) as unknown as D1Database;
    const [plain, plainArchive, plainPeople] = [
      await bound("DB"),
      await bound("ARCHIVE"),
      await bound("PEOPLE"),
    ];
    await migrate(plain as never);
    await migrate(plainPeople as never);
    await migrateArchive(plainArchive as never);
    const bids = await measureBids(
      { db: createDatabase(plain), archive: createDatabase(plainArchive) },
      progress,
    );
    const people = await measurePeople(createDatabase(plainPeople), progress);
    return sectionOf(bids, people);
  } finally {
    await server.dispose();
  }
}

type BidBytes = { whole: number; left: number; archived: number };

/** The bytes of a bid with its texts, of what is left of it when they have moved, and of its row in the archive. */
async function measureBids({ db, archive }: Databases, progress: (text: string) => void): Promise<BidBytes> {
  const services = {
    ...servicesAround(db, createMemoryQueues().queue),
    ...{ archive, broadcaster: { announce: () => Promise.resolve() } },
  } as unknown as Services;
  let bytes: BidBytes = { whole: 0, left: 0, archived: 0 };
  let before = await sizeOf(db);
  let archiveBefore = await sizeOf(archive);
  for (let round = 1; round <= ROUNDS; round++) {
    const file = canadaBuysCsvStream({ now: NOW, count: SAMPLE, seed: round });
    const { created } = await runSource(services, findSource("canadabuys")!, file);
    while ((await sweepClosed(db, LATER)) > 0);
    const filled = await sizeOf(db);
    if (round === 1) bytes = { ...bytes, whole: (filled - before) / created };
    // From the second round on, a round takes the room that the texts of the round before have left.
    else bytes = { ...bytes, left: (filled - before) / created };
    before = filled;
    await db.run(sql`update opportunities set archive_at = ${LATER.getTime()} where archived_at is null`);
    while (!(await archiveTexts({ ...services, now: () => LATER })).isDone);
    // So that the next round's notices are new.
    await db.run(sql.raw(`update notices set key = '${round} ' || key where key not like '% %'`));
    const archived = await sizeOf(archive);
    bytes = { ...bytes, archived: (archived - archiveBefore) / created };
    archiveBefore = archived;
    progress(`round ${round}: ${wholeNumber(created)} bids stored and archived: ${JSON.stringify(bytes)}`);
  }
  return bytes;
}

type PeopleBytes = { each: number; delivery: number; mail: number; saved: number; view: number };

/** The bytes of a reader, of their part in a run of digests, of a digest with its content, of a saved and an opened bid. */
async function measurePeople(db: Database, progress: (text: string) => void): Promise<PeopleBytes> {
  progress(`${wholeNumber(SUBSCRIBERS)} subscribers`);
  await fill(db);
  const services = servicesAround(db, createMemoryQueues().queue);
  const [before] = await db.all<{ n: number }>(sql`
    select sum(octet_length(json_array(regions, service_types, parts_off, excluded)) + 700) as n from users
  `);
  const filled = await sizeOf(db);
  const runs = await planDueDigests(services);
  const planned = await sizeOf(db);
  const [{ deliveries }] = (await db.all<{ deliveries: number }>(
    sql`select count(*) as deliveries from digest_deliveries`,
  )) as [{ deliveries: number }];
  for (const { id } of runs) while (!(await buildDigest(services, id)).isDone);
  await db.run(sql`update emails set status = 'sent', sent_at = created_at, batch = id, provider_id = id`);
  const built = await sizeOf(db);
  const [{ mails }] = (await db.all<{ mails: number }>(sql`select count(*) as mails from emails`)) as [
    { mails: number },
  ];
  const pairs = sql`users u cross join (select id from opportunities order by id limit 10) o`;
  await db.run(sql`
    insert into user_bids (id, user_id, bid_id, closes_at)
    select lower(hex(randomblob(18))), u.id, o.id, 1800000000000 from ${pairs}
  `);
  const saved = await sizeOf(db);
  await db.run(sql`
    insert into user_bid_views (user_id, bid_id, viewed_at) select u.id, o.id, 1800000000000 from ${pairs}
  `);
  const viewed = await sizeOf(db);
  return {
    each: before!.n / SUBSCRIBERS + 1_000,
    delivery: (planned - filled) / deliveries,
    mail: (built - planned) / mails,
    saved: (saved - built) / (SUBSCRIBERS * 10),
    view: (viewed - saved) / (SUBSCRIBERS * 10),
  };
}

function sectionOf(bid: BidBytes, person: PeopleBytes): Section {
  const bids = NOTICES_A_DAY * 365 * YEARS;
  const whole = NOTICES_A_DAY * (DAYS_OPEN + TEXT_DAYS);
  const weeks = (days: number) => days / 7;
  const parts = {
    "bids with their texts": whole * bid.whole,
    "what lists show of the others": (bids - whole) * bid.left,
    "accounts, profiles, sessions, consents": READERS * person.each,
    "digests of their time, with content": READERS * weeks(RETENTION.bulkMailDays) * person.mail,
    "who was in which run": READERS * weeks(RETENTION.deliveryDays) * person.delivery,
    "saved bids": READERS * SAVED_EACH * person.saved,
    "opened bids": READERS * OPENED_A_WEEK * weeks(RETENTION.viewDays) * person.view,
  };
  const main = Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
  const bytesOf = (name: string, bytes: number): Figure => ({
    name,
    measured: `${wholeNumber(bytes)} bytes`,
  });
  return {
    title: `After ${YEARS} years: ${wholeNumber(READERS)} subscribers, ${wholeNumber(NOTICES_A_DAY)} notices a day`,
    note: `extrapolated from ${wholeNumber(SAMPLE * ROUNDS)} bids and ${wholeNumber(SUBSCRIBERS)} subscribers, by the databases' pages; texts move ${RETENTION.textMonths} months after closing; ${SAVED_EACH} saved bids and ${OPENED_A_WEEK} opened bid a week each are assumed`,
    figures: [
      bytesOf("a bid with its texts", bid.whole),
      bytesOf("what is left of it", bid.left),
      bytesOf("its texts in the archive", bid.archived),
      bytesOf("a digest with its part of the content", person.mail),
      bytesOf("a reader's part in a run", person.delivery),
      bytesOf("a saved bid", person.saved),
      bytesOf("an opened bid", person.view),
      ...Object.entries(parts).map(([name, bytes]) => ({ name, measured: gigabytes(bytes) })),
      { name: "the database", measured: gigabytes(main), target: TARGET },
      { name: "the archive", measured: gigabytes((bids - whole) * bid.archived), target: TARGET },
      {
        name: "the bids alone, if texts moved after 13 months",
        measured: gigabytes(NOTICES_A_DAY * (DAYS_OPEN + 395) * bid.whole),
      },
    ],
  };
}
