import { asc, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { hiddenBids, notices, opportunities, separations, userBids } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { revisionOf } from "~/domain/opportunities/revision";
import { SERVICE_TYPES } from "~/domain/service-types";
import { hideBid } from "~/features/not-my-kind/hidden-bids.server";
import { detailView } from "~/features/opportunities/detail-view.server";
import { findOpportunity } from "~/features/opportunities/find-opportunity.server";
import { reclassifyPiece } from "~/features/reclassify/reclassify.server";
import { recordView } from "~/features/saved-bids/record-view.server";
import { EVERYTHING, searchOpportunities } from "~/features/search/find-opportunities.server";
import { portalName } from "~/sources/portal-name";
import { emptyDatabase, insertUser, listDigestItems, servicesAround } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { noticeOf } from "../support/notices";
import { buildDueDigests } from "../support/outbox";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A Monday, a quarter past eight in Toronto. */
const MONDAY = new Date("2026-11-23T13:15:00Z");
const NOW = new Date(MONDAY.getTime() - 3 * DAY_MS);
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

type Step = { portal: string; changes: Partial<Notice> };

const CALEDON = "CA-ON-PEL-CAL";
const PUMPS: Partial<Notice> = {
  title: "Kestrel Avenue pumping works rebuild",
  reference: "CAL-26-001",
  buyer: "Town of Caledon",
  deadline: inDays(25),
  place: { regions: [], state: "ON", country: "CA", buyerCity: null, buyerState: null, city: "Caledon" },
};
const CLEANING: Partial<Notice> = {
  ...PUMPS,
  title: "Janitorial services at town hall",
  reference: "CAL-26-999",
  deadline: inDays(40),
};

const step = (portal: string, amendment: number, changes: Partial<Notice>): Step => ({
  portal,
  changes: { revision: revisionOf(amendment), ...changes },
});

const arrive = (db: Database, { portal, changes }: Step, now = NOW) =>
  ingestNotices(db, { id: portal, name: portal }, [noticeOf({ key: portal, ...changes })], now);

async function after(steps: ReadonlyArray<Step>): Promise<Database> {
  const db = await emptyDatabase();
  for (const one of steps) await arrive(db, one);
  return db;
}

/** What readers see: each bid's portals, title and closing date. */
async function bids(db: Database) {
  const rows = await db
    .select({
      id: opportunities.id,
      portal: notices.portal,
      title: opportunities.title,
      status: opportunities.status,
      deadline: opportunities.deadline,
    })
    .from(notices)
    .innerJoin(opportunities, eq(opportunities.id, notices.opportunityId))
    .orderBy(asc(notices.portal));
  return [...new Set(rows.map(({ id }) => id))].map((id) => {
    const own = rows.filter((row) => row.id === id);
    const { title, status, deadline } = own[0]!;
    return { portals: own.map(({ portal }) => portal), title, status, deadline };
  });
}

const JOINED = [step("canadabuys", 0, PUMPS), step("ontario-bids", 0, PUMPS)];
const APART = [
  { portals: ["canadabuys"], title: PUMPS.title, deadline: PUMPS.deadline },
  { portals: ["ontario-bids"], title: CLEANING.title, deadline: CLEANING.deadline },
];

test("a portal that corrects its record into another job parts the two: both are listed, each with its own closing", async () => {
  const db = await after([...JOINED, step("ontario-bids", 1, CLEANING)]);

  expect(await bids(db)).toMatchObject(APART);
  const { rows } = await searchOpportunities(db, EVERYTHING, NOW);
  expect(rows.map(({ title }) => title).sort()).toEqual([CLEANING.title, PUMPS.title].sort());
  const found = await runBatch(db, findOpportunity(db, 1));
  const view = detailView(found, { profile: null, now: NOW, sourceName: portalName });
  expect(view).toMatchObject({ title: PUMPS.title, portalsSay: null });
});

const CORRECTIONS: ReadonlyArray<readonly [field: string, Partial<Notice>]> = [
  ["the title", { title: CLEANING.title! }],
  ["the number", { reference: "CAL-26-002" }],
  ["the number's separators", { reference: "CAL-260-01" }],
  ["the buyer", { buyer: "Town of Erin" }],
  ["the buyer's body", { buyer: "Caledon Public Library" }],
  ["the closing, by more than an extension", { deadline: inDays(25 + 46) }],
  ["the lot", { title: `${PUMPS.title}, Lot 2` }],
  ["the town", { place: { ...PUMPS.place!, city: "Orangeville" } }],
];

test.each(CORRECTIONS)(
  "when one of two joined portals corrects %s, the two are parted in any order of arrival",
  async (field, correction) => {
    const first = field === "the lot" ? { ...PUMPS, title: `${PUMPS.title}, Lot 1` } : PUMPS;
    const corrected = { ...first, ...correction };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("canadabuys", "ontario-bids"),
        fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
        async (portal, order) => {
          const steps = [
            step("canadabuys", 0, first),
            step("ontario-bids", 0, first),
            step(portal, 1, corrected),
          ];
          const db = await after(order.map((index) => steps[index]!));

          const found = await bids(db);
          expect(found.map(({ portals }) => portals)).toEqual([["canadabuys"], ["ontario-bids"]]);
          for (const { portals, title, deadline } of found) {
            const own = portals[0] === portal ? corrected : first;
            expect({ title, deadline }).toEqual({ title: own.title, deadline: own.deadline });
          }
          const { rows } = await searchOpportunities(db, EVERYTHING, NOW);
          expect(rows).toHaveLength(2);
        },
      ),
      { numRuns: 8 },
    );
  },
);

test("a cancelled bid does not stay open through another job that its portal's number was joined with", async () => {
  const db = await after([
    step("canadabuys", 0, PUMPS),
    step("ontario-bids", 0, { ...CLEANING, reference: "CAL-26-001" }),
  ]);
  await arrive(db, step("canadabuys", 1, { ...PUMPS, status: "cancelled" }));

  expect(await bids(db)).toMatchObject([{ status: "cancelled" }, { status: "active" }]);
});

/** Stores the two records as one bid, as older rules did. */
async function joinedWrongly(): Promise<Database> {
  const db = await after(JOINED);
  const { title, reference } = CLEANING;
  await db
    .update(notices)
    .set({
      content: sql`json_set(${notices.content}, '$.title', ${title!}, '$.reference', ${reference!}, '$.deadline', ${CLEANING.deadline!.toISOString()})`,
    })
    .where(eq(notices.portal, "ontario-bids"));
  return db;
}

test("a wrong join of older rules is parted by reclassifying, once", async () => {
  const db = await joinedWrongly();

  expect(await reclassifyPiece(db, { after: 0, all: true }, NOW)).toMatchObject({ fields: { separated: 1 } });

  expect(await bids(db)).toMatchObject(APART);
  expect(await reclassifyPiece(db, { after: 0, all: true }, NOW)).toMatchObject({ rewritten: 0, fields: {} });
});

test.each(["canadabuys", "ontario-bids"])(
  "a wrong join of older rules is parted when %s publishes its record again",
  async (portal) => {
    const db = await joinedWrongly();

    const own = portal === "canadabuys" ? PUMPS : CLEANING;
    await arrive(db, step(portal, 1, { ...own, summary: "Amended." }));

    expect(await bids(db)).toMatchObject(APART);
  },
);

const reader = (db: Database) =>
  insertUser(db, {
    id: "reader",
    role: "pro",
    subscriptionStatus: "active",
    regions: [CALEDON],
    serviceTypes: SERVICE_TYPES.map(({ id }) => id),
  });

const digestsAt = (db: Database, at: Date) => buildDueDigests(servicesAround(db, at).services);

test("a saved bid stays with the job that was saved, whichever portal's record becomes another", async () => {
  for (const portal of ["canadabuys", "ontario-bids"]) {
    const db = await after(JOINED);
    const saver = await insertUser(db, { role: "basic", regions: [CALEDON] });
    await recordView(db, saver, 1, NOW);
    await db.update(userBids).set({ notes: "Ask for drawings" });

    await arrive(db, step(portal, 1, CLEANING));

    const saved = await db
      .select({ title: opportunities.title, notes: userBids.notes, closesAt: userBids.closesAt })
      .from(userBids)
      .innerJoin(opportunities, eq(opportunities.id, userBids.bidId));
    expect(saved).toEqual([{ title: PUMPS.title, notes: "Ask for drawings", closesAt: PUMPS.deadline }]);
  }
});

test("when a joined bid is parted, its readers get mail about the other job, and no second mail about the same one", async () => {
  const db = await after(JOINED);
  await reader(db);
  await digestsAt(db, MONDAY);

  await arrive(db, step("ontario-bids", 1, CLEANING), new Date(MONDAY.getTime() + DAY_MS));
  expect(await db.select().from(separations)).toEqual([]);
  await digestsAt(db, new Date(MONDAY.getTime() + 7 * DAY_MS));
  expect((await listDigestItems(db)).map(({ opportunityId }) => opportunityId)).toEqual([1, 2]);

  const again = await after(JOINED);
  await reader(again);
  await digestsAt(again, MONDAY);
  await arrive(
    again,
    step("ontario-bids", 1, { ...PUMPS, deadline: inDays(90) }),
    new Date(MONDAY.getTime() + DAY_MS),
  );
  expect(await again.select().from(separations)).toHaveLength(1);
  await digestsAt(again, new Date(MONDAY.getTime() + 7 * DAY_MS));
  expect((await listDigestItems(again)).map(({ opportunityId }) => opportunityId)).toEqual([1]);
});

test("a reader who left out the joined bid still gets the other job", async () => {
  const db = await after(JOINED);
  const hider = await reader(db);
  await hideBid(servicesAround(db, NOW).services, hider, 1);

  await arrive(db, step("ontario-bids", 1, CLEANING));

  expect(await db.select().from(hiddenBids)).toMatchObject([{ bidId: 1 }]);
});
