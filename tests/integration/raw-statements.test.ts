import { eq, ne, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { raw, type RawStatement, runBatch, runOne, type TaggedStatement } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { jsonEach } from "#drizzle/json-rows";
import {
  accounts,
  exchangeRates,
  hiddenBids,
  joinedOpportunities,
  notices,
  opportunities,
  opportunityKeyDates,
  removedBids,
  sessions,
  userBids,
  userKeyDates,
  users,
} from "#drizzle/schema";
import { DAY_MS } from "~/domain/duration";
import { ANY_KEY } from "~/domain/matching/match-profile";
import { STORED_SORTS } from "~/domain/opportunities/opportunity-sort";
import { findSessionsOwner } from "~/features/account/session.sql.server";
import { findUsdRate } from "~/features/exchange-rate/usd-rate.sql.server";
import { rejoinStatements } from "~/features/ingest/rejoin.sql.server";
import { requireUnchanged } from "~/features/ingest/unchanged-notices.sql.server";
import {
  deleteLongWithdrawn,
  listMovedClosings,
  requireSameDates,
  WITHDRAWN_KEPT_MS,
} from "~/features/key-dates/key-dates.sql.server";
import { listBelowMinimum, listUnsaved } from "~/features/missed/left-out.sql.server";
import {
  addExclusions,
  countUnwanted,
  deleteHiddenBid,
  dropOldestHidden,
  insertHiddenBid,
  listHidden,
  listUnwanted,
  removeExclusion,
  touchHidden,
  uncountUnwanted,
} from "~/features/not-my-kind/hidden-bids.sql.server";
import { copyHidden, moveHidden } from "~/features/not-my-kind/moved-bids.sql.server";
import { findAccess, insertFreeOpening } from "~/features/opportunities/open-bid.sql.server";
import { countSavedBids } from "~/features/opportunities/saved-count.sql.server";
import { listOutdated } from "~/features/reclassify/reclassify.sql.server";
import {
  forgetRestoredBids,
  insertSavedBid,
  keepRemovedBid,
  restoreRemovedBids,
} from "~/features/saved-bids/pipeline.sql.server";
import { insertView, saveViewedBid } from "~/features/saved-bids/record-view.sql.server";
import { countByStatus, listSavedBids } from "~/features/saved-bids/saved-bids.sql.server";
import { CARD_JOINS, CARD_SHAPE, cardColumns } from "~/features/search/card-row.sql.server";
import { copyClosingDates } from "~/features/search/copy-closing-dates.sql.server";
import { countEach } from "~/features/search/count-each.sql.server";
import {
  beginFilterCount,
  countAlike,
  findFilterCounts,
  storeFilterCounts,
} from "~/features/search/filter-counts.sql.server";
import {
  listBestMatches,
  listClosingSoon,
  listExpired,
  listNewest,
} from "~/features/search/find-opportunities.sql.server";
import {
  capIfNothing,
  countWithExpired,
  findCount,
  findFigures,
  keepCount,
} from "~/features/search/match-counts.sql.server";
import {
  addToArchive,
  addToIndexes,
  joinParts,
  listMissing,
  recountBidTypes,
  removeFromIndexes,
} from "~/features/search/search-index.sql.server";
import { listSearchable } from "~/features/search/searchable.server";
import { countPublished } from "~/features/settings/backtest.sql.server";
import { endCalls, takeCall } from "~/features/source-runs/portal-calls.sql.server";
import { countFailedText, listWaiting, storeTexts } from "~/features/source-runs/read-texts.sql.server";
import { countRows, emptyDatabase, insertUser } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { noticeOf } from "../support/notices";

const NOW = new Date("2026-11-20T15:00:00Z");
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const LISTING = { match: "snow", limit: 5, readerId: "reader", asOf: NOW, now: NOW };

/** One open bid, one closed bid, and a user on the basic plan. */
async function withTwoBids() {
  const db = await emptyDatabase();
  await ingestNotices(
    db,
    { id: "canadabuys", name: "CanadaBuys" },
    [
      noticeOf(),
      noticeOf({ key: "N-2", reference: null, title: "Snow, closed", deadline: new Date("2026-11-19") }),
    ],
    NOW,
  );
  const { id: userId } = await insertUser(db, { id: "reader", role: "basic" });
  const [open] = await db
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(sql`listed = 1`);
  return { db, own: { userId, bidId: open!.id } };
}

/** Runs a statement that must return rows; one that lacks a column of the statement's shape throws. */
async function expectShape(db: Database, statement: RawStatement | TaggedStatement<RawStatement>) {
  const plain = "tagged" in statement ? statement.tagged : statement;
  const [row] = await runOne(db, plain);
  expect(Object.keys(row as object)).toEqual(Object.keys(plain.shape));
}

test("lists of bids return the columns of a card and what the reader has done", async () => {
  const { db } = await withTwoBids();
  for (const list of [listNewest, listBestMatches, listClosingSoon, listExpired])
    await expectShape(db, list(LISTING));
  await expectShape(db, listNewest({ ...LISTING, readerId: null, asOf: null }));
  await expectShape(
    db,
    raw(sql`select ${cardColumns({ summaryLength: 10 })} from opportunities o ${CARD_JOINS}`, CARD_SHAPE),
  );
});

test("a session is read with its account and its profile, all columns of each, until it ends", async () => {
  const { db, own } = await withTwoBids();
  const session = {
    idHash: "hash",
    accountId: own.userId,
    createdAt: NOW,
    lastSeenAt: NOW,
    expiresAt: inDays(1),
  };
  await db.insert(sessions).values(session);
  const owner = findSessionsOwner("hash", NOW);
  for (const statement of owner) await expectShape(db, statement);
  expect(await runBatch(db, owner)).toEqual([
    await db.select().from(sessions),
    await db.select().from(accounts),
    await db.select().from(users),
  ]);
  expect(await runBatch(db, findSessionsOwner("hash", inDays(1)))).toEqual([[], [], []]);
});

test("the current rate of the US dollar is the newest", async () => {
  const { db } = await withTwoBids();
  const rate = { currency: "USD", cad: 1.37, publisher: "Bank of Canada", readAt: NOW } as const;
  await db.insert(exchangeRates).values([
    { ...rate, day: "2026-11-18", cad: 1.4 },
    { ...rate, day: "2026-11-20" },
    { ...rate, day: "2026-11-19", cad: 1.39 },
  ]);
  await expectShape(db, findUsdRate());
  expect(await runOne(db, findUsdRate())).toEqual([
    { cad: 1.37, day: "2026-11-20", publisher: "Bank of Canada" },
  ]);
});

test("what reclassifying reads returns its columns", async () => {
  const { db } = await withTwoBids();
  await expectShape(db, listOutdated({ after: 0, rules: "new", all: false, limit: 5 }));
});

test("a notice that another writer has changed or deleted fails the transaction, and an unchanged one does not", async () => {
  const { db, own } = await withTwoBids();
  const [notice] = await db.select().from(notices).where(eq(notices.opportunityId, own.bidId));
  const { id: noticeId, contentHash, leads, opportunityId } = notice!;
  const read = { noticeId, contentHash, leads, opportunityId, status: "active" };
  const state = { ...read, updatedAt: NOW.getTime(), missingSince: null };

  await expectShape(db, requireUnchanged([state]));
  expect(await runOne(db, requireUnchanged([]))).toEqual([{ unchanged: true }]);
  for (const written of [
    { contentHash: "other" },
    { noticeId: 99 },
    { opportunityId: 99 },
    { leads: false },
    { status: "withdrawn" },
    { updatedAt: 1 },
    { missingSince: 1 },
  ])
    await expect(runOne(db, requireUnchanged([{ ...state, ...written }]))).rejects.toThrow("malformed JSON");
});

test("one reader counts the filters, and what is stored is read until the index changes or a bid closes", async () => {
  const { db } = await withTwoBids();
  expect(await runOne(db, beginFilterCount(NOW, inDays(-1)))).toEqual([{ begun: true }]);
  expect(await runOne(db, beginFilterCount(inDays(0.1), inDays(-1)))).toEqual([]);
  await expectShape(db, countAlike(NOW));
  const [alike] = await runOne(db, countAlike(NOW));
  const { version } = alike!;

  await runOne(db, storeFilterCounts({ counts: { inca: 1 }, version, validUntil: inDays(2) }));
  expect(await runOne(db, findFilterCounts(NOW, inDays(0)))).toEqual([{ counts: { inca: 1 }, due: false }]);
  expect(await runOne(db, findFilterCounts(inDays(3), inDays(2)))).toMatchObject([{ due: true }]);
  await db.run(sql`update index_state set version = version + 1`);
  expect(await runOne(db, findFilterCounts(NOW, inDays(0)))).toMatchObject([{ due: true }]);
  expect(await runOne(db, findFilterCounts(NOW, inDays(-1)))).toMatchObject([{ due: false }]);
  expect(await runOne(db, beginFilterCount(inDays(1), inDays(0.5)))).toEqual([{ begun: true }]);
});

test("counts of bids return their columns, and a stored count is found again", async () => {
  const { db } = await withTwoBids();
  await expectShape(db, findCount("snow", 10, NOW));
  await expectShape(db, countWithExpired("snow", 10, NOW));
  expect(await runOne(db, countWithExpired("snow", 10, NOW))).toMatchObject([{ found: 2 }]);
  const published = countPublished({ expression: "snow", from: inDays(-90), cap: 10 });
  await expectShape(db, published);
  expect(await runOne(db, published)).toMatchObject([{ found: 2 }]);
  const leftOut = { match: "snow", from: inDays(-90), userId: "nobody", limit: 10, now: NOW };
  await expectShape(db, listUnsaved(leftOut));
  await expectShape(db, listBelowMinimum(leftOut, { minimum: 1e9, among: 10 }));
  await expectShape(db, findCount("snow", capIfNothing("nothing", 10, NOW, null), NOW));
  await expectShape(db, countEach([[[ANY_KEY]]], NOW, 10));
  const times = { urgentUntil: inDays(8), shownUntil: inDays(56), now: NOW };
  await expectShape(db, findFigures("snow", 10, times));
  const [figures] = await runOne(db, findFigures("snow", 10, times));
  expect(figures).toMatchObject({ found: 1, kept: false });

  const [counted] = await runOne(db, findCount("snow", 10, NOW));
  expect(counted).toMatchObject({ found: 1, kept: false });
  await runOne(db, keepCount("snow", counted!, NOW));
  expect(await runOne(db, findCount("snow", 10, NOW))).toEqual([{ ...counted!, kept: true }]);
  // A count alone has no figures; figures have a count.
  expect(await runOne(db, findFigures("snow", 10, times))).toEqual([figures]);
  await runOne(db, keepCount("snow", { ...figures!, figures: { ...figures!, until: inDays(1) } }, NOW));
  expect(await runOne(db, findFigures("snow", 10, times))).toEqual([{ ...figures!, kept: true }]);
  expect(await runOne(db, findCount("snow", 10, NOW))).toMatchObject([{ found: 1, kept: true }]);
  expect(await runOne(db, findFigures("snow", 10, { ...times, now: inDays(1) }))).toMatchObject([
    { kept: false },
  ]);
});

test("what a reader has done with a bid, and the list of saved bids, return their columns", async () => {
  const { db, own } = await withTwoBids();
  await expectShape(db, insertSavedBid(own, NOW));
  await expectShape(db, findAccess(own.userId, own.bidId, NOW));
  await expectShape(db, countSavedBids(own.userId, 10));
  await expectShape(db, countByStatus(own.userId));
  const query = { limit: 10, now: NOW } as const;
  for (const filter of ["all", "interested"] as const)
    for (const sort of STORED_SORTS)
      await expectShape(db, listSavedBids(own.userId, { ...query, filter, sort }));
  await runOne(db, raw(sql`update opportunities set status = 'withdrawn' where id = ${own.bidId}`));
  await expectShape(db, listSavedBids(own.userId, { ...query, filter: "withdrawn", sort: "newest" }));
});

test("a new closing date is copied to the saved bids of its opportunity, and to no other", async () => {
  const { db, own } = await withTwoBids();
  await runOne(db, insertSavedBid(own, NOW));
  const [before] = await db.all<{ at: number }>(sql`select closes_at as at from user_bids`);
  const moved = before!.at + 1_000;
  await runOne(db, raw(sql`update opportunities set deadline = ${moved}`));
  await runOne(db, copyClosingDates([own.bidId + 1]));
  expect(await countRows(db, `user_bids where closes_at = ${before!.at}`)).toBe(1);
  await runOne(db, copyClosingDates([own.bidId]));
  expect(await countRows(db, `user_bids where closes_at = ${moved}`)).toBe(1);
});

test("a removed bid is stored and restored", async () => {
  const { db, own } = await withTwoBids();
  await runOne(db, insertSavedBid(own, NOW));
  await expectShape(db, keepRemovedBid(own, NOW));
  await runOne(db, raw(sql`delete from user_bids`));
  await expectShape(db, restoreRemovedBids(own, NOW, { since: NOW, until: NOW }));
  await expectShape(db, forgetRestoredBids(own, { since: NOW, until: NOW }));
});

test("a view is recorded up to the limit, and its bid saved", async () => {
  const { db, own } = await withTwoBids();
  const viewed = { ...own, now: NOW };
  await runBatch(db, [insertView(viewed, "basic", 0), saveViewedBid(viewed)]);
  expect([await countRows(db, "user_bid_views"), await countRows(db, "user_bids")]).toEqual([0, 0]);
  await runBatch(db, [insertView(viewed, "basic", 1), saveViewedBid(viewed)]);
  expect([await countRows(db, "user_bid_views"), await countRows(db, "user_bids")]).toEqual([1, 1]);
});

test("what is saved, opened, noted and left out moves to the bid that a duplicate joins", async () => {
  const { db, own } = await withTwoBids();
  const [other] = await db.select().from(opportunities).where(ne(opportunities.id, own.bidId));
  const otherId = other!.id;
  const viewed = { ...own, now: NOW };
  await runBatch(db, [insertView(viewed, "basic", 1), saveViewedBid(viewed)]);
  await runOne(db, insertHiddenBid(own, null, NOW));
  const removed = { userId: own.userId, bidId: own.bidId, status: "interested" as const, removedAt: NOW };
  await db.insert(removedBids).values(removed);
  await db.insert(userKeyDates).values({
    userId: own.userId,
    opportunityId: own.bidId,
    kind: "questions",
    localDay: "2026-11-24",
    zone: "America/Toronto",
    mandatory: "unsaid",
  });
  const rejoined = [{ key: "1", from: own.bidId, to: otherId }];

  await runBatch(db, rejoinStatements({ id: "canadabuys" }, rejoined, NOW));

  expect(await db.select({ bidId: userBids.bidId }).from(userBids)).toEqual([{ bidId: otherId }]);
  expect(await db.select({ bidId: hiddenBids.bidId }).from(hiddenBids)).toEqual([{ bidId: otherId }]);
  expect(await countRows(db, `user_key_dates where opportunity_id = ${otherId}`)).toBe(1);
  expect(await countRows(db, "user_bid_views")).toBe(2);
  expect(await countRows(db, "undone_merges")).toBe(1);
  expect(await db.select({ bidId: removedBids.bidId }).from(removedBids)).toEqual([{ bidId: otherId }]);
  const addresses = [{ opportunityId: own.bidId, intoId: otherId }];
  expect(await db.select().from(joinedOpportunities)).toEqual(addresses);
});

test("a bid without a text is opened without a view, and neither saved nor counted", async () => {
  const { db, own } = await withTwoBids();
  await runOne(db, insertFreeOpening(own.userId, own.bidId, NOW));
  expect(await countRows(db, "user_bid_views")).toBe(0);
  await runOne(db, raw(sql`update opportunities set has_text = 0`));
  const viewed = { ...own, now: NOW };
  await runBatch(db, [insertView(viewed, "basic", 5), saveViewedBid(viewed)]);
  expect(await countRows(db, "user_bid_views")).toBe(0);
  await runBatch(db, [insertFreeOpening(own.userId, own.bidId, NOW), saveViewedBid(viewed)]);
  expect([await countRows(db, "user_bid_views"), await countRows(db, "user_bids")]).toEqual([1, 0]);
  expect(await runOne(db, findAccess(own.userId, own.bidId, NOW))).toMatchObject([
    { viewed: true, viewsToday: 0 },
  ]);
});

test("an opportunity is removed from the indexes and added again, and bid types are recounted", async () => {
  const { db, own } = await withTwoBids();
  const documents = await listSearchable(db, [own.bidId]);
  await runBatch(db, [...removeFromIndexes([own.bidId]), raw(sql`delete from distinct_bid_types`)]);
  expect(await countRows(db, "opportunity_search")).toBe(0);
  expect(await countRows(db, "opportunity_closing")).toBe(0);
  await expectShape(db, listMissing([own.bidId], NOW));
  await runOne(db, joinParts("opportunity_search", 10));
  await runBatch(db, [...addToIndexes(documents), ...recountBidTypes()]);
  expect(await countRows(db, "opportunity_search")).toBe(1);
  expect(await countRows(db, "opportunity_closing")).toBe(1);
  await runOne(db, raw(sql`update opportunities set listed = 0 where id = ${own.bidId}`));
  await runOne(db, addToArchive(documents));

  expect(
    await countRows(
      db,
      `opportunity_archive where rowid = (select sort_key from opportunities where id = ${own.bidId})`,
    ),
  ).toBe(1);
  expect(await countRows(db, "distinct_bid_types")).toBe(1);
});

test("calls to a portal are counted up to the limit", async () => {
  const db = await emptyDatabase();
  const today = { portal: "sam-gov", day: "2026-11-20" };
  await expectShape(db, takeCall(today, 2));
  expect(await runOne(db, takeCall(today, 2))).toEqual([{ calls: 2 }]);
  expect(await runOne(db, takeCall(today, 2))).toEqual([]);
  expect(await runOne(db, takeCall({ ...today, day: "2026-11-21" }, 0))).toEqual([]);
  await runOne(db, endCalls(today, 10));
  expect(await runOne(db, takeCall(today, 10))).toEqual([]);
});

test("notices wait for their text until it is stored, and a text never overwrites a changed notice", async () => {
  const db = await emptyDatabase();
  const textAddress = "https://portal.example/text";
  await ingestNotices(
    db,
    { id: "sam-gov", name: "SAM.gov" },
    [noticeOf({ sections: {}, summary: null, textAddress })],
    NOW,
  );
  await expectShape(db, listWaiting("sam-gov", 5, NOW));
  const [waiting] = await runOne(db, listWaiting("sam-gov", 5, NOW));
  await runOne(db, countFailedText(waiting!.id, 3));
  expect(await countRows(db, "notices where text_state = 'waiting' and text_tries = 1")).toBe(1);
  const text = { ...waiting!, content: "{}", textState: "stored" as const };
  await expect(runOne(db, storeTexts([{ ...text, contentHash: "another" }]))).rejects.toThrow();
  await runOne(db, storeTexts([text]));
  expect(await countRows(db, "notices where text_state = 'stored' and content = '{}'")).toBe(1);
});

test("a part of a joined bid is left out with the whole, and carries no rule to be counted back", async () => {
  const { db, own } = await withTwoBids();
  const [other] = await db.select().from(opportunities).where(ne(opportunities.id, own.bidId));
  await runOne(db, insertHiddenBid(own, { trade: "snow", rule: "phrase: snow" }, NOW));
  const copy = copyHidden({ from: own.bidId, to: other!.id });
  await runBatch(db, [copy, copy]);
  expect(await db.select().from(hiddenBids).orderBy(hiddenBids.rule)).toMatchObject([
    { bidId: other!.id, rule: "" },
    { bidId: own.bidId, rule: "phrase: snow" },
  ]);

  // A person who has left out both keeps both.
  const pair = jsonEach([{ from: own.bidId, to: other!.id }]);
  await runOne(db, moveHidden(pair));
  expect(await countRows(db, "hidden_bids")).toBe(2);
  await runOne(db, deleteHiddenBid({ ...own, bidId: other!.id }));
  await runOne(db, moveHidden(pair));
  expect(await db.select().from(hiddenBids)).toMatchObject([{ bidId: other!.id, rule: "phrase: snow" }]);
});

test("leaving out a bid and words, and taking both back", async () => {
  const { db, own } = await withTwoBids();
  const brought = { trade: "snow", rule: "phrase: snow" };
  await runOne(db, countUnwanted(own, brought));
  await expectShape(db, insertHiddenBid(own, brought, NOW));
  await runOne(db, dropOldestHidden(own.userId));
  await runOne(db, touchHidden(own.userId));
  await expectShape(db, listHidden(own.userId, 10));
  await expectShape(db, listUnwanted(10));
  await runOne(db, uncountUnwanted(own));
  expect(await runOne(db, listUnwanted(10))).toEqual([]);
  await expectShape(db, deleteHiddenBid(own));
  expect(await countRows(db, "hidden_bids")).toBe(0);

  await runOne(db, addExclusions(own.userId, [{ words: "depots", stems: " depot " }]));
  expect(await countRows(db, "users where excluded like '%depot%' and hidden_revision = 1")).toBe(1);
  await runOne(db, removeExclusion(own.userId, " depot "));
  expect(await countRows(db, "users where excluded = '[]'")).toBe(1);
});

const MEETING = "A site meeting will be held on November 24, 2026 at 10:00 a.m.";

test("key dates that another writer has stored fail the transaction, and unchanged ones do not", async () => {
  const db = await emptyDatabase();
  await ingestNotices(db, { id: "peel", name: "Peel" }, [noticeOf({ sections: { scope: MEETING } })], NOW);
  const [{ opportunityId } = { opportunityId: 0 }] = await db.select().from(opportunityKeyDates);
  await expectShape(db, requireSameDates([opportunityId], "1 0"));
  for (const counted of ["0 0", "1 1", "2 0"])
    await expect(runOne(db, requireSameDates([opportunityId], counted))).rejects.toThrow("malformed JSON");
  await db.update(opportunityKeyDates).set({ sequence: 3 });
  expect(await runOne(db, requireSameDates([opportunityId], "1 3"))).toEqual([{ unchanged: true }]);
});

test("the closings that portals have moved are read from the history", async () => {
  const db = await emptyDatabase();
  const portal = { id: "peel", name: "Peel" };
  const was = new Date("2026-12-04T19:00:00Z");
  await ingestNotices(db, portal, [noticeOf({ deadline: was })], NOW);
  await ingestNotices(db, portal, [noticeOf({ deadline: new Date("2026-12-11T19:00:00Z") })], NOW);
  const [{ id } = { id: 0 }] = await db.select({ id: opportunities.id }).from(opportunities);
  await expectShape(db, listMovedClosings([id]));
  expect(await runOne(db, listMovedClosings([id]))).toEqual([{ opportunityId: id, was }]);
  expect(await runOne(db, listMovedClosings([id + 1]))).toEqual([]);
});

test("only dates that were withdrawn long ago are deleted, and of these opportunities alone", async () => {
  const db = await emptyDatabase();
  await ingestNotices(db, { id: "peel", name: "Peel" }, [noticeOf({ sections: { scope: MEETING } })], NOW);
  const [date] = await db.select().from(opportunityKeyDates);
  const after = new Date(NOW.getTime() + WITHDRAWN_KEPT_MS + 1);
  await runOne(db, deleteLongWithdrawn([date!.opportunityId], after));
  expect(await countRows(db, "opportunity_key_dates")).toBe(1);
  await db.update(opportunityKeyDates).set({ standing: "withdrawn" });
  await runOne(db, deleteLongWithdrawn([date!.opportunityId], NOW));
  await runOne(db, deleteLongWithdrawn([date!.opportunityId + 1], after));
  expect(await countRows(db, "opportunity_key_dates")).toBe(1);
  await runOne(db, deleteLongWithdrawn([date!.opportunityId], after));
  expect(await countRows(db, "opportunity_key_dates")).toBe(0);
});
