import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "~/features/local/demo-profiles";
import { type App, signIn, startDemo } from "../support/app";
import { type Browser, browserWithoutScripts } from "../support/browser-without-scripts";

let app: App;

beforeAll(async () => {
  app = await startDemo();
});
afterAll(() => app[Symbol.asyncDispose]());

type Profile = "trial" | "basic" | "pro";

const EMAILS: Record<Profile, string> = {
  trial: "dana@northline-plowing.example",
  basic: "office@brightmop.example",
  pro: "bids@keystone-sitework.example",
};
const BIDS: Record<Profile, number> = { trial: 12, basic: 12, pro: 25 };

async function comeAs(profile: Profile) {
  const browser = browserWithoutScripts(app);
  const [name = "", value = ""] = (await signIn(app, profile)).Cookie.split("=", 2);
  browser.useCookie({ name, value });
  return browser;
}

async function runJob(browser: Browser, job: string) {
  await browser.open("/local/jobs");
  await browser.press(`Run ${job}`);
  return browser.said();
}

/** The digest as its recipient sees it, signed out. */
async function openDigest(profile: Profile) {
  const id = await app.db
    .prepare("select id from emails where user_id = ? and kind = 'digest' and status = 'sent'")
    .bind(`demo-${profile}`)
    .first("id");
  const browser = browserWithoutScripts(app);
  await browser.open(`/local/mailbox/${String(id)}/html`);
  return browser;
}

async function choices(profile: Profile) {
  const flags = await app.db
    .prepare(
      `select alert_weekly as digest, alert_instant as alert,
        exists (select 1 from mail_pauses p where p.user_id = u.id) as paused from users u where id = ?`,
    )
    .bind(`demo-${profile}`)
    .first();
  return Object.values(flags!).join("");
}

// Runs first, because the other tests read what it sends.
test("DC-06 DC-07 RP-04 RP-05 the weekly digest reaches each account once, with its number of bids", async () => {
  const operator = browserWithoutScripts(app);
  await operator.open("/local/mailbox");
  expect(operator.words()).toContain("No mail yet");
  expect(await runJob(operator, "Queue the weekly digests")).toContain("3 queued");
  expect(await runJob(operator, "Deliver the outbox")).toContain("3 sent");

  const mails = () => operator.names("link", undefined, operator.one("list", "Sent mail"));
  await operator.open("/local/mailbox");
  expect(mails()).toHaveLength(3);

  for (const profile of ["trial", "basic", "pro"] as const) {
    const browser = await comeAs(profile);
    await browser.open("/local/mailbox");
    const mail = browser
      .list("listitem", undefined, browser.one("list", "Sent mail"))
      .find((item) => browser.words(item).includes(EMAILS[profile]));
    await browser.follow(/./, mail);
    const [, fresh, closing] = /^(\d+) new bids? · (\d+) closes? /.exec(browser.heading())!.map(Number);
    expect(fresh).toBe(BIDS[profile]);

    await browser.follow("Text");
    const text = browser.words();
    const links = [...text.matchAll(/http\S+\/opportunities\?bid=\d+/g)].map(([link]) => link);
    expect(new Set(links).size).toBe(fresh! + closing!);
    expect(links).toHaveLength(fresh! + closing!);
    const before = text.slice(0, text.indexOf(links[0]!));
    await browser.open(links[0]!);
    // Pro sees it at once; others are asked first, and the question names the bid.
    const [opened] = browser.list("region", profile === "pro" ? /\w/ : /^Save this bid/);
    const named = profile === "pro" ? "heading" : "paragraph";
    expect(before).toContain(browser.words(browser.list(named, undefined, opened)[0]));

    const html = await openDigest(profile);
    expect(html.heading()).toBe(`Your week: ${closing} closing, ${fresh} new`);
    expect(html.names("link", "View Full Bid Pack")).toHaveLength(fresh!);
  }

  expect(await runJob(operator, "Queue the weekly digests")).toContain("0 queued");
  expect(await runJob(operator, "Deliver the outbox")).toContain("0 sent");
  await operator.open("/local/mailbox");
  expect(mails()).toHaveLength(3);
}, 120_000);

test("a mail's link opened signed out names the bid on the sign-in page and leads there", async () => {
  const mail = await openDigest("pro");
  const link = mail.hrefOf(
    "View Full Bid Pack",
    mail.list("paragraph").findLast((line) => mail.words(line).includes("View Full"))!,
  );
  const id = Number(/\?bid=(\d+)$/.exec(link)![1]);
  const title = await app.db
    .prepare("select title from opportunities where id = ?")
    .bind(id)
    .first<string>("title");
  const answer = await fetch(link, { redirect: "manual", headers: { Accept: "text/html" } });
  await mail.open(answer.headers.get("Location")!);
  expect(mail.path()).toBe("/sign-in");
  expect(mail.words()).toMatch(/Sign in\s+to open/);
  expect(mail.words()).toContain(title);

  mail.fill("Email", EMAILS.pro);
  mail.fill("Password", DEMO_PASSWORD);
  await mail.press("Sign in");
  expect(mail.path()).toBe("/opportunities");
  expect(mail.names("heading")).toContain(title);

  const other = browserWithoutScripts(app);
  for (const next of [
    "/opportunities",
    "/opportunities?bid=999999",
    "/opportunities?bid=x",
    "//evil.example?bid=1",
  ]) {
    await other.open(`/sign-in?${new URLSearchParams({ next }).toString()}`);
    expect(other.words(), next).not.toContain("to open");
  }
});

test("who has the mail stops and starts it without signing in, and looking changes nothing", async () => {
  const browser = await openDigest("trial");
  const before = await choices("trial");
  expect(before).toMatch(/^1.0$/);

  await browser.follow("Unsubscribe or pause");
  expect(browser.heading()).toBe("Your emails");
  expect(browser.words()).toContain(EMAILS.trial);
  expect(browser.words()).toContain("New bids that fit you, once a week. On.");
  await browser.reload();
  expect(await choices("trial")).toBe(before);

  await browser.press("Stop the weekly digest");
  expect(browser.said()).toBe("Stopped. Weekly digest is off.");
  expect(browser.words()).toContain("New bids that fit you, once a week. Off.");
  expect(await choices("trial")).toMatch(/^0/);

  await browser.press("Switch on the weekly digest");
  expect(browser.said()).toBe("Switched on. Weekly digest is on.");
  expect(await choices("trial")).toBe(before);

  await browser.press("Stop everything");
  expect(browser.said()).toBe("Stopped. Digests, alerts and reminders are off.");
  expect(await choices("trial")).toBe("000");
});

test("a pause starts and ends without signing in, and the settings then say why no mail comes", async () => {
  const browser = await openDigest("basic");
  await browser.follow("Unsubscribe or pause");
  await browser.press("Pause everything for four weeks");
  expect(browser.said()).toBe("Paused. No digests, alerts or reminders for four weeks.");
  expect(browser.words()).toMatch(/Paused until \d/);
  expect(await choices("basic")).toMatch(/^1.1$/);

  const reader = await comeAs("basic");
  const why = () => reader.words(reader.one("region", "Delivery history"));
  await reader.open("/dashboard/settings");
  expect(why()).toMatch(/Paused until \w{3} \d/);
  // The panel is open, because something prevents mail.
  const [details] = reader.list("group", undefined, reader.one("region", "Delivery history"));
  expect(details?.attributes).toHaveProperty("open");

  await browser.press("End the pause");
  expect(browser.said()).toBe("Pause ended. Your emails are on again.");
  await reader.open("/dashboard/settings");
  expect(why()).not.toContain("Paused until");
});

test("the settings show what was read, what matched and what was sent", async () => {
  const browser = await comeAs("pro");
  await browser.open("/dashboard/settings");
  const panel = browser.one("region", "Delivery history");
  const words = browser.words(panel);
  expect(words).toMatch(/Next digest ?Mon \d/);
  expect(words).toContain("a digest was made for you");
  expect(words).toContain("0 new open bids for you since your last digest.");
  expect(words).toContain("Instant alerts are off.");
  const [details] = browser.list("group", undefined, panel);
  expect(details?.attributes).not.toHaveProperty("open");
  const items = browser.list("listitem", undefined, panel).map((item) => browser.words(item));
  expect(items.find((item) => item.includes("CanadaBuys"))).toMatch(/\d{4}/);
  expect(items.filter((item) => /new bids · .* close by .*sent/.test(item))).toHaveLength(1);
});

test("the web copy shows the digest to anyone with its link", async () => {
  const browser = await openDigest("pro");
  const subject = browser.heading();
  await browser.follow("Read on the web");
  expect(browser.path()).toMatch(/^\/digest-copy\//);
  expect(browser.heading()).toBe(subject);
  expect(browser.names("link", "View Full Bid Pack")).toHaveLength(25);
  await browser.open("/digest-copy/somebody-elses");
  expect(browser.path()).toBe("/404");
});

test("a link that is incomplete says so and offers an alternative", async () => {
  const browser = browserWithoutScripts(app);
  await browser.open("/unsubscribe/cut-short");
  expect(browser.heading()).toBe("This link no longer works");
  expect(browser.words()).toContain("Sign in to change or stop our emails");
});
