import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { asJson, raw, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { emails, hiddenBids, opportunities, type Profile, users } from "#drizzle/schema";
import { createDigestSelector } from "~/domain/mail/digest-selection";
import { type Exclusion, exclusionOf, MAX_EXCLUSIONS, MAX_HIDDEN_BIDS } from "~/domain/matching/exclusions";
import { indexStems } from "~/domain/matching/index-words";
import { fits } from "~/domain/matching/match-profile";
import { loadBrowsePage } from "~/features/browse/browse-page.server";
import { keptOf, titlesTable } from "~/features/digests/alert-readers.sql.server";
import { listDigestCandidates } from "~/features/digests/new-opportunities.server";
import { queueAlerts } from "~/features/digests/queue-alerts.server";
import { queueSameDayMails } from "~/features/digests/queue-same-day.server";
import { allowWords, excludeWords } from "~/features/not-my-kind/excluded-words.server";
import {
  hideBid,
  listHiddenIds,
  listUnwantedRules,
  showBid,
} from "~/features/not-my-kind/hidden-bids.server";
import { loadNotMyKind } from "~/features/not-my-kind/not-my-kind-page.server";
import { saveBid } from "~/features/saved-bids/pipeline.server";
import { EVERYTHING, searchOpportunities } from "~/features/search/find-opportunities.server";
import { loadSettingsPage } from "~/features/settings/settings-page.server";
import {
  contextAround,
  countRows,
  emptyDatabase,
  insertUser,
  listDigestItems,
  servicesAround,
} from "../support/database";
import { ingestNotices } from "../support/ingest";
import { loadFeedPage } from "../support/load-feed-page";
import { noticeOf } from "../support/notices";
import { buildDueDigests } from "../support/outbox";

/** A Monday, a quarter past eight in Toronto. */
const NOW = new Date("2026-11-23T13:15:00Z");
const STORED_AT = new Date("2026-11-22T15:00:00Z");
const FOUR_OCLOCK = new Date("2026-11-23T21:00:00Z");

const TITLES = ["Snow clearing of depots", "Snow plowing of lots", "Snow clearing of stairs"] as const;

let db: Database;
beforeEach(async () => {
  db = await emptyDatabase();
});

async function publish(titles: ReadonlyArray<string>, contractValue: number | null = 200_000) {
  const notices = titles.map((title, i) =>
    noticeOf({
      key: `B${i}`,
      reference: null,
      buyer: `Buyer ${i}`,
      title,
      summary: null,
      sections: {},
      value: { contractValue, estimatedValue: null, budgetMin: null, budgetMax: null, currency: "CAD" },
    }),
  );
  await ingestNotices(db, { id: "canadabuys", name: "CanadaBuys" }, notices, STORED_AT);
}

const reader = (overrides: Partial<typeof users.$inferInsert> = {}) =>
  insertUser(db, {
    role: "pro",
    subscriptionStatus: "active",
    regions: ["CA-ON"],
    serviceTypes: ["snow-removal-seasonal"],
    alertInstant: true,
    alertSameDay: true,
    ...overrides,
  });

async function profileOf({ id }: { id: string }): Promise<Profile> {
  const [profile] = await db.select().from(users).where(eq(users.id, id));
  return profile!;
}

async function idOf(title: string) {
  const [bid] = await db.select().from(opportunities).where(eq(opportunities.title, title));
  return bid!.id;
}

const services = (at = NOW) => servicesAround(db, at).services;

/** The titles of the person's feed, the figure above it, and the same figure in the settings. */
async function seenBy(person: { id: string }) {
  const profile = await profileOf(person);
  const { context, settled } = contextAround(db, NOW);
  const { view } = await loadFeedPage(context, profile, new URL("https://bids.example/dashboard"));
  await settled();
  const { matches, mail } = await loadSettingsPage(services(), profile);
  return {
    titles: [...(view.closing?.cards ?? []), ...(view.list?.cards ?? [])].map(({ title }) => title).sort(),
    figure: view.figures[0]!.value,
    settings: matches?.label,
    waiting: mail?.matches,
  };
}

async function browsedBy(person: { id: string }, query: string) {
  const { context, settled } = contextAround(db, NOW);
  const url = new URL(`https://bids.example/opportunities${query}`);
  const { view } = await loadBrowsePage(context, await profileOf(person), url);
  await settled();
  return view.cards.map(({ title }) => title).sort();
}

async function mailedTo(person: { id: string }, kind: "alert" | "same-day") {
  const rows = await db.select().from(emails).where(eq(emails.userId, person.id));
  return rows.filter((row) => row.kind === kind).flatMap(({ opportunityIds }) => opportunityIds ?? []);
}

test("a bid that is left out goes from feed, figures, settings and my-feed mode, stays in Browse All and search, and comes back", async () => {
  await publish(TITLES);
  const [person, other] = [await reader(), await reader()];
  expect((await seenBy(person)).figure).toBe("3");
  const id = await idOf(TITLES[0]);

  expect(await hideBid(services(), await profileOf(person), id)).toBe(true);
  expect(await seenBy(person)).toEqual({
    titles: [TITLES[2], TITLES[1]],
    figure: "2",
    settings: "2 open bids match now",
    waiting: "2 new open bids for you.",
  });
  expect((await seenBy(other)).figure).toBe("3");
  expect(await browsedBy(person, "?mode=my-feed")).toEqual([TITLES[2], TITLES[1]]);
  expect(await browsedBy(person, "?mode=my-feed&q=snow&sort=best-match")).toEqual([TITLES[2], TITLES[1]]);
  expect(await browsedBy(person, "")).toEqual([...TITLES].sort());
  expect(await browsedBy(person, "?q=depots")).toEqual([TITLES[0]]);

  await showBid(services(), await profileOf(person), id);
  expect(await seenBy(person)).toMatchObject({ figure: "3", settings: "3 open bids match now" });
});

test("what a search in the feed offers when it finds nothing leaves out the same bids", async () => {
  await publish(TITLES);
  const person = await reader();
  for (const title of [TITLES[0], TITLES[2]])
    await hideBid(services(), await profileOf(person), await idOf(title));
  const { context } = contextAround(db, NOW);
  const url = new URL("https://bids.example/opportunities?mode=my-feed&q=snow+submarine");
  const { view } = await loadBrowsePage(context, await profileOf(person), url);
  expect(view.nearest).toMatchObject([{ label: "Without “submarine”", count: "1 bid" }]);
});

test("a count that is kept for everyone is not used for a person with bids left out, nor theirs for others", async () => {
  const titles = Array.from({ length: 30 }, (_, i) => `Snow clearing of depot ${i + 100}`);
  await publish(titles);
  const [person, other] = [await reader(), await reader()];
  expect((await seenBy(other)).figure).toBe("30");
  expect(await countRows(db, "match_counts")).toBe(1);
  await hideBid(services(), await profileOf(person), await idOf(titles[0]!));
  expect((await seenBy(person)).figure).toBe("29");
  expect(await countRows(db, "match_counts")).toBe(2);
  await hideBid(services(), await profileOf(person), await idOf(titles[1]!));
  expect((await seenBy(person)).figure).toBe("28");
  expect((await seenBy(other)).figure).toBe("30");
});

const listedIn = async (person: { id: string }) =>
  (await listDigestItems(db))
    .filter(({ userId }) => userId === person.id)
    .map(({ opportunityId }) => opportunityId);

const MAILS = [
  ["alerts", queueAlerts, (person: { id: string }) => mailedTo(person, "alert")],
  ["digests", buildDueDigests, listedIn],
] as const;

test.each(MAILS)("%s leave out the bid and the words, for that person alone", async (_kind, send, mailed) => {
  const [hider, excluder, other] = [await reader(), await reader(), await reader()];
  await publish(TITLES);
  await hideBid(services(), await profileOf(hider), await idOf(TITLES[0]));
  await excludeWords(services(), await profileOf(excluder), ["clearing"]);
  const [depots, lots, stairs] = [await idOf(TITLES[0]), await idOf(TITLES[1]), await idOf(TITLES[2])];

  await send(services());
  expect(new Set(await mailed(hider))).toEqual(new Set([lots, stairs]));
  expect(await mailed(excluder)).toEqual([lots]);
  expect(new Set(await mailed(other))).toEqual(new Set([depots, lots, stairs]));
});

test("the same-day mail leaves them out too, and one with nothing left is not sent", async () => {
  const [hider, excluder, other] = [await reader(), await reader(), await reader({ alertWeekly: false })];
  await db.run(sql`update users set alert_weekly = 0`);
  const titles = ["Snow clearing of rinks"];
  const notices = titles.map((title) =>
    noticeOf({
      key: title,
      reference: null,
      title,
      summary: null,
      sections: {},
      value: { contractValue: null, estimatedValue: null, budgetMin: null, budgetMax: null, currency: "CAD" },
    }),
  );
  await ingestNotices(db, { id: "canadabuys", name: "CanadaBuys" }, notices, NOW);
  await hideBid(services(), await profileOf(hider), await idOf(titles[0]!));
  await excludeWords(services(), await profileOf(excluder), ["snow clearing"]);
  expect(await queueSameDayMails(services(FOUR_OCLOCK))).toEqual({ queued: 1, isDone: true });
  expect(await mailedTo(other, "same-day")).toEqual([await idOf(titles[0]!)]);
  expect(await mailedTo(hider, "same-day")).toEqual([]);
  expect(await mailedTo(excluder, "same-day")).toEqual([]);
});

test("the words of the title that matched are offered, and only those; they hold until they are removed", async () => {
  await publish(TITLES);
  const person = await reader();
  const id = await idOf(TITLES[1]);
  const page = async () => loadNotMyKind(services(), await profileOf(person), id);
  expect(await page()).toMatchObject({ isHidden: false, offered: [] });
  await hideBid(services(), await profileOf(person), id);
  const offered = (await page())!.offered.map(({ words }) => words);
  expect(offered.length).toBeGreaterThan(0);
  for (const words of offered) expect(indexStems(TITLES[1])).toContain(exclusionOf(words)!.stems);
  await showBid(services(), await profileOf(person), id);

  expect(await excludeWords(services(), await profileOf(person), offered)).toBe("excluded");
  expect((await seenBy(person)).titles).not.toContain(TITLES[1]);
  expect(await excludeWords(services(), await profileOf(person), offered)).toBe("none");
  await hideBid(services(), await profileOf(person), id);
  expect((await page())?.offered).toEqual([]);

  const { leftOut } = await loadSettingsPage(services(), await profileOf(person));
  expect(leftOut?.words).toEqual(offered);
  for (const words of offered) await allowWords(services(), await profileOf(person), words);
  await showBid(services(), await profileOf(person), id);
  expect((await seenBy(person)).figure).toBe("3");
});

test("beside each word stands how many bids of the feed it would take, besides the one that is left out", async () => {
  await publish([...TITLES, "Snow clearing of yards"]);
  const person = await reader();
  const effects = async (title: string) => {
    await hideBid(services(), await profileOf(person), await idOf(title));
    const view = await loadNotMyKind(services(), await profileOf(person), await idOf(title));
    return view!.offered;
  };
  expect(await effects(TITLES[0])).toEqual([
    { words: "snow clearing", effect: "Leaves out 2 of the 3 open bids in your feed." },
  ]);
  expect(await effects(TITLES[1])).toEqual([
    { words: "snow plowing", effect: "No other open bid in your feed has these words." },
  ]);
});

test("a saved bid that is left out stays saved", async () => {
  await publish(TITLES);
  const person = await reader();
  const bidId = await idOf(TITLES[0]);
  await saveBid(db, { userId: person.id, bidId }, NOW, { marksInterested: false });
  await hideBid(services(), await profileOf(person), bidId);
  expect(await countRows(db, `user_bids where bid_id = ${bidId}`)).toBe(1);
});

test("each press is counted once by trade and rule for the operators, and undoing takes it back", async () => {
  await publish(TITLES);
  const [person, other] = [await reader(), await reader({ serviceTypes: ["Depots"] })];
  const elsewhere = await reader({ regions: ["CA-BC"] });
  const id = await idOf(TITLES[0]);
  await hideBid(services(), await profileOf(person), id);
  await hideBid(services(), await profileOf(person), id);
  const [rule] = await listUnwantedRules(db);
  expect(rule).toMatchObject({ trade: "snow", count: 1 });
  expect(rule!.rule).toMatch(/^phrase: snow clearing/);

  // What a person typed is theirs, and what came to nobody's feed was brought by no rule.
  for (const each of [other, elsewhere]) await hideBid(services(), await profileOf(each), id);
  expect(await listUnwantedRules(db)).toEqual([rule]);

  for (const each of [person, person, other, elsewhere]) await showBid(services(), await profileOf(each), id);
  expect(await listUnwantedRules(db)).toEqual([]);
});

test("of more than 1,000 bids left out the oldest comes back, and 50 exclusions are the most", async () => {
  await publish([...TITLES]);
  const person = await reader();
  const [first, second, third] = [await idOf(TITLES[0]), await idOf(TITLES[1]), await idOf(TITLES[2])];
  await hideBid(services(new Date(NOW.getTime() - 2_000)), await profileOf(person), first);
  await hideBid(services(new Date(NOW.getTime() - 1_000)), await profileOf(person), second);
  await db.run(sql`
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${MAX_HIDDEN_BIDS - 2})
    insert into opportunities (id, title, portal_source, tags, created_at)
    select 100000 + i, 'Filler', 'CanadaBuys', '[]', 0 from n
  `);
  await db.run(sql`
    insert into hidden_bids (user_id, bid_id, hidden_at, trade, rule)
    select ${person.id}, id, ${NOW.getTime() - 500}, 'snow', 'x' from opportunities where title = 'Filler'
  `);
  await hideBid(services(), await profileOf(person), third);
  const hidden = await listHiddenIds(db, await profileOf(person));
  expect(hidden).toHaveLength(MAX_HIDDEN_BIDS);
  expect(hidden).toContain(second);
  expect(hidden).toContain(third);
  expect(hidden).not.toContain(first);

  const words = Array.from({ length: MAX_EXCLUSIONS }, (_, i) => `word${i}`);
  expect(await excludeWords(services(), await profileOf(person), words)).toBe("excluded");
  expect(await excludeWords(services(), await profileOf(person), ["another"])).toBe("too-many");
  expect((await profileOf(person)).excluded).toHaveLength(MAX_EXCLUSIONS);
});

test("presses of several tabs and people in any order leave as many counted as are left out", async () => {
  await publish(TITLES);
  const people = [await reader(), await reader()];
  const ids = [await idOf(TITLES[0]), await idOf(TITLES[1])];
  const presses = fc.array(
    fc.record({ act: fc.constantFrom(hideBid, showBid), who: fc.nat(1), bid: fc.nat(1) }),
    { maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(presses, async (given) => {
      const profiles = await Promise.all(people.map(profileOf));
      await Promise.all(given.map(({ act, who, bid }) => act(services(), profiles[who]!, ids[bid]!)));
      const counted = (await listUnwantedRules(db)).reduce((sum, { count }) => sum + count, 0);
      expect(counted).toBe(await countRows(db, "hidden_bids"));
    }),
    { numRuns: 25 },
  );
});

test("after a downgrade what was left out stays out of the feed and the digest", async () => {
  await publish(TITLES);
  const person = await reader();
  await hideBid(services(), await profileOf(person), await idOf(TITLES[0]));
  await excludeWords(services(), await profileOf(person), ["plowing"]);
  await db.update(users).set({ role: "basic" }).where(eq(users.id, person.id));
  expect((await seenBy(person)).titles).toEqual([TITLES[2]]);
  await buildDueDigests(services());
  expect(await listedIn(person)).toEqual([await idOf(TITLES[2])]);
});

test("settings list the newest 100 of the bids that are left out, and how many there are", async () => {
  const person = await reader();
  await db.run(sql`
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${MAX_HIDDEN_BIDS})
    insert into opportunities (id, title, portal_source, tags, created_at)
    select i, 'Filler ' || i, 'CanadaBuys', '[]', 0 from n
  `);
  await db.run(sql`
    insert into hidden_bids (user_id, bid_id, hidden_at, trade, rule) select ${person.id}, id, id, '', '' from opportunities
  `);
  const { leftOut } = await loadSettingsPage(services(), await profileOf(person));
  expect(leftOut?.found).toBe(MAX_HIDDEN_BIDS);
  expect(leftOut?.bids.map(({ id }) => id)).toEqual(
    Array.from({ length: 100 }, (_, i) => MAX_HIDDEN_BIDS - i),
  );
});

test("two tabs that exclude words at once keep both, up to the limit", async () => {
  const person = await reader();
  const profile = await profileOf(person);
  const many = (from: number) => Array.from({ length: 30 }, (_, i) => `word${from + i}`);
  await Promise.all([
    excludeWords(services(), profile, ["depots", ...many(0)]),
    excludeWords(services(), profile, ["depot", ...many(100)]),
  ]);
  const { excluded } = await profileOf(person);
  expect(excluded).toHaveLength(MAX_EXCLUSIONS);
  expect(new Set(excluded.map(({ stems }) => stems)).size).toBe(MAX_EXCLUSIONS);
});

test("an unknown bid cannot be left out, and the account's deletion deletes what it left out", async () => {
  const person = await reader();
  expect(await hideBid(services(), await profileOf(person), 999_999)).toBe(false);
  expect(await countRows(db, "hidden_bids")).toBe(0);
  await publish(TITLES);
  await hideBid(services(), await profileOf(person), await idOf(TITLES[0]));
  await db.run(sql`delete from accounts where id = ${person.id}`);
  expect(await db.select().from(hiddenBids)).toEqual([]);
});

/** What an alert tells of these bids to a person with these exclusions. */
function keptBy(excluded: ReadonlyArray<Exclusion>, bids: ReadonlyArray<{ id: number; title: string }>) {
  const ids = JSON.stringify(bids.map(({ id }) => id));
  return raw(
    sql`
      with ${titlesTable(bids.map(({ id, title }) => [id, indexStems(title)]))},
      person as (
        select 'x' as id, 'x' as email, 0 as hidden_revision, ${JSON.stringify(excluded)} as excluded, ${ids} as ids
      ),
      ${keptOf(sql`person`)}
      select ids from kept
    `,
    { ids: asJson<Array<number>>() },
  );
}

const WORDS = [
  ..."ice rink rinks roofing roofs roof ponies pony agreement hopping hoping hope plating plate".split(" "),
  ..."relational relate conditional operators operation operate electrical electricity services".split(" "),
  ..."déneigement DENEIGEMENT l’aréna égouts égout pelouses toitures HVAC A/C 2026 x-ray skies sky".split(
    " ",
  ),
  "ser\u200Cvice",
  "De\u0301neigement",
  "snow❄️plow",
];

test("excluded words leave out the same bids in the index, in the digest, live and in alerts", async () => {
  const titles = WORDS.flatMap((word, i) => [word, `${word} ${WORDS[(i * 7 + 3) % WORDS.length]!}`]);
  await publish(titles.map((title) => `Lot ${title}`));
  const stored = await db.query.opportunities.findMany();
  const last = Math.max(...stored.map(({ id }) => id));
  const sorted = (ids: ReadonlyArray<number>) => ids.toSorted((a, b) => a - b);
  const rate = { cad: 1.4, day: "2026-11-20", publisher: "Bank of Canada" } as never;
  const window = { upto: last, closingUntil: new Date(0) };
  const candidates = await listDigestCandidates(db, { ...window, after: 0, now: NOW, rate, texts: [] });
  const select = createDigestSelector(candidates, window);

  const words = fc
    .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 2 })
    .map((each) => each.join(" "));
  await fc.assert(
    fc.asyncProperty(fc.array(words, { minLength: 1, maxLength: 3 }), async (given) => {
      const excluded = given.map(exclusionOf).filter((each): each is Exclusion => each !== null);
      const profile = { regions: [], serviceTypes: [], excluded };
      const found = await searchOpportunities(db, { ...EVERYTHING, profile, limit: 500 }, NOW);
      const expected = sorted(found.rows.map(({ id }) => id));

      const live = stored.filter((row) => fits(profile, row)).map(({ id }) => id);
      const digest = select({ ...profile, partsOff: [], contractValueMin: "any", summaries: 500, since: 0 });
      const [kept] = await runOne(db, keptBy(excluded, stored));
      expect(sorted(live)).toEqual(expected);
      expect(sorted(digest.fresh)).toEqual(expected);
      expect(sorted(kept!.ids)).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});
