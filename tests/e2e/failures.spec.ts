import type { Page } from "@playwright/test";
import { FAILURES, failuresCookie } from "~/features/local/failures";
import { argon2Hash } from "../support/argon2";
import { type App, post } from "../support/app";
import { cards, heading, openedBid, titles } from "./fixtures";
import { expect, expectAccessible, hasScripts, inNewTab, test } from "./signed-in";

const PEEL_SNOW = "country=CA&state=CA-ON&municipality=CA-ON-PEL&service=snow-removal-seasonal";
const PASSWORD = "gravel before breakfast";

type Person = { id: string; email: string };
type Scene = { page: Page; app: App; person: Person };

/** Switches on what is named, and nothing else. */
async function makeFail({ page, app }: Pick<Scene, "page" | "app">, failure: string) {
  const [on] = FAILURES.filter(({ label }) => label === failure);
  const [pair = ""] = failuresCookie([on!]).split(";");
  const [name = "", value = ""] = pair.split("=");
  await page.context().addCookies([{ name, value, url: app.origin }]);
}

const nothingFails = (page: Page) => page.context().clearCookies({ name: "failures" });

/** Without scripts a choice is sent by a button of its own. */
async function pressWithoutScripts(page: Page, button: string) {
  if (!hasScripts()) await page.getByRole("button", { name: button }).click();
}

const bidsOf = async (app: App) =>
  (
    await app.db
      .prepare("select id, title from opportunities order by id")
      .all<{ id: number; title: string }>()
  ).results;

async function saveABid({ app, person }: Scene) {
  const [bid] = await bidsOf(app);
  await app.db
    .prepare("insert into user_bids (id, user_id, bid_id, status) values (?, ?, ?, 'saved')")
    .bind(crypto.randomUUID(), person.id, bid!.id)
    .run();
}

/** At the payment provider's stand-in, whose messages make it known. */
async function payForBasic({ app, person: { id, email } }: Scene) {
  const paid = await post(app, "/local/plans", { plan: "basic-monthly", email, userId: id });
  expect(paid.status).toBe(303);
}

async function givePassword({ app, person }: Scene) {
  await app.db
    .prepare("update accounts set password_hash = ? where id = ?")
    .bind(await argon2Hash(PASSWORD), person.id)
    .run();
}

async function openFirstBid(page: Page, link: RegExp) {
  await cards(page).first().getByRole("link", { name: link }).click();
}

const choosePlan = ({ page }: Scene) =>
  inNewTab(page, () => page.getByRole("button", { name: "Choose Basic, monthly" }).click());
const openPortal = ({ page }: Scene) =>
  inNewTab(page, () => page.getByRole("button", { name: "Billing Portal" }).click());

/** The page moves on by itself after two seconds. */
const comeBackFromPaying = ({ page }: Scene) =>
  page.goto("/checkout-redirect?success=true", { waitUntil: "commit" });

type Case = {
  ids: string;
  failure: string;
  /** Beside what everybody in these tests is: onboarded, on trial, after snow in Peel. */
  who?: Parameters<Parameters<Parameters<typeof test>[2]>[0]["signInAs"]>[0];
  before?: (scene: Scene) => Promise<unknown>;
  path?: string;
  /** What is done on the page at `path`; where it leads to another tab, that tab. */
  act?: (scene: Scene) => Promise<unknown>;
  says: string;
};

const CASES: ReadonlyArray<Case> = [
  {
    ids: "ER-16",
    failure: "Password reset",
    before: async (scene) => {
      await givePassword(scene);
      await scene.page.context().clearCookies({ name: "session" });
    },
    path: "/sign-in",
    act: async ({ page, person }) => {
      await page.getByLabel("Email").fill(person.email);
      await page.getByRole("button", { name: "Forgot Password?" }).click();
    },
    says: "Failed to send reset email. Please try again.",
  },
  {
    ids: "ER-09",
    failure: "Sign-up or sign-in, unexpectedly",
    before: ({ page }) => page.context().clearCookies({ name: "session" }),
    path: "/sign-up",
    act: async ({ page }) => {
      await page.getByLabel("Email").fill(`${crypto.randomUUID()}@contractor.example`);
      await page.getByLabel("Password").fill(PASSWORD);
      await page.getByRole("button", { name: "Create account" }).click();
    },
    says: "An unexpected error occurred. Please try again.",
  },
  {
    ids: "ER-17",
    failure: "Change password",
    before: givePassword,
    path: "/dashboard/profile/password",
    act: async ({ page }) => {
      await page.getByLabel("Current password").fill(PASSWORD);
      await page.getByLabel("New password", { exact: true }).fill("salt trucks at midnight");
      await page.getByLabel("Confirm new password").fill("salt trucks at midnight");
      await page.getByRole("button", { name: "Change Password" }).click();
    },
    says: "Failed to change password. Please try again.",
  },
  {
    ids: "ER-18",
    failure: "Profile update",
    path: "/dashboard/profile",
    act: async ({ page }) => {
      await page.getByLabel("Company name").fill("Another");
      await page.getByRole("button", { name: "Save All Changes" }).click();
    },
    says: "Failed to update profile. Please try again.",
  },
  {
    ids: "ER-20",
    failure: "Contact",
    path: "/support",
    act: async ({ page }) => {
      await page.getByLabel("Name").fill("Dana");
      await page.getByLabel("Email").fill("dana@contractor.example");
      await page.getByLabel("Subject").fill("Salt");
      await page.getByLabel("Message").fill("Do you list salt?");
      await page.getByRole("button", { name: "Send message" }).click();
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
    act: async ({ page }) => {
      await expect(page.getByText("Error loading locations")).toHaveCount(0);
      await page.getByLabel("Canada").check();
      await pressWithoutScripts(page, "Show states and provinces");
      await expect(page.getByLabel("Canada")).toBeChecked();
      await expect(page.getByText("Error loading locations").first()).toBeVisible();
    },
    says: "Failed to load states/provinces. Please try again.",
  },
  {
    ids: "ER-24",
    failure: "Municipalities cannot load",
    who: { onboardedAt: null },
    path: "/onboarding?country=CA",
    act: async ({ page }) => {
      await page.getByLabel("State/Province").selectOption("Ontario");
      await pressWithoutScripts(page, "Show municipalities");
    },
    says: "Failed to load municipalities. Please try again.",
  },
  {
    ids: "ER-26",
    failure: "Onboarding completion",
    who: { onboardedAt: null },
    path: `/onboarding?step=1&${PEEL_SNOW}`,
    act: async ({ page }) => page.getByRole("button", { name: "Next" }).click(),
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
    act: async ({ page }) => {
      await page.getByRole("switch", { name: "Email Digest" }).uncheck();
      await page.getByRole("button", { name: "Save Settings" }).click();
    },
    says: "Failed to save preferences.",
  },
  {
    ids: "ER-29",
    failure: "View Details, bid detail",
    who: { role: "pro" },
    path: "/dashboard",
    act: ({ page }) => openFirstBid(page, /^View Full Bid Pack/),
    says: "Error: Could not load full bid details.",
  },
  {
    ids: "ER-31",
    failure: "View Details, bid detail",
    who: { role: "pro" },
    path: "/opportunities",
    act: ({ page }) => openFirstBid(page, /^View Details/),
    says: "Error: Failed to load opportunity details.",
  },
  {
    ids: "ER-30",
    failure: "Save to Pipeline, adding to the list, browse save",
    who: { role: "pro" },
    path: "/dashboard",
    act: async ({ page }) => {
      await openFirstBid(page, /^View Full Bid Pack/);
      await page.getByRole("button", { name: "Save to Pipeline" }).click();
    },
    says: "Error: Could not save bid to pipeline.",
  },
  {
    ids: "ER-32",
    failure: "Save to Pipeline, adding to the list, browse save",
    path: "/dashboard",
    act: async ({ page }) =>
      cards(page)
        .first()
        .getByRole("button", { name: /^Save / })
        .click(),
    says: "Error: Failed to add opportunity to your list.",
  },
  {
    ids: "ER-41",
    failure: "Save to Pipeline, adding to the list, browse save",
    path: "/opportunities",
    act: async ({ page }) =>
      cards(page)
        .first()
        .getByRole("button", { name: /^Save / })
        .click(),
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
    act: async ({ page }) => {
      await page.getByRole("combobox", { name: /^Status of / }).selectOption("Won");
      await pressWithoutScripts(page, "Update the status of");
    },
    says: "Error: Failed to update bid status.",
  },
  {
    ids: "ER-35",
    failure: "Removal",
    before: saveABid,
    path: "/dashboard/saved-bids",
    act: async ({ page }) => page.getByRole("button", { name: /^Remove / }).click(),
    says: "Error: Failed to remove bid from list.",
  },
  {
    ids: "ER-49",
    failure: "Checkout throws",
    path: "/dashboard/billing",
    act: choosePlan,
    says: "Failed to start checkout process",
  },
  {
    ids: "ER-51",
    failure: "Checkout: the provider cannot create it",
    path: "/dashboard/billing",
    act: choosePlan,
    says: "Failed to create checkout",
  },
  {
    ids: "ER-50",
    failure: "Checkout and portal without an address: the store's is not set",
    path: "/dashboard/billing",
    act: choosePlan,
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
    act: async ({ page }) => page.getByRole("button", { name: "Upgrade to Pro, monthly" }).click(),
    says: "Failed to process plan change",
  },
  {
    ids: "ER-55",
    failure: "Subscription sync answers an error",
    act: comeBackFromPaying,
    says: "Payment successful, but subscription sync failed. Please contact support.",
  },
  {
    ids: "ER-56",
    failure: "The payment fits no plan: needs_manual_review",
    before: payForBasic,
    act: comeBackFromPaying,
    says: "Payment received! Your account is being activated - this may take a few minutes.",
  },
  {
    ids: "ER-58 CR-03",
    failure: "Subscription sync throws",
    act: comeBackFromPaying,
    says: "Payment successful, but there was an issue activating your account. Please contact support.",
  },
  ...["Subscription sync answers an error", "Subscription sync throws"].map((failure) => ({
    ids: "ER-59",
    failure,
    path: "/dashboard/billing",
    act: async ({ page }: Scene) => page.getByRole("button", { name: "Refresh Subscription" }).click(),
    says: "Failed to sync subscription. Please try again.",
  })),
  {
    ids: "ER-61",
    failure: "Billing portal",
    before: payForBasic,
    path: "/dashboard/billing",
    act: openPortal,
    says: "Failed to open billing portal",
  },
  {
    ids: "ER-64",
    failure: "Checkout and portal without an address: the store's is not set",
    before: payForBasic,
    path: "/dashboard/billing",
    act: openPortal,
    says: "Billing portal not available. Please use Setup Billing to add payment information.",
  },
  {
    ids: "ER-66",
    failure: "A page's loader",
    path: "/dashboard",
    says: "Unexpected Application Error!",
  },
];

for (const { ids, failure, who, before, path, act, says } of CASES) {
  test(`${ids} ${failure}: '${says}'`, async ({ page, app, signInAs }) => {
    const person = await signInAs(who);
    const scene = { page, app, person };
    await before?.(scene);
    await makeFail(scene, failure);
    if (path) await page.goto(path);

    const tab = await act?.(scene);

    const where = isPage(tab) ? tab : page;
    await expect(where.getByText(says).first()).toBeVisible();
  });
}

const isPage = (thing: unknown): thing is Page =>
  typeof thing === "object" && thing !== null && "getByText" in thing;

test("SN-19 the switch is this browser's own, says that it is on, and off again everything works", async ({
  page,
  app,
  signInAs,
}) => {
  const person = await signInAs();
  await page.goto("/local/failures");
  await page.getByRole("checkbox", { name: "A page's loader", exact: true }).check();
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByText("1 failure is on in this browser:")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "A page's loader" })).toBeChecked();
  await expectAccessible(page);
  await page.goto("/local");
  await expect(page.getByText("1 failure is on in this browser: A page's loader.")).toBeVisible();
  await page.goto("/dashboard");
  await expect(heading(page)).toHaveText("Unexpected Application Error!");

  const elsewhere = await fetch(`${app.origin}/dashboard`, {
    headers: { Cookie: `${person.cookie.name}=${person.cookie.value}` },
  });
  expect(await elsewhere.text()).toContain("Welcome back, ");

  await page.goto("/local/failures");
  await page.getByRole("button", { name: "None" }).first().click();
  await expect(page.getByText("Nothing fails now")).toBeVisible();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await page.goto("/dashboard");
  await expect(heading(page)).toHaveText("Welcome back, Northyard");
});

const fetchErrors = (app: App, { id }: Person) =>
  app.db
    .prepare("select count(*) as n from usage_logs where user_id = ? and event_type = 'profile_fetch_error'")
    .bind(id)
    .first("n");

test("ER-01 ER-03 a profile that cannot be read is none: the page asks to sign in, and the failure is logged", async ({
  page,
  app,
  signInAs,
}) => {
  const person = await signInAs();
  await makeFail({ page, app }, "Profile read");
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(heading(page)).toHaveText("Sign in");
  expect(await fetchErrors(app, person)).toBeGreaterThan(0);
});

test("ER-02 a reading that the network broke off is tried once more", async ({ page, app, signInAs }) => {
  const person = await signInAs();
  await makeFail({ page, app }, "Profile read, network, first attempt only");
  await page.goto("/dashboard");
  await expect(heading(page)).toHaveText("Welcome back, Northyard");
  expect(await fetchErrors(app, person)).toBe(0);
});

test("ER-04 a profile that cannot be made is none, until it can", async ({ page, app, signInAs }) => {
  const { id } = await signInAs();
  await app.db.prepare("delete from users where id = ?").bind(id).run();
  await makeFail({ page, app }, "Profile creation");
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/sign-in$/);

  await nothingFails(page);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/onboarding$/);
});

test("SI-13 a sign-out that fails still ends on the first page, signed out in this browser", async ({
  page,
  app,
  signInAs,
}) => {
  await signInAs();
  await makeFail({ page, app }, "Sign-out");
  await page.goto("/dashboard");
  await page.getByText("My Account").click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/sign-in$/);
});

test("ER-25 matches that cannot be counted are 0, without a word", async ({ page, app, signInAs }) => {
  await signInAs({ onboardedAt: null });
  await makeFail({ page, app }, "Match count");
  await page.goto(`/onboarding?step=1&${PEEL_SNOW}`);
  await expect(page.getByText("We found 0 active bids")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("ER-42 a view that cannot be recorded is no obstacle: the bid opens", async ({
  page,
  app,
  signInAs,
}) => {
  await signInAs({ role: "basic" });
  await makeFail({ page, app }, "View record");
  await page.goto("/dashboard");
  const title = await titles(page).first().innerText();
  await openFirstBid(page, /^View Full Bid Pack/);
  await page.getByRole("button", { name: "Save & View Details" }).click();
  await expect(openedBid(page, title).getByRole("heading", { name: "Submission Guidelines" })).toBeVisible();
});

test("ER-43 ER-44 a search that fails is an empty list; filters that fail are none", async ({
  page,
  app,
  signInAs,
}) => {
  await signInAs();
  await makeFail({ page, app }, "Search");
  await page.goto("/opportunities");
  await expect(heading(page)).toHaveText("0 Opportunities Found");
  await expect(cards(page)).toHaveCount(0);

  await nothingFails(page);
  await makeFail({ page, app }, "Filter lists");
  await page.goto("/opportunities");
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Ontario" })).toHaveCount(0);
});

test("TR-14 a sync on a page load that fails leaves the page as it is", async ({ page, app, signInAs }) => {
  const person = await signInAs();
  await payForBasic({ page, app, person });
  await app.db.prepare("update users set last_synced_at = 1 where id = ?").bind(person.id).run();
  await makeFail({ page, app }, "Subscription sync answers an error");
  await page.goto("/dashboard/billing");
  await expect(page.getByRole("heading", { name: /^Current plan: Basic/ })).toContainText("Active");
  await expect(page.getByRole("alert")).toHaveCount(0);
  const lastSynced = () =>
    app.db.prepare("select last_synced_at as at from users where id = ?").bind(person.id).first<number>("at");
  await expect.poll(lastSynced).toBeGreaterThan(1);
});

test("ER-63 a portal whose customer is not known yet asks for Refresh Subscription", async ({
  page,
  app,
  signInAs,
}) => {
  const person = await signInAs();
  await payForBasic({ page, app, person });
  await page.goto("/dashboard/billing");
  await app.db
    .prepare("update users set lemon_squeezy_customer_id = null where id = ?")
    .bind(person.id)
    .run();
  const tab = await openPortal({ page, app, person });
  await expect(
    tab.getByText(
      "Please sync your subscription first using the Refresh Subscription button, then try again.",
    ),
  ).toBeVisible();
});

test("ER-62 a browser that lets no page open tabs is told of it @needs-js", async ({
  page,
  app,
  signInAs,
}) => {
  const person = await signInAs();
  await payForBasic({ page, app, person });
  await page.goto("/dashboard/billing");
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole("button", { name: "Billing Portal" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please allow pop-ups to access the billing portal");
  expect(page.context().pages()).toHaveLength(1);
});

test("IT-08 IT-09 a scenario that fails says so, and counts", async ({ page, app, signInAs }) => {
  await signInAs();
  await makeFail({ page, app }, "Match count");
  await page.goto("/validation-dashboard");
  await page.getByRole("button", { name: "Run all" }).click();
  const rows = page.getByRole("list", { name: "Checks" }).getByRole("listitem");
  await expect(rows.filter({ hasText: "Match count" }).getByText("failed", { exact: true })).toBeVisible();
  await expect(rows.getByText("passed", { exact: true })).toHaveCount(5);
});

test("GD-01 on a slow network a page that is on its way says so @needs-js", async ({
  page,
  app,
  signInAs,
}) => {
  await signInAs();
  await makeFail({ page, app }, "Slow network");
  await page.goto("/dashboard/settings");
  await page.getByRole("link", { name: "My Profile" }).first().click();
  await expect(page.getByRole("status").filter({ hasText: "Loading…" })).toBeVisible();
  await expect(heading(page)).toHaveText("My Profile");
});
