import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import type { DemoProfileName } from "~/features/local/demo-profiles";
import { type App, signIn, startDemo } from "../support/app";
import { testOn } from "./base";

/** A page may answer 404, 400 or 429, and a mail's frame runs none of the scripts that the test runner puts into frames. */
const MEANT =
  /^Failed to load resource: the server responded with a status of (?:40[04]|429)|^Blocked script execution in '\S+\/local\/mailbox\/\S+\/html'/;

async function startWithQuillworts() {
  const app = await startDemo();
  await pushQuillworts(app);
  return app;
}

/** The demo's data. No test may leave errors in the console. */
export const test = testOn(startWithQuillworts).extend<
  { complaints: Array<string> },
  { sharedContext: BrowserContext }
>({
  /** For tests that only look: a page's files are fetched and compiled once for all of them. */
  sharedContext: [
    async ({ app, browser }, provide) => {
      const context = await browser.newContext({ baseURL: app.origin });
      await provide(context);
      await context.close();
    },
    { scope: "worker" },
  ],
  complaints: [
    async ({ page }, provide) => {
      const complaints: Array<string> = [];
      page.on("console", (message) => {
        if (message.type() === "error" && !MEANT.test(message.text())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await provide(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Two notices with unique words, published long ago so that they are never first in a list. */
async function pushQuillworts({ origin }: App) {
  const inThirtyDays = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString();
  const notice = { buyer: "Town of Quillworth", publishedAt: "2020-01-01T12:00:00Z", closesAt: inThirtyDays };
  const answer = await fetch(`${origin}/internal/ingest`, {
    method: "POST",
    // The secret of the local build, in wrangler.toml.
    headers: { Authorization: "Bearer local-ingest-secret" },
    body: JSON.stringify({
      portal: "quill-bids",
      notices: [
        {
          key: "a",
          title: "Quillwort basin roof repair",
          noticeType: "Request for Tender",
          region: "CA-ON",
          ...notice,
        },
        {
          key: "b",
          title: "Basin roof with a quillwort",
          noticeType: "Request for Quotation",
          region: "CA-QC",
          ...notice,
        },
      ],
    }),
  });
  if (!answer.ok) throw new Error(`The test's notices were refused: ${await answer.text()}`);
}

const COMPANIES = {
  trial: "Northline Plowing",
  basic: "Brightmop Cleaning",
  pro: "Keystone Sitework",
} as const;
export type ProfileName = keyof typeof COMPANIES;
export const PROFILE_NAMES = Object.keys(COMPANIES) as ReadonlyArray<ProfileName>;

export async function continueAs(page: Page, profile: ProfileName) {
  await page.goto("/local");
  await page.getByRole("button", { name: `Continue as ${COMPANIES[profile]}` }).click();
  await expect(heading(page)).toHaveText(`Welcome back, ${COMPANIES[profile]}`);
}

/** Skips the demo page: for tests that are about something else. */
export async function signInAs(page: Page, app: App, profile: DemoProfileName) {
  const [name, value] = (await signIn(app, profile)).Cookie.split("=", 2) as [string, string];
  await page.context().addCookies([{ name, value, url: app.origin }]);
}

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
/** The page's notices, without its loading status. */
export const notices = (page: Page) =>
  page.getByRole("status").filter({ hasNotText: /^(?:Loading|Sending)…$|^Still sending/ });
/** Of both of the dashboard's lists, or of the only one of another page. */
export const cards = (page: Page) =>
  page.getByRole("list", { name: /^(?:Opportunities|Closing in the next 7 days)$/ }).getByRole("article");
export const titles = (page: Page) => cards(page).getByRole("heading", { level: 3 });
export const searchBox = (page: Page) => page.getByRole("combobox", { name: "Search opportunities" });

/** "1,000+" counts as 1,000. */
export async function found(page: Page): Promise<number> {
  await expect(heading(page)).toHaveText(/^[\d,]+\+? Opportunit(?:y|ies) Found$/);
  const text = await heading(page).innerText();
  return Number(text.replace(/[^\d]/g, ""));
}

/** The ids of the listed bids, from their links. */
export async function bidIds(page: Page): Promise<Array<string>> {
  const links = await titles(page).getByRole("link").all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute("href")));
  return hrefs.map((href) => new URL(href!, "http://page").searchParams.get("bid")!);
}

/** The open bid: a dialog when opened on a running page, otherwise a section of the page. */
export function openedBid(page: Page, title: string | RegExp): Locator {
  return page
    .getByRole("dialog", { name: title, exact: true })
    .or(page.getByRole("region", { name: title, exact: true }));
}
