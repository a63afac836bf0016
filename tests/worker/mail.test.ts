import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type App, get, post, signIn, startApp, startDemo } from "../support/app";
import { mailSettled } from "./mail-settled";
import { storedRows } from "./stored-rows";

let app: App;

beforeAll(async () => {
  app = await startDemo();
  await app.db.prepare("update users set alert_instant = 1 where id = 'demo-pro'").run();
  await post(app, "/local/jobs", { job: "alerts" });
  await post(app, "/local/jobs", { job: "digests" });
  await post(app, "/local/jobs", { job: "mail" });
});

afterAll(() => app[Symbol.asyncDispose]());

const linksIn = (html: string) =>
  [...html.matchAll(/\bhref="([^"]*)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));

/** A sent mail as its recipient gets it. */
async function mailTo(userId: string, kind: "account" | "alert" | "digest") {
  const row = await app.db
    .prepare("select id, headers from emails where user_id = ? and kind = ? and status = 'sent'")
    .bind(userId, kind)
    .first<{ id: string; headers: string }>();
  const headers = JSON.parse(row!.headers) as Record<string, string>;
  const oneClick = headers["List-Unsubscribe"]?.slice(1, -1) ?? "";
  const html = await (await get(app, `/local/mailbox/${row!.id}/html`)).text();
  return { oneClick, html, links: linksIn(html) };
}

const digestOf = (userId: string) => mailTo(userId, "digest");

const flags = (userId: string) =>
  app.db
    .prepare("select alert_weekly as weekly, alert_instant as instant from users where id = ?")
    .bind(userId)
    .first();

/** Opens every link like a mail scanner: a GET without a cookie. */
async function expectLinksChangeNothing(of: App, links: ReadonlyArray<string>) {
  const before = JSON.stringify(await storedRows(of));
  for (const href of new Set(links)) {
    const answer = await fetch(href, { redirect: "manual" });
    expect([href, answer.status < 400]).toEqual([href, true]);
  }
  expect(JSON.stringify(await storedRows(of)) === before).toBe(true);
}

test("a GET on every link of a digest and of an alert answers and changes nothing", async () => {
  const [digest, alert] = [await mailTo("demo-pro", "digest"), await mailTo("demo-pro", "alert")];
  for (const { links } of [digest, alert])
    expect(links.filter((href) => href.includes("/unsubscribe/"))).toHaveLength(1);
  await expectLinksChangeNothing(
    app,
    [digest, alert].flatMap(({ links, oneClick }) => [...links, oneClick]),
  );
});

test("a GET on every link of the mails that confirm an address and choose a password changes nothing", async () => {
  await using other = await startApp();
  const email = "scanned@contractor.example";
  const linksSoFar = async () => {
    await mailSettled(other);
    const { results } = await other.db
      .prepare("select html from emails where recipient = ?")
      .bind(email)
      .all<{ html: string }>();
    return results.flatMap(({ html }) => linksIn(html));
  };
  await post(other, "/sign-up", { email, password: "gravel before breakfast" });
  const confirming = await linksSoFar();
  const confirm = new URL(confirming.find((href) => href.includes("/verify-email?"))!);
  await expectLinksChangeNothing(other, confirming);

  // Neither used up its link.
  const confirmed = await post(other, "/verify-email", { token: confirm.searchParams.get("token")! });
  expect(confirmed.headers.get("Location")).toBe("/onboarding");
  await post(other, "/sign-in", { email, intent: "forgot" });
  const reset = (await linksSoFar()).find((href) => href.includes("reset=true"))!;
  await expectLinksChangeNothing(other, [reset]);
  expect(await (await get(other, reset.slice(other.origin.length))).text()).toContain("New password");
});

test("RFC 8058: one click unsubscribes in either encoding, without cookie, redirect or origin, and again is fine", async () => {
  const { oneClick } = await digestOf("demo-trial");
  const multipart = new FormData();
  multipart.set("List-Unsubscribe", "One-Click");
  for (const body of [new URLSearchParams({ "List-Unsubscribe": "One-Click" }), multipart]) {
    const answer = await fetch(oneClick, { method: "POST", redirect: "manual", body });
    expect([answer.status, answer.headers.get("Set-Cookie"), answer.headers.get("Location")]).toEqual([
      200,
      null,
      null,
    ]);
    expect(await flags("demo-trial")).toEqual({ weekly: 0, instant: 0 });
  }
  for (const bad of [`${app.origin}/one-click/x`, oneClick.replace(/.$/, "!")]) {
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    expect((await fetch(bad, { method: "POST", redirect: "manual", body })).status).toBe(404);
  }
  const without = await fetch(oneClick, { method: "POST", body: new URLSearchParams({ a: "b" }) });
  expect(without.status).toBe(400);
});

test("the page behind the link stops, pauses and switches on again, without signing in", async () => {
  const { oneClick } = await digestOf("demo-basic");
  const path = new URL(oneClick).pathname.replace("/one-click/", "/unsubscribe/");
  const page = await get(app, path);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Weekly digest");

  const press = (choice: string) => post(app, path, { choice });
  expect((await press("stop-digest")).headers.get("Location")).toBe(path);
  expect(await flags("demo-basic")).toMatchObject({ weekly: 0 });
  await press("start-digest");
  await press("pause");
  expect(await flags("demo-basic")).toMatchObject({ weekly: 1 });
  expect(await (await get(app, path)).text()).toContain("Paused until");
  await press("resume");
  expect(await (await get(app, path)).text()).not.toContain("Paused until");
  expect((await press("explode")).status).toBe(400);
  expect((await get(app, "/unsubscribe/nonsense")).status).toBe(404);
  const kept = await app.db
    .prepare("select count(*) as n from mail_choices where user_id = 'demo-basic'")
    .first("n");
  expect(kept).toBe(4);
});

test("the copy on the web is private, runs nothing, and is not indexed", async () => {
  const { links } = await digestOf("demo-pro");
  const copy = await fetch(links.find((href) => href.includes("/digest-copy/"))!);
  expect(copy.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(copy.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  expect(await copy.text()).toContain("View Full Bid Pack");
  expect((await get(app, "/digest-copy/x")).headers.get("Location")).toBe("/404");
});

test("an unsigned report is refused", async () => {
  const answer = await fetch(`${app.origin}/webhooks/resend`, { method: "POST", body: "{}" });
  expect(answer.status).toBe(401);
});

const MESSAGE = { name: "Dana", email: "dana@contractor.example", subject: "Dates", message: "Two\nlines" };

test("ER-19 ER-20 ER-21 SN-17 LP-33 the contact form names missing fields, keeps what was typed, stores and mails", async () => {
  const missing = await post(app, "/support", { ...MESSAGE, subject: " " });
  const page = await missing.text();
  expect(missing.status).toBe(400);
  for (const words of ["Missing Information", "Please fill in all fields before sending.", "Two\nlines"])
    expect(page).toContain(words);

  const sent = await post(
    app,
    "/support",
    { ...MESSAGE, currentUrl: `${app.origin}/opportunities?q=snow` },
    { "User-Agent": "Test browser" },
  );
  expect(sent.headers.get("Location")).toBe("/opportunities?q=snow");
  const flash = sent.headers.get("Set-Cookie")!.split(";")[0]!;
  const after = await (await get(app, "/support", { Cookie: flash })).text();
  expect(after).toContain("Message Sent!");
  expect(after).toContain("Your support request has been sent. We&#x27;ll get back to you soon!");
  const stored = await app.db.prepare("select * from support_messages").first();
  expect(stored).toMatchObject({
    ...MESSAGE,
    user_agent: "Test browser",
    current_url: `${app.origin}/opportunities?q=snow`,
  });
  await mailSettled(app);
  const mail = await app.db
    .prepare("select recipient, status, headers from emails where kind = 'support'")
    .first();
  expect(mail).toEqual({
    recipient: "support@tenderlight.example",
    status: "sent",
    headers: JSON.stringify({ "Reply-To": MESSAGE.email }),
  });
  const evil = await post(app, "/support", { ...MESSAGE, currentUrl: "https://evil.example/" });
  expect(evil.headers.get("Location")).toBe("/support");
});

test("LP-33 the page that is reported keeps its query, which the browser names", async () => {
  const currentUrl = `${app.origin}/`;
  const from = (referer: string) =>
    post(
      app,
      "/support",
      { ...MESSAGE, email: "query@contractor.example", currentUrl },
      { Referer: referer },
    );
  const sent = await from(`${app.origin}/?utm=x`);
  expect(sent.headers.get("Location")).toBe("/?utm=x");
  expect((await from("https://evil.example/?a=b")).headers.get("Location")).toBe("/");
  const { results } = await app.db
    .prepare(
      "select current_url as url from support_messages where email = 'query@contractor.example' order by 1",
    )
    .all();
  expect(results).toEqual([{ url: currentUrl }, { url: `${app.origin}/?utm=x` }]);
});

test("VR-01 the server refuses an invalid address too, with the error at its field", async () => {
  const refused = await post(app, "/support", { ...MESSAGE, email: "dana at contractor" });
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(html).toMatch(/<input[^>]*type="email"/);
  expect(html).toContain("Enter an email address like name@example.com.");
  expect(html).toContain("Check your message");
  expect(html).not.toContain("Failed to send");
  expect(
    await app.db.prepare("select count(*) as n from support_messages where email like 'dana at%'").first("n"),
  ).toBe(0);
});

test("ER-20 too many messages are refused, with an alternative", async () => {
  const answers = [];
  for (let i = 0; i < 6; i++)
    answers.push(await post(app, "/support", { ...MESSAGE, email: "often@contractor.example" }));
  expect(answers.at(-1)!.status).toBe(429);
  const page = await answers.at(-1)!.text();
  expect(page).toContain(
    "Failed to send your message. Please try again or email the support address directly.",
  );
});

test("CA-15 send-support-email accepts the spec's body and answers with an error only", async () => {
  const call = (body: unknown) =>
    fetch(`${app.origin}/functions/send-support-email`, {
      method: "POST",
      headers: { Origin: app.origin, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  const whole = { ...MESSAGE, email: "api@contractor.example", userAgent: "UA", currentUrl: "/x" };
  const sent = await call(whole);
  expect([sent.status, await sent.json()]).toEqual([200, { error: null }]);
  const missing = await call({ ...whole, message: undefined });
  expect([missing.status, await missing.json()]).toEqual([
    400,
    { error: "Please fill in all fields before sending." },
  ]);
  for (const bad of [[], "x", null, { name: { a: 1 } }]) expect((await call(bad)).status).toBe(400);
});

test("the settings say why there was or was no mail today", async () => {
  const page = await (await get(app, "/dashboard/settings", await signIn(app, "pro"))).text();
  for (const words of ["Delivery history", "a digest was made for you", "Sources read", "CanadaBuys"])
    expect(page).toContain(words);
});

test("an unreadable queue message becomes a dead letter with its reason, visible to operators", async () => {
  const queue = await app.server.getQueueProducer("MAIL_QUEUE");
  await queue.send({ task: "explode" });
  await vi.waitFor(
    async () => {
      const answer = await get(app, "/internal/dead-letters", {
        Authorization: "Bearer local-ingest-secret",
      });
      const { letters } = (await answer.json()) as { letters: Array<{ body: string; reason: string }> };
      expect(letters).toHaveLength(1);
      expect(letters[0]).toMatchObject({ body: '{"task":"explode"}' });
      expect(letters[0]!.reason).toContain("Invalid");
    },
    { timeout: 20_000, interval: 100 },
  );
  expect((await get(app, "/internal/dead-letters")).status).toBe(401);
});

test("the page behind the link offers alerts to Pro only, and switches them on for nobody else", async () => {
  const pageOf = async (user: string) => {
    const { oneClick } = await digestOf(user);
    const path = new URL(oneClick).pathname.replace("/one-click/", "/unsubscribe/");
    return { path, html: await (await get(app, path)).text() };
  };
  const basic = await pageOf("demo-basic");
  expect(basic.html).toContain("Part of Pro: you get none.");
  expect(basic.html).not.toContain('value="start-alert"');
  await post(app, basic.path, { choice: "start-alert" });
  expect(await flags("demo-basic")).toMatchObject({ instant: 0 });
  const pro = await pageOf("demo-pro");
  expect(pro.html).not.toContain("Part of Pro");
});

test("demo trials have an end, and the unverified demo account outlives the sweep", async () => {
  const endless = await app.db
    .prepare(
      "select count(*) as n from users where subscription_status = 'trialing' and subscription_end_date is null",
    )
    .first("n");
  expect(endless).toBe(0);
  await post(app, "/local/jobs", { job: "sweep-accounts" });
  const kept = await app.db
    .prepare("select count(*) as n from accounts where id = 'demo-unverified'")
    .first("n");
  expect(kept).toBe(1);
});
