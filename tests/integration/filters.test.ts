import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { filterCounts, opportunities } from "#drizzle/schema";
import { DAY_MS } from "~/domain/duration";
import { loadBrowsePage } from "~/features/browse/browse-page.server";
import { EVERYTHING, searchOpportunities } from "~/features/search/find-opportunities.server";
import { contextAround, emptyDatabase, insertUser } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { noticeOf } from "../support/notices";

const NOW = new Date("2026-11-20T15:00:00Z");
const SOURCE = { id: "canadabuys", name: "CanadaBuys" } as const;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

/** Snow in Brampton and Ottawa, and what closed yesterday. */
async function withBids(now = NOW) {
  const db = await emptyDatabase();
  const notice = (key: string, title: string, region: string, deadline: Date) =>
    noticeOf({
      key,
      reference: null,
      title,
      buyer: `City of ${region}`,
      place: { ...noticeOf().place, regions: [region] },
      deadline,
    });
  await ingestNotices(
    db,
    SOURCE,
    [
      notice("A", "Snow clearing at city hall", "Brampton", inDays(5)),
      notice("B", "Snow clearing at arenas", "Ottawa", inDays(9)),
      notice("C", "Quillwort hauling", "Ottawa", inDays(-1)),
    ],
    now,
  );
  const profile = await insertUser(db, { role: "pro", regions: ["CA-ON-PEL-BRM"] });
  const { context, settled } = contextAround(db, now);
  const load = async (search: string) => {
    const { view } = await loadBrowsePage(
      context,
      profile,
      new URL(`https://bids.example/opportunities${search}`),
    );
    await settled();
    return view;
  };
  return { db, load };
}

test("each choice says how many open bids it finds by itself, once a page has counted them", async () => {
  const { db, load } = await withBids();
  const first = await load("?state=CA-ON");
  expect(first.states[0]).not.toHaveProperty("count");

  const { bidTypes, states, subregions, advanced } = await load("?state=CA-ON&type=xyz");
  const choices = [
    ...bidTypes.map((each) => ({ ...each, query: { bidTypes: [each.value] } })),
    ...states.map((each) => ({ ...each, query: { states: [each.value] } })),
    ...subregions.map((each) => ({ ...each, query: { states: ["CA-ON"], subregions: [each.value] } })),
    ...advanced.categories.map((each) => ({ ...each, query: { categories: [each.value] } })),
  ];
  expect(choices.length).toBeGreaterThan(70);
  for (const { value, count, query } of choices) {
    const found = await searchOpportunities(db, { ...EVERYTHING, ...query }, NOW);
    expect({ value, count }).toEqual({ value, count: String(found.count) });
  }
  expect(states.find(({ value }) => value === "CA-ON")?.count).toBe("2");
});

test("a page that finds the counts out of date shows them and counts again, at most every five minutes", async () => {
  const { db, load } = await withBids();
  await load("");
  const [bid] = await db.select().from(opportunities).where(eq(opportunities.listed, true));
  await db
    .update(opportunities)
    .set({ status: "withdrawn", listed: false })
    .where(eq(opportunities.id, bid!.id));
  await db.update(filterCounts).set({ version: -1 });
  await load("");
  expect((await load("")).states[0]?.count).toBe("2");
  await db.update(filterCounts).set({ startedAt: new Date(NOW.getTime() - 6 * 60_000) });
  expect((await load("")).states[0]?.count).toBe("2");
  expect((await load("")).states[0]?.count).toBe("1");
});

test("the reader's own region comes first, and is listed once", async () => {
  const { load } = await withBids();
  const { states, subregions } = await load("?state=CA-QC&state=CA-ON");
  expect(states[0]).toMatchObject({ value: "CA-ON", group: "Your regions" });
  expect(subregions[0]).toMatchObject({ value: "CA-ON-PEL-BRM", group: "Your regions" });
  for (const list of [states, subregions])
    expect(new Set(list.map(({ value }) => value)).size).toBe(list.length);
});

test("a search that finds nothing offers one word less, a wider region and expired bids, with their counts", async () => {
  const { load } = await withBids();
  const { cards, nearest } = await load("?q=quillwort+arenas&state=CA-ON&subregion=CA-ON-OTT");
  expect(cards).toEqual([]);
  expect(nearest).toEqual([
    {
      label: "Without “quillwort”",
      count: "1 bid",
      href: "/opportunities?q=arenas&state=CA-ON&subregion=CA-ON-OTT",
    },
  ]);
  expect((await load("?q=arenas&state=CA-ON&subregion=CA-ON-PEL")).nearest).toEqual([
    { label: "In all of Ontario", count: "1 bid", href: "/opportunities?q=arenas&state=CA-ON" },
  ]);
  expect((await load("?q=quillwort")).nearest).toEqual([
    { label: "With expired bids", count: "1 bid", href: "/opportunities?q=quillwort&expired=include" },
  ]);
  expect((await load("?q=snow")).nearest).toEqual([]);
});

test("a sub-region without its province leaves the address", async () => {
  const { load } = await withBids();
  const answer = await load("?q=snow&subregion=CA-ON-PEL").catch((thrown: unknown) => thrown);
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).headers.get("Location")).toBe("/opportunities?q=snow");
});
