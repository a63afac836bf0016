import { afterAll, beforeAll, expect, test } from "vitest";
import type { App } from "../support/app";
import { browserWithoutScripts } from "../support/browser-without-scripts";
import { findUser, type NewProfile, ONBOARDED, signInNewcomer, startWithNotices } from "../support/newcomer";

let app: App;

beforeAll(async () => {
  app = await startWithNotices();
});
afterAll(() => app[Symbol.asyncDispose]());

async function comeAs(profile: NewProfile) {
  const browser = browserWithoutScripts(app);
  const person = await signInNewcomer(app, profile);
  browser.useCookie(person.cookie);
  return { browser, ...person };
}

const PEEL_SNOW = "country=CA&state=CA-ON&municipality=CA-ON-PEL&service=snow-removal-seasonal";
const SNOW = "Snow Removal & Seasonal Maintenance";

test("DC-04 DS-02 DS-09 Pro removes a region, adds one from the list and checks two more", async () => {
  const { browser, id } = await comeAs({ ...ONBOARDED, role: "pro", regions: ["CA-ON-PEL", "US-NY"] });
  await browser.open("/dashboard/settings");
  browser.check("Instant Alerts");
  browser.uncheck("New York");
  browser.check("Quebec (all)");
  await browser.press("Save Settings");
  await browser.open("/dashboard/settings?in=CA-ON");
  const ticks = browser.one("group", "Places in Ontario");
  browser.check("Ottawa", ticks);
  browser.check("Toronto", ticks);
  await browser.press("Save Settings");
  expect(browser.said()).toContain("Your digest preferences have been updated.");
  const { regions } = await findUser(app, id);
  expect(regions.toSorted()).toEqual(["CA-ON-OTT", "CA-ON-PEL", "CA-ON-TOR", "CA-QC"]);
  expect(browser.isChecked("Quebec")).toBe(true);
  expect(browser.isChecked("Instant Alerts")).toBe(true);

  for (const region of ["Ottawa, ON", "Peel Region, ON", "Toronto, ON", "Quebec"]) browser.uncheck(region);
  await browser.press("Save Settings");
  expect(browser.errors()).toContain("Please select a region.");
  expect((await findUser(app, id)).regions).toHaveLength(4);
});

const storedSettings = (id: string) =>
  app.db
    .prepare(
      "select regions, alert_weekly, alert_instant, alert_same_day, parts_off, contract_value_min from users where id = ?",
    )
    .bind(id)
    .first();

test("finding a place keeps everything else that was chosen, and saves nothing", async () => {
  const { browser, id } = await comeAs({ ...ONBOARDED, role: "pro", regions: ["CA-ON-PEL", "US-NY"] });
  const stored = await storedSettings(id);
  await browser.open("/dashboard/settings");
  browser.uncheck("Email Digest");
  browser.check("Instant Alerts");
  browser.uncheck("New York");
  browser.uncheck("Roofs");
  browser.choose("Minimum contract value", "$100,000 and over");

  browser.fill("Find a place", "ottawa");
  await browser.press("Find");
  browser.check("Ottawa, ON");
  await browser.press("All places");
  await browser.press("Places in Ontario");
  await browser.press("Places in Peel Region");
  browser.check("Brampton");
  expect(await storedSettings(id)).toEqual(stored);
  await browser.press("Save Settings");

  expect(browser.said()).toContain("Your digest preferences have been updated.");
  const { regions } = await findUser(app, id);
  expect(regions.toSorted()).toEqual(["CA-ON-OTT", "CA-ON-PEL", "CA-ON-PEL-BRM"]);
  expect(await storedSettings(id)).toMatchObject({
    alert_weekly: 0,
    alert_instant: 1,
    alert_same_day: 0,
    parts_off: '["snow:roofs"]',
    contract_value_min: "100000",
  });
});

test("one tick chooses every place of an area, and the next search keeps them", async () => {
  const { browser, id } = await comeAs({ ...ONBOARDED, role: "pro", regions: ["CA-ON-PEL"] });
  await browser.open("/dashboard/settings");
  browser.fill("Find a place", "Long Island");
  await browser.press("Find");
  expect(browser.words()).toContain("Nassau County, Suffolk County.");
  browser.check("Long Island, NY");
  browser.fill("Find a place", "ottawa");
  await browser.press("Find");
  expect(browser.isChecked("Nassau County, NY")).toBe(true);
  expect(browser.isChecked("Suffolk County, NY")).toBe(true);
  browser.check("Ottawa, ON");
  await browser.press("Save Settings");
  const { regions } = await findUser(app, id);
  expect(regions.toSorted()).toEqual(["CA-ON-OTT", "CA-ON-PEL", "US-NY-NASSAU", "US-NY-SUFFOLK"]);
});

test("where one place is allowed an area is only explained, and its places are the choices", async () => {
  const { browser, id } = await comeAs({ ...ONBOARDED, role: "basic", regions: ["CA-ON-PEL"] });
  await browser.open("/dashboard/settings?find-region=Long%20Island");
  expect(browser.words()).toContain("Long Island, NY: Nassau County, Suffolk County.");
  browser.check("Nassau County, NY");
  await browser.press("Save Settings");
  expect((await findUser(app, id)).regions).toEqual(["US-NY-NASSAU"]);
});

test("an address cannot choose what the plan lacks", async () => {
  const { browser } = await comeAs({ ...ONBOARDED, role: "basic", regions: ["CA-ON-PEL"] });
  const chosen =
    "alertInstant=on&regions=CA-ON-OTT&regions=CA-QC&contractValueMin=7&parts=nonsense&trades=one&serviceTypes=snow-removal-seasonal";
  await browser.open(`/dashboard/settings?find-region=ottawa&${chosen}`);
  expect(browser.isChecked("Instant Alerts")).toBe(false);
  expect(browser.isChecked("Ottawa, ON")).toBe(true);
  await browser.press("Save Settings");
  expect(browser.said()).toContain("Your digest preferences have been updated.");
});

test("a part of a trade is switched off, a trade without parts is refused, and paving keeps all of its parts", async () => {
  const { browser, id } = await comeAs({
    ...ONBOARDED,
    role: "pro",
    regions: ["CA-ON-PEL"],
    serviceTypes: ["snow-removal-seasonal", "paving-asphalt"],
  });
  await browser.open("/dashboard/settings");
  expect(browser.words()).toContain(`Parts of ${SNOW}: All`);
  browser.uncheck("Roads and streets");
  browser.uncheck("Roofs");
  await browser.press("Save Settings");
  expect(browser.said()).toContain("Your digest preferences have been updated.");
  expect((await findUser(app, id)).partsOff).toEqual(["snow:roads", "snow:roofs"]);
  expect(browser.words()).toContain(`Parts of ${SNOW}: 3 of 5`);
  expect(browser.isChecked("Roads and streets")).toBe(false);
  expect(browser.isChecked("Line marking")).toBe(true);

  for (const part of ["Sidewalks, stairs and entrances", "Parking lots and grounds", "Hauling and loading"])
    browser.uncheck(part);
  await browser.press("Save Settings");
  expect(browser.errors()).toContain(`Please keep at least one part of ${SNOW}.`);
  expect(browser.isChecked("Hauling and loading")).toBe(false);
  expect((await findUser(app, id)).partsOff).toEqual(["snow:roads", "snow:roofs"]);
});

test("a trial that tapped the wrong trade counts another one without saving, and then saves it", async () => {
  const { browser, id } = await comeAs(ONBOARDED);
  await browser.open("/dashboard/settings");
  browser.check("Paving / Asphalt / Concrete");
  browser.uncheck("Email Digest");
  await browser.press("Count without saving");
  expect(browser.words()).toContain("0 open bids match now");
  expect(browser.words()).toContain("not saved yet");
  expect(browser.words()).toMatch(/Would have brought (?:at least )?no bids in the last 90 days/);
  expect((await findUser(app, id)).serviceTypes).toEqual(["snow-removal-seasonal"]);

  expect(browser.isChecked("Paving / Asphalt / Concrete")).toBe(true);
  expect(browser.isChecked("Email Digest")).toBe(false);
  await browser.press("Save Settings");
  expect(browser.said()).toContain("Your digest preferences have been updated.");
  expect((await findUser(app, id)).serviceTypes).toEqual(["paving-asphalt"]);
});

test("a bid of the next region is included with one press under Pro, undone again, and leads a trial to Pro", async () => {
  const { browser, id } = await comeAs({ ...ONBOARDED, role: "pro" });
  await browser.open("/dashboard");
  await browser.follow("What did I miss?");
  expect(browser.heading()).toBe("What did I miss?");
  expect(browser.words()).toContain("In Ottawa; you follow Peel Region.");
  const [button] = browser.names("button", /^Follow Ottawa too/);
  await browser.press(button!);
  expect(browser.said()).toContain("Now included: Ottawa.");
  expect((await findUser(app, id)).regions).toEqual(["CA-ON-PEL", "CA-ON-OTT"]);
  await browser.press("Undo");
  expect((await findUser(app, id)).regions).toEqual(["CA-ON-PEL"]);

  const { browser: trial, id: trialId } = await comeAs(ONBOARDED);
  await trial.open("/dashboard/missed");
  await trial.press(trial.names("button", /^Follow Ottawa too/)[0]!);
  expect(trial.path()).toBe("/dashboard/upgrade");
  expect(trial.words()).toContain("To follow Ottawa too, choose Pro; nothing has changed yet.");
  expect((await findUser(app, trialId)).regions).toEqual(["CA-ON-PEL"]);
});

test("DC-04 DS-08 DS-11 a basic user sees the limit; a region and a minimum from elsewhere survive a save", async () => {
  const { browser, id } = await comeAs({
    ...ONBOARDED,
    role: "basic",
    regions: ["Lanark Uplands"],
    contractValueMin: "about 75k",
  });
  await browser.open("/dashboard/settings");
  expect(browser.words()).toContain(
    "Basic and Trial users can only monitor one region. Upgrade to Pro for multi-region monitoring.",
  );
  expect(browser.isDisabled("Instant Alerts")).toBe(true);
  expect(browser.valueOf(/^Minimum contract value/)).toBe("about 75k");
  await browser.press("Save Settings");
  expect(browser.said()).toContain("Your digest preferences have been updated.");
  expect((await findUser(app, id)).regions).toEqual(["Lanark Uplands"]);
});

test("DC-04 ON-06 an incomplete step returns with errors and the choices made", async () => {
  const { browser } = await comeAs({});
  await browser.open("/onboarding");
  expect(browser.isDisabled("State/Province")).toBe(true);
  browser.check("United States");
  await browser.press("Show states and provinces");
  expect(browser.isDisabled("State/Province")).toBe(false);
  await browser.press(/^Next/);
  expect(browser.errors()).toContain("There is a problem");
  expect(browser.title()).toMatch(/^Error: /);
  expect(browser.isChecked("United States")).toBe(true);
  expect(browser.descriptionOf("State/Province")).toContain("Select a state/province to continue");
  expect(browser.errors()).toContain("Select at least one service type to continue");
});

test("DC-04 ON-15 ON-17 a second state replaces the first and shows the upsell, which closes", async () => {
  const { browser } = await comeAs({});
  await browser.open(`/onboarding?${PEEL_SNOW}`);
  browser.choose("State/Province", "Quebec");
  await browser.press("Change state/province");
  const upsell = browser.one("dialog", "Multi-region is a Pro feature");
  expect(browser.words(upsell)).toContain("$69 per month or $620.99 per year");
  expect(browser.words(upsell)).toContain("Quebec replaced Peel Region.");
  expect(browser.valueOf("State/Province")).toBe("CA-QC");
  expect(browser.valueOf("Municipality")).toBe("");
  await browser.follow("Close", browser.one("dialog", "Multi-region is a Pro feature"));
  expect(browser.list("dialog", "Multi-region is a Pro feature")).toEqual([]);
  expect(browser.valueOf("State/Province")).toBe("CA-QC");
});

test("the page about Pro keeps every choice, and is only for those who have not finished setting up", async () => {
  const { browser } = await comeAs({});
  await browser.open(`/onboarding?upsell=region&replaced=CA-ON-TOR&${PEEL_SNOW}`);
  await browser.follow("See what Pro adds");
  expect(browser.heading()).toBe("What Pro adds");
  expect(browser.words()).toContain("Multi-region coverage");
  expect(browser.words()).toMatch(/\$69\.00 CAD|\$69/);
  await browser.follow("Back to your choices");
  expect(browser.valueOf("Municipality")).toBe("CA-ON-PEL");
  expect(browser.isChecked(SNOW)).toBe(true);

  const { browser: other } = await comeAs(ONBOARDED);
  await other.open("/onboarding/pro");
  expect(other.path()).toBe("/dashboard");
});

test("a country in which nothing was chosen is named on the second step", async () => {
  const { browser } = await comeAs({ role: "pro", subscriptionStatus: "active" });
  await browser.open(`/onboarding?step=1&${PEEL_SNOW}&country=US`);
  expect(browser.said()).toContain("You chose no state in the United States, so nothing there is included.");
});

test("DC-04 ON-15 a place that is replaced together with pressing Next is named on the next step", async () => {
  const { browser } = await comeAs({});
  await browser.open(`/onboarding?${PEEL_SNOW}`);
  browser.choose("State/Province", "Quebec");
  await browser.press("Next");
  expect(browser.words()).toContain("Multi-region is a Pro feature");
  expect(browser.words()).toContain("your new choice replaced the last one");
  expect(browser.words()).toContain("Quebec replaced Peel Region.");
  expect(browser.words()).toContain("in your area");
});

test("DC-04 ON-16 a second service type replaces the first and shows what Pro allows", async () => {
  const { browser } = await comeAs({ role: "basic" });
  await browser.open(`/onboarding?${PEEL_SNOW}`);
  browser.check("HVAC / Technical Trades");
  await browser.press("Change country");
  expect(browser.words()).toContain(
    "Basic plan allows one service type. Upgrade to Pro for unlimited selections.",
  );
  expect(browser.words()).toContain(`HVAC / Technical Trades replaced ${SNOW}.`);
  expect(browser.isChecked(SNOW)).toBe(false);
  expect(browser.valueOf("Municipality")).toBe("CA-ON-PEL");
});

test("DC-04 ON-07 choosing Other (Custom) asks for a custom trade", async () => {
  const { browser, id } = await comeAs({});
  await browser.open("/onboarding?country=CA&state=CA-ON");
  browser.check("Other (Custom)");
  browser.fill(/^Your trade/, "Flat roofing");
  await browser.press(/^Next/);
  expect(browser.words()).toContain("We found 0 active bids in your area");
  await browser.press(/^Next/);
  expect(browser.path()).toBe("/dashboard");
  expect((await findUser(app, id)).serviceTypes).toEqual(["Flat roofing"]);
});

test("DC-04 ON-19 ON-20 pro chooses several regions, and removing a country removes its states", async () => {
  const { browser, id } = await comeAs({ role: "pro", subscriptionStatus: "active" });
  await browser.open("/onboarding");
  browser.check("Canada");
  browser.check("United States");
  await browser.press("Show states and provinces");
  for (const state of ["Ontario", "Quebec", "New York"]) browser.check(state);
  await browser.press("Show municipalities");
  for (const municipality of ["Peel Region", "Toronto"]) browser.check(municipality);
  browser.check(SNOW);
  browser.check("HVAC / Technical Trades");
  browser.uncheck("United States");
  await browser.press("Change countries");
  expect(browser.names("control")).not.toContain("New York");
  expect(browser.isChecked("Peel Region")).toBe(true);

  await browser.press(/^Next/);
  expect(browser.words()).toContain("We found 3 active bids in your area");
  await browser.press(/^Next/);
  expect(browser.path()).toBe("/dashboard");
  expect(await findUser(app, id)).toMatchObject({
    regions: ["CA-ON-TOR", "CA-ON-PEL", "CA-QC"],
    serviceTypes: ["snow-removal-seasonal", "hvac-technical"],
  });
});

test("DC-04 ON-04 ON-05 ON-08 ON-23 to ON-25 with a payment past due the plan is chosen last", async () => {
  const { browser } = await comeAs({ role: "basic", subscriptionStatus: "past_due" });
  await browser.open(`/onboarding?step=1&${PEEL_SNOW}`);
  await browser.press(/^Next/);
  expect(browser.heading()).toContain("Choose your plan");
  await browser.press("Back");
  expect(browser.words()).toContain("We found 3 active bids in your area");
  await browser.press(/^Next/);
  await browser.press("Continue with Basic");
  expect(browser.path()).toBe("/dashboard");
});

test("DC-04 BL-10 TR-11 C-44 a failed payment is warned of, and the portal mends it", async () => {
  const { browser, id } = await comeAs(ONBOARDED);
  await browser.open("/dashboard/billing");
  await browser.press(/^Choose Basic, yearly/);
  expect(browser.heading()).toBe("Checkout");
  await browser.press("Pay");
  expect(browser.words()).toContain("Payment successful!");
  const customer = await app.db
    .prepare("select lemon_squeezy_customer_id as id from users where id = ?")
    .bind(id)
    .first<string>("id");
  await browser.open(`/local/portal/${customer}`);
  await browser.press("Fail a payment");

  await browser.open("/dashboard/billing");
  expect(browser.errors()).toContain("Please update your payment method");
  expect(browser.words()).toContain("Past Due");
  // Nothing is advertised before the payment is mended.
  await browser.open("/dashboard/saved-bids");
  expect(browser.words()).toContain("Your last payment did not go through.");
  expect(browser.words()).not.toContain("Pro follows each bid");
  await browser.open("/dashboard/billing");
  await browser.press(/^Update payment method/);
  expect(browser.heading()).toBe("Customer portal");
  await browser.press("Recover the payment");
  await browser.open("/dashboard/billing");
  expect(browser.names("heading", /^Current plan: Basic/)).toHaveLength(1);
  expect(browser.errors()).toBe("");
  await browser.open("/dashboard/saved-bids");
  expect(browser.words()).toContain("Pro follows each bid");
});

test("DC-04 UP-01 to UP-09 CR-01 ER-54 the upgrade page by the month and by the year, and back without paying", async () => {
  const { browser } = await comeAs(ONBOARDED);
  await browser.open("/upgrade");
  expect(browser.path()).toBe("/dashboard/upgrade");
  expect(browser.words()).toContain("14-day free trial, cancel anytime, no setup fees");
  expect(browser.words()).toContain("$69 per month");
  await browser.follow("Yearly");
  expect(browser.words()).toContain("$620.99 per year");
  await browser.press(/^Upgrade to Pro/);
  expect(browser.words()).toContain("$620.99 per year");
  await browser.follow("Go back without paying");
  expect(browser.path()).toBe("/dashboard/upgrade");
  expect(browser.words()).toContain("Checkout cancelled. You can try again anytime.");
  await browser.follow("Maybe Later");
  expect(browser.path()).toBe("/dashboard");
});

test("DC-04 RA-01 RA-03 C-10 after a trial without a plan, the page shows what is missing, all plans, and how to leave", async () => {
  const { browser } = await comeAs({
    ...ONBOARDED,
    subscriptionStatus: "canceled",
    subscriptionEndDate: null,
  });
  await browser.open("/dashboard/upgrade");
  expect(browser.heading()).toBe("Subscription Canceled");
  await browser.press(/^Reactivate Subscription/);
  expect(browser.heading()).toBe("Checkout");
  await browser.open("/reactivate");
  await browser.press("Sign out");
  expect(browser.path()).toBe("/");
});

test("DC-04 IT-03 to IT-10 the internal test pages run their checks on the server", async () => {
  const { browser } = await comeAs({ onboardedAt: null });
  await browser.open("/test-payment-flow");
  await browser.press("Run all");
  const checks = () => browser.words(browser.one("list", "Checks"));
  expect(checks()).toContain("Not run: there is no customer id yet");
  expect(checks()).toContain("5 of 5 answer");
  expect(checks()).toContain("Answers: 401 and 401");

  const { browser: member } = await comeAs(ONBOARDED);
  await member.open("/validation-dashboard");
  await member.press("Run all");
  const scenarios = member.words(member.one("list", "Checks"));
  expect(scenarios).toContain("interested → saved → submitted → won → lost");
  expect(scenarios.match(/passed/g)).toHaveLength(6);
  expect(await app.db.prepare("select count(*) as n from user_bids").first("n")).toBe(0);
});

test.each(["/test-payment-flow", "/validation-dashboard"])(
  "IT-01 RT-08 %s asks a stranger to sign in first",
  async (path) => {
    const browser = browserWithoutScripts(app);
    await browser.open(path);
    expect(browser.words()).toContain("Sign in first");
    await browser.follow("Sign in");
    expect(browser.path()).toBe("/sign-in");
  },
);
