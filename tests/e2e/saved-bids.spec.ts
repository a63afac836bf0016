import type { Page } from "@playwright/test";
import { cards, openedBid, titles } from "./fixtures";
import { expect, expectAccessible, hasScripts, test } from "./signed-in";

const notice = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });

const rows = (page: Page) => page.getByRole("list", { name: "Saved bids" }).getByRole("article");

async function save(page: Page, index: number) {
  const card = cards(page).nth(index);
  const title = await card.getByRole("heading").innerText();
  await card.getByRole("button", { name: /^Save / }).click();
  // The heart fills at once and is busy until the server answers.
  await expect(card.getByRole("button", { name: /^Saved / })).not.toHaveAttribute("aria-busy", "true");
  return title;
}

/** Chooses a status; without scripts the form has a button. */
async function setStatus(page: Page, title: string, status: string) {
  await page.getByRole("combobox", { name: `Status of ${title}` }).selectOption(status);
  if (!hasScripts())
    await page.getByRole("button", { name: `Update the status of ${title}`, exact: true }).click();
  await expect(notice(page, `Bid status changed to ${status.toLowerCase()}.`)).toBeVisible();
}

test("OC-14 RT-21 TR-05 TR-06 the heart saves a bid, shows it, and says so when it was saved before", async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: "basic" });
  await page.goto("/dashboard");
  const title = await save(page, 1);
  await expect(notice(page, "Added to your list")).toBeVisible();
  await expect(page.getByRole("link", { name: "View Saved (1)" })).toHaveAttribute("href", "/saved-bids");

  await page.getByRole("button", { name: `Saved ${title}`, exact: true }).click();
  await expect(notice(page, "Already added")).toBeVisible();

  await page.getByRole("link", { name: "View Saved (1)" }).click();
  await expect(page).toHaveURL(/\/dashboard\/saved-bids$/);
  await expect(rows(page)).toHaveCount(1);
});

test("on a phone the first screen of saved bids has a whole row", async ({ page, signInAs }) => {
  await signInAs({ role: "pro" });
  await page.goto("/dashboard");
  await save(page, 0);
  await save(page, 1);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/dashboard/saved-bids");
  const [first, second] = [rows(page).nth(0), rows(page).nth(1)];
  expect((await first.boundingBox())!.y).toBeLessThan(390);
  expect((await second.boundingBox())!.y).toBeLessThan(740);
  for (const label of ["Total Saved", "Interested", "Won", "Success Rate"])
    await expect(page.getByRole("term").filter({ hasText: label }).first()).toBeInViewport();
  await expectAccessible(page);
});

test("a notice moves nothing under the hand, and can be closed", async ({ page, signInAs }) => {
  await signInAs({ role: "pro" });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/dashboard");
    const top = () =>
      cards(page)
        .nth(1)
        .evaluate((row) => row.getBoundingClientRect().top + window.scrollY);
    const before = await top();
    await cards(page)
      .nth(1)
      .getByRole("button", { name: /^Saved? / })
      .click();
    const added = notice(page, /Added to your list|Already added/);
    await expect(added).toBeInViewport();
    expect(await top()).toBe(before);
    await added.getByRole("button", { name: "Close" }).click();
    await expect(added).toHaveCount(0);
    expect(await top()).toBe(before);
  }
});

test("saved bids come in the order in which they close, or as they were saved, and the choice is kept", async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: "pro" });
  await page.goto("/dashboard?sort=closing-soon");
  const soonest = await titles(page).allInnerTexts();
  const [first, third] = [await save(page, 0), await save(page, 2)];
  expect([first, third]).toEqual([soonest[0], soonest[2]]);
  const listed = rows(page).getByRole("heading");

  await page.goto("/dashboard/saved-bids");
  await expect(listed).toHaveText([first, third]);
  await page.getByRole("link", { name: "Newest saved" }).click();
  await expect(page).toHaveURL(/sort=newest/);
  await expect(listed).toHaveText([third, first]);
  await page.goto("/dashboard/saved-bids");
  await expect(page.getByRole("link", { name: "Newest saved" })).toHaveAttribute("aria-current", "true");
  await expect(listed).toHaveText([third, first]);
  await page.getByRole("link", { name: "Closing soon" }).click();
  await expect(page.getByRole("link", { name: "Closing soon" })).toHaveAttribute("aria-current", "true");
  await page.goto("/opportunities");
  await expect(page.getByRole("combobox", { name: "Sort by" }).locator("option:checked")).toHaveText(
    "Closing soon",
  );
});

test("ER-39 ER-40 BR-12 browse saves with its own words", async ({ page, signInAs }) => {
  await signInAs({ role: "pro" });
  await page.goto("/opportunities?q=snow&state=CA-ON");
  const title = await save(page, 0);
  await expect(notice(page, `${title} has been saved to your list.`)).toBeVisible();
  await page.getByRole("button", { name: `Saved ${title}`, exact: true }).click();
  await expect(notice(page, `${title} is already in your pipeline.`)).toBeVisible();
  await expect(page).toHaveURL(/q=snow&state=CA-ON/);
});

test("SV-01 to SV-04 OC-16 BD-07 BR-19 SB-02 a basic user is asked, may decline, and opens the bid by saving it", async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: "basic" });
  await page.goto("/dashboard");
  const title = await titles(page).first().innerText();
  const question = openedBid(page, "Save this bid to view its details");

  await cards(page)
    .first()
    .getByRole("link", { name: /^View Full Bid Pack/ })
    .click();
  await expect(question).toContainText("must be saved to your list");
  await expect(question).toContainText("5 of 5 daily views left today");
  await expectAccessible(page);
  await question.getByRole("link", { name: "Not Now" }).click();
  await expect(question).toHaveCount(0);
  await expect(
    cards(page)
      .first()
      .getByRole("button", { name: /^Save / }),
  ).toBeVisible();

  await cards(page)
    .first()
    .getByRole("link", { name: /^View Full Bid Pack/ })
    .click();
  await question.getByRole("button", { name: "Save & View Details" }).click();
  const bid = openedBid(page, title);
  await expect(bid.getByRole("heading", { name: "Submission Guidelines" })).toBeVisible();
  await expect(bid.getByRole("button", { name: "Save to Pipeline" })).toHaveCount(0);
  await expect(bid.getByRole("button", { name: "Download PDF" })).toBeVisible();
  await expect(bid.getByRole("link", { name: "Close" })).toBeVisible();

  await page.goto("/dashboard/saved-bids");
  await expect(page.getByRole("heading", { name: "Your Interested Bids" })).toBeVisible();
  await expect(page.getByText("Daily views: 1/5")).toBeVisible();
  await expect(page.getByText("You can open 4 more new bids today.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Upgrade to Pro" }).click();
  await expect(openedBid(page, "Upgrade to Pro")).toContainText("Locked on Basic");
});

test("SV-05 to SV-08 SB-12 five new bids a day open; the sixth offers Pro, those seen before stay open", async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: "trial", regions: ["CA-ON-HAM"] });
  await page.goto("/dashboard");
  for (let index = 0; index < 6; index++) await save(page, index);

  await page.goto("/dashboard/saved-bids");
  const bids = await rows(page).getByRole("heading").allInnerTexts();
  const view = (title: string) =>
    rows(page)
      .filter({ hasText: title })
      .getByRole("button", { name: /^View Details/ })
      .or(
        rows(page)
          .filter({ hasText: title })
          .getByRole("link", { name: /^View Details/ }),
      );
  for (const title of bids.slice(0, 5)) {
    await view(title).click();
    await expect(openedBid(page, title)).toBeVisible();
    await openedBid(page, title).getByRole("link", { name: "Close" }).click();
    await expect(openedBid(page, title)).toHaveCount(0);
  }
  await expect(page.getByText("Daily views: 5/5")).toBeVisible();
  await view(bids[5]!).click();
  const limit = openedBid(page, "Upgrade to Pro");
  await expect(limit).toContainText("You have used today’s 5 views.");
  await expect(limit.getByRole("button", { name: /Upgrade to Pro/ }).first()).toBeVisible();
  await expectAccessible(page);
  await limit.getByRole("link", { name: "Maybe Later" }).click();
  await expect(page.getByText("Daily views: 5/5")).toBeVisible();

  await view(bids[0]!).click();
  await expect(openedBid(page, bids[0]!)).toBeVisible();
});

test("SB-01 SB-04 to SB-07 SB-09 Pro follows a bid from interested to won, filters, notes, removes and undoes @no-js", async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: "pro" });
  await page.goto("/dashboard");
  const [first, second] = [await save(page, 0), await save(page, 1)];

  await page.goto("/dashboard/saved-bids");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Saved Bids");
  await expect(rows(page).getByRole("heading")).toHaveText([first, second]);
  await expect(
    rows(page)
      .first()
      .getByRole("link", { name: /^View Details/ }),
  ).toBeVisible();
  await setStatus(page, first, "Won");
  await setStatus(page, second, "Lost");
  const figure = (term: string) =>
    page.getByRole("term").filter({ hasText: term }).locator("..").getByRole("definition");
  await expect(figure("Total Saved")).toHaveText("2");
  await expect(figure("Won")).toHaveText("1");
  await expect(figure("Success Rate")).toHaveText("50%");
  await expectAccessible(page);

  const tabs = page.getByRole("navigation", { name: "Status" }).getByRole("link");
  await expect(tabs).toHaveText([
    ...[/^All Statuses 2$/, /^Interested 0$/, /^Saved 0$/, /^Submitted 0$/, /^Won 1$/, /^Lost 1$/],
  ]);
  await tabs.filter({ hasText: "Won" }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(first);

  await rows(page).getByText("Notes", { exact: true }).click();
  await rows(page).getByRole("textbox").fill("Call Ann about the bond");
  await rows(page).getByRole("button", { name: "Save notes" }).click();
  await expect(notice(page, "Your notes have been saved.")).toBeVisible();
  await page.reload();
  await expect(rows(page)).toContainText("Call Ann about the bond");

  await rows(page)
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(notice(page, "Bid removed from your list.")).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(notice(page, "The bid is back, with its status and notes.")).toBeVisible();
  await expect(rows(page).filter({ hasText: first })).toContainText("Call Ann about the bond");
});

test("BD-06 BD-08 BD-09 ER-37 ER-38 Pro's bid has Save to Pipeline, and Download PDF says that it is coming", async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: "pro" });
  await page.goto("/dashboard");
  const title = await titles(page).first().innerText();
  await cards(page)
    .first()
    .getByRole("link", { name: /^View Full Bid Pack/ })
    .click();
  const bid = openedBid(page, title);

  await bid.getByRole("button", { name: "Save to Pipeline" }).click();
  await expect(bid.getByText("Bid saved to your pipeline!")).toBeVisible();
  await bid.getByRole("button", { name: "Saved to Pipeline" }).click();
  await expect(bid.getByText("Bid is already in your pipeline!")).toBeVisible();
  await bid.getByRole("button", { name: "Download PDF" }).click();
  await expect(bid.getByText("Coming soon", { exact: true })).toBeVisible();
  await expect(page.getByText("Coming soon", { exact: true })).toHaveCount(1);
  await expect(bid).toBeVisible();
});

test("the spreadsheet of one's own pipeline is a download", async ({ page, signInAs }) => {
  await signInAs({ role: "pro" });
  await page.goto("/dashboard");
  const title = await save(page, 0);
  await page.goto("/dashboard/saved-bids");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download as CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("tenderlight-saved-bids.csv");
  const text = await (await download.createReadStream()).toArray();
  expect(Buffer.concat(text as Array<Buffer>).toString()).toContain(title);
});

test("DB-02 UP-10 the line about Pro is there for basic, opens what Pro adds, and can be put away for the day", async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: "basic" });
  await page.goto("/dashboard");
  const banner = page.getByRole("complementary", { name: "Upgrade" });
  await banner.getByRole("link", { name: "Upgrade to Pro" }).click();
  const upgrade = openedBid(page, "Upgrade to Pro");
  await expect(upgrade.getByRole("heading", { name: "Locked on Basic" })).toBeVisible();
  await upgrade.getByRole("link", { name: "Yearly" }).click();
  await expect(upgrade).toContainText("$620.99 per year");
  await upgrade.getByRole("link", { name: "Maybe Later" }).click();
  await expect(upgrade).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard$/);
  await banner.getByRole("button", { name: "Hide until tomorrow" }).click();
  await expect(banner).toHaveCount(0);
  await page.reload();
  await expect(banner).toHaveCount(0);

  await page.context().clearCookies();
  await signInAs({ role: "pro" });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome back");
  await expect(banner).toHaveCount(0);
});

test("RP-06 RP-07 C-23 the advanced filters are locked for basic and narrow for Pro", async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: "basic" });
  await page.goto("/opportunities?category=paving");
  await expect(page.getByRole("heading", { name: "Advanced filters Pro Only" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("0 Opportunities Found");

  await page.context().clearCookies();
  await signInAs({ role: "pro" });
  await page.goto("/opportunities?mode=my-feed");
  await page.getByRole("textbox", { name: "Agencies" }).fill("nobody at all");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("0 Opportunities Found");
  await page.getByRole("link", { name: /Agency: nobody at all/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("3 Opportunities Found");
});

test("BR-08 ER-48 Refresh loads the list again and says so", async ({ page, signInAs }) => {
  await signInAs({ role: "pro" });
  await page.goto("/opportunities?q=snow");
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(notice(page, "Opportunity list has been updated with the latest data.")).toBeVisible();
  await expect(page).toHaveURL(/q=snow/);
});
