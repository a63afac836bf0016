import type { Page } from "@playwright/test";
import { expectAccessible, hasScripts } from "./base";
import { cards, expect, found, heading, searchBox, signInAs, test } from "./fixtures";

const PHONE = { width: 360, height: 740 };

const sheet = (page: Page) => page.locator("details", { has: page.getByText("Include expired") });
const openSheet = (page: Page) => page.locator("summary", { hasText: /^Filters/ }).click();
const openGroup = (page: Page, legend: string) =>
  sheet(page).locator("summary", { hasText: legend }).first().click();
const choice = (page: Page, name: string) => sheet(page).getByRole("checkbox", { name, exact: true });
const foot = (page: Page) =>
  page.getByRole("button", { name: hasScripts() ? /^Show [\d,+]+ bids?$/ : "Apply filters" });

test.beforeEach(async ({ page, app }) => {
  await page.setViewportSize(PHONE);
  await signInAs(page, app, "pro");
  // The first page counts the filters' choices for those that follow.
  await page.goto("/opportunities");
  await page.goto("/opportunities");
});

test("on a phone a region and a type are chosen in a sheet, whose foot shows the result @no-js", async ({
  page,
}) => {
  const all = await found(page);
  await openSheet(page);
  await expect(foot(page)).toBeInViewport({ ratio: 1 });
  await expect(choice(page, "Ontario")).toBeHidden();
  await openGroup(page, "Province/State");
  await expect(choice(page, "Ontario")).toHaveAccessibleDescription(/^[\d,]+ open$/);
  await choice(page, "Ontario").check();
  await openGroup(page, "Province/State");
  await openGroup(page, "Bid Type");
  await choice(page, "Request for Tender").check();
  await expectAccessible(page);

  if (hasScripts()) {
    await expect(page).toHaveURL(/state=CA-ON.*|type=Request/);
    await expect.poll(() => found(page)).toBeLessThan(all);
    await expect(foot(page)).toHaveText(`Show ${await found(page)} bids`);
  }
  await expect(foot(page)).toBeInViewport({ ratio: 1 });
  await foot(page).click();

  await expect(choice(page, "Ontario")).toBeHidden();
  await expect(page.getByRole("list", { name: "Active filters" }).getByRole("listitem")).toHaveCount(2);
  expect(await found(page)).toBeLessThan(all);
  await expect(cards(page).first()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await expectAccessible(page);
});

test("a long list is searched by the form where scripts are off @no-js", async ({ page }) => {
  await page.goto("/opportunities?state=CA-ON");
  await openSheet(page);
  await openGroup(page, "Sub-Region");
  await page.getByRole("searchbox", { name: "Search Sub-Region" }).fill("tor");
  if (!hasScripts()) await page.getByRole("button", { name: "Find in Sub-Region" }).click();
  await expect(choice(page, "Toronto")).toBeVisible();
  await expect(choice(page, "Ottawa")).toBeHidden();
  await choice(page, "Toronto").check();
  await foot(page).click();
  await expect(page.getByRole("link", { name: "Remove filter: Toronto" })).toBeVisible();
});

test("Escape closes the sheet, and so does moving the focus out of it", async ({ page }) => {
  await openSheet(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(foot(page)).toBeHidden();
  await expect(page.locator("summary", { hasText: /^Filters/ })).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(foot(page)).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(foot(page)).toBeHidden();
});

test("Back from filtered bids leads to the list before, with as many pages as were seen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("link", { name: "Load More Opportunities" }).click();
  await expect(cards(page)).toHaveCount(40);
  const all = await heading(page).innerText();
  const types = page.getByRole("group", { name: "Bid Type", exact: true }).getByRole("checkbox");
  await types.first().check();
  await expect(page).toHaveURL(/[?&]type=/);
  await types.nth(1).check();
  await expect(page).toHaveURL(/[?&]type=.*&type=/);

  await page.goBack();

  await expect(cards(page)).toHaveCount(40);
  await expect(heading(page)).toHaveText(all);
  await expect(types.first()).not.toBeChecked();
  await page.goForward();
  await expect(types.nth(1)).toBeChecked();
});

test("a search that finds nothing leads to the nearest one that finds something @no-js", async ({ page }) => {
  await page.goto("/opportunities?q=quillwort+xyzzyplugh");
  await page.getByRole("link", { name: "Without “xyzzyplugh”: 2 bids" }).click();
  await expect(searchBox(page)).toHaveValue("quillwort");
  await expect.poll(() => found(page)).toBe(2);
});
