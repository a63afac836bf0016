import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, get, OWN_CONNECTION, post, startApp } from "../support/app";
import { cookieOf, ONBOARDED, publishSnowNotices, signInNewcomer } from "../support/newcomer";
import { storedRows } from "./stored-rows";

let app: App;
let session: { Cookie: string };

/** Switches on the failure of a page's loader, as /local/failures does. */
const FAILING = "failures=page-loader";

const OPERATOR = { Authorization: "Bearer local-ingest-secret" };

beforeAll(async () => {
  app = await startApp();
  await publishSnowNotices(app, "Peel Region", 3);
  session = cookieOf(await signInNewcomer(app, ONBOARDED));
});
afterAll(() => app[Symbol.asyncDispose]());

const send = (method: string, path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.origin}${path}`, { method, redirect: "manual", headers: { ...OWN_CONNECTION, ...headers } });

const PUBLIC = /^public, max-age=/;

test.each([
  ["GET", "/", 200],
  ["GET", "/faq", 200],
  ["GET", "/sign-in", 200],
  ["GET", "/404", 404],
  ["GET", "/no-such-page", 302],
  ["GET", "/dashboard", 302],
  ["GET", "/dashboard.data", 202],
  ["GET", "/robots.txt", 200],
  ["GET", "/sitemap.xml", 200],
  ["GET", "/dashboard/settings/matches", 401],
  ["GET", "/internal/dead-letters", 401],
  ["GET", "/internal/health", 401],
  ["GET", "/internal/bids/1", 401],
  ["GET", "/internal/not-my-kind", 401],
  ["GET", "/internal/source-runs/one", 401],
  ["GET", "/internal/operations", 401],
  ["POST", "/internal/operations", 403],
  ["GET", "/internal/ingest", 405],
  ["GET", "/realtime", 426],
  ["GET", "/?_data=root", 400],
  ["POST", "/dashboard", 403],
  ["POST", "/webhooks/lemonsqueezy", 401],
  ["OPTIONS", "/dashboard", 204],
  ["PROPFIND", "/dashboard", 405],
] as const)(
  "%s %s (%d) has the headers of every answer and a number of its own",
  async (method, path, status) => {
    const [answer, again] = [await send(method, path), await send(method, path)];

    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": "camera=(), geolocation=(), microphone=()",
      "cross-origin-opener-policy": "same-origin",
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'") as string,
      "x-request-id": expect.stringMatching(/^[\w-]{8,40}$/) as string,
      "cache-control": /^\/(?:faq|robots\.txt|sitemap\.xml)$/.test(path)
        ? (expect.stringMatching(PUBLIC) as string)
        : path === "/"
          ? "private, no-cache"
          : "no-store",
    });
    expect(again.headers.get("X-Request-Id")).not.toBe(answer.headers.get("X-Request-Id"));
  },
);

test("HSTS is sent with redirects, data and refusals too", async () => {
  const { host } = new URL(app.origin);
  for (const path of ["/dashboard", "/dashboard.data", "/internal/dead-letters", "/robots.txt"]) {
    const answer = await app.server.dispatchFetch(`https://${host}${path}`, { redirect: "manual" });
    await answer.arrayBuffer();
    expect([path, answer.headers.get("Strict-Transport-Security")]).toEqual([
      path,
      "max-age=31536000; includeSubDomains",
    ]);
  }
});

test("a request for another host is refused with 421, whatever it asks for", async () => {
  for (const host of ["tenderlight.workers.dev", "evil.example", "127.0.0.1:1", "localhost"]) {
    for (const path of ["/", "/faq", "/dashboard", "/internal/ingest", "/realtime"]) {
      const answer = await app.server.dispatchFetch(`http://${host}${path}`, {
        redirect: "manual",
        headers: { ...session, ...OPERATOR },
      });
      expect([host, path, answer.status, await answer.text()]).toEqual([
        host,
        path,
        421,
        `Use ${app.origin}`,
      ]);
    }
  }
});

test("the local build serves nothing on a public host, even if it is configured for one", async () => {
  await using exposed = await startApp("local", { APP_ORIGIN: "https://tenderlight.example" });
  for (const origin of ["https://tenderlight.example", exposed.origin]) {
    for (const path of ["/local", "/local/mailbox", "/sign-in"]) {
      const answer = await exposed.server.dispatchFetch(`${origin}${path}`, { redirect: "manual" });
      expect([path, answer.status]).toEqual([path, 500]);
      expect(await answer.text()).toMatch(/^Something broke on our side\. Reference: [\w-]+$/);
    }
  }
});

test("a machine path refuses methods that it does not take with 405 and names those it takes", async () => {
  const before = await storedRows(app);
  const onlyPost = [
    ...["ingest", "ingest-keys", "reindex", "undo-merge", "billing", "sources/canadabuys"].map(
      (name) => `/internal/${name}`,
    ),
    ...["/webhooks/lemonsqueezy", "/webhooks/lemonsqueezy-orders", "/webhooks/resend"],
    "/functions/send-support-email",
  ];
  const headers = { ...OPERATOR, Origin: app.origin };
  for (const path of onlyPost) {
    for (const method of ["GET", "HEAD", "PUT", "PATCH", "DELETE"]) {
      const answer = await send(method, path, headers);
      expect([path, method, answer.status, answer.headers.get("Allow")]).toEqual([path, method, 405, "POST"]);
    }
  }
  for (const path of ["/internal/dead-letters", "/internal/not-my-kind", "/internal/source-runs/one"]) {
    for (const method of ["POST", "PUT", "DELETE"]) {
      const answer = await send(method, path, headers);
      expect([path, method, answer.status, answer.headers.get("Allow")]).toEqual([
        path,
        method,
        405,
        "GET, HEAD",
      ]);
    }
  }
  expect((await get(app, "/internal/bids/no-number", OPERATOR)).status).toBe(404);
  expect((await get(app, "/internal/dead-letters", OPERATOR)).status).toBe(200);
  expect(await storedRows(app)).toEqual(before);
});

test("a page's action runs for POST only", async () => {
  const before = await storedRows(app);
  for (const path of ["/dashboard/settings", "/dashboard/profile", "/sign-out", "/bids/1"]) {
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      const answer = await send(method, path, { ...session, Origin: app.origin });
      expect([path, method, answer.status]).toEqual([path, method, 405]);
    }
  }
  expect(await storedRows(app)).toEqual(before);
});

test("a refused post is a 4xx, never a 500, whatever its headers say about its origin", async () => {
  const lies: Array<Record<string, string>> = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "not an origin" },
    { "Sec-Fetch-Site": "same-origin", Origin: "https://evil.example" },
    { "Sec-Fetch-Site": "same-origin", Origin: "null" },
    { "Sec-Fetch-Site": "same-origin", Origin: "not an origin" },
    { "Sec-Fetch-Site": "same-origin", "X-Forwarded-Host": "evil.example" },
  ];
  const paths = [
    "/internal/ingest",
    "/internal/nope",
    "/webhooks/nope",
    "/one-click/nope",
    "/sign-in",
    "/nope",
  ];
  for (const path of [...paths, "/sign-in.data"]) {
    for (const headers of lies) {
      const answer = await send("POST", path, headers);
      await answer.arrayBuffer();
      expect([path, headers, answer.status < 500]).toEqual([path, headers, true]);
    }
  }
});

test("the number of an answer is Cloudflare's, if it looks like one, and stands on the error page", async () => {
  const headersOf = (ray: string) => ({ ...session, "CF-Ray": ray, Cookie: `${session.Cookie}; ${FAILING}` });
  const failed = await get(app, "/dashboard", headersOf("8f3b5c7d9e1f2a3b-YYZ"));

  expect(failed.status).toBe(500);
  expect(failed.headers.get("X-Request-Id")).toBe("8f3b5c7d9e1f2a3b-YYZ");
  const html = await failed.text();
  expect(html).toContain("Quote this number if you write to us:");
  expect(html).toContain(">8f3b5c7d9e1f2a3b-YYZ</span>");

  const forged = await get(app, "/dashboard", headersOf('"><script>alert(1)</script>'));
  expect(forged.headers.get("X-Request-Id")).toMatch(/^[\da-f-]{36}$/);
  const missing = await (await get(app, "/404")).text();
  expect(missing).not.toContain("Quote this number");
});

test("no page has a style attribute, and no page's policy allows one", async () => {
  const pro = cookieOf(await signInNewcomer(app, { ...ONBOARDED, role: "pro" }));
  for (const status of ["saved", "won"])
    await post(app, "/bids/1", { intent: status === "saved" ? "save" : "status", status }, pro);
  for (const path of [
    ...["/", "/sign-in", "/sign-up", "/faq", "/support", "/bids-in", "/404"],
    ...["/dashboard", "/dashboard?bid=1", "/opportunities", "/dashboard/saved-bids", "/dashboard/settings"],
    ...["/dashboard/upgrade", "/dashboard/billing", "/dashboard/profile", "/dashboard/profile/password"],
  ]) {
    const answer = await get(
      app,
      path,
      path.startsWith("/dashboard") || path === "/opportunities" ? pro : {},
    );
    const policy = (answer.headers.get("Content-Security-Policy") ?? "").split("; ");
    expect([path, policy.filter((rule) => rule.startsWith("style-src"))]).toEqual([
      path,
      ["style-src 'self'"],
    ]);
    const html = (await answer.text()).replaceAll(/<script[^>]*>.*?<\/script>/gs, "");
    expect([path, html.match(/<[^>]+ style=[^>]*>|<style\b/g)]).toEqual([path, null]);
    if (path === "/dashboard/saved-bids") expect(html).toMatch(/<rect [^>]*width="1000"/);
  }
});

test("a search is refused with 429 after the limit of its minute, and its page keeps it", async () => {
  const limit = 5;
  await using strict = await startApp(
    "local",
    {},
    { ratelimits: { SEARCH_LIMIT: { simple: { limit, period: 60 } } } },
  );
  const busy = cookieOf(await signInNewcomer(strict, ONBOARDED));
  const other = cookieOf(await signInNewcomer(strict, ONBOARDED));
  const search = "/opportunities?q=snow+removal&state=CA-ON";
  const statuses: Array<number> = [];
  let html = "";
  // Twice the limit, because the minute may end in between.
  while (statuses.at(-1) !== 429 && statuses.length < 2 * limit + 1) {
    const answer = await get(strict, search, busy);
    statuses.push(answer.status);
    html = await answer.text();
  }
  expect(statuses.slice(0, limit)).toEqual(Array(limit).fill(200));
  expect(statuses.at(-1)).toBe(429);
  expect(html).toMatch(/<h1[^>]*>Too many searches</);
  expect(html).toContain(`href="${search.replaceAll("&", "&amp;")}"`);
  expect((await get(strict, "/opportunities?state=CA-ON", busy)).status).toBe(200);
  expect((await get(strict, search, other)).status).toBe(200);
});

test("a field of 20,000 characters makes no long Location and no long cookie", async () => {
  const long = "x".repeat(20_000);
  const pro = cookieOf(await signInNewcomer(app, { ...ONBOARDED, role: "pro" }));
  const newcomer = cookieOf(await signInNewcomer(app));
  const names = [
    ...["back", "next", "email", "companyName", "newPassword", "state", "country", "municipality", "service"],
    ...[
      "custom",
      "regions",
      "intent",
      "status",
      "notes",
      "plan",
      "interval",
      "session",
      "token",
      "to",
      "was-state",
    ],
  ];
  const forms: Array<[string, Record<string, string>, Record<string, string>]> = [
    ["/onboarding", { step: "1", country: "CA", state: "CA-ON", service: "snow-removal-seasonal" }, newcomer],
    ["/onboarding", { step: "2", country: "CA", state: "CA-ON", service: "snow-removal-seasonal" }, newcomer],
    ["/sign-in", { intent: "sign-in", email: "a@b.example", password: "wrong" }, {}],
    ["/sign-up", { email: "a@b.example", password: "gravel before breakfast" }, {}],
    ["/sidebar", { state: "icons" }, pro],
    ["/bids/1", { intent: "save" }, pro],
    ["/dashboard/saved-bids", { intent: "notes", notes: "x" }, pro],
    ["/dashboard/profile", { companyName: "Northyard" }, pro],
    ["/dashboard/profile/sessions", { intent: "end" }, pro],
    ["/dashboard/settings", { regions: "CA-ON" }, pro],
    ["/checkout", { plan: "pro", interval: "monthly" }, pro],
    ["/support", { name: "Dana", subject: "Hello", message: "Hello" }, {}],
  ];
  const longest = (answer: Response) =>
    Math.max(
      ...[answer.headers.get("Location") ?? "", ...answer.headers.getSetCookie()].map(({ length }) => length),
    );
  for (const [path, fields, headers] of forms) {
    for (const name of names) {
      const value = ["back", "next", "to"].includes(name) ? `/dashboard?q=${long}` : long;
      const answer = await post(app, path, { ...fields, [name]: value }, headers);
      await answer.arrayBuffer();
      expect([path, name, answer.status < 500, longest(answer) < 4_000]).toEqual([path, name, true, true]);
    }
  }
  const cut = long.slice(0, 12_000);
  for (const path of [
    `/onboarding?was-country=CA&country=CA&country=US&custom=${cut}`,
    `/onboarding?was-country=CA&country=CA&country=US&state=${cut}`,
    `/signup?checkout=true&x=${cut}`,
    `/dashboard?q=${cut}`,
  ]) {
    const answer = await get(app, path, path.startsWith("/onboarding") ? newcomer : {});
    await answer.arrayBuffer();
    expect([path.slice(0, 60), answer.status, longest(answer) < 4_000]).toEqual([
      path.slice(0, 60),
      302,
      true,
    ]);
  }
}, 120_000);

test("SH-10 an unknown role is shown as an unknown plan and breaks no page", async () => {
  const person = await signInNewcomer(app, ONBOARDED);
  await app.db.batch([
    app.db.prepare("pragma ignore_check_constraints = on"),
    app.db.prepare("update users set role = 'platinum' where id = ?").bind(person.id),
  ]);
  for (const path of [
    ...["/dashboard", "/dashboard?bid=1", "/opportunities", "/dashboard/saved-bids", "/dashboard/settings"],
    ...["/dashboard/upgrade", "/dashboard/billing", "/dashboard/profile"],
  ]) {
    const answer = await get(app, path, cookieOf(person));
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.text()).toContain("Unknown Plan");
  }
});
