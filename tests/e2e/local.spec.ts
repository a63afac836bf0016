import { cards, continueAs, expect, heading, notices, signInAs, test } from "./fixtures";

test("an invalid time shows an error at the field and keeps what was typed", async ({ page }) => {
  await page.goto("/local/jobs");
  const field = page.getByLabel("Run as if it were");
  await field.fill("1066-10-14T09:00");

  await page.getByRole("button", { name: "Run Queue the weekly digests" }).click();

  await expect(field).toHaveAccessibleDescription(/Error: Give a day and a time, or nothing/);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveValue("1066-10-14T09:00");
  await expect(notices(page)).toHaveCount(0);
});

test("a job reports what it did once, and the table shows it", async ({ page }) => {
  await page.goto("/local/jobs");

  await page.getByRole("button", { name: "Run Sweep closed bids" }).click();

  await expect(notices(page)).toHaveText(/Sweep closed bids.*\d+ moved/);
  const row = page.getByRole("row").filter({ hasText: "Sweep closed bids" });
  await expect(row).toContainText(/\d{4}, \d{1,2}:\d\d [ap]m ET: \d+ moved/);
  await page.reload();
  await expect(notices(page)).toHaveCount(0);
  await expect(row).toContainText("moved");
});

test("Enter in the instant's field runs nothing", async ({ page }) => {
  await page.goto("/local/jobs");
  const lastRuns = await page.getByRole("cell").allInnerTexts();

  await page.getByLabel("Run as if it were").press("Enter");
  await page.reload();

  expect(await page.getByRole("cell").allInnerTexts()).toEqual(lastRuns);
});

test("signing out ends the session (SI-11)", async ({ page }) => {
  await continueAs(page, "trial");

  await page.getByText("My Account").click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();

  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/sign-in$/);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/sign-in$/);
});

test("a signed-in visitor of the first page is led to the dashboard", async ({ page, app }) => {
  await signInAs(page, app, "pro");

  await page.goto("/");

  await expect(heading(page)).toHaveText("Welcome back, Keystone Sitework");
});

test("DB-09 exactly twenty bids offer more, and then it ends; a bought plan has its billing portal (SN-19)", async ({
  page,
  app,
}) => {
  await signInAs(page, app, "one-page");
  await page.goto("/dashboard");
  await expect(cards(page)).toHaveCount(20);
  await page.getByRole("link", { name: "Load More" }).click();
  await expect(page.getByRole("link", { name: "Load More" })).toHaveCount(0);
  await expect(cards(page)).toHaveCount(20);

  await signInAs(page, app, "basic");
  await page.goto("/dashboard/billing");
  await expect(page.getByRole("button", { name: "Billing Portal" })).toBeVisible();
  await expect(page.getByText("Setup Billing")).toHaveCount(0);
});
