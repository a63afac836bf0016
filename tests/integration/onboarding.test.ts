import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import type { Database } from "#drizzle/client";
import { type Profile, users } from "#drizzle/schema";
import { GEO_DIVISIONS } from "~/domain/geography";
import type { Notice } from "~/domain/opportunities/notice";
import { SERVICE_TYPES } from "~/domain/service-types";
import { advanceWizard } from "~/features/onboarding/advance-wizard.server";
import { completeOnboarding } from "~/features/onboarding/complete-onboarding.server";
import { hrefAfterChange } from "~/features/onboarding/href-after-change.server";
import { loadWizard } from "~/features/onboarding/load-wizard.server";
import { emptyDatabase, insertUser, servicesAround } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { noticeOf, placeIn } from "../support/notices";

const NOW = new Date("2026-11-20T15:00:00Z");

const insertNewcomer = (db: Database, profile: Partial<Profile> = {}) =>
  insertUser(db, { onboardedAt: null, regions: ["CA-ON"], serviceTypes: [], ...profile });

async function store(db: Database, notices: ReadonlyArray<Partial<Notice>>) {
  const whole = notices.map((notice, i) => noticeOf({ key: String(i), reference: null, ...notice }));
  await ingestNotices(db, { id: "canadabuys", name: "CanadaBuys" }, whole, NOW);
}

const query = (text: string) => new URLSearchParams(text);
const PEEL_SNOW = "country=CA&state=CA-ON&municipality=CA-ON-PEL&service=snow-removal-seasonal";

async function storedProfile(db: Database, { id }: Profile) {
  const [profile] = await db.all<{ regions: string; serviceTypes: string; onboardedAt: number | null }>(sql`
    select regions, service_types as serviceTypes, onboarded_at as onboardedAt from users where id = ${id}
  `);
  return profile!;
}

afterEach(async () => {
  const db = await emptyDatabase();
  await db.run(sql`drop trigger if exists refuse_onboarding`);
});

test.each([0, 1, 7])(
  "ON-21 CA-07 the second step counts %i matches, and none of the near misses",
  async (count) => {
    const db = await emptyDatabase();
    const { services } = servicesAround(db, NOW);
    await store(db, [
      ...Array.from({ length: count }, (_, i) => ({ title: `Snow clearing, lot ${i}` })),
      { title: "Snow clearing, withdrawn", status: "cancelled" },
      { title: "Snow clearing next door", place: placeIn("York Region") },
      { title: "Snow clearing across the border", place: placeIn("New York") },
      { title: "Office cleaning", summary: null, sections: {} },
      { title: "Snow clearing, closed", deadline: new Date("2026-11-19T15:00:00Z") },
    ]);

    const view = await loadWizard(services, await insertNewcomer(db), query(`step=1&${PEEL_SNOW}`));

    expect(view).toMatchObject({ step: 1, errors: [], places: ["Peel Region"] });
    expect(view.found?.label).toBe(String(count));
    expect(view.found?.bids).toHaveLength(Math.min(count, 3));
  },
);

test("a municipality without bids points to what its province has", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  await store(db, [{ place: placeIn("Peel Region") }, { title: "Snow too", place: placeIn("Ottawa") }]);

  const view = await loadWizard(
    services,
    await insertNewcomer(db),
    query(`step=1&${PEEL_SNOW.replace("CA-ON-PEL", "CA-ON-TOR")}`),
  );

  expect(view.found?.label).toBe("0");
  expect(view.wider).toMatchObject({ label: "2", place: "Ontario" });
  expect(view.wider?.href).not.toContain("municipality");
});

test("ON-02, ON-12, ON-13, CA-05 each list has the places inside the previous choice, in order", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  const profile = await insertNewcomer(db);
  const lists = async (text: string) => {
    const view = await loadWizard(services, profile, query(text));
    return [view.countries, view.stateProvinces, view.municipalities].map((list) =>
      list.map(({ code }) => code),
    );
  };
  const expected = (parent: string | null, country: string) =>
    GEO_DIVISIONS.filter((row) => row.parentCode === parent && row.country === country).map(
      ({ code }) => code,
    );

  expect(await lists("")).toEqual([["CA", "US"], [], []]);
  expect(await lists("country=US")).toEqual([["CA", "US"], expected(null, "US"), []]);
  expect(await lists("country=CA&state=CA-ON")).toEqual([
    ["CA", "US"],
    expected(null, "CA"),
    expected("CA-ON", "CA"),
  ]);
  // A state of the previously chosen country.
  expect(await lists("country=US&state=CA-ON&municipality=CA-ON-PEL")).toEqual([
    ["CA", "US"],
    expected(null, "US"),
    [],
  ]);
});

test("ON-20 for pro, removing a country removes its states and municipalities", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  const profile = await insertNewcomer(db, { role: "pro", subscriptionStatus: "active" });
  const chosen =
    "state=CA-ON&state=US-NY&municipality=CA-ON-PEL&municipality=US-NY-ERIE&service=hvac-technical";

  const view = await loadWizard(services, profile, query(`country=US&${chosen}`));

  expect(view.selection).toMatchObject({
    countries: ["US"],
    stateProvinces: ["US-NY"],
    municipalities: ["US-NY-ERIE"],
  });
  expect(view.onlyOne).toBe(false);
});

test("ON-06 a step is not left without what it asks for, and the choices stay", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  const profile = await insertNewcomer(db);
  const errors = async (text: string) => {
    const { step, errors: found, selection } = await loadWizard(services, profile, query(text));
    return { step, fields: found.map(({ field }) => field), countries: selection.countries };
  };

  expect(await errors("step=1")).toEqual({ step: 0, fields: ["country", "state", "service"], countries: [] });
  expect(await errors("step=2&country=CA")).toEqual({
    step: 0,
    fields: ["state", "service"],
    countries: ["CA"],
  });
  expect(await errors("step=1&country=CA&state=CA-ON")).toMatchObject({ step: 0, fields: ["service"] });
  // An unknown state is ignored.
  expect(await errors("step=1&country=CA&state=CA-ZZ&service=hvac-technical")).toMatchObject({
    fields: ["state"],
  });
  expect(await errors("step=0")).toMatchObject({ step: 0, fields: [] });
});

test("ON-15 to ON-17 for trial a new choice replaces the old, drops what lay in it, and shows the upsell", async () => {
  const db = await emptyDatabase();
  const profile = await insertNewcomer(db);
  const redirectOf = (text: string, whose = profile) => hrefAfterChange(query(text), whose);
  const before =
    "was-country=CA&was-state=CA-ON&was-municipality=CA-ON-PEL&was-service=snow-removal-seasonal";

  expect(redirectOf(PEEL_SNOW)).toBeNull();
  expect(redirectOf(`${before}&${PEEL_SNOW}`)).toBe(`/onboarding?step=0&${PEEL_SNOW}`);
  expect(redirectOf(`${before}&${PEEL_SNOW.replace("country=CA", "country=US")}`)).toBe(
    "/onboarding?step=0&country=US&service=snow-removal-seasonal&upsell=region&replaced=CA-ON-PEL",
  );
  expect(redirectOf(`${before}&${PEEL_SNOW.replace("CA-ON-PEL", "CA-ON-TOR")}`)).toContain("upsell=region");
  expect(redirectOf(`${before}&${PEEL_SNOW.replace("snow-removal-seasonal", "hvac-technical")}`)).toBe(
    "/onboarding?step=0&country=CA&state=CA-ON&municipality=CA-ON-PEL&service=hvac-technical&upsell=service&replaced=snow-removal-seasonal",
  );
  // Next with a changed choice continues, and the next step says what was replaced.
  expect(redirectOf(`${before}&step=1&${PEEL_SNOW.replace("snow-removal-seasonal", "hvac-technical")}`)).toBe(
    "/onboarding?step=1&country=CA&state=CA-ON&municipality=CA-ON-PEL&service=hvac-technical&upsell=service&replaced=snow-removal-seasonal",
  );
  expect(
    redirectOf(`${before}&${PEEL_SNOW.replace("country=CA", "country=US")}`, { ...profile, role: "pro" }),
  ).not.toContain("upsell");
});

test("the page that shows the upsell says what replaced what, in names, and nothing of what it does not know", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  const profile = await insertNewcomer(db);
  const replacedOn = async (text: string) =>
    (await loadWizard(services, profile, query(`${PEEL_SNOW}&${text}`))).replaced;

  expect(await replacedOn("step=0&upsell=region&replaced=CA-ON-TOR")).toEqual({
    before: "Toronto",
    now: "Peel Region",
  });
  expect(await replacedOn("step=1&upsell=service&replaced=hvac-technical")).toEqual({
    before: "HVAC / Technical Trades",
    now: "Snow Removal & Seasonal Maintenance",
  });
  expect(await replacedOn("step=0&upsell=region&replaced=<b>Nowhere</b>")).toBeNull();
  expect(await replacedOn("step=0&replaced=CA-ON-TOR")).toBeNull();
});

test("a place that is found by name is chosen with its province, keeps the trade, and can be taken out again", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  const profile = await insertNewcomer(db);
  const trade = "service=snow-removal-seasonal";

  const found = await loadWizard(services, profile, query(`${trade}&find-region=brampton`));
  expect(found.search).toMatchObject({ typed: "brampton", choices: [{ code: "CA-ON-PEL-BRM" }] });
  expect(found.selection.serviceTypes).toEqual(["snow-removal-seasonal"]);

  const chosen = hrefAfterChange(query(`${trade}&find-region=brampton&found=CA-ON-PEL-BRM`), profile);
  expect(chosen).toBe(`/onboarding?step=0&country=CA&state=CA-ON&municipality=CA-ON-PEL-BRM&${trade}`);
  const view = await loadWizard(services, profile, new URL(chosen!, "https://bids.example").searchParams);
  expect(view.chosenPlaces).toEqual([{ code: "CA-ON-PEL-BRM", name: "Brampton, ON" }]);
  expect(view.covers).toEqual([
    {
      name: "Brampton",
      text: expect.stringMatching(
        /^Includes bids for all of Peel Region.*Leaves out those for .*Mississauga/,
      ) as string,
    },
  ]);
  expect(view.search).toBeNull();

  const pro = await insertNewcomer(db, { role: "pro" });
  const several = `country=CA&state=CA-ON&municipality=CA-ON-PEL-BRM&municipality=CA-ON-OTT&${trade}`;
  const ofPro = await loadWizard(services, pro, query(several));
  expect(ofPro.covers.map(({ name }) => name).toSorted()).toEqual(["Brampton", "Ottawa"]);
  expect(ofPro.covers.find(({ name }) => name === "Brampton")?.text).toContain("Leaves out those for");

  const dropped = hrefAfterChange(query(`${PEEL_SNOW}&drop=CA-ON-PEL`), profile);
  expect(dropped).toBe(`/onboarding?step=0&country=CA&state=CA-ON&${trade}`);
  // A search is kept while something else is chosen.
  const before = "was-country=CA&was-state=CA-ON&was-municipality=CA-ON-PEL";
  expect(hrefAfterChange(query(`${before}&${PEEL_SNOW}&find-region=york`), profile)).toContain(
    "find-region=york",
  );
  for (const code of ["", "MX", "CA-ZZ-1", "'); drop"])
    expect(hrefAfterChange(query(`${trade}&found=${code}`), profile)).toMatch(/^\/onboarding\?step=0/);
});

test("found places add up for pro, and all of a province includes those chosen in it", () => {
  const pro = { role: "pro" } as const;
  expect(hrefAfterChange(query(`${PEEL_SNOW}&found=US-NY-ERIE`), pro)).toBe(
    "/onboarding?step=0&country=CA&country=US&state=CA-ON&state=US-NY&municipality=CA-ON-PEL&municipality=US-NY-ERIE&service=snow-removal-seasonal",
  );
  const island = hrefAfterChange(query(`${PEEL_SNOW}&found=US-NY-NASSAU,US-NY-SUFFOLK`), pro);
  expect(island).toContain("municipality=US-NY-NASSAU&municipality=US-NY-SUFFOLK");
  expect(hrefAfterChange(query(`${PEEL_SNOW}&found=CA-ON`), pro)).toBe(
    "/onboarding?step=0&country=CA&state=CA-ON&service=snow-removal-seasonal",
  );
  expect(hrefAfterChange(query(`${PEEL_SNOW}&found=CA-QC`), { role: "trial" })).toContain("state=CA-QC");
  expect(hrefAfterChange(query(`${PEEL_SNOW}&found=CA-QC`), { role: "trial" })).not.toContain("CA-ON");
});

test("a country without a state is said to be left out", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  const profile = await insertNewcomer(db, { role: "pro", subscriptionStatus: "active" });
  const leftOut = async (text: string) => (await loadWizard(services, profile, query(text))).leftOut;

  expect(await leftOut(`step=1&${PEEL_SNOW}&country=US`)).toEqual(["United States"]);
  expect(await leftOut(`step=1&${PEEL_SNOW}`)).toEqual([]);
  expect(await leftOut(`step=0&${PEEL_SNOW}&country=US`)).toEqual([]);
});

test("the second step says what is read around the chosen place and what is not, with the portals' addresses", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);

  const { coverage } = await loadWizard(services, await insertNewcomer(db), query(`step=1&${PEEL_SNOW}`));

  expect(coverage?.read.map(({ name }) => name)).toEqual(
    expect.arrayContaining([expect.stringMatching(/CanadaBuys/), expect.stringMatching(/Toronto/)]),
  );
  expect(coverage?.places).toMatchObject([
    {
      name: "Ontario",
      portals: expect.arrayContaining([
        { name: "bids&tenders", url: "https://www.bidsandtenders.com/", why: "its terms forbid it" },
      ]),
      others: expect.stringContaining("most municipalities outside Toronto"),
    },
  ]);
});

test("the first three bids name the trade and are in the chosen place before others that only fit", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  const snow = (title: string, place: string, hours: number) => ({
    title,
    place: placeIn(place),
    published: new Date(NOW.getTime() - hours * 3_600_000),
  });
  await store(db, [
    snow("Snow clearing of highways", "Ontario", 1),
    snow("Snow removal, every depot", "Ontario", 2),
    snow("Snow clearing, lot A", "Peel Region", 30),
    snow("Snow clearing, lot B", "Peel Region", 40),
  ]);

  const view = await loadWizard(services, await insertNewcomer(db), query(`step=1&${PEEL_SNOW}`));

  expect(view.found?.bids.map(({ title }) => title)).toEqual([
    "Snow clearing, lot A",
    "Snow clearing, lot B",
    "Snow clearing of highways",
  ]);
  expect(view.found?.bids[0]?.why).toMatch(/^Matched: /);
});

test("ON-22, ON-26, CA-02, ER-27 with a plan that runs the second step completes the setup", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  const profile = await insertNewcomer(db, { alertWeekly: false, alertInstant: true });

  const answer = await advanceWizard(services, profile, query(`step=1&${PEEL_SNOW}`));

  expect(answer).toEqual({ kind: "completed" });
  const [stored] = await db.select().from(users);
  expect(stored).toMatchObject({
    regions: ["CA-ON-PEL"],
    serviceTypes: ["snow-removal-seasonal"],
    alertWeekly: true,
    alertInstant: false,
    onboardedAt: NOW,
  });
});

test.each(["past_due", "canceled"] as const)(
  "ON-23, ON-24 with %s the plan is asked first",
  async (status) => {
    const db = await emptyDatabase();
    const { services } = servicesAround(db, NOW);
    const profile = await insertNewcomer(db, { role: "basic", subscriptionStatus: status });

    const next = await advanceWizard(services, profile, query(`step=1&${PEEL_SNOW}`));
    expect(next).toEqual({ kind: "next-step", href: `/onboarding?step=2&${PEEL_SNOW}` });
    expect((await storedProfile(db, profile)).onboardedAt).toBeNull();
    expect((await loadWizard(services, profile, query(`step=2&${PEEL_SNOW}`))).step).toBe(2);

    const withBasic = await advanceWizard(services, profile, query(`step=2&${PEEL_SNOW}`));
    expect(withBasic).toEqual({ kind: "completed" });
    expect((await storedProfile(db, profile)).onboardedAt).toBe(NOW.getTime());
  },
);

test("ON-22 with a plan that runs there is no third step", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);

  expect((await loadWizard(services, await insertNewcomer(db), query(`step=2&${PEEL_SNOW}`))).step).toBe(1);
});

test("ON-18 two of a kind are refused with the limit's words, and nothing is stored", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  for (const role of ["trial", "basic"] as const) {
    const profile = await insertNewcomer(db, { role });
    const refusedFor = async (more: string) => {
      const answer = await advanceWizard(services, profile, query(`step=1&${PEEL_SNOW}&${more}`));
      return answer.kind === "refused" ? answer.view.errors : answer.kind;
    };

    expect(await refusedFor("country=US")).toEqual([{ field: "country", limit: "location" }]);
    expect(await refusedFor("state=CA-QC")).toEqual([{ field: "state", limit: "location" }]);
    expect(await refusedFor("municipality=CA-ON-TOR")).toEqual([
      { field: "municipality", limit: "location" },
    ]);
    expect(await refusedFor("service=hvac-technical")).toEqual([{ field: "service", limit: "service" }]);
    expect((await storedProfile(db, profile)).onboardedAt).toBeNull();
  }
});

test("ON-18 of twenty posts at once one is stored completely, never with two regions or trades", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  const profile = await insertNewcomer(db);
  const states = GEO_DIVISIONS.filter(({ parentCode }) => parentCode === null).slice(0, 20);

  const answers = await Promise.all(
    states.map(async ({ code, country }, i) => {
      const service = SERVICE_TYPES[i % SERVICE_TYPES.length]!.id;
      const post = query(`step=1&country=${country}&state=${code}&service=${service}`);
      return (await advanceWizard(services, profile, post)).kind;
    }),
  );

  const winner = answers.indexOf("completed");
  expect(answers.with(winner, "already-onboarded")).toEqual(states.map(() => "already-onboarded"));
  expect(await storedProfile(db, profile)).toMatchObject({
    regions: JSON.stringify([states[winner]?.code]),
    serviceTypes: JSON.stringify([SERVICE_TYPES[winner % SERVICE_TYPES.length]?.id]),
  });
});

test("what the role allowed when it was read is not stored once the role has changed", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  const profile = await insertNewcomer(db, { role: "pro", subscriptionStatus: "active" });
  await db.run(sql`update users set role = 'basic'`);
  const many = { regions: ["CA-ON", "CA-QC"], serviceTypes: ["hvac-technical", "paving-asphalt"] };

  expect(await completeOnboarding(services, profile, many)).toBe("plan-changed");
  expect(await completeOnboarding(services, { ...profile, role: "basic" }, many)).toBe("beyond-limits");
  expect((await storedProfile(db, profile)).onboardedAt).toBeNull();
});

test("ON-19 RP-09 pro stores several places and trades, and the feed includes them all", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  const profile = await insertNewcomer(db, { role: "pro", subscriptionStatus: "active" });
  const chosen =
    "country=CA&country=US&state=CA-ON&state=CA-QC&state=US-NY&municipality=CA-ON-PEL&municipality=CA-ON-TOR" +
    "&service=snow-removal-seasonal&service=other-custom&custom=Roofing";

  await advanceWizard(services, profile, query(`step=1&${chosen}`));

  expect(await storedProfile(db, profile)).toMatchObject({
    regions: '["CA-ON-PEL","CA-ON-TOR","CA-QC","US-NY"]',
    serviceTypes: '["snow-removal-seasonal","Roofing"]',
  });
});

test("pro may choose every municipality there is, and still sees a count", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  await store(db, [{}, { title: "Snow clearing in another place", place: placeIn("Montreal") }]);
  const profile = await insertNewcomer(db, { role: "pro", subscriptionStatus: "active" });
  const all = new URLSearchParams([
    ["step", "1"],
    ["country", "CA"],
    ["country", "US"],
    ...GEO_DIVISIONS.map(({ code, parentCode }) => [parentCode === null ? "state" : "municipality", code]),
    ...SERVICE_TYPES.map(({ id }) => ["service", id]),
  ]);

  const view = await loadWizard(services, profile, all);

  expect(view.selection.municipalities.length).toBeGreaterThan(300);
  expect(view.found?.label).toBe("2");
});

test("ER-25 if the matches cannot be counted, the page shows 0", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(withFailing(db, "opportunity_search"), NOW);

  const view = await loadWizard(services, await insertNewcomer(db), query(`step=1&${PEEL_SNOW}`));

  expect(view).toMatchObject({ step: 1, failedList: null, errors: [], found: { label: "0", bids: [] } });
});

test("ER-22 to ER-24 a list that cannot be read is named, and completes nothing", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(withFailing(db, "geo_divisions"), NOW);
  const profile = await insertNewcomer(db);
  const failedList = async (text: string) => (await loadWizard(services, profile, query(text))).failedList;

  expect(await failedList("")).toBe("country");
  expect(await failedList("country=CA")).toBe("state");
  expect(await failedList("country=CA&state=CA-ON")).toBe("municipality");
  const answer = await advanceWizard(services, profile, query(`step=1&${PEEL_SNOW}`));
  expect(answer).toEqual({ kind: "failed", href: `/onboarding?step=1&${PEEL_SNOW}` });
});

test("ER-26 a failed completion shows an error, keeps the choices, and leaves onboarding pending", async () => {
  const db = await emptyDatabase();
  const { services } = servicesAround(db, NOW);
  const profile = await insertNewcomer(db);
  await db.run(sql`
    create trigger refuse_onboarding before update on users begin select raise(abort, 'not today'); end
  `);

  const answer = await advanceWizard(services, profile, query(`step=1&${PEEL_SNOW}`));

  expect(answer).toEqual({ kind: "failed", href: `/onboarding?step=1&${PEEL_SNOW}` });
  expect((await storedProfile(db, profile)).onboardedAt).toBeNull();
});

/** The same database, but batches that use this table fail. */
function withFailing(db: Database, table: string): Database {
  const client = new Proxy(db.$client, {
    get(target, name) {
      if (name !== "prepare") {
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? (value.bind(target) as unknown) : value;
      }
      return (text: string) => target.prepare(text.includes(table) ? "select * from no_such_table" : text);
    },
  });
  return new Proxy(db, {
    get: (target, name) => (name === "$client" ? client : (Reflect.get(target, name) as unknown)),
  });
}
