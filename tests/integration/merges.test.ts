import fc from "fast-check";
import { expect, test } from "vitest";
import type { Database } from "#drizzle/client";
import { notices } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { EVERYTHING, searchOpportunities } from "~/features/search/find-opportunities.server";
import { countRows, emptyDatabase } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { noticeOf } from "../support/notices";

const NOW = new Date("2026-11-20T15:00:00Z");
const CLOSING = new Date("2026-12-04T19:00:00Z");
const PORTALS = ["canadabuys", "toronto", "ontario-bids"];

const TOWNS = [
  { city: "Brampton", region: "Peel Region", buyer: "City of Brampton" },
  { city: "Mississauga", region: "Peel Region", buyer: "City of Mississauga" },
  { city: "Caledon", region: "Peel Region", buyer: "Town of Caledon" },
  { city: "Oakville", region: "Halton Region", buyer: "Town of Oakville" },
];
const TITLES = [
  "Snow clearing at the Founders and Lions Club arenas",
  "Invitation to tender 2026, snow removal services",
  "Snow removal services",
  "Request for Tender",
];
const NUMBERS = ["RFT-2026-0415", "RFT-2026-0416"];

type Solicitation = { town: number; title: number; number: number };
/** How a portal prints it. */
type Print = { portal: number; buyer: boolean; reference: boolean; place: "city" | "region" | "none" };

const solicitations = fc.uniqueArray(
  fc.record({
    town: fc.nat(TOWNS.length - 1),
    title: fc.nat(TITLES.length - 1),
    number: fc.nat(NUMBERS.length - 1),
  }),
  // A buyer numbers its solicitations, and gives two that close at once different titles.
  { selector: ({ town, number }) => `${town} ${number}`, minLength: 2, maxLength: 6 },
);
const print = fc.record({
  portal: fc.nat(PORTALS.length - 1),
  buyer: fc.boolean(),
  reference: fc.boolean(),
  place: fc.constantFrom("city", "region", "none"),
});
/** Each solicitation on one to three portals. */
const prints = fc.array(
  fc.uniqueArray(print, { selector: ({ portal }) => portal, minLength: 1, maxLength: 3 }),
  { minLength: 6, maxLength: 6 },
);

const PLACE = { city: null, state: "ON", country: "CA", buyerCity: null, buyerState: null };

function printed({ town, title, number }: Solicitation, truth: number, shown: Print): Notice {
  const { city, region, buyer } = TOWNS[town]!;
  const place = {
    city: { ...PLACE, regions: [], city },
    region: { ...PLACE, regions: [region] },
    none: { ...PLACE, regions: [] },
  }[shown.place];
  return noticeOf({
    key: `S${truth}`,
    title: TITLES[title]!,
    summary: null,
    sections: {},
    deadline: CLOSING,
    // Portals that do not print the buyer's number print none.
    reference: shown.reference ? NUMBERS[number]! : null,
    buyer: shown.buyer ? buyer : null,
    place,
  });
}

/** For each opportunity the solicitations whose notices it has. */
async function groups(db: Database): Promise<Array<ReadonlySet<string>>> {
  const found = new Map<number, Set<string>>();
  for (const { opportunityId, key } of await db.select().from(notices)) {
    found.set(opportunityId, (found.get(opportunityId) ?? new Set()).add(key));
  }
  return [...found.values()];
}

/** Whether both portals print enough to see that it is the same solicitation. */
const isEvident = (a: Print, b: Print) => a.buyer && b.buyer && a.reference && b.reference;

test("neighbours' notices are never joined, and the same solicitation on two portals is", async () => {
  await fc.assert(
    fc.asyncProperty(solicitations, prints, async (truths, shown) => {
      const isAmbiguous = (one: Solicitation) =>
        truths.some((two) => two !== one && two.town === one.town && two.title === one.title);
      fc.pre(!truths.some(isAmbiguous));
      const db = await emptyDatabase();
      for (const [portal, id] of PORTALS.entries()) {
        const listed = truths.flatMap((truth, index) =>
          shown[index]!.filter((one) => one.portal === portal).map((one) => printed(truth, index, one)),
        );
        await ingestNotices(db, { id, name: id }, listed, NOW);
      }

      for (const group of await groups(db)) expect([...group]).toHaveLength(1);
      const { rows } = await searchOpportunities(db, { ...EVERYTHING, limit: 100 }, NOW);
      expect(rows).toHaveLength(await countRows(db, "opportunities"));
      for (const [index] of truths.entries()) {
        const everywhere = shown[index]!;
        if (!everywhere.every((one) => isEvident(one, everywhere[0]!))) continue;
        const own = (await db.select().from(notices)).filter(({ key }) => key === `S${index}`);
        expect(new Set(own.map(({ opportunityId }) => opportunityId)).size).toBe(1);
      }
    }),
    { numRuns: 40 },
  );
}, 60_000);

const store = (db: Database, portal: string, changes: Partial<Notice>) =>
  ingestNotices(
    db,
    { id: portal, name: portal },
    [noticeOf({ key: portal, summary: null, ...changes })],
    NOW,
  );

const cityOf = (city: string) => ({ ...PLACE, regions: [], city });
const DISTINCT = { title: TITLES[0]!, reference: null };

test.each<[string, Partial<Notice>, Partial<Notice>, number]>([
  [
    "another town, one of them without a buyer",
    { ...DISTINCT, buyer: "City of Brampton", place: cityOf("Brampton") },
    { ...DISTINCT, buyer: null, place: cityOf("Oakville") },
    2,
  ],
  [
    "nothing but title and closing time",
    { ...DISTINCT, buyer: "City of Brampton", place: cityOf("Brampton") },
    { ...DISTINCT, buyer: null, place: { ...PLACE, regions: [] } },
    2,
  ],
  [
    "the same town, one of them without a buyer",
    { ...DISTINCT, buyer: "City of Brampton", place: cityOf("Brampton") },
    { ...DISTINCT, buyer: null, place: cityOf("Brampton") },
    1,
  ],
  [
    "the same buyer",
    { ...DISTINCT, buyer: "City of Brampton", place: cityOf("Brampton") },
    { ...DISTINCT, buyer: "Brampton, City of", place: { ...PLACE, regions: ["Ontario"] } },
    1,
  ],
  [
    "the same number and buyer, at places that contradict",
    { title: "Roofs", buyer: "Public Works", place: cityOf("Brampton") },
    { title: "Roofs", buyer: "Public Works", place: cityOf("Oakville") },
    2,
  ],
  [
    "a form of words as title, in the same town without a buyer",
    { title: TITLES[1]!, reference: null, buyer: null, place: cityOf("Brampton") },
    { title: TITLES[1]!, reference: null, buyer: null, place: cityOf("Brampton") },
    2,
  ],
  [
    "a form of words as title, of the same buyer",
    { title: TITLES[1]!, reference: null, buyer: "City of Brampton", place: cityOf("Brampton") },
    { title: TITLES[1]!, buyer: "Brampton, City of", place: cityOf("Brampton") },
    1,
  ],
  [
    "one number, buyer and closing, and a word of its own in each title",
    { title: "Founders arena dehumidifier", buyer: "City of Brampton", place: cityOf("Brampton") },
    { title: "Founders rink drying plant", buyer: "Brampton, City of", place: cityOf("Brampton") },
    1,
  ],
  [
    "one number, buyer and closing, and two schools",
    { title: "Boiler at Founders School", buyer: "City of Brampton", place: cityOf("Brampton") },
    { title: "Boiler at Maple School", buyer: "City of Brampton", place: cityOf("Brampton") },
    2,
  ],
])("two portals' notices with %s", async (_, first, second, opportunities) => {
  const db = await emptyDatabase();
  await store(db, "canadabuys", first);

  await store(db, "toronto", second);

  expect(await countRows(db, "opportunities")).toBe(opportunities);
});

test("a shared number counts for more than a shared title", async () => {
  const db = await emptyDatabase();
  const buyer = "City of Brampton";
  const place = cityOf("Brampton");
  await store(db, "canadabuys", { ...DISTINCT, buyer, place });
  await store(db, "toronto", {
    title: "Snow clearing, Founders arena",
    reference: NUMBERS[0]!,
    buyer,
    place,
  });

  await store(db, "ontario-bids", { title: TITLES[0]!, reference: NUMBERS[0]!, buyer, place });

  const joined = (await groups(db)).map((group) => [...group].sort());
  expect(joined.sort()).toEqual([["canadabuys"], ["ontario-bids", "toronto"]]);
});
