import { afterAll, beforeAll, expect, test } from "vitest";
import { ERROR_PAGE_LINKS } from "~/content/error-pages";
import { type App, get, post, signIn, startDemo } from "../support/app";

let app: App;
let session: { Cookie: string };

beforeAll(async () => {
  app = await startDemo();
  session = await signIn(app, "pro");
});

afterAll(() => app[Symbol.asyncDispose]());

const DOCUMENTS = [
  "/sign-in",
  "/local",
  "/local/mailbox",
  "/local/jobs",
  "/dashboard",
  "/opportunities",
  "/opportunities?q=snow&state=CA-ON&bid=1",
  "/bids/1/not-my-kind",
  "/opportunities?meeting=ahead",
  "/bids/1/dates",
];

/** These redirect signed-in users, or have another page for them. */
const FOR_STRANGERS = ["/", "/index", "/sign-in", "/bids/1"];
const visitor = (path: string) => (FOR_STRANGERS.includes(path) ? {} : session);

/** These pages need no scripts, so they get none; those that are the same for everyone may be cached at the edge. */
const PUBLIC_PAGES = [
  "/",
  "/index",
  "/404",
  "/support",
  "/faq",
  "/legal",
  "/status",
  "/privacy",
  "/terms",
  "/cookies",
  "/bids-in",
  "/bids-in/ontario",
  "/bids-in/peel-region/snow-removal",
  "/bids/1",
];

const CACHED = /^\/(?:faq|legal|status|privacy|terms|cookies|bids-in\b.*|bids\/\d+)$/;
const cachingOf = (path: string) =>
  path === "/" || path === "/index"
    ? "private, no-cache"
    : CACHED.test(path)
      ? (expect.stringMatching(/^public, max-age=0, s-maxage=\d+, must-revalidate$/) as string)
      : "no-store";

test.each([...PUBLIC_PAGES, ...DOCUMENTS])(
  "%s is whole HTML with every security header (DC-01)",
  async (path) => {
    const answer = await get(app, path, visitor(path));

    expect(answer.status).toBe(path === "/404" ? 404 : 200);
    const html = await answer.text();
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en">.*<\/main>.*<\/html>/s);
    expect(html).toMatch(/<h1[ >]/);
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": cachingOf(path),
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": "camera=(), geolocation=(), microphone=()",
    });
    const policy = headers["content-security-policy"]!.split("; ");
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "style-src 'self'",
      ]),
    );
    expect(policy.find((rule) => rule.startsWith("script-src"))).not.toMatch(/unsafe|https?:|\*/);
  },
);

test.each([
  ["RT-12", "/dashboard", /^Welcome back, /],
  ["RT-13", "/opportunities", /Opportunities Found$/],
  ["RT-14", "/dashboard/saved-bids", /^My Saved Bids$/],
  ["RT-15", "/dashboard/settings", /^Digest Settings$/],
  ["the calendar:", "/dashboard/calendar", /^Calendar$/],
  ["what was left out:", "/dashboard/missed", /^What did I miss\?$/],
  ["RT-16", "/dashboard/upgrade", /^Upgrade to Pro$/],
  ["RT-17", "/dashboard/billing", /^Billing$/],
  ["RT-18", "/dashboard/profile", /^My Profile$/],
] as const)("%s %s is its own page for trial and for basic", async (_id, path, heading) => {
  for (const profile of ["trial", "basic"] as const) {
    const answer = await get(app, path, await signIn(app, profile));
    expect(answer.status).toBe(200);
    const words = /<h1[^>]*>(.*?)<\/h1>/s.exec(await answer.text())?.[1] ?? "";
    expect(words.replaceAll(/<[^>]*>/g, "").trim()).toMatch(heading);
  }
});

test("RT-19 GD-10 SU-13 /saved-bids leads to the saved bids; sign-in pages lead signed-in users to the dashboard", async () => {
  for (const [path, to] of [
    ["/saved-bids", "/dashboard/saved-bids"],
    ["/", "/dashboard"],
    ["/index", "/dashboard"],
    ["/sign-in", "/dashboard"],
    ["/sign-up", "/dashboard"],
  ] as const) {
    expect([path, (await get(app, path, session)).headers.get("Location")]).toEqual([path, to]);
  }
});

test.each(PUBLIC_PAGES)("%s runs no script and loads nothing of others", async (path) => {
  const answer = await get(app, path);
  const html = await answer.text();

  expect(answer.headers.get("Content-Security-Policy")).toContain("script-src 'none'");
  const scripts = html.match(/<script[^>]*>/g) ?? [];
  expect(scripts.filter((tag) => !tag.includes("application/ld+json"))).toEqual([]);
  const loaded = [...html.matchAll(/<(?:img|source|link)[^>]*?(?:src|srcset|href)="([^"]+)"/gi)];
  const foreign = loaded
    .map(([, url]) => url!)
    .filter((url) => !url.startsWith("/") && !url.startsWith(app.origin));
  expect(foreign).toEqual([]);
});

test.each(DOCUMENTS)("every script of %s carries the nonce of its own answer", async (path) => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const answer = await get(app, path, visitor(path));
      const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("Content-Security-Policy") ?? "")?.[1];
      const scripts = (await answer.text()).match(/<script[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
      return nonce;
    }),
  );
  expect(nonces[0]).not.toBe(nonces[1]);
});

test("a page is one piece: its data is in one script, and no part of it arrives late", async () => {
  const html = await (await get(app, "/dashboard", await signIn(app, "pro"))).text();
  expect(html).toMatch(/^<!DOCTYPE html><html/);
  expect(html.match(/streamController\.enqueue\(/g)).toHaveLength(1);
  expect(html.match(/streamController\.close\(/g)).toHaveLength(1);
  expect(html).not.toContain("<template id=");
});

test("the page for a request that no form sends, and the one for an unknown address, lead on", async () => {
  const refused = await post(app, "/bids/1", { intent: "nonsense" }, session);
  expect(refused.status).toBe(400);
  for (const answer of [refused, await get(app, "/404")]) {
    const html = await answer.text();
    const ways = /<nav aria-label="Main">.*?<\/nav>/s.exec(html)?.[0] ?? "";
    expect([...ways.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(
      ERROR_PAGE_LINKS.map(({ href }) => href),
    );
  }
});

test("HSTS is sent over https", async () => {
  const answer = await app.server.dispatchFetch(`https://${new URL(app.origin).host}/sign-in`);
  expect(answer.headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{8,}/);
});

test("static files have nosniff, and hashed ones are cached permanently", async () => {
  const html = await (await get(app, "/sign-in")).text();
  const assets = new Set(html.match(/\/assets\/[\w.-]+\.(?:css|js)/g));
  expect(assets.size).toBeGreaterThan(2);
  for (const path of [...assets, "/favicon.svg", "/favicon.ico", "/robots.txt"]) {
    const answer = await get(app, path);
    await answer.arrayBuffer();
    expect([path, answer.status, answer.headers.get("X-Content-Type-Options")]).toEqual([
      path,
      200,
      "nosniff",
    ]);
    if (assets.has(path)) expect(answer.headers.get("Cache-Control")).toContain("immutable");
  }
});

test.each([
  "/no-such-page",
  "/dashboard/nope",
  "/opportunities/nope",
  "/assets/nope.js",
  "/internal/nope",
  "/admin",
  "/dashboard/admin",
])("%s leads to /404, signed in or out (RT-09, RT-10, RP-14)", async (path) => {
  for (const headers of [undefined, session]) {
    const answer = await get(app, path, headers);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/404"]);
    const data = await get(app, `${path}.data`, headers);
    expect(await data.text()).toContain("/404");
  }
});

test("/404 says so, and leads home (RT-09, ST-07)", async () => {
  const answer = await get(app, "/404");

  expect(answer.status).toBe(404);
  const html = await answer.text();
  expect(html).toContain("Oops! Page not found");
  expect(html).toMatch(/<a[^>]* href="\/"[^>]*>Home<\/a>/);
});

test.each(["/dashboard", "/opportunities", "/opportunities?q=snow&bid=1"])(
  "signed out, %s and its data lead to /sign-in and hold no bid (GD-02)",
  async (path) => {
    const [pathname, query] = path.split("?");
    for (const cookie of ["", "session=forged", `session=${btoa('"forged"')}`]) {
      const headers = { Cookie: cookie };
      const page = await get(app, path, headers);
      expect([page.status, page.headers.get("Location")]).toEqual([302, "/sign-in"]);
      const data = await get(app, `${pathname}.data?${query ?? ""}`, headers);
      const body = await data.text();
      expect(body).toContain("/sign-in");
      expect(body.length).toBeLessThan(300);
    }
  },
);

test("an unknown bid is a 404 page with a link onward", async () => {
  for (const path of [
    "/opportunities?bid=999999999",
    "/dashboard?bid=999999999",
    "/bids/999999999",
    "/bids/x",
  ]) {
    const answer = await get(app, path, session);
    expect(answer.status, path).toBe(404);
    expect(await answer.text(), path).toContain("This bid is no longer available");
  }
});
