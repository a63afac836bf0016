import { expect, type Page } from "@playwright/test";
import { startApp } from "../support/app";
import { findUser, publishSnowNotices, signInNewcomer } from "../support/newcomer";
import { expectAccessible, hydrated, testOn } from "./base";

type Profile = Parameters<typeof signInNewcomer>[1];
type Newcomer = Awaited<ReturnType<typeof signInNewcomer>>;

type Fixtures = { comeAs: (profile?: Profile) => Promise<Newcomer> };

async function startWithNotices() {
  const app = await startApp();
  await publishSnowNotices(app, "Peel Region", 7);
  await publishSnowNotices(app, "Ottawa", 1);
  return app;
}

const test = testOn(startWithNotices).extend<Fixtures>({
  comeAs: async ({ app, context }, provide) => {
    await provide(async (profile) => {
      const newcomer = await signInNewcomer(app, profile);
      await context.addCookies([newcomer.cookie]);
      return newcomer;
    });
  },
});

const PEEL_SNOW = "country=CA&state=CA-ON&municipality=CA-ON-PEL&service=snow-removal-seasonal";

/** Submits the choice; with JavaScript it submits itself. */
async function update(page: Page, button: string | RegExp) {
  const ownButton = page.getByRole("button", { name: button });
  if (await ownButton.isVisible()) await ownButton.click();
}

test("ON-01 ON-03 ON-05 ON-08 to ON-11 ON-14 ON-22 ON-26 to ON-28 from the first choice to the dashboard @no-js", async ({
  page,
  app,
  comeAs,
}) => {
  const { id } = await comeAs();
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Tell us what you do and where" })).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "Step 1 of 3");
  await expect(page.getByRole("button", { name: "Back" })).toBeDisabled();
  await expect(page.getByLabel("State/Province")).toBeDisabled();
  await expect(page.getByLabel("Municipality")).toBeDisabled();
  await expect(page.getByText("Select a state/province first")).toBeVisible();
  await expect(page.getByText("Select one location per category with your current plan")).toBeVisible();

  await page.getByLabel("Canada").check();
  await update(page, "Show states and provinces");
  await page.getByLabel("State/Province").selectOption("Ontario");
  await update(page, "Show municipalities");
  await page.getByLabel("Municipality").selectOption("Peel Region");
  await page.getByLabel("Snow Removal & Seasonal Maintenance").check();
  await page.getByRole("button", { name: "Next" }).click();

  await expect(page.getByRole("heading", { name: "Here's what we found near you" })).toBeVisible();
  await expect(page.getByText("We found 7 active bids in your area")).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "Step 2 of 3");

  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Municipality")).toHaveValue("CA-ON-PEL");
  await expect(page.getByLabel("Snow Removal & Seasonal Maintenance")).toBeChecked();
  await page.reload();
  await expect(page.getByLabel("State/Province")).toHaveValue("CA-ON");

  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("We found 7 active bids in your area")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText("Setup Complete!")).toBeVisible();
  await expect(page.getByText("Welcome!", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Northyard");
  await expect(page.getByText("Your first weekly digest arrives")).toBeVisible();
  expect(await findUser(app, id)).toMatchObject({
    regions: ["CA-ON-PEL"],
    serviceTypes: ["snow-removal-seasonal"],
  });
  await page.reload();
  await expect(page.getByText("Your first weekly digest arrives")).toHaveCount(0);
});

test("the first dashboard's greeting stays while its rows are saved, until the reader goes on", async ({
  page,
  comeAs,
}) => {
  await comeAs();
  await page.goto(`/onboarding?step=1&${PEEL_SNOW}`);
  await hydrated(page);
  await page.getByRole("button", { name: "Next" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Welcome, Northyard");

  const read = page.waitForResponse((response) => response.url().includes("/dashboard.data"));
  await page.evaluate(() => {
    const { __remixRouter: router } = window as unknown as { __remixRouter: { revalidate: () => void } };
    router.revalidate();
  });
  await (await read).finished();
  await expect(heading).toHaveText("Welcome, Northyard");
  await expect(page.getByText("Your first weekly digest arrives")).toBeVisible();

  await page
    .getByRole("button", { name: /^Save / })
    .first()
    .click();
  // The page has read its data again.
  await expect(page.getByRole("link", { name: "View Saved (1)" }).locator("visible=true")).toBeVisible();
  await expect(heading).toHaveText("Welcome, Northyard");

  await page.getByRole("link", { name: "My Saved Bids" }).click();
  await expect(heading).toHaveText("My Saved Bids");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(heading).toHaveText("Welcome back, Northyard");
  await expect(page.getByText("Your first weekly digest arrives")).toHaveCount(0);
});

test("ON-06 an incomplete step returns with errors and the choices made", async ({ page, comeAs }) => {
  await comeAs();
  await page.goto("/onboarding");
  await page.getByLabel("United States").check();
  await update(page, "Show states and provinces");
  await expect(page.getByLabel("State/Province")).toBeEnabled();
  await page.getByRole("button", { name: "Next" }).click();

  const summary = page.getByRole("alert");
  await expect(summary.getByRole("heading", { name: "There is a problem" })).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByLabel("United States")).toBeChecked();
  await expect(page.getByLabel("State/Province")).toHaveAccessibleDescription(
    /Select a state\/province to continue/,
  );
  await summary.getByRole("link", { name: "Select at least one service type to continue" }).click();
  await expect(page.getByLabel("Snow Removal & Seasonal Maintenance")).toBeFocused();
  await expectAccessible(page);
});

test("ON-15, ON-17 a second state replaces the first and shows the upsell, which closes", async ({
  page,
  comeAs,
}) => {
  await comeAs();
  await page.goto(`/onboarding?${PEEL_SNOW}`);
  await page.getByLabel("State/Province").selectOption("Quebec");
  await update(page, "Change state/province");

  const dialog = page.getByRole("dialog", { name: "Multi-region is a Pro feature" });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText("$69 per month or $620.99 per year");
  await expect(dialog).toContainText("Quebec replaced Peel Region.");
  await expect(page.getByLabel("State/Province")).toHaveValue("CA-QC");
  await expect(page.getByLabel("Municipality")).toHaveValue("");
  await expect(page).toHaveURL(/upsell=region/);
  await expectAccessible(page);

  await dialog.getByRole("link", { name: "See what Pro adds" }).click();
  await expect(page.getByRole("heading", { name: "What Pro adds" })).toBeVisible();
  await expect(page.getByText("Unlimited service types")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Upgrade to Pro \(/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to your choices" }).click();
  await expect(page.getByLabel("State/Province")).toHaveValue("CA-QC");
  await expect(page.getByLabel("Snow Removal & Seasonal Maintenance")).toBeChecked();

  await page.goBack();
  await page.goBack();
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel("State/Province")).toHaveValue("CA-QC");
});

test("ON-16 a second service type replaces the first and shows what Pro allows", async ({ page, comeAs }) => {
  await comeAs({ role: "basic" });
  await page.goto(`/onboarding?${PEEL_SNOW}`);
  await page.getByLabel("HVAC / Technical Trades").check();
  await update(page, "Change country");

  await expect(
    page
      .getByRole("dialog")
      .getByText("Basic plan allows one service type. Upgrade to Pro for unlimited selections."),
  ).toBeVisible();
  await expect(page.getByLabel("Snow Removal & Seasonal Maintenance")).not.toBeChecked();
  await expect(page.getByLabel("Municipality")).toHaveValue("CA-ON-PEL");
});

test("a place is found by name, chosen, named above with what it leaves out, and taken out again @no-js", async ({
  page,
  app,
  comeAs,
}) => {
  const { id } = await comeAs();
  await page.goto("/onboarding");
  await page.getByLabel("Snow Removal & Seasonal Maintenance").check();
  await page.getByLabel("Find a place").fill("brampton");
  await page.getByRole("button", { name: "Find" }).click();
  await page.getByRole("radio", { name: "Brampton, ON" }).check();
  await update(page, "Show states and provinces");

  await expect(page.getByRole("button", { name: "Remove Brampton, ON" })).toBeVisible();
  await expect(page.getByText(/Leaves out those for .*Mississauga/)).toBeVisible();
  await expect(page.getByLabel("State/Province")).toHaveValue("CA-ON");
  await expect(page.getByLabel("Municipality")).toHaveValue("CA-ON-PEL-BRM");
  await expect(page.getByLabel("Snow Removal & Seasonal Maintenance")).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remove Brampton, ON" }).click();
  await expect(page.getByLabel("Municipality")).toHaveValue("");
  await expect(page.getByRole("button", { name: "Remove Ontario" })).toBeVisible();

  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("We found 8 active bids in your area")).toBeVisible();
  await expect(page.getByText(/Not read in Ontario/)).toBeVisible();
  await expect(page.getByRole("link", { name: "bids&tenders" })).toHaveAttribute("href", /^https:/);
  await expect(page.getByText(/There is no third step/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome, /);
  expect((await findUser(app, id)).regions).toEqual(["CA-ON"]);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome back, /);
});

test("the list of places follows what is typed and keeps the other choices and the focus", async ({
  page,
  comeAs,
}) => {
  await comeAs();
  await page.goto("/onboarding");
  await hydrated(page);
  await page.getByLabel("Snow Removal & Seasonal Maintenance").check();
  const box = page.getByLabel("Find a place");
  await box.pressSequentially("bramp");
  await expect(page.getByRole("status").filter({ hasText: "Places for “bramp”" })).toContainText(
    "Brampton, ON",
  );
  await expect(box).toBeFocused();
  await expect(page.getByLabel("Snow Removal & Seasonal Maintenance")).toBeChecked();
  await page.getByRole("radio", { name: "Brampton, ON" }).check();
  await expect(page.getByRole("button", { name: "Remove Brampton, ON" })).toBeVisible();
  await expect(box).toHaveValue("");
  await expectAccessible(page);
});

test("a choice changes the count without a page load, and keeps the focus", async ({ page, comeAs }) => {
  await comeAs();
  await page.goto("/onboarding");
  await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
  const count = page.getByRole("status").filter({ hasText: /bids?/ });

  await page.getByLabel("Canada").check();
  await page.getByLabel("State/Province").selectOption("Ontario");
  await expect(count).toHaveText(/8 active bids in that place/);
  await page.getByLabel("Municipality").focus();
  await page.getByLabel("Municipality").selectOption("Ottawa");
  await expect(count).toHaveText(/1 active bid in that place/);
  await expect(page.getByLabel("Municipality")).toBeFocused();
  await page.getByLabel("HVAC / Technical Trades").check();
  await expect(count).toHaveText(/0 active bids match your choices/);

  await page.getByLabel("United States").check();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByLabel("State/Province")).toHaveValue("");
  await expect(page.getByLabel("Municipality")).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByLabel("United States")).toBeFocused();
  await expect(page.locator("body[data-same-page]")).toHaveCount(1);
});

test("ON-07 choosing Other (Custom) asks for a custom trade", async ({ page, app, comeAs }) => {
  const { id } = await comeAs();
  await page.goto("/onboarding?country=CA&state=CA-ON");
  await expect(page.getByLabel(/Your trade/)).toBeHidden();
  await page.getByLabel("Other (Custom)").check();
  await page.getByLabel(/Your trade/).fill("Flat roofing");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("We found 0 active bids in your area")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Next" }).click();

  await expect(page).toHaveURL("/dashboard");
  expect((await findUser(app, id)).serviceTypes).toEqual(["Flat roofing"]);
});

test("ON-19, ON-20 pro chooses several regions, and removing a country removes its states", async ({
  page,
  app,
  comeAs,
}) => {
  const { id } = await comeAs({ role: "pro", subscriptionStatus: "active" });
  await page.goto("/onboarding");
  await page.getByLabel("Canada").check();
  await page.getByLabel("United States").check();
  await update(page, "Show states and provinces");
  for (const state of ["Ontario", "Quebec", "New York"])
    await page.getByLabel(state, { exact: true }).check();
  await update(page, "Show municipalities");
  const ontario = page.getByRole("group", { name: "Ontario" });
  await page.locator("summary").filter({ hasText: "Ontario" }).click();
  await ontario.getByLabel("Peel Region").check();
  await ontario.getByLabel("Toronto").check();
  await page.getByLabel("Snow Removal & Seasonal Maintenance").check();
  await page.getByLabel("HVAC / Technical Trades").check();
  await expectAccessible(page);

  await page.getByLabel("United States").uncheck();
  await update(page, "Change countries");
  await expect(page.getByLabel("New York", { exact: true })).toHaveCount(0);
  await expect(ontario.getByLabel("Peel Region")).toBeChecked();

  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("We found 7 active bids in your area")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText("Your first weekly digest arrives")).toHaveCount(0);
  expect(await findUser(app, id)).toMatchObject({
    regions: ["CA-ON-TOR", "CA-ON-PEL", "CA-QC"],
    serviceTypes: ["snow-removal-seasonal", "hvac-technical"],
  });
});

test("ON-04, ON-05, ON-08, ON-23 to ON-25 with a payment past due the plan is chosen last", async ({
  page,
  comeAs,
}) => {
  await comeAs({ role: "basic", subscriptionStatus: "past_due" });
  await page.goto(`/onboarding?step=1&${PEEL_SNOW}`);
  await page.getByRole("button", { name: "Next" }).click();

  await expect(page.getByRole("heading", { name: "Choose your plan" })).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "Step 3 of 3");
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Upgrade to Pro (opens in a new tab)" }).click();
  const checkout = await opened;
  await expect(checkout.getByText("$69 per month")).toBeVisible();
  await checkout.close();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByText("We found 7 active bids in your area")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Continue with Basic" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("a municipality without bids leads on to its province", async ({ page, comeAs }) => {
  await comeAs();
  await page.goto(`/onboarding?step=1&${PEEL_SNOW.replace("CA-ON-PEL", "CA-ON-TOR")}`);
  await expect(page.getByRole("heading", { name: "But there are 8 active bids in Ontario" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Choose all of Ontario" }).click();
  await expect(page.getByText("We found 8 active bids in your area")).toBeVisible();
});

test("every step passes the accessibility check and fits a narrow screen", async ({ page, comeAs }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await comeAs({ role: "pro", subscriptionStatus: "past_due" });
  for (const query of [
    "",
    `step=0&${PEEL_SNOW}&country=US&state=CA-QC`,
    `step=1&${PEEL_SNOW}`,
    `step=2&${PEEL_SNOW}`,
  ]) {
    await page.goto(`/onboarding?${query}`);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
