import type { Page } from "@playwright/test";
import { type App, post, startDemo } from "../support/app";
import { testOn } from "./base";
import { expect, heading, notices, type ProfileName, signInAs } from "./fixtures";

/** The week's digests have been sent; no other test's mail is in the box. */
async function startWithDigests() {
  const app = await startDemo();
  await post(app, "/local/jobs", { job: "digests" });
  await post(app, "/local/jobs", { job: "mail" });
  return app;
}

const test = testOn(startWithDigests);

const EMAILS: Record<ProfileName, string> = {
  trial: "dana@northline-plowing.example",
  basic: "office@brightmop.example",
  pro: "bids@keystone-sitework.example",
};

/** The digest as its reader has it before them, without being signed in. */
async function openDigest(page: Page, { db }: App, profile: ProfileName) {
  const id = await db
    .prepare("select id from emails where user_id = ? and kind = 'digest' and status = 'sent'")
    .bind(`demo-${profile}`)
    .first("id");
  await page.goto(`/local/mailbox/${String(id)}/html`);
  await expect(page.getByRole("link", { name: "View Full Bid Pack" }).first()).toBeVisible();
}

async function openLink(page: Page, name: string) {
  await page.goto((await page.getByRole("link", { name }).getAttribute("href"))!);
}

const choices = async ({ db }: App, profile: ProfileName) => {
  const id = `demo-${profile}`;
  const flags = await db
    .prepare(
      `select alert_weekly as digest, alert_instant as alert,
        exists (select 1 from mail_pauses p where p.user_id = u.id) as paused from users u where id = ?`,
    )
    .bind(id)
    .first();
  return Object.values(flags!).join("");
};

test("who has the mail stops and starts it without signing in, and looking changes nothing", async ({
  page,
  app,
}) => {
  await openDigest(page, app, "trial");
  const before = await choices(app, "trial");
  expect(before).toMatch(/^1.0$/);

  await openLink(page, "Unsubscribe or pause");
  await expect(heading(page)).toHaveText("Your e-mails");
  await expect(page.getByText(EMAILS.trial)).toBeVisible();
  await expect(page.getByText("New bids that fit you, once a week. On.")).toBeVisible();
  await page.reload();
  expect(await choices(app, "trial")).toBe(before);

  await page.getByRole("button", { name: "Stop the weekly digest" }).click();
  await expect(notices(page)).toHaveText("Stopped. You get no weekly digest any more.");
  await expect(page.getByText("New bids that fit you, once a week. Off.")).toBeVisible();
  expect(await choices(app, "trial")).toMatch(/^0/);

  await page.getByRole("button", { name: "Switch on the weekly digest" }).click();
  await expect(notices(page)).toHaveText("Switched on. The weekly digest comes again.");
  expect(await choices(app, "trial")).toBe(before);

  await page.getByRole("button", { name: "Stop everything" }).click();
  await expect(notices(page)).toHaveText("Stopped. You get no digests and no alerts any more.");
  expect(await choices(app, "trial")).toBe("000");
});

test("a pause is made and ended without signing in, and the settings then say why no mail comes", async ({
  page,
  app,
}) => {
  await openDigest(page, app, "basic");
  await openLink(page, "Unsubscribe or pause");
  await page.getByRole("button", { name: "Pause everything for four weeks" }).click();
  await expect(notices(page)).toHaveText("Paused. You get no digests and no alerts for four weeks.");
  await expect(page.getByText(/^Paused until \d/)).toBeVisible();
  expect(await choices(app, "basic")).toMatch(/^1.1$/);
  const choicesPage = page.url();

  await signInAs(page, app, "basic");
  await page.goto("/dashboard/settings");
  const panel = page.getByRole("region", { name: "Why no e-mail today?" });
  await expect(panel).toContainText(/Paused until \w{3} \d/);
  // Open at once, because something stands in the way.
  await expect(panel.getByRole("heading", { name: "Your last e-mails" })).toBeVisible();

  await page.goto(choicesPage);
  await page.getByRole("button", { name: "End the pause" }).click();
  await expect(notices(page)).toHaveText("Pause ended. Your e-mails come again.");
  await page.goto("/dashboard/settings");
  await expect(panel).not.toContainText("Paused until");
});

test("the settings say what was read, what fitted and what was sent", async ({ page, app }) => {
  await signInAs(page, app, "pro");
  await page.goto("/dashboard/settings");
  const panel = page.getByRole("region", { name: "Why no e-mail today?" });

  await expect(panel).toContainText(/Next digestMon \d/);
  await expect(panel).toContainText("a digest was made for you");
  await expect(panel).toContainText("0 open bids that fit you have come since your last digest.");
  await expect(panel).toContainText("Instant alerts are off.");
  await expect(panel.getByRole("heading", { name: "Sources read" })).toBeHidden();
  await panel.getByText("What was read and what was sent").click();
  await expect(panel.getByRole("heading", { name: "Sources read" })).toBeVisible();
  await expect(panel.getByRole("listitem").filter({ hasText: "CanadaBuys" }).first()).toContainText(/\d{4}/);
  await expect(panel.getByRole("listitem").filter({ hasText: /new bids this week.*sent/ })).toHaveCount(1);
});

test("the copy on the web is the digest, for whoever has its link", async ({ page, app }) => {
  await openDigest(page, app, "pro");
  const subject = await heading(page).innerText();
  await openLink(page, "Read on the web");

  await expect(page).toHaveURL(/\/digest-copy\//);
  await expect(heading(page)).toHaveText(subject);
  await expect(page.getByRole("link", { name: "View Full Bid Pack" })).toHaveCount(25);

  await page.goto("/digest-copy/somebody-elses");
  await expect(page).toHaveURL(/\/404$/);
});

test("a link that was cut short says so, and offers another way", async ({ page }) => {
  await page.goto("/unsubscribe/cut-short");
  await expect(heading(page)).toHaveText("This link does not work any more");
  await expect(page.getByText("Sign in to change or stop our e-mails")).toBeVisible();
});
