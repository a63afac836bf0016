import { beforeEach, expect, test } from "vitest";
import { runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { joinedOpportunities, type Profile } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { revisionOf } from "~/domain/opportunities/revision";
import { findAskedBid } from "~/features/opportunities/asked-bid.server";
import { loadBid } from "~/features/opportunities/bid-page.server";
import { findOpenBid, readOpenBid, requireNotJoined } from "~/features/opportunities/open-bid.server";
import { loadBidForVisitor } from "~/features/public-bids/public-bid.server";
import { contextAround, emptyDatabase, insertUser } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { noticeOf } from "../support/notices";

const NOW = new Date("2026-11-20T15:00:00Z");
const ORIGIN = "https://bids.example";

const arrive = (db: Database, portal: string, amendment: number, city: string) => {
  const changes: Partial<Notice> = {
    revision: revisionOf(amendment),
    buyer: "Public Works",
    place: { regions: [], state: "ON", country: "CA", buyerCity: null, buyerState: null, city },
  };
  return ingestNotices(db, { id: portal, name: portal }, [noticeOf({ key: portal, ...changes })], NOW);
};

let db: Database;
let reader: Profile;

/** Bid 2 has joined bid 1, after a corrected place made them one. */
beforeEach(async () => {
  db = await emptyDatabase();
  reader = await insertUser(db, { role: "pro" });
  await arrive(db, "canadabuys", 0, "Brampton");
  await arrive(db, "ontario-bids", 0, "Oakville");
  await arrive(db, "ontario-bids", 1, "Brampton");
});

/** The answer that the work throws. */
async function thrown(work: Promise<unknown>) {
  const answer = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(answer instanceof Response)) throw answer ?? new Error("Nothing was thrown");
  return [answer.status, answer.headers.get("Location")];
}

const asVisitor = (path: string, id: number) => {
  const { context } = contextAround(db, NOW);
  const args = { request: new Request(`${ORIGIN}${path}`), context, params: {} };
  return loadBidForVisitor(args as unknown as Parameters<typeof loadBidForVisitor>[0], id);
};

test("a visitor's link to a bid that has joined another leads there for good", async () => {
  expect(await thrown(asVisitor("/bids/2?lang=fr", 2))).toEqual([301, "/bids/1?lang=fr"]);
  expect((await asVisitor("/bids/1", 1)).data.view).toMatchObject({ id: 1, standing: "open" });
});

test("a reader's link to the page of a bid that has joined another leads there", async () => {
  const { services } = contextAround(db, NOW);

  expect(await thrown(loadBid(services, reader, 2, new URL(`${ORIGIN}/bids/2?lang=fr`)))).toEqual([
    302,
    "/bids/1?lang=fr",
  ]);
  expect(await thrown(loadBid(services, reader, 9, new URL(`${ORIGIN}/bids/9`)))).toEqual([404, null]);
});

test("a mailed link that opens such a bid in a list opens the other one", async () => {
  const requireAt = async (path: string, id: number) => {
    const rows = await runBatch(db, findOpenBid(db, id, reader, NOW));
    await requireNotJoined(db, new URL(`${ORIGIN}${path}`), readOpenBid(id, rows, reader, NOW));
  };

  expect(await thrown(requireAt("/opportunities?bid=2", 2))).toEqual([302, "/opportunities?bid=1"]);
  await requireAt("/opportunities?bid=1", 1);
  await requireAt("/opportunities?bid=9", 9);
});

test("a sign-in that such a link asks for names the bid that it leads to", async () => {
  const { services } = contextAround(db, NOW);

  expect(await findAskedBid(services, "/opportunities?bid=2")).toEqual({
    title: noticeOf().title,
    language: "en",
  });
});

test("when the other bid joins a third, both addresses lead to that one", async () => {
  await arrive(db, "peel-bids", 0, "Oakville");
  await db.update(joinedOpportunities).set({ intoId: 3 });

  await arrive(db, "peel-bids", 1, "Brampton");

  expect(await db.select().from(joinedOpportunities)).toEqual([
    { opportunityId: 2, intoId: 1 },
    { opportunityId: 3, intoId: 1 },
  ]);
});
