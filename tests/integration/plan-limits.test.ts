import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { asJson, raw, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { accounts, digestRuns, emails, type Profile, users } from "#drizzle/schema";
import { ROLES } from "~/domain/billing/roles";
import { effectivePreferences, keepPaused, splitPreferences } from "~/domain/matching/effective-preferences";
import { meetsCriteria } from "~/domain/matching/match-profile";
import { startSession } from "~/features/account/session.server";
import { queueAlerts } from "~/features/digests/queue-alerts.server";
import { ingestNotices } from "~/features/ingest/ingest-notices.server";
import { openSocket } from "~/features/live/open-socket.server";
import { countMatches } from "~/features/search/find-opportunities.server";
import { parseSettings, saveSettings } from "~/features/settings/save-settings.server";
import { loadSettingsPage } from "~/features/settings/settings-page.server";
import { notifySubscriptionChange } from "~/features/subscriptions/billing-mail.server";
import { effectiveListSql, keepPausedSql } from "~/features/subscriptions/entitlement.sql.server";
import type { Announcement, Listener } from "~/ports/broadcaster";
import {
  contextAround,
  emptyDatabase,
  insertUser,
  listDigestItems,
  servicesAround,
} from "../support/database";
import { formOf } from "../support/form-data";
import { loadFeedPage } from "../support/load-feed-page";
import { noticeOf, placeIn } from "../support/notices";
import { buildDueDigests } from "../support/outbox";

/** A Monday, a quarter past eight in Toronto. */
const NOW = new Date("2026-11-23T13:15:00Z");
const STORED_AT = new Date("2026-11-22T15:00:00Z");
const PAST = new Date("2026-11-20T00:00:00Z");
const FUTURE = new Date("2026-12-20T00:00:00Z");

const PLACES = [
  { code: "CA-ON-PEL", name: "Peel Region" },
  { code: "CA-ON-OTT", name: "Ottawa" },
  { code: "CA-ON-HAM", name: "Hamilton" },
] as const;
type Work = { title: string; part: string | null };
/** Each trade with one kind of work for each place. */
const TRADES: ReadonlyArray<{ id: string; works: readonly [Work, Work, Work] }> = [
  {
    id: "snow-removal-seasonal",
    works: [
      { title: "Snow clearing", part: null },
      { title: "Snow hauling", part: "snow:hauling" },
      { title: "Snow clearing of roofs", part: "snow:roofs" },
    ],
  },
  {
    id: "janitorial-facilities",
    works: [
      { title: "Janitorial services", part: "janitorial:offices" },
      { title: "Window cleaning", part: "janitorial:windows" },
      { title: "Carpet cleaning", part: "janitorial:floors" },
    ],
  },
  {
    id: "paving-asphalt",
    works: [
      { title: "Asphalt paving", part: "paving:asphalt" },
      { title: "Crack sealing", part: "paving:cracks" },
      { title: "Concrete curb repair", part: "paving:concrete" },
    ],
  },
  {
    id: "Totem carving",
    works: [
      { title: "Totem carving", part: null },
      { title: "Totem carving", part: null },
      { title: "Totem carving", part: null },
    ],
  },
];
/** One open contract over the alert threshold for each place and trade; their IDs count from 1 in this order. */
const BIDS = PLACES.flatMap((place, i) =>
  TRADES.map(({ id, works }) => ({ place, trade: { id, ...works[i]! } })),
);
const PARTS = BIDS.flatMap(({ trade: { part } }) => (part === null ? [] : [part]));

async function publishBids(): Promise<{ db: Database; announced: ReadonlyArray<Announcement> }> {
  const db = await emptyDatabase();
  const { services, announced } = servicesAround(db, STORED_AT);
  const notices = BIDS.map(({ place, trade }, i) =>
    noticeOf({
      key: `B${i + 1}`,
      reference: null,
      buyer: `Buyer ${i}`,
      place: placeIn(place.name),
      title: `${trade.title}, ${place.name}`,
      summary: null,
      sections: {},
      value: {
        contractValue: 200_000,
        estimatedValue: null,
        budgetMin: null,
        budgetMax: null,
        currency: "CAD",
      },
    }),
  );
  await ingestNotices(services, { id: "canadabuys", name: "CanadaBuys" }, notices, STORED_AT);
  return { db, announced: announced.flat() };
}

/**
 * What may be matched, from the plan's table in the spec: one region and one trade, or any number with Pro; without the
 * parts of a trade that are switched off.
 */
function allowedBids({ role, regions, serviceTypes, partsOff }: Profile): Array<number> {
  const counting = <T>(all: ReadonlyArray<T>) => (role === "pro" ? all : all.slice(0, 1));
  return BIDS.flatMap(({ place, trade }, i) => {
    const hasPlace = counting(regions).some((region) => region === place.code || region === "CA-ON");
    const isOn = trade.part === null || !partsOff.includes(trade.part);
    const hasTrade = serviceTypes.length === 0 || (counting(serviceTypes).includes(trade.id) && isOn);
    return hasPlace && hasTrade ? [i + 1] : [];
  });
}

const hasEnded = ({ subscriptionStatus, subscriptionEndDate }: Profile) =>
  subscriptionStatus === "canceled" && subscriptionEndDate !== null && subscriptionEndDate < NOW;

async function profileOf(db: Database, id: string): Promise<Profile> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user!;
}

async function feedOf(db: Database, profile: Profile) {
  const { context, settled } = contextAround(db, NOW);
  const { view } = await loadFeedPage(context, profile, new URL("https://bids.example/dashboard"));
  await settled();
  const cards = [...(view.closing?.cards ?? []), ...(view.list?.cards ?? [])];
  return { ids: cards.map(({ id }) => id).sort((a, b) => a - b), label: view.figures[0]!.value };
}

/** What the socket of an open feed would hear of; `null` if it is refused. */
async function heardBy(db: Database, announced: ReadonlyArray<Announcement>, { id }: Profile) {
  const { services } = servicesAround(db, NOW);
  const opened: Array<Listener> = [];
  services.broadcaster.connect = (_, listener) => {
    opened.push(listener);
    return Promise.resolve(new Response("connected"));
  };
  const cookie = (await startSession(services, id, null)).split(";")[0]!;
  const headers = { Upgrade: "websocket", Origin: "https://bids.example", Cookie: cookie };
  await openSocket(services, new Request("https://bids.example/realtime?scope=feed", { headers }));
  const [listener] = opened;
  if (!listener) return null;
  const { wanted } = listener.interest;
  const heard = announced.filter(({ versions }) =>
    versions.some((version) => wanted === null || meetsCriteria(wanted, version)),
  );
  return [...new Set(heard.flatMap(({ changes }) => changes.map(({ id: bid }) => bid)))].sort(
    (a, b) => a - b,
  );
}

async function digestOf(db: Database, { id }: Profile) {
  await buildDueDigests(servicesAround(db, NOW).services);
  const items = await listDigestItems(db);
  return items.flatMap((item) => (item.userId === id ? [item.opportunityId] : [])).sort((a, b) => a - b);
}

async function alertsOf(db: Database, { id }: Profile) {
  // An alert leaves out what a digest has named.
  await db.delete(emails).where(eq(emails.kind, "digest"));
  await queueAlerts(servicesAround(db, NOW).services);
  const mails = await db.select().from(emails).where(eq(emails.kind, "alert"));
  return mails
    .flatMap(({ userId, opportunityIds }) => (userId === id ? (opportunityIds ?? []) : []))
    .sort((a, b) => a - b);
}

type Change =
  | { kind: "plan"; set: Partial<typeof users.$inferInsert> }
  /** A form of the settings page; `offered` is what the page showed when it was opened. */
  | { kind: "save"; regions: Array<string>; offered: "one" | "many" };

const region = fc.constantFrom(...PLACES.map(({ code }) => code), "CA-ON");
const change: fc.Arbitrary<Change> = fc.oneof(
  fc
    .constantFrom<Partial<typeof users.$inferInsert>>(
      { role: "pro", subscriptionStatus: "active", subscriptionEndDate: FUTURE },
      { role: "basic", subscriptionStatus: "active", subscriptionEndDate: FUTURE },
      { role: "pro", subscriptionStatus: "canceled", subscriptionEndDate: FUTURE },
      { role: "pro", subscriptionStatus: "canceled", subscriptionEndDate: PAST },
      { role: "pro", subscriptionStatus: "past_due", subscriptionEndDate: PAST },
      { role: "trial", subscriptionStatus: "trialing", subscriptionEndDate: FUTURE },
      { role: "trial", subscriptionStatus: "canceled", subscriptionEndDate: PAST },
    )
    .map((set) => ({ kind: "plan" as const, set })),
  region.map((code) => ({ kind: "save" as const, regions: [code], offered: "one" as const })),
  fc
    .uniqueArray(region, { minLength: 1, maxLength: 3 })
    .map((regions) => ({ kind: "save" as const, regions, offered: "many" as const })),
);
const history = fc.record({
  regions: fc.uniqueArray(region, { minLength: 1 }),
  serviceTypes: fc.uniqueArray(fc.constantFrom(...TRADES.map(({ id }) => id))),
  partsOff: fc.uniqueArray(fc.constantFrom(...PARTS)),
  changes: fc.array(change, { minLength: 1, maxLength: 5 }),
});

async function apply(db: Database, before: Profile, made: Change): Promise<Profile> {
  if (made.kind === "plan") {
    await db.update(users).set(made.set).where(eq(users.id, before.id));
    const after = await profileOf(db, before.id);
    expect(after).toMatchObject({
      regions: before.regions,
      serviceTypes: before.serviceTypes,
      partsOff: before.partsOff,
    });
    return after;
  }
  const oneRegion = made.offered === "one" ? ["on"] : [];
  const submission = parseSettings(
    formOf({
      regions: made.regions,
      contractValueMin: "any",
      alertWeekly: "on",
      alertInstant: "on",
      oneRegion,
    }),
    before,
  );
  if (submission.status === "success") await saveSettings({ db }, before.id, submission.value);
  const after = await profileOf(db, before.id);
  const mayChange =
    before.role === "pro" && made.offered === "many" ? before.regions : before.regions.slice(0, 1);
  const untouched = before.regions.filter((stored) => !mayChange.includes(stored));
  expect(after.regions).toEqual(expect.arrayContaining(untouched));
  expect(after.serviceTypes).toEqual(before.serviceTypes);
  expect(after.partsOff).toEqual(before.partsOff);
  return after;
}

test("feed, count, live updates, digest and alerts agree, never exceed the plan, and no stored choice is lost", async () => {
  const { db, announced } = await publishBids();
  await fc.assert(
    fc.asyncProperty(history, async ({ changes, ...chosen }) => {
      await db.delete(accounts);
      await db.delete(emails);
      await db.delete(digestRuns);
      let profile = await insertUser(db, { role: "pro", ...chosen, alertInstant: true });

      for (const made of changes) {
        profile = await apply(db, profile, made);
        const allowed = allowedBids(profile);
        expect((await feedOf(db, profile)).ids).toEqual(allowed);
        expect(await countMatches(db, effectivePreferences(profile), NOW)).toBe(allowed.length);
        const { matches } = await loadSettingsPage(servicesAround(db, NOW).services, profile);
        expect(matches?.label.startsWith(`${allowed.length} open bid`)).toBe(true);
        expect(await heardBy(db, announced, profile)).toEqual(hasEnded(profile) ? null : allowed);
      }

      const allowed = allowedBids(profile);
      expect(await digestOf(db, profile)).toEqual(hasEnded(profile) ? [] : allowed);
      expect(await alertsOf(db, profile)).toEqual(hasEnded(profile) || profile.role !== "pro" ? [] : allowed);
    }),
    { numRuns: 15 },
  );
});

test("the database and the domain agree on what counts and on what a save keeps", async () => {
  const list = fc.uniqueArray(fc.constantFrom("CA-ON", "CA-QC", "US-NY", 'd\'Arc "Lanes"', "Žofín"));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ROLES),
      list,
      list,
      list,
      async (role, regions, serviceTypes, chosen) => {
        const db = await emptyDatabase();
        await insertUser(db, { role, regions, serviceTypes });
        const u = alias(users, "u");
        const asList = asJson<Array<string>>();
        const rows = await runOne(
          db,
          raw(
            sql`select ${effectiveListSql("regions")} as regions, ${effectiveListSql("serviceTypes")} as service_types,
              ${keepPausedSql(u.regions, chosen, sql`null`)} as freely, ${keepPausedSql(u.regions, chosen, sql`1`)} as kept,
              ${keepPausedSql(u.regions, chosen, sql`2`)} as kept_two
            from users u`,
            { regions: asList, serviceTypes: asList, freely: asList, kept: asList, keptTwo: asList },
          ),
        );
        expect(rows).toEqual([
          {
            ...splitPreferences({ role, regions, serviceTypes }).counting,
            freely: keepPaused(regions, chosen, null),
            kept: keepPaused(regions, chosen, 1),
            keptTwo: keepPaused(regions, chosen, 2),
          },
        ]);
      },
    ),
    { numRuns: 30 },
  );
});

test("settings show the region and trade that count, and name the paused ones", async () => {
  const db = await emptyDatabase();
  const profile = await insertUser(db, {
    role: "basic",
    regions: ["CA-ON-TOR", "CA-QC"],
    serviceTypes: ["snow-removal-seasonal", "paving-asphalt"],
  });

  const { view } = await loadSettingsPage(servicesAround(db, NOW).services, profile);

  expect(view.choice.regions).toEqual(["CA-ON-TOR"]);
  expect(view.storedRegions.map(({ name }) => name)).toEqual(["Toronto, ON", "Quebec"]);
  expect(view.choice.serviceTypes).toEqual(["snow-removal-seasonal"]);
  expect(view.pausedTrades).toEqual(["Paving / Asphalt / Concrete"]);
});

test("a form that was opened under Basic drops no paused region when the plan has become Pro meanwhile", async () => {
  const db = await emptyDatabase();
  const profile = await insertUser(db, { role: "basic", regions: ["CA-ON-TOR", "CA-QC"] });
  const form = formOf({ regions: "CA-ON-OTT", contractValueMin: "any", oneRegion: "on" });
  const submission = parseSettings(form, profile);
  if (submission.status !== "success") throw new Error("The form is refused");
  await db.update(users).set({ role: "pro" });

  expect(await saveSettings({ db }, profile.id, submission.value)).toBe("saved");
  expect((await profileOf(db, profile.id)).regions).toEqual(["CA-ON-OTT", "CA-QC"]);
});

test("a changed plan makes open pages reconnect, so that they hear only of what the new plan covers", async () => {
  const db = await emptyDatabase();
  const { id } = await insertUser(db, {
    role: "basic",
    subscriptionStatus: "active",
    billingInterval: "monthly",
    lemonSqueezySubscriptionId: "1",
    billingTold: "pro-monthly:active",
  });
  const { services, disconnected } = servicesAround(db, NOW);

  await notifySubscriptionChange(services, id);
  await notifySubscriptionChange(services, id);

  expect(disconnected).toEqual([{ accountId: id }]);
});
