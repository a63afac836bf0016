import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { runOne } from "#drizzle/batch";
import { createDatabase, type Database } from "#drizzle/client";
import { users } from "#drizzle/schema";
import { VALUES_SEEN } from "~/content/settings";
import { GEO_DIVISIONS } from "~/domain/geography";
import { effectivePreferences } from "~/domain/matching/effective-preferences";
import { criteriaOf } from "~/domain/matching/match-profile";
import { TRADE_PARTS } from "~/domain/trade-parts";
import { matchExpression } from "~/features/search/match-expression.server";
import { loadDraftMatches } from "~/features/settings/draft-matches.server";
import { parseSettings, saveSettings } from "~/features/settings/save-settings.server";
import { loadMatchesAndPast } from "~/features/settings/settings-matches.server";
import { loadSettingsPage } from "~/features/settings/settings-page.server";
import type { SettingsChoice } from "~/features/settings/settings-view";
import { countStatedValues } from "~/features/settings/stated-values.sql.server";
import { emptyDatabase, insertUser, servicesAround } from "../support/database";
import { formOf } from "../support/form-data";
import { ingestNotices } from "../support/ingest";
import { meteredD1 } from "../support/metered-d1";
import { noticeOf, placeIn } from "../support/notices";

const NOW = new Date("2026-11-20T15:00:00Z");

const choice = (overrides: Partial<SettingsChoice> = {}): SettingsChoice => ({
  alertWeekly: true,
  alertInstant: false,
  alertSameDay: false,
  regions: ["CA-ON-TOR"],
  contractValueMin: "any",
  ...overrides,
});

async function storedUser(db: Database, id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user!;
}

async function publish(db: Database, places: ReadonlyArray<string>) {
  const notices = places.map((place, i) =>
    noticeOf({ key: String(i), reference: null, title: "Snow removal", place: placeIn(place) }),
  );
  await ingestNotices(db, { id: "canadabuys", name: "CanadaBuys" }, notices, NOW);
}

test("CA-04 DS-06 DS-09 a Pro user's switches, regions and minimum are all stored", async () => {
  const db = await emptyDatabase();
  const { id } = await insertUser(db, { role: "pro" });
  const choices = {
    alertWeekly: false,
    alertInstant: true,
    alertSameDay: true,
    regions: ["CA-QC", "US-NY"],
    contractValueMin: "250000",
  };

  expect(await saveSettings({ db }, id, choices)).toBe("saved");
  expect(await storedUser(db, id)).toMatchObject(choices);
});

test.each([
  ["before their first Sunday", { onboardedAt: new Date("2026-11-18T15:00:00Z") }, true],
  ["whose first Sunday has passed", { onboardedAt: new Date("2026-11-10T15:00:00Z") }, false],
  ["without the weekly digest", { onboardedAt: new Date("2026-11-18T15:00:00Z"), alertWeekly: false }, false],
  ["who has had a digest", { onboardedAt: new Date("2026-11-18T15:00:00Z"), lastDigestAt: NOW }, false],
])(
  "the settings say when the first digest comes if there is one to come: somebody %s",
  async (_, profile, announced) => {
    const db = await emptyDatabase();
    const { view, mail } = await loadSettingsPage(
      servicesAround(db, NOW).services,
      await insertUser(db, profile),
    );
    expect(view.awaitsFirstDigest).toBe(announced);
    const since = "lastDigestAt" in profile ? " since your last digest" : "";
    expect(mail?.matches).toBe(`0 new open bids for you${since}.`);
  },
);

test("a form without the same-day switch keeps what is stored", async () => {
  const db = await emptyDatabase();
  const { id } = await insertUser(db, { role: "pro", alertSameDay: true });
  const { alertSameDay: _, ...older } = choice();
  await saveSettings({ db }, id, older);
  expect(await storedUser(db, id)).toMatchObject({ alertSameDay: true });
});

test.each(["trial", "basic"] as const)(
  "DS-03 the fields of instant alerts and of the same-day email are not looked at for %s",
  async (role) => {
    const db = await emptyDatabase();
    const [on, off] = [true, false].map((is) => ({ alertInstant: is, alertSameDay: is }));
    const reader = await insertUser(db, { role, ...off });
    const subscriber = await insertUser(db, { role, ...on });

    await saveSettings({ db }, reader.id, choice(on));
    await saveSettings({ db }, subscriber.id, choice(off));

    expect(await storedUser(db, reader.id)).toMatchObject(off!);
    expect(await storedUser(db, subscriber.id)).toMatchObject(on!);
  },
);

test("DS-08 the statement itself refuses a second region, whatever was known of the role before", async () => {
  const db = await emptyDatabase();
  const user = await insertUser(db, { role: "pro", regions: ["CA-ON-PEL"] });
  const form = formOf({ regions: ["CA-ON", "CA-QC"], contractValueMin: "50000" });
  const submission = parseSettings(form, user);
  await db.update(users).set({ role: "basic" }).where(eq(users.id, user.id));

  if (submission.status !== "success") throw new Error("refused");
  expect(await saveSettings({ db }, user.id, submission.value)).toBe("over-limit");
  expect(await storedUser(db, user.id)).toMatchObject({ regions: ["CA-ON-PEL"], contractValueMin: "any" });
});

test("twenty posts at once leave one of the choices whole, and a trial user never with two regions", async () => {
  const db = await emptyDatabase();
  const { id } = await insertUser(db);
  const places = ["CA-ON-TOR", "CA-ON-OTT", "CA-ON-HAM", "CA-ON-YRK"];

  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      saveSettings(
        { db },
        id,
        choice({
          regions: i % 2 === 0 ? [places[i % 4]!] : [places[i % 4]!, "CA-QC"],
          contractValueMin: `${i % 4}`,
        }),
      ),
    ),
  );

  expect(outcomes.filter((outcome) => outcome === "saved")).toHaveLength(10);
  const stored = await storedUser(db, id);
  expect(stored.regions).toEqual([places[Number(stored.contractValueMin)]]);
});

test("RP-15 saving touches one's own profile only", async () => {
  const db = await emptyDatabase();
  const mine = await insertUser(db);
  const theirs = await insertUser(db);

  await saveSettings({ db }, mine.id, choice({ alertWeekly: false }));
  expect(await saveSettings({ db }, "nobody", choice())).toBe("over-limit");
  expect(await storedUser(db, theirs.id)).toEqual(theirs);
});

test("DS-11 a minimum from elsewhere is one more choice, and the chosen one", async () => {
  const db = await emptyDatabase();
  const user = await insertUser(db, { contractValueMin: "10000" });
  const { view } = await loadSettingsPage(servicesAround(db, NOW).services, user);

  expect(view.minimums.map(({ value }) => value)).toEqual([
    ...["any", "50000", "100000", "250000", "500000", "1000000"],
    "10000",
  ]);
  expect(view.choice.contractValueMin).toBe("10000");
});

test("DS-04 every division is on offer under its province or state, and a region of one's own has a name", async () => {
  const db = await emptyDatabase();
  const user = await insertUser(db, { role: "pro", regions: ["US-NJ-ESSEX", "Lanark Uplands", "CA-ON"] });
  const { services } = servicesAround(db, NOW);
  const { view } = await loadSettingsPage(services, user);

  const offered: Array<string> = [];
  const waiting = [""];
  for (const query of waiting) {
    const page = await loadSettingsPage(services, user, new URLSearchParams(query));
    for (const { code, inside } of page.view.regionPicker!.choices) {
      offered.push(code);
      if (inside) waiting.push(inside.href.split("?")[1]!);
    }
  }
  expect(offered.toSorted()).toEqual(GEO_DIVISIONS.map(({ code }) => code).toSorted());
  expect(view.regionPicker?.choices[0]?.name).toBe("Ontario (all)");
  expect(view.storedRegions.map(({ name }) => name)).toEqual([
    "Essex County, NJ",
    "Lanark Uplands",
    "Ontario",
  ]);
});

test("ER-28 if the regions cannot be read, the page shows without them", async () => {
  const db = await emptyDatabase();
  const user = await insertUser(db);
  await db.run(sql`alter table geo_divisions rename to geo_divisions_gone`);
  try {
    const { view } = await loadSettingsPage(servicesAround(db, NOW).services, user);
    expect(view.regionPicker).toBeNull();
    expect(view.storedRegions).toEqual([{ code: "CA-ON-PEL", name: "Peel Region, ON" }]);
  } finally {
    await db.run(sql`alter table geo_divisions_gone rename to geo_divisions`);
  }
});

test("the settings ask the database once: regions, what they match, and what became of the mail", async () => {
  const db = await emptyDatabase();
  const user = await insertUser(db, { regions: ["CA-ON-BRA-BFD"] });
  await publish(db, ["Toronto", "Ottawa"]);
  const { d1, meter } = meteredD1(env.DB);

  const { view, matches, mail } = await loadSettingsPage(
    servicesAround(createDatabase(d1), NOW).services,
    user,
  );

  expect(meter.roundTrips).toBe(1);
  expect(view.regionPicker?.choices).toHaveLength(
    GEO_DIVISIONS.filter(({ parentCode }) => parentCode === null).length,
  );
  expect(matches).toMatchObject({ label: "0 open bids match now", wider: "2 match in Ontario." });
  expect(mail).toMatchObject({ next: "Mon 23 Nov 2026, 8:00 am ET", lastRun: "None yet.", obstacles: [] });
});

test("where the mail's own account cannot be read the settings come without it", async () => {
  const db = await emptyDatabase();
  const user = await insertUser(db);
  await db.run(sql`alter table mail_pauses rename to mail_pauses_gone`);
  try {
    const { matches, mail } = await loadSettingsPage(servicesAround(db, NOW).services, user);
    expect(mail).toBeNull();
    expect(matches?.label).toBe("0 open bids match now");
  } finally {
    await db.run(sql`alter table mail_pauses_gone rename to mail_pauses`);
  }
});

test("what a choice of regions means is counted by the rule of the feed", async () => {
  const db = await emptyDatabase();
  const user = await insertUser(db, { role: "pro" });
  await publish(db, ["Toronto", "Toronto", "Quebec"]);
  const { services } = servicesAround(db, NOW);
  const label = async (...regions: Array<string>) =>
    (await loadMatchesAndPast(services, { ...effectivePreferences(user), regions }, null)).label;

  expect(await label("CA-ON-TOR")).toBe("2 open bids match now");
  expect(await label("CA-QC")).toBe("1 open bid matches now");
  expect(await label("CA-ON-TOR", "CA-QC")).toBe("3 open bids match now");
});

test("where nothing matches, the province around it is counted", async () => {
  const db = await emptyDatabase();
  const user = await insertUser(db);
  await publish(db, ["Toronto", "Ottawa"]);

  const matches = await loadMatchesAndPast(
    servicesAround(db, NOW).services,
    {
      ...effectivePreferences(user),
      regions: ["CA-ON-BRA-BFD"],
    },
    null,
  );
  expect(matches).toMatchObject({ label: "0 open bids match now", wider: "2 match in Ontario." });
});

test("every division can be counted at once", async () => {
  const db = await emptyDatabase();
  const user = await insertUser(db, { role: "pro" });
  await publish(db, ["Toronto", "Quebec"]);

  const everything = GEO_DIVISIONS.map(({ code }) => code);
  expect(
    (
      await loadMatchesAndPast(
        servicesAround(db, NOW).services,
        {
          ...effectivePreferences(user),
          regions: everything,
        },
        null,
      )
    ).label,
  ).toBe("2 open bids match now");
});

const SNOW = "snow-removal-seasonal";
const PAVING = "paving-asphalt";
const ALL_BUT_ROADS = TRADE_PARTS.snow.map(({ id }) => id).filter((id) => id !== "snow:roads");

/** A form of a page that shows the parts of these service types. */
const partsForm = (partsOf: Array<string>, parts: Array<string>) =>
  formOf({ regions: ["CA-ON-PEL"], contractValueMin: "any", alertWeekly: "on", partsOf, parts });

test("ticked parts are stored as those that are off, and a paused trade's parts stay", async () => {
  const db = await emptyDatabase();
  const user = await insertUser(db, { serviceTypes: [SNOW, PAVING], partsOff: ["paving:cracks"] });
  const submission = parseSettings(partsForm([SNOW], ["snow:roads", "snow:unheard-of"]), user);
  if (submission.status !== "success") throw new Error("refused");

  expect(await saveSettings({ db }, user.id, submission.value)).toBe("saved");
  const stored = await storedUser(db, user.id);
  expect(stored.partsOff).toEqual([...ALL_BUT_ROADS, "paving:cracks"]);

  const { view } = await loadSettingsPage(servicesAround(db, NOW).services, stored);
  expect(view.choice.partsOff).toEqual(stored.partsOff);
  const [snow] = view.trades.filter(({ isChosen }) => isChosen);
  expect(snow).toMatchObject({ serviceType: SNOW });
  expect(snow?.parts).toHaveLength(TRADE_PARTS.snow.length);
  expect(view.pausedTrades).toEqual(["Paving / Asphalt / Concrete"]);
});

test("a form that shows no parts leaves them as they are", async () => {
  const db = await emptyDatabase();
  const user = await insertUser(db, { partsOff: ["snow:roads"] });
  const submission = parseSettings(formOf({ regions: ["CA-ON-PEL"], contractValueMin: "any" }), user);
  if (submission.status !== "success") throw new Error("refused");

  await saveSettings({ db }, user.id, submission.value);
  expect((await storedUser(db, user.id)).partsOff).toEqual(["snow:roads"]);
});

test("a trade keeps at least one part, and the error names the trade", async () => {
  const user = await insertUser(await emptyDatabase(), { serviceTypes: [SNOW, PAVING] });
  const { error } = parseSettings(partsForm([SNOW, PAVING], ["snow:roads"]), user).reply();
  expect(error).toEqual({ parts: ["Please keep at least one part of Paving / Asphalt / Concrete."] });
});

test("the count of an unsaved choice follows the parts", async () => {
  const db = await emptyDatabase();
  const user = await insertUser(db, { regions: ["CA-ON"], serviceTypes: [SNOW] });
  const { services } = servicesAround(db, NOW);
  const titles = ["Snow removal", "Snow removal from roads", "Snow removal from sidewalks"];
  await ingestNotices(
    db,
    { id: "canadabuys", name: "CanadaBuys" },
    titles.map((title, i) =>
      noticeOf({ key: String(i), reference: null, title, summary: null, sections: {} }),
    ),
    NOW,
  );
  const draft = (parts: Array<string>) => {
    const fields = [["regions", "CA-ON"], ["partsOf", SNOW], ...parts.map((part) => ["parts", part])];
    return loadDraftMatches(services, user, new URLSearchParams(fields));
  };

  const all = TRADE_PARTS.snow.map(({ id }) => id);
  expect(await draft(all)).toMatchObject({ label: "3 open bids match now", isStored: true });
  expect(await draft(ALL_BUT_ROADS)).toMatchObject({ label: "2 open bids match now", isStored: false });
  expect(await draft(["snow:roofs"])).toMatchObject({ label: "1 open bid matches now" });
  expect(await draft([])).toMatchObject({
    label: "No part of Snow Removal & Seasonal Maintenance chosen",
    isStored: false,
  });
});

test("the page says how many of the last forty matching bids stated a value, from at most a hundred rows when few do", async () => {
  const db = await emptyDatabase();
  const user = await insertUser(db, { regions: ["CA-ON-PEL"], serviceTypes: ["snow-removal-seasonal"] });
  const said = async () => (await loadSettingsPage(servicesAround(db, NOW).services, user)).view.statedValues;
  const publishAt = (minute: number, notices: ReadonlyArray<Parameters<typeof noticeOf>[0]>) => {
    const at = new Date(NOW.getTime() + minute * 60_000);
    const whole = notices.map((notice, i) =>
      noticeOf({
        key: `${minute}-${i}`,
        reference: null,
        title: `Snow removal ${minute}-${i}`,
        published: at,
        ...notice,
      }),
    );
    return ingestNotices(db, { id: "canadabuys", name: "CanadaBuys" }, whole, at);
  };
  const value = (amount: number | null) => ({
    value: { contractValue: null, estimatedValue: amount, budgetMin: null, budgetMax: null, currency: null },
  });

  expect(await said()).toBe("No open bid matches now, so we cannot say how many state a value.");
  await publishAt(0, [{ ...value(5_000), title: "Snow removal, the oldest" }, value(null), value(0)]);
  await publishAt(1, [{ ...value(9_000), title: "Repaving" }]);
  expect(await said()).toBe("2 of the 3 matching bids now stated a value.");

  const unstated = Array.from({ length: 40 }, () => value(null));
  await publishAt(2, unstated.slice(0, 37));
  expect(await said()).toBe("2 of the last 40 matching bids stated a value.");
  await publishAt(3, unstated);
  expect(await said()).toBe("None of the last 40 matching bids stated a value.");

  const { d1, meter } = meteredD1(env.DB);
  const expression = matchExpression({ wanted: criteriaOf(effectivePreferences(user)) });
  expect(await runOne(createDatabase(d1), countStatedValues(expression, VALUES_SEEN))).toEqual([
    { seen: 40, stated: 0 },
  ]);
  expect(meter.rowsRead).toBeLessThanOrEqual(100);
});
