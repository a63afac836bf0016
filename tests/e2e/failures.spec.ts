import type { Page } from "@playwright/test";
import { FAILURES, failuresCookie } from "~/features/local/failures";
import { type App, post } from "../support/app";
import { argon2Hash } from "../support/argon2";
import { cards, heading } from "./fixtures";
import { expect, expectAccessible, inNewTab, test } from "./signed-in";

const PEEL_SNOW = "country=CA&state=CA-ON&municipality=CA-ON-PEL&service=snow-removal-seasonal";
const PASSWORD = "gravel before breakfast";

type Person = { id: string; email: string };
type Scene = { page: Page; app: App; person: Person };

/** Switches on these failures only. */
async function makeFail({ page, app }: Pick<Scene, "page" | "app">, failure: string) {
  const [on] = FAILURES.filter(({ label }) => label === failure);
  const [pair = ""] = failuresCookie([on!]).split(";");
  const [name = "", value = ""] = pair.split("=");
  await page.context().addCookies([{ name, value, url: app.origin }]);
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

/** Done at the payment provider's stand-in, which sends the webhook messages. */
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

type Case = {
  ids: string;
  failure: string;
  /** In addition to the default: onboarded, on trial, following snow in Peel. */
  who?: Parameters<Parameters<Parameters<typeof test>[2]>[0]["signInAs"]>[0];
  before?: (scene: Scene) => Promise<unknown>;
  path: string;
  /** The action on the page at `path`; returns the new tab if it opens one. */
  act: (scene: Scene) => Promise<unknown>;
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
      await page.locator("#change-currentPassword").fill(PASSWORD);
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
    ids: "ER-23",
    failure: "States cannot load",
    who: { onboardedAt: null },
    path: "/onboarding",
    act: async ({ page }) => {
      await expect(page.getByText("Error loading locations")).toHaveCount(0);
      await page.getByLabel("Canada").check();
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
    ids: "ER-34",
    failure: "Status change",
    who: { role: "pro" },
    before: saveABid,
    path: "/dashboard/saved-bids",
    act: async ({ page }) => {
      await page.getByRole("combobox", { name: /^Status of / }).selectOption("Won");
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
    ids: "ER-53",
    failure: "Plan change",
    before: payForBasic,
    path: "/dashboard/billing",
    act: async ({ page }) => page.getByRole("button", { name: "Upgrade to Pro, monthly" }).click(),
    says: "Failed to process plan change",
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
];

for (const { ids, failure, who, before, path, act, says } of CASES) {
  test(`${ids} ${failure}: '${says}'`, async ({ page, app, signInAs }) => {
    const person = await signInAs(who);
    const scene = { page, app, person };
    await before?.(scene);
    await makeFail(scene, failure);
    await page.goto(path);

    const tab = await act(scene);

    const where = isPage(tab) ? tab : page;
    await expect(where.getByText(says).first()).toBeVisible();
  });
}

test("ER-34 a refused status shows the stored one again, with the error beside it, until a change succeeds", async ({
  page,
  app,
  signInAs,
}) => {
  const person = await signInAs({ role: "pro" });
  await saveABid({ page, app, person });
  await makeFail({ page, app }, "Status change");
  await page.goto("/dashboard/saved-bids");
  const select = page.getByRole("combobox", { name: /^Status of / });
  const error = page.getByRole("listitem").getByRole("alert");

  await select.selectOption("Won");
  await expect(error).toHaveText("Error: Failed to update bid status.");
  await expect(select).toHaveValue("saved");
  await expect(select).toHaveAccessibleDescription("Error: Failed to update bid status.");
  await expect(page.getByRole("alert")).toHaveCount(1);
  await expectAccessible(page);

  await page.context().clearCookies({ name: "failures" });
  await select.selectOption("Won");
  await expect(page.getByText("Bid status changed to won.")).toBeVisible();
  await expect(error).toHaveCount(0);
  await expect(select).toHaveValue("won");
});

const isPage = (thing: unknown): thing is Page =>
  typeof thing === "object" && thing !== null && "getByText" in thing;

test("SN-19 a switch affects this browser only, shows that it is on, and when off everything works", async ({
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
  expect(await elsewhere.text()).toContain("Closing in the next 7 days");

  await page.goto("/local/failures");
  await page.getByRole("button", { name: "None" }).first().click();
  await expect(page.getByText("Nothing fails now")).toBeVisible();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await page.goto("/dashboard");
  await expect(heading(page)).toHaveText("Welcome back, Northyard");
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
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/sign-in$/);
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

test("ER-62 a browser that blocks new tabs shows the error", async ({ page, app, signInAs }) => {
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

test("IT-08 IT-09 a failed scenario is shown and counted", async ({ page, app, signInAs }) => {
  await signInAs();
  await makeFail({ page, app }, "Match count");
  await page.goto("/validation-dashboard");
  await page.getByRole("button", { name: "Run all" }).click();
  const rows = page.getByRole("list", { name: "Checks" }).getByRole("listitem");
  await expect(rows.filter({ hasText: "Match count" }).getByText("failed", { exact: true })).toBeVisible();
  await expect(rows.getByText("passed", { exact: true })).toHaveCount(5);
});

test("GD-01 on a slow network a loading page says so", async ({ page, app, signInAs }) => {
  await signInAs();
  await makeFail({ page, app }, "Slow network");
  await page.goto("/dashboard/settings");
  await page.getByRole("link", { name: "My Saved Bids" }).first().click();
  await expect(page.getByRole("status").filter({ hasText: "Loading…" })).toBeVisible();
  await expect(heading(page)).toHaveText("My Saved Bids");
});
