import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, get } from "../support/app";
import { type Browser, browserWithoutScripts, cardsOf } from "../support/browser-without-scripts";
import { ONBOARDED, signInNewcomer, startWithNotices } from "../support/newcomer";

let app: App;

beforeAll(async () => {
  app = await startWithNotices();
});
afterAll(() => app[Symbol.asyncDispose]());

async function come() {
  const browser = browserWithoutScripts(app);
  browser.useCookie((await signInNewcomer(app, { ...ONBOARDED, role: "pro" })).cookie);
  return browser;
}

const titlesOf = (browser: Browser) =>
  cardsOf(browser).map((card) => browser.names("heading", undefined, card)[0]!);

test("a row's button takes the bid from the feed, and Undo brings it back", async () => {
  const browser = await come();
  await browser.open("/dashboard");
  const [title] = titlesOf(browser);

  await browser.press(`Not my kind of work ${title}`);
  expect(browser.path()).toBe("/dashboard");
  expect(browser.said()).toContain("Left out of your feed");
  expect(titlesOf(browser)).not.toContain(title);

  await browser.press("Undo");
  expect(browser.said()).toContain("Back in your feed");
  expect(titlesOf(browser)).toContain(title);
});

test("the words of the bid's title can be left out on the page that the notice leads to, and removed in the settings", async () => {
  const browser = await come();
  await browser.open("/dashboard");
  const before = titlesOf(browser).length;
  await browser.press(`Not my kind of work ${titlesOf(browser)[0]!}`);
  await browser.follow("Leave out others like it");
  await browser.press("Leave out ticked words");
  expect(browser.said()).toContain("No words ticked");
  const group = browser.one("group", /^These words of its title/);
  const [words] = browser.names("control", undefined, group);
  browser.check(words!, group);
  await browser.press("Leave out ticked words");
  expect(browser.said()).toContain("Words left out");

  await browser.follow("Everything that you leave out");
  await browser.press(`Remove ${words}`);
  expect(browser.said()).toContain("Words removed");
  await browser.press(/^Show in my feed again/);
  await browser.open("/dashboard");
  expect(titlesOf(browser)).toHaveLength(before);
});

test("opening the page that mails lead to changes nothing, and without a session it leads through signing in, naming the bid", async () => {
  const browser = await come();
  await browser.open("/dashboard");
  const before = titlesOf(browser);
  const bid = await app.db
    .prepare("select id, title from opportunities where listed = 1 limit 1")
    .first<{ id: number; title: string }>();
  const page = `/bids/${bid!.id}/not-my-kind`;
  await browser.open(page);
  await browser.open("/dashboard");
  expect(titlesOf(browser)).toEqual(before);

  const answer = await get(app, page, { Accept: "text/html" });
  const signIn = answer.headers.get("Location")!;
  expect(signIn).toBe(`/sign-in?${new URLSearchParams({ next: page }).toString()}`);
  const stranger = browserWithoutScripts(app);
  await stranger.open(signIn);
  expect(stranger.words()).toContain(bid!.title);
});
