import { afterAll, beforeAll, expect, test } from "vitest";
import { FAILURES, failuresCookie } from "~/features/local/failures";
import { type App, post } from "../support/app";
import { argon2Hash } from "../support/argon2";
import { type Browser, browserWithoutScripts, cardsOf } from "../support/browser-without-scripts";
import { type NewProfile, ONBOARDED, signInNewcomer, startWithNotices } from "../support/newcomer";

const PEEL_SNOW = "country=CA&state=CA-ON&municipality=CA-ON-PEL&service=snow-removal-seasonal";
const PASSWORD = "gravel before breakfast";

let app: App;

beforeAll(async () => {
  app = await startWithNotices();
});
afterAll(() => app[Symbol.asyncDispose]());

type Scene = { browser: Browser; id: string; email: string };
type Act = (scene: Scene) => unknown;

async function saveABid({ id }: Scene) {
  await app.db
    .prepare("insert into user_bids (id, user_id, bid_id, status) values (?, ?, 1, 'saved')")
    .bind(crypto.randomUUID(), id)
    .run();
}

/** Done at the payment provider's stand-in, which sends the webhook messages. */
async function payForBasic({ id, email }: Scene) {
  const paid = await post(app, "/local/plans", { plan: "basic-monthly", email, userId: id });
  expect(paid.status).toBe(303);
}

const givePassword = async ({ id }: Scene) =>
  app.db
    .prepare("update accounts set password_hash = ? where id = ?")
    .bind(await argon2Hash(PASSWORD), id)
    .run();

const press =
  (button: string | RegExp): Act =>
  ({ browser }) =>
    browser.press(button);
const firstBid =
  (link: RegExp): Act =>
  ({ browser }) =>
    browser.follow(link, cardsOf(browser)[0]);

type Case = {
  ids: string;
  failure: string;
  /** In addition to the default: onboarded, on trial, following snow in Peel. */
  who?: NewProfile;
  before?: Act;
  path: string;
  act?: Act;
  says: string;
};

const CASES: ReadonlyArray<Case> = [
  {
    ids: "ER-16",
    failure: "Password reset",
    before: async (scene) => {
      await givePassword(scene);
      scene.browser.forget();
    },
    path: "/sign-in",
    act: ({ browser, email }) => {
      browser.fill("Email", email);
      return browser.press("Forgot Password?");
    },
    says: "Failed to send reset email. Please try again.",
  },
  {
    ids: "ER-09",
    failure: "Sign-up or sign-in, unexpectedly",
    before: ({ browser }) => {
      browser.forget();
    },
    path: "/sign-up",
    act: ({ browser }) => {
      browser.fill("Email", `${crypto.randomUUID()}@contractor.example`);
      browser.fill(/^Password/, PASSWORD);
      return browser.press("Create account");
    },
    says: "An unexpected error occurred. Please try again.",
  },
  {
    ids: "ER-17",
    failure: "Change password",
    before: givePassword,
    path: "/dashboard/profile/password",
    act: ({ browser }) => {
      browser.fill("Current password", PASSWORD);
      browser.fill("New password", "salt trucks at midnight");
      browser.fill("Confirm new password", "salt trucks at midnight");
      return browser.press("Change Password");
    },
    says: "Failed to change password. Please try again.",
  },
  {
    ids: "ER-18",
    failure: "Profile update",
    path: "/dashboard/profile",
    act: ({ browser }) => {
      browser.fill(/^Company name/, "Another");
      return browser.press("Save All Changes");
    },
    says: "Failed to update profile. Please try again.",
  },
  {
    ids: "ER-20",
    failure: "Contact",
    path: "/support",
    act: ({ browser }) => {
      const message = { Name: "Dana", Email: "dana@contractor.example", Subject: "Salt", Message: "Salt?" };
      for (const [label, text] of Object.entries(message)) browser.fill(label, text);
      return browser.press("Send message");
    },
    says: "Failed to send your message. Please try again or email the support address directly.",
  },
  {
    ids: "ER-22",
    failure: "Countries cannot load",
    who: { onboardedAt: null },
    path: "/onboarding",
    says: "Failed to load available countries. Please refresh the page.",
  },
  {
    ids: "ER-23",
    failure: "States cannot load",
    who: { onboardedAt: null },
    path: "/onboarding",
    act: ({ browser }) => {
      browser.check("Canada");
      return browser.press("Show states and provinces");
    },
    says: "Failed to load states/provinces. Please try again.",
  },
  {
    ids: "ER-24",
    failure: "Municipalities cannot load",
    who: { onboardedAt: null },
    path: "/onboarding?country=CA",
    act: ({ browser }) => {
      browser.choose("State/Province", "Ontario");
      return browser.press("Show municipalities");
    },
    says: "Failed to load municipalities. Please try again.",
  },
  {
    ids: "ER-26",
    failure: "Onboarding completion",
    who: { onboardedAt: null },
    path: `/onboarding?step=1&${PEEL_SNOW}`,
    act: press(/^Next/),
    says: "Failed to complete setup. Please try again.",
  },
  {
    ids: "ER-28",
    failure: "Regions cannot load elsewhere",
    who: { role: "pro" },
    path: "/dashboard/settings",
    says: "Failed to load regions. Please refresh the page.",
  },
  {
    ids: "ER-36",
    failure: "Saving settings",
    path: "/dashboard/settings",
    act: ({ browser }) => {
      browser.uncheck("Email Digest");
      return browser.press("Save Settings");
    },
    says: "Failed to save preferences.",
  },
  {
    ids: "ER-29",
    failure: "View Details, bid detail",
    who: { role: "pro" },
    path: "/dashboard",
    act: firstBid(/^View Full Bid Pack/),
    says: "Error: Could not load full bid details.",
  },
  {
    ids: "ER-31",
    failure: "View Details, bid detail",
    who: { role: "pro" },
    path: "/opportunities",
    act: firstBid(/^View Details/),
    says: "Error: Failed to load opportunity details.",
  },
  {
    ids: "ER-30",
    failure: "Save to Pipeline, adding to the list, browse save",
    who: { role: "pro" },
    path: "/dashboard",
    act: async (scene) => {
      await firstBid(/^View Full Bid Pack/)(scene);
      await scene.browser.press("Save to Pipeline");
    },
    says: "Error: Could not save bid to pipeline.",
  },
  {
    ids: "ER-32",
    failure: "Save to Pipeline, adding to the list, browse save",
    path: "/dashboard",
    act: press(/^Save /),
    says: "Error: Failed to add opportunity to your list.",
  },
  {
    ids: "ER-41",
    failure: "Save to Pipeline, adding to the list, browse save",
    path: "/opportunities",
    act: press(/^Save /),
    says: "Failed to save opportunity.",
  },
  {
    ids: "ER-33",
    failure: "Saved bids cannot load",
    path: "/dashboard/saved-bids",
    says: "Error: Failed to load your saved bids.",
  },
  {
    ids: "ER-34",
    failure: "Status change",
    who: { role: "pro" },
    before: saveABid,
    path: "/dashboard/saved-bids",
    act: ({ browser }) => {
      browser.choose(/^Status of /, "Won");
      return browser.press(/^Update the status of /);
    },
    says: "Error: Failed to update bid status.",
  },
  {
    ids: "ER-35",
    failure: "Removal",
    before: saveABid,
    path: "/dashboard/saved-bids",
    act: press(/^Remove /),
    says: "Error: Failed to remove bid from list.",
  },
  {
    ids: "ER-49",
    failure: "Checkout throws",
    path: "/dashboard/billing",
    act: press(/^Choose Basic, monthly/),
    says: "Failed to start checkout process",
  },
  {
    ids: "ER-51",
    failure: "Checkout: the provider cannot create it",
    path: "/dashboard/billing",
    act: press(/^Choose Basic, monthly/),
    says: "Failed to create checkout",
  },
  {
    ids: "ER-50",
    failure: "Checkout and portal without an address: the store's is not set",
    path: "/dashboard/billing",
    act: press(/^Choose Basic, monthly/),
    says: "No checkout URL received",
  },
  {
    ids: "ER-52",
    failure: "Checkout and portal without an address: the store's is not set",
    path: "/checkout-redirect",
    says: "Failed to generate checkout URL",
  },
  {
    ids: "ER-53",
    failure: "Plan change",
    before: payForBasic,
    path: "/dashboard/billing",
    act: press("Upgrade to Pro, monthly"),
    says: "Failed to process plan change",
  },
  {
    ids: "ER-55",
    failure: "Subscription sync answers an error",
    path: "/checkout-redirect?success=true",
    says: "Payment successful, but subscription sync failed. Please contact support.",
  },
  {
    ids: "ER-56",
    failure: "The payment fits no plan: needs_manual_review",
    before: payForBasic,
    path: "/checkout-redirect?success=true",
    says: "Payment received! Your account is being activated - this may take a few minutes.",
  },
  {
    ids: "ER-58 CR-03",
    failure: "Subscription sync throws",
    path: "/checkout-redirect?success=true",
    says: "Payment successful, but there was an issue activating your account. Please contact support.",
  },
  ...["Subscription sync answers an error", "Subscription sync throws"].map((failure) => ({
    ids: "ER-59",
    failure,
    path: "/dashboard/billing",
    act: press("Refresh Subscription"),
    says: "Failed to sync subscription. Please try again.",
  })),
  {
    ids: "ER-61",
    failure: "Billing portal",
    before: payForBasic,
    path: "/dashboard/billing",
    act: press(/^Billing Portal/),
    says: "Failed to open billing portal",
  },
  {
    ids: "ER-64",
    failure: "Checkout and portal without an address: the store's is not set",
    before: payForBasic,
    path: "/dashboard/billing",
    act: press(/^Billing Portal/),
    says: "Billing portal not available. Please use Setup Billing to add payment information.",
  },
  {
    ids: "ER-66",
    failure: "A page's loader",
    path: "/dashboard",
    says: "Unexpected Application Error!",
  },
  {
    ids: "ER-42",
    failure: "View record",
    who: { role: "basic" },
    path: "/dashboard",
    act: async (scene) => {
      await firstBid(/^View Full Bid Pack/)(scene);
      await scene.browser.press("Save & View Details");
    },
    says: "Submission Guidelines",
  },
];

for (const { ids, failure, who, before, path, act, says } of CASES) {
  test(`DC-04 ${ids} without scripts, ${failure}: '${says}'`, async () => {
    const scene = await comeAs(who);
    const { browser } = scene;
    await before?.(scene);
    switchOn(browser, failure);
    await browser.open(path);

    await act?.(scene);

    expect(browser.words()).toContain(says);
  });
}

/** The cookie with the switches. */
const SWITCHES = "failures";

function nothingFails(browser: Browser) {
  browser.useCookie({ name: SWITCHES, value: "" });
}

/** Switches on these failures only. */
function switchOn(browser: Browser, failure: string) {
  const [on] = FAILURES.filter(({ label }) => label === failure);
  const [, value = ""] = /=([^;]*)/.exec(failuresCookie([on!])) ?? [];
  browser.useCookie({ name: SWITCHES, value });
}

async function comeAs(profile: NewProfile = {}) {
  const browser = browserWithoutScripts(app);
  const { cookie, ...person } = await signInNewcomer(app, { ...ONBOARDED, ...profile });
  browser.useCookie(cookie);
  return { browser, ...person };
}

const fetchErrors = (id: string) =>
  app.db
    .prepare("select count(*) as n from usage_logs where user_id = ? and event_type = 'profile_fetch_error'")
    .bind(id)
    .first<number>("n");

test("ER-01 ER-03 if the profile cannot be read, the page asks to sign in and the failure is logged", async () => {
  const { browser, id } = await comeAs();
  switchOn(browser, "Profile read");
  await browser.open("/dashboard");
  expect(browser.path()).toBe("/sign-in");
  expect(browser.heading()).toBe("Sign in");
  expect(await fetchErrors(id)).toBeGreaterThan(0);
});

test("ER-02 a reading that the network broke off is tried once more", async () => {
  const { browser, id } = await comeAs();
  switchOn(browser, "Profile read, network, first attempt only");
  await browser.open("/dashboard");
  expect(browser.heading()).toBe("Welcome back, Northyard");
  expect(await fetchErrors(id)).toBe(0);
});

test("ER-04 without a profile the user is not let in until one can be created", async () => {
  const { browser, id } = await comeAs();
  await app.db.prepare("delete from users where id = ?").bind(id).run();
  switchOn(browser, "Profile creation");
  await browser.open("/dashboard");
  expect(browser.path()).toBe("/sign-in");

  nothingFails(browser);
  await browser.open("/dashboard");
  expect(browser.path()).toBe("/onboarding");
});

test("ER-25 matches that cannot be counted are 0, without a word", async () => {
  const { browser } = await comeAs({ onboardedAt: null });
  switchOn(browser, "Match count");
  await browser.open(`/onboarding?step=1&${PEEL_SNOW}`);
  expect(browser.words()).toContain("We found 0 active bids");
  expect(browser.errors()).toBe("");
});

const FEED_PARTS = [
  {
    failure: "What closes first cannot load",
    says: "We couldn’t load what closes in the next 7 days.",
    lists: ["Opportunities"],
    figures: 1,
  },
  {
    failure: "The newest cannot load",
    says: "We couldn’t load your feed’s list.",
    lists: ["Closing in the next 7 days"],
    figures: 1,
  },
  {
    failure: "Figures cannot load",
    says: "We couldn’t count your feed.",
    lists: ["Closing in the next 7 days", "Opportunities"],
    figures: 0,
  },
];

test.each(FEED_PARTS)(
  "$failure: the dashboard says which part is missing and shows the others",
  async ({ failure, says, lists, figures }) => {
    const { browser } = await comeAs({ role: "pro", regions: ["CA-ON"] });
    await browser.open("/dashboard");
    expect(browser.errors()).toBe("");
    expect(bidLists(browser)).toEqual(["Closing in the next 7 days", "Opportunities"]);

    switchOn(browser, failure);
    await browser.open("/dashboard");
    expect(browser.status()).toBe(200);
    expect(browser.errors()).toContain(says);
    for (const other of FEED_PARTS)
      if (other.says !== says) expect(browser.errors()).not.toContain(other.says);
    expect(bidLists(browser)).toEqual(lists);
    expect(browser.names("list", "Your feed in figures")).toHaveLength(figures);
    expect(browser.words()).not.toContain("No opportunities found");

    nothingFails(browser);
    await browser.follow("Try again");
    expect(browser.errors()).toBe("");
    expect(bidLists(browser)).toEqual(["Closing in the next 7 days", "Opportunities"]);
  },
);

const bidLists = (browser: Browser) =>
  browser.names("list", /^(?:Closing in the next 7 days|Opportunities)$/);

test("ER-43 ER-44 a failed search shows an empty list; failed filters say that they have no choices", async () => {
  const { browser } = await comeAs();
  switchOn(browser, "Search");
  await browser.open("/opportunities");
  expect(browser.heading()).toBe("Search failed");
  expect(cardsOf(browser)).toEqual([]);
  expect(browser.words()).toContain("We couldn’t run the search");
  expect(browser.words()).not.toMatch(/0 Opportunities|Clear All Filters/);
  nothingFails(browser);
  await browser.follow("Try again");
  expect(browser.heading()).toMatch(/^[\d,]+\+? Opportunities Found$/);

  nothingFails(browser);
  switchOn(browser, "Filter lists");
  await browser.open("/opportunities");
  expect(cardsOf(browser)).not.toEqual([]);
  expect(browser.names("control")).not.toContain("Ontario");
  for (const name of ["Bid Type", "Province/State"])
    expect(browser.words(browser.one("group", name))).toContain("We couldn’t load these choices.");
});

test("ER-34 a refused status is told beside its select, which shows the stored one", async () => {
  const scene = await comeAs({ role: "pro" });
  const { browser } = scene;
  await saveABid(scene);
  switchOn(browser, "Status change");
  await browser.open("/dashboard/saved-bids");
  browser.choose(/^Status of /, "Won");
  await browser.press(/^Update the status of /);
  expect(browser.errors()).toBe("Error: Failed to update bid status.");
  expect(browser.valueOf(/^Status of /)).toBe("saved");
  expect(browser.descriptionOf(/^Status of /)).toBe("Error: Failed to update bid status.");
});

test("TR-14 a sync on a page load that fails leaves the page as it is", async () => {
  const { browser, ...person } = await comeAs();
  await payForBasic({ browser, ...person });
  await app.db.prepare("update users set last_synced_at = 1 where id = ?").bind(person.id).run();
  switchOn(browser, "Subscription sync answers an error");
  await browser.open("/dashboard/billing");
  const [plan] = browser.names("heading", /^Current plan: Basic/);
  expect(plan).toContain("Active");
  expect(browser.errors()).toBe("");
  const lastSynced = () =>
    app.db.prepare("select last_synced_at as at from users where id = ?").bind(person.id).first<number>("at");
  await expect.poll(lastSynced, { timeout: 20_000 }).toBeGreaterThan(1);
});

test("DC-04 SN-19 a failure is switched on and off by the page of failures", async () => {
  const { browser } = await comeAs();
  await browser.open("/local/failures");
  browser.check("A page's loader");
  await browser.press("Save");
  expect(browser.words()).toContain("1 failure is on in this browser:");
  await browser.open("/dashboard");
  expect(browser.heading()).toBe("Unexpected Application Error!");

  await browser.open("/local/failures");
  await browser.press("None");
  expect(browser.words()).toContain("Nothing fails now");
  await browser.open("/dashboard");
  expect(browser.heading()).toBe("Welcome back, Northyard");
});

test("DC-04 SI-13 a sign-out that fails still ends on the first page, signed out in this browser", async () => {
  const { browser } = await comeAs();
  switchOn(browser, "Sign-out");
  await browser.open("/dashboard");
  await browser.press("Sign Out");
  expect(browser.path()).toBe("/");
  await browser.open("/dashboard");
  expect(browser.path()).toBe("/sign-in");
});
