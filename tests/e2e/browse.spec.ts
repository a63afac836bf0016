import type { Page } from "@playwright/test";
import { holdScripts } from "./base";
import {
  bidIds,
  cards,
  expect,
  found,
  heading,
  openedBid,
  searchBox,
  signInAs,
  test,
  titles,
} from "./fixtures";

const B = "Basin roof with a quillwort";

test.beforeEach(async ({ page, app }) => {
  await signInAs(page, app, "pro");
  await page.goto("/opportunities");
});

async function search(page: Page, term: string) {
  await searchBox(page).fill(term);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get("q") === term);
}

const applyFilters = (page: Page) => page.getByRole("button", { name: "Apply filters" }).click();
const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const chips = (page: Page) => page.getByRole("list", { name: "Active filters" }).getByRole("listitem");
const chip = (page: Page, label: string) => page.getByRole("link", { name: `Remove filter: ${label}` });

test("what was searched for is found, and stays in the box (BR-01)", async ({ page }) => {
  await search(page, "quillwort -repair");

  await expect.poll(() => found(page)).toBe(1);
  await expect(titles(page)).toHaveText([B]);
  await expect(searchBox(page)).toHaveValue("quillwort -repair");
});

test("state, sub-region and bid type narrow together, each chip widens again (BR-03 to BR-06, BR-10, BR-16) @no-js", async ({
  page,
}) => {
  const all = await found(page);
  await expect(group(page, "Sub-Region")).toHaveAccessibleDescription("Choose a province or state first.");
  await expect(group(page, "Sub-Region").getByRole("checkbox")).toHaveCount(0);

  await group(page, "Province/State").getByRole("checkbox", { name: "Ontario" }).check();
  await applyFilters(page);
  await expect(chip(page, "Ontario")).toBeVisible();
  const inOntario = await found(page);
  expect(inOntario).toBeLessThan(all);

  await page.getByText(/^Show all/).click();
  await group(page, "Sub-Region").getByRole("checkbox", { name: /^Peel/ }).check();
  await applyFilters(page);
  await expect(chips(page)).toHaveCount(2);
  const inPeel = await found(page);
  expect(inPeel).toBeLessThan(inOntario);

  await group(page, "Bid Type").getByRole("checkbox", { name: "Request for Tender", exact: true }).check();
  await applyFilters(page);
  await expect(chips(page)).toHaveCount(3);
  const tenders = await found(page);
  expect(tenders).toBeLessThan(inPeel);
  expect(tenders).toBeGreaterThan(0);
  for (const card of await cards(page).all()) await expect(card).toContainText("Request for Tender");

  await chip(page, "Request for Tender").click();
  await expect(chips(page)).toHaveCount(2);
  await expect.poll(() => found(page)).toBe(inPeel);
  await chip(page, "Ontario").click();
  await expect(page.getByRole("list", { name: "Active filters" })).toHaveCount(0);
  await expect.poll(() => found(page)).toBe(all);
  await expect(group(page, "Sub-Region").getByRole("checkbox")).toHaveCount(0);
});

test("a long filter has a search box that changes neither the search nor what is ticked", async ({
  page,
}) => {
  await page.goto("/opportunities?state=CA-ON&subregion=CA-ON-PEL");
  const places = group(page, "Sub-Region").getByRole("checkbox");
  const all = await places.count();
  const box = page.getByRole("searchbox", { name: "Search Sub-Region" });
  await box.fill("tor");
  await expect(places.first()).toHaveAccessibleName("Toronto");
  expect(await places.count()).toBeLessThan(5);
  await box.press("Enter");
  await expect(chips(page)).toHaveCount(2);

  await places.first().check();
  await expect(chips(page)).toHaveCount(3);
  await expect(box).toHaveValue("tor");
  await expect(page.locator("summary").filter({ hasText: "Sub-Region" })).toContainText("2 selected");
  await box.fill("xyzzy");
  await expect(page.getByText("Nothing in this list matches.")).toBeVisible();
  await expect(places).toHaveCount(0);
  await box.fill("");
  await expect.poll(() => places.count()).toBeGreaterThanOrEqual(all);
  await expect(page).toHaveURL((url) => url.searchParams.getAll("subregion").length === 2);
});

test("All and None choose every value of a filter and none (BR-07)", async ({ page }) => {
  const all = await found(page);
  const types = group(page, "Bid Type").getByRole("checkbox");
  const count = await types.count();
  expect(count).toBeGreaterThan(2);

  await page.getByRole("button", { name: "All of Bid Type" }).click();
  await expect(chips(page)).toHaveCount(count);
  await expect(group(page, "Bid Type").getByRole("checkbox", { checked: true })).toHaveCount(count);

  await page.getByRole("button", { name: "None of Bid Type" }).click();
  await expect(chips(page)).toHaveCount(0);
  await expect(group(page, "Bid Type").getByRole("checkbox", { checked: true })).toHaveCount(0);
  await expect.poll(() => found(page)).toBe(all);
});

test("Clear All Filters clears them all (BR-09)", async ({ page }) => {
  const all = await found(page);
  await page.goto("/opportunities?q=snow&state=CA-ON&type=Request+for+Tender");
  await expect(chips(page)).toHaveCount(3);

  await page.getByRole("link", { name: "Clear All Filters" }).click();

  await expect(page).toHaveURL(/\/opportunities$/);
  await expect(searchBox(page)).toHaveValue("");
  await expect.poll(() => found(page)).toBe(all);
});

test("a search without results says so and offers to clear it (BR-14)", async ({ page }) => {
  await search(page, "xyzzyplugh");

  await expect(heading(page)).toHaveText("0 Opportunities Found");
  await expect(page.getByRole("heading", { name: "No opportunities found" })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);

  await page.getByRole("link", { name: "Clear All Filters" }).click();
  await expect(cards(page)).toHaveCount(20);
});

test("Load More Opportunities adds 20, and a new filter begins again (BR-13, BR-15)", async ({ page }) => {
  await page.getByRole("link", { name: "Load More Opportunities" }).click();
  await expect(cards(page)).toHaveCount(40);
  expect(new Set(await bidIds(page)).size).toBe(40);

  await group(page, "Province/State").getByRole("checkbox", { name: "Ontario" }).check();
  await applyFilters(page);

  await expect(chips(page)).toHaveCount(1);
  await expect(cards(page)).toHaveCount(20);
});

test("Back, Forward and reload give the same page again (BR-21)", async ({ page }) => {
  await page.goto("/opportunities?q=snow&state=CA-ON");
  const heading1 = await heading(page).innerText();
  const first = await bidIds(page);
  await page.getByRole("link", { name: "Load More Opportunities" }).click();
  await expect(cards(page)).toHaveCount(40);
  const both = await bidIds(page);

  await page.reload();
  await expect(cards(page)).toHaveCount(40);
  expect(await bidIds(page)).toEqual(both);

  await page.goBack();
  await expect(cards(page)).toHaveCount(20);
  expect(await bidIds(page)).toEqual(first);
  await expect(heading(page)).toHaveText(heading1);
  await expect(searchBox(page)).toHaveValue("snow");
  await expect(group(page, "Province/State").getByRole("checkbox", { name: "Ontario" })).toBeChecked();

  await page.goForward();
  await expect(cards(page)).toHaveCount(40);
});

test("closing a bid keeps the filters (BR-18)", async ({ page }) => {
  await page.goto("/opportunities?q=snow&state=CA-ON&sort=closing-soon");
  const before = await heading(page).innerText();
  const title = await titles(page).nth(1).innerText();
  await titles(page).nth(1).getByRole("link").click();
  await expect(openedBid(page, title)).toBeVisible();

  await openedBid(page, title).getByRole("link", { name: "Close" }).click();

  await expect(openedBid(page, title)).toHaveCount(0);
  await expect(page).toHaveURL(/\/opportunities\?q=snow&state=CA-ON&sort=closing-soon(?:#bid-\d+)?$/);
  await expect(heading(page)).toHaveText(before);
  await expect(chips(page)).toHaveCount(2);
});

test("My Feed narrows to what fits the account and resets the filters (BR-17)", async ({ page }) => {
  await page.goto("/opportunities?q=snow");
  const all = await found(page);

  await page.getByRole("link", { name: "My Feed" }).click();

  await expect(page.getByRole("link", { name: "My Feed" })).toHaveAttribute("aria-current", "true");
  await expect(searchBox(page)).toHaveValue("");
  await expect(chips(page)).toHaveCount(0);
  await search(page, "snow");
  await expect.poll(() => found(page)).toBeLessThan(all);
  await expect(page).toHaveURL(/mode=my-feed/);
});

test("typing a search updates the list after a pause, without a reload, and keeps the focus", async ({
  page,
}) => {
  await page.evaluate(() => {
    document.documentElement.lang = "x-same-document";
  });
  const requests: Array<string> = [];
  page.on("request", (request) => {
    if (request.url().includes("/opportunities")) requests.push(request.url());
  });

  await searchBox(page).pressSequentially("quillwort", { delay: 20 });

  await expect(heading(page)).toHaveText("2 Opportunities Found");
  await expect(page).toHaveURL(/[?&]q=quillwort(?:&|$)/);
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toHaveValue("quillwort");
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("x-same-document");
  expect(requests.length).toBeLessThan(4);
});

test("quick typing is one request, 250 ms after the last letter (LM-09)", async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const requests: Array<string> = [];
  page.on("request", (request) => {
    if (request.url().includes("/opportunities.data")) requests.push(request.url());
  });

  await searchBox(page).pressSequentially("quillwort");
  await page.clock.runFor(249);
  expect(requests).toEqual([]);
  await page.clock.runFor(1);
  await page.clock.resume();

  await expect(heading(page)).toHaveText("2 Opportunities Found");
  expect(requests).toHaveLength(1);
});

test("a checked filter applies by itself", async ({ page }) => {
  await group(page, "Province/State").getByRole("checkbox", { name: "Quebec" }).check();

  await expect(chip(page, "Quebec")).toBeVisible();
  await expect(page).toHaveURL(/state=CA-QC/);
});

test("a filter checked before the page's scripts load applies by itself", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/opportunities", { waitUntil: "commit" });
  await group(page, "Province/State").getByRole("checkbox", { name: "Quebec" }).check();
  release();
  await expect(chip(page, "Quebec")).toBeVisible();
  await expect(group(page, "Province/State").getByRole("checkbox", { name: "Quebec" })).toBeChecked();
});
