import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#drizzle/client";
import {
  hiddenBids,
  notices,
  opportunities,
  opportunityVersions,
  separations,
  userBids,
  userBidViews,
  users,
} from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { revisionOf } from "~/domain/opportunities/revision";
import { queueAlerts } from "~/features/digests/queue-alerts.server";
import { undoMerge } from "~/features/ingest/undo-merge.server";
import { hideBid } from "~/features/not-my-kind/hidden-bids.server";
import { removeBid, restoreBids } from "~/features/saved-bids/pipeline.server";
import { recordView } from "~/features/saved-bids/record-view.server";
import { action as reclassify } from "~/routes/internal.reclassify";
import {
  contextAround,
  emptyDatabase,
  insertUser,
  listDigestItems,
  servicesAround,
} from "../support/database";
import { ingestNotices, withoutPages } from "../support/ingest";
import { noticeOf } from "../support/notices";
import { buildDueDigests } from "../support/outbox";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Mondays, a quarter past eight in Toronto. */
const MONDAY = new Date("2026-11-23T13:15:00Z");
const NEXT_MONDAY = new Date(MONDAY.getTime() + 7 * DAY_MS);
const PUBLISHED = new Date(MONDAY.getTime() - 3 * DAY_MS);
const CORRECTED = new Date(MONDAY.getTime() + 2 * DAY_MS);

const BRAMPTON = "CA-ON-PEL-BRM";
const OAKVILLE = "CA-ON-HAL-OAK";

/** A contract that alerts are sent for. */
function inTown(city: string, amendment = 0): Partial<Notice> {
  return {
    revision: revisionOf(amendment),
    buyer: "Public Works",
    title: "Snow clearing of the works yards",
    deadline: new Date(MONDAY.getTime() + 40 * DAY_MS),
    place: { regions: [], state: "ON", country: "CA", buyerCity: null, buyerState: null, city },
    value: {
      contractValue: 400_000,
      estimatedValue: null,
      budgetMin: null,
      budgetMax: null,
      currency: "CAD",
    },
  };
}

const arrive = (db: Database, portal: string, changes: Partial<Notice>, at: Date) =>
  ingestNotices(db, { id: portal, name: portal }, [noticeOf({ key: portal, ...changes })], at);

/** One bid of two portals, in Brampton. */
async function joinedBid(): Promise<Database> {
  const db = await emptyDatabase();
  await arrive(db, "canadabuys", inTown("Brampton"), PUBLISHED);
  await arrive(db, "ontario-bids", inTown("Brampton"), PUBLISHED);
  expect(await db.select().from(opportunities)).toHaveLength(1);
  return db;
}

/** The rules now place the second portal's notice in Oakville. */
async function reclassifyApart(db: Database) {
  await db
    .update(notices)
    .set({ content: sql`json_set(${notices.content}, '$.place.city', 'Oakville')` })
    .where(eq(notices.portal, "ontario-bids"));
  const { services, announced } = servicesAround(db, CORRECTED);
  const { context } = contextAround(db, CORRECTED, { broadcaster: services.broadcaster });
  const request = new Request("https://bids.example/internal/reclassify?all=1", {
    method: "POST",
    headers: { authorization: `Bearer ${services.config.ingestSecret}` },
  });
  const answer = await reclassify({ request, context, params: {} } as never);
  expect(await answer.json()).toMatchObject({ fields: { separated: 1 } });
  return announced;
}

const amendApart = (db: Database) => arrive(db, "ontario-bids", inTown("Oakville", 1), CORRECTED);
const WAYS = [
  ["reclassifying", reclassifyApart],
  ["an amendment", amendApart],
] as const;

const subscriber = (db: Database, regions: Array<string>) =>
  insertUser(db, {
    id: regions.join(" "),
    role: "pro",
    subscriptionStatus: "active",
    alertInstant: true,
    regions,
  });

const digestsAt = (db: Database, at: Date) => buildDueDigests(servicesAround(db, at).services);
const alertsAt = async (db: Database, at: Date) =>
  (await queueAlerts(servicesAround(db, at).services)).queued;

const alerted = (db: Database) =>
  db.all<{ userId: string; opportunityId: number }>(sql`
    select user_id as userId, i.value as opportunityId from emails, json_each(opportunity_ids) i
    where kind = 'alert' order by user_id, i.value
  `);

const inOrder = (rows: ReadonlyArray<{ userId: string; opportunityId: number }>) =>
  rows.map(({ userId, opportunityId }) => `${userId}: ${opportunityId}`).sort();

const MAILS = [
  ["digests", MONDAY, digestsAt, listDigestItems],
  ["alerts", PUBLISHED, alertsAt, alerted],
] as const;

test.each(
  WAYS.flatMap(([way, takeApart]) =>
    MAILS.map(([kind, ...mail]) => [way, kind, takeApart, ...mail] as const),
  ),
)(
  "a part that leaves a joined bid by %s is mailed by %s only to those whom the joined bid did not fit",
  async (_way, _kind, takeApart, first, mailAt, mailed) => {
    const db = await joinedBid();
    for (const regions of [["CA-ON"], [BRAMPTON], [OAKVILLE], [BRAMPTON, OAKVILLE]])
      await subscriber(db, regions);
    await mailAt(db, first);
    const toldOfTheJoined = ["CA-ON: 1", `${BRAMPTON}: 1`, `${BRAMPTON} ${OAKVILLE}: 1`].sort();
    expect(inOrder(await mailed(db))).toEqual(toldOfTheJoined);

    await takeApart(db);
    await mailAt(db, NEXT_MONDAY);

    expect(inOrder(await mailed(db))).toEqual([...toldOfTheJoined, `${OAKVILLE}: 2`].sort());
  },
);

test("after an undone merge the other notice is mailed to everyone it fits, because nobody has seen it", async () => {
  const db = await joinedBid();
  await subscriber(db, [BRAMPTON]);
  await digestsAt(db, MONDAY);

  await undoMerge(withoutPages(db), { opportunityId: 1, portal: "ontario-bids" }, CORRECTED);
  await digestsAt(db, NEXT_MONDAY);

  expect(inOrder(await listDigestItems(db))).toEqual([`${BRAMPTON}: 1`, `${BRAMPTON}: 2`]);
});

test("a part of a part is not mailed to those who were told of the whole", async () => {
  const db = await joinedBid();
  await arrive(db, "peel-bids", inTown("Brampton"), PUBLISHED);
  await subscriber(db, ["CA-ON"]);
  await digestsAt(db, MONDAY);

  await arrive(db, "canadabuys", inTown("Oakville", 1), CORRECTED);
  await arrive(db, "peel-bids", inTown("Caledon", 1), CORRECTED);
  expect(await db.select().from(separations).orderBy(asc(separations.opportunityId))).toMatchObject([
    { opportunityId: 2, joinedId: 1, shown: { city: "Brampton" } },
    { opportunityId: 3, joinedId: 1 },
    { opportunityId: 3, joinedId: 2 },
  ]);
  await digestsAt(db, NEXT_MONDAY);

  expect(inOrder(await listDigestItems(db))).toEqual(["CA-ON: 1"]);
});

test.each(WAYS)(
  "%s leaves a saved bid with the lead, and gives it to the part for readers who follow only the part's place",
  async (_, takeApart) => {
    const db = await joinedBid();
    const followers = [["CA-ON"], [BRAMPTON], [OAKVILLE], ["CA-BC"]];
    for (const regions of followers) {
      const reader = await insertUser(db, { id: regions.join(" "), role: "basic", regions });
      await recordView(db, reader, 1, PUBLISHED);
    }
    await db.update(userBids).set({ status: "submitted", notes: "Ask for drawings" });

    await takeApart(db);

    const saved = await db.select().from(userBids).orderBy(asc(userBids.userId));
    expect(saved.map(({ userId, bidId }) => [userId, bidId])).toEqual(
      [
        ["CA-BC", 1],
        ["CA-ON", 1],
        [OAKVILLE, 2],
        [BRAMPTON, 1],
      ].sort(([a], [b]) => (a! < b! ? -1 : 1)),
    );
    expect(saved.every(({ status, notes }) => status === "submitted" && notes === "Ask for drawings")).toBe(
      true,
    );
    const opened = await db.select().from(userBidViews).where(eq(userBidViews.userId, OAKVILLE));
    expect(opened.map(({ bidId, spent }) => [bidId, spent]).sort()).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(await db.select().from(userBidViews)).toHaveLength(followers.length + 1);
  },
);

test.each(WAYS)(
  "%s leaves out the parts for those who have left out the joined bid, and nobody else",
  async (_, takeApart) => {
    const db = await joinedBid();
    for (const id of ["hides", "reads"]) await insertUser(db, { id, role: "pro", regions: ["CA-ON"] });
    const [hider] = await db.select().from(users).where(eq(users.id, "hides"));
    await hideBid(servicesAround(db, PUBLISHED).services, hider!, 1);

    await takeApart(db);

    expect(await db.select().from(hiddenBids)).toMatchObject([
      { userId: "hides", bidId: 1 },
      { userId: "hides", bidId: 2 },
    ]);
  },
);

test.each(WAYS)(
  "%s gives a removed bid to the part for readers who follow only its place, so that Undo restores it",
  async (_, takeApart) => {
    const db = await joinedBid();
    const removed = [];
    for (const regions of [[OAKVILLE], [BRAMPTON]]) {
      const reader = await insertUser(db, { id: regions.join(), role: "basic", regions });
      await recordView(db, reader, 1, PUBLISHED);
      const own = { userId: reader.id, bidId: 1 };
      removed.push({ own, removals: await removeBid(db, own, CORRECTED) });
    }

    await takeApart(db);
    for (const { own, removals } of removed) await restoreBids(db, own, CORRECTED, removals);

    const saved = await db.select().from(userBids).orderBy(asc(userBids.bidId));
    expect(saved.map(({ userId, bidId }) => [userId, bidId])).toEqual([
      [BRAMPTON, 1],
      [OAKVILLE, 2],
    ]);
  },
);

test("after an undone merge only the bid that was left out stays so", async () => {
  const db = await joinedBid();
  await insertUser(db, { id: "hides", role: "pro", regions: ["CA-ON"] });
  const [hider] = await db.select().from(users).where(eq(users.id, "hides"));
  await hideBid(servicesAround(db, PUBLISHED).services, hider!, 1);

  await undoMerge(withoutPages(db), { opportunityId: 1, portal: "ontario-bids" }, CORRECTED);

  expect(await db.select().from(hiddenBids)).toMatchObject([{ bidId: 1 }]);
});

test("when the lead moves to another town, readers of the first town keep the bid there", async () => {
  const db = await joinedBid();
  const reader = await insertUser(db, { id: "reader", role: "basic", regions: [BRAMPTON] });
  await recordView(db, reader, 1, PUBLISHED);

  await arrive(db, "canadabuys", inTown("Oakville", 1), CORRECTED);

  const [bid] = await db
    .select({ city: opportunities.city })
    .from(userBids)
    .innerJoin(opportunities, eq(opportunities.id, userBids.bidId));
  expect(bid).toEqual({ city: "Brampton" });
});

test("reclassifying takes a joined bid apart without a message to open pages and without a version", async () => {
  const db = await joinedBid();

  expect(await reclassifyApart(db)).toEqual([]);

  expect(await db.select().from(opportunities)).toHaveLength(2);
  expect(await db.select().from(opportunityVersions)).toEqual([]);
});
