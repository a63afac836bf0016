import type { Page } from "@playwright/test";
import { publish } from "../support/newcomer";
import { noticeOf, placeIn } from "../support/notices";
import { cards, signInAs, test as demoTest } from "./fixtures";
import { expect, expectAccessible, test } from "./signed-in";

const keyDates = (page: Page) => page.getByRole("region", { name: "Key dates" });

async function firstBid(page: Page) {
  await page.goto("/opportunities");
  const href = await page
    .getByRole("article")
    .first()
    .getByRole("heading")
    .getByRole("link")
    .getAttribute("href");
  return `/bids/${new URL(href!, "http://page").searchParams.get("bid")}`;
}

test("a reader adds a date, is told what is wrong with it, corrects it and removes it @no-js", async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: "pro" });
  const bid = await firstBid(page);
  await page.goto(bid);
  await expect(keyDates(page)).toContainText("Attachments and addenda are not read.");
  await keyDates(page).getByRole("link", { name: "Add a date" }).click();

  await page.getByLabel("What is the date for?").selectOption("Questions by");
  await page.getByRole("button", { name: "Save Date" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter the day.");
  await expectAccessible(page);

  await page.getByLabel("Day").fill("2027-01-15");
  await page.getByLabel("Time", { exact: true }).fill("12:00");
  await page.getByRole("button", { name: "Save Date" }).click();
  await expect(keyDates(page)).toContainText("Fri 15 Jan 2027, 12 noon ET");
  await expect(keyDates(page)).toContainText("Added by you.");

  await page.goto(`${bid}/dates`);
  await page.getByRole("button", { name: /^Remove Questions by/ }).click();
  await expect(keyDates(page)).not.toContainText("Added by you.");
});

test("a reader corrects the portal's closing date for themselves and takes it back @no-js", async ({
  page,
  app,
  signInAs,
}) => {
  const deadline = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000);
  const notice = { key: "closing", reference: null, title: "Snow clearing with a closing", deadline };
  await publish(app, [noticeOf({ ...notice, published: new Date(), place: placeIn("Nunavut") })]);
  await signInAs({ role: "pro" });
  await page.goto("/opportunities?q=closing");
  const row = page.getByRole("article").filter({ hasText: notice.title });
  const href = await row.getByRole("heading").getByRole("link").getAttribute("href");
  await page.goto(`/bids/${new URL(href!, "http://page").searchParams.get("bid")}`);
  await keyDates(page)
    .getByRole("link", { name: /^Correct this date/ })
    .click();
  await expect(page.getByRole("main")).toContainText("Closing, stated by the portal as");
  await expect(page.getByLabel("Day")).not.toHaveValue("");
  await expectAccessible(page);

  const own = new Date(deadline.getTime() - 10 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await page.getByLabel("Day").fill(own);
  await page.getByRole("button", { name: "Save Date" }).click();
  await expect(keyDates(page)).toContainText("Corrected by you. The portal says");
  await expectAccessible(page);
  await page.goto("/opportunities?q=closing");
  await expect(row).toContainText("Closing noted by you; the portal says");

  await row.getByRole("heading").getByRole("link").click();
  await keyDates(page)
    .getByRole("link", { name: /^Change your date ?: Closing/ })
    .click();
  await page.getByRole("button", { name: /^Remove Closing/ }).click();
  await expect(keyDates(page)).not.toContainText("Corrected by you.");
});

test("an answer that there is no such date is undone where it is told @no-js", async ({
  page,
  app,
  signInAs,
}) => {
  const day = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000);
  const inWords = day.toLocaleDateString("en-US", { day: "numeric", month: "long", year: "numeric" });
  const description = `A mandatory site meeting will be held on ${inWords} at 10:00 a.m.`;
  // Far from the regions whose bids other tests count.
  const place = placeIn("Nunavut");
  const notice = { key: "meeting", reference: null, title: "Snow clearing with a meeting", place };
  const published = { published: new Date(), deadline: new Date(day.getTime() * 2 - Date.now()) };
  await publish(app, [noticeOf({ ...notice, ...published, sections: { description } })]);
  await signInAs({ role: "pro" });
  await page.goto("/opportunities?q=meeting");
  const title = page.getByRole("article").getByRole("heading").getByRole("link");
  const bid = new URL((await title.first().getAttribute("href"))!, "http://page").searchParams.get("bid");
  await page.goto(`/bids/${bid}`);
  await keyDates(page)
    .getByRole("link", { name: /^Report a wrong reading ?: Site meeting/ })
    .click();
  await expect(page.getByRole("main")).toContainText("Site meeting, read as");
  await page.getByRole("button", { name: /^The documents have no/ }).click();
  await expect(keyDates(page)).toContainText("you noted that there is no such date");
  await expectAccessible(page);

  await keyDates(page)
    .getByRole("button", { name: /^Undo ?: Site meeting/ })
    .click();
  await expect(keyDates(page)).not.toContainText("you noted");
  await expect(keyDates(page)).toContainText(description);
});

demoTest(
  "the filter for meetings still ahead finds bids whose rows name their meeting",
  async ({ page, app }) => {
    await signInAs(page, app, "pro");
    await page.goto("/opportunities?meeting=ahead");
    await expect(cards(page).first()).toContainText(/site meeting/i);
    await expect(page.getByRole("list", { name: "Active filters" })).toContainText("Meeting still ahead");
  },
);

test("on a phone a long sentence shows its beginning, and all of it when it is pressed @no-js", async ({
  page,
  app,
  signInAs,
}) => {
  const day = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000);
  const inWords = day.toLocaleDateString("en-US", { day: "numeric", month: "long", year: "numeric" });
  const end = "and whoever has not signed the list of those who attended is not considered";
  const description = `A mandatory site meeting will be held on ${inWords} at 10:00 a.m. at the yard on Mayfield Road, where everybody meets beside the salt dome, ${end}.`;
  const notice = {
    key: "phone",
    reference: null,
    title: "Snow clearing seen on a phone",
    published: new Date(),
  };
  await publish(app, [noticeOf({ ...notice, place: placeIn("Nunavut"), sections: { description } })]);
  await signInAs({ role: "pro" });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/opportunities?q=phone");
  const href = await page.getByRole("article").getByRole("heading").getByRole("link").getAttribute("href");
  await page.goto(`/bids/${new URL(href!, "http://page").searchParams.get("bid")}`);
  const sentence = keyDates(page).getByRole("group").filter({ hasText: end });
  const { height } = (await sentence.boundingBox())!;
  expect(height).toBeLessThan(50);
  await expectAccessible(page);

  await sentence.locator("summary").click();
  expect((await sentence.boundingBox())!.height).toBeGreaterThan(80);
  const summary = await page.getByRole("heading", { name: "Project Summary" }).boundingBox();
  const facts = await page.getByRole("complementary", { name: "Facts" }).boundingBox();
  expect(summary!.y).toBeLessThan(facts!.y);
});
