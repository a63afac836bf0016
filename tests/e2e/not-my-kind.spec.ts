import type { Page } from "@playwright/test";
import { signInAgain } from "../support/newcomer";
import { pushNotice } from "../support/push";
import { expect, expectAccessible, test } from "./signed-in";

const live = (page: Page) => page.getByText("Live", { exact: true });
const rows = (page: Page) => page.getByRole("article");
const leaveOut = (page: Page, title: string) =>
  page.getByRole("button", { name: `Not my kind of work ${title}`, exact: true });
const titled = (page: Page, title: string) => page.getByRole("heading", { level: 3, name: title });
const firstTitle = (page: Page) => page.getByRole("heading", { level: 3 }).first().innerText();
const notice = (page: Page) => page.getByRole("status").filter({ hasText: "Left out of your feed" });

/** The page reads its list again after every change to what its reader leaves out. */
const reloadedInPlace = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes("/dashboard.data?asof="));

test("a bid that is left out goes from the row and from the reader's other tab, and Undo stays until it is used", async ({
  app,
  browser,
  page,
  signInAs,
}) => {
  const person = await signInAs({ role: "pro", regions: ["CA-ON-PEL"] });
  const context = await browser.newContext();
  await context.addCookies([(await signInAgain(app, person)).cookie]);
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto(`${app.origin}/dashboard`);
    await expect(live(each)).toBeVisible();
  }
  const title = await firstTitle(page);

  const reloaded = reloadedInPlace(page);
  await leaveOut(page, title).click();
  await expect(notice(page)).toBeVisible();
  await (await reloaded).finished();
  await expect(live(page)).toBeVisible();
  await expect(titled(page, title)).toHaveCount(0);
  await expect(titled(other, title)).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Back in your feed" })).toBeVisible();
  await expect(titled(page, title)).toBeVisible();
  await context.close();
});

test("words of the title leave out later bids too, also those that an open page hears of", async ({
  app,
  page,
  signInAs,
}) => {
  const place = { region: "Kenora" };
  const [unwanted, wanted] = ["Snow plowing of lot A", "Snow clearing of lot B"];
  await pushNotice(app, { ...place, key: unwanted, title: unwanted });
  await signInAs({ role: "pro", regions: ["CA-ON-KEN"] });
  await page.goto("/dashboard");
  await leaveOut(page, unwanted).click();
  await notice(page).getByRole("link", { name: "Leave out others like it" }).click();
  const box = page.getByRole("checkbox", { name: "snow plowing" });
  await expect(box).not.toBeChecked();
  await expect(box).toHaveAccessibleDescription("No other open bid in your feed has these words.");
  await box.check();
  await page.getByRole("button", { name: "Leave out ticked words" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Words left out" })).toBeVisible();

  await page.goto("/dashboard");
  await expect(page.getByText("apart from those that you left out")).toBeVisible();
  await expect(live(page)).toBeVisible();
  const later = { ...place, key: "later", title: "Snow plowing of lot C" };
  await pushNotice(app, later);
  await pushNotice(app, { ...place, key: wanted, title: wanted });
  await page.getByRole("link", { name: "1 new – show" }).click();
  await expect(titled(page, wanted)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);

  await page.goto("/opportunities?q=%22lot+C%22");
  await expect(titled(page, later.title)).toBeVisible();
});

test("an open bid is left out from its dialog, which then offers to show it again", async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: "pro", regions: ["CA-ON-PEL"] });
  await page.goto("/opportunities");
  const title = await firstTitle(page);
  await titled(page, title).getByRole("link").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Not my kind of work" }).click();
  await expect(dialog.getByRole("button", { name: "Show in my feed again" })).toBeVisible();
  await expect(dialog.getByText("Left out of your feed")).toBeVisible();
  await dialog.getByRole("button", { name: "Show in my feed again" }).click();
  await expect(dialog.getByRole("button", { name: "Not my kind of work" })).toBeVisible();
});
