import { expect, test } from "vitest";
import { plainLine } from "~/domain/mail/plain-line";
import type { BidItem } from "~/emails/bid-card";
import { digestEmail, type DigestEmailProps, digestSubject } from "~/emails/digest-email";
import { fillSlots } from "~/emails/slots";

const ORIGIN = "https://tenderlight.example";

function itemOf(overrides: Partial<BidItem> = {}): BidItem {
  return {
    title: "Snow clearing at 14 library branches",
    url: `${ORIGIN}/opportunities?bid=7`,
    summary: "Sidewalks and stairs, three seasons.",
    location: "Toronto",
    value: "$1.3M",
    due: "Wed 25 Nov 2026, 2:00 pm ET",
    daysLeft: "4 days left",
    urgent: true,
    category: "Snow Removal",
    why: "Matched: ‘snow clearing’ in Toronto",
    ...overrides,
  };
}

function propsOf(overrides: Partial<DigestEmailProps> = {}): DigestEmailProps {
  return {
    origin: ORIGIN,
    postalAddress: "Tenderlight, 1 Test Street, Toronto ON",
    subject: "1 new bid this week, the first closes 25 Nov",
    isFirst: false,
    rateNote: null,
    coverage: "CanadaBuys 23 Nov, 7:45 am ET.",
    items: [itemOf()],
    figures: { opportunities: "1", totalValue: "$1.3M", urgent: "1" },
    more: 0,
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

const WEDNESDAY = Date.parse("2026-11-25T19:00:00Z");

test.each([
  { count: 1, nearest: null, subject: "1 new bid this week" },
  { count: 2, nearest: null, subject: "2 new bids this week" },
  { count: 1, nearest: WEDNESDAY, subject: "1 new bid this week, the first closes 25 Nov" },
  { count: 21, nearest: WEDNESDAY, subject: "21 new bids this week, the first closes 25 Nov" },
])("SN-06 the subject of $count bids is: $subject", ({ count, nearest, subject }) => {
  expect(digestSubject({ count, nearest })).toBe(subject);
  expect(digestOf({ subject }).text.startsWith(`${subject}\n`)).toBe(true);
});

test("published text is never mistaken for a slot, and mails contain no control characters", () => {
  const hostile = plainLine("Snow \u0001stop\u0001\r\nBcc: all@example.com\u202E plow");
  expect(hostile).toBe("Snow stop Bcc: all@example.com plow");
  const { html } = digestOf({ items: [itemOf({ title: hostile })] });
  expect(html).not.toMatch(/[\u0001\r]/);
});

test("whatever a notice says is text, never markup", () => {
  const hostile = `Plow <Main St> & "5th" <img src=x onerror=alert(1)>`;
  const { html, text } = digestOf({
    items: [itemOf({ title: hostile, summary: hostile, location: hostile, category: hostile, why: hostile })],
    interests: hostile,
  });
  expect(html).toContain("Plow &lt;Main St&gt; &amp; &quot;5th&quot;");
  expect(html).not.toMatch(/<Main|<img/);
  expect(text).toContain(hostile);
});

test("SN-06 each bid has title, summary, place, value, closing date, days left, badge, category and its link", () => {
  const { html, text } = digestOf();
  const { title, url, summary, location, value, due, daysLeft, category, why } = itemOf();
  for (const part of [title, summary, location, value, due, daysLeft, category, why, "urgent"]) {
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
    value: "Contact for pricing",
  });
  const { html, text } = digestOf({ items: [item] });
  const readable = html.replace(/<!--.*?-->/g, "");
  expect(readable).toContain("Closes TBD · standard");
  expect(readable).toContain("Toronto · Contact for pricing");
  expect(text).toContain("Closes TBD · standard\nToronto | Contact for pricing\n");
  expect(html + text).not.toMatch(/null|undefined/);
});

test("SN-06 the figures come first, in the sample's words, in both versions", () => {
  const figures = { opportunities: "21", totalValue: "$24.0M", urgent: "5" };
  const { html, text } = digestOf({ figures });
  for (const part of ["21", "New Opportunities", "$24.0M", "Total Contract Value", "5", "Urgent Deadlines"])
    expect(html).toContain(part);
  expect(text).toContain("New opportunities: 21 | Total contract value: $24.0M | Urgent deadlines: 5");
});

test("the text has every title and every link that the page has", () => {
  const items = Array.from({ length: 12 }, (_, id) =>
    itemOf({ title: `Bid ${id} of twelve`, url: `${ORIGIN}/opportunities?bid=${id}` }),
  );
  const { html, text } = digestOf({ items, more: 3 });
  for (const { title, url } of items) {
    expect(html).toContain(title);
    expect(text).toContain(title);
    expect(text).toContain(url);
  }
  const withoutHome = linksIn(html).filter((href) => href !== ORIGIN);
  for (const href of withoutHome) expect(text).toContain(href);
  expect(text).toContain(`3 more in your feed: ${ORIGIN}/dashboard`);
});

test("the mail says why it was sent and how to stop it", () => {
  const { html, text } = digestOf({ interests: "paving in Ottawa" });
  for (const version of [html, text]) {
    expect(version).toContain("You get this once a week because you follow paving in Ottawa on Tenderlight.");
    expect(version).toContain(`${ORIGIN}/dashboard/settings`);
  }
});

test("the mail opens pages of ours only, changes nothing by being opened, and does not watch its reader", () => {
  const { html } = digestOf({ more: 3 });
  const links = linksIn(html);
  expect(links.length).toBeGreaterThan(3);
  const pages = [
    "/",
    "/opportunities",
    "/dashboard",
    "/dashboard/settings",
    "/unsubscribe/token",
    "/digest-copy/token",
  ];
  for (const href of links) {
    const { origin, pathname, searchParams } = new URL(href);
    expect(origin).toBe(ORIGIN);
    expect(pages).toContain(pathname);
    expect([...searchParams.keys()].filter((name) => name !== "bid")).toEqual([]);
  }
  expect(html).not.toMatch(/<img|<form|<script|<iframe|<link\b|@import|url\(|background=|\bsrc=/i);
});

test("twenty-five long bids stay below what mail readers cut off", () => {
  const words = (length: number) => "Déneigement & entretien <Main St> ".repeat(20).slice(0, length);
  const items = Array.from({ length: 25 }, (_, id) =>
    itemOf({
      title: words(180),
      summary: words(200),
      location: words(40),
      why: words(80),
      url: `${ORIGIN}/opportunities?bid=${1_000_000 + id}`,
    }),
  );
  const { html } = digestOf({ items, more: 975, interests: words(300) });
  expect(new TextEncoder().encode(html).length).toBeLessThan(100 * 1024);
});
