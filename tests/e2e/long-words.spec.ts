import type { Page } from "@playwright/test";
import { cards, openedBid } from "./fixtures";
import { expect, test } from "./signed-in";

const LONG = "Schneeräumung".repeat(25).slice(0, 300);
const WIDTHS = [320, 768, 1280];

/** Neither the page nor the dialog over it scrolls sideways. */
async function expectToFit(page: Page, where: string) {
  const tooWide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("[role=dialog], [role=dialog] [tabindex='0']")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth }) => `${tagName}: ${scrollWidth} px`),
  );
  expect.soft(tooWide, where).toEqual([]);
}

test("a title, a buyer, a company and a region of 100 to 300 letters without a space fit every page", async ({
  app,
  page,
  signInAs,
}) => {
  const [bid] = (
    await app.db
      .prepare("select id, title, buyer from opportunities order by id")
      .all<{ id: number; title: string; buyer: string | null }>()
  ).results;
  const store = (title: string, buyer: string | null) =>
    app.db
      .prepare("update opportunities set title = ?, buyer = ? where id = ?")
      .bind(title, buyer, bid!.id)
      .run();
  await store(LONG, LONG);
  try {
    const { cookie } = await signInAs({
      role: "pro",
      companyName: LONG.slice(0, 200),
      regions: ["CA-ON", LONG.slice(0, 100)],
      serviceTypes: ["snow-removal-seasonal", LONG.slice(0, 100)],
    });
    const paths = [
      ...["/dashboard", "/opportunities", `/dashboard?bid=${bid!.id}`, `/bids/${bid!.id}`],
      ...["/dashboard/saved-bids", "/dashboard/settings", "/dashboard/profile", "/bids-in"],
    ];
    await page.goto("/dashboard");
    await cards(page)
      .filter({ hasText: LONG })
      .getByRole("button", { name: /^Save / })
      .click();
    await expect(page.getByRole("status").filter({ hasText: "Added to your list" })).toBeVisible();
    for (const path of paths) {
      await page.goto(path);
      if (/\d$/.test(path)) await expect(openedBid(page, LONG)).toBeVisible();
      await expectToFitAt(page, path);
    }
    await page.goto("/dashboard");
    await cards(page).getByRole("link", { name: LONG, exact: true }).click();
    await expect(page.getByRole("dialog", { name: LONG })).toBeVisible();
    await expectToFitAt(page, "the bid as a dialog");

    await page.context().clearCookies({ name: cookie.name });
    await page.goto(`/bids/${bid!.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(LONG);
    await expectToFitAt(page, "the bid's public page");
  } finally {
    await store(bid!.title, bid!.buyer);
  }
});

async function expectToFitAt(page: Page, where: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectToFit(page, `${where}, ${width} px`);
  }
}
