import { readdirSync } from "node:fs";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OWN_CONNECTION, startApp } from "../support/app";
import { signInNewcomer } from "../support/newcomer";

let app: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const PASSWORD = "gravel before breakfast";
let people = 0;
const newEmail = () => `dana-${++people}@northline.example`;

function get(path: string, cookie = "", headers: Record<string, string> = {}) {
  return fetch(`${app.origin}${path}`, {
    redirect: "manual",
    headers: { ...OWN_CONNECTION, Cookie: cookie, ...headers },
  });
}

function post(path: string, body: BodyInit | Record<string, string>, cookie = "") {
  const isPlain = typeof body === "object" && Object.getPrototypeOf(body) === Object.prototype;
  return fetch(`${app.origin}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: { ...OWN_CONNECTION, Cookie: cookie, Origin: app.origin },
    body: isPlain ? new URLSearchParams(body as Record<string, string>) : (body as BodyInit),
  });
}

const FIELDS = ['name="email"', 'name="password"', "Company name (optional)"];

const locationOf = (answer: Response) => answer.headers.get("Location");

function sessionOf(answer: { headers: Pick<Headers, "getSetCookie"> }) {
  return answer.headers.getSetCookie().find((cookie) => /^(__Host-)?session=/.test(cookie)) ?? "";
}
const cookieOf = (answer: Response) => sessionOf(answer).split(";")[0] ?? "";

/** Mail is sent after the answer; the outbox has it before. */
async function linksMailedTo(email: string): Promise<Array<string>> {
  const { results } = await app.db
    .prepare("select text from emails where recipient = ? order by created_at")
    .bind(email)
    .all<{ text: string }>();
  return results.flatMap(
    ({ text }) => /http\S+token=[0-9a-f]{64}/.exec(text)?.[0].slice(app.origin.length) ?? [],
  );
}

const tokenIn = (link: string) => new URL(link, app.origin).searchParams.get("token") ?? "";

async function signUpAndVerify(query = "") {
  const email = newEmail();
  await post(`/sign-up${query}`, { email, password: PASSWORD, companyName: "Northline" });
  const [link = ""] = await linksMailedTo(email);
  const verified = await post("/verify-email", { token: tokenIn(link) });
  return { email, link, verified, cookie: cookieOf(verified) };
}

const signIn = (email: string, password = PASSWORD, path = "/sign-in", cookie = "") =>
  post(path, { email, password, intent: "sign-in" }, cookie);

test("SU-01 to SU-03 SI-01 RT-02 RT-03 RT-22 the forms are whole pages with their own title and description", async () => {
  for (const [path, title, words, fields] of [
    ["/sign-up", "Sign up", "Start your 14-day free trial today", FIELDS],
    ["/sign-up?checkout=true", "Sign up", "Create your account to start your subscription", FIELDS],
    ["/sign-in", "Sign in", "Forgot Password?", ["email", "password", 'href="/sign-up"']],
  ] as const) {
    const answer = await get(path);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(`<title>${title} – Tenderlight</title>`);
    expect(html).toContain('<meta name="description"');
    expect(html).toContain(words);
    for (const field of fields) expect(html).toContain(field);
  }
});

test("SI-02 a sign-in without an address or a password asks for both", async () => {
  const answer = await post("/sign-in", { intent: "sign-in" });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  for (const words of ["Enter your email address.", "Enter your password."]) expect(html).toContain(words);
  expect(sessionOf(answer)).toBe("");
});

test("RT-01 RT-11 / and /index are the same landing page, /signup keeps its query", async () => {
  for (const path of ["/", "/index"]) expect(await (await get(path)).text()).toContain("<h1");
  expect(locationOf(await get("/signup?checkout=true"))).toBe("/sign-up?checkout=true");
});

test("SU-05 to SU-08 SU-13 GD-11 ER-10 sign-up, link, button, onboarding", async () => {
  const email = newEmail();
  const signedUp = await post("/sign-up", { email, password: PASSWORD });
  expect(locationOf(signedUp)).toBe("/check-email");
  expect(sessionOf(signedUp)).toBe("");
  const cookies = signedUp.headers.getSetCookie().join("; ");
  expect(await (await get("/check-email", cookies)).text()).toContain("Account created successfully!");
  expect(await (await signIn(email)).text()).toContain("Email not confirmed");

  const [link = ""] = await linksMailedTo(email);
  // A mail scanner opening the link changes nothing.
  expect((await get(link)).status).toBe(200);
  expect(await (await signIn(email)).text()).toContain("Email not confirmed");
  const verified = await post("/verify-email", { token: tokenIn(link) });
  expect(locationOf(verified)).toBe("/onboarding");
  for (const path of ["/sign-in", "/sign-up", "/", "/index"])
    expect(locationOf(await get(path, cookieOf(verified))), path).toBe("/onboarding");
});

test("SU-09 CR-06 CR-09 a sign-up that began at the checkout continues there, whatever the link says", async () => {
  const { verified, cookie } = await signUpAndVerify("?checkout=true");
  expect(locationOf(verified)).toBe("/checkout-redirect");
  const onwards = await get("/checkout-redirect", cookie);
  expect(onwards.headers.get("Refresh")).toMatch(/^1;url=\S+\/local\/plans\?/);
  expect(await onwards.text()).toContain("Preparing your checkout...");
});

test("ER-13 a used, old or made-up link leads to the expired message", async () => {
  const { link, verified } = await signUpAndVerify();
  expect(verified.status).toBe(302);
  for (const answer of [
    await get(link),
    await post("/verify-email", { token: tokenIn(link) }),
    await get("/verify-email"),
    await post("/verify-email", {}),
    await get("/verify-email?token=%00%ff"),
  ]) {
    expect(locationOf(answer)).toBe("/sign-in?error=access_denied");
  }
  const html = await (await get("/sign-in?error=access_denied")).text();
  expect(html).toContain("Verification Link Expired");
  expect(html).toContain(
    "Your email verification link has expired. Please sign up again to receive a new link.",
  );
});

/** The cookie of a sign-up has the typed address in it. */
const withoutAddress = (cookie: string) => cookie.replace(/^(sign-up=)[^;]*/, "$1");

test("SU-11 SI-03 a known and an unknown address get the same answers", async () => {
  const { email } = await signUpAndVerify();
  const bodies = [];
  for (const address of [email, newEmail()]) {
    const signedUp = await post("/sign-up", { email: address, password: PASSWORD });
    const forgot = await post("/sign-in", { email: address, intent: "forgot" });
    const wrong = await signIn(address, "not the password");
    expect(await wrong.clone().text()).toContain("Invalid login credentials");
    bodies.push([
      [signedUp.status, locationOf(signedUp), signedUp.headers.getSetCookie().map(withoutAddress)],
      [forgot.status, locationOf(forgot), forgot.headers.getSetCookie()],
      wrong.status,
    ]);
  }
  expect(bodies[0]).toEqual(bodies[1]);
});

test("ER-12 SI-04 SI-05 sign-in rotates the session and leads to onboarding, the dashboard or the requested page", async () => {
  const { email, cookie: first } = await signUpAndVerify();
  const fresh = await signIn(email, PASSWORD, "/sign-in?next=%2Fopportunities", first);
  expect(locationOf(fresh)).toBe("/onboarding");
  expect(cookieOf(fresh)).not.toBe(first);
  expect(locationOf(await get("/onboarding", first))).toBe("/sign-in");

  await app.db.prepare("update users set onboarded_at = 1 where email = ?").bind(email).run();
  expect(locationOf(await signIn(email))).toBe("/dashboard");
  const asked = await get("/opportunities?q=snow", "", { Accept: "text/html" });
  expect(locationOf(asked)).toBe("/sign-in?next=%2Fopportunities%3Fq%3Dsnow");
  expect(locationOf(await signIn(email, PASSWORD, locationOf(asked) ?? ""))).toBe("/opportunities?q=snow");
  const evil = [
    "//evil.example",
    "/\\evil.example",
    "/%09/evil.example",
    "/\t/evil.example",
    "https:evil.example",
  ];
  for (const next of evil) {
    const answer = await signIn(email, PASSWORD, `/sign-in?next=${encodeURIComponent(next)}`);
    const target = new URL(locationOf(answer) ?? "", app.origin);
    expect(target.origin, next).toBe(app.origin);
  }
});

test("DC-15 over https the cookie is bound to the host, to https and to our own pages", async () => {
  await using secure = await startApp("local", { APP_ORIGIN: "https://bids.localhost" });
  await secure.db
    .prepare("insert into accounts (id, email, verified_at) values ('demo-trial', 'd@e.example', 1)")
    .run();
  const signedIn = await secure.server.dispatchFetch("https://bids.localhost/local/continue", {
    method: "POST",
    redirect: "manual",
    headers: { Origin: "https://bids.localhost" },
    body: new URLSearchParams({ profile: "trial" }),
  });
  const cookie = sessionOf(signedIn);
  expect(cookie).toMatch(/^__Host-session=/);
  for (const attribute of ["HttpOnly", "Secure", "Path=/", "SameSite=Lax"])
    expect(cookie).toContain(attribute);
  expect(cookie).not.toContain("Domain");
});

test("SI-11 SI-12 TR-01 signing out in one browser signs out the other, and an old cookie opens nothing", async () => {
  const { email, cookie: phone } = await signUpAndVerify();
  const laptop = cookieOf(await signIn(email));
  expect((await get("/onboarding", phone)).status).toBe(200);
  expect(locationOf(await get("/sign-out", phone))).toBe("/");
  expect((await get("/onboarding", phone)).status).toBe(200);

  const out = await post("/sign-out", {}, laptop);
  expect(locationOf(out)).toBe("/");
  expect(sessionOf(out)).toMatch(/^session=;.*Max-Age=0|^session=[^;]*;.*Max-Age=0/);
  expect(out.headers.get("Clear-Site-Data")).toContain('"storage"');
  for (const cookie of [phone, laptop]) expect(locationOf(await get("/onboarding", cookie))).toBe("/sign-in");
});

test("SI-06 to SI-08 ER-15 the reset link returns to /sign-in?reset=true, works once and signs nobody in", async () => {
  const { email, cookie } = await signUpAndVerify();
  const asked = await post("/sign-in", { email, intent: "forgot" });
  const flash = asked.headers.getSetCookie().join("; ");
  expect(await (await get("/sign-in", flash)).text()).toContain(
    "Check your email for password reset instructions.",
  );
  const link = (await linksMailedTo(email)).at(-1) ?? "";
  expect(link).toMatch(/^\/sign-in\?reset=true&token=/);
  expect(await (await get(link)).text()).toContain("Choose a new password");

  const set = (newPassword: string, confirmPassword = newPassword) =>
    post(link, { intent: "set-password", token: tokenIn(link), newPassword, confirmPassword });
  expect(await (await set("")).text()).toContain("Enter a new password.");
  expect(await (await set("salt trucks at midnight", "other")).text()).toContain(
    "New passwords do not match",
  );
  expect(await (await set("iloveyou")).text()).toContain("leaked passwords");
  const changed = await set("salt trucks at midnight");
  expect(locationOf(changed)).toBe("/sign-in");
  expect(sessionOf(changed)).toBe("");
  expect(locationOf(await set("another one altogether"))).toBe("/sign-in?reset=true");
  expect(locationOf(await get("/onboarding", cookie))).toBe("/sign-in");
  expect((await signIn(email)).status).toBe(400);
  expect(locationOf(await signIn(email, "salt trucks at midnight"))).toBe("/onboarding");
  const spent = await get(link);
  expect(spent.status).toBe(200);
  expect(await spent.text()).not.toContain("Choose a new password</h2>");
});

test("ER-14 'Forgot Password?' without an address asks for it first", async () => {
  const html = await (await post("/sign-in", { email: " ", intent: "forgot" })).text();
  expect(html).toContain("Email Required");
  expect(html).toContain("Please enter your email address first.");
});

test.each([
  ["missing", {}, ["Enter your email address.", "Enter your password."]],
  ["wrong form", { email: "dana", password: PASSWORD }, ["name@example.com"]],
  ["too long", { email: `${"a".repeat(400)}@b.example`, password: PASSWORD }, ["320 characters or fewer"]],
  [
    "control characters",
    { email: newEmail(), password: PASSWORD, companyName: "a\u0007b" },
    ["Company name must be"],
  ],
  [
    "too long a name",
    { email: newEmail(), password: PASSWORD, companyName: "n".repeat(201) },
    ["200 characters"],
  ],
  ["weak", { email: newEmail(), password: "tenderlight" }, ["Error", "too weak", "product&#x27;s name"]],
])(
  "SU-04 SU-12 a sign-up with a field that is %s comes back with what was typed, and changes nothing",
  async (_w, fields, words) => {
    const count = () => app.db.prepare("select count(*) as n from accounts").first("n");
    const before = await count();
    const answer = await post("/sign-up", { ...fields });
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(html).toContain("<title>Error: Sign up – Tenderlight</title>");
    for (const word of ["There is a problem", ...words]) expect(html).toContain(word);
    expect(html).not.toContain(PASSWORD);
    if ("companyName" in fields && fields.companyName.length > 200)
      expect(html).toContain(fields.companyName);
    expect(await count()).toBe(before);
  },
);

test("HTML in a field is text, a field that is sent twice is named", async () => {
  const html = await (await post("/sign-up", { email: '"><script>x</script>', password: PASSWORD })).text();
  expect(html).not.toContain("<script>x");
  const twice = new URLSearchParams([
    ["email", "a@b.example"],
    ["email", "c@d.example"],
    ["password", PASSWORD],
  ]);
  const answer = await post("/sign-up", twice);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("This field was sent more than once.");
});

test("a post from another site changes nothing", async () => {
  const { cookie } = await signUpAndVerify();
  const answer = await fetch(`${app.origin}/sign-out`, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: cookie, Origin: "https://evil.example" },
  });
  expect(answer.status).toBe(403);
  expect((await get("/onboarding", cookie)).status).toBe(200);
});

const ACTIONS = [
  "/sign-up",
  "/sign-up?checkout=true",
  "/sign-in",
  "/sign-in?reset=true",
  "/verify-email",
  "/undo-email-change",
  "/secure-account",
  "/sign-out",
];

test("no input to any of these actions makes a 500", async () => {
  const name = fc.constantFrom(
    "email",
    "password",
    "companyName",
    "intent",
    "token",
    "newPassword",
    "confirmPassword",
    "x",
  );
  const value = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.constantFrom(
      "forgot",
      "set-password",
      "sign-in",
      "a@b.example",
      "'; drop table accounts; --",
      "a".repeat(5_000),
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ACTIONS),
      fc.array(fc.tuple(name, value), { maxLength: 6 }),
      async (path, pairs) => {
        const answer = await post(path, new URLSearchParams(pairs.map(([key, text]) => [key, text])));
        expect(answer.status).toBeLessThan(500);
      },
    ),
    { numRuns: 120 },
  );
  for (const path of ACTIONS) {
    const file = new FormData();
    file.append("email", new File(["x"], "x.txt"));
    for (const body of [file, "{", new Uint8Array([0, 255]), "x".repeat(70_000)])
      expect((await post(path, body)).status, path).toBeLessThan(500);
  }
  for (const cookie of [
    "session=%",
    "session=e30=",
    "session=" + "a".repeat(3_000),
    "flash=x; session=InggIg==",
  ])
    expect((await get("/sign-in", cookie)).status).toBe(200);
});

/** Every route behind the guard, and the methods that it answers. */
const GUARDED = {
  "/dashboard": ["GET"],
  "/dashboard/hide-upgrade": ["POST"],
  "/dashboard/pro-setup": ["POST"],
  "/dashboard/saved-bids": ["GET"],
  "/dashboard/saved-bids/export": ["GET"],
  "/opportunities": ["GET", "POST"],
  "/saved-bids": ["GET"],
  "/bids/1": ["GET", "POST"],
  "/bids/1/dates": ["GET", "POST"],
  "/bids/1/dates/all.ics": ["GET"],
  "/bids/1/not-my-kind": ["GET", "POST"],
  "/dashboard/calendar": ["GET", "POST"],
  "/dashboard/settings": ["GET", "POST"],
  "/dashboard/missed": ["GET", "POST"],
  "/dashboard/settings/left-out": ["POST"],
  "/dashboard/settings/matches": ["GET"],
  "/dashboard/upgrade": ["GET"],
  "/dashboard/profile": ["GET", "POST"],
  "/dashboard/profile/password": ["GET", "POST"],
  "/dashboard/profile/sessions": ["POST"],
} as const satisfies Record<string, ReadonlyArray<"GET" | "POST">>;

/** Visitors have a page of their own there: tests/worker/public-bid.test.ts. */
const OPEN_TO_VISITORS = ["/bids/1"];

/** Requested by scripts, so they answer with a status and do not redirect. */
const DATA_ONLY = ["/dashboard/settings/matches"];

/** Open to every signed-in user, with or without a subscription: deleting the account and exporting data. */
const SIGNED_IN_ONLY = ["/dashboard/profile/delete", "/dashboard/profile/export"];

/** Behind the guard, but open before onboarding: tests/worker/billing.test.ts has its table. */
const OPEN_BEFORE_ONBOARDING = ["/dashboard/billing"];

test("every route under the guard is in the table", () => {
  const routes = readdirSync(new URL("../../app/routes", import.meta.url))
    .filter((file) => /^(dashboard|opportunities|saved-bids|bids\.)/.test(file))
    .map(
      (file) =>
        `/${file
          .replace(/(\._index)?\.tsx?$/, "")
          .replaceAll("_.", ".")
          .replace("$id", "1")
          .replaceAll(".", "/")
          .replace("$name", "all.ics")}`,
    );
  expect(routes.sort()).toEqual(
    [...Object.keys(GUARDED), ...SIGNED_IN_ONLY, ...OPEN_BEFORE_ONBOARDING].sort(),
  );
});

const onboardedAt = new Date("2026-01-01");
const KINDS = [
  { who: "nobody", profile: null, to: "/sign-in" },
  { who: "not onboarded", profile: { onboardedAt: null }, to: "/onboarding" },
  {
    who: "not onboarded and canceled",
    profile: { onboardedAt: null, subscriptionStatus: "canceled" },
    to: "/onboarding",
  },
  {
    who: "canceled without a date",
    profile: { onboardedAt, subscriptionStatus: "canceled" },
    to: "/reactivate",
  },
  {
    who: "canceled in the past",
    profile: { onboardedAt, subscriptionStatus: "canceled", subscriptionEndDate: onboardedAt },
    to: "/reactivate",
  },
  {
    who: "canceled in the future",
    profile: { onboardedAt, subscriptionStatus: "canceled", subscriptionEndDate: new Date("2100-01-01") },
    to: null,
  },
  { who: "active", profile: { onboardedAt, subscriptionStatus: "active" }, to: null },
  { who: "trialing", profile: { onboardedAt, subscriptionStatus: "trialing" }, to: null },
  { who: "past due", profile: { onboardedAt, subscriptionStatus: "past_due" }, to: null },
] as const;

test.each(KINDS)(
  "GD-02 GD-04 to GD-09 GD-14 $who: the same answer for pages, data requests and posts",
  async ({ profile, to }) => {
    const newcomer = profile && (await signInNewcomer(app, profile));
    const cookie = newcomer ? `${newcomer.cookie.name}=${newcomer.cookie.value}` : "";
    const stored = () =>
      app.db
        .prepare("select * from users where id = ?")
        .bind(newcomer?.id ?? "")
        .first();
    const before = await stored();
    for (const [path, methods] of Object.entries(GUARDED)) {
      for (const method of methods) {
        for (const suffix of ["", ".data"]) {
          const url = `${path}${suffix}`;
          const answer =
            method === "GET"
              ? await get(url, cookie)
              : await post(url, to === null ? { intent: "end" } : { companyName: "Changed" }, cookie);
          const location =
            locationOf(answer) ??
            /"(\/(?:sign-in|onboarding|reactivate))"/.exec(await answer.text())?.[1] ??
            null;
          expect(answer.status, url).toBeLessThan(500);
          if (profile === null && method === "GET" && OPEN_TO_VISITORS.includes(path))
            // This database has no bids.
            expect(answer.status, url).toBe(404);
          else if (profile === null && DATA_ONLY.includes(path)) expect(answer.status, url).toBe(401);
          else if (to !== null) expect(location, `${method} ${url}`).toBe(to);
          else expect(["/sign-in", "/onboarding", "/reactivate"], `${method} ${url}`).not.toContain(location);
        }
      }
    }
    if (to !== null) expect(await stored()).toEqual(before);
  },
);
