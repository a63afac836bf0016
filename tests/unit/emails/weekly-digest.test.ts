import { expect, test } from "vitest";
import { type DigestItem, weeklyDigestEmail, type WeeklyDigestProps } from "~/emails/weekly-digest";

const ORIGIN = "https://tenderlight.example";

function itemOf(overrides: Partial<DigestItem> = {}): DigestItem {
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

function propsOf(overrides: Partial<WeeklyDigestProps> = {}): WeeklyDigestProps {
  return {
    origin: ORIGIN,
    items: [itemOf()],
    figures: { opportunities: "1", totalValue: "$1.3M", urgent: "1" },
    more: 0,
    interests: "Snow Removal & Seasonal Maintenance in Toronto",
    nearestClosing: "Wed 25 Nov",
    ...overrides,
  };
}

const linksIn = (html: string) => [...html.matchAll(/\bhref="([^"]*)"/g)].map(([, href]) => href!);

test.each([
  { items: 1, more: 0, nearest: null, subject: "1 new bid this week" },
  { items: 2, more: 0, nearest: null, subject: "2 new bids this week" },
  { items: 1, more: 0, nearest: "Wed 25 Nov", subject: "1 new bid this week, the first closes Wed 25 Nov" },
  {
    items: 12,
    more: 9,
    nearest: "Wed 25 Nov",
    subject: "21 new bids this week, the first closes Wed 25 Nov",
  },
])("SN-06 the subject of $items bids and $more more is: $subject", ({ items, more, nearest, subject }) => {
  const list = Array.from({ length: items }, (_, id) => itemOf({ url: `${ORIGIN}/opportunities?bid=${id}` }));
  const email = weeklyDigestEmail(propsOf({ items: list, more, nearestClosing: nearest }));
  expect(email.subject).toBe(subject);
  expect(email.text.startsWith(`${subject}\n`)).toBe(true);
});

test("whatever a notice says is text, never markup", () => {
  const hostile = `Plow <Main St> & "5th" <img src=x onerror=alert(1)>`;
  const { html, text } = weeklyDigestEmail(
    propsOf({
      items: [
        itemOf({ title: hostile, summary: hostile, location: hostile, category: hostile, why: hostile }),
      ],
      interests: hostile,
    }),
  );
  expect(html).toContain("Plow &lt;Main St&gt; &amp; &quot;5th&quot;");
  expect(html).not.toMatch(/<Main|<img/);
  expect(text).toContain(hostile);
});

test("SN-06 each bid has title, summary, place, value, closing date, days left, badge, category and its link", () => {
  const { html, text } = weeklyDigestEmail(propsOf());
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
  const { html, text } = weeklyDigestEmail(propsOf({ items: [item] }));
  const readable = html.replace(/<!--.*?-->/g, "");
  expect(readable).toContain("Closes TBD · standard");
  expect(readable).toContain("Toronto · Contact for pricing");
  expect(text).toContain("Closes TBD\nToronto | Contact for pricing\n");
  expect(html + text).not.toMatch(/null|undefined/);
});

test("SN-06 the figures stand on top, in the words of the sample, in both versions", () => {
  const figures = { opportunities: "21", totalValue: "$24.0M", urgent: "5" };
  const { html, text } = weeklyDigestEmail(propsOf({ figures }));
  for (const part of ["21", "New Opportunities", "$24.0M", "Total Contract Value", "5", "Urgent Deadlines"])
    expect(html).toContain(part);
  expect(text).toContain("New opportunities: 21 | Total contract value: $24.0M | Urgent deadlines: 5");
});

test("the text has every title and every link that the page has", () => {
  const items = Array.from({ length: 12 }, (_, id) =>
    itemOf({ title: `Bid ${id} of twelve`, url: `${ORIGIN}/opportunities?bid=${id}` }),
  );
  const { html, text } = weeklyDigestEmail(propsOf({ items, more: 3 }));
  for (const { title, url } of items) {
    expect(html).toContain(title);
    expect(text).toContain(title);
    expect(text).toContain(url);
  }
  const withoutHome = linksIn(html).filter((href) => href !== ORIGIN);
  for (const href of withoutHome) expect(text).toContain(href);
  expect(text).toContain(`3 more in your feed: ${ORIGIN}/dashboard`);
});

test("the reader is told why the mail came and where to stop it", () => {
  const { html, text } = weeklyDigestEmail(propsOf({ interests: "paving in Ottawa" }));
  for (const version of [html, text]) {
    expect(version).toContain("You get this once a week because you follow paving in Ottawa on Tenderlight.");
    expect(version).toContain(`${ORIGIN}/dashboard/settings`);
  }
});

test("the mail opens pages of ours only, changes nothing by being opened, and does not watch its reader", () => {
  const { html } = weeklyDigestEmail(propsOf({ more: 3 }));
  const links = linksIn(html);
  expect(links.length).toBeGreaterThan(3);
  const pages = ["/", "/opportunities", "/dashboard", "/dashboard/settings"];
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
  const { html } = weeklyDigestEmail(propsOf({ items, more: 975, interests: words(300) }));
  expect(new TextEncoder().encode(html).length).toBeLessThan(100 * 1024);
});
