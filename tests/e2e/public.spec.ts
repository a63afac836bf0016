import type { Page } from "@playwright/test";
import { holdAnimations, settled } from "./base";
import { expect, heading, signInAs, test } from "./fixtures";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const header = (page: Page) => page.getByRole("banner");

test("LP-01 LP-02 LP-03 the header stays and leads to the sections", async ({ page }) => {
  await page.goto("/");
  await expect(header(page).getByRole("link", { name: "Tenderlight" })).toHaveAttribute("href", "/");

  await header(page).getByRole("link", { name: "Pricing" }).click();

  await expect(page).toHaveURL(/\/#pricing$/);
  await expect(page.getByRole("heading", { name: "Pricing" })).toBeInViewport();
  await expect(header(page)).toBeInViewport();
});

test("LP-05 LP-06 LP-08 the ways in: sign in, and a free trial", async ({ page }) => {
  await page.goto("/");
  await header(page).getByRole("link", { name: "Sign In" }).click();
  await expect(heading(page)).toHaveText("Sign in");

  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Start Free Trial" }).first().click();
  await expect(heading(page)).toHaveText("Create your account");
});

for (const { opener, name, holds } of [
  { opener: "Sample Digest", name: "Sample Weekly Digest", holds: "Plus access to your full dashboard" },
  { opener: "See how it works", name: "How Tenderlight works", holds: "50km radius filter" },
  { opener: "Contact Us", name: "Contact Us", holds: "Send message" },
]) {
  test(`LP-04 LP-09 LP-10 LP-27 LP-31 ${name} opens without a script, and closes by its button and by Escape`, async ({
    page,
  }) => {
    await page.goto("/");
    const button = page.getByRole("button", { name: opener });

    await button.click();
    await expect(dialog(page, name)).toContainText(holds);
    await dialog(page, name).getByRole("button", { name: "Close" }).click();
    await expect(dialog(page, name)).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(dialog(page, name)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page, name)).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test("a double click opens a dialog, and a later click outside closes it", async ({ page }) => {
  await page.goto("/");
  const demo = dialog(page, "How Tenderlight works");

  const release = await holdAnimations(page);
  await page.getByRole("button", { name: "See how it works" }).dblclick();
  await release();
  await expect(demo).toBeVisible();
  await settled(demo);
  await expect(demo).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(demo).toBeHidden();
});

test("LP-04 the sample digest has its own URL", async ({ page }) => {
  await page.goto("/#sample-digest");

  await expect(page.getByRole("heading", { name: "Sample Weekly Digest" })).toBeInViewport();
});

test("LP-07 the menu of a phone opens, closes, and leads to a section", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeHidden();

  await page.getByText("Menu", { exact: true }).click();
  for (const name of ["Features", "Pricing", "Sign In", "Start Free Trial"]) {
    await expect(menu.getByRole("link", { name })).toBeVisible();
  }
  await expect(menu.getByRole("button", { name: "Sample Digest" })).toBeVisible();
  await page.getByText("Menu", { exact: true }).click();
  await expect(menu).toBeHidden();

  await page.getByText("Menu", { exact: true }).click();
  await menu.getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(/#pricing$/);
  await expect(page.getByRole("heading", { name: "Pricing" })).toBeInViewport();
  await expect(menu).toBeHidden();
});

test("LP-13 LP-14 the toggle changes the prices", async ({ page }) => {
  await page.goto("/");
  const pro = page.getByRole("region", { name: "Pro" });
  await expect(pro.getByText("$69", { exact: true })).toBeVisible();
  await expect(pro.getByText("$51.75")).toBeHidden();

  await page.getByRole("radio", { name: "Yearly" }).check();

  await expect(pro.getByText("$51.75")).toBeVisible();
  await expect(pro.getByText("$620.99 per year")).toBeVisible();
  await expect(pro.getByText("$69", { exact: true })).toBeHidden();
  await page.getByRole("radio", { name: "Yearly" }).press("ArrowLeft");
  await expect(pro.getByText("$69", { exact: true })).toBeVisible();
});

test("LP-20 LP-21 LP-22 one question is open at a time, and closes again", async ({ page }) => {
  await page.goto("/");
  const first = page.getByText("What does Tenderlight do?");
  const second = page.getByText("Who is it for?");
  const answer = page.getByText("It reads public procurement notices");

  await first.click();
  await expect(answer).toBeVisible();
  await second.click();
  await expect(answer).toBeHidden();
  await expect(
    page.getByText("Contractors and service businesses in snow removal, landscaping"),
  ).toBeVisible();
  await second.click();
  await expect(
    page.getByText("Contractors and service businesses in snow removal, landscaping"),
  ).toBeHidden();
});

test("LP-29 LP-30 LP-32 the footer leads to help and to every policy", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:support@/);
  for (const [name, title] of [
    ["Help Center", "Help Center"],
    ["FAQ", "Questions and answers"],
    ["Sources and legal", "Sources and legal"],
    ["Privacy", "Privacy policy"],
    ["Terms", "Terms of service"],
    ["Cookies", "Cookies"],
  ] as const) {
    await footer.getByRole("link", { name, exact: true }).click();
    await expect(heading(page)).toHaveText(title);
  }
});

test("a region leads to its trades, and a trade's page to the trial", async ({ page }) => {
  await page.goto("/bids-in");
  await page.getByRole("link", { name: "Peel Region" }).click();
  await expect(heading(page)).toHaveText("Public bids in Peel Region");

  await page.getByRole("link", { name: /^Snow removal/ }).click();
  await expect(heading(page)).toHaveText("Snow removal bids in Peel Region");
  const bids = page.getByRole("list", { name: "Snow removal bids in Peel Region" }).getByRole("listitem");
  expect(await bids.count()).toBeGreaterThan(0);
  await expect(bids.first()).toContainText(/Closes|not stated/);
  await page.getByRole("main").getByRole("link", { name: "Start Free Trial" }).click();
  await expect(page).toHaveURL(/\/sign-up$/);
});

test("signed in, a public page opens from the app and leads back into it", async ({ page, app }) => {
  await signInAs(page, app, "pro");
  await page.goto("/legal");
  await expect(page.getByRole("table", { name: "Sources" })).toContainText("CanadaBuys");

  await header(page).getByRole("link", { name: "Sign In" }).click();

  await expect(heading(page)).toHaveText("Welcome back, Keystone Sitework");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`nothing moves while the landing page loads: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.addInitScript(() => {
      const seen = window as unknown as { shift: number };
      seen.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/", { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);

    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
  });
}
