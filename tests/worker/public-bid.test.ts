import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, get, post, signIn, startDemo } from "../support/app";
import { cookieOf, ONBOARDED, signInNewcomer } from "../support/newcomer";
import { pushNotice } from "../support/push";

let app: App;

beforeAll(async () => {
  app = await startDemo();
});

afterAll(() => app[Symbol.asyncDispose]());

const SECRET = "Ninety secret benches are cleared by six.";
const LISTING = "https://bids.example/listing/77";

const push = (key: string, more: Partial<Parameters<typeof pushNotice>[1]> = {}) =>
  pushNotice(app, {
    key,
    region: "CA-ON-PEL",
    title: `Snow removal at yard ${key}`,
    description: SECRET,
    url: LISTING,
    ...more,
  });

const setStatus = (id: number, status: string) =>
  app.db.prepare("update opportunities set status = ? where id = ?").bind(status, id).run();

async function pageOf(path: string, headers = {}) {
  const answer = await get(app, path, headers);
  return { answer, status: answer.status, html: await answer.text() };
}

test("BD-04 a visitor sees what the portal's list shows of a bid, and its listing, but no text of it", async () => {
  const id = await push("public-1");
  const { status, html } = await pageOf(`/bids/${id}`);

  expect(status).toBe(200);
  for (const text of [
    "Snow removal at yard public-1",
    "Peel Region, ON",
    `href="${LISTING}" target="_blank" rel="noopener noreferrer"`,
    'href="/sign-up"',
    `href="/sign-in?next=%2Fbids%2F${id}"`,
    'href="/bids-in/peel-region/snow-removal"',
    `mailto:?subject=Snow%20removal%20at%20yard%20public-1&amp;body=${encodeURIComponent(`${app.origin}/bids/${id}`)}`,
  ])
    expect(html).toContain(text);
  expect(html).not.toContain("secret benches");
  expect(html).not.toContain("Project Summary");
});

test("an open bid can be found and shared: canonical address, picture, structured data", async () => {
  const id = await push("public-2");
  const { html } = await pageOf(`/bids/${id}?ref=mail`);

  expect(html).toContain(`rel="canonical" href="${app.origin}/bids/${id}"`);
  expect(html).toContain(`property="og:url" content="${app.origin}/bids/${id}"`);
  expect(html).toMatch(/property="og:title" content="Snow removal at yard public-2/);
  expect(html).not.toContain("noindex");
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!;
  expect(JSON.parse(data)).toMatchObject({
    "@type": "Demand",
    name: "Snow removal at yard public-2",
    availabilityEnds: expect.stringMatching(/^\d{4}-/) as string,
    areaServed: { name: "Peel Region, ON" },
  });
});

test.each([
  { status: "active", closed: true, answered: 200, says: "Expired" },
  { status: "awarded", closed: false, answered: 200, says: "Awarded" },
  { status: "withdrawn", closed: false, answered: 410, says: "Withdrawn" },
  { status: "cancelled", closed: false, answered: 410, says: "Cancelled" },
])("a bid that is $status (closed: $closed) answers $answered and is not indexed", async (kind) => {
  const id = await push(`standing-${kind.status}`);
  await setStatus(id, kind.status);
  if (kind.closed) await app.db.prepare("update opportunities set deadline = 1 where id = ?").bind(id).run();

  const { answer, status, html } = await pageOf(`/bids/${id}`);
  expect(status).toBe(kind.answered);
  expect(html).toContain(kind.says);
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).toContain('href="/bids-in/peel-region/snow-removal"');
  expect(html).not.toContain("application/ld+json");
  if (kind.answered === 410) expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

test.each(["/bids/999999999", "/bids/x", "/bids/0"])("%s is no bid: 404, with a way on", async (path) => {
  const { status, html } = await pageOf(path);
  expect(status).toBe(404);
  expect(html).toContain("This bid is no longer available");
  expect(html).toContain('href="/bids-in"');
});

test("the page of visitors is cached, and a signed-in user neither gets it nor fills the cache", async () => {
  const id = await push("cached-1");
  const path = `/bids/${id}`;
  const session = await signIn(app, "pro");

  const own = await get(app, path, session);
  expect(own.headers.get("Cache-Control")).toBe("no-store");
  expect(await own.text()).toContain("secret benches");

  const first = await pageOf(path);
  expect(first.answer.headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=900, must-revalidate");
  expect(first.answer.headers.get("Vary")).toContain("Cookie");
  expect(first.html).not.toContain("secret benches");

  // The cache is written after the answer.
  await expect.poll(async () => (await get(app, `${path}?ref=x`)).headers.get("cf-cache-status")).toBe("HIT");
  const again = await get(app, path, session);
  expect(again.headers.get("cf-cache-status")).toBeNull();
  expect(await again.text()).toContain("secret benches");
});

test("a cookie that is no session shows the page of visitors, and keeps it out of the cache", async () => {
  const id = await push("cached-2");
  const cookie = { Cookie: "flash=x; session=forged" };
  for (let visit = 0; visit < 2; visit += 1) {
    const { answer, status, html } = await pageOf(`/bids/${id}`, cookie);
    expect([status, answer.headers.get("cf-cache-status")]).toEqual([200, null]);
    expect(html).toContain("Start Free Trial");
  }
});

test("the lists and the sitemap lead to the public page of open bids only", async () => {
  const [open, closed] = [await push("listed-1"), await push("listed-2")];
  await app.db.prepare("update opportunities set deadline = 1 where id = ?").bind(closed).run();
  const sitemap = await (await get(app, "/sitemap.xml")).text();

  expect(sitemap).toContain(`<loc>${app.origin}/bids/${open}</loc>`);
  expect(sitemap).not.toContain(`/bids/${closed}<`);
  expect((await pageOf("/bids-in/ontario")).html).toMatch(/<a [^>]*href="\/bids\/\d+"/);
});

test("the listing can be opened before a view is used, and when none is left", async () => {
  const session = cookieOf(await signInNewcomer(app, { ...ONBOARDED, role: "trial" }));
  const ids = [];
  for (let number = 1; number <= 6; number += 1) ids.push(await push(`limit-${number}`));
  const last = ids.pop();

  const question = await pageOf(`/bids/${last}`, session);
  expect(question.html).toContain("Save this bid to view its details");
  expect(question.html).toMatch(/<p>[^<]+ · [^<]+<\/p><ul [^>]*><li>Closing: [^<]+<\/li>/);
  expect(question.html.match(/<li>Closing/g)).toHaveLength(1);
  expect(question.html).toContain(`href="${LISTING}"`);
  expect(question.html).not.toContain("secret benches");

  for (const id of ids) await post(app, `/bids/${id}`, { intent: "view" }, session);
  const limit = await pageOf(`/bids/${last}`, session);
  expect(limit.html).toContain("You have used today’s");
  expect(limit.html).toContain(`href="${LISTING}"`);
  expect(limit.html).not.toContain("secret benches");
});
