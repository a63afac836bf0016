import type { Page } from "@playwright/test";
import { holdScripts, hydrated } from "./base";
import { expect, expectAccessible, hasScripts, test, userRow } from "./signed-in";

const chosen = (page: Page) => page.getByRole("group", { name: /^Your regions?$/ });

/** Searches and ticks what is found; it is then among the chosen ones, or saved with them. */
async function pickRegion(page: Page, typed: string, name: string) {
  await page.getByRole("searchbox", { name: "Find a place" }).fill(typed);
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await page
    .getByRole("group", { name: `Places for “${typed}”` })
    .getByLabel(name, { exact: true })
    .check();
}

const SAVED = "Your digest preferences have been updated.";

test("DS-01 DS-03 DS-04 DS-06 DS-07 ER-45 a trial user sees their settings, changes them and finds them after a reload @no-js", async ({
  page,
  app,
  signInAs,
}) => {
  const person = await signInAs();
  await page.goto("/dashboard");
  if (hasScripts()) await page.getByRole("link", { name: "Digest Settings" }).click();
  else await page.goto("/dashboard/settings");
  await expect(page).toHaveTitle("Digest Settings – Tenderlight");
  await expect(page.getByRole("heading", { level: 1, name: "Digest Settings" })).toBeVisible();
  await expect(page.getByText("Your digest arrives Monday 8:00 AM EST.")).toBeVisible();
  await expect(page.getByText("Your first one comes on the first Sunday")).toHaveCount(0);
  await expect(page.getByRole("switch", { name: "Email Digest" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Instant Alerts" })).toBeDisabled();
  await expect(page.getByRole("switch", { name: /new bids that state no value$/ })).toBeDisabled();
  await expect(page.getByText("Pro Only")).toHaveCount(2);
  await expect(page.getByText("3 open bids match now")).toBeVisible();
  await expectAccessible(page);

  await pickRegion(page, "ottawa", "Ottawa, ON");
  await page.getByRole("switch", { name: "Email Digest" }).uncheck();
  await page.getByLabel("Minimum contract value").selectOption({ label: "$250,000 and over" });
  await page.getByRole("button", { name: "Save Settings" }).click();

  await expect(page.getByRole("status").filter({ hasText: "Settings Saved" })).toContainText(SAVED);
  await expect(page.getByText("1 open bid matches now")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(SAVED)).toBeHidden();
  await expect(page.getByRole("switch", { name: "Email Digest" })).not.toBeChecked();
  await expect(chosen(page).getByRole("radio", { name: "Ottawa, ON" })).toBeChecked();
  await expect(page.getByLabel("Minimum contract value")).toHaveValue("250000");
  expect(await userRow(app, person)).toMatchObject({
    alert_weekly: 0,
    alert_instant: 0,
    regions: ["CA-ON-OTT"],
    contract_value_min: "250000",
  });
});

test("DS-08 choosing a second region without Pro shows the limit and the upgrade", async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: "basic", subscriptionStatus: "active" });
  await page.goto("/dashboard/settings");
  await page.getByText("Add another region").click();
  await expect(
    page.getByText(
      "Basic and Trial users can only monitor one region. Upgrade to Pro for multi-region monitoring.",
    ),
  ).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Upgrade to Pro" })).toHaveAttribute(
    "href",
    "/dashboard/upgrade",
  );
  await expectAccessible(page);
});

test("DS-02 DS-09 a Pro user removes a region, picks one from the list and checks two more", async ({
  page,
  app,
  signInAs,
}) => {
  const person = await signInAs({ role: "pro", regions: ["CA-ON-PEL", "US-NY"] });
  await page.goto("/dashboard/settings");
  await expect(page.getByRole("switch", { name: "Instant Alerts" })).not.toBeChecked();
  await page.getByRole("switch", { name: "Instant Alerts" }).check();
  await chosen(page).getByRole("checkbox", { name: "New York", exact: true }).uncheck();
  await pickRegion(page, "québec", "Quebec (all)");
  await page.getByRole("link", { name: "All places" }).click();
  await page.getByRole("link", { name: "Places in Ontario" }).click();
  const ontario = page.getByRole("group", { name: "Places in Ontario" });
  await ontario.getByRole("checkbox", { name: "Ottawa", exact: true }).check();
  await ontario.getByRole("checkbox", { name: "Toronto", exact: true }).check();
  await expect(ontario.getByRole("checkbox", { name: "Peel Region (all)" })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save Settings" }).click();

  await expect(page.getByText(SAVED)).toBeVisible();
  const { regions, alert_instant: alertInstant } = await userRow(app, person);
  expect(regions.toSorted()).toEqual(["CA-ON-OTT", "CA-ON-PEL", "CA-ON-TOR", "CA-QC"]);
  expect(alertInstant).toBe(1);
  await expect(chosen(page).getByRole("checkbox", { name: "Quebec", exact: true })).toBeChecked();
});

test("a place says what it includes and leaves out, and a town of a county is under it @no-js", async ({
  page,
  signInAs,
}) => {
  await signInAs();
  await page.goto("/dashboard/settings");
  // Without scripts these are buttons, which send the form along.
  await page.getByText("Places in Ontario", { exact: true }).click();
  await page.getByText("Places in Peel Region", { exact: true }).click();
  await expect(page.getByRole("radio", { name: "Brampton" })).toHaveAccessibleDescription(
    "Includes bids for all of Peel Region and all of Ontario. Leaves out those for Mississauga and Caledon alone.",
  );
  await expectAccessible(page);
  await page.getByRole("searchbox", { name: "Find a place" }).fill("etobicoke");
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await expect(page.getByRole("radio", { name: "Toronto, ON" })).toHaveAccessibleDescription(
    /^Includes Etobicoke\./,
  );
});

test("the list of places follows what is typed, says so, and keeps what is chosen and refused", async ({
  page,
  app,
  signInAs,
}) => {
  const person = await signInAs({ role: "pro" });
  await page.goto("/dashboard/settings");
  await hydrated(page);
  await page.getByRole("switch", { name: "Email Digest" }).uncheck();
  await page.getByRole("checkbox", { name: "Snow Removal & Seasonal Maintenance" }).uncheck();
  const box = page.getByRole("searchbox", { name: "Find a place" });
  await box.pressSequentially("otta");
  const found = page.getByRole("group", { name: "Places for “otta”" });
  await expect(page.getByRole("status").filter({ hasText: "Places for “otta”: " })).toContainText(
    "Ottawa, ON",
  );
  await expect(box).toBeFocused();
  await found.getByRole("checkbox", { name: "Ottawa, ON" }).check();
  await box.fill("");
  await box.pressSequentially("gatin");
  await expect(page.getByRole("group", { name: "Places for “gatin”" })).toBeVisible();
  await expect(chosen(page).getByRole("checkbox", { name: "Ottawa, ON" })).toBeChecked();
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByRole("alert")).toContainText("Please select a trade.");

  await box.fill("");
  await box.pressSequentially("laval");
  await expect(page.getByRole("group", { name: "Places for “laval”" })).toBeVisible();
  await expect(box).toBeFocused();
  await expect(chosen(page).getByRole("checkbox", { name: "Ottawa, ON" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Email Digest" })).not.toBeChecked();
  await expect(page.getByRole("alert")).toContainText("Please select a trade.");
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: "Snow Removal & Seasonal Maintenance" }).check();
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(await userRow(app, person)).toMatchObject({ alert_weekly: 0, regions: ["CA-ON-PEL", "CA-ON-OTT"] });
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("what a choice means is counted while it is being made", async ({ page, app, signInAs }) => {
  const person = await signInAs({ role: "pro" });
  await page.goto("/dashboard/settings");
  await pickRegion(page, "ottawa", "Ottawa, ON");
  await expect(page.getByText("4 open bids match now")).toBeVisible();
  await expect(page.getByText("not saved yet")).toBeVisible();
  await chosen(page).getByRole("checkbox", { name: "Ottawa, ON" }).uncheck();
  await chosen(page).getByRole("checkbox", { name: "Peel Region, ON" }).uncheck();
  await expect(page.getByText("No region chosen")).toBeVisible();
  expect((await userRow(app, person)).regions).toEqual(["CA-ON-PEL"]);
});

test("switched-off parts are counted while they are being chosen, and the list says how many are left", async ({
  page,
  app,
  signInAs,
}) => {
  const person = await signInAs({ role: "pro" });
  await page.goto("/dashboard/settings");
  await hydrated(page);
  const summary = page.locator("summary", { hasText: "Parts of Snow Removal & Seasonal Maintenance" });
  await expect(summary).toContainText("All");
  await summary.click();
  await page.getByRole("checkbox", { name: "Roofs" }).uncheck();
  await expect(summary).toContainText("4 of 5");
  await expect(page.getByText("not saved yet")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(summary).toContainText("4 of 5");
  expect((await userRow(app, person))["parts_off"]).toBe('["snow:roofs"]');

  await summary.click();
  for (const box of await page.getByRole("checkbox", { name: /^(?:Sidewalks|Parking|Roads|Hauling)/ }).all())
    await box.uncheck();
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByRole("alert")).toContainText("Please keep at least one part of Snow Removal");
  await expect(page.getByRole("group", { name: "Your regions" }).getByRole("checkbox")).toHaveCount(1);
  await expectAccessible(page);

  await page.goto("/dashboard");
  await expect(page.getByText("Snow Removal & Seasonal Maintenance (4 of 5 parts)").first()).toBeVisible();
});

test("a second trade is counted with what it would have brought, saved, and its parts are shown", async ({
  page,
  app,
  signInAs,
}) => {
  const person = await signInAs({ role: "pro" });
  await page.goto("/dashboard/settings");
  await hydrated(page);
  const parts = page.locator("summary", { hasText: "Parts of Paving" });
  await expect(parts).toBeHidden();
  await page.getByRole("checkbox", { name: "Paving / Asphalt / Concrete" }).check();
  await expect(parts).toBeVisible();
  await expect(page.getByText(/^Would have brought .* in the last 90 days/)).toBeVisible();
  await expect(page.getByText("not saved yet")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  expect((await userRow(app, person))["service_types"]).toBe('["snow-removal-seasonal","paving-asphalt"]');

  const trades = page.getByRole("group", { name: "Your trades" });
  for (const name of ["Snow Removal & Seasonal Maintenance", "Paving / Asphalt / Concrete"])
    await trades.getByRole("checkbox", { name, exact: true }).uncheck();
  await expect(page.getByText("No trade chosen")).toBeVisible();
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByRole("alert")).toContainText("Please select a trade.");
  await expectAccessible(page);
});

test("what the settings leave out is included with one press, and undone", async ({
  page,
  app,
  signInAs,
}) => {
  const person = await signInAs({ role: "pro" });
  await page.goto("/dashboard/settings");
  await page.getByRole("main").getByRole("link", { name: "What did I miss?" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What did I miss?" })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("button", { name: /^Follow Ottawa too/ })
    .first()
    .click();
  await expect(page.getByRole("status").filter({ hasText: "Now included: Ottawa." })).toBeVisible();
  expect((await userRow(app, person)).regions).toEqual(["CA-ON-PEL", "CA-ON-OTT"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Your settings are as they were before.")).toBeVisible();
  expect((await userRow(app, person)).regions).toEqual(["CA-ON-PEL"]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("a Pro user who removes every region is asked to select one, and nothing stored changes", async ({
  page,
  app,
  signInAs,
}) => {
  const person = await signInAs({ role: "pro" });
  await page.goto("/dashboard/settings");
  await page.getByRole("checkbox", { name: "Peel Region, ON" }).uncheck();
  await page.getByRole("button", { name: "Save Settings" }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toContainText("Please select a region.");
  await expect(page.getByText("Please select a region.")).toHaveCount(2);
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  expect((await userRow(app, person)).regions).toEqual(["CA-ON-PEL"]);
});

test("what was chosen before the page's scripts came stays chosen", async ({ page, signInAs }) => {
  await signInAs({ role: "pro", regions: ["CA-ON-PEL", "CA-ON-OTT"] });
  const release = await holdScripts(page);
  await page.goto("/dashboard/settings", { waitUntil: "commit" });
  await page.getByRole("checkbox", { name: "Peel Region, ON" }).uncheck();
  await page.getByRole("switch", { name: "Email Digest" }).uncheck();
  await page.getByRole("checkbox", { name: "Quebec (all)" }).check();
  release();
  await hydrated(page);
  await expect(chosen(page).getByRole("checkbox", { name: "Quebec" })).toBeChecked();
  await expect(page.getByText("not saved yet")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Peel Region, ON" })).not.toBeChecked();
  await expect(page.getByRole("switch", { name: "Email Digest" })).not.toBeChecked();
});

test("DS-11 a minimum and a region from elsewhere are shown and survive a save", async ({
  page,
  app,
  signInAs,
}) => {
  const person = await signInAs({ regions: ["Lanark Uplands"], contractValueMin: "about 75k" });
  await page.goto("/dashboard/settings");
  await expect(page.getByLabel("Minimum contract value")).toHaveValue("about 75k");
  await expect(chosen(page).getByRole("radio", { name: "Lanark Uplands" })).toBeChecked();
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(await userRow(app, person)).toMatchObject({
    regions: ["Lanark Uplands"],
    contract_value_min: "about 75k",
  });
});

test("the settings fit a phone", async ({ page, signInAs }) => {
  await signInAs({ role: "pro", regions: ["CA-ON-PEL", "CA-QC", "US-NY"] });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/dashboard/settings");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
