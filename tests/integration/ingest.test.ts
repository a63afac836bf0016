import { env } from "cloudflare:workers";
import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createDatabase } from "#drizzle/client";
import { notices, opportunities, opportunityVersions } from "#drizzle/schema";
import { revisionOf } from "~/domain/opportunities/revision";
import { explainBid } from "~/features/ingest/explain-bid.server";
import { undoMerge } from "~/features/ingest/undo-merge.server";
import { EVERYTHING, searchOpportunities } from "~/features/search/find-opportunities.server";
import { countRows, emptyDatabase } from "../support/database";
import { ingestNotices, withoutPages } from "../support/ingest";
import { meteredD1 } from "../support/metered-d1";
import { noticeOf, placeIn } from "../support/notices";

const NOW = new Date("2026-11-20T15:00:00Z");
const PORTAL = { id: "canadabuys", name: "CanadaBuys" };
const OTHER_PORTAL = { id: "toronto", name: "City of Toronto" };

test("a notice is stored placed, classified and with the reason", async () => {
  const db = await emptyDatabase();

  const result = await ingestNotices(db, PORTAL, [noticeOf()], NOW);

  expect(result).toMatchObject({ created: 1, changed: 0, unchanged: 0 });
  const [stored] = await db.select().from(opportunities);
  expect(stored).toMatchObject({
    title: "Snow clearing and de-icing of civic facilities, winter 2026-2027",
    region: "CA-ON-PEL",
    places: ["CA-ON-PEL"],
    category: "snow-removal",
    bidType: "Request for Tender",
    status: "active",
    portalSource: "CanadaBuys",
    createdAt: NOW,
    version: 1,
  });
  expect(stored?.services).toContain("snow");
  expect(stored?.tags).toContain("Snow Removal");
  expect(stored?.reasons[0]).toMatchObject({ service: "snow", kind: "phrase" });
});

test("operators see which words of a notice decided its place and its trades", async () => {
  const db = await emptyDatabase();
  const place = { ...placeIn("Ontario"), city: "Ottawa", country: "CA" };
  await ingestNotices(db, PORTAL, [noticeOf({ place })], NOW);

  const [stored] = await db.select({ id: opportunities.id }).from(opportunities);
  expect(await explainBid({ db }, stored?.id ?? 0)).toMatchObject({
    region: "CA-ON-OTT",
    city: "Ottawa",
    places: ["CA-ON-OTT"],
    placeReason: { why: "the notice's region and city", words: "Ontario, Ottawa" },
    services: ["snow"],
    notices: [{ portal: "canadabuys", key: "N-1", leads: true }],
  });
  expect(await explainBid({ db }, 12_345)).toBeNull();
});

test("a town that we do not know is stored as the notice writes it", async () => {
  const db = await emptyDatabase();
  const place = { ...placeIn("Kenora District"), city: "MOOSE LANDING", country: "CA" };
  await ingestNotices(db, PORTAL, [noticeOf({ place })], NOW);

  expect(await db.select().from(opportunities)).toMatchObject([
    { region: "CA-ON-KEN", city: "Moose Landing", places: ["CA-ON-KEN"] },
  ]);
});

test("the same notices again write no row", async () => {
  const db = await emptyDatabase();
  const all = Array.from({ length: 50 }, (_, i) =>
    noticeOf({ key: `N-${i}`, reference: null, title: `Snow clearing ${i}` }),
  );
  await ingestNotices(db, PORTAL, all, NOW);
  const { d1, meter } = meteredD1(env.DB);

  const result = await ingestNotices(createDatabase(d1), PORTAL, all, new Date(NOW.getTime() + 60_000));

  expect(result).toMatchObject({ created: 0, changed: 0, unchanged: 50 });
  expect(meter).toMatchObject({ rowsWritten: 0, roundTrips: 1 });
});

test("a changed notice becomes a new version with each field's old and new value", async () => {
  const db = await emptyDatabase();
  await ingestNotices(db, PORTAL, [noticeOf()], NOW);

  const result = await ingestNotices(
    db,
    PORTAL,
    [
      noticeOf({
        revision: revisionOf(1),
        title: "Snow clearing and de-icing of civic facilities, winter 2026-2028",
        deadline: new Date("2026-12-11T19:00:00Z"),
        value: {
          contractValue: null,
          estimatedValue: 150_000,
          budgetMin: null,
          budgetMax: null,
          currency: "CAD",
        },
        documents: [{ title: "Addendum 1", url: "https://portal.example/addendum-1.pdf" }],
      }),
    ],
    NOW,
  );

  expect(result).toMatchObject({ created: 0, changed: 1 });
  const [version] = await db.select().from(opportunityVersions);
  expect(version).toMatchObject({ version: 2, portal: "canadabuys", at: NOW });
  expect(version?.changes).toEqual([
    { field: "deadline", from: "2026-12-04T19:00:00.000Z", to: "2026-12-11T19:00:00.000Z" },
    {
      field: "title",
      from: "Snow clearing and de-icing of civic facilities, winter 2026-2027",
      to: "Snow clearing and de-icing of civic facilities, winter 2026-2028",
    },
    { field: "value", from: "120000 CAD", to: "150000 CAD" },
    { field: "documents", from: null, to: "https://portal.example/addendum-1.pdf" },
  ]);
  const [stored] = await db.select().from(opportunities);
  expect(stored).toMatchObject({ version: 2, createdAt: NOW });
});

test("a cancelled notice leaves the lists and keeps its row", async () => {
  const db = await emptyDatabase();
  await ingestNotices(db, PORTAL, [noticeOf()], NOW);

  await ingestNotices(db, PORTAL, [noticeOf({ status: "cancelled" })], NOW);

  expect((await searchOpportunities(db, EVERYTHING, NOW)).rows).toEqual([]);
  expect(await countRows(db, "opportunities")).toBe(1);
  const [version] = await db.select().from(opportunityVersions);
  expect(version?.changes).toEqual([{ field: "status", from: "active", to: "cancelled" }]);
});

test("of two amendments in one answer the later one counts", async () => {
  const db = await emptyDatabase();

  await ingestNotices(
    db,
    PORTAL,
    [
      noticeOf({ revision: revisionOf(2), title: "Second" }),
      noticeOf({ revision: revisionOf(1), title: "First" }),
    ],
    NOW,
  );

  const stored = await db.select().from(opportunities);
  expect(stored.map(({ title }) => title)).toEqual(["Second"]);
});

test("the same number and buyer on two portals are one opportunity with two links", async () => {
  const db = await emptyDatabase();
  await ingestNotices(db, PORTAL, [noticeOf()], NOW);

  const result = await ingestNotices(
    db,
    OTHER_PORTAL,
    [
      noticeOf({
        key: "T-9",
        title: "Winter maintenance",
        buyer: "Peel, Regional Municipality of",
        url: "https://toronto.example/9",
      }),
    ],
    NOW,
  );

  expect(result).toMatchObject({ created: 1 });
  expect(await countRows(db, "opportunities")).toBe(1);
  const links = await db.select().from(notices).orderBy(asc(notices.id));
  expect(links.map(({ portal, url, leads }) => ({ portal, url, leads }))).toEqual([
    { portal: "canadabuys", url: "https://portal.example/notices/1", leads: true },
    { portal: "toronto", url: "https://toronto.example/9", leads: false },
  ]);
});

test("the same title and closing time join only buyers that could be one", async () => {
  const db = await emptyDatabase();
  const title = "Snow clearing at the Founders and Lions Club arenas";
  await ingestNotices(db, PORTAL, [noticeOf({ reference: null, title })], NOW);

  await ingestNotices(
    db,
    OTHER_PORTAL,
    [noticeOf({ key: "A", reference: "999-X", title, buyer: "Region of Peel Regional Municipality" })],
    NOW,
  );
  await ingestNotices(
    db,
    { id: "nyc", name: "NYC" },
    [noticeOf({ key: "B", reference: null, title, buyer: "Town of Caledon" })],
    NOW,
  );

  expect(await countRows(db, "opportunities")).toBe(2);
  expect(await countRows(db, "notices")).toBe(3);
});

test("two notices of one portal are never joined", async () => {
  const db = await emptyDatabase();

  await ingestNotices(db, PORTAL, [noticeOf({ key: "A" }), noticeOf({ key: "B" })], NOW);
  await ingestNotices(db, OTHER_PORTAL, [noticeOf({ key: "C" }), noticeOf({ key: "D" })], NOW);

  expect(await countRows(db, "opportunities")).toBe(2);
});

test("a wrong merge is undone for good", async () => {
  const db = await emptyDatabase();
  await ingestNotices(db, PORTAL, [noticeOf()], NOW);
  await ingestNotices(
    db,
    OTHER_PORTAL,
    [noticeOf({ key: "T-9", title: "Snow clearing of civic facilities" })],
    NOW,
  );
  const [first] = await db.select().from(opportunities);

  const undone = await undoMerge(withoutPages(db), { opportunityId: first!.id, portal: "toronto" }, NOW);
  await ingestNotices(
    db,
    OTHER_PORTAL,
    [noticeOf({ key: "T-9", title: "Snow clearing of several civic facilities" })],
    NOW,
  );

  const stored = await db.select().from(opportunities).orderBy(asc(opportunities.id));
  expect(stored.map(({ title }) => title)).toEqual([
    noticeOf().title,
    "Snow clearing of several civic facilities",
  ]);
  const [moved] = await db.select().from(notices).where(eq(notices.key, "T-9"));
  expect(moved).toMatchObject({ opportunityId: undone, leads: true });
  expect((await searchOpportunities(db, EVERYTHING, NOW)).count).toBe(2);
});

test("undoing a merge that never was changes nothing", async () => {
  const db = await emptyDatabase();
  const { opportunityIds } = await ingestNotices(db, PORTAL, [noticeOf()], NOW);

  expect(
    await undoMerge(withoutPages(db), { opportunityId: opportunityIds[0]!, portal: "toronto" }, NOW),
  ).toBeNull();
  expect(await countRows(db, "opportunities")).toBe(1);
});

test("two writers at once both store their notices", async () => {
  const db = await emptyDatabase();
  const batch = (portal: string) =>
    ingestNotices(
      db,
      { id: portal, name: portal },
      Array.from({ length: 20 }, (_, i) =>
        noticeOf({ key: String(i), reference: null, title: `${portal} ${i}`, place: placeIn("Ontario") }),
      ),
      NOW,
    );

  await Promise.all(["one", "two", "three"].map(batch));

  expect(await countRows(db, "opportunities")).toBe(60);
  expect((await searchOpportunities(db, { ...EVERYTHING, limit: 100 }, NOW)).rows).toHaveLength(60);
});
