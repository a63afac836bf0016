import { expect, test } from "./fixtures";

const PREVIEW = "/local/previews/weekly-digest";
/** What a reader scrolls through on a phone, at most. */
const MOST_PIXELS = 3_000;

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a digest of 7 closing and 12 new bids is short, and fits the width", async ({ page }) => {
    await page.goto(PREVIEW);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your week: 7 closing, 12 new");
    await expect(page.getByRole("link", { name: "View Full Bid Pack" })).toHaveCount(12);
    const size = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return { scrollHeight, scrollWidth };
    });
    expect(size.scrollHeight).toBeLessThan(MOST_PIXELS);
    expect(size.scrollWidth).toBe(360);
  });

  test("the first closing dates are on a phone's first screen", async ({ page }) => {
    await page.goto(PREVIEW);
    await expect(page.getByText("Mon 23 Nov, 2:00 pm ET · Due today")).toBeInViewport();
  });
});

test("the summaries that a phone leaves out are there on a wider screen", async ({ page }) => {
  const summary = page.getByText("with a response within four hours of a snowfall").first();
  await page.goto(PREVIEW);
  await expect(summary).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(summary).toBeHidden();
});
