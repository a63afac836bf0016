import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runOne, tagged } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { emails, type Profile, users } from "#drizzle/schema";
import { hasAccess } from "~/domain/billing/entitlement";
import { intervalOf, planOf, type PlanOption } from "~/domain/billing/plan-options";
import type { Role } from "~/domain/billing/roles";
import { effectivePreferences } from "~/domain/matching/effective-preferences";
import { loadBillingPage } from "~/features/billing/billing-page.server";
import { keepFirst } from "~/features/billing/keep-first.server";
import { standingView } from "~/features/billing/standing-view";
import { countMatches } from "~/features/search/find-opportunities.server";
import { parseSettings, saveSettings } from "~/features/settings/save-settings.server";
import { loadSettingsPage } from "~/features/settings/settings-page.server";
import { notifySubscriptionChange } from "~/features/subscriptions/billing-mail.server";
import { contextAround, emptyDatabase, insertUser, servicesAround } from "../support/database";
import { formOf } from "../support/form-data";
import { ingestNotices } from "../support/ingest";
import { loadFeedPage } from "../support/load-feed-page";
import { noticeOf, placeIn } from "../support/notices";
import { buildDueDigests, deliverOutbox } from "../support/outbox";

const NOW = new Date("2026-11-20T15:00:00Z");
const BEFORE = new Date("2026-11-19T15:00:00Z");
/** The digest of the Monday after. */
const MONDAY = new Date("2026-11-23T13:15:00Z");
const RENEWS = new Date("2026-12-20T15:00:00Z");

const [PEEL, OTTAWA] = ["CA-ON-PEL", "CA-ON-OTT"];
const [SNOW, PAVING] = ["snow-removal-seasonal", "paving-asphalt"];
/** One bid for each of two places and two trades. */
const BIDS = ["Peel Region", "Ottawa"].flatMap((place) =>
  ["Snow clearing", "Asphalt paving"].map((work) => ({ title: `${work}, ${place}`, place: placeIn(place) })),
);

type Plan = "trial" | PlanOption;
/** What becomes of a monthly Pro, or of a trial. */
type Ending = "failed payment" | "canceled" | "ended" | "trial over";

type Stored = Partial<typeof users.$inferInsert>;

const TRIAL: Stored = { role: "trial", subscriptionStatus: "trialing", subscriptionEndDate: RENEWS };

const paid = (plan: PlanOption): Stored => ({
  role: planOf(plan) as Role,
  billingInterval: intervalOf(plan),
  billingTold: `${plan}:active`,
  subscriptionStatus: "active",
  subscriptionEndDate: RENEWS,
  lemonSqueezySubscriptionId: "77",
  lemonSqueezyCustomerId: "7",
});

const ENDINGS: Record<Ending, Stored> = {
  "failed payment": { ...paid("pro-monthly"), subscriptionStatus: "past_due" },
  canceled: { ...paid("pro-monthly"), subscriptionStatus: "canceled" },
  ended: { ...paid("pro-monthly"), subscriptionStatus: "canceled", subscriptionEndDate: BEFORE },
  "trial over": { ...TRIAL, subscriptionStatus: "canceled", subscriptionEndDate: BEFORE },
};

const isEnding = (state: Plan | Ending): state is Ending => state in ENDINGS;

const profileOn = (state: Plan | Ending): Stored =>
  state === "trial" ? TRIAL : isEnding(state) ? ENDINGS[state] : paid(state);

type Row = {
  from: Plan;
  to: Plan | Ending;
  /** What the form of a downgrade chose, if anything. */
  kept?: { region: string; trade: string };
  matched: Array<string>;
  shown: { regions: Array<string>; trades: Array<string> };
  paused: { regions: Array<string>; trades: Array<string> };
  /** On the billing page, before the change: the terms beside its button. */
  charged: string | null;
  /** The subject of the mail. */
  told: string | null;
  /** After the change: the state of the subscription where one works. */
  says?: string;
  /** After the change, on the billing page: what is charged, and when. */
  chargedNext?: string;
};

const ALL = {
  shown: { regions: [PEEL, OTTAWA], trades: [SNOW, PAVING] },
  paused: { regions: [], trades: [] },
};
const FIRST = {
  shown: { regions: [PEEL], trades: [SNOW] },
  paused: { regions: ["Ottawa, ON"], trades: ["Paving / Asphalt / Concrete"] },
};
const EVERY = BIDS.map(({ title }) => title);
const inOrder = (a: string, b: string) => EVERY.indexOf(a) - EVERY.indexOf(b);

const TABLE: ReadonlyArray<Row> = [
  {
    from: "pro-monthly",
    to: "basic-monthly",
    ...FIRST,
    matched: ["Snow clearing, Peel Region"],
    charged: "Basic starts right away and nothing is charged today.",
    told: "Your plan is now Basic, monthly",
  },
  {
    from: "pro-monthly",
    to: "basic-monthly",
    matched: ["Asphalt paving, Ottawa"],
    kept: { region: OTTAWA, trade: PAVING },
    shown: { regions: [OTTAWA], trades: [PAVING] },
    paused: { regions: ["Peel Region, ON"], trades: ["Snow Removal & Seasonal Maintenance"] },
    charged: "Basic starts right away and nothing is charged today.",
    told: "Your plan is now Basic, monthly",
  },
  {
    from: "pro-yearly",
    to: "basic-yearly",
    ...FIRST,
    matched: ["Snow clearing, Peel Region"],
    // Not among the person's own, so the first ones stay.
    kept: { region: "CA-QC", trade: "hvac-technical" },
    charged: "Basic starts right away and nothing is charged today.",
    told: "Your plan is now Basic, yearly",
  },
  {
    from: "pro-monthly",
    to: "pro-yearly",
    ...ALL,
    matched: EVERY,
    charged: "Pro with yearly billing starts right away. Today you are charged $620.99 CAD less a credit",
    told: "Your plan is now Pro, yearly",
  },
  {
    from: "basic-monthly",
    to: "pro-monthly",
    ...ALL,
    matched: EVERY,
    charged: "Today you are charged the difference between $29 CAD and $69 CAD",
    told: "Your plan is now Pro, monthly",
  },
  {
    from: "basic-monthly",
    to: "basic-yearly",
    ...FIRST,
    matched: ["Snow clearing, Peel Region"],
    charged: "Today you are charged $260.99 CAD less a credit for the unused part of what you paid.",
    told: "Your plan is now Basic, yearly",
  },
  {
    from: "trial",
    to: "pro-monthly",
    ...ALL,
    matched: EVERY,
    charged: "$69 CAD is charged today, 20 Nov 2026, and then every month until you cancel.",
    told: "Welcome to Pro, monthly",
  },
  {
    from: "trial",
    to: "basic-yearly",
    ...FIRST,
    matched: ["Snow clearing, Peel Region"],
    charged: "$260.99 CAD is charged today, 20 Nov 2026, and then every year until you cancel.",
    told: "Welcome to Basic, yearly",
  },
  {
    from: "pro-monthly",
    to: "failed payment",
    ...ALL,
    matched: EVERY,
    charged: null,
    told: "Your payment did not go through",
    says: "Your last payment did not go through. Update your payment method to keep your access.",
    chargedNext: "then collects the $69 CAD that is due.",
  },
  {
    from: "pro-monthly",
    to: "canceled",
    ...ALL,
    matched: EVERY,
    charged: null,
    told: "Your subscription is canceled",
    says: "Your subscription is canceled: access until 20 Dec 2026 (30 days left). You will not be charged again.",
    chargedNext: "If you keep it, nothing is charged today. $69 CAD is charged on 20 Dec 2026",
  },
  {
    from: "pro-monthly",
    to: "ended",
    ...ALL,
    matched: [],
    charged: null,
    told: "Your subscription has ended",
    chargedNext: "$69 CAD is charged today, 20 Nov 2026, and then every month until you cancel.",
  },
  {
    from: "trial",
    to: "trial over",
    ...FIRST,
    matched: [],
    charged: null,
    told: "Your free trial has ended",
    chargedNext: "$69 CAD is charged today, 20 Nov 2026, and then every month until you cancel.",
  },
  {
    from: "trial",
    to: "trial",
    ...FIRST,
    matched: ["Snow clearing, Peel Region"],
    charged: null,
    told: null,
  },
];

async function openBids() {
  const db = await emptyDatabase();
  const notices = BIDS.map(({ title, place }, i) =>
    noticeOf({
      key: String(i),
      reference: null,
      buyer: `Buyer ${i}`,
      title,
      place,
      summary: null,
      sections: {},
    }),
  );
  await ingestNotices(db, { id: "canadabuys", name: "CanadaBuys" }, notices, NOW);
  return db;
}

async function profileOf(db: Database, id: string): Promise<Profile> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user!;
}

/** Saves the settings page's form as it was opened. */
async function saveAsShown(db: Database, profile: Profile) {
  const { view } = await loadSettingsPage(servicesAround(db, NOW).services, profile);
  const { regions, serviceTypes = [], contractValueMin } = view.choice;
  const partsOf = view.trades.filter(({ isChosen }) => isChosen);
  const form = formOf({
    regions,
    serviceTypes,
    contractValueMin,
    alertWeekly: "on",
    oneRegion: view.manyRegions ? [] : ["on"],
    trades: view.manyTrades ? "many" : "one",
    partsOf: partsOf.map(({ serviceType }) => serviceType),
    parts: partsOf.flatMap(({ parts }) => parts.map(({ id }) => id)),
  });
  const submission = parseSettings(form, profile);
  if (submission.status !== "success") throw new Error(JSON.stringify(submission.error));
  expect(await saveSettings({ db }, profile.id, submission.value)).toBe("saved");
}

test.each(TABLE)("$from to $to, kept $kept: matched, shown, paused, charged, told", async (row) => {
  const db = await openBids();
  const { services } = servicesAround(db, NOW);
  const stored = { regions: [PEEL, OTTAWA], serviceTypes: [SNOW, PAVING] };
  const before = await insertUser(db, { ...profileOn(row.from), ...stored });

  const billing = await loadBillingPage(services, before);
  const offers = [...billing.changes, ...billing.offers];
  const terms = offers.find(({ plan, interval }) => `${plan}-${interval}` === row.to)?.terms ?? null;
  expect(terms?.includes(row.charged ?? "") ?? null).toBe(row.charged === null ? null : true);
  expect(billing.keptAtDowngrade?.regions.map(({ value }) => value)).toEqual(stored.regions);

  if (row.kept) await keepFirst(services, before, row.kept);
  const { billingTold: _, ...changed } = profileOn(row.to);
  await runOne(db, tagged("test.plan", db.update(users).set(changed).where(eq(users.id, before.id))));
  await notifySubscriptionChange(services, before.id);
  const after = await profileOf(db, before.id);

  // The settings add the province.
  const pausedRegions = row.paused.regions.map((name) => name.replace(/, ON$/, ""));
  const pausedNames = [...pausedRegions, ...row.paused.trades];
  const mayWork = hasAccess(after, NOW);
  expect(mayWork).toBe(row.matched.length > 0);
  if (mayWork) {
    const { context, settled } = contextAround(db, NOW);
    const { view: feed } = await loadFeedPage(context, after, new URL("https://bids.example/dashboard"));
    await settled();
    const cards = [...(feed.closing?.cards ?? []), ...(feed.list?.cards ?? [])];
    expect(cards.map(({ title }) => title).toSorted()).toEqual(row.matched.toSorted());
    expect(await countMatches(db, effectivePreferences(after), NOW)).toBe(row.matched.length);
    expect(feed.paused).toEqual(pausedNames);
  }
  const standing = standingView(after, NOW);
  if (row.says) expect(`${standing?.title} ${standing?.text}`).toBe(row.says);
  else expect(standing === null || standing.isQuiet).toBe(true);
  const next = await loadBillingPage(services, after);
  const nextTerms = [next.resumeTerms, next.overdueTerms, ...next.offers.map((offer) => offer.terms)];
  if (row.chargedNext) expect(nextTerms.filter(Boolean).join("\n")).toContain(row.chargedNext);

  const { view } = await loadSettingsPage(services, after);
  expect({ regions: view.choice.regions, trades: view.choice.serviceTypes }).toEqual(row.shown);
  const isPaused = ({ code }: { code: string }) => !view.choice.regions.includes(code);
  expect({
    regions: view.storedRegions.filter(isPaused).map(({ name }) => name),
    trades: view.pausedTrades,
  }).toEqual(row.paused);

  const mails = await db.select({ subject: emails.subject, text: emails.text }).from(emails);
  expect(mails.map(({ subject }) => subject)).toEqual(row.told === null ? [] : [row.told]);
  if (mayWork) for (const { text } of mails) for (const name of pausedNames) expect(text).toContain(name);

  const monday = servicesAround(db, MONDAY);
  await db.delete(emails);
  await buildDueDigests(monday.services);
  await deliverOutbox(monday.services);
  const digest = monday.sent.map(({ text }) => text).join("\n");
  expect(EVERY.filter((title) => digest.includes(title))).toEqual(row.matched.toSorted(inOrder));

  await saveAsShown(db, after);
  const saved = await profileOf(db, before.id);
  expect(saved).toMatchObject({ regions: after.regions, serviceTypes: after.serviceTypes });
  expect(saved.regions.toSorted()).toEqual(stored.regions.toSorted());
});

const choose = (db: Database, profile: Profile, fields: Parameters<typeof formOf>[0]) => {
  const trades = profile.role === "pro" ? "many" : "one";
  const form = formOf({
    regions: profile.regions.slice(0, trades === "one" ? 1 : undefined),
    contractValueMin: "any",
    trades,
    ...fields,
  });
  const submission = parseSettings(form, profile);
  return submission.status === "success"
    ? saveSettings({ db }, profile.id, submission.value)
    : Promise.resolve(submission.error);
};

test.each<{
  role: Role;
  stored: Array<string>;
  ticked: Array<string>;
  custom?: string;
  after: Array<string> | { error: string };
}>([
  { role: "trial", stored: [SNOW], ticked: [PAVING], after: [PAVING] },
  {
    role: "trial",
    stored: [SNOW],
    ticked: ["other-custom"],
    custom: "Totem carving",
    after: ["Totem carving"],
  },
  { role: "trial", stored: [SNOW], ticked: ["other-custom"], custom: "  ", after: ["other-custom"] },
  { role: "trial", stored: ["Totem carving"], ticked: ["Totem carving"], after: ["Totem carving"] },
  {
    role: "trial",
    stored: [SNOW],
    ticked: [SNOW, PAVING],
    after: { error: "Basic and Trial users can only follow one service type. Upgrade to Pro for several." },
  },
  // The paused one is chosen instead of the first, which is then paused.
  { role: "basic", stored: [SNOW, PAVING], ticked: [PAVING], after: [PAVING, SNOW] },
  // A new one replaces the first; the paused one stays.
  { role: "basic", stored: [SNOW, PAVING], ticked: ["hvac-technical"], after: ["hvac-technical", PAVING] },
  { role: "pro", stored: [SNOW], ticked: [SNOW, PAVING], after: [SNOW, PAVING] },
  { role: "pro", stored: [SNOW, PAVING], ticked: [PAVING], after: [PAVING] },
  { role: "pro", stored: [SNOW], ticked: [], after: { error: "Please select a trade." } },
  { role: "pro", stored: [], ticked: [], after: [] },
  {
    role: "pro",
    stored: [SNOW],
    ticked: ["plumber"],
    after: { error: "Please select a trade from the list." },
  },
])("$role with $stored ticks $ticked", async ({ role, stored, ticked, custom = "", after }) => {
  const db = await emptyDatabase();
  const profile = await insertUser(db, { role, serviceTypes: stored, partsOff: ["snow:roofs"] });
  const outcome = await choose(db, profile, { serviceTypes: ticked, customService: custom });
  const { serviceTypes, partsOff } = await profileOf(db, profile.id);
  expect(partsOff).toEqual(["snow:roofs"]);
  if (Array.isArray(after)) expect([outcome, serviceTypes]).toEqual(["saved", after]);
  else expect([outcome, serviceTypes]).toEqual([{ serviceTypes: [after.error] }, stored]);
});

test("the statement itself refuses a second trade, and a form of one trade drops no paused one under Pro", async () => {
  const db = await emptyDatabase();
  const pro = await insertUser(db, { role: "pro", serviceTypes: [SNOW] });
  await db.update(users).set({ role: "basic" }).where(eq(users.id, pro.id));
  expect(await choose(db, pro, { serviceTypes: [SNOW, PAVING] })).toBe("over-limit");

  const basic = await insertUser(db, { role: "basic", serviceTypes: [SNOW, PAVING] });
  await db.update(users).set({ role: "pro" }).where(eq(users.id, basic.id));
  await choose(db, basic, { serviceTypes: ["hvac-technical"] });
  expect((await profileOf(db, basic.id)).serviceTypes).toEqual(["hvac-technical", PAVING]);
});

test("the settings' count equals the feed's figure whatever the minimum is", async () => {
  const db = await openBids();
  const regions = [PEEL, OTTAWA];
  const profile = await insertUser(db, {
    role: "pro",
    regions,
    serviceTypes: [SNOW],
    contractValueMin: "1000000",
  });
  const { matches } = await loadSettingsPage(servicesAround(db, NOW).services, profile);
  const { context, settled } = contextAround(db, NOW);
  const { view } = await loadFeedPage(context, profile, new URL("https://bids.example/dashboard"));
  await settled();
  expect(matches?.label).toBe(`${view.figures[0]!.value} open bids match now`);
  expect(view.figures[0]!.value).toBe("2");
});
