import type { Page } from "@playwright/test";
import { holdAnimations, settled } from "./base";
import {
  bidIds,
  cards,
  continueAs,
  expect,
  found,
  heading,
  openedBid,
  PROFILE_NAMES,
  signInAs,
  test,
  titles,
} from "./fixtures";

const SECTIONS = [
  "Project Summary",
  "Detailed Scope",
  "Compliance Requirements",
  "Required Materials & Equipment",
  "Submission Guidelines",
];

for (const profile of PROFILE_NAMES) {
  test(`a ${profile} account's feed shows up to 20 cards that say what, where, when and why (DB-01, DB-07, OC-01, OC-03, OC-07)`, async ({
    page,
  }) => {
    await continueAs(page, profile);

    const figure = page.getByRole("link", { name: /^[\d,]+\+? Active Opportunities$/ });
    const found = Number.parseInt((await figure.innerText()).replace(",", ""), 10);
    expect(found).toBeGreaterThan(10);
    await expect(cards(page)).toHaveCount(Math.min(found, 20));
    for (const words of await cards(page).allTextContents()) {
      expect(words).toContain("Contact for pricing");
      expect(words).toMatch(/Matched: .+/);
      expect(words).toMatch(/ · \S/);
      expect(words).toMatch(
        /Closes (?:TBD(?!.*urgent)|\w{3} \d{1,2} \w{3,4} \d{4}(?:, \d{1,2}:\d\d [ap]m ET|, 12 noon ET| \(no hour\))? (?:(?:Due today|1 day left|[2-7] days left).* · urgent · |(?:[89]|\d{2,}) days left.* · standard · ))/,
      );
    }
    for (const title of await titles(page).allInnerTexts()) expect(title).toMatch(/\w{3}/);
  });
}

/** How many rows end above the lower edge of the window; half a row counts as a half. */
function rowsOnScreen(page: Page) {
  return cards(page).evaluateAll((rows) =>
    rows
      .map((row) => row.getBoundingClientRect())
      .map(({ top, height }) => Math.min(Math.max((window.innerHeight - top) / height, 0), 1))
      .reduce((sum, share) => sum + share, 0),
  );
}

for (const { width, height, rows } of [
  { width: 360, height: 740, rows: 2.5 },
  { width: 768, height: 1024, rows: 7 },
  { width: 1440, height: 900, rows: 8 },
]) {
  test(`the first screen at ${width} × ${height} begins with what closes first and has ${rows} rows`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width, height });
    await signInAs(page, app, "trial");
    await page.goto("/dashboard");

    await expect(cards(page).first()).toContainText("Due today");
    expect(await rowsOnScreen(page)).toBeGreaterThanOrEqual(rows);
  });
}

test("the figures count the whole feed, and each leads to the list of what it counts (DB-03, DB-04, DB-05)", async ({
  page,
  app,
}) => {
  await signInAs(page, app, "trial");
  await page.goto("/dashboard");
  const figure = (label: string) => page.getByRole("link", { name: new RegExp(`${label}(?: \\(CAD\\))?$`) });
  const numberOf = async (label: string) => Number.parseInt(await figure(label).innerText(), 10);
  const [active, urgent] = [await numberOf("Active Opportunities"), await numberOf("Urgent Deadlines")];
  await expect(figure("Total Contract Value")).toHaveText(/^\$[\d.]+[KMB] Total Contract Value \(CAD\)$/);

  await figure("Urgent Deadlines").click();
  await expect(cards(page)).toHaveCount(urgent);
  for (const words of await cards(page).allTextContents()) expect(words).toContain(" · urgent · ");
  await page.getByRole("link", { name: "Show my whole feed" }).click();
  await figure("Active Opportunities").click();
  expect(await found(page)).toBe(active);
});

test("a sort and a density are kept for the next visit", async ({ page, app }) => {
  await signInAs(page, app, "basic");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: /^Closing in the next 7 days/ })).toBeVisible();
  await page.getByRole("link", { name: "Compact rows" }).click();
  await expect(page.getByRole("link", { name: "More room" })).toBeVisible();
  await page.getByRole("link", { name: "Closing soon" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Closing soon" })).toBeVisible();

  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 2, name: "Closing soon" })).toBeVisible();
  await expect(page.getByRole("link", { name: "More room" })).toBeVisible();
  const days = (await cards(page).allTextContents()).map((words) =>
    words.includes("Due today") ? 0 : Number(/(\d+) days? left/.exec(words)?.[1] ?? Infinity),
  );
  expect(days).toEqual([...days].sort((a, b) => a - b));

  await page.getByRole("link", { name: "Newest" }).click();
  await page.getByRole("link", { name: "More room" }).click();
  await expect(page.getByRole("link", { name: "Compact rows" })).toBeVisible();
});

test("Load More adds 20 without repeats (DB-08)", async ({ page, app }) => {
  await signInAs(page, app, "pro");
  await page.goto("/dashboard");
  const first = await bidIds(page);

  await page.getByRole("link", { name: "Load More" }).click();

  await expect(cards(page)).toHaveCount(40);
  const all = await bidIds(page);
  expect(all.slice(0, 20)).toEqual(first);
  expect(new Set(all).size).toBe(40);
});

test("Load More ends with the last opportunity (DB-09)", async ({ page, app }) => {
  await signInAs(page, app, "trial");
  await page.goto("/dashboard");
  const label = await page.getByRole("link", { name: /Active Opportunities$/ }).innerText();
  const total = Number.parseInt(label, 10);
  expect(total).toBeGreaterThan(20);
  expect(total).toBeLessThan(60);

  for (let shown = 20; shown <= total; shown += 20) {
    await page.getByRole("link", { name: "Load More" }).click();
    await expect(cards(page)).toHaveCount(Math.min(shown + 20, total));
  }

  await expect(page.getByRole("link", { name: "Load More" })).toHaveCount(0);
});

test("a bid opens with its five sections and the link to its source, and closes again (DB-12, BR-18, BD-01, BD-04, OC-15)", async ({
  page,
  app,
}) => {
  await signInAs(page, app, "pro");
  await page.goto("/dashboard");
  const title = await titles(page).first().innerText();

  await titles(page).first().getByRole("link").click();

  const bid = openedBid(page, title);
  await expect(bid).toBeVisible();
  const headings = await bid.getByRole("heading", { level: 3 }).allInnerTexts();
  // What the notice says nothing about stands below the others.
  expect(headings.filter((text) => SECTIONS.includes(text)).toSorted()).toEqual(SECTIONS.toSorted());
  for (const fact of ["Deadline", "Contract Value", "Region", "Status"]) {
    await expect(bid.getByRole("term").filter({ hasText: fact })).toBeVisible();
  }
  const source = bid.getByRole("link", { name: /^View Original Listing/ });
  await expect(source).toHaveAttribute("href", /^https?:\/\//);
  await expect(source).toHaveAttribute("target", "_blank");
  await expect(source).toHaveAttribute("rel", /noopener/);

  await bid.getByRole("link", { name: "Close" }).click();

  await expect(bid).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard(?:#bid-\d+)?$/);
  await expect(cards(page)).toHaveCount(20);
});

test("an opened bid is still there after a reload, and Back leads to the list (G-27, DC-16)", async ({
  page,
  app,
}) => {
  await signInAs(page, app, "pro");
  await page.goto("/dashboard");
  const title = await titles(page).nth(2).innerText();
  await titles(page).nth(2).getByRole("link").click();
  await expect(openedBid(page, title)).toBeVisible();

  await page.reload();
  await expect(openedBid(page, title)).toBeVisible();

  await page.goBack();
  await expect(openedBid(page, title)).toHaveCount(0);
  await expect(cards(page)).toHaveCount(20);
});

test("Escape closes an opened bid and gives the focus back (DC-16)", async ({ page, app }) => {
  await signInAs(page, app, "pro");
  await page.goto("/dashboard");
  const title = await titles(page).first().innerText();
  const link = titles(page).first().getByRole("link");
  await link.click();
  await expect(page.getByRole("dialog", { name: title })).toBeVisible();

  await page.keyboard.press("Escape");

  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(link).toBeFocused();
});

test("a click outside closes an opened bid, and the second click of a double click does not", async ({
  page,
  app,
}) => {
  await signInAs(page, app, "pro");
  await page.goto("/dashboard");
  const title = await titles(page).first().innerText();
  const dialog = page.getByRole("dialog", { name: title });
  const release = await holdAnimations(page);
  await titles(page).first().getByRole("link").click();
  await expect(dialog).toBeVisible();

  await page.mouse.click(5, 5);
  await release();
  await settled(dialog);
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("after Load More, keyboard focus is at the first new card", async ({ page, app }) => {
  await signInAs(page, app, "pro");
  await page.goto("/dashboard");

  await page.getByRole("link", { name: "Load More" }).click();

  await expect(titles(page).nth(20).getByRole("link")).toBeFocused();
});

test("'Explore All Opportunities' leads to browsing all (DB-06, C-18)", async ({ page, app }) => {
  await signInAs(page, app, "basic");
  await page.goto("/dashboard");

  await page.getByRole("link", { name: "Explore All Opportunities" }).click();

  await expect(heading(page)).toHaveText(/Opportunities Found$/);
  await expect(page.getByRole("link", { name: "Browse All" })).toHaveAttribute("aria-current", "true");
});
