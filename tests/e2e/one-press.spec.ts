import type { Page } from "@playwright/test";
import type { App } from "../support/app";
import { hydrated } from "./base";
import { cards, heading, openedBid, titles } from "./fixtures";
import { expect, expectAccessible, test } from "./signed-in";

const notice = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });
const lost = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "No connection. What you typed is kept." });
const rows = (page: Page) => page.getByRole("list", { name: "Saved bids" }).getByRole("article");
const heart = (page: Page, index = 0) =>
  cards(page)
    .nth(index)
    .getByRole("button", { name: /^Saved? / });

const SAVED_BEFORE = Date.parse("2026-11-01T12:00:00Z");

/** Saves bids for a person, as another tab would have done long ago. */
async function saveBids(app: App, userId: string, count: number) {
  await app.db
    .prepare(
      `insert or ignore into user_bids (id, user_id, bid_id, status, created_at, updated_at)
       select lower(hex(randomblob(16))), ?, id, 'interested', ? + id, ? from opportunities order by id limit ?`,
    )
    .bind(userId, SAVED_BEFORE, SAVED_BEFORE, count)
    .run();
}

const removeAll = (app: App, userId: string) =>
  app.db.prepare("delete from user_bids where user_id = ?").bind(userId).run();

const bidsOf = async (app: App, userId: string) =>
  (await app.db
    .prepare("select count(*) as n from user_bids where user_id = ?")
    .bind(userId)
    .first<number>("n"))!;

/** Counts the posts of this page. */
function postsOf(page: Page) {
  const posts: Array<string> = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.postData() ?? "");
  });
  return posts;
}

for (const { clicks, delay } of [
  { clicks: 2, delay: 0 },
  { clicks: 3, delay: 0 },
  { clicks: 3, delay: 60 },
]) {
  const name = `${clicks} clicks, ${delay} ms each`;

  test(`TR-05 OC-14 ${name}: the heart saves once and every button still works`, async ({
    page,
    signInAs,
  }) => {
    await signInAs({ role: "pro" });
    await page.goto("/dashboard");
    const posts = postsOf(page);
    await heart(page).click({ clickCount: clicks, delay });
    await expect(notice(page, "Added to your list")).toBeVisible();
    expect(posts).toHaveLength(1);
    await heart(page, 1).click();
    await expect.poll(() => posts.length).toBe(2);
  });

  test(`BD-09 ${name}: Save to Pipeline saves once, and the answer is in the dialog`, async ({
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
    const posts = postsOf(page);
    await bid.getByRole("button", { name: "Save to Pipeline" }).click({ clickCount: clicks, delay });
    await expect(bid.getByText("Bid saved to your pipeline!")).toBeVisible();
    await expect(bid.getByRole("button", { name: "Saved to Pipeline" })).toBeFocused();
    expect(posts).toHaveLength(1);

    await bid.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(bid.getByText("Bid removed from your list.")).toBeVisible();
    await expect(bid.getByRole("button", { name: "Save to Pipeline" })).toBeVisible();
    await bid.getByRole("button", { name: "Undo" }).click();
    await expect(bid.getByText("The bid is back, with its status and notes.")).toBeVisible();
    await expect(bid.getByRole("button", { name: "Saved to Pipeline" })).toBeVisible();
  });

  test(`SB-09 ${name}: Remove removes one bid, and the next one stays where it is`, async ({
    page,
    app,
    signInAs,
  }) => {
    const { id } = await signInAs({ role: "pro" });
    await saveBids(app, id, 4);
    await page.goto("/dashboard/saved-bids");
    const third = await rows(page).nth(2).getByRole("heading").innerText();
    await rows(page)
      .nth(1)
      .getByRole("button", { name: /^Remove/ })
      .click({ clickCount: clicks, delay });
    await expect(notice(page, "Bid removed from your list.")).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).nth(1).getByRole("heading")).toHaveText(third);
    expect(await bidsOf(app, id)).toBe(3);
  });
}

test("a removed row's place stays until the pointer leaves it, and Undo brings back all that was removed", async ({
  page,
  app,
  signInAs,
}) => {
  const { id } = await signInAs({ role: "pro" });
  await saveBids(app, id, 5);
  await page.goto("/dashboard/saved-bids");
  const remove = (index: number) =>
    rows(page)
      .nth(index)
      .getByRole("button", { name: /^Remove/ });
  const next = await rows(page).nth(2).getByRole("heading").innerText();
  const before = await rows(page).nth(2).boundingBox();
  await remove(1).click();
  await expect(page.getByText(/^Removed: /)).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  const after = await rows(page).filter({ hasText: next }).boundingBox();
  expect(Math.abs(after!.y - before!.y)).toBeLessThanOrEqual(1);
  await expectAccessible(page);

  await remove(1).hover();
  await expect(page.getByText(/^Removed: /)).toHaveCount(0);
  await remove(1).click();
  await expect(notice(page, "Undo brings back all 2.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(notice(page, "2 bids are back, with their status and notes.")).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
});

test("a second press while the first is under way says so, and the button keeps its focus", async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: "pro" });
  await page.goto("/dashboard/settings");
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.data*", async (route) => {
    if (route.request().method() === "POST") await released;
    await route.continue();
  });
  const save = page.getByRole("main").getByRole("button", { name: /^Sav/ }).last();
  await page.getByRole("switch").first().click();
  await save.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Sending…" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Still sending. One press is enough.")).toBeVisible();
  await expect(save).toBeFocused();
  release();
  await expect(notice(page, "Settings Saved")).toBeVisible();
  await expect(page.getByText("Still sending")).toHaveCount(0);
});

test("ER-34 a status that is refused gives way to the stored one, and one chosen meanwhile is sent after", async ({
  page,
  app,
  signInAs,
}) => {
  const { id } = await signInAs({ role: "pro" });
  await saveBids(app, id, 1);
  await page.goto("/dashboard/saved-bids");
  const status = page.getByRole("combobox", { name: /^Status of / });
  await status.selectOption("Won");
  await status.selectOption("Lost");
  await expect(notice(page, "Bid status changed to lost.")).toBeVisible();
  await expect(status).toHaveValue("lost");

  await app.db
    .prepare("create trigger no_status before update on user_bids begin select raise(abort, 'no'); end")
    .run();
  await status.selectOption("Submitted");
  await expect(
    page.getByRole("alert").filter({ hasText: "Error: Failed to update bid status." }),
  ).toBeVisible();
  await expect(status).toHaveValue("lost");
  await app.db.prepare("drop trigger no_status").run();
});

test("two hearts of a list can be under way at once, each by itself, and both bids are saved", async ({
  page,
  app,
  signInAs,
}) => {
  const { id } = await signInAs({ role: "pro" });
  await page.goto("/dashboard");
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.data*", async (route) => {
    if (route.request().method() === "POST") await released;
    await route.continue();
  });
  for (const index of [0, 1]) await heart(page, index).click();
  for (const index of [0, 1]) {
    await expect(heart(page, index)).toHaveAttribute("aria-busy", "true");
    await expect(heart(page, index)).toHaveAccessibleName(/^Saved /);
  }
  await expect(heart(page, 2)).not.toHaveAttribute("aria-busy");
  await heart(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Still sending. One press is enough.")).toBeVisible();
  release();
  for (const index of [0, 1]) await expect(heart(page, index)).not.toHaveAttribute("aria-busy");
  expect(await bidsOf(app, id)).toBe(2);
});

test("ER-41 without a connection the heart says that it failed, is not filled, and saves at Try again", async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs({ role: "pro" });
  await page.goto("/opportunities?q=snow");
  await context.setOffline(true);
  await heart(page).click();
  await expect(lost(page)).toContainText("Error: Failed to save opportunity.");
  await expect(heart(page)).toHaveAccessibleName(/^Save /);
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(notice(page, "Opportunity saved")).toBeVisible();
  await expect(heart(page)).toHaveAccessibleName(/^Saved /);
});

test("without a connection a link, a dialog and a page whose code is not loaded leave the page as it is", async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs({ role: "pro" });
  await page.goto("/dashboard");
  const welcome = await heading(page).innerText();
  const links = [
    page.getByRole("link", { name: "Digest Settings" }),
    cards(page)
      .first()
      .getByRole("link", { name: /^View Full Bid Pack/ }),
  ];
  await context.setOffline(true);
  for (const link of links) {
    await link.click();
    await expect(lost(page)).toBeVisible();
    await expect(heading(page)).toHaveText(welcome);
    await expect(page).toHaveURL(/\/dashboard$/);
  }
  await context.setOffline(false);
  // The last press is the one that counts.
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Close" })).toBeVisible();
  await expect(lost(page)).toHaveCount(0);
});

test("after a deployment that took away a page's code, the page is loaded anew and none is broken", async ({
  page,
  signInAs,
}) => {
  await signInAs({ role: "pro" });
  await page.goto("/dashboard");
  await hydrated(page);
  let missing = 0;
  await page.route("**/assets/dashboard.settings*.js", async (route) => {
    missing += 1;
    if (missing === 1) await route.fulfill({ status: 404, body: "" });
    else await route.continue();
  });
  await page.evaluate(() => {
    document.documentElement.dataset["before"] = "true";
  });
  await page.getByRole("link", { name: "Digest Settings" }).click();
  await expect(heading(page)).toHaveText("Digest Settings");
  await expect(page).toHaveURL(/\/dashboard\/settings$/);
  await hydrated(page);
  await expect(page.locator("html[data-before]")).toHaveCount(0);
  expect(missing).toBeGreaterThan(0);
});

type Meanwhile = "removed" | "withdrawn" | "saved";
const IN_ANOTHER_TAB: Record<Meanwhile, (app: App, userId: string, bidId: string) => Promise<unknown>> = {
  removed: (app, userId) => removeAll(app, userId),
  saved: (app, userId) => saveBids(app, userId, 100),
  withdrawn: (app, _userId, bidId) =>
    app.db.prepare("update opportunities set status = 'withdrawn' where id = ?").bind(bidId).run(),
};

type Case = {
  meanwhile: Meanwhile;
  /** Whether the bids are saved when the page is opened. */
  starts: "saved" | "unsaved";
  path: string;
  act: (page: Page) => Promise<unknown>;
  says: string | RegExp;
};

const press = (name: RegExp) => (page: Page) => rows(page).first().getByRole("button", { name }).click();
const writeNotes = async (page: Page) => {
  await rows(page).first().getByText("Notes", { exact: true }).click();
  await rows(page).first().getByRole("textbox").fill("Call Ann");
  await press(/^Save notes/)(page);
};
const chooseWon = (page: Page) => rows(page).first().getByRole("combobox").selectOption("Won");
const SAVED_PAGE = { starts: "saved", path: "/dashboard/saved-bids", meanwhile: "removed" } as const;
const CASES: ReadonlyArray<Case> = [
  { ...SAVED_PAGE, act: press(/^Remove/), says: "Error: Failed to remove bid from list." },
  { ...SAVED_PAGE, act: chooseWon, says: "Error: Failed to update bid status." },
  { ...SAVED_PAGE, act: writeNotes, says: "Error: Failed to save your notes." },
  {
    meanwhile: "saved",
    starts: "unsaved",
    path: "/dashboard",
    act: (page) => heart(page).click(),
    says: "Already added",
  },
  {
    meanwhile: "saved",
    starts: "unsaved",
    path: "/opportunities",
    act: (page) => heart(page).click(),
    says: /is already in your pipeline/,
  },
  {
    meanwhile: "withdrawn",
    starts: "unsaved",
    path: "/dashboard",
    act: (page) => heart(page).click(),
    says: "Error: Failed to add opportunity to your list.",
  },
  {
    meanwhile: "withdrawn",
    starts: "unsaved",
    path: "/opportunities",
    act: (page) => heart(page).click(),
    says: "Failed to save opportunity.",
  },
];

test.describe("ER-32 ER-34 ER-35 ER-38 ER-40 ER-41 in two tabs", () => {
  for (const { meanwhile, starts, path, act, says } of CASES) {
    test(`${path}: "${String(says)}" in its place, when the bid was ${meanwhile} meanwhile`, async ({
      page,
      app,
      signInAs,
    }) => {
      const { id } = await signInAs({ role: "pro" });
      if (starts === "saved") await saveBids(app, id, 2);
      await page.goto(path);
      const title = await heading(page).innerText();
      const row = await page.locator("article[id^=bid-]").first().getAttribute("id");
      const bid = row!.slice("bid-".length);
      await IN_ANOTHER_TAB[meanwhile](app, id, bid);
      await act(page);
      await expect(
        page.getByRole("status").or(page.getByRole("alert")).filter({ hasText: says }),
      ).toBeVisible();
      await expect(heading(page)).toHaveText(path === "/opportunities" ? /Found$/ : title);
      await app.db.prepare("update opportunities set status = 'active' where id = ?").bind(bid).run();
    });
  }
});

test("a question that is open while its bid is withdrawn says so in its place, over the same list", async ({
  page,
  app,
  signInAs,
}) => {
  await signInAs({ role: "basic" });
  await page.goto("/dashboard");
  const welcome = await heading(page).innerText();
  await cards(page)
    .last()
    .getByRole("link", { name: /^View Full Bid Pack/ })
    .click();
  const question = openedBid(page, "Save this bid to view its details");
  await expect(question).toBeVisible();
  const bid = new URL(page.url()).searchParams.get("bid");
  await app.db.prepare("update opportunities set status = 'withdrawn' where id = ?").bind(bid).run();
  await question.getByRole("button", { name: "Save & View Details" }).click();
  await expect(page.getByRole("dialog", { name: "This bid is no longer available" })).toBeVisible();
  await page.getByRole("dialog").getByRole("link", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(heading(page)).toHaveText(welcome);
  await app.db.prepare("update opportunities set status = 'active' where id = ?").bind(bid).run();
});
