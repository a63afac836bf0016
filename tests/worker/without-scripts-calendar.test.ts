import ICAL from "ical.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, get } from "../support/app";
import { browserWithoutScripts } from "../support/browser-without-scripts";
import { cookieOf, ONBOARDED, signInNewcomer, startWithNotices } from "../support/newcomer";

let app: App;

beforeAll(async () => {
  app = await startWithNotices();
});
afterAll(() => app[Symbol.asyncDispose]());

async function come() {
  const person = await signInNewcomer(app, { ...ONBOARDED, role: "pro" });
  const browser = browserWithoutScripts(app);
  browser.useCookie(person.cookie);
  return { browser, cookie: cookieOf(person) };
}

const FEED = /\/calendar\/[0-9a-f]{64}\.ics/;
const count = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown as string).getAllSubcomponents("vevent").length;

async function issue(browser: ReturnType<typeof browserWithoutScripts>, button: string) {
  await browser.press(button);
  return FEED.exec(browser.words())?.[0] ?? "";
}

test("a saved bid's dates come into the calendar, the feed and the file", async () => {
  const { browser, cookie } = await come();
  await browser.open("/dashboard/calendar");
  expect(browser.words()).toContain("No dates ahead");
  await browser.open("/dashboard");
  const [save] = browser.names("button").filter((name) => name.startsWith("Save "));
  await browser.press(save!);
  await browser.open("/dashboard/calendar");
  expect(browser.words()).not.toContain("No dates ahead");
  expect(browser.words()).toContain("Closes");

  const path = await issue(browser, "Make a private address");
  const feed = await get(app, path);
  expect([feed.status, feed.headers.get("Content-Type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(feed.headers.getSetCookie()).toEqual([]);
  expect(count(await feed.text())).toBeGreaterThan(0);
  const etag = feed.headers.get("ETag")!;
  const again = await get(app, path, { "If-None-Match": etag });
  expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", etag]);
  const head = await fetch(`${app.origin}${path}`, { method: "HEAD" });
  expect([head.status, head.headers.get("ETag"), await head.text()]).toEqual([200, etag, ""]);
  expect((await fetch(`${app.origin}${path}`, { method: "POST" })).status).toBeGreaterThanOrEqual(400);

  const bid = browser
    .list("link")
    .map(({ attributes }) => attributes["href"] ?? "")
    .find((href) => /^\/bids\/\d+$/.test(href))!;
  const file = await get(app, `${bid}/dates/all.ics`, cookie);
  expect([file.status, file.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
  expect(await file.text()).toContain("BEGIN:VALARM");
  expect((await get(app, `${bid}/dates/unknown.ics`, cookie)).status).toBe(404);
  await browser.open(bid);
  expect(browser.hrefOf("Add to calendar: Closing")).toBe(`${bid}/dates/closing.ics`);
});

test("an address is shown once; a new one replaces it, and stopping ends it", async () => {
  const { browser } = await come();
  await browser.open("/dashboard/calendar");
  const first = await issue(browser, "Make a private address");
  expect((await get(app, first)).status).toBe(200);
  await browser.open("/dashboard/calendar");
  expect(browser.words()).not.toMatch(FEED);
  expect(browser.words()).toContain("last read this just now.");
  const second = await issue(browser, "Make a new address");
  expect(second).not.toBe(first);
  const gone = await get(app, first);
  expect([gone.status, await gone.text()]).toEqual([404, "Not found"]);
  await browser.press("Stop this address");
  expect(browser.said()).toContain("Stopped");
  expect((await get(app, second)).status).toBe(404);
  expect((await get(app, `/calendar/${"0".repeat(64)}.ics`)).status).toBe(404);
});

test("months are links, and an address with a month that is none shows today's", async () => {
  const { browser } = await come();
  await browser.open("/dashboard/calendar?month=2027-01");
  expect(browser.words()).toContain("January 2027");
  await browser.follow("December 2026");
  expect(browser.query().get("month")).toBe("2026-12");
  await browser.open("/dashboard/calendar?month=%00");
  expect(browser.words()).toContain("(today)");
});
