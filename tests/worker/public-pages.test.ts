import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, get, signIn, startDemo } from "../support/app";
import { pushNotice } from "../support/push";

let app: App;

beforeAll(async () => {
  app = await startDemo();
});

afterAll(() => app[Symbol.asyncDispose]());

const pageOf = async (path: string, headers = {}) => (await get(app, path, headers)).text();

test("RT-01 / and /index are the same page, and one of them is the canonical one", async () => {
  const [first, second] = await Promise.all([pageOf("/"), pageOf("/index")]);

  const main = (html: string) =>
    /<main.*<\/main>/s
      .exec(html)![0]
      .replaceAll(/As of [\d:]+ [ap]m ET/g, "")
      .replaceAll("/index#", "/#");
  expect(main(second)).toBe(main(first));
  for (const html of [first, second]) expect(html).toContain(`rel="canonical" href="${app.origin}/"`);
});

test("RT-06 the static pages answer signed in as well as out", async () => {
  const session = await signIn(app, "trial");
  for (const path of ["/support", "/faq", "/legal", "/privacy", "/terms", "/cookies"]) {
    for (const headers of [{}, session]) {
      const answer = await get(app, path, headers);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(await answer.text()).toMatch(/<h1[ >]/);
    }
  }
});

test("the legal page names the sources of notices and of places with their licences", async () => {
  const html = await pageOf("/legal");
  for (const source of [
    "CanadaBuys",
    "https://www.geonames.org",
    "https://creativecommons.org/licenses/by/4.0/",
  ])
    expect(html).toContain(source);
});

test("LP-17 a price card is a form that names plan and interval to the server", async () => {
  const html = await pageOf("/");

  const form = /<form method="post" action="\/checkout".*?<\/form>/s.exec(html)![0];
  const fields = [...form.matchAll(/<(?:input|button)[^>]*>/g)].map(([tag]) =>
    ["name", "value"].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]).join("="),
  );
  expect(fields).toEqual(["interval=monthly", "interval=yearly", "plan=basic", "plan=pro"]);
});

test("every page has a title of its own, a description, a canonical address and a picture to share", async () => {
  const paths = [
    "/",
    "/support",
    "/faq",
    "/legal",
    "/privacy",
    "/terms",
    "/cookies",
    "/bids-in",
    "/bids-in/ontario",
  ];
  const titles = await Promise.all(
    paths.map(async (path) => {
      const html = await pageOf(path);
      expect(html).toContain(`rel="canonical" href="${app.origin}${path}"`);
      expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
      expect(html).toContain(`property="og:image" content="${app.origin}/social.png"`);
      return /<title>([^<]+)</.exec(html)![1];
    }),
  );
  expect(new Set(titles).size).toBe(paths.length);
});

test("structured data describes the product, its prices and the FAQ answers", async () => {
  const html = await pageOf("/");
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  );

  expect(data.map((one) => one["@type"])).toEqual(["Organization", "Product", "FAQPage"]);
  const offers = data[1]!["offers"] as Array<{ name: string; price: number }>;
  expect(offers.map(({ name, price }) => [name, price])).toEqual([
    ["Basic, monthly", 29],
    ["Basic, yearly", 260.99],
    ["Pro, monthly", 69],
    ["Pro, yearly", 620.99],
  ]);
});

test("icons, manifest and pictures that pages name are there", async () => {
  const html = await pageOf("/");
  const named = [...html.matchAll(/(?:href|src|srcSet)="(\/(?!assets)[^"#?]+\.[a-z0-9]+)"/gi)].map(
    ([, path]) => path!,
  );
  const manifest = (await (await get(app, "/manifest.webmanifest")).json()) as {
    icons: Array<{ src: string }>;
  };
  const files = [...new Set([...named, "/social.png", ...manifest.icons.map(({ src }) => src)])];
  expect(files.length).toBeGreaterThan(7);
  for (const path of files) {
    const answer = await get(app, path);
    await answer.arrayBuffer();
    expect([path, answer.status]).toEqual([path, 200]);
  }
});

test("the sitemap lists pages that are there, and robots.txt names it", async () => {
  const robots = await pageOf("/robots.txt");
  expect(robots).toContain(`Sitemap: ${app.origin}/sitemap.xml`);
  expect(robots).not.toContain("/local");

  const xml = await pageOf("/sitemap.xml");
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths).toContain("/bids-in/peel-region/snow-removal");
  for (const path of [...paths.slice(0, 10), ...paths.slice(-3)]) {
    const answer = await get(app, path);
    await answer.arrayBuffer();
    expect([path, answer.status]).toEqual([path, 200]);
  }
});

test("LP-28 RT-11 the footer's free trial leads to the sign-up form", async () => {
  expect(await pageOf("/")).toContain('href="/signup"');
  const answer = await get(app, "/signup");
  expect(answer.headers.get("Location")).toBe("/sign-up");
});

test.each(["/bids-in/atlantis", "/bids-in/ontario/piracy", "/bids-in/ontario/hvac/more"])(
  "%s leads to /404 (RT-10)",
  async (path) => {
    const answer = await get(app, path);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/404"]);
  },
);

test("a public bid page is cached at the edge, ignoring its query, and never with a cookie", async () => {
  const path = "/bids-in/yukon/snow-removal";
  expect(await pageOf(path)).toContain("Nothing is open right now");
  // The cache is written after the answer.
  await expect.poll(async () => (await get(app, `${path}?ref=x`)).headers.get("cf-cache-status")).toBe("HIT");
  await pushNotice(app, { key: "yukon-1", region: "CA-YT", title: "Snow removal at Whitehorse depot" });

  const kept = await get(app, `${path}?ref=mail`, { Cookie: "flash=x" });
  expect(await kept.text()).toContain("Nothing is open right now");
  expect(kept.headers.get("Set-Cookie")).toBeNull();
});
