import { expect, test } from "vitest";
import { plainLine } from "~/domain/mail/plain-line";
import type { BidItem } from "~/emails/bid-card";
import { digestEmail } from "~/emails/digest-email";
import { subjectsOf } from "~/emails/digest-subject";
import type { DigestEmailProps, DigestPart } from "~/emails/digest-text";
import { savedBidChanges } from "~/emails/saved-bid-changes";
import { fillSlots } from "~/emails/slots";

const ORIGIN = "https://tenderlight.example";

function itemOf(overrides: Partial<BidItem> = {}): BidItem {
  return {
    title: "Snow clearing at 14 library branches",
    language: "en",
    url: `${ORIGIN}/opportunities?bid=7`,
    notMyKindUrl: `${ORIGIN}/bids/7/not-my-kind`,
    summary: "Sidewalks and stairs, three seasons.",
    buyer: "City of Toronto",
    location: "North York",
    value: "$1,250,000 stated",
    due: "Wed 25 Nov, 2:00 pm ET",
    daysLeft: "4 days left",
    nextDate: null,
    urgent: true,
    isNext: false,
    category: "Snow Removal",
    why: "Matched: ‘snow clearing’ in Toronto",
    ...overrides,
  };
}

const NOTHING: DigestPart = { items: [], found: 0 };

const partOf = (items: ReadonlyArray<BidItem>, found = items.length): DigestPart => ({ items, found });

function propsOf(overrides: Partial<DigestEmailProps> = {}): DigestEmailProps {
  return {
    origin: ORIGIN,
    postalAddress: "Tenderlight, 1 Test Street, Toronto ON",
    subject: "1 new bid · closes Wed 25 Nov",
    isFirst: false,
    rateNote: null,
    coverage: { read: "CanadaBuys 23 Nov, 7:45 am ET.", notRead: "MERX and Biddingo." },
    closing: NOTHING,
    lastDay: "Mon 30 Nov",
    fresh: partOf([itemOf()]),
    figures: { opportunities: "1", totalValue: "$1.3M CAD", urgent: "1" },
    interests: "Snow Removal & Seasonal Maintenance in Toronto",
    ...overrides,
  };
}

/** As one reader gets it. */
function digestOf(overrides: Partial<DigestEmailProps> = {}, changes = { html: "", text: "" }) {
  const { html, text } = digestEmail(propsOf(overrides));
  const links = { stop: `${ORIGIN}/unsubscribe/token`, copy: `${ORIGIN}/digest-copy/token` };
  return {
    html: fillSlots(html, { ...links, changes: changes.html }),
    text: fillSlots(text, { ...links, changes: changes.text }),
  };
}

const linksIn = (html: string) => [...html.matchAll(/\bhref="([^"]*)"/g)].map(([, href]) => href!);

const MONDAY = new Date("2026-11-23T13:00:00Z");
const TODAY = Date.parse("2026-11-23T19:00:00Z");
const TUESDAY = Date.parse("2026-11-25T04:59:00Z");
const WEDNESDAY = Date.parse("2026-11-25T19:00:00Z");
const LATER = Date.parse("2026-12-04T21:00:00Z");

test.each([
  { closing: 0, fresh: 1, firstCloses: null, subject: "1 new bid this week" },
  { closing: 0, fresh: 2, firstCloses: null, subject: "2 new bids this week" },
  { closing: 0, fresh: 1, firstCloses: LATER, subject: "1 new bid this week · closes Fri 4 Dec" },
  {
    closing: 0,
    fresh: 21,
    firstCloses: LATER,
    subject: "21 new bids this week · the first closes Fri 4 Dec",
  },
  { closing: 1, fresh: 0, firstCloses: WEDNESDAY, subject: "1 bid closes Wed 25 Nov at 2:00 pm" },
  {
    closing: 7,
    fresh: 0,
    firstCloses: TUESDAY,
    subject: "7 bids close by Mon 30 Nov, the first tomorrow",
  },
  { closing: 1, fresh: 1, firstCloses: TODAY, subject: "1 new bid · 1 closes today at 2:00 pm" },
  {
    closing: 7,
    fresh: 12,
    firstCloses: TODAY,
    subject: "12 new bids · 7 close by Mon 30 Nov, the first today at 2:00 pm",
  },
])(
  "SN-06 DC-06 $closing closing and $fresh new bids are announced as: $subject",
  ({ subject, ...listed }) => {
    expect(subjectsOf(MONDAY)(listed)).toBe(subject);
  },
);

test.each([
  { closing: 0, fresh: 3, headline: "Your week: 3 new" },
  { closing: 2, fresh: 0, headline: "Your week: 2 closing" },
  { closing: 2, fresh: 3, headline: "Your week: 2 closing, 3 new" },
])("$closing closing and $fresh new bids have the headline: $headline", ({ closing, fresh, headline }) => {
  const items = (count: number) => partOf(Array.from({ length: count }, () => itemOf()));
  const { html, text } = digestOf({ closing: items(closing), fresh: items(fresh) });
  expect(text.startsWith(`${headline}\n`)).toBe(true);
  expect(/<h1[^>]*>([^<]*)</.exec(html)?.[1]).toBe(headline);
  expect(html.includes("Closing within 7 days")).toBe(closing > 0);
  expect(html.includes("New this week")).toBe(fresh > 0);
});

test("changes come first, then what closes, then what is new, in both versions", () => {
  const changes = savedBidChanges([
    {
      title: "Janitorial services",
      url: `${ORIGIN}/opportunities?bid=99`,
      changes: [
        { label: "Closing date", values: { from: "Fri 27 Nov 2026", to: "Sat 28 Nov 2026" } },
        { label: "1 new document", values: null },
      ],
    },
  ]);
  const closing = partOf([itemOf({ title: "Salting of fire stations" })]);
  const { html, text } = digestOf(
    { closing, fresh: partOf([itemOf({ title: "Hauling of snow" })]) },
    changes,
  );
  expect(html).toContain("Closing date: <s>Fri 27 Nov 2026</s> → <b>Sat 28 Nov 2026</b> · 1 new document");
  expect(text).toContain("- Closing date: Fri 27 Nov 2026 → Sat 28 Nov 2026\n- 1 new document");
  const order = ["Janitorial services", "Salting of fire stations", "Hauling of snow"];
  for (const version of [html.slice(html.indexOf("<h1")), text]) {
    const places = order.map((title) => version.indexOf(title));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  }
});

test("a closing line has the title, the closing date with the days left, buyer, place and stated value", () => {
  const { html, text } = digestOf({ closing: partOf([itemOf()]), fresh: NOTHING });
  const { title, url, due, daysLeft, buyer, location, value } = itemOf();
  expect(html).toContain(`href="${url}"`);
  for (const version of [html.replace(/<!--.*?-->/g, ""), text])
    for (const part of [title, `${due} · ${daysLeft}`, `${buyer} · ${location} · ${value}`])
      expect(version).toContain(part);
  const unstated = digestOf({ closing: partOf([itemOf({ value: null })]), fresh: NOTHING });
  expect(unstated.text).toContain("City of Toronto · North York\n");
});

test("of the closing dates only today's and tomorrow's are red", () => {
  const lines = [itemOf({ due: "Mon 23 Nov", isNext: true }), itemOf({ due: "Thu 26 Nov" })];
  const { html } = digestOf({ closing: partOf(lines), fresh: NOTHING });
  expect(html).toMatch(/<b class="urgent"[^>]*>Mon 23 Nov/);
  expect(html).toContain("<b>Thu 26 Nov");
});

test("each part says how many it lists, and links to the rest", () => {
  const two = [itemOf(), itemOf()];
  const { html, text } = digestOf({ closing: partOf(two, 3), fresh: partOf(two, 9) });
  expect(text).toContain("CLOSING WITHIN 7 DAYS (2 of 3)");
  expect(text).toContain("NEW THIS WEEK (2 of 9)");
  expect(text).toContain(`1 more closes by Mon 30 Nov: ${ORIGIN}/dashboard?show=closing`);
  expect(text).toContain(`7 more new in your feed: ${ORIGIN}/dashboard\n`);
  for (const part of ["2 of 3", "2 of 9", "1 more closes by Mon 30 Nov", "7 more new in your feed"])
    expect(html).toContain(part);
  expect(linksIn(html)).toEqual(
    expect.arrayContaining([`${ORIGIN}/dashboard?show=closing`, `${ORIGIN}/dashboard`]),
  );
  const whole = digestOf({ closing: partOf(two), fresh: partOf(two) });
  expect(whole.text).toContain("CLOSING WITHIN 7 DAYS (all 2)");
  expect(whole.html + whole.text).not.toMatch(/\bmore (?:close|new)/);
});

test("the mail says which portals around the reader are not read, and where that is explained", () => {
  const { html, text } = digestOf();
  for (const version of [html, text]) {
    expect(version).toContain(
      "Read for this digest: CanadaBuys 23 Nov, 7:45 am ET. Not read around you: MERX and Biddingo.",
    );
    expect(version).toContain(`${ORIGIN}/legal#coverage`);
  }
});

test("published text is never mistaken for a slot, and mails contain no control characters", () => {
  const hostile = plainLine("Snow \u0001stop\u0001\r\nBcc: all@example.com\u202E plow");
  expect(hostile).toBe("Snow stop Bcc: all@example.com plow");
  const { html } = digestOf({ closing: partOf([itemOf({ title: hostile })]) });
  expect(html).not.toMatch(/[\u0001\r]/);
});

test("whatever a notice says is text, never markup", () => {
  const hostile = `Plow <Main St> & "5th" <img src=x onerror=alert(1)>`;
  const { title, ...rest } = itemOf();
  const item = { ...rest, title: hostile, buyer: hostile, summary: hostile, location: hostile };
  const all = partOf([{ ...item, category: hostile, why: hostile }]);
  const { html, text } = digestOf({ closing: all, fresh: all, interests: hostile });
  expect(html).not.toContain(title);
  expect(html).toContain("Plow &lt;Main St&gt; &amp; &quot;5th&quot;");
  expect(html).not.toMatch(/<Main|<img/);
  expect(text).toContain(hostile);
});

test("SN-06 each new bid has title, summary, buyer, place, value, closing date, days left, badge, category and its link", () => {
  const { html, text } = digestOf();
  const { title, url, summary, buyer, location, value, due, daysLeft, category, why } = itemOf();
  for (const part of [title, summary, buyer, location, value, due, daysLeft, category, why, "urgent"]) {
    expect(html).toContain(part);
    expect(text).toContain(part);
  }
  expect(linksIn(html).filter((href) => href === url)).toHaveLength(2);
  expect(text).toContain(url);
  expect(html).toContain("View Full Bid Pack");
});

test("OC-09 OC-01 a bid without a closing date is standard and has no days left", () => {
  const item = itemOf({
    due: "TBD",
    daysLeft: null,
    urgent: false,
    summary: null,
    category: null,
    why: null,
    buyer: null,
    value: null,
  });
  const { html, text } = digestOf({ fresh: partOf([item]) });
  const readable = html.replace(/<!--.*?-->|<\/?span.*?>/g, "");
  expect(readable).toContain("Closes <b>TBD</b></p>");
  expect(readable).toContain(">North York · Contact for pricing</p>");
  expect(readable).toContain(">standard · <a");
  expect(text).toContain("Closes TBD\nNorth York · Contact for pricing\nstandard\n");
  expect(html + text).not.toMatch(/null|undefined/);
});

test("SN-06 the figures come first, in the sample's words, in both versions", () => {
  const figures = { opportunities: "21", totalValue: "$24.0M CAD", urgent: "5" };
  const { html, text } = digestOf({ figures });
  expect(html.replace(/<!--.*?-->|<[^>]*>/g, "")).toContain(
    "21 New Opportunities · $24.0M CAD Total Contract Value · 5 Urgent Deadlines",
  );
  expect(text).toContain("New opportunities: 21 | Total contract value: $24.0M CAD | Urgent deadlines: 5");
});

test("a digest of closing dates only says that nothing is new, instead of counting to none", () => {
  const figures = { opportunities: "0", totalValue: "$24.0M CAD", urgent: "1" };
  const { html, text } = digestOf({ figures, fresh: NOTHING, closing: partOf([itemOf()]) });
  expect(html.replace(/<!--.*?-->|<[^>]*>/g, "")).toContain("Nothing new this week · $24.0M CAD Total");
  expect(text).toContain("Nothing new this week | Total contract value: $24.0M CAD | Urgent deadlines: 1");
});

test("the text has every title and every link that the page has", () => {
  const items = Array.from({ length: 12 }, (_, id) =>
    itemOf({ title: `Bid ${id} of twelve`, url: `${ORIGIN}/opportunities?bid=${id}` }),
  );
  const { html, text } = digestOf({
    closing: partOf(items.slice(0, 7), 8),
    fresh: partOf(items.slice(7), 9),
  });
  for (const { title, url } of items) {
    expect(html).toContain(title);
    expect(text).toContain(title);
    expect(text).toContain(url);
  }
  const withoutHome = linksIn(html).filter((href) => href !== ORIGIN);
  for (const href of withoutHome) expect(text).toContain(href);
});

test("the mail says why it was sent and how to stop it", () => {
  const { html, text } = digestOf({ interests: "paving in Ottawa" });
  for (const version of [html, text]) {
    expect(version).toContain("You get this once a week because you follow paving in Ottawa on Tenderlight.");
    expect(version).toContain(`${ORIGIN}/dashboard/settings`);
  }
});

test("the mail opens pages of ours only, changes nothing by being opened, and does not watch its reader", () => {
  const { html } = digestOf({ closing: partOf([itemOf()], 4), fresh: partOf([itemOf()], 4) });
  const links = linksIn(html);
  expect(links.length).toBeGreaterThan(3);
  const pages = [
    "/",
    "/opportunities",
    "/dashboard",
    "/dashboard/settings",
    "/bids/7/not-my-kind",
    "/legal",
    "/unsubscribe/token",
    "/digest-copy/token",
  ];
  for (const href of links) {
    const { origin, pathname, searchParams } = new URL(href);
    expect(origin).toBe(ORIGIN);
    expect(pages).toContain(pathname);
    expect([...searchParams.keys()].filter((name) => !["bid", "show"].includes(name))).toEqual([]);
  }
  expect(html).not.toMatch(/<img|<form|<script|<iframe|<link\b|@import|url\(|background=|\bsrc=/i);
});

test("forty closing and twenty-five new bids with long French titles stay below what mail readers cut off", () => {
  const words = (length: number) => "Déneigement & entretien d’été, « phase 2 » ".repeat(20).slice(0, length);
  const long = (id: number) =>
    itemOf({
      title: words(160),
      summary: words(110),
      buyer: words(60),
      location: words(60),
      why: words(100),
      language: "fr",
      due: "Thu 26 Nov 2026, 2:30 am ET (Wed 11:30 pm local time)",
      url: `${ORIGIN}/opportunities?bid=${1_000_000 + id}`,
    });
  const items = (count: number) =>
    partOf(
      Array.from({ length: count }, (_, id) => long(id)),
      999,
    );
  const value = { from: words(120), to: words(120) };
  const changed = savedBidChanges(
    Array.from({ length: 10 }, (_, id) => ({
      title: words(120),
      url: long(id).url,
      changes: ["Closing date", "Title", "Value"].map((label) => ({ label, values: value })),
    })),
  );
  const { html } = digestOf({ closing: items(40), fresh: items(25), interests: words(300) }, changed);
  expect(new TextEncoder().encode(html).length).toBeLessThan(102_000);
});

test("a French notice says in its row that it is in French, in both versions; an English one does not", () => {
  const said = (language: string, part: "closing" | "fresh") => {
    const { html, text } = digestOf({ fresh: NOTHING, [part]: partOf([itemOf({ language })]) });
    return [html, text].map((version) => version.split("In French").length - 1);
  };
  expect(said("fr", "closing")).toEqual([1, 1]);
  expect(said("fr", "fresh")).toEqual([1, 1]);
  expect(said("en", "closing")).toEqual([0, 0]);
  expect(said("en", "fresh")).toEqual([0, 0]);
});

test("a closing line names the nearest date before the closing, in both versions", () => {
  const nextDate = "Mandatory site meeting tomorrow 10:00 am ET";
  const { html, text } = digestOf({ closing: partOf([itemOf({ nextDate })]) });
  expect(html).toContain(`<b>${nextDate}</b>`);
  expect(text).toContain(`\n${nextDate}\n`);
});

test.each([
  ["City of Brampton", "Brampton", "City of Brampton"],
  [
    "City of Toronto, Parks, Forestry & Recreation",
    "Toronto",
    "City of Toronto, Parks, Forestry &amp; Recreation",
  ],
  ["Ville de Laval", "Laval", "Ville de Laval"],
  ["Ville de Québec", "Ville de Québec", "Ville de Québec"],
  ["Peel District School Board", "Mississauga", "Peel District School Board · Mississauga"],
  ["New York City Parks", "York", "New York City Parks · York"],
  ["City of New York", "York", "City of New York · York"],
])("%s in %s: the place stands beside a buyer that does not say it", (buyer, location, shown) => {
  const { html } = digestOf({ fresh: partOf([itemOf({ buyer, location, value: null })]) });
  expect(html.replace(/<!--.*?-->|<\/?span.*?>/g, "")).toContain(`>${shown} · Contact for pricing<`);
});

test("on a phone a row leaves out what its other words say", () => {
  const item = itemOf({ value: null, category: "Snow Removal", why: "Matched: ‘snow’", urgent: false });
  const { html } = digestOf({ fresh: partOf([item]) });
  const left = [...html.matchAll(/class="wide">(.*?)<\/span>/g)].map(([, words]) => words);
  expect(left).toEqual([" · Contact for pricing", "Snow Removal · ", "standard · "]);
  expect(html).toContain(".dense .wide { display: none !important; }");
});
