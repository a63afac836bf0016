import type { Browser, Page } from "@playwright/test";
import { signInAgain, signInNewcomer } from "../support/newcomer";
import { pushNotice } from "../support/push";
import { expect, expectAccessible, test } from "./signed-in";

type App = Parameters<typeof signInNewcomer>[0];
type Person = Awaited<ReturnType<typeof signInNewcomer>>;

const contractorIn = (app: App, region: string) =>
  signInNewcomer(app, {
    regions: [region],
    serviceTypes: ["snow-removal-seasonal"],
    onboardedAt: new Date("2026-11-01T12:00:00Z"),
  });

/** Opens a page with a live list in a new browser for this user. */
async function openLive(browser: Browser, person: Person, path: string): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies([person.cookie]);
  const page = await context.newPage();
  await page.goto(`${person.cookie.url}${path}`);
  await expect(live(page)).toBeVisible();
  return page;
}

const live = (page: Page) => page.getByText("Live", { exact: true });
const news = (page: Page) => page.getByRole("link", { name: / new – show$/ });
const titled = (page: Page, title: string) => page.getByRole("heading", { level: 3, name: title });

/** Unique among the tests of the same worker. */
const titleOf = (what: string) => `Snow clearing of ${what} ${crypto.randomUUID().slice(0, 8)}`;

test("TR-08 CA-10 a pushed opportunity waits behind a link within two seconds where it fits, and only there", async ({
  app,
  browser,
}) => {
  const peel = await openLive(browser, await contractorIn(app, "CA-ON-HAM"), "/dashboard");
  const other = await openLive(browser, await contractorIn(app, "CA-ON-TBY"), "/dashboard");
  const title = titleOf("wharves");

  const id = await pushNotice(app, { key: title, title, region: "Hamilton" });

  await expect(news(peel)).toHaveText("1 new – show", { timeout: 2000 });
  await expect(titled(peel, title)).toHaveCount(0);
  await expectAccessible(peel);

  // The other page's next message shows that it did not receive the first.
  const theirs = titleOf("harbours");
  await pushNotice(app, { key: theirs, title: theirs, region: "Thunder Bay" });
  await expect(news(other)).toHaveText("1 new – show");

  await news(peel).click();
  await expect(titled(peel, title).getByRole("link")).toHaveAttribute("href", new RegExp(`bid=${id}\\b`));
  await expect(news(peel)).toHaveCount(0);
  await news(other).click();
  await expect(titled(other, theirs)).toBeVisible();
  await expect(titled(other, title)).toHaveCount(0);
});

test("TR-08 TR-09 a listed card updates without a reload, and new notices keep waiting", async ({
  app,
  browser,
}) => {
  const title = titleOf("bridges");
  const notice = { key: title, region: "Barrie" };
  await pushNotice(app, { ...notice, title, closesInDays: 3 });
  const page = await openLive(browser, await contractorIn(app, "CA-ON-SIM-BAR"), "/dashboard");
  await expect(titled(page, title)).toBeVisible();
  const added = titleOf("ramps");
  await pushNotice(app, { key: added, title: added, region: "Barrie" });
  await expect(news(page)).toHaveText("1 new – show");

  await pushNotice(app, { ...notice, title: `${title}, amended`, closesInDays: 40 });

  await expect(titled(page, `${title}, amended`)).toBeVisible();
  await expect(titled(page, added)).toHaveCount(0);
  await expect(news(page)).toHaveText("1 new – show");
  expect(new URL(page.url()).search).toBe("");

  await pushNotice(app, { ...notice, title, closesInDays: 40, status: "withdrawn" });
  await expect(titled(page, `${title}, amended`)).toHaveCount(0);
  await page.reload();
  await expect(titled(page, added)).toBeVisible();
});

test("browsing all receives every region, and a search shows no count of new notices", async ({
  app,
  browser,
}) => {
  const person = await contractorIn(app, "CA-ON-PEL");
  const filtered = await openLive(browser, person, "/opportunities?state=CA-QC");
  const searched = await openLive(browser, await signInAgain(app, person), "/opportunities?q=snow");
  const title = titleOf("quays");

  await pushNotice(app, { key: title, title, region: "Quebec" });

  await expect(news(filtered)).toHaveText(/^\d+ new – show$/);
  await searched.getByRole("link", { name: "New notices – show" }).click();
  await expect(titled(searched, title)).toBeVisible();
});

test("SI-11 signing out in one browser ends the socket of the other, which is out as well", async ({
  app,
  browser,
}) => {
  const person = await contractorIn(app, "CA-ON-PEL");
  const here = await openLive(browser, person, "/dashboard");
  const elsewhere = await openLive(browser, await signInAgain(app, person), "/dashboard");

  await here.request.post(`${app.origin}/sign-out`, { headers: { Origin: app.origin } });

  await expect(elsewhere).toHaveURL(/\/sign-in/);
});

test("DC-12 a page that lost its connection reconnects and receives what it missed", async ({
  app,
  browser,
}) => {
  const person = await contractorIn(app, "CA-ON-WAT");
  const context = await browser.newContext();
  await context.addCookies([person.cookie]);
  const page = await context.newPage();
  const lines: Array<{ close: () => Promise<void> }> = [];
  let isCut = false;
  await page.routeWebSocket(/\/realtime/, (line) => {
    if (isCut) void line.close();
    else {
      line.connectToServer();
      lines.push(line);
    }
  });
  await page.goto(`${app.origin}/dashboard`);
  await expect(live(page)).toBeVisible();

  isCut = true;
  await lines[0]!.close();
  await expect(live(page)).toHaveCount(0);
  const title = titleOf("locks");
  await pushNotice(app, { key: title, title, region: "Waterloo Region" });
  isCut = false;

  await expect(news(page)).toHaveText("1 new – show", { timeout: 20_000 });
  await expect(live(page)).toBeVisible();
});
