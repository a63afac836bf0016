import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { digestSelections, emails, opportunities, sourceRuns, userBids, users } from "#drizzle/schema";
import { limitsFor } from "~/domain/billing/roles";
import { MAX_CLOSING_LINES } from "~/domain/mail/digest";
import { effectivePreferences } from "~/domain/matching/effective-preferences";
import { compactMoney, FALLBACK_USD_RATE, inCanadianDollars, minimumInDollars } from "~/domain/money";
import type { Notice } from "~/domain/opportunities/notice";
import { statedValue, urgentUntil } from "~/domain/opportunities/opportunity";
import { buildDigest } from "~/features/digests/build-digest.server";
import { planDueDigests } from "~/features/digests/plan-digests.server";
import { queueAlerts } from "~/features/digests/queue-alerts.server";
import { queueSameDayMails } from "~/features/digests/queue-same-day.server";
import { EVERYTHING, findFeed } from "~/features/search/find-opportunities.server";
import { sweepClosed } from "~/features/search/sweep-closed.server";
import { emptyDatabase, insertUser, servicesAround } from "../support/database";
import { type ReadDigest, readDigests } from "../support/digest-parts";
import { ingestNotices } from "../support/ingest";
import { noticeOf, placeIn } from "../support/notices";
import { buildDueDigests } from "../support/outbox";

/** A Monday, a quarter past eight in Toronto. */
const MONDAY = new Date("2026-11-23T13:15:00Z");
const BEFORE = new Date("2026-11-20T15:00:00Z");
const LONG_AGO = new Date("2026-11-03T15:00:00Z");
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const weekAfter = (weeks: number) => new Date(MONDAY.getTime() + weeks * 7 * DAY_MS);
const SOON = new Date("2026-11-26T19:00:00Z");
const LATER = new Date("2026-12-18T19:00:00Z");

async function store(db: Database, notices: ReadonlyArray<Partial<Notice>>, at = BEFORE) {
  const whole = notices.map((notice, i) =>
    noticeOf({ key: `${at.getTime()}-${i}`, reference: null, ...notice }),
  );
  await ingestNotices(db, { id: "canadabuys", name: "CanadaBuys" }, whole, at);
}

const queueAt = (db: Database, at: Date) => buildDueDigests(servicesAround(db, at).services);

async function digestsAt(db: Database, at: Date): Promise<Array<ReadDigest>> {
  await queueAt(db, at);
  return readDigests(db, at);
}

const titled = (count: number, deadline: Date, word = "site") =>
  Array.from({ length: count }, (_, i) => ({ title: `Snow clearing of ${word} number ${i}`, deadline }));

async function idsOf(db: Database, word: string) {
  const rows = await db.select().from(opportunities);
  return rows.flatMap(({ id, title }) => (title.includes(word) ? [id] : []));
}

test("DC-06 what closes within the week comes first, also when it was known before, and is not repeated as new", async () => {
  const db = await emptyDatabase();
  await insertUser(db);
  await store(db, [{ title: "Snow clearing, old and closing", deadline: SOON }], LONG_AGO);
  await store(db, [
    { title: "Snow clearing, new and closing", deadline: new Date(SOON.getTime() - HOUR_MS) },
    { title: "Snow clearing, new", deadline: LATER },
  ]);
  const [digest, ...others] = await digestsAt(db, MONDAY);
  expect(others).toEqual([]);
  expect(digest?.closing).toEqual([
    ...(await idsOf(db, "new and closing")),
    ...(await idsOf(db, "old and closing")),
  ]);
  expect(digest?.fresh).toEqual(await idsOf(db, "Snow clearing, new").then((ids) => ids.slice(-1)));
  expect(digest?.subject).toBe("1 new bid · 2 close by Mon 30 Nov, the first Thu 26 Nov at 1:00 pm");
  expect(digest?.figures).toMatchObject({ opportunities: "1", urgent: "2" });
  expect(digest?.text).toContain("Regional Municipality of Peel · ");
});

test("a digest is sent when only one of its parts has a line, and not when both are empty", async () => {
  const db = await emptyDatabase();
  await insertUser(db);
  await store(db, [{ deadline: LATER }], LONG_AGO);
  expect(await digestsAt(db, MONDAY)).toEqual([]);

  // It closes on the last day of the next Monday's window.
  const [digest] = await digestsAt(db, new Date("2026-12-14T13:15:00Z"));
  expect(digest).toMatchObject({ subject: "1 bid closes Fri 18 Dec at 2:00 pm", fresh: [] });
  expect(digest?.closing).toHaveLength(1);
  expect(digest?.figures.opportunities).toBe("none");
});

test.each(["trial", "pro"] as const)(
  "RP-04 RP-05 closing lines do not count towards the summaries of %s; at most 40 are listed, with a link to the rest",
  async (role) => {
    const db = await emptyDatabase();
    await insertUser(db, { role });
    await store(db, [...titled(43, SOON, "lot"), ...titled(30, LATER)]);
    const [digest] = await digestsAt(db, MONDAY);
    const { digestSummaries } = limitsFor(role);
    expect(digest?.closing).toHaveLength(MAX_CLOSING_LINES);
    expect(digest?.fresh).toHaveLength(digestSummaries);
    expect(digest?.found).toEqual({ closing: 43, fresh: 30 });
    expect(digest?.text).toContain("3 more close by Mon 30 Nov: https://bids.example/dashboard?show=closing");
    expect(digest?.text).toContain(`${30 - digestSummaries} more new in your feed`);
  },
);

const valued = (estimatedValue: number | null, currency: "CAD" | "USD" = "CAD") => ({
  value: { contractValue: null, estimatedValue, budgetMin: null, budgetMax: null, currency },
});

test("the total is that of the listed bids, with its currency and the rate of what was converted", async () => {
  const db = await emptyDatabase();
  await insertUser(db);
  await store(db, [
    { title: "Snow clearing of stairs", deadline: SOON, ...valued(180_000) },
    { title: "Snow clearing of lots", deadline: LATER, ...valued(100_000, "USD") },
  ]);
  const [digest] = await digestsAt(db, MONDAY);
  expect(digest?.figures.totalValue).toBe("$320.0K CAD");
  for (const part of ["US dollars counted at 1.4", "$180,000 stated", "US$100,000 stated"])
    expect(digest?.text).toContain(part);
});

test("the total of bids that state no value is not stated", async () => {
  const db = await emptyDatabase();
  await insertUser(db);
  await store(db, [{ deadline: LATER, ...valued(null) }]);
  const [digest] = await digestsAt(db, MONDAY);
  expect(digest?.figures.totalValue).toBe("Not stated");
  expect(digest?.text).toContain("Contact for pricing");
  expect(digest?.text).not.toMatch(/US dollars|\$/);
});

test("a run that is built days later lists what is open then, not what was open when it was planned", async () => {
  const db = await emptyDatabase();
  await insertUser(db);
  await store(db, [
    { title: "Snow clearing that has closed", deadline: new Date("2026-11-24T19:00:00Z") },
    { title: "Snow clearing that closes next", deadline: SOON },
  ]);
  const runs = await planDueDigests(servicesAround(db, MONDAY).services);
  const wednesday = new Date(MONDAY.getTime() + 2 * DAY_MS);
  const late = servicesAround(db, wednesday).services;
  for (const { id } of runs) await buildDigest(late, id);
  const [content] = (await db.select().from(digestSelections)).map(({ content }) => content);
  expect(content).toMatchObject({ closing: await idsOf(db, "closes next"), asOf: wednesday.getTime() });
});

test("a bid whose date was moved out of the week before sending is not listed as closing", async () => {
  const db = await emptyDatabase();
  await insertUser(db);
  await store(db, titled(2, SOON));
  await queueAt(db, MONDAY);
  const moved = (await idsOf(db, "number 0"))[0]!;
  await db.update(opportunities).set({ deadline: LATER }).where(eq(opportunities.id, moved));
  const [digest] = await readDigests(db, MONDAY);
  expect(digest?.closing).toEqual(await idsOf(db, "number 1"));
  expect(digest?.found.closing).toBe(1);
  expect(digest?.subject).toBe("1 bid closes Thu 26 Nov at 2:00 pm");
});

test("a new bid whose date was moved into the week before sending stays among the new, and the subject begins with the closing list", async () => {
  const db = await emptyDatabase();
  await insertUser(db);
  await store(db, [{ title: "Snow clearing, closing", deadline: SOON }]);
  await store(db, [{ key: "NEW", title: "Snow clearing, moved", deadline: LATER }]);
  await queueAt(db, MONDAY);
  const [moved] = await idsOf(db, "moved");
  const sooner = new Date(SOON.getTime() - DAY_MS);
  await db.update(opportunities).set({ deadline: sooner }).where(eq(opportunities.id, moved!));
  const [digest] = await readDigests(db, MONDAY);
  expect(digest).toMatchObject({ fresh: [moved], closing: await idsOf(db, "closing") });
  expect(digest?.subject).toBe("1 new bid · 1 closes Thu 26 Nov at 2:00 pm");
  expect(digest?.figures.urgent).toBe("2");
  expect(digest?.text).toContain("[urgent] Snow clearing, moved");
});

test("SN-06 changes of saved bids come first: one line for each field, the moved closing date on top", async () => {
  const db = await emptyDatabase();
  const reader = await insertUser(db);
  const saved = { key: "SAVED", title: "Snow clearing, saved", deadline: LATER };
  const documents = (...names: Array<string>) =>
    names.map((name) => ({ url: `https://portal.example/${name}.pdf`, title: name }));
  await store(db, [{ ...saved, documents: documents("one") }], LONG_AGO);
  const [bidId] = await idsOf(db, "saved");
  await db.insert(userBids).values({ userId: reader.id, bidId: bidId!, status: "saved" });
  const between = new Date("2026-12-19T19:00:00Z");
  await store(db, [{ ...saved, deadline: between, documents: documents("one", "two") }], BEFORE);
  const last = new Date("2026-12-20T19:00:00Z");
  const changed = {
    ...saved,
    deadline: last,
    documents: documents("one", "two"),
    title: "Snow clearing, kept",
  };
  await store(db, [changed], new Date(BEFORE.getTime() + HOUR_MS));
  await store(db, [{ key: "CLOSING", title: "Snow clearing, closing", deadline: SOON }]);

  const [digest] = await digestsAt(db, MONDAY);
  expect(digest?.text).toContain(
    [
      "CHANGED: 1 BID YOU SAVED\n\nSnow clearing, kept",
      "- Closing date: Fri 18 Dec 2026, 2:00 pm ET → Sun 20 Dec 2026, 2:00 pm ET",
      "- Title: Snow clearing, saved → Snow clearing, kept",
      "- 1 new document",
    ].join("\n"),
  );
  expect(digest!.text.indexOf("CHANGED")).toBeLessThan(digest!.text.indexOf("CLOSING WITHIN"));
});

test("changed key dates of a saved bid are told by their kind, each with what it was", async () => {
  const db = await emptyDatabase();
  const reader = await insertUser(db);
  const saying = (...sentences: ReadonlyArray<string>) => ({
    key: "SAVED",
    title: "Snow clearing, saved",
    deadline: LATER,
    sections: { description: sentences.join("\n") },
  });
  await store(db, [saying("Questions must be submitted by December 9, 2026.")], LONG_AGO);
  const [bidId] = await idsOf(db, "saved");
  await db.insert(userBids).values({ userId: reader.id, bidId: bidId!, status: "saved" });
  const meeting = "A mandatory site meeting will be held on December 10, 2026 at 3:00 p.m.";
  await store(db, [saying("Questions must be submitted by December 8, 2026.", meeting)], BEFORE);
  await store(db, [{ key: "CLOSING", title: "Snow clearing, closing", deadline: SOON }]);

  const [digest] = await digestsAt(db, MONDAY);
  expect(digest?.text).toContain("- Questions by: Wed 9 Dec 2026 → Tue 8 Dec 2026");
  expect(digest?.text).toContain("- Site meeting: none → Thu 10 Dec 2026, 3:00 pm ET (mandatory)");
});

test("the coverage line names the sources and the unread portals of the reader's own province only", async () => {
  const db = await emptyDatabase();
  await insertUser(db, { regions: ["CA-ON-PEL"] });
  await insertUser(db, { regions: ["US-NY"], serviceTypes: [] });
  await store(db, [
    { deadline: SOON },
    { deadline: SOON, place: { ...placeIn("Albany County"), state: "NY", country: "US" } },
  ]);
  const run = { startedAt: BEFORE, finishedAt: BEFORE, outcome: "complete" } as const;
  await db.insert(sourceRuns).values(["toronto", "nyc-city-record"].map((source) => ({ ...run, source })));
  const digests = await digestsAt(db, MONDAY);
  const lines = digests.map(({ text }) => /^Read for this digest: .*$/m.exec(text)![0]);
  const [peel, albany] = lines.toSorted(
    (a, b) => Number(b.includes("Toronto")) - Number(a.includes("Toronto")),
  );
  expect(peel).toMatch(/Read for this digest: .*City of Toronto 20 Nov, 10:00 am ET\./);
  expect(peel).toMatch(
    /Not read around you: Ontario Tenders Portal; bids&tenders; MERX; Biddingo; most municipal/,
  );
  expect(peel).not.toMatch(/NYC|SAM\.gov/);
  expect(albany).toMatch(/NYC City Record 20 Nov/);
  expect(albany).toMatch(/Not read around you: New York State Contract Reporter; counties and towns\./);
  for (const line of lines) expect(line).toContain("https://bids.example/legal#coverage");
});

test("SN-06 what an alert or a same-day mail has named is not new in the digest, and a reader with the same wishes but without them is told", async () => {
  const db = await emptyDatabase();
  const pro = { role: "pro", subscriptionStatus: "active" } as const;
  const alerted = await insertUser(db, { ...pro, alertInstant: true, alertSameDay: true });
  const other = await insertUser(db, pro);
  await store(db, [
    { title: "Snow clearing, large", deadline: LATER, ...valued(300_000) },
    { title: "Snow clearing, large and closing", deadline: SOON, ...valued(300_000) },
    { title: "Snow clearing, unvalued", deadline: LATER, ...valued(null) },
    { title: "Snow clearing, small", deadline: LATER, ...valued(20_000) },
  ]);
  await tellAt(db, new Date("2026-11-20T21:05:00Z"));
  expect(await namedTo(db, alerted.id)).toHaveLength(3);

  const digests = await digestsAt(db, MONDAY);
  const [told, untold] = [alerted, other].map(({ id }) => digests.find(({ userId }) => userId === id)!);
  expect(told).toMatchObject({ fresh: await idsOf(db, "small"), closing: await idsOf(db, "closing") });
  expect(told!.subject).toBe("1 new bid · 1 closes Thu 26 Nov at 2:00 pm");
  expect(untold).toMatchObject({ found: { fresh: 3 }, closing: told!.closing });
});

test("a bid that an alert names between a digest's planning and its building is not new in it", async () => {
  const db = await emptyDatabase();
  await insertUser(db, { role: "pro", subscriptionStatus: "active", alertInstant: true });
  await store(db, [{ deadline: LATER, ...valued(300_000) }]);
  const [run] = await planDueDigests(servicesAround(db, MONDAY).services);
  await tellAt(db, new Date(MONDAY.getTime() + HOUR_MS));
  const { services } = servicesAround(db, new Date(MONDAY.getTime() + 2 * HOUR_MS));
  expect(await buildDigest(services, run!.id)).toEqual({ queued: 0, isDone: true });
});

test("a new bid that a digest has named triggers no alert, also if its value is stated later", async () => {
  const db = await emptyDatabase();
  await insertUser(db, { role: "pro", subscriptionStatus: "active", alertInstant: true });
  await tellAt(db, BEFORE);
  const unvalued = { key: "UNVALUED", title: "Snow clearing of stairs", deadline: LATER };
  await store(db, [
    { deadline: LATER, ...valued(300_000) },
    { ...unvalued, ...valued(null) },
  ]);
  expect((await digestsAt(db, MONDAY))[0]?.fresh).toHaveLength(2);
  await store(db, [{ ...unvalued, ...valued(400_000) }], new Date(MONDAY.getTime() + HOUR_MS));
  await store(db, [{ deadline: LATER, ...valued(500_000) }], new Date(MONDAY.getTime() + 2 * HOUR_MS));
  await tellAt(db, new Date(MONDAY.getTime() + 3 * HOUR_MS));
  const [alert, ...others] = await db.select().from(emails).where(eq(emails.kind, "alert"));
  expect(others).toEqual([]);
  expect(alert?.opportunityIds).toHaveLength(1);
});

/** A generated notice: when it is found, how long it is open, and what its source states. */
const generated = fc.record({
  foundHoursBefore: fc.integer({ min: 1, max: 12 * 24 }),
  openHours: fc.integer({ min: -24, max: 20 * 24 }),
  amount: fc.option(fc.integer({ min: 1_000, max: 900_000 })),
  currency: fc.constantFrom("CAD" as const, "USD" as const),
  region: fc.constantFrom("Peel Region", "York Region"),
  trade: fc.constantFrom("Snow clearing", "Asphalt paving"),
  status: fc.constantFrom("active" as const, "active" as const, "active" as const, "cancelled" as const),
  extendedByDays: fc.option(fc.integer({ min: 1, max: 21 })),
});

const ALERTED = { role: "pro", alertInstant: true, alertSameDay: true } as const;

const READERS: ReadonlyArray<Partial<typeof users.$inferInsert>> = [
  { role: "trial", contractValueMin: "any" },
  { role: "pro", contractValueMin: "any", regions: ["CA-ON"], serviceTypes: [] },
  { ...ALERTED, contractValueMin: "any", regions: ["CA-ON"], serviceTypes: [] },
  { ...ALERTED, contractValueMin: "any", regions: ["CA-ON-PEL"], serviceTypes: [], alertSameDay: false },
  { role: "pro", contractValueMin: "100000", serviceTypes: ["snow-removal-seasonal", "paving-asphalt"] },
  { role: "basic", contractValueMin: "any", regions: ["CA-ON-YRK"], serviceTypes: ["snow clearing"] },
];

type Generated = typeof generated extends fc.Arbitrary<infer T> ? T : never;

/** Queues the instant alerts and, in the afternoon, the same-day mails. */
async function tellAt(db: Database, at: Date) {
  const { services } = servicesAround(db, at);
  await queueAlerts(services);
  await queueSameDayMails(services);
}

/** What alerts and same-day mails have named to a reader. */
async function namedTo(db: Database, userId: string): Promise<Array<number>> {
  const rows = await db.select().from(emails).where(eq(emails.userId, userId));
  return rows.flatMap(({ opportunityIds }) => opportunityIds ?? []);
}

async function storeGenerated(db: Database, monday: Date, week: ReadonlyArray<Generated>) {
  const inOrder = week.toSorted((a, b) => b.foundHoursBefore - a.foundHoursBefore);
  for (const [i, made] of inOrder.entries()) {
    // After the alerts that followed the last digest, and each at an instant of its own.
    const hours = Math.min(made.foundHoursBefore, monday > MONDAY ? 143 : Infinity);
    const found = new Date(monday.getTime() - hours * HOUR_MS + i);
    const whole: Partial<Notice> = {
      key: `${monday.getTime()}-${i}`,
      title: `${made.trade} of lot ${i}`,
      summary: null,
      sections: {},
      status: made.status,
      place: placeIn(made.region),
      deadline: new Date(monday.getTime() + made.openHours * HOUR_MS),
      value: {
        contractValue: null,
        estimatedValue: made.amount,
        budgetMin: null,
        budgetMax: null,
        currency: made.currency,
      },
    };
    await store(db, [whole], found);
    await tellAt(db, found);
  }
}

/** Some bids of this week get a later closing date before the next digest. */
async function extend(db: Database, monday: Date, week: ReadonlyArray<Generated>) {
  const inOrder = week.toSorted((a, b) => b.foundHoursBefore - a.foundHoursBefore);
  const tuesday = new Date(monday.getTime() + DAY_MS);
  for (const [i, { extendedByDays, openHours, trade, region, amount, currency }] of inOrder.entries())
    if (extendedByDays !== null && openHours > 24)
      await store(
        db,
        [
          {
            key: `${monday.getTime()}-${i}`,
            title: `${trade} of lot ${i}`,
            summary: null,
            sections: {},
            place: placeIn(region),
            deadline: new Date(monday.getTime() + openHours * HOUR_MS + extendedByDays * DAY_MS),
            value: {
              contractValue: null,
              estimatedValue: amount,
              budgetMin: null,
              budgetMax: null,
              currency,
            },
          },
        ],
        tuesday,
      );
}

/** Compares a digest with itself and with the dashboard at its instant. */
async function expectAgreement(db: Database, digest: ReadDigest, at: Date) {
  const [reader] = await db.select().from(users).where(eq(users.id, digest.userId));
  const profile = effectivePreferences(reader!);
  const minimum = minimumInDollars(reader!.contractValueMin);
  const cad = (row: { currency: "CAD" | "USD" | null } & Parameters<typeof statedValue>[0]) => {
    const amount = statedValue(row);
    return amount === null ? null : inCanadianDollars(amount, row.currency, FALLBACK_USD_RATE);
  };
  const query = { ...EVERYTHING, profile, limit: 500 };
  const parts = findFeed(query, { until: urgentUntil(at), limit: 500 }, at);
  const feed = await runBatch(db, [...parts.closing, ...parts.newest, ...parts.figures]);
  const [closing, newest] = [feed[0], feed[1]].map((rows) =>
    rows.filter((row) => minimum === 0 || cad(row) === null || cad(row)! >= minimum),
  ) as [(typeof feed)[0], (typeof feed)[1]];

  expect(digest.closing).toEqual(closing.slice(0, MAX_CLOSING_LINES).map(({ id }) => id));
  expect(digest.found.closing).toBe(closing.length);
  if (minimum === 0) expect(digest.found.closing).toBe(feed[2][0]?.urgent);
  const soon = new Set(closing.map(({ id }) => id));
  const told = new Set(await namedTo(db, digest.userId));
  const fresh = newest.filter(({ id }) => id > digest.since && !soon.has(id) && !told.has(id));
  expect(digest.fresh).toEqual(fresh.slice(0, limitsFor(reader!.role).digestSummaries).map(({ id }) => id));
  expect(digest.found.fresh).toBe(fresh.length);

  const listed = [...digest.closing, ...digest.fresh].map((id) => newest.find((row) => row.id === id)!);
  const stated = listed.map(cad).filter((value) => value !== null);
  const total = stated.reduce((sum, value) => sum + value, 0);
  expect(digest.figures).toEqual({
    opportunities: digest.fresh.length > 0 ? String(digest.fresh.length) : "none",
    totalValue: stated.length === 0 ? "Not stated" : `${compactMoney(total, "CAD")} CAD`,
    urgent: String(digest.closing.length),
  });
  expect(/^(\d+) new bids?/.exec(digest.subject)?.[1] ?? "0").toBe(String(digest.fresh.length));
  expect(
    /(\d+)(?: bids?)? closes? (?:by|today|tomorrow|\w{3} \d)/.exec(
      digest.fresh.length > 0 && digest.closing.length === 0 ? "" : digest.subject,
    )?.[1] ?? "0",
  ).toBe(String(digest.closing.length));
}

test("over generated weeks a digest's subject, figures and items agree with each other and the dashboard, and nobody is told of a bid as new twice, by alerts and same-day mails neither", async () => {
  const seen = { closing: 0, fresh: 0, named: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(generated, { maxLength: 14 }), { minLength: 2, maxLength: 3 }),
      async (weeks) => {
        const db = await emptyDatabase();
        for (const reader of READERS)
          await insertUser(db, { ...reader, ...(reader.role === "pro" && { subscriptionStatus: "active" }) });
        const digested = new Map<string, Array<number>>();
        for (const [i, week] of weeks.entries()) {
          const monday = weekAfter(i);
          await storeGenerated(db, monday, week);
          await sweepClosed(db, monday);
          const digests = await digestsAt(db, monday);
          for (const digest of digests) {
            await expectAgreement(db, digest, monday);
            seen.closing += digest.closing.length;
            seen.fresh += digest.fresh.length;
            digested.set(digest.userId, [...(digested.get(digest.userId) ?? []), ...digest.fresh]);
          }
          await extend(db, monday, week);
          await tellAt(db, new Date(monday.getTime() + 1.02 * DAY_MS));
        }
        for (const [userId, fresh] of digested) {
          const named = await namedTo(db, userId);
          const asNew = [...named, ...fresh];
          expect(asNew).toEqual([...new Set(asNew)]);
          seen.named += named.length;
        }
      },
    ),
    { numRuns: 8 },
  );
  expect(Math.min(seen.closing, seen.fresh, seen.named)).toBeGreaterThan(10);
});
