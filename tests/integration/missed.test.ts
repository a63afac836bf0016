import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#drizzle/client";
import { hiddenBids, type Profile, userBids, users } from "#drizzle/schema";
import { DAY_MS } from "~/domain/duration";
import { effectivePreferences } from "~/domain/matching/effective-preferences";
import { exclusionOf } from "~/domain/matching/exclusions";
import type { Notice } from "~/domain/opportunities/notice";
import { includeSchema, includeSuch } from "~/features/missed/include.server";
import { loadMissedPage } from "~/features/missed/missed-page.server";
import type { IncludeFields } from "~/features/missed/missed-view";
import { countMatches } from "~/features/search/find-opportunities.server";
import { emptyDatabase, insertUser, servicesAround } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { noticeOf, placeIn } from "../support/notices";

const NOW = new Date("2026-11-20T15:00:00Z");

const worth = (estimatedValue: number | null, currency: "CAD" | "USD" = "CAD"): Notice["value"] => ({
  contractValue: null,
  budgetMin: null,
  budgetMax: null,
  estimatedValue,
  currency,
});

async function publish(db: Database, notices: ReadonlyArray<Partial<Notice>>, publishedDaysAgo = 2) {
  const published = new Date(NOW.getTime() - publishedDaysAgo * DAY_MS);
  const whole = notices.map((notice, i) =>
    noticeOf({
      key: `${publishedDaysAgo}-${i}`,
      reference: null,
      buyer: `Buyer ${i}`,
      title: "Snow removal",
      summary: null,
      sections: {},
      value: worth(null),
      published,
      ...notice,
    }),
  );
  await ingestNotices(db, { id: "canadabuys", name: "CanadaBuys" }, whole, NOW);
}

/** One bid for each way of being near to snow and paving in Peel, and one that fits. */
const NEAR: ReadonlyArray<Partial<Notice>> = [
  { title: "Snow removal, town hall" },
  { title: "Snow removal in Halton", place: placeIn("Halton Region") },
  { title: "Grass cutting and landscaping in parks" },
  { title: "Pavement Marking Services" },
  { title: "Snow removal, small lot", value: worth(12_000) },
  { title: "Snow removal in Quebec", place: placeIn("Quebec") },
  { title: "Landscaping in Halton", place: placeIn("Halton Region") },
];
const FOLLOWED = {
  regions: ["CA-ON-PEL"],
  serviceTypes: ["snow-removal-seasonal", "paving-asphalt"],
  partsOff: ["paving:markings"],
  contractValueMin: "50000",
} as const;

async function personWith(db: Database, overrides: Parameters<typeof insertUser>[1] = {}) {
  const { regions, serviceTypes, partsOff, ...rest } = FOLLOWED;
  return insertUser(db, {
    role: "pro",
    ...rest,
    regions: [...regions],
    serviceTypes: [...serviceTypes],
    partsOff: [...partsOff],
    ...overrides,
  });
}

const load = (db: Database, person: Profile) => loadMissedPage(servicesAround(db, NOW).services, person);

async function linesFor(db: Database, person: Profile) {
  const { bids } = await load(db, person);
  return bids.map(({ title, reasons, include }) => [title, reasons.join(". "), include.label]);
}

async function stored(db: Database, { id }: Profile): Promise<Profile> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user!;
}

const press = (db: Database, person: Profile, fields: Partial<IncludeFields> & { intent?: string }) =>
  includeSuch({ db }, person, includeSchema.parse({ intent: "include", ...fields }));

test("each bid that the settings leave out has its reason in a line and a button, the nearest first", async () => {
  const db = await emptyDatabase();
  await publish(db, NEAR);
  const person = await personWith(db);

  expect(await linesFor(db, person)).toEqual([
    ["Snow removal in Halton", "In Halton Region; you follow Peel Region", "Follow Halton Region too"],
    ["Pavement Marking Services", "Line marking is off in your Paving parts", "Switch on Line marking"],
    [
      "Snow removal, small lot",
      "States $12,000; your minimum for the digest and alerts is $50,000",
      "Take any value",
    ],
    [
      "Grass cutting and landscaping in parks",
      "Landscaping; you follow Snow Removal and Paving",
      "Follow Landscaping too",
    ],
    ["Snow removal in Quebec", "In Quebec; you follow Peel Region", "Follow Quebec too"],
    [
      "Landscaping in Halton",
      "In Halton Region; you follow Peel Region. Landscaping; you follow Snow Removal and Paving",
      "Follow Halton Region too and follow Landscaping too",
    ],
  ]);
});

test("a place in another province or state is named with it, and several followed places are listed", async () => {
  const db = await emptyDatabase();
  await publish(db, [{ place: placeIn("Halton Region") }, { place: placeIn("Laval, QC") }]);
  const person = await personWith(db, { regions: ["CA-ON-PEL", "CA-ON-TOR", "CA-AB"] });
  const lines = await linesFor(db, person);
  expect(lines.map(([, reason]) => reason)).toEqual([
    "In Halton Region; you follow Peel Region, Toronto and Alberta",
    "In Laval, QC; you follow Peel Region, Toronto and Alberta",
  ]);
  expect(lines[1]?.[2]).toBe("Follow Laval, QC too");
});

test("bids that are older than thirty days, closed or saved are not among them", async () => {
  const db = await emptyDatabase();
  const halton = { place: placeIn("Halton Region") };
  await publish(db, [
    { ...halton, title: "Snow removal, saved" },
    { ...halton, title: "Snow removal, open" },
  ]);
  await publish(db, [{ ...halton, title: "Snow removal, old" }], 31);
  await publish(db, [{ ...halton, title: "Snow removal, closed", deadline: new Date(NOW.getTime() + 1) }], 3);
  const person = await personWith(db);
  await db.insert(userBids).values({ id: "saved", userId: person.id, bidId: 1, status: "interested" });

  const later = new Date(NOW.getTime() + 2);
  const { bids } = await loadMissedPage(servicesAround(db, later).services, person);
  expect(bids.map(({ title }) => title)).toEqual(["Snow removal, open"]);
});

test("an amount in US dollars is compared in Canadian dollars, and shown as it is stated", async () => {
  const db = await emptyDatabase();
  await publish(db, [{ value: worth(40_000, "USD") }, { value: worth(30_000, "USD") }]);
  const [line] = await linesFor(db, await personWith(db));
  // At 1.40 the first is worth $56,000.
  expect(line?.[1]).toBe("States US$30,000; your minimum for the digest and alerts is $50,000");
  expect(await linesFor(db, await personWith(db))).toHaveLength(1);
});

test("a press includes such bids, they leave the page, and Undo restores the settings", async () => {
  const db = await emptyDatabase();
  await publish(db, NEAR);
  let person = await personWith(db);
  const before = await countMatches(db, effectivePreferences(person), NOW);

  for (let { bids } = await load(db, person); bids.length > 0; { bids } = await load(db, person)) {
    const [first] = bids;
    const settings = person;
    const outcome = await press(db, person, first!.include.fields);
    expect(outcome.to).toBe("/dashboard/missed");
    expect(outcome.flash.title).toBe("Settings Saved");
    const after = await stored(db, person);
    expect((await load(db, after)).bids.map(({ id }) => id)).not.toContain(first!.id);

    await press(db, after, outcome.flash.undo!.fields);
    expect(await stored(db, person)).toEqual(settings);
    await press(db, person, first!.include.fields);
    expect(await stored(db, person)).toEqual(after);
    expect((await press(db, after, first!.include.fields)).flash.title).toBe("Nothing to change");
    person = await stored(db, person);
  }
  expect(person).toMatchObject({
    regions: ["CA-ON-PEL", "CA-ON-HAL", "CA-QC"],
    serviceTypes: ["snow-removal-seasonal", "paving-asphalt", "landscaping-grounds"],
    partsOff: [],
    contractValueMin: "any",
  });
  expect(await countMatches(db, effectivePreferences(person), NOW)).toBe(before + 5);
});

test("words that a person leaves out are the reason, one press includes them, and Undo leaves them out again", async () => {
  const db = await emptyDatabase();
  await publish(db, [
    { title: "Snow removal from roofs of arenas" },
    { title: "Grass cutting and landscaping beside roofs" },
    { title: "Snow removal, not mine" },
  ]);
  const excluded = [exclusionOf("arena roofs")!, exclusionOf("roofs")!];
  const person = await personWith(db, { excluded, serviceTypes: ["snow-removal-seasonal"], partsOff: [] });
  await db.insert(hiddenBids).values({ userId: person.id, bidId: 3, hiddenAt: NOW, trade: "", rule: "" });

  const { bids } = await load(db, person);
  expect(bids.map(({ title, reasons, include }) => [title, reasons.join(". "), include.label])).toEqual([
    [
      "Snow removal from roofs of arenas",
      "Its title has “roofs”, which you leave out",
      "Include titles with “roofs”",
    ],
    [
      "Grass cutting and landscaping beside roofs",
      "Landscaping; you follow Snow Removal. Its title has “roofs”, which you leave out",
      "Follow Landscaping too and include titles with “roofs”",
    ],
  ]);

  const { flash } = await press(db, person, bids[0]!.include.fields);
  expect(flash.text).toBe("Now included: titles with “roofs”.");
  const after = await stored(db, person);
  expect(after.excluded).toEqual([exclusionOf("arena roofs")]);
  expect(await countMatches(db, effectivePreferences(after), NOW)).toBe(
    (await countMatches(db, effectivePreferences(person), NOW)) + 1,
  );
  await press(db, after, flash.undo!.fields);
  expect((await stored(db, person)).excluded).toEqual(excluded);
});

test.each(["trial", "basic"] as const)(
  "%s: another region or trade leads to Pro and changes nothing, a part and a minimum may be changed",
  async (role) => {
    const db = await emptyDatabase();
    await publish(db, NEAR);
    const person = await personWith(db, { role, serviceTypes: ["paving-asphalt", "snow-removal-seasonal"] });
    const { isLimited, bids } = await load(db, person);
    expect(isLimited).toBe(true);
    expect(bids.filter(({ include }) => include.needsPro).map(({ reasons }) => reasons[0])).toEqual([
      "Snow Removal; you follow Paving",
      "Landscaping; you follow Paving",
      "In Halton Region; you follow Peel Region",
      "In Halton Region; you follow Peel Region",
      "Snow Removal; you follow Paving",
    ]);

    const region = await press(db, person, { region: "CA-ON-HAL" });
    expect(region).toMatchObject({
      to: "/dashboard/upgrade",
      flash: { title: "More than one region is part of Pro" },
    });
    expect(region.flash.text).toContain("To follow Halton Region too, choose Pro; nothing has changed yet.");
    // Stored but paused.
    expect(await press(db, person, { trade: "snow-removal-seasonal" })).toMatchObject({
      to: "/dashboard/upgrade",
      flash: { title: "More than one trade is part of Pro" },
    });
    expect(await stored(db, person)).toEqual(person);

    await press(db, person, { parts: "paving:markings", minimum: "any" });
    expect(await stored(db, person)).toMatchObject({ partsOff: [], contractValueMin: "any" });
  },
);

test.each(["trial", "basic"] as const)(
  "%s: a larger region takes the place of the one inside it without Pro, and Undo brings that back",
  async (role) => {
    const db = await emptyDatabase();
    await publish(db, [...NEAR, { title: "Snow removal next door", place: placeIn("Mississauga") }]);
    const narrow = await personWith(db, { role, regions: ["CA-ON-PEL-BRM", "CA-QC"] });
    const { bids } = await load(db, narrow);
    const wider = bids.find(({ include }) => include.fields.region === "CA-ON-PEL");
    expect(wider?.include).toMatchObject({
      label: "Follow all of Peel Region instead of Brampton",
      needsPro: false,
    });

    const { to, flash } = await press(db, narrow, wider!.include.fields);
    expect(to).toBe("/dashboard/missed");
    const wide = await stored(db, narrow);
    expect(wide.regions).toEqual(["CA-ON-PEL", "CA-QC"]);
    expect(await countMatches(db, effectivePreferences(wide), NOW)).toBeGreaterThan(
      await countMatches(db, effectivePreferences(narrow), NOW),
    );

    await press(db, wide, flash.undo!.fields);
    expect(await stored(db, narrow)).toEqual(narrow);
    const elsewhere = await press(db, wide, { intent: "undo", region: "CA-ON-PEL", was: "CA-ON-OTT" });
    expect(elsewhere.to).toBe("/dashboard/missed");
    expect((await stored(db, narrow)).regions).not.toContain("CA-ON-OTT");
  },
);

test("a plan that has become smaller since the page was read is respected by the statement itself", async () => {
  const db = await emptyDatabase();
  const person = await personWith(db);
  await db.update(users).set({ role: "basic" }).where(eq(users.id, person.id));
  const { to } = await press(db, person, { region: "CA-ON-HAL" });
  expect(to).toBe("/dashboard/upgrade");
  expect((await stored(db, person)).regions).toEqual(["CA-ON-PEL"]);
});

test("a press with something else than the page's choices is refused, and Undo leaves a region, a trade and a part", async () => {
  const db = await emptyDatabase();
  const person = await personWith(db, { serviceTypes: ["paving-asphalt"] });
  for (const fields of [
    { intent: "other" },
    { region: "CA-XX" },
    { trade: "plumber" },
    { minimum: "x".repeat(101) },
  ])
    expect(includeSchema.safeParse({ intent: "include", ...fields }).success).toBe(false);

  // Higher than before, and no choice of the page.
  for (const minimum of ["100000", "12345"])
    expect((await press(db, person, { minimum })).flash.title).toBe("Nothing to change");
  const all = ["paving:asphalt", "paving:concrete", "paving:markings", "paving:cracks"];
  await press(db, person, {
    intent: "undo",
    region: "CA-ON-PEL",
    trade: "paving-asphalt",
    parts: all.join(" "),
  });
  expect(await stored(db, person)).toEqual(person);
});

test("somebody who follows every trade or a place in their own words gets a page without an error", async () => {
  const db = await emptyDatabase();
  await publish(db, NEAR);
  const everything = await personWith(db, { serviceTypes: [], partsOff: [], contractValueMin: "any" });
  expect((await load(db, everything)).bids.map(({ title }) => title)).toEqual([
    "Snow removal in Halton",
    "Landscaping in Halton",
    "Snow removal in Quebec",
  ]);
  const ownWords = await personWith(db, { regions: ["Lanark Uplands"], serviceTypes: ["Totem carving"] });
  expect((await load(db, ownWords)).bids).toEqual([]);
});
