import { afterAll, beforeAll, expect, test } from "vitest";
import type { App } from "../support/app";
import { type Browser, browserWithoutScripts, cardsOf } from "../support/browser-without-scripts";
import { type NewProfile, ONBOARDED, signInNewcomer, startWithNotices } from "../support/newcomer";
import { pushNotice } from "../support/push";

let app: App;

beforeAll(async () => {
  app = await startWithNotices();
});
afterAll(() => app[Symbol.asyncDispose]());

async function comeAs(profile: NewProfile = {}) {
  const browser = browserWithoutScripts(app);
  browser.useCookie((await signInNewcomer(app, { ...ONBOARDED, ...profile })).cookie);
  return browser;
}

const rows = (browser: Browser) => browser.list("article", undefined, browser.one("list", "Saved bids"));
const titleOf = (browser: Browser, card: Parameters<Browser["words"]>[0]) =>
  browser.names("heading", undefined, card)[0]!;

/** Saves the bid at this position of the list; returns its title. */
async function save(browser: Browser, index: number) {
  const card = cardsOf(browser)[index]!;
  const title = titleOf(browser, card);
  await browser.press(/^Save /, card);
  return title;
}

test("DC-04 OC-14 RT-21 TR-05 TR-06 the heart saves a bid, shows it, and says so when it was saved before", async () => {
  const browser = await comeAs({ role: "basic" });
  await browser.open("/dashboard");
  const title = await save(browser, 1);
  expect(browser.said()).toContain("Added to your list");
  expect(browser.hrefOf("View Saved (1)")).toBe("/saved-bids");

  await browser.press(`Saved ${title}`);
  expect(browser.said()).toContain("Already added");

  await browser.follow("View Saved (1)");
  expect(browser.path()).toBe("/dashboard/saved-bids");
  expect(rows(browser)).toHaveLength(1);
});

test("DC-04 saved bids come in the order in which they close, or as they were saved, and the choice is kept", async () => {
  const browser = await comeAs({ role: "pro" });
  await browser.open("/opportunities?sort=closing-soon");
  const soon = await save(browser, 0);
  // The first three close on the same day.
  const late = await save(browser, 3);
  const listed = () => rows(browser).map((row) => titleOf(browser, row));

  await browser.open("/dashboard/saved-bids");
  expect(listed()).toEqual([soon, late]);
  await browser.follow("Newest saved");
  expect(listed()).toEqual([late, soon]);
  const kept = async () => {
    await browser.open("/dashboard/saved-bids");
    return listed();
  };
  await expect.poll(kept).toEqual([late, soon]);
  await browser.follow("Closing soon");
  expect(listed()).toEqual([soon, late]);
});

test("DC-04 ER-39 ER-40 BR-12 browse saves with its own words and keeps its filters", async () => {
  const browser = await comeAs({ role: "pro" });
  await browser.open("/opportunities?q=snow&state=CA-ON");
  const title = await save(browser, 0);
  expect(browser.said()).toContain(`${title} has been saved to your list.`);
  await browser.press(`Saved ${title}`);
  expect(browser.said()).toContain(`${title} is already in your pipeline.`);
  expect(Object.fromEntries(browser.query())).toMatchObject({ q: "snow", state: "CA-ON" });
});

test("DC-04 SV-01 to SV-04 OC-16 BD-07 SB-02 a basic user is asked, may decline, and opens the bid by saving it", async () => {
  const browser = await comeAs({ role: "basic" });
  await browser.open("/dashboard");
  const title = titleOf(browser, cardsOf(browser)[0]);
  await browser.follow(/^View Full Bid Pack/, cardsOf(browser)[0]);
  const question = browser.words(browser.one("region", "Save this bid to view its details"));
  expect(question).toContain("must be saved to your list");
  expect(question).toContain("5 of 5 daily views left today");
  await browser.follow("Not Now");
  expect(browser.list("region", "Save this bid to view its details")).toEqual([]);
  expect(browser.names("button", /^Save /, cardsOf(browser)[0])).toHaveLength(1);

  await browser.follow(/^View Full Bid Pack/, cardsOf(browser)[0]);
  await browser.press("Save & View Details");
  const bid = browser.one("region", title);
  expect(browser.names("heading", undefined, bid)).toContain("Submission Guidelines");
  expect(browser.names("button", undefined, bid)).toContain("Download PDF");
  expect(browser.names("button", undefined, bid)).not.toContain("Save to Pipeline");
  expect(browser.names("link", "Close", bid)).toHaveLength(1);

  await browser.open("/dashboard/saved-bids");
  expect(browser.words()).toContain("Daily views: 1/5");
  expect(browser.words()).toContain("You can open 4 more new bids today.");
  await browser.follow("Upgrade to Pro", browser.one("main", /./));
  expect(browser.words(browser.one("region", "Upgrade to Pro"))).toContain("Locked on Basic");
});

test("DC-04 SV-05 to SV-08 SB-12 five new bids a day open; the sixth offers Pro, those seen before stay open", async () => {
  const browser = await comeAs({ role: "trial", regions: ["CA-ON-HAM"] });
  await browser.open("/dashboard");
  for (let index = 0; index < 6; index++) await save(browser, index);
  await browser.open("/dashboard/saved-bids");
  const bids = rows(browser).map((row) => titleOf(browser, row));
  const view = async (title: string) => {
    const row = rows(browser).find((one) => titleOf(browser, one) === title)!;
    if (browser.list("button", /^View Details/, row).length > 0) await browser.press(/^View Details/, row);
    else await browser.follow(/^View Details/, row);
  };

  for (const title of bids.slice(0, 5)) {
    await view(title);
    await browser.follow("Close", browser.one("region", title));
  }
  expect(browser.words()).toContain("Daily views: 5/5");
  await view(bids[5]!);
  const limit = browser.one("region", "Upgrade to Pro");
  expect(browser.words(limit)).toContain("You have used today’s 5 views.");
  expect(browser.names("button", /Upgrade to Pro/, limit)).not.toEqual([]);
  await browser.follow("Maybe Later", limit);
  expect(browser.words()).toContain("Daily views: 5/5");

  await view(bids[0]!);
  expect(browser.list("region", bids[0])).toHaveLength(1);
});

test("DC-04 SB-07 SB-09 notes are saved, and Undo restores a removed bid with its notes", async () => {
  const browser = await comeAs({ role: "pro" });
  await browser.open("/dashboard");
  const title = await save(browser, 0);
  await browser.open("/dashboard/saved-bids");
  browser.choose(`Status of ${title}`, "Won");
  await browser.press(`Update the status of ${title}`);
  expect(browser.said()).toContain("Bid status changed to won.");
  browser.fill(/^Notes/, "Call Ann about the bond");
  await browser.press("Save notes");
  expect(browser.said()).toContain("Your notes have been saved.");

  await browser.press(/^Remove/);
  expect(browser.said()).toContain("Bid removed from your list.");
  expect(browser.list("list", "Saved bids")).toEqual([]);
  await browser.press("Undo");
  expect(browser.said()).toContain("The bid is back, with its status and notes.");
  expect(browser.words(rows(browser)[0])).toContain("Call Ann about the bond");
  expect(browser.valueOf(`Status of ${title}`)).toBe("won");
});

test("DC-04 BD-06 BD-08 BD-09 ER-37 ER-38 Pro's bid has Save to Pipeline, and Download PDF says that it is coming", async () => {
  const browser = await comeAs({ role: "pro" });
  await browser.open("/dashboard");
  const title = titleOf(browser, cardsOf(browser)[0]);
  await browser.follow(/^View Full Bid Pack/, cardsOf(browser)[0]);
  await browser.press("Save to Pipeline");
  expect(browser.said()).toContain("Bid saved to your pipeline!");
  await browser.press("Saved to Pipeline");
  expect(browser.said()).toContain("Bid is already in your pipeline!");
  await browser.press("Download PDF");
  expect(browser.words()).toContain("Coming soon");
  expect(browser.list("region", title)).toHaveLength(1);
});

test("DC-04 DB-02 UP-10 the line about Pro opens what Pro adds and can be put away for the day", async () => {
  const browser = await comeAs({ role: "basic" });
  await browser.open("/dashboard");
  await browser.follow("Upgrade to Pro", browser.one("complementary", "Upgrade"));
  await browser.follow("Yearly", browser.one("region", "Upgrade to Pro"));
  expect(browser.words(browser.one("region", "Upgrade to Pro"))).toContain("$620.99 per year");
  await browser.follow("Maybe Later", browser.one("region", "Upgrade to Pro"));
  expect(browser.path()).toBe("/dashboard");
  await browser.press("Hide until tomorrow");
  expect(browser.list("complementary", "Upgrade")).toEqual([]);
  await browser.reload();
  expect(browser.list("complementary", "Upgrade")).toEqual([]);
});

test("DC-04 RP-06 C-23 the agency filter narrows for Pro, and its chip widens again", async () => {
  const browser = await comeAs({ role: "pro" });
  await browser.open("/opportunities?mode=my-feed");
  browser.fill("Agencies", "nobody at all");
  await browser.press("Apply filters");
  expect(browser.heading()).toBe("0 Opportunities Found");
  await browser.follow(/Agency: nobody at all/);
  expect(browser.heading()).toBe("3 Opportunities Found");
});

test("DC-04 BR-07 BR-08 BR-16 ER-48 filters are chosen, removed by their chips, and refreshed", async () => {
  const browser = await comeAs({ role: "pro" });
  const chips = () => browser.names("link", /^Remove filter: /);
  await browser.open("/opportunities");
  browser.fill("Search opportunities", "snow");
  await browser.press("Search");
  const all = browser.heading();
  expect(browser.valueOf("Search opportunities")).toBe("snow");
  browser.check("Ontario");
  browser.choose("Sort by", "Closing soon");
  await browser.press("Apply filters");
  expect(chips()).toEqual(["Remove filter: “snow”", "Remove filter: Ontario"]);
  expect(browser.valueOf("Sort by")).toBe("closing-soon");
  browser.check("Ottawa");
  await browser.press("Apply filters");
  expect(browser.heading()).toMatch(/^1 Opportunit/);

  await browser.press("Refresh");
  expect(browser.said()).toContain("Opportunity list has been updated with the latest data.");
  expect(browser.query().get("q")).toBe("snow");
  await browser.press("None of Province/State");
  expect(chips()).toEqual(["Remove filter: “snow”"]);
  expect(browser.heading()).toBe(all);
  await browser.follow("Clear All Filters");
  expect(chips()).toEqual([]);
});

test("DC-04 BR-18 BR-21 a bid opens within the current list, and closing it keeps the filters", async () => {
  const browser = await comeAs({ role: "pro" });
  await browser.open("/opportunities?q=snow&state=CA-ON&sort=closing-soon");
  const heading = browser.heading();
  const title = titleOf(browser, cardsOf(browser)[1]);
  await browser.follow(title, cardsOf(browser)[1]);
  await browser.reload();
  await browser.follow("Close", browser.one("region", title));
  expect(browser.list("region", title)).toEqual([]);
  expect(Object.fromEntries(browser.query())).toEqual({ q: "snow", state: "CA-ON", sort: "closing-soon" });
  expect(browser.heading()).toBe(heading);
});

test("TR-10 without JavaScript a page shows when it was made and links to the newest", async () => {
  const browser = await comeAs({ regions: ["CA-ON-WEL-GUE"] });
  await browser.open("/dashboard");
  const title = "Snow clearing of mills";
  await pushNotice(app, { key: title, title, region: "Guelph" });

  expect(browser.words()).toMatch(/Last updated \d+:\d\d [ap]m ET/);
  expect(browser.names("heading")).not.toContain(title);
  await browser.follow("Refresh");
  expect(browser.names("heading")).toContain(title);
});

test("a bid without a text says so, opens with a link and uses no view, and stays open when its text comes", async () => {
  const title = "Snow clearing at the old creamery";
  const notice = { key: title, title, region: "Peel Region" };
  await pushNotice(app, { ...notice, description: null });
  const [reader, stranger] = [await comeAs({ role: "basic" }), await comeAs({ role: "basic" })];
  const find = async (browser: Browser) => {
    await browser.open("/opportunities?q=creamery");
    return cardsOf(browser)[0]!;
  };

  const card = await find(reader);
  expect(reader.words(card)).toContain("Headline only: no text, so opening it uses no view");
  await reader.follow(/^View Details/, card);
  expect(reader.names("heading", undefined, reader.one("region", title))).toContain("Headline only");
  await reader.open("/dashboard/saved-bids");
  expect(reader.words()).toContain("Daily views: 0/5");
  expect(reader.list("list", "Saved bids")).toEqual([]);

  await pushNotice(app, { ...notice, description: "The yard of the creamery is cleared by six." });
  await reader.follow(/^View Details/, await find(reader));
  expect(reader.words(reader.one("region", title))).toContain("The yard of the creamery is cleared by six.");
  await stranger.follow(/^View Details/, await find(stranger));
  expect(stranger.words(stranger.one("region", "Save this bid to view its details"))).not.toContain(
    "The yard",
  );
});
