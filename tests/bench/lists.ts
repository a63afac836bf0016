import { sql } from "drizzle-orm";
import { Miniflare } from "miniflare";
import { raw, runOne, sqlOf, type Statement } from "#drizzle/batch";
import { createDatabase, type Database } from "#drizzle/client";
import { matchCounts, type Profile } from "#drizzle/schema";
import { loadBrowsePage } from "~/features/browse/browse-page.server";
import {
  EVERYTHING,
  findOpportunities,
  type OpportunityQuery,
} from "~/features/search/find-opportunities.server";
import { openSql } from "~/features/search/open.sql.server";
import type { Services } from "~/lib/services";
import { migrate } from "../support/app";
import { loadFeedPage } from "../support/load-feed-page";
import {
  COMMON_WORD,
  fillWithOpportunities,
  FREQUENT_WORD,
  LARGE_PROFILE,
  RARE_WORD,
  SMALL_PROFILE,
  TABLE_SIZES,
  whenClosed,
} from "../support/many-opportunities";
import { type Meter, meteredD1 } from "../support/metered-d1";
import { type Figure, median, milliseconds, type Section, wholeNumber } from "./figures";

const NOW = new Date("2026-11-20T15:00:00Z");
const ROUNDS = 9;
const RUNS_A_ROUND = 20;

/** Runs a batch repeatedly and times each round inside the worker, like a page's loader. */
const BENCH_WORKER = `
  export default {
    async fetch(request, env) {
      const { statements, rounds, runs } = await request.json();
      const wall = [];
      const inDatabase = [];
      let rowsRead = [];
      for (let round = 0; round <= rounds; round++) {
        const start = performance.now();
        let duration = 0;
        for (let run = 0; run < runs; run++) {
          const results = await env.DB.batch(
            statements.map(({ sql, params }) => env.DB.prepare(sql).bind(...params)),
          );
          for (const { meta } of results) duration += meta.duration;
          rowsRead = results.map(({ meta }) => meta.rows_read);
        }
        // The first round is a warm-up.
        if (round === 0) continue;
        wall.push((performance.now() - start) / runs);
        inDatabase.push(duration / runs);
      }
      return Response.json({ wall, inDatabase, rowsRead });
    },
  };
`;

type Answer = { wall: Array<number>; inDatabase: Array<number>; rowsRead: Array<number> };

type Measured = {
  /** The time reported by the database. */
  ms: number;
  /** The time including the round trip. */
  wall: number;
  rows: number;
};

export async function measureLists(progress: (text: string) => void): Promise<Array<Section>> {
  await using server = disposable(
    new Miniflare({
      modules: true,
      script: BENCH_WORKER,
      compatibilityDate: "2026-04-20",
      d1Databases: ["DB"],
    }),
  );
  const d1 = await server.value.getD1Database("DB");
  await migrate(d1);
  const db = createDatabase(d1);

  const measure = async (
    statements: ReadonlyArray<Statement>,
    { rounds = ROUNDS, runs = RUNS_A_ROUND } = {},
  ): Promise<Measured> => {
    const body = JSON.stringify({ statements: statements.map(sqlOf), rounds, runs });
    const answer = await server.value.dispatchFetch("http://bench/", { method: "POST", body });
    const { wall, inDatabase, rowsRead } = (await answer.json()) as Answer;
    return {
      ms: median(inDatabase),
      wall: median(wall),
      rows: rowsRead.reduce((sum, rows) => sum + rows, 0),
    };
  };

  const roundTrip = await measure([raw(sql`select 1`)]);
  const feeds: Array<Figure> = [];
  const counts: Array<Figure> = [];
  const pages: Array<Figure> = [];
  for (const size of TABLE_SIZES) {
    progress(`${wholeNumber(size.total)} opportunities`);
    const start = performance.now();
    await fillWithOpportunities(db, size, NOW);
    progress(`  filled in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    const at = wholeNumber(size.total);

    for (const [name, profile, target] of [
      ["1 region x 1 service type", SMALL_PROFILE, "120 rows"],
      ["35 regions x 8 service types", LARGE_PROFILE, "1,500 rows"],
    ] as const) {
      const [list, count] = findOpportunities({ ...EVERYTHING, profile }, NOW);
      const listed = await measure([list]);
      const scan = await measure([withoutIndex(profile)], { rounds: 1, runs: 1 });
      feeds.push({
        name: `feed list, ${name}, at ${at}`,
        measured: `${wholeNumber(listed.rows)} rows, ${milliseconds(listed.ms)}`,
        target: `<= ${target}`,
        compare: `the same by a scan: ${wholeNumber(scan.rows)} rows, ${milliseconds(scan.ms)}`,
      });
      const counted = await measure([count]);
      const { found } = (await runOne(db, count))[0]!;
      counts.push({
        name: `'N found', ${name}, at ${at}`,
        measured: `${wholeNumber(counted.rows)} rows, ${milliseconds(counted.ms)}`,
        target: "<= 1,200 rows",
        compare: `found ${found > 1000 ? "1,000+" : wholeNumber(found)}`,
      });
    }
    pages.push(...(await measurePages(d1, at)));
  }

  const searches = await measureSearches(db, measure);
  progress("150 just closed");
  const later = await whenClosed(db, 150, NOW);
  // As after a change of the index, when stored counts are invalid.
  await db.delete(matchCounts);
  const [, busyCount] = findOpportunities({ ...EVERYTHING, profile: LARGE_PROFILE }, later);
  const busy = await measure([busyCount]);
  counts.push({
    name: "'N found', 35 x 8, 150 closed and not yet swept",
    measured: `${wholeNumber(busy.rows)} rows, ${milliseconds(busy.ms)}`,
    target: "<= 1,200 rows",
  });

  const compare = `an empty round trip: ${milliseconds(roundTrip.wall)}`;
  const open = wholeNumber(TABLE_SIZES.at(-1)!.open);
  return [
    {
      title: "Feed and count",
      note: `${open} open from 100,000 on, 4,000 of 10,000; rows as D1 counts and bills them; medians of D1's own times; ${compare}`,
      figures: [...feeds, ...counts, ...pages],
    },
    {
      title: `Search over ${open} open opportunities`,
      note: `${wholeNumber(TABLE_SIZES.at(-1)!.total)} stored; medians of D1's own times, then with the round trip; ${compare}`,
      figures: searches,
    },
  ];
}

/** Measures the one batch of whole pages, through the code that answers requests. */
async function measurePages(d1: D1Database, at: string): Promise<Array<Figure>> {
  const { d1: metered, meter } = meteredD1(d1);
  const services = { db: createDatabase(metered), now: () => NOW } as unknown as Services;
  const context = { services, waitUntil: () => undefined };
  const profile = {
    ...LARGE_PROFILE,
    id: "bench",
    // The profile with the fullest pages.
    role: "basic",
    email: "bench@contractor.example",
    companyName: null,
  } as unknown as Profile;
  const figure = async (name: string, load: () => Promise<unknown>): Promise<Figure> => {
    Object.assign(meter, { rowsRead: 0, roundTrips: 0 } satisfies Partial<Meter>);
    await load();
    return {
      name: `${name}, 35 x 8, at ${at}`,
      measured: `${meter.roundTrips} batch, ${wholeNumber(meter.rowsRead)} rows`,
      target: "1 batch",
      compare: "a second one, after the answer, keeps a count that was not known",
    };
  };
  return [
    await figure("whole feed page", () =>
      loadFeedPage(context, profile, new URL("https://bids.example/dashboard")),
    ),
    await figure("whole browse page", () =>
      loadBrowsePage(
        context,
        profile,
        new URL(`https://bids.example/opportunities?q=${COMMON_WORD}&state=CA-ON`),
      ),
    ),
  ];
}

async function measureSearches(
  db: Database,
  measure: (
    statements: ReadonlyArray<Statement>,
    times?: { rounds: number; runs: number },
  ) => Promise<Measured>,
): Promise<Array<Figure>> {
  const figure = async (name: string, query: Partial<OpportunityQuery>, target?: string): Promise<Figure> => {
    const { ms, wall, rows } = await measure([findOpportunities({ ...EVERYTHING, ...query }, NOW)[0]]);
    return {
      name,
      measured: `${milliseconds(ms)} (${milliseconds(wall)}), ${wholeNumber(rows)} rows`,
      ...(target ? { target } : {}),
    };
  };
  const few = { rounds: 5, runs: 4 };
  const like = await measure([withLike(COMMON_WORD)], few);
  const unbounded = await measure([rankAll(COMMON_WORD)], few);
  const two = `${COMMON_WORD} ${FREQUENT_WORD}`;
  return [
    {
      ...(await figure(
        "one word, in 89 % of them, best match",
        { term: COMMON_WORD, sort: "best-match" },
        "<= 20 ms",
      )),
      compare: `counted by like '%${COMMON_WORD}%': ${milliseconds(like.ms)}; all of them ranked: ${milliseconds(unbounded.ms)}`,
    },
    await figure("two words, in 89 % and 25 %, best match", { term: two, sort: "best-match" }, "<= 5 ms"),
    await figure("a word in 0.3 %, best match", { term: RARE_WORD, sort: "best-match" }),
    await figure("one word, newest first", { term: COMMON_WORD, sort: "newest" }),
    await figure("two words, newest first", { term: two, sort: "newest" }),
    await figure("one word, closing soon", { term: COMMON_WORD, sort: "closing-soon" }),
    await figure("two words within 35 x 8, best match", {
      term: two,
      sort: "best-match",
      profile: LARGE_PROFILE,
    }),
  ];
}

/** The feed read from the records without the index. */
function withoutIndex({ regions, serviceTypes }: typeof SMALL_PROFILE): Statement {
  const services = JSON.stringify(serviceTypes.map((id) => id.split("-")[0]));
  return raw(sql`
    select o.id, o.title from opportunities o
    where ${openSql("o", NOW)}
      and exists (select 1 from json_each(o.places) where value in (select value from json_each(${JSON.stringify(regions)})))
      and exists (select 1 from json_each(o.services) where value in (select value from json_each(${services})))
    order by o.published desc limit 21
  `);
}

function withLike(word: string): Statement {
  return raw(sql`
    select count(*) from opportunities o join opportunity_details d on d.opportunity_id = o.id
    where o.listed = 1 and (o.title like ${`%${word}%`} or d.sections like ${`%${word}%`})
  `);
}

function rankAll(word: string): Statement {
  return raw(sql`
    select rowid from opportunity_search where opportunity_search match ${word} order by rank limit 21
  `);
}

function disposable(value: Miniflare) {
  return { value, [Symbol.asyncDispose]: () => value.dispose() };
}
