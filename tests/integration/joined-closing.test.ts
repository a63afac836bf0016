import { asc, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { notices, opportunities, opportunityVersions } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { revisionOf } from "~/domain/opportunities/revision";
import { undoMerge } from "~/features/ingest/undo-merge.server";
import { detailView } from "~/features/opportunities/detail-view.server";
import { findOpportunity } from "~/features/opportunities/find-opportunity.server";
import { reclassifyPiece } from "~/features/reclassify/reclassify.server";
import { EVERYTHING, searchOpportunities } from "~/features/search/find-opportunities.server";
import { withdrawMissing } from "~/features/source-runs/withdraw-missing.server";
import { portalName } from "~/sources/portal-name";
import { emptyDatabase } from "../support/database";
import { ingestNotices, NO_PAGES, withoutPages } from "../support/ingest";
import { noticeOf } from "../support/notices";

const NOW = new Date("2026-11-20T15:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

type Step = { portal: string; changes: Partial<Notice> };

const arrive = (db: Database, { portal, changes }: Step, now = NOW) =>
  ingestNotices(db, { id: portal, name: portal }, [noticeOf({ key: portal, ...changes })], now);

async function after(steps: ReadonlyArray<Step>): Promise<Database> {
  const db = await emptyDatabase();
  for (const step of steps) await arrive(db, step);
  return db;
}

const bid = async (db: Database) =>
  (await db.select().from(opportunities).orderBy(asc(opportunities.id)))[0]!;
const isListed = async (db: Database, now: Date) =>
  (await searchOpportunities(db, EVERYTHING, now)).rows.length > 0;

const stated = (portal: string, amendment: number, closesInDays: number | null): Step => ({
  portal,
  changes: {
    revision: revisionOf(amendment),
    deadline: closesInDays === null ? null : inDays(closesInDays),
  },
});

test("a bid stays open when only the other portal's notice extends the closing date, and its history says so", async () => {
  const db = await after([stated("canadabuys", 0, 5), stated("toronto", 0, 5), stated("toronto", 1, 12)]);

  expect(await isListed(db, inDays(6))).toBe(true);
  expect(await bid(db)).toMatchObject({ deadline: inDays(12), portalSource: "canadabuys", version: 2 });
  expect(await db.select().from(opportunityVersions)).toMatchObject([
    {
      portal: "toronto",
      changes: [{ field: "deadline", from: inDays(5).toISOString(), to: inDays(12).toISOString() }],
    },
  ]);

  await arrive(db, stated("toronto", 1, 12));
  expect(await db.select().from(opportunityVersions)).toHaveLength(1);
  const view = detailView(await runBatch(db, findOpportunity(db, 1)), {
    profile: null,
    now: NOW,
    sourceName: portalName,
  });
  expect(view?.portalsSay).toMatch(/^CanadaBuys says .*25 Nov 2026.* says .*2 Dec 2026/);
});

test("in any order of arrival the latest date that a portal states now counts", async () => {
  const history = [
    stated("canadabuys", 0, 5),
    stated("canadabuys", 1, 9),
    stated("toronto", 0, 7),
    stated("toronto", 1, 14),
    stated("toronto", 2, 12),
    stated("ontario-bids", 0, null),
  ];
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(history, { minLength: history.length }), async (steps) => {
      const db = await after(steps);

      expect(await db.select().from(opportunities)).toHaveLength(1);
      expect((await bid(db)).deadline).toEqual(inDays(12));
    }),
    { numRuns: 20 },
  );
});

const LISTS_NOTHING = { present: new Set<string>(), couldBeListed: () => false };

const leave = async (db: Database, portal: string) => {
  await db
    .update(notices)
    .set({ missingSince: inDays(-2), firstSeenAt: inDays(-9) })
    .where(eq(notices.portal, portal));
  return withdrawMissing({ db, broadcaster: NO_PAGES }, portal, LISTS_NOTHING, NOW);
};

test.each([
  ["the other portal's later date goes with its notice", "toronto", 5],
  ["the later date stays when the lead leaves", "canadabuys", 12],
])("%s", async (_, portal, days) => {
  const db = await after([stated("canadabuys", 0, 5), stated("toronto", 0, 12)]);

  expect(await leave(db, portal)).toMatchObject({ withdrawn: 0 });

  expect(await bid(db)).toMatchObject({ status: "active", deadline: inDays(days) });
  const versions = (await db.select().from(opportunityVersions)).length;
  await leave(db, portal);
  expect(await db.select().from(opportunityVersions)).toHaveLength(versions);
});

test("a cancelled notice of the other portal no longer sets the closing date", async () => {
  const db = await after([stated("canadabuys", 0, 5), stated("toronto", 0, 12)]);

  await arrive(db, {
    portal: "toronto",
    changes: { revision: revisionOf(1), deadline: inDays(12), status: "cancelled" },
  });

  expect(await bid(db)).toMatchObject({ status: "active", deadline: inDays(5) });
});

test("after an undone merge each bid has its own portal's closing date", async () => {
  const db = await after([stated("canadabuys", 0, 5), stated("toronto", 0, 12)]);

  await undoMerge(withoutPages(db), { opportunityId: 1, portal: "toronto" }, NOW);

  const rows = await db.select().from(opportunities).orderBy(asc(opportunities.id));
  expect(rows.map(({ deadline }) => deadline)).toEqual([inDays(5), inDays(12)]);
});

const PLACE = { regions: [], state: "ON", country: "CA", buyerCity: null, buyerState: null };
const located = (portal: string, amendment: number, city: string | null): Step => ({
  portal,
  changes: {
    revision: revisionOf(amendment),
    buyer: "Public Works",
    title: "Roofs",
    place: { ...PLACE, city },
  },
});

/** The portals of each bid, with the bid's town. */
async function groups(db: Database) {
  const rows = await db
    .select({ id: opportunities.id, city: opportunities.city, portal: notices.portal })
    .from(notices)
    .innerJoin(opportunities, eq(opportunities.id, notices.opportunityId));
  const portals = new Map<number, typeof rows>();
  for (const row of rows) portals.set(row.id, [...(portals.get(row.id) ?? []), row]);
  return [...portals.values()]
    .map((joined) => ({ city: joined[0]!.city, portals: joined.map(({ portal }) => portal).sort() }))
    .sort((a, b) => a.portals[0]!.localeCompare(b.portals[0]!));
}

test("a follower whose place is corrected to another town becomes a bid of its own, and what readers saved stays", async () => {
  const db = await after([located("canadabuys", 0, "Brampton"), located("toronto", 0, "Brampton")]);
  expect(await groups(db)).toHaveLength(1);

  await arrive(db, located("toronto", 1, "Oakville"));

  expect(await groups(db)).toEqual([
    { city: "Brampton", portals: ["canadabuys"] },
    { city: "Oakville", portals: ["toronto"] },
  ]);
  expect((await searchOpportunities(db, EVERYTHING, NOW)).rows).toHaveLength(2);
});

const CORRECTED = [
  located("canadabuys", 0, "Brampton"),
  located("toronto", 0, "Brampton"),
  located("ontario-bids", 0, "Brampton"),
];

test.each([
  ["one of three", [located("toronto", 1, "Oakville")]],
  ["the first of three", [located("canadabuys", 1, "Oakville")]],
  ["two of three, to one town", [located("canadabuys", 1, "Oakville"), located("toronto", 1, "Oakville")]],
  ["two of three, to two towns", [located("canadabuys", 1, "Oakville"), located("toronto", 1, "Caledon")]],
])(
  "no bid has notices of two towns when %s is corrected, in whatever order they arrive",
  async (_, corrections) => {
    const truth = new Map(
      [...CORRECTED, ...corrections].map(({ portal, changes }) => [portal, changes.place?.city]),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...CORRECTED, ...corrections], {
          minLength: CORRECTED.length + corrections.length,
        }),
        async (steps) => {
          const found = await groups(await after(steps));

          expect(found.flatMap(({ portals }) => portals).sort()).toEqual([...truth.keys()].sort());
          for (const { city, portals } of found)
            for (const portal of portals) expect(truth.get(portal)).toBe(city);
        },
      ),
      { numRuns: 12 },
    );
  },
);

test("a join that today's rules place in two towns is taken apart by reclassifying, which tells no open page", async () => {
  const db = await after([located("canadabuys", 0, "Brampton"), located("toronto", 0, "Brampton")]);
  await db
    .update(notices)
    .set({ content: sql`json_set(${notices.content}, '$.place.city', 'Oakville')` })
    .where(eq(notices.portal, "toronto"));

  expect(await reclassifyPiece(db, { after: 0, all: true }, NOW)).toMatchObject({ fields: { separated: 1 } });

  expect(await groups(db)).toEqual([
    { city: "Brampton", portals: ["canadabuys"] },
    { city: "Oakville", portals: ["toronto"] },
  ]);
  expect(await reclassifyPiece(db, { after: 0, all: true }, NOW)).toMatchObject({ rewritten: 0 });
});
