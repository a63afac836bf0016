import { env } from "cloudflare:workers";
import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runBatch } from "#drizzle/batch";
import { createDatabase, type Database } from "#drizzle/client";
import {
  hiddenBids,
  joinedOpportunities,
  notices,
  opportunities,
  opportunityVersions,
  separations,
  userBids,
  userBidViews,
} from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { revisionOf } from "~/domain/opportunities/revision";
import { detailView } from "~/features/opportunities/detail-view.server";
import { findOpportunity } from "~/features/opportunities/find-opportunity.server";
import { removeBid, restoreBids } from "~/features/saved-bids/pipeline.server";
import { recordView } from "~/features/saved-bids/record-view.server";
import { EVERYTHING, searchOpportunities } from "~/features/search/find-opportunities.server";
import { portalName } from "~/sources/portal-name";
import { emptyDatabase, insertUser } from "../support/database";
import { dyingD1 } from "../support/dying-d1";
import { ingestNotices } from "../support/ingest";
import { noticeOf } from "../support/notices";

const NOW = new Date("2026-11-20T15:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

type Step = { portal: string; changes: Partial<Notice> };

const arrive = (db: Database, { portal, changes }: Step) =>
  ingestNotices(db, { id: portal, name: portal }, [noticeOf({ key: portal, ...changes })], NOW);

async function after(steps: ReadonlyArray<Step>): Promise<Database> {
  const db = await emptyDatabase();
  for (const step of steps) await arrive(db, step);
  return db;
}

const step = (portal: string, amendment: number, changes: Partial<Notice>): Step => ({
  portal,
  changes: { revision: revisionOf(amendment), ...changes },
});
const at = (city: string): Partial<Notice> => ({
  buyer: "Public Works",
  place: { regions: [], state: "ON", country: "CA", buyerCity: null, buyerState: null, city },
});

/** What readers see: each bid's portals, town, status and closing date. */
async function bids(db: Database) {
  const rows = await db
    .select({
      id: opportunities.id,
      portal: notices.portal,
      city: opportunities.city,
      status: opportunities.status,
      deadline: opportunities.deadline,
      leads: notices.leads,
    })
    .from(notices)
    .innerJoin(opportunities, eq(opportunities.id, notices.opportunityId))
    .orderBy(asc(notices.portal));
  const ids = [...new Set(rows.map(({ id }) => id))];
  return ids.map((id) => {
    const own = rows.filter((row) => row.id === id);
    expect(own.filter(({ leads }) => leads)).toHaveLength(1);
    const { city, status, deadline } = own[0]!;
    return { portals: own.map(({ portal }) => portal), city, status, deadline };
  });
}

/** The index has each open bid once. */
async function expectIndexed(db: Database) {
  const { rows } = await searchOpportunities(db, EVERYTHING, NOW);
  const open = await db.select().from(opportunities).where(eq(opportunities.status, "active"));
  expect(rows.map(({ id }) => id).sort()).toEqual(open.map(({ id }) => id).sort());
}

const PORTALS = ["canadabuys", "ontario-bids", "peel-bids"];

test("three portals that read one bid at once store one bid, with the latest of their closing dates", async () => {
  for (let round = 0; round < 5; round += 1) {
    const db = await emptyDatabase();

    await Promise.all(
      PORTALS.map((portal, index) => arrive(db, step(portal, 0, { deadline: inDays(5 + index) }))),
    );
    await Promise.all(
      PORTALS.map((portal, index) => arrive(db, step(portal, 0, { deadline: inDays(5 + index) }))),
    );

    expect(await bids(db)).toMatchObject([{ portals: PORTALS, deadline: inDays(7) }]);
    await expectIndexed(db);
  }
});

test("portals that amend one bid at once, closing dates and places, end as if they had come one after the other", async () => {
  const db = await after(PORTALS.map((portal) => step(portal, 0, at("Brampton"))));

  await Promise.all([
    arrive(db, step("canadabuys", 1, { ...at("Brampton"), deadline: inDays(20) })),
    arrive(db, step("ontario-bids", 1, { ...at("Oakville"), deadline: inDays(30) })),
    arrive(db, step("peel-bids", 1, { ...at("Caledon"), deadline: inDays(10) })),
  ]);

  expect(await bids(db)).toMatchObject([
    { portals: ["canadabuys"], city: "Brampton", deadline: inDays(20) },
    { portals: ["ontario-bids"], city: "Oakville", deadline: inDays(30) },
    { portals: ["peel-bids"], city: "Caledon", deadline: inDays(10) },
  ]);
  await expectIndexed(db);
});

const KILLED: ReadonlyArray<readonly [string, Step]> = [
  ["a corrected place", step("ontario-bids", 1, { ...at("Oakville"), deadline: inDays(30) })],
  ["the lead's corrected place", step("canadabuys", 1, { ...at("Oakville"), deadline: inDays(30) })],
  ["a later closing date", step("ontario-bids", 1, { ...at("Brampton"), deadline: inDays(30) })],
  ["a duplicate's corrected place", step("far-bids", 1, at("Brampton"))],
  ["a cancellation", step("ontario-bids", 1, { ...at("Brampton"), status: "cancelled" })],
];

test.each(KILLED)(
  "killed at any request while it stores %s, a run that is repeated ends the same",
  async (_, last) => {
    const before = [
      ...PORTALS.map((portal) => step(portal, 0, at("Brampton"))),
      step("far-bids", 0, at("Milton")),
    ];
    const wanted = await bids(await after([...before, last]));
    let died = true;
    for (let request = 1; died; request += 1) {
      for (const afterIt of [false, true]) {
        const db = await after(before);
        const dying = createDatabase(dyingD1(env.DB, { at: request, after: afterIt }));
        died = await arrive(dying, last).then(
          () => false,
          () => true,
        );

        await arrive(db, last);

        expect(await bids(db)).toEqual(wanted);
        await expectIndexed(db);
      }
    }
  },
);

test("a portal that flips its closing date changes the bid only when the latest date changes", async () => {
  const db = await after([
    step("canadabuys", 0, { deadline: inDays(12) }),
    step("ontario-bids", 0, { deadline: inDays(5) }),
  ]);

  for (let run = 0; run < 6; run += 1)
    await arrive(db, step("ontario-bids", 0, { deadline: inDays(run % 2 === 0 ? 8 : 5) }));

  expect(await bids(db)).toMatchObject([{ deadline: inDays(12) }]);
  expect(await db.select().from(opportunityVersions)).toEqual([]);
});

test("a portal that flips its town joins again once, and then stays apart", async () => {
  const db = await after([step("canadabuys", 0, at("Brampton")), step("ontario-bids", 0, at("Brampton"))]);

  for (let run = 0; run < 8; run += 1)
    await arrive(db, step("ontario-bids", 0, at(run % 2 === 0 ? "Oakville" : "Brampton")));

  expect(await bids(db)).toMatchObject([{ portals: ["canadabuys"] }, { portals: ["ontario-bids"] }]);
  expect(await db.select().from(opportunities)).toHaveLength(3);
  expect(await db.select().from(separations)).toHaveLength(2);
  await expectIndexed(db);
});

test.each(["canadabuys", "ontario-bids"])(
  "a bid that %s cancels stays open while the other portal lists it, with that portal's closing date",
  async (portal) => {
    const db = await after([step("canadabuys", 0, {}), step("ontario-bids", 0, {})]);

    await arrive(db, step(portal, 1, { status: "cancelled", deadline: inDays(50) }));
    await arrive(db, step(portal, 0, { status: "active", deadline: inDays(40) }));

    expect(await bids(db)).toMatchObject([
      { portals: ["canadabuys", "ontario-bids"], status: "active", deadline: noticeOf().deadline },
    ]);
    expect(await db.select().from(opportunityVersions)).toEqual([]);
    await expectIndexed(db);
  },
);

const CANCELLED = [
  step("canadabuys", 0, { deadline: inDays(5) }),
  step("canadabuys", 1, { status: "cancelled" }),
  step("ontario-bids", 0, { deadline: inDays(7) }),
  step("ontario-bids", 1, { status: "cancelled", deadline: inDays(7) }),
];

test.each([
  ["cancelled once both portals have cancelled it", CANCELLED, "cancelled"],
  ["open again when one of them lists it again", [...CANCELLED, step("ontario-bids", 2, {})], "active"],
  ["open while only its lead is cancelled", CANCELLED.slice(0, 3), "active"],
])("a joined bid is %s, whichever amendment comes first", async (_, history, status) => {
  const [first, joins] = [step("canadabuys", 0, CANCELLED[0]!.changes), step("ontario-bids", 0, {})];
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(history, { minLength: history.length }), async (steps) => {
      const db = await after([first, joins, ...steps]);

      expect(await bids(db)).toMatchObject([{ portals: ["canadabuys", "ontario-bids"], status }]);
      await expectIndexed(db);
    }),
    { numRuns: 15 },
  );
});

test("the history says when the last portal that listed a bid cancels it", async () => {
  const db = await after([step("canadabuys", 0, {}), step("ontario-bids", 0, {})]);
  await arrive(db, step("canadabuys", 1, { status: "cancelled" }));
  await arrive(db, step("ontario-bids", 1, { status: "cancelled" }));

  expect(await db.select().from(opportunityVersions)).toMatchObject([
    { portal: "ontario-bids", changes: [{ field: "status", from: "active", to: "cancelled" }] },
  ]);
});

test("the page of a bid that one portal has cancelled says what each portal says", async () => {
  const db = await after([step("canadabuys", 0, {}), step("ontario-bids", 0, {})]);
  await arrive(db, step("canadabuys", 1, { status: "cancelled" }));

  const says = async () => {
    const found = await runBatch(db, findOpportunity(db, 1));
    return detailView(found, { profile: null, now: NOW, sourceName: portalName })?.portalsSay;
  };
  expect(await says()).toBe("CanadaBuys says Cancelled. Ontario Bids lists it as open.");

  await arrive(db, step("ontario-bids", 1, { status: "cancelled" }));
  expect(await says()).toBe(null);
});

test("amendments of three joined portals, in any order and repeated, end with the same bids", async () => {
  const history = PORTALS.flatMap((portal, index) => [
    step(portal, 0, { deadline: inDays(5) }),
    step(portal, 1, { deadline: inDays(9 + index) }),
    step(portal, 2, {
      deadline: inDays(7 + index),
      title: "Snow clearing and de-icing of civic facilities, as amended",
    }),
  ]);
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(history, { minLength: history.length }),
      fc.array(fc.constantFrom(...history), { maxLength: 4 }),
      async (steps, repeated) => {
        const db = await after([...steps, ...repeated]);

        expect(await bids(db)).toMatchObject([{ portals: PORTALS, status: "active", deadline: inDays(9) }]);
        await expectIndexed(db);
      },
    ),
    { numRuns: 15 },
  );
});

const PLACED_BACK = [
  step("canadabuys", 0, at("Brampton")),
  step("ontario-bids", 0, at("Brampton")),
  step("ontario-bids", 1, at("Oakville")),
  step("ontario-bids", 2, at("Brampton")),
];

test("a place that is corrected and corrected back leaves one bid, in any order of arrival", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(PLACED_BACK, { minLength: PLACED_BACK.length }),
      fc.constantFrom("ontario-bids", "canadabuys"),
      async (steps, corrected) => {
        const swap = ({ portal, changes }: Step): Step =>
          corrected === "ontario-bids"
            ? { portal, changes }
            : { portal: portal === "canadabuys" ? "ontario-bids" : "canadabuys", changes };
        const db = await after(steps.map(swap));

        expect(await bids(db)).toMatchObject([
          { portals: ["canadabuys", "ontario-bids"], city: "Brampton", status: "active" },
        ]);
        await expectIndexed(db);
      },
    ),
    { numRuns: 20 },
  );
});

test.each([
  ["another closing date", { ...at("Brampton"), deadline: inDays(30) }],
  ["another number", { ...at("Brampton"), reference: "RFT-2026-0999" }],
  ["another buyer", { ...at("Brampton"), buyer: "City of Brampton" }],
  ["a smaller place", { ...at("Brampton"), place: { ...noticeOf().place, city: null } }],
])("a notice with a bid of its own does not join another that has %s", async (_, changes) => {
  const db = await after([step("canadabuys", 0, at("Brampton")), step("ontario-bids", 0, at("Oakville"))]);

  await arrive(db, step("ontario-bids", 1, changes));

  expect(await bids(db)).toHaveLength(2);
});

test("when a bid joins again, what readers saved, opened and left out moves to the bid that stays", async () => {
  const db = await after([step("canadabuys", 0, at("Brampton")), step("ontario-bids", 0, at("Oakville"))]);
  const [one, both] = [await insertUser(db, { role: "basic" }), await insertUser(db, { role: "basic" })];
  await recordView(db, one, 2, NOW);
  await recordView(db, both, 2, NOW);
  await recordView(db, both, 1, NOW);
  await db.update(userBids).set({ notes: "Ask for drawings" });
  await db.insert(hiddenBids).values({ userId: one.id, bidId: 2, hiddenAt: NOW, trade: "", rule: "" });

  await arrive(db, step("ontario-bids", 1, at("Brampton")));

  expect(await db.select().from(hiddenBids)).toMatchObject([{ userId: one.id, bidId: 1 }]);

  const saved = (userId: string) =>
    db.select().from(userBids).where(eq(userBids.userId, userId)).orderBy(userBids.bidId);
  expect(await saved(one.id)).toMatchObject([{ bidId: 1, notes: "Ask for drawings" }]);
  expect(await saved(both.id)).toMatchObject([{ bidId: 1 }, { bidId: 2, notes: "Ask for drawings" }]);
  const opened = await db
    .select()
    .from(userBidViews)
    .where(eq(userBidViews.bidId, 1))
    .orderBy(userBidViews.spent);
  expect(opened.map(({ userId, spent }) => [userId, spent])).toEqual([
    [one.id, false],
    [both.id, true],
  ]);
});

test("when a bid joins again, Undo of its removal restores the bid that stays, and old addresses lead there", async () => {
  const db = await after([step("canadabuys", 0, at("Brampton")), step("ontario-bids", 0, at("Oakville"))]);
  const reader = await insertUser(db, { role: "basic" });
  const own = { userId: reader.id, bidId: 2 };
  await recordView(db, reader, 2, NOW);
  await db.update(userBids).set({ status: "submitted", notes: "Ask for drawings" });
  const removals = await removeBid(db, own, NOW);

  await arrive(db, step("ontario-bids", 1, at("Brampton")));
  expect(await restoreBids(db, own, NOW, removals)).toBe(1);

  expect(await db.select().from(userBids)).toMatchObject([
    { bidId: 1, status: "submitted", notes: "Ask for drawings" },
  ]);
  expect(await db.select().from(joinedOpportunities)).toEqual([{ opportunityId: 2, intoId: 1 }]);
});

test("two portals that become duplicates of each other at once are one bid after the next amendment at the latest", async () => {
  const db = await after([step("canadabuys", 0, at("Brampton")), step("ontario-bids", 0, at("Oakville"))]);

  await Promise.all([
    arrive(db, step("canadabuys", 1, at("Caledon"))),
    arrive(db, step("ontario-bids", 1, at("Caledon"))),
  ]);
  await arrive(db, step("canadabuys", 2, { ...at("Caledon"), documents: [] }));
  await arrive(db, step("canadabuys", 3, { ...at("Caledon"), summary: "Amended." }));

  expect(await bids(db)).toMatchObject([{ portals: ["canadabuys", "ontario-bids"], city: "Caledon" }]);
  await expectIndexed(db);
});
