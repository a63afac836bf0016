import type { Page } from "@playwright/test";
import type { App } from "../support/app";
import { faultsOf } from "./base";
import { cards, expect, heading, notices, signInAs, test as demoTest, titles } from "./fixtures";

const test = demoTest.extend({
  context: async ({ sharedContext }, provide) => {
    await sharedContext.clearCookies();
    await provide(sharedContext);
    for (const page of sharedContext.pages()) await page.close();
  },
});

const ANYBODY = async () => Promise.resolve();
const SIGNED_IN = (page: Page, app: App) => signInAs(page, app, "pro");

/** As a browser sends the local build's secret. */
const AS_OPERATOR = (page: Page) => {
  const credentials = Buffer.from("operator:local-ingest-secret").toString("base64");
  return page.setExtraHTTPHeaders({ Authorization: `Basic ${credentials}` });
};

const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };
const NARROWEST = { width: 320, height: 700 };
/** At 200% zoom a page has half of the window's width and height. */
const LAPTOP_AT_200_PERCENT = { width: 640, height: 400 };

type Visit = {
  name: string;
  before: (page: Page, app: App) => Promise<void>;
  go: (page: Page) => Promise<unknown>;
  /** Mails have no landmarks, so only WCAG rules apply. */
  tags?: ReadonlyArray<string>;
  /** A floating part over a page that was checked before; partly covering that page is not a fault. */
  part?: string;
  /** Its width is only a matter of styles, so one page is checked at both. Otherwise it is opened again for each. */
  anyWidth?: true;
};

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const EVERYTHING = [...WCAG, "best-practice"];

/** The rules about colors, the only ones whose result can differ in the other color scheme. */
const ABOUT_COLORS = ["color-contrast", "link-in-text-block"];

const visit = (path: string, before = ANYBODY as Visit["before"]): Visit => ({
  name: path,
  before,
  go: (page) => page.goto(path),
  anyWidth: true,
});

const VISITS: Array<Visit> = [
  visit("/"),
  {
    name: "the sample digest, opened",
    part: "dialog[open]",
    before: ANYBODY,
    go: async (page) => {
      await page.goto("/");
      const opener = page.getByRole("button", { name: "Sample Digest" });
      if (!(await opener.first().isVisible())) await page.getByText("Menu", { exact: true }).click();
      await opener.locator("visible=true").click();
      await expect(page.getByRole("dialog", { name: "Sample Weekly Digest" })).toBeVisible();
    },
  },
  visit("/support"),
  visit("/faq"),
  visit("/legal"),
  visit("/status"),
  visit("/privacy"),
  visit("/terms"),
  visit("/cookies"),
  visit("/bids-in"),
  visit("/bids-in/ontario"),
  visit("/bids-in/peel-region/snow-removal"),
  {
    name: "a bid's public page",
    before: ANYBODY,
    go: async (page) => {
      await page.goto("/bids-in/peel-region/snow-removal");
      const href = await page.locator("main a[href^='/bids/']").first().getAttribute("href");
      await page.goto(href!);
      await expect(page.getByRole("link", { name: /^View Original Listing/ })).toBeVisible();
    },
    anyWidth: true,
  },
  visit("/sign-in"),
  visit("/sign-up"),
  visit("/404"),
  visit("/internal/operations?bid=1", AS_OPERATOR),
  visit("/local"),
  visit("/local/mailbox"),
  visit("/local/previews"),
  visit("/local/jobs"),
  visit("/dashboard", SIGNED_IN),
  visit("/dashboard?keys=shown", SIGNED_IN),
  visit("/bids/1/dates", SIGNED_IN),
  {
    name: "a bid whose notice states a site meeting",
    before: SIGNED_IN,
    go: async (page) => {
      await page.goto("/opportunities?meeting=ahead");
      await titles(page).first().getByRole("link").click();
      await expect(page.getByRole("region", { name: "Key dates" })).toContainText("Site meeting");
    },
  },
  visit("/dashboard/saved-bids", SIGNED_IN),
  visit("/dashboard/settings", SIGNED_IN),
  visit("/dashboard/missed", SIGNED_IN),
  visit("/dashboard/calendar", SIGNED_IN),
  visit("/dashboard/profile", SIGNED_IN),
  visit("/dashboard/billing", SIGNED_IN),
  visit("/dashboard/upgrade", (page, app) => signInAs(page, app, "trial")),
  {
    name: "the pipeline with a bid in it, and its notes",
    before: async (page, app) => {
      await signInAs(page, app, "pro");
      await page.goto("/dashboard");
      await page
        .getByRole("button", { name: /^Saved? / })
        .first()
        .click();
      await expect(page.getByRole("status").filter({ hasText: /^A(dded|lready)/ })).toBeVisible();
    },
    go: async (page) => {
      await page.goto("/dashboard/saved-bids");
      await page.getByText("Notes", { exact: true }).first().click();
      await expect(page.getByRole("button", { name: "Save notes" }).first()).toBeVisible();
    },
  },
  {
    name: "the question before a bid's details",
    before: (page, app) => signInAs(page, app, "trial"),
    go: async (page) => {
      await page.goto("/opportunities");
      const href = await titles(page).last().getByRole("link").getAttribute("href");
      await page.goto(href!);
      await expect(page.getByRole("button", { name: "Save & View Details" })).toBeVisible();
    },
  },
  {
    name: "the help, opened",
    part: "[role=dialog]",
    before: SIGNED_IN,
    go: async (page) => {
      await page.goto("/dashboard");
      await page.locator("summary").filter({ hasText: "Help" }).click();
      await expect(page.getByRole("button", { name: "Help" })).toHaveAttribute("aria-expanded", "true");
      await expect(page.getByRole("dialog", { name: "Help" })).toBeVisible();
    },
  },
  visit("/opportunities", SIGNED_IN),
  visit("/opportunities?q=snow&state=CA-ON&type=Request+for+Tender&sort=closing-soon", SIGNED_IN),
  visit("/opportunities?q=xyzzyplugh", SIGNED_IN),
  {
    name: "the menus, opened",
    part: "header",
    before: SIGNED_IN,
    go: async (page) => {
      await page.goto("/dashboard");
      const menu = page.getByText("Menu", { exact: true });
      if (await menu.isVisible()) {
        await menu.click();
        await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeVisible();
        expect(await faultsOf(page, { part: "header" })).toEqual([]);
      }
      await page.getByText("My Account").click();
      await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
    },
  },
  {
    name: "the filters, opened",
    before: SIGNED_IN,
    go: async (page) => {
      await page.goto("/opportunities?state=CA-ON");
      await page.locator("main details").evaluateAll((all) => {
        for (const one of all) (one as HTMLDetailsElement).open = true;
      });
      await expect(page.getByRole("checkbox", { name: /^Peel/ })).toBeVisible();
    },
  },
  {
    name: "a bid as a part of the page",
    before: SIGNED_IN,
    go: async (page) => {
      await page.goto("/opportunities?q=snow");
      const href = await titles(page).first().getByRole("link").getAttribute("href");
      await page.goto(href!);
      await expect(page.getByRole("heading", { name: "Submission Guidelines" })).toBeVisible();
    },
  },
  {
    name: "a bid as a dialog",
    before: SIGNED_IN,
    go: async (page) => {
      await page.goto("/opportunities?q=snow");
      await expect(cards(page).first()).toBeVisible();
      await titles(page).first().getByRole("link").click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "a bid that was left out, with the words of its title",
    before: async (page, app) => {
      await signInAs(page, app, "pro");
      await leaveOutFirst(page);
    },
    go: async (page) => {
      await page.goto("/dashboard/settings");
      const link = page.getByRole("region", { name: "Bids", exact: true }).getByRole("link").first();
      const id = /\d+$/.exec((await link.getAttribute("href"))!)![0];
      await page.goto(`/bids/${id}/not-my-kind`);
      await expect(page.getByRole("checkbox").first()).toBeVisible();
    },
  },
  {
    name: "settings with a bid that was left out",
    before: async (page, app) => {
      await signInAs(page, app, "pro");
      await leaveOutFirst(page);
    },
    go: (page) => page.goto("/dashboard/settings"),
  },
  { name: "the mailbox with mail in it", before: sendMail, go: (page) => page.goto("/local/mailbox") },
  { name: "a mail with its HTML in a frame", before: sendMail, go: openMail },
  {
    name: "a mail's text",
    before: sendMail,
    go: async (page) => {
      await openMail(page);
      await page.getByRole("link", { name: "Text", exact: true }).click();
      await expect(page.getByText("Change or stop these emails:")).toBeVisible();
    },
  },
  {
    name: "a mail's HTML by itself",
    tags: WCAG,
    before: sendMail,
    go: async (page) => {
      await openMail(page);
      const frame = page.getByTitle(/^HTML version of/);
      const html = await page.request.get((await frame.getAttribute("src"))!);
      // Its own policy forbids scripts, and axe is a script.
      await page.goto("about:blank");
      await page.setContent(await html.text());
      await expect(page.getByRole("link", { name: "View Full Bid Pack" }).first()).toBeVisible();
    },
  },
  {
    name: "a form that came back with an error",
    before: ANYBODY,
    go: async (page) => {
      await page.goto("/local/jobs");
      await page.getByLabel("Run as if it were").fill("1066-10-14T09:00");
      await page.getByRole("button", { name: "Run Sweep closed bids" }).click();
      await expect(page.getByText("Give a day and a time, or nothing").first()).toBeVisible();
    },
  },
];

async function leaveOutFirst(page: Page) {
  await page.goto("/dashboard");
  await page
    .getByRole("button", { name: /^Not my kind of work/ })
    .first()
    .click();
  await expect(page.getByRole("status").filter({ hasText: "Left out of your feed" })).toBeVisible();
}

async function sendMail(page: Page) {
  await page.goto("/local/jobs");
  for (const job of ["Queue the weekly digests", "Deliver the outbox"]) {
    await page.getByRole("button", { name: `Run ${job}` }).click();
    await expect(notices(page)).toContainText(job);
  }
}

async function openMail(page: Page) {
  await page.goto("/local/mailbox");
  await page.getByRole("list", { name: "Sent mail" }).getByRole("link").first().click();
  await expect(heading(page)).toHaveText(/new bids/);
}

async function expectNoFault(
  page: Page,
  { part, tags, where }: { part: string; tags: ReadonlyArray<string>; where: string },
) {
  await page.emulateMedia({ colorScheme: "light" });
  const inLight = await faultsOf(page, { part, rules: { type: "tag", values: [...tags] } });
  expect(inLight, `${where}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  const inDark = await faultsOf(page, { part, rules: { type: "rule", values: ABOUT_COLORS } });
  expect(inDark, `${where}, dark`).toEqual([]);
}

for (const { name, before, go, tags = EVERYTHING, part = "html", anyWidth = false } of VISITS) {
  test(`no accessibility fault on a phone or a laptop, light or dark, and nothing to scroll sideways at 320 px or 200 % zoom: ${name}`, async ({
    page,
    app,
  }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await before(page, app);
    let isOpen = false;
    for (const [size, smaller] of [
      [PHONE, NARROWEST],
      [LAPTOP, LAPTOP_AT_200_PERCENT],
    ] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: "light" });
      if (!isOpen || !anyWidth) await go(page);
      isOpen = true;
      await expectNoFault(page, { part, tags, where: `${size.width} px` });
      await expectNothingSideways(page);
      await page.setViewportSize(smaller);
      await expectNothingSideways(page);
    }
  });
}

async function expectNothingSideways(page: Page) {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content, `${page.viewportSize()?.width} px`).toBeLessThanOrEqual(window);
}

test("no accessibility fault in any mail, light or dark, and nothing to scroll sideways", async ({
  page,
}) => {
  await page.goto("/local/previews");
  const links = page.getByRole("list", { name: "Messages" }).getByRole("link", { name: /^HTML/ });
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(addresses.length).toBeGreaterThan(20);
  await page.setViewportSize(NARROWEST);
  for (const address of addresses) {
    const answer = await page.request.get(address);
    // Its own policy forbids scripts, and axe is a script.
    await page.goto("about:blank");
    await page.setContent(await answer.text());
    await expectNoFault(page, { part: "html", tags: WCAG, where: address });
    await expectNothingSideways(page);
  }
});

test("a pale text is found in the scheme that has it, right after a change of scheme", async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="en"><title>Pale</title><style>
    :root { color-scheme: light dark; transition: all 1s; color: oklch(20% 0 0); background: oklch(100% 0 0); }
    @media (prefers-color-scheme: dark) { :root { color: oklch(60% 0 0); background: oklch(50% 0 0); } }
  </style><main><h1>Pale</h1><p>In dark only</p></main>`);
  for (const [colorScheme, faults] of [
    ["light", 0],
    ["dark", 2],
    ["light", 0],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await faultsOf(page, { rules: { type: "rule", values: ABOUT_COLORS } })).toHaveLength(faults);
  }
});
