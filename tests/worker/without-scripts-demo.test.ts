import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, startDemo } from "../support/app";
import { type Browser, browserWithoutScripts, cardsOf } from "../support/browser-without-scripts";
import { elementsIn } from "../support/html";
import { pushNotice } from "../support/push";

const A = "Quillwort basin roof repair";
const B = "Basin roof with a quillwort";

let app: App;

beforeAll(async () => {
  app = await startDemo();
  // Words that occur in no other notice.
  for (const title of [A, B]) await pushNotice(app, { key: title, title, region: "Ottawa" });
});
afterAll(() => app[Symbol.asyncDispose]());

async function continueAs(company: string) {
  const browser = browserWithoutScripts(app);
  await browser.open("/local");
  await browser.press(`Continue as ${company}`);
  return browser;
}

const titles = (browser: Browser) =>
  cardsOf(browser).map((card) => browser.names("heading", undefined, card)[0]!);
const found = (browser: Browser) => Number(browser.heading().replace(/[^\d]/g, ""));

test("SN-19 an account for every case leads where such an account is led", async () => {
  for (const [company, path] of [
    ["Maple Ridge Snow", "/onboarding"],
    ["Cedar Point Electric", "/onboarding"],
    ["Harbour Lane Cleaning", "/dashboard"],
    ["Old Mill Janitorial", "/dashboard"],
    ["Lakeshore Paving", "/dashboard"],
    ["Ferry Road HVAC", "/onboarding"],
    ["Birchwood Facilities", "/dashboard"],
    ["Quarry Hill Contracting", "/reactivate"],
    ["Pinecrest Grounds", "/reactivate"],
  ] as const)
    expect([company, (await continueAs(company)).path()]).toEqual([company, path]);

  const browser = browserWithoutScripts(app);
  await browser.open("/local");
  await browser.press("Try to sign in as Sandpiper Services");
  expect(browser.errors()).toContain("Email not confirmed");
});

test("the demo page names every source, its licence and its last reading", async () => {
  const browser = browserWithoutScripts(app);
  await browser.open("/local");
  const sources = browser.list("listitem", undefined, browser.one("list", "Sources"));
  expect(sources.length).toBeGreaterThan(4);
  for (const source of sources) expect(browser.words(source)).toMatch(/Read.*\d+ read · \d+ new/);
});

test("BR-01 BR-02 BR-11 a search accepts words, prefixes, phrases and exclusions", async () => {
  const browser = await continueAs("Keystone Sitework");
  for (const [term, expected] of [
    ["quillwort", [A, B]],
    ["quillwor", [A, B]],
    ['"quillwort basin"', [A]],
    ["quillwort -repair", [B]],
    ['quillwort -"quillwort basin"', [B]],
    ["quillwort repair", [A]],
  ] as const) {
    await browser.open("/opportunities");
    browser.fill("Search opportunities", term);
    await browser.press("Search");
    expect([term, titles(browser).toSorted()]).toEqual([term, [...expected].toSorted()]);
    expect(found(browser)).toBe(expected.length);
    expect(browser.valueOf("Search opportunities")).toBe(term);
  }
});

test("BR-16 several values of one filter widen it: any of them fits", async () => {
  const browser = await continueAs("Keystone Sitework");
  const totals: Array<number> = [];
  for (const states of ["state=CA-ON", "state=CA-QC", "state=CA-ON&state=CA-QC"]) {
    await browser.open(`/opportunities?q=roof&${states}`);
    totals.push(found(browser));
  }
  const [ontario, quebec, both] = totals as [number, number, number];
  expect(both).toBeGreaterThan(Math.max(ontario, quebec));
  // Work in the National Capital Region is in both.
  expect(both).toBeLessThanOrEqual(ontario + quebec);
});

test("sorting by closing date puts the nearest first", async () => {
  const browser = await continueAs("Keystone Sitework");
  await browser.open("/opportunities");
  browser.choose("Sort by", "Closing soon");
  await browser.press("Search");
  expect(browser.valueOf("Sort by")).toBe("closing-soon");
  expect(browser.words(cardsOf(browser)[0])).toMatch(/Due today|1 day left|[2-9] days? left/);
  // The index orders by the second; the end of a day may have milliseconds.
  const closing = cardsOf(browser).map((card) =>
    elementsIn(card)
      .find(({ tag }) => tag === "time")
      ?.attributes["datetime"]?.slice(0, 19),
  );
  expect(closing).toHaveLength(20);
  expect(closing).toEqual([...closing].sort());
});

test("expired bids come after the open ones, and only on request", async () => {
  const browser = await continueAs("Keystone Sitework");
  await browser.open("/opportunities?q=snow&state=CA-ON&subregion=CA-ON-PEL&page=5");
  const open = titles(browser);
  expect(open).toHaveLength(found(browser));
  expect(cardsOf(browser).some((card) => browser.words(card).includes("Expired"))).toBe(false);

  browser.check("Include expired");
  await browser.press("Apply filters");
  expect(browser.names("link", "Remove filter: Expired included")).toHaveLength(1);
  await browser.open("/opportunities?q=snow&state=CA-ON&subregion=CA-ON-PEL&page=5&expired=include");
  expect(titles(browser).slice(0, open.length)).toEqual(open);
  expect(browser.words(cardsOf(browser)[open.length])).toContain("Expired");
});

test("DC-04 DB-08 DB-09 BR-13 BR-15 Load More adds 20 without repeats and disappears at the end", async () => {
  const browser = await continueAs("Keystone Sitework");
  const first = titles(browser);
  expect(first).toHaveLength(20);
  const links = () => browser.names("link", /^View Full Bid Pack/);
  await browser.follow("Load More");
  expect(links()).toHaveLength(40);
  expect(titles(browser).slice(0, 20)).toEqual(first);

  const trial = await continueAs("Northline Plowing");
  const total = Number(/(\d+) Active Opportunities/.exec(trial.words())?.[1]);
  while (trial.names("link", "Load More").length > 0) await trial.follow("Load More");
  expect(cardsOf(trial)).toHaveLength(total);
});

test("DC-04 BR-17 My Feed narrows to what fits the account", async () => {
  const browser = await continueAs("Keystone Sitework");
  await browser.open("/opportunities?q=snow");
  const all = found(browser);
  await browser.follow("My Feed");
  expect(browser.valueOf("Search opportunities")).toBe("");
  browser.fill("Search opportunities", "snow");
  await browser.press("Search");
  expect(found(browser)).toBeLessThan(all);
  expect(browser.query().get("mode")).toBe("my-feed");
});

test("a federal notice is read in French and in English again, and a Quebec notice says that it is in French", async () => {
  const [both] = await readAll<{ id: number; title: string; french: string }>(`
    select o.id, o.title, d.translation ->> 'title' as french
    from opportunities o join opportunity_details d on d.opportunity_id = o.id
    where d.translation is not null and o.status = 'active' limit 1
  `);
  const browser = await continueAs("Keystone Sitework");
  await browser.open(`/bids/${both!.id}`);
  const [english, french] = ["Read this notice in English", "Lire cet avis en français"];
  await browser.follow(french, browser.one("region", both!.title));
  await browser.follow(english, browser.one("region", both!.french));
  browser.one("region", both!.title);

  const [quebec] = await readAll<{ id: number }>(
    "select id from opportunities where portal_source = 'SEAO' and status = 'active' limit 1",
  );
  await browser.open(`/bids/${quebec!.id}`);
  expect(browser.words()).toContain("This notice is in French only.");
});

test("every notice of SAM.gov and SEAO that can still be bid on opens with a text", async () => {
  const open = "o.status = 'active' and (o.deadline is null or o.deadline > unixepoch() * 1000)";
  const counted = await readAll<{ source: string; bids: number; texts: number }>(`
    select o.portal_source as source, count(*) as bids, sum(o.has_text) as texts from opportunities o
    where o.portal_source in ('SAM.gov', 'SEAO') and ${open} group by o.portal_source order by 1
  `);
  expect(counted.map(({ source }) => source)).toEqual(["SAM.gov", "SEAO"]);
  for (const { bids, texts } of counted) expect(texts).toBe(bids);
});

async function readAll<Row>(query: string): Promise<Array<Row>> {
  return (await app.db.prepare(query).all<Row>()).results;
}
