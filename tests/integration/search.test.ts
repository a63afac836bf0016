import fc from "fast-check";
import { expect, test } from "vitest";
import type { Database } from "#drizzle/client";
import { fits } from "~/domain/matching/match-profile";
import type { Notice } from "~/domain/opportunities/notice";
import { SERVICE_TYPES } from "~/domain/service-types";
import { TRADE_PARTS } from "~/domain/trade-parts";
import {
  countMatches,
  EVERYTHING,
  foundLabel,
  getMyFeed,
  type OpportunityQuery,
  searchOpportunities,
} from "~/features/search/find-opportunities.server";
import { rebuildIndex } from "~/features/search/rebuild-index.server";
import { sweepClosed } from "~/features/search/sweep-closed.server";
import { emptyDatabase } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { noticeOf, placeIn } from "../support/notices";

const NOW = new Date("2026-11-20T15:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

async function store(db: Database, notices: ReadonlyArray<Partial<Notice>>, now = NOW) {
  const whole = notices.map((notice, i) => noticeOf({ key: String(i), reference: null, ...notice }));
  await ingestNotices(db, { id: "canadabuys", name: "CanadaBuys" }, whole, now);
}

async function titles(db: Database, query: Partial<OpportunityQuery>, now = NOW) {
  const { rows } = await searchOpportunities(db, { ...EVERYTHING, ...query }, now);
  return rows.map(({ title }) => title);
}

const PEEL_SNOW = { regions: ["CA-ON-PEL"], serviceTypes: ["snow-removal-seasonal"] };

test("CA-08 the feed has bids for the place, for places inside it, and for all of a place that contains it", async () => {
  const db = await emptyDatabase();
  await store(db, [
    { title: "Snow removal in the region", place: placeIn("Peel Region") },
    { title: "Snow removal in a city of it", place: placeIn("Mississauga") },
    { title: "Snow removal for the province", place: placeIn("Ontario") },
    { title: "Snow removal for the country", place: placeIn("Canada") },
    { title: "Snow removal next door", place: placeIn("York Region") },
    { title: "Snow removal in another province", place: placeIn("Quebec") },
    { title: "Office cleaning in the region", place: placeIn("Peel Region"), sections: {}, summary: null },
  ]);

  const feed = await getMyFeed(db, PEEL_SNOW, NOW);

  expect(feed.rows.map(({ title }) => title).sort()).toEqual([
    "Snow removal for the country",
    "Snow removal for the province",
    "Snow removal in a city of it",
    "Snow removal in the region",
  ]);
  expect(feed.count).toBe(4);
});

test("SN-03 the feed is ordered by newest published, then nearest deadline with missing last, then first come", async () => {
  const db = await emptyDatabase();
  const day = (n: number) => new Date(Date.UTC(2026, 10, n, 5));
  await store(db, [
    { title: "Snow removal old", published: day(1), deadline: inDays(1) },
    { title: "Snow removal new, none", published: day(18), deadline: null },
    { title: "Snow removal new, far", published: day(18), deadline: inDays(30) },
    { title: "Snow removal new, near", published: day(18), deadline: inDays(3) },
    { title: "Snow removal new, near, second", published: day(18), deadline: inDays(3) },
    { title: "Snow removal newest", published: day(19), deadline: inDays(60) },
    { title: "Snow removal unpublished, so as of its arrival", published: null, deadline: inDays(90) },
  ]);

  const { rows } = await getMyFeed(db, PEEL_SNOW, NOW);

  expect(rows.map(({ title }) => title.replace("Snow removal ", ""))).toEqual([
    "unpublished, so as of its arrival",
    "newest",
    "new, near",
    "new, near, second",
    "new, far",
    "new, none",
    "old",
  ]);
});

test("an opportunity past its closing date leaves feed, search and count at that instant, sweep or no sweep", async () => {
  const db = await emptyDatabase();
  await store(db, [
    { title: "Snow removal soon closed", deadline: inDays(1) },
    { title: "Snow removal open", deadline: inDays(9) },
  ]);

  for (const sweep of [false, true]) {
    if (sweep) expect(await sweepClosed(db, inDays(2))).toBe(1);
    const feed = await getMyFeed(db, PEEL_SNOW, inDays(2));
    expect(feed.rows.map(({ title }) => title)).toEqual(["Snow removal open"]);
    expect(feed.count).toBe(1);
    expect(await countMatches(db, PEEL_SNOW, inDays(2))).toBe(1);
    expect(await titles(db, { term: "snow" }, inDays(2))).toEqual(["Snow removal open"]);
  }
  expect(await titles(db, { includeExpired: true }, inDays(2))).toEqual([
    "Snow removal open",
    "Snow removal soon closed",
  ]);
});

test("a trade in the user's own words is looked for in title and tags", async () => {
  const db = await emptyDatabase();
  await store(db, [
    { title: "Flat roofing at the arena" },
    { title: "Arena works", tags: ["Roofing"] },
    { title: "Arena snow works", sections: { description: "No roofing at all." } },
  ]);

  const feed = await getMyFeed(db, { regions: ["CA-ON-PEL"], serviceTypes: ["Roofing"] }, NOW);

  expect(feed.rows.map(({ title }) => title).sort()).toEqual(["Arena works", "Flat roofing at the arena"]);
});

test("a region without a code fits the same text, whatever its case", async () => {
  const db = await emptyDatabase();
  await store(db, [
    { title: "Snow removal at the outpost", place: placeIn("Hudson Outpost Q") },
    { title: "Snow removal elsewhere", place: placeIn("Ottawa") },
  ]);

  const feed = await getMyFeed(db, { ...PEEL_SNOW, regions: ["HUDSON OUTPOST q"] }, NOW);

  expect(feed.rows.map(({ title }) => title)).toEqual(["Snow removal at the outpost"]);
});

test("BR-16 CA-09 bid types, states and sub-regions are combined by and, values of one by or", async () => {
  const db = await emptyDatabase();
  await store(db, [
    { title: "Peel RFP", noticeType: "Request for Proposal", place: placeIn("Peel Region") },
    { title: "Peel RFQ", noticeType: "Request for Quotation", place: placeIn("Peel Region") },
    { title: "York RFP", noticeType: "Request for Proposal", place: placeIn("York Region") },
    { title: "Quebec RFP", noticeType: "Request for Proposal", place: placeIn("Quebec") },
    { title: "Canada RFP", noticeType: "Request for Proposal", place: placeIn("Canada") },
  ]);

  expect((await titles(db, { bidTypes: ["Request for Proposal"], states: ["CA-ON"] })).sort()).toEqual([
    "Peel RFP",
    "York RFP",
  ]);
  expect((await titles(db, { states: ["CA-ON", "CA-QC"], subregions: ["CA-ON-PEL"] })).sort()).toEqual([
    "Peel RFP",
    "Peel RFQ",
  ]);
  expect(
    (
      await titles(db, { bidTypes: ["Request for Proposal", "Request for Quotation"], states: ["CA-QC"] })
    ).sort(),
  ).toEqual(["Quebec RFP"]);
});

test("BR-02 the search finds words of title, agency, summary, reference and tags, and ranks the title first", async () => {
  const db = await emptyDatabase();
  await store(db, [
    { title: "Winter sand for the depot", buyer: "Town of Bracebridge", reference: "TB-20-884" },
    { title: "Depot works", summary: "Sand is needed.", sections: {} },
    { title: "Office chairs", summary: null, sections: {}, tags: ["Furniture"] },
  ]);

  expect(await titles(db, { term: "sand", sort: "best-match" })).toEqual([
    "Winter sand for the depot",
    "Depot works",
  ]);
  expect(await titles(db, { term: "bracebridge" })).toEqual(["Winter sand for the depot"]);
  expect(await titles(db, { term: "TB-20-884" })).toEqual(["Winter sand for the depot"]);
  expect(await titles(db, { term: "furniture" })).toEqual(["Office chairs"]);
});

test("the search language: all words, the last one begun, phrases, exclusion, OR, plurals and accents", async () => {
  const db = await emptyDatabase();
  await store(db, [
    { title: "Déneigement des routes", summary: null, sections: {}, language: "fr" },
    { title: "Road repair and bridge deck", summary: null, sections: {} },
    { title: "Bridge painting", summary: null, sections: {} },
    { title: "Deck of the bridge", summary: null, sections: {} },
  ]);
  const found = async (term: string) => (await titles(db, { term })).sort();

  expect(await found("bridge deck")).toEqual(["Deck of the bridge", "Road repair and bridge deck"]);
  expect(await found('"bridge deck"')).toEqual(["Road repair and bridge deck"]);
  expect(await found("bridge -deck")).toEqual(["Bridge painting"]);
  expect(await found("painting OR repair")).toEqual(["Bridge painting", "Road repair and bridge deck"]);
  expect(await found("bridge pai")).toEqual(["Bridge painting"]);
  expect(await found("pai bridge")).toEqual([]);
  expect(await found("bridges")).toEqual([
    "Bridge painting",
    "Deck of the bridge",
    "Road repair and bridge deck",
  ]);
  expect(await found("deneigement route")).toEqual(["Déneigement des routes"]);
  expect(await found("-bridge")).toEqual(["Déneigement des routes"]);
});

test("a word is found in its other spelling, in either direction", async () => {
  const db = await emptyDatabase();
  await store(db, [
    { title: "Ploughing of lots", summary: null, sections: {} },
    { title: "Snow plow operators", summary: null, sections: {} },
    { title: "Painting of the recreation centre", summary: null, sections: {} },
    { title: "Repairs at the community center", summary: null, sections: {} },
  ]);
  const found = async (term: string) => (await titles(db, { term })).sort();

  const plowing = ["Ploughing of lots", "Snow plow operators"];
  for (const word of ["plough", "plow", "Ploughing", "plowing"]) expect(await found(word)).toEqual(plowing);
  expect(await found("center -plough")).toHaveLength(2);
  expect(await found('"recreation center"')).toEqual(["Painting of the recreation centre"]);
  expect(await found("lots -plow")).toEqual([]);
});

test("closing soon puts the nearest closing date first and undated bids last", async () => {
  const db = await emptyDatabase();
  await store(db, [
    { title: "Far", deadline: inDays(30) },
    { title: "None", deadline: null },
    { title: "Near", deadline: inDays(2) },
  ]);

  expect(await titles(db, { sort: "closing-soon" })).toEqual(["Near", "Far", "None"]);
});

test("no typed text causes an error", async () => {
  const db = await emptyDatabase();
  await store(db, [{ title: "Snow removal" }]);
  const nasty = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc
      .array(
        fc.constantFrom(
          '"',
          "-",
          "OR",
          "NOT",
          "AND",
          "NEAR(",
          ")",
          "*",
          "^",
          ":",
          "keys:",
          "{title}",
          "snow",
          "'",
          ";",
          "--",
          "%",
          "\0",
          " ",
        ),
        {
          maxLength: 12,
        },
      )
      .map((pieces) => pieces.join("")),
  );
  await fc.assert(
    fc.asyncProperty(nasty, fc.constantFrom("best-match", "newest", "closing-soon"), async (term, sort) => {
      const { rows, count } = await searchOpportunities(db, { ...EVERYTHING, term, sort }, NOW);
      expect(rows.length).toBe(count);
    }),
    { numRuns: 300 },
  );
});

test("the index answers as the rule in the domain does, for any profile", async () => {
  const db = await emptyDatabase();
  const places = [
    "Peel Region",
    "Mississauga",
    "Toronto",
    "Ontario",
    "Canada",
    "Quebec",
    "Montréal",
    "New York",
    "Kings County",
    "Erie County",
    "United States",
  ];
  const words = [
    "Snow removal",
    "Landscaping and mowing",
    "Office cleaning",
    "Building construction",
    "Electrical work",
    "HVAC maintenance",
    "Asphalt paving",
    "Chairs",
  ];
  await store(
    db,
    places.flatMap((place) =>
      words.map((title) => ({ title, place: placeIn(place), sections: {}, summary: null, noticeType: null })),
    ),
  );
  const all = (await searchOpportunities(db, { ...EVERYTHING, limit: 1000 }, NOW)).rows;
  expect(all).toHaveLength(88);
  const matchables = await db.query.opportunities.findMany();

  const region = fc.constantFrom(
    "CA-ON-PEL",
    "CA-ON-PEL-MIS",
    "CA-ON-TOR",
    "CA-ON",
    "CA",
    "CA-QC",
    "Ontario",
    "US-NY",
    "US-NY-ERIE",
    "Nowhere",
  );
  const service = fc.constantFrom(...SERVICE_TYPES.map(({ id }) => id), "Mowing");
  const part = fc.constantFrom(...Object.values(TRADE_PARTS).flatMap((parts) => parts.map(({ id }) => id)));
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(region, { maxLength: 4 }),
      fc.uniqueArray(service, { maxLength: 4 }),
      fc.uniqueArray(part),
      async (regions, serviceTypes, partsOff) => {
        const profile = { regions, serviceTypes, partsOff };
        const found = await searchOpportunities(db, { ...EVERYTHING, profile, limit: 1000 }, NOW);
        const expected = matchables.filter((opportunity) => fits(profile, opportunity)).map(({ id }) => id);
        expect(found.rows.map(({ id }) => id).sort()).toEqual(expected.sort());
        expect(found.count).toBe(expected.length);
      },
    ),
    { numRuns: 120 },
  );
});

test("a page that is being read does not grow under the reader", async () => {
  const db = await emptyDatabase();
  await store(
    db,
    Array.from({ length: 30 }, (_, i) => ({ key: `old-${i}`, title: `Old ${i}` })),
  );
  const first = await searchOpportunities(db, { ...EVERYTHING, limit: 20, asOf: NOW }, NOW);

  await store(
    db,
    Array.from({ length: 15 }, (_, i) => ({ key: `new-${i}`, title: `New ${i}`, published: NOW })),
    inDays(0.5),
  );
  const second = await searchOpportunities(db, { ...EVERYTHING, limit: 40, asOf: NOW }, inDays(0.5));

  expect(first.hasMore).toBe(true);
  expect(second.rows.slice(0, 20)).toEqual(first.rows);
  expect(second.rows).toHaveLength(30);
  expect(second.hasMore).toBe(false);
});

test("counts are exact up to 1,000 and say 1,000+ beyond", () => {
  expect([0, 999, 1000, 1001].map(foundLabel)).toEqual(["0", "999", "1,000", "1,000+"]);
});

test("the index can be rebuilt from the records", async () => {
  const db = await emptyDatabase();
  await store(db, [{ title: "Snow removal" }, { title: "Snow clearing closed", deadline: inDays(-1) }]);
  await db.$client.batch([
    db.$client.prepare("delete from opportunity_search"),
    db.$client.prepare("delete from opportunity_closing"),
    db.$client.prepare("delete from opportunity_archive"),
  ]);
  expect(await titles(db, { term: "snow" })).toEqual([]);

  let after: number | null = 0;
  while (after !== null) after = await rebuildIndex(db, after, NOW);

  expect(await titles(db, { term: "snow", includeExpired: true })).toEqual([
    "Snow removal",
    "Snow clearing closed",
  ]);
});
