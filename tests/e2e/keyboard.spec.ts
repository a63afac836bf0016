import type { Page } from "@playwright/test";
import { faultsOf } from "./base";
import { cards, heading, openedBid, searchBox, titles } from "./fixtures";
import { expect, hasScripts, test, userRow } from "./signed-in";

const SHEET = "Keyboard shortcuts";
const link = (page: Page, index: number) => titles(page).nth(index).getByRole("link");
const notice = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });
const sheet = (page: Page) => page.getByRole("dialog", { name: SHEET });
const savedRows = (page: Page) => page.getByRole("list", { name: "Saved bids" }).getByRole("article");
const heart = (page: Page, index: number) =>
  cards(page)
    .nth(index)
    .getByRole("button", { name: /^Saved? / });

/** Saves the first bids of the feed, as a reader would. */
async function saveBids(page: Page, count: number) {
  await page.goto("/dashboard");
  for (let index = 0; index < count; index++) {
    await heart(page, index).click();
    await expect(heart(page, index)).toHaveAccessibleName(/^Saved /);
    await expect(heart(page, index)).not.toHaveAttribute("aria-busy", "true");
  }
}

for (const path of ["/dashboard", "/opportunities"]) {
  test(`j and k step through the rows of ${path}, o opens one, and the focus comes back to it`, async ({
    page,
    signInAs,
  }) => {
    await signInAs({ role: "pro" });
    await page.goto(path);
    await page.keyboard.press("j");
    await expect(link(page, 0)).toBeFocused();
    await page.keyboard.press("j");
    await expect(link(page, 1)).toBeFocused();
    await expect(link(page, 1)).toBeInViewport();
    await expect(link(page, 1)).not.toHaveCSS("outline-style", "none");
    await page.keyboard.press("k");
    await page.keyboard.press("k");
    await expect(link(page, 0)).toBeFocused();

    await heart(page, 1).focus();
    await page.keyboard.press("k");
    await expect(link(page, 0)).toBeFocused();
    const last = (await titles(page).count()) - 1;
    await link(page, last).focus();
    await page.keyboard.press("j");
    await page.keyboard.press("k");
    await expect(link(page, last - 1)).toBeFocused();

    const title = await link(page, last - 1).innerText();
    await page.keyboard.press("o");
    await expect(openedBid(page, title)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(openedBid(page, title)).toHaveCount(0);
    await expect(link(page, last - 1)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(openedBid(page, title)).toBeVisible();
  });
}

test("s saves the row that has the focus, and nothing without one", async ({ page, signInAs }) => {
  await signInAs({ role: "pro" });
  await page.goto("/dashboard");
  const posts: Array<string> = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.postData() ?? ""));
  await page.keyboard.press("s");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(link(page, 1)).toBeFocused();
  expect(posts).toEqual([]);
  await page.keyboard.press("s");
  await expect(notice(page, "Added to your list")).toBeVisible();
  await expect(heart(page, 1)).toHaveAccessibleName(/^Saved /);
  expect(posts).toHaveLength(1);
  await expect(link(page, 1)).toBeFocused();
});

test("in My Saved Bids s removes the row that has the focus, and j goes on from its place", async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: "pro" });
  await saveBids(page, 2);
  await page.keyboard.press("g");
  await page.keyboard.press("s");
  await expect(savedRows(page)).toHaveCount(2);
  await page.keyboard.press("j");
  await expect(savedRows(page).first().getByRole("heading").getByRole("link")).toBeFocused();
  await page.keyboard.press("s");
  await expect(notice(page, "Removed")).toBeVisible();
  await expect(savedRows(page)).toHaveCount(1);
  await page.keyboard.press("j");
  await expect(savedRows(page).first().getByRole("heading").getByRole("link")).toBeFocused();
});

test("the focus of a removed row goes to the next one, and that of the last one to what the empty list offers", async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: "pro" });
  await saveBids(page, 2);
  await page.goto("/dashboard/saved-bids");
  const remaining = await savedRows(page).nth(1).getByRole("heading").innerText();
  const remove = () =>
    savedRows(page)
      .first()
      .getByRole("button", { name: /^Remove/ });
  await remove().focus();
  await page.keyboard.press("Enter");
  const place = page.getByRole("listitem").filter({ hasText: /^Removed: / });
  await expect(place).toBeFocused();
  await expect(place).toHaveCount(0);
  await expect(page.getByRole("link", { name: remaining, exact: true })).toBeFocused();
  await remove().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Browse All Opportunities" })).toBeFocused();
});

test("in an open bid j and k lead to the bids beside it, and s saves and removes it", async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: "pro" });
  await page.goto("/dashboard");
  const [first, second] = [await link(page, 0).innerText(), await link(page, 1).innerText()];
  await page.keyboard.press("j");
  await page.keyboard.press("o");
  await expect(openedBid(page, first)).toBeVisible();
  await page.keyboard.press("j");
  await expect(openedBid(page, second)).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.press("g");
  await page.keyboard.press("b");
  await page.keyboard.press("s");
  await expect(openedBid(page, second).getByRole("button", { name: "Saved to Pipeline" })).toBeVisible();
  await page.keyboard.press("s");
  await expect(openedBid(page, second).getByRole("button", { name: "Save to Pipeline" })).toBeVisible();
  await page.keyboard.press("k");
  await expect(openedBid(page, first)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/dashboard");

  await page.reload();
  await expect(openedBid(page, first)).toBeVisible();
  await page.keyboard.press("j");
  await expect(openedBid(page, second)).toBeVisible();
});

test("/ leads to the search box, and g d, g b and g s to the lists", async ({ page, signInAs }) => {
  await signInAs({ role: "pro" });
  await page.goto("/dashboard/billing");
  await page.keyboard.press("/");
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toHaveValue("");
  await page.keyboard.type("gsj?");
  await expect(searchBox(page)).toHaveValue("gsj?");
  await expect(heading(page)).toHaveText("0 Opportunities Found");
  await page.keyboard.press("Tab");
  await page.keyboard.press("/");
  await expect(searchBox(page)).toBeFocused();
  for (const [key, name] of [
    ["d", /^Welcome back/],
    ["s", "My Saved Bids"],
    ["b", /Opportunit(?:y|ies) Found$/],
  ] as const) {
    await page.getByRole("link", { name: "Dashboard" }).first().focus();
    await page.keyboard.press("g");
    await page.keyboard.press(key);
    await expect(heading(page)).toHaveText(name);
  }
});

test("? shows the keys over the page and over a bid, and the focus comes back", async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: "pro" });
  await page.goto("/dashboard");
  await page.keyboard.press("j");
  await expect(link(page, 0)).toBeFocused();
  await page.keyboard.press("?");
  await expect(sheet(page)).toBeVisible();
  expect(await faultsOf(page, { part: "[role=dialog]" })).toEqual([]);
  await page.keyboard.press("j");
  await page.keyboard.press("o");
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toHaveCount(0);
  await expect(link(page, 0)).toBeFocused();

  const title = await link(page, 0).innerText();
  await page.keyboard.press("o");
  await expect(openedBid(page, title)).toBeVisible();
  await page.keyboard.press("?");
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(openedBid(page, title)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link(page, 0)).toBeFocused();
});

test("closing the list of keys that Help has opened leads back to Help", async ({ page, signInAs }) => {
  await signInAs({ role: "pro" });
  await page.goto("/dashboard");
  await page.locator("summary").filter({ hasText: "Help" }).click();
  await page.getByRole("dialog", { name: "Help" }).getByRole("link", { name: SHEET }).click();
  await sheet(page).getByRole("link", { name: "Close" }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.locator("#help").locator("button, summary").first()).toBeFocused();
});

test("keys belong to fields, selects, menus and the browser first", async ({ page, signInAs }) => {
  await signInAs({ role: "pro" });
  await saveBids(page, 1);
  await page.goto("/dashboard/saved-bids");
  const before = page.url();
  await page.getByText("Notes", { exact: true }).first().click();
  const notes = page.getByRole("textbox", { name: /^Notes on/ });
  await notes.click();
  await page.keyboard.type("gb s/?jko");
  await expect(notes).toHaveValue("gb s/?jko");
  await page.getByRole("combobox").first().focus();
  for (const key of ["?", "/", "g", "d"]) await page.keyboard.press(key);
  await page.getByText("My Account").click();
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  for (const key of ["s", "?", "g", "d"]) await page.keyboard.press(key);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menuitem")).toHaveCount(0);
  await page.getByRole("heading", { level: 1 }).focus();
  for (const key of ["Control+k", "Alt+s", "Meta+j"]) await page.keyboard.press(key);
  await expect(sheet(page)).toHaveCount(0);
  await expect(savedRows(page)).toHaveCount(1);
  expect(page.url()).toBe(before);
  await expect(heading(page)).toBeFocused();
});

test("nothing of what the keys do is loaded before one is pressed", async ({ page, signInAs }) => {
  await signInAs({ role: "pro" });
  const loaded: Array<string> = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto("/dashboard");
  const code = () => loaded.filter((url) => url.includes("run-shortcut"));
  expect(loaded.some((url) => url.endsWith(".js"))).toBe(true);
  expect(code()).toEqual([]);
  await page.keyboard.press("j");
  await expect(link(page, 0)).toBeFocused();
  expect(code()).toHaveLength(1);
});

test("@no-js the keys can be switched off in the profile, and the list of keys is a page of its own", async ({
  app,
  page,
  signInAs,
}) => {
  const person = await signInAs({ role: "pro" });
  await page.goto("/opportunities?q=snow&keys=shown");
  const list = page.getByRole("region", { name: SHEET });
  await expect(list.getByText("Next bid")).toBeVisible();
  await list.getByRole("link", { name: "Close" }).click();
  await expect(list).toHaveCount(0);
  expect(new URL(page.url()).search).toBe("?q=snow");

  await page.goto("/opportunities?q=snow&keys=shown");
  await list.getByRole("link", { name: "Turn them off in My Profile" }).click();
  await page.getByRole("switch", { name: SHEET }).uncheck();
  await page.getByRole("button", { name: "Save All Changes" }).click();
  await expect(notice(page, "Profile Updated")).toBeVisible();
  await expect(page.getByRole("switch", { name: SHEET })).not.toBeChecked();
  expect(await userRow(app, person)).toMatchObject({ keyboard: 0 });

  await page.goto("/dashboard?keys=shown");
  await expect(list.getByRole("link", { name: "Turn them on in My Profile" })).toBeVisible();
  await page.goto("/dashboard");
  if (hasScripts()) {
    for (const key of ["j", "?", "g", "b"]) await page.keyboard.press(key);
    await expect(page.locator("body")).toBeFocused();
    await expect(sheet(page)).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe("/dashboard");
  }
});
