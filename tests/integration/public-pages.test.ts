import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createDatabase, type Database } from "#drizzle/client";
import { sourceRuns } from "#drizzle/schema";
import { BID_REGIONS, BID_TRADES, findBidRegion, findBidTrade } from "~/domain/matching/bid-pages";
import type { Notice } from "~/domain/opportunities/notice";
import { listCoverage } from "~/features/legal/coverage.server";
import {
  findOpenNow,
  listBidPages,
  loadBidIndex,
  loadBidPage,
} from "~/features/public-bids/bid-pages.server";
import { listPublicBids, loadPublicBid } from "~/features/public-bids/public-bid.server";
import { emptyDatabase, servicesAround } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { meteredD1 } from "../support/metered-d1";
import { noticeOf, placeIn } from "../support/notices";

const NOW = new Date("2026-11-20T15:00:00Z");
const inDays = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60 * 1000);

const peel = findBidRegion("peel-region")!;
const ontario = findBidRegion("ontario")!;
const snow = findBidTrade("snow-removal")!;

async function store(db: Database, notices: ReadonlyArray<Partial<Notice>>) {
  const whole = notices.map((notice, i) =>
    noticeOf({ key: String(i), reference: null, deadline: inDays(10), ...notice }),
  );
  await ingestNotices(db, { id: "canadabuys", name: "CanadaBuys" }, whole, NOW);
}

test("a region's page lists the region's bids, the next to close first, without province-wide ones", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  await store(db, [
    { title: "Snow removal in the region", place: placeIn("Peel Region"), deadline: inDays(9) },
    { title: "Snow removal in a city of it", place: placeIn("Mississauga"), deadline: inDays(2) },
    { title: "Snow removal for the province", place: placeIn("Ontario") },
    { title: "Snow removal that closed", place: placeIn("Peel Region"), deadline: inDays(-1) },
  ]);

  const view = await loadBidPage(services, peel, snow);

  expect(view.bids.map(({ title }) => title)).toEqual([
    "Snow removal in a city of it",
    "Snow removal in the region",
  ]);
  expect(view.bids[0]?.deadline).toMatchObject({ daysLeft: "2 days left", urgent: true });
  expect([view.found, view.foundLabel]).toEqual([2, "2"]);
  expect(view.attributions).toEqual([
    "Contains information licensed under the Open Government Licence - Canada.",
  ]);
  expect((await loadBidPage(services, ontario, null)).found).toBe(3);
});

test("a public bid page contains no subscriber-only details", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  await store(db, [
    {
      title: "Snow removal at depots",
      place: placeIn("Peel Region"),
      summary: "The secret summary",
      reference: "REF-77",
      sections: { scope_of_work: "The secret scope" },
      url: "https://portal.example/secret",
    },
  ]);

  const view = JSON.stringify(await loadBidPage(services, peel, snow));

  expect(view).toContain("Snow removal at depots");
  for (const gated of ["secret", "REF-77", "portal.example"]) expect(view).not.toContain(gated);
});

test("the index and the sitemap list only pages that have bids", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  await store(db, [
    { title: "Snow removal in a city of the region", place: placeIn("Mississauga") },
    { title: "Snow removal that closed", place: placeIn("Ottawa"), deadline: inDays(-1) },
  ]);

  const paths = await listBidPages(services);
  const index = await loadBidIndex(services);

  expect(paths).toEqual(
    expect.arrayContaining(["/bids-in/ontario", "/bids-in/mississauga", "/bids-in/peel-region/snow-removal"]),
  );
  expect(paths.filter((path) => /ottawa|quebec|hvac/.test(path))).toEqual([]);
  expect(index.canada.map(({ name, count }) => [name, count])).toEqual([
    ["Ontario", "1"],
    ["Peel Region", "1"],
    ["Mississauga", "1"],
  ]);
  expect(index.unitedStates).toEqual([]);
});

test("without a bid there are no pages to find, and the landing page shows none", async () => {
  const { services } = servicesAround(await emptyDatabase(), NOW);

  expect(await listBidPages(services)).toEqual([]);
  expect(await findOpenNow(services)).toBeNull();
  expect((await loadBidPage(services, peel, snow)).found).toBe(0);
});

test("the landing page counts Ontario's, and those of anywhere when Ontario has none", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  await store(db, [{ title: "Snow removal in Montreal", place: placeIn("Quebec") }]);
  expect(await findOpenNow(services)).toMatchObject({ heading: "1 bid open now" });

  await store(db, [
    { key: "a", title: "Snow removal in Toronto", place: placeIn("Toronto") },
    { key: "b", title: "Office cleaning in Ottawa", place: placeIn("Ottawa") },
  ]);
  const shown = await findOpenNow(services);
  expect(shown?.heading).toMatch(/^[12] bids? open in Ontario now$/);
});

test("each page's address is its own", () => {
  const slugs = BID_REGIONS.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.length).toBe(45);
  expect(new Set(BID_TRADES.map(({ slug }) => slug)).size).toBe(7);
  expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
});

test("coverage names every source with its last good reading, and every place that can be followed", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  const run = (outcome: "complete" | "failed", startedAt: Date) => ({
    source: "toronto",
    startedAt,
    outcome,
  });
  await db.insert(sourceRuns).values([run("complete", inDays(-1)), run("failed", NOW)]);

  const { sources, places } = await listCoverage(services);

  const lastRead = Object.fromEntries(sources.map(({ id, lastRead: at }) => [id, at]));
  expect(lastRead).toMatchObject({
    toronto: "Thu 19 Nov 2026, 10:00 am ET",
    seao: "Not read yet",
    "sam-gov": "Not switched on",
  });
  expect(sources.every(({ attribution, licence }) => attribution !== "" && licence.url !== "")).toBe(true);
  expect(places).toHaveLength(22);
  expect(places.find(({ name }) => name === "New Jersey")).toMatchObject({ sources: "SAM.gov" });
});

test("a bid's public page reads at most 40 rows, and none of what is for subscribers", async () => {
  const db = await emptyDatabase();
  await store(db, [
    {
      title: "Snow removal at depots",
      place: placeIn("Peel Region"),
      summary: "The secret summary",
      reference: "REF-77",
      sections: { scope_of_work: "The secret scope" },
      documents: [{ title: "secret plan", url: "https://portal.example/secret.pdf" }],
      url: "https://portal.example/77",
    },
  ]);
  const id = (await db.get<{ id: number }>(sql`select id from opportunities`)).id;
  const { d1, meter } = meteredD1(env.DB);
  const { services } = servicesAround(createDatabase(d1), NOW);

  const view = await loadPublicBid(services, id);

  expect(view).toMatchObject({
    title: "Snow removal at depots",
    standing: "open",
    location: "Peel Region, ON",
    listingUrl: "https://portal.example/77",
    more: { href: "/bids-in/peel-region/snow-removal" },
  });
  expect(JSON.stringify(view)).not.toContain("secret");
  expect(JSON.stringify(view)).not.toContain("REF-77");
  expect(meter.rowsRead).toBeLessThanOrEqual(40);
  expect(meter.roundTrips).toBe(1);
});

test("a bid's page for visitors has the sure dates that are ahead, without sentence, place or doubtful date", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  const description = [
    "A mandatory site meeting will be held on November 24, 2026 at 10:00 a.m. at the secret garage.",
    "Questions must be received in writing no later than November 18, 2026.",
    "Those who wish to attend must register by 05/12/2026.",
  ].join("\n");
  await store(db, [{ place: placeIn("Peel Region"), sections: { description } }]);
  const { id } = await db.get<{ id: number }>(sql`select id from opportunities`);

  const view = await loadPublicBid(services, id);

  expect(view?.dates).toEqual([
    { name: "Site meeting", label: "Tue 24 Nov 2026, 10:00 am ET", attendance: "mandatory" },
  ]);
  expect(JSON.stringify(view)).not.toMatch(/secret|will be held|register/);
  const closed = servicesAround(db, inDays(30)).services;
  expect((await loadPublicBid(closed, id))?.dates).toEqual([]);
});

test("the sitemap lists open bids, the newest first", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  await store(db, [
    { title: "Snow removal, first", place: placeIn("Peel Region"), published: inDays(-3) },
    { title: "Snow removal that closed", place: placeIn("Peel Region"), deadline: inDays(-1) },
    { title: "Snow removal, second", place: placeIn("Peel Region"), deadline: null, published: inDays(-1) },
  ]);
  const idOf = async (title: string) =>
    (await db.get<{ id: number }>(sql`select id from opportunities where title = ${title}`)).id;

  expect(await listPublicBids(services)).toEqual([
    `/bids/${await idOf("Snow removal, second")}`,
    `/bids/${await idOf("Snow removal, first")}`,
  ]);
});
