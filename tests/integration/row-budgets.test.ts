import { env } from "cloudflare:workers";
import { desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runOne, type Statement } from "#drizzle/batch";
import { createDatabase, type Database } from "#drizzle/client";
import { inJson } from "#drizzle/json-rows";
import { matchCounts, opportunities, opportunityValues } from "#drizzle/schema";
import { canadaBuysCsvStream } from "#drizzle/seed/portal-files/canada-buys";
import { exclusionOf, MAX_HIDDEN_BIDS } from "~/domain/matching/exclusions";
import { fits, type MatchProfile } from "~/domain/matching/match-profile";
import { daysLeft, isUrgent, statedValue, urgentUntil } from "~/domain/opportunities/opportunity";
import { STORED_SORTS } from "~/domain/opportunities/opportunity-sort";
import { TRADE_PARTS } from "~/domain/trade-parts";
import { displayTimeZone } from "~/domain/zoned-time";
import { loadBrowsePage } from "~/features/browse/browse-page.server";
import { loadMissedPage } from "~/features/missed/missed-page.server";
import {
  COUNT_CAP,
  EVERYTHING,
  findFeed,
  findOpportunities,
  type OpportunityQuery,
} from "~/features/search/find-opportunities.server";
import { loadDraftMatches } from "~/features/settings/draft-matches.server";
import { canadaBuys } from "~/sources/canadabuys";
import { contextAround, countRows, emptyDatabase, insertUser, servicesAround } from "../support/database";
import { loadFeedPage } from "../support/load-feed-page";
import { loadSavedBidsPage } from "../support/load-saved-bids-page";
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
import { meteredD1 } from "../support/metered-d1";
import { runSource } from "../support/run-source";

const NOW = new Date("2026-11-20T15:00:00Z");
const LIST_BUDGET = { small: 120, large: 1500 };
const COUNT_BUDGET = 1200;
/** The dashboard of the first reader after a change: both lists, and the figures. */
const FIRST_READER_BUDGET = 2500;
const CLOSING_BUDGET = 400;
const PUBLIC_BUDGET = 40;
const FIGURES_BUDGET = 2300;
const SEARCH_BUDGET = 6000;
const MISSED_BUDGET = 1000;
const DRAFT_BUDGET = 3000;
const PAGE_BUDGET = { dashboard: 300, browse: 300, saved: 600 };

/** Saves this many of the newest opportunities. */
async function saveNewest(db: Database, userId: string, count: number) {
  await db.run(sql`
    insert into user_bids (id, user_id, bid_id, status, closes_at, created_at, updated_at)
    select ${userId} || id, ${userId}, id, 'interested', deadline, id, id from opportunities
    where listed = 1 order by sort_key desc limit ${count}
  `);
}

/** Runs a statement; the database reports how many rows it read, which is what D1 bills. */
async function read<const S extends Statement>(statement: S) {
  const { d1, meter } = meteredD1(env.DB);
  const rows = await runOne(createDatabase(d1), statement);
  return { rows, rowsRead: meter.rowsRead };
}

/** The list and the count of a query, each with its cost. */
async function find(overrides: Partial<OpportunityQuery>, now = NOW) {
  const [list, count] = findOpportunities({ ...EVERYTHING, ...overrides }, now);
  const [listed, counted] = [await read(list), await read(count)];
  return {
    ids: listed.rows.map(({ id }) => id),
    rows: listed.rows,
    listRows: listed.rowsRead,
    found: counted.rows[0]?.found,
    countRows: counted.rowsRead,
  };
}

/** The open opportunities in the feed's order, read without the index. */
function readOpen(db: Database, now = NOW) {
  const { id, title, region, city, tags, parts, places, bidType, category } = opportunities;
  return db
    .select({ id, title, region, city, tags, parts, places, bidType, category })
    .from(opportunities)
    .where(sql`listed = 1 and (deadline is null or deadline > ${now.getTime()})`)
    .orderBy(desc(opportunities.sortKey));
}

/** Open ones as they close: those without a date last, the newest first of those that close together. */
async function idsByDeadline(db: Database) {
  const rows = await db
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(sql`listed = 1 and (deadline is null or deadline > ${NOW.getTime()})`)
    .orderBy(sql`deadline nulls last`, desc(opportunities.id));
  return rows.map(({ id }) => id);
}

/** The figures of these, computed from their records by the domain's rules. */
async function figuresOf(db: Database, ids: ReadonlyArray<number>) {
  const rows = await db
    .select({ deadline: opportunities.deadline, region: opportunities.region, values: opportunityValues })
    .from(opportunities)
    .leftJoin(opportunityValues, eq(opportunityValues.opportunityId, opportunities.id))
    .where(inJson(opportunities.id, ids));
  const amounts = rows.flatMap(({ values }) => (values ? (statedValue(values) ?? []) : []));
  const isUrgentRow = ({ deadline, region }: (typeof rows)[number]) =>
    deadline !== null && isUrgent(daysLeft(deadline, NOW, displayTimeZone(region)));
  return {
    found: ids.length,
    urgent: rows.filter(isUrgentRow).length,
    cad: amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0),
    usd: null,
  };
}

/** The opportunities that match a profile by the domain's rule. */
const idsThatFit = (profile: MatchProfile, open: Awaited<ReturnType<typeof readOpen>>) =>
  open.filter((opportunity) => fits(profile, opportunity)).map(({ id }) => id);

test("a source whose file has not changed is read again without writing anything but the run and its answer", async () => {
  const db = await emptyDatabase();
  const file = () => canadaBuysCsvStream({ now: NOW, count: 300 });
  const first = await runSource(servicesAround(db, NOW).services, canadaBuys, file());
  expect(first).toMatchObject({ outcome: "complete", created: first.read, setAside: 0 });
  expect(first.read).toBeGreaterThan(250);

  const { d1, meter } = meteredD1(env.DB);
  const later = new Date(NOW.getTime() + 60_000);
  const second = await runSource(servicesAround(createDatabase(d1), later).services, canadaBuys, file());

  expect(second).toMatchObject({
    outcome: "complete",
    created: 0,
    changed: 0,
    withdrawn: 0,
    unchanged: first.read,
  });
  // The run with its index entries, the lease, and four pieces of its answer: kept, read and deleted.
  expect(meter.rowsWritten).toBeLessThanOrEqual(70);
  for (const table of ["answer_pieces", "source_pieces", "source_leases"])
    expect(await countRows(db, table)).toBe(0);
  expect(await countRows(db, "source_runs")).toBe(2);
  // One lookup by key for each, and one read of the portal's open notices.
  expect(meter.rowsRead).toBeLessThanOrEqual(first.read * 6);
});

/** The first two parts of every trade. */
const SOME_PARTS = Object.values(TRADE_PARTS).flatMap((parts) => parts.slice(0, 2).map(({ id }) => id));

/** Between the two profiles: its count is near the cap and still exact. */
const MIDDLE_PROFILE = { regions: ["CA-ON-TOR"], serviceTypes: ["construction-general"] };

describe.each(TABLE_SIZES)("$total opportunities of which $open are open", (size) => {
  let db: Database;
  let open: Awaited<ReturnType<typeof readOpen>>;
  beforeAll(async () => {
    db = size === TABLE_SIZES[0] ? await emptyDatabase() : createDatabase(env.DB);
    await fillWithOpportunities(db, size, NOW);
    open = await readOpen(db);
  }, 120_000);

  test("the table has the size that the budgets are for", async () => {
    expect(await countRows(db, "opportunities")).toBe(size.total);
    expect(await countRows(db, "opportunities where listed = 1")).toBe(size.open);
    expect(await countRows(db, "opportunity_search")).toBe(size.open);
    expect(await countRows(db, "opportunity_closing")).toBe(size.open);
  });

  test("SN-03 a feed page of one region and one service type reads at most 120 rows", async () => {
    const feed = await find({ profile: SMALL_PROFILE });

    expect(feed.listRows).toBeLessThanOrEqual(LIST_BUDGET.small);
    expect(feed.ids).toHaveLength(21);
    expect(feed.ids).toEqual(idsThatFit(SMALL_PROFILE, open).slice(0, 21));
  });

  test("SN-03 a feed page of 35 regions and 8 service types reads at most 1,500 rows", async () => {
    expect(new Set(LARGE_PROFILE.regions).size).toBe(35);
    expect(LARGE_PROFILE.serviceTypes).toHaveLength(8);
    const feed = await find({ profile: LARGE_PROFILE });

    expect(feed.listRows).toBeLessThanOrEqual(LIST_BUDGET.large);
    expect(feed.ids).toEqual(idsThatFit(LARGE_PROFILE, open).slice(0, 21));
  });

  test("the same budgets hold when parts of the trades are switched off, and the lists are exact", async () => {
    for (const whole of [SMALL_PROFILE, LARGE_PROFILE]) {
      const profile = { ...whole, partsOff: SOME_PARTS };
      const feed = await find({ profile });
      const expected = idsThatFit(profile, open);
      expect(feed.ids).toEqual(expected.slice(0, 21));
      expect(feed.found).toBe(Math.min(expected.length, COUNT_CAP + 1));
      expect(feed.listRows).toBeLessThanOrEqual(
        whole === SMALL_PROFILE ? LIST_BUDGET.small : LIST_BUDGET.large,
      );
      expect(feed.countRows).toBeLessThanOrEqual(COUNT_BUDGET);
      expect(expected.length).toBeLessThan(idsThatFit(whole, open).length);
    }
  });

  describe("for somebody who has left out 1,000 bids", () => {
    const HIDING = { userId: "hides", revision: 1 };
    const hide = (ids: ReadonlyArray<number>) =>
      db.run(sql`
      insert into hidden_bids (user_id, bid_id, hidden_at, trade, rule)
      select 'hides', value, 0, 'snow', 'x' from json_each(${JSON.stringify(ids)})
    `);
    beforeAll(() => insertUser(db, { id: "hides" }));
    beforeEach(() => db.run(sql`delete from hidden_bids`));
    afterAll(() => db.run(sql`delete from accounts where id = 'hides'`));

    test("the feed's page and figures cost little more if others were left out", async () => {
      const fitting = idsThatFit(LARGE_PROFILE, open);
      await hide(fitting.slice(-MAX_HIDDEN_BIDS).filter((id) => !fitting.slice(0, 25).includes(id)));
      const feed = await find({ profile: LARGE_PROFILE, hiding: HIDING });
      expect(feed.ids).toEqual(fitting.slice(0, 21).filter((id) => feed.ids.includes(id)));
      expect(feed.listRows).toBeLessThanOrEqual(LIST_BUDGET.large);
      expect(feed.countRows).toBeLessThanOrEqual(COUNT_BUDGET + 3 * MAX_HIDDEN_BIDS);
    });

    test.each(["newest", "closing-soon"] as const)(
      "sorted by %s, each bid left out above the page costs at most three rows more, and the list is exact",
      async (sort) => {
        const before = await find({ profile: LARGE_PROFILE, sort, limit: 2_000 });
        await hide(before.ids.slice(0, MAX_HIDDEN_BIDS));
        const feed = await find({ profile: LARGE_PROFILE, sort, hiding: HIDING });
        expect(feed.ids).toEqual(before.ids.slice(MAX_HIDDEN_BIDS).slice(0, 21));
        expect(feed.listRows).toBeLessThanOrEqual(LIST_BUDGET.large + 3 * MAX_HIDDEN_BIDS);
        expect(feed.countRows).toBeLessThanOrEqual(COUNT_BUDGET + 3 * MAX_HIDDEN_BIDS);
        const expected =
          idsThatFit(LARGE_PROFILE, open).length - Math.min(before.ids.length, MAX_HIDDEN_BIDS);
        expect(feed.found).toBe(Math.min(expected, COUNT_CAP + 1));
      },
    );

    test("a page of somebody with 50 exclusions keeps the budget", async () => {
      const words = Array.from({ length: 49 }, (_, i) => exclusionOf(`unusual${i}`)!);
      const profile = { ...LARGE_PROFILE, excluded: [exclusionOf(FREQUENT_WORD)!, ...words] };
      const feed = await find({ profile });
      expect(feed.ids).toEqual(idsThatFit(profile, open).slice(0, 21));
      expect(feed.listRows).toBeLessThanOrEqual(LIST_BUDGET.large);
      expect(feed.countRows).toBeLessThanOrEqual(COUNT_BUDGET);
    });
  });

  test("'N found' reads at most 1,200 rows and is exact up to 1,000", async () => {
    for (const profile of [SMALL_PROFILE, MIDDLE_PROFILE, LARGE_PROFILE]) {
      const { found, countRows: rows } = await find({ profile });
      const expected = idsThatFit(profile, open).length;
      expect(found).toBe(Math.min(expected, COUNT_CAP + 1));
      expect(rows).toBeLessThanOrEqual(COUNT_BUDGET);
    }
    expect(idsThatFit(SMALL_PROFILE, open).length).toBeLessThan(COUNT_CAP);
    expect(idsThatFit(LARGE_PROFILE, open).length).toBeGreaterThan(COUNT_CAP);
  });

  test("what closes first reads at most 400 rows, in the order of the closing dates, those without one last", async () => {
    const inOrder = await idsByDeadline(db);
    for (const profile of [SMALL_PROFILE, MIDDLE_PROFILE, LARGE_PROFILE]) {
      const soonest = await find({ profile, sort: "closing-soon" });
      const fitting = new Set(idsThatFit(profile, open));
      expect(soonest.ids).toEqual(inOrder.filter((id) => fitting.has(id)).slice(0, 21));
      expect(soonest.listRows).toBeLessThanOrEqual(CLOSING_BUDGET);
    }
  });

  test("what a profile leaves out reads at most 1,000 rows in one batch, and none of it fits the profile", async () => {
    const { d1, meter } = meteredD1(env.DB);
    const services = { db: createDatabase(d1), now: () => NOW };
    for (const profile of [SMALL_PROFILE, MIDDLE_PROFILE, LARGE_PROFILE]) {
      Object.assign(meter, { roundTrips: 0, rowsRead: 0 });
      const settings = { ...profile, role: "pro", partsOff: SOME_PARTS, contractValueMin: "100000" } as const;
      const user = await insertUser(db, settings);
      const { bids } = await loadMissedPage(services, user);
      expect(bids).toHaveLength(10);
      const fitting = new Set(idsThatFit({ ...profile, partsOff: SOME_PARTS }, open));
      for (const { id, reasons } of bids)
        expect(reasons.some((reason) => reason.startsWith("States ")) || !fitting.has(id)).toBe(true);
      expect(meter.roundTrips).toBe(1);
      expect(meter.rowsRead).toBeLessThanOrEqual(MISSED_BUDGET);
    }
  });

  test("an unsaved choice is counted, with what it would have brought, from at most 3,000 rows in one batch", async () => {
    const { d1, meter } = meteredD1(env.DB);
    const services = { db: createDatabase(d1), now: () => NOW };
    const user = await insertUser(db, { role: "pro" });
    const choices = [
      ...[SMALL_PROFILE, MIDDLE_PROFILE, LARGE_PROFILE],
      { ...SMALL_PROFILE, regions: ["CA-ON"] },
    ];
    for (const { regions, serviceTypes } of choices) {
      await db.delete(matchCounts);
      Object.assign(meter, { roundTrips: 0, rowsRead: 0 });
      const fields = [
        ["trades", "many"],
        ...regions.map((region) => ["regions", region]),
        ...serviceTypes.map((trade) => ["serviceTypes", trade]),
      ];
      const { past } = await loadDraftMatches(services, user, new URLSearchParams(fields));
      expect(past).toMatch(/^Would have brought (?:at least \d+|more than 1,000) bids in the last 90 days/);
      expect(meter.roundTrips).toBe(1);
      expect(meter.rowsRead).toBeLessThanOrEqual(DRAFT_BUDGET);
    }
  });

  test("a public page's list reads at most 40 rows", async () => {
    const visitor = { regions: [], serviceTypes: LARGE_PROFILE.serviceTypes };
    const query = { profile: visitor, subregions: ["CA-ON-PEL"], sort: "closing-soon", limit: 12 } as const;
    const { ids, listRows } = await find(query);
    expect(ids).toHaveLength(13);
    expect(listRows).toBeLessThanOrEqual(PUBLIC_BUDGET);
  });

  test("the figures read at most 2,300 rows, and are those of the whole feed up to 1,000", async () => {
    for (const profile of [SMALL_PROFILE, MIDDLE_PROFILE, LARGE_PROFILE]) {
      await db.delete(matchCounts);
      const query = { ...EVERYTHING, profile };
      const { figures } = findFeed(query, { until: urgentUntil(NOW), limit: 5 }, NOW);
      const { rows, rowsRead } = await read(figures[0]);
      const fitting = new Set(idsThatFit(profile, open));
      const counted = (await idsByDeadline(db)).filter((id) => fitting.has(id)).slice(0, COUNT_CAP + 1);
      expect(rows).toMatchObject([{ kept: false, ...(await figuresOf(db, counted)) }]);
      expect(rowsRead).toBeLessThanOrEqual(FIGURES_BUDGET);
    }
  });

  test("the budgets hold, and the figures stay exact, while 150 have closed and are not yet swept", async () => {
    const later = await whenClosed(db, 150, NOW);
    const stillOpen = (await readOpen(db, later)).filter(({ id }) => open.some((one) => one.id === id));
    expect(open.length - stillOpen.length).toBeGreaterThanOrEqual(150);

    for (const profile of [SMALL_PROFILE, MIDDLE_PROFILE, LARGE_PROFILE]) {
      const feed = await find({ profile }, later);
      const expected = idsThatFit(profile, stillOpen);
      expect(feed.found).toBe(Math.min(expected.length, COUNT_CAP + 1));
      expect(feed.ids).toEqual(expected.slice(0, 21));
      expect(feed.listRows).toBeLessThanOrEqual(LIST_BUDGET.small);
      expect(feed.countRows).toBeLessThanOrEqual(COUNT_BUDGET);
    }
  });

  test("a search reads at most 6,000 rows, however common the words", async () => {
    for (const term of [COMMON_WORD, `${COMMON_WORD} ${FREQUENT_WORD}`, RARE_WORD]) {
      for (const sort of ["best-match", "newest"] as const) {
        const search = await find({ term, sort });
        expect(search.rows.length).toBeGreaterThan(0);
        expect(search.listRows).toBeLessThanOrEqual(SEARCH_BUDGET);
        expect(search.countRows).toBeLessThanOrEqual(COUNT_BUDGET);
      }
    }
  });

  test("dashboard reads at most 300 rows and browse at most 300, each in one batch, once a reader before has counted", async () => {
    const { d1, meter } = meteredD1(env.DB);
    const { context, settled } = contextAround(createDatabase(d1), NOW);
    const small = await insertUser(db, { ...SMALL_PROFILE, role: "basic" });
    const large = await insertUser(db, { ...LARGE_PROFILE, role: "pro" });
    await saveNewest(db, small.id, 30);
    await db.delete(matchCounts);

    for (const profile of [small, large]) {
      const load = async () => {
        Object.assign(meter, { roundTrips: 0, rowsRead: 0 });
        const page = await loadFeedPage(context, profile, new URL("https://bids.example/dashboard"));
        const cost = { ...meter };
        await settled();
        return { page, cost };
      };
      const first = await load();
      const { page, cost } = await load();

      // The page's batch, and storing its count after the answer.
      expect(first.cost.roundTrips).toBe(2);
      expect(first.cost.rowsRead).toBeLessThanOrEqual(FIRST_READER_BUDGET);
      expect(page.view).toEqual(first.page.view);
      expect(page.view.list?.cards).toHaveLength(15);
      expect(page.view.closing?.cards).toHaveLength(5);
      expect(cost.roundTrips).toBe(1);
      expect(cost.rowsRead).toBeLessThanOrEqual(PAGE_BUDGET.dashboard);
    }

    for (const search of ["", "?state=CA-ON&state=CA-QC&subregion=CA-ON-PEL&type=Request+for+Tender"]) {
      const url = new URL(`https://bids.example/opportunities${search}`);
      await loadBrowsePage(context, large, url);
      await settled();
      Object.assign(meter, { roundTrips: 0, rowsRead: 0 });
      const browse = await loadBrowsePage(context, large, url);
      expect(browse.view.cards.length).toBeGreaterThan(0);
      expect(meter.roundTrips).toBe(1);
      expect(meter.rowsRead).toBeLessThanOrEqual(PAGE_BUDGET.browse);
    }
  });

  test("a search with an open bid asks the database once", async () => {
    const { d1, meter } = meteredD1(env.DB);
    const { context, settled } = contextAround(createDatabase(d1), NOW);
    const profile = await insertUser(db, { ...LARGE_PROFILE, role: "pro" });
    const [open] = await readOpen(db);
    const filters = `q=${COMMON_WORD}&state=CA-ON&bid=${open!.id}`;
    const load = () =>
      loadBrowsePage(context, profile, new URL(`https://bids.example/opportunities?${filters}`));
    // The first page has the filters' counts renewed after it was sent.
    await load();
    await settled();
    Object.assign(meter, { roundTrips: 0, rowsRead: 0 });

    const browse = await load();

    expect(browse.view.cards.length).toBeGreaterThan(0);
    expect(browse.bid.kind).toBe("detail");
    expect(meter.roundTrips).toBe(1);
  });

  test("saved bids with 500 rows read at most 600 rows in either order, in one batch", async () => {
    const { d1, meter } = meteredD1(env.DB);
    const { services } = servicesAround(createDatabase(d1), NOW);
    const profile = await insertUser(db, { ...LARGE_PROFILE, role: "pro" });
    await saveNewest(db, profile.id, 500);

    for (const sort of STORED_SORTS) {
      Object.assign(meter, { roundTrips: 0, rowsRead: 0 });
      const { view } = await loadSavedBidsPage(
        services,
        profile,
        new URL(`https://bids.example/dashboard/saved-bids?sort=${sort}`),
      );

      expect(view?.total).toBe(500);
      expect(view?.bids).toHaveLength(20);
      expect(meter.roundTrips).toBe(1);
      expect(meter.rowsRead).toBeLessThanOrEqual(PAGE_BUDGET.saved);
    }
  });
});

describe("the orders of a search, in the database of the last size", () => {
  test("closing soon is by closing date and then the newest, those without one last, whatever the number found", async () => {
    for (const term of [COMMON_WORD, RARE_WORD, "nothing like it"]) {
      const limit = 1000;
      const soon = await find({ term, sort: "closing-soon", limit });
      const newest = await find({ term, sort: "newest", limit: 30_000 });
      const byClosing = newest.rows
        .map(({ id, deadline }) => ({ id, deadline: deadline?.getTime() ?? Infinity }))
        .sort((a, b) => (a.deadline === b.deadline ? b.id - a.id : a.deadline - b.deadline));
      expect(soon.ids).toEqual(byClosing.slice(0, limit + 1).map(({ id }) => id));
    }
  });

  test("best match is the index's own rank, then the newest", async () => {
    const { ids } = await find({ term: RARE_WORD, sort: "best-match" });
    const ranked = await createDatabase(env.DB).all<{ id: number }>(sql`
      select o.id from opportunity_search s join opportunities o on o.sort_key = s.rowid
      where s.opportunity_search match ${RARE_WORD} order by s.rank, s.rowid desc limit 21
    `);
    expect(ids).toEqual(ranked.map(({ id }) => id));
  });

  test("a best-match page that is being read does not grow under the reader", async () => {
    const before = await find({
      term: RARE_WORD,
      sort: "best-match",
      asOf: new Date(NOW.getTime() - 86_400_000),
    });
    expect(before.rows.length).toBeGreaterThan(0);
    expect(before.rows.every(({ createdAt }) => createdAt.getTime() <= NOW.getTime() - 86_400_000)).toBe(
      true,
    );
  });
});
