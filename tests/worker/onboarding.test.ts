import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp } from "../support/app";
import { findUser, signInNewcomer } from "../support/newcomer";

let app: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app[Symbol.asyncDispose]());

type Newcomer = Awaited<ReturnType<typeof signInNewcomer>>;

const PEEL_SNOW = "country=CA&state=CA-ON&municipality=CA-ON-PEL&service=snow-removal-seasonal";

const cookieOf = ({ cookie }: Newcomer) => `${cookie.name}=${cookie.value}`;

function get(path: string, cookie = "") {
  return fetch(`${app.origin}${path}`, { redirect: "manual", headers: { Cookie: cookie } });
}

function post(newcomer: Newcomer, body: string | null, type = "application/x-www-form-urlencoded") {
  return fetch(`${app.origin}/onboarding`, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: cookieOf(newcomer), Origin: app.origin, "Content-Type": type },
    body,
  });
}

test("GD-12 signed out leads to the sign-in page, for a look and for a post", async () => {
  expect((await get("/onboarding")).headers.get("Location")).toMatch(/^\/sign-in/);
  const posted = await fetch(`${app.origin}/onboarding`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: app.origin },
    body: new URLSearchParams(PEEL_SNOW),
  });
  expect(posted.headers.get("Location")).toMatch(/^\/sign-in/);
});

test("GD-13 onboarded users are redirected to the dashboard, and a post changes nothing", async () => {
  const user = await signInNewcomer(app, { onboardedAt: new Date(1), regions: ["CA-QC"] });

  expect((await get("/onboarding", cookieOf(user))).headers.get("Location")).toBe("/dashboard");
  expect((await post(user, `step=1&${PEEL_SNOW}`)).headers.get("Location")).toBe("/dashboard");
  expect(await findUser(app, user.id)).toMatchObject({ regions: ["CA-QC"], onboardedAt: 1 });
});

test("RT-04 RT-22 the page is the wizard, with its own title and meta tags", async () => {
  const html = await (await get("/onboarding", cookieOf(await signInNewcomer(app)))).text();

  expect(html).toMatch(/<h1[^>]*>Tell us what you do and where</);
  expect(html).toContain("<title>Set up your bid alerts – Tenderlight</title>");
  expect(html).toMatch(/<meta name="description" content="[^"]+"/);
});

test("TR-02 whatever step is asked for, one of the three is shown", async () => {
  const user = await signInNewcomer(app, { subscriptionStatus: "past_due" });
  const headingAt = async (step: string) => {
    const html = await (await get(`/onboarding?step=${step}&${PEEL_SNOW}`, cookieOf(user))).text();
    return /<h1[^>]*>([^<]+)/.exec(html)?.[1];
  };

  expect(await headingAt("-1")).toBe("Tell us what you do and where");
  expect(await headingAt("1")).toBe("Here&#x27;s what we found near you");
  expect(await headingAt("5")).toBe("Choose your plan");
});

test("ON-18 two of a kind are refused with 400 and the limit's words, looked at or posted", async () => {
  const user = await signInNewcomer(app);
  const two = `step=1&${PEEL_SNOW}&municipality=CA-ON-TOR&service=hvac-technical`;

  for (const response of [await get(`/onboarding?${two}`, cookieOf(user)), await post(user, two)]) {
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain("Select one location per category with your current plan");
    expect(html).toContain("Basic plan allows one service type. Upgrade to Pro for unlimited selections.");
  }
  expect((await findUser(app, user.id)).onboardedAt).toBeNull();
});

test("ON-27, DB-11 the first dashboard says that the setup is complete and when the digest comes, once", async () => {
  const visitsAfter = async (role: "trial" | "pro") => {
    const user = await signInNewcomer(app, { role });
    const done = await post(user, `step=1&${PEEL_SNOW}`);
    expect(done.headers.get("Location")).toBe("/dashboard");
    const jar = [cookieOf(user), ...done.headers.getSetCookie().map((header) => header.split(";")[0])];
    const first = await get("/dashboard", jar.join("; "));
    const emptied = first.headers.getSetCookie().filter((header) => header.includes("Max-Age=0"));
    return { html: await first.text(), emptied: emptied.map((header) => header.split("=")[0]) };
  };

  const trial = await visitsAfter("trial");
  expect(trial.html).toContain("Setup Complete!");
  expect(trial.html).toContain("You&#x27;re all set to receive bid alerts.");
  expect(trial.html).toContain("Your first weekly digest arrives");
  expect(trial.emptied).toEqual(["flash", "first-digest-toast"]);

  const pro = await visitsAfter("pro");
  expect(pro.html).toContain("Setup Complete!");
  expect(pro.html).not.toContain("Your first weekly digest arrives");
});

test("ER-26 a failed completion shows an error on the page with the choices", async () => {
  const user = await signInNewcomer(app);
  await app.db
    .prepare("create trigger refuse before update on users begin select raise(abort, 'not today'); end")
    .run();

  const failed = await post(user, `step=1&${PEEL_SNOW}`);
  const flash = failed.headers.getSetCookie().map((header) => header.split(";")[0]);
  const page = await get(failed.headers.get("Location") ?? "", [cookieOf(user), ...flash].join("; "));
  await app.db.prepare("drop trigger refuse").run();

  const html = await page.text();
  expect(html).toContain("Failed to complete setup. Please try again.");
  expect(html).toContain('role="alert"');
  expect(html).toContain('name="municipality" value="CA-ON-PEL"');
  expect((await findUser(app, user.id)).onboardedAt).toBeNull();
});

test("nothing that is sent breaks the page, and nothing of it is stored", async () => {
  const user = await signInNewcomer(app);
  const long = "x".repeat(20_000);
  const queries = [
    "step=NaN&country=%00&state=%FF&service=%F0%9F%92%A9",
    `step=1&country=CA&state=CA-ON&service=${long.slice(0, 4000)}`,
    `country=CA&state=${encodeURIComponent("CA-ON' or 1=1 --")}&municipality=%22)%20OR%20(`,
    `step=1&${PEEL_SNOW.replace("snow-removal-seasonal", "other-custom")}&custom=${encodeURIComponent('" NEAR( * ^ -- \u202e\n')}`,
    "was-country=CA&was-state[]=1&country=US&upsell=<script>",
    "upsell=region&upsell=service&step=0&step=1",
    Array.from({ length: 300 }, (_, i) => `country=C${i}&state=CA-${i}`).join("&"),
  ];
  for (const query of queries) {
    const response = await get(`/onboarding?${query}`, cookieOf(user));
    expect(response.status, query.slice(0, 80)).toBeLessThan(500);
    expect(await response.text()).not.toContain("<script>&");
  }

  const bodies: Array<[string | null, string?]> = [
    [null],
    [""],
    ["step=99&service=x"],
    [`step=1&${PEEL_SNOW}&country=US`],
    [`step=1&country=CA&state=CA&service=snow-removal-seasonal`],
    [`step=2&${"state=CA-ON&".repeat(5000)}`],
    [long.repeat(10)],
    ['{"step":2}', "application/json"],
    ["--x\r\nnot a part", "multipart/form-data; boundary=x"],
    ["step=1", "text/plain"],
  ];
  for (const [body, type] of bodies) {
    const response = await post(user, body, type);
    expect(response.status, body?.slice(0, 80)).toBeLessThan(500);
  }
  expect(await findUser(app, user.id)).toMatchObject({ regions: ["CA-ON"], onboardedAt: null });
});

test("ON-18 of twenty posts at once, each with another choice, one is stored", async () => {
  const user = await signInNewcomer(app);
  const states = ["CA-ON", "CA-QC", "CA-BC", "CA-AB", "CA-MB", "CA-NB", "CA-NS", "CA-SK", "CA-YT", "CA-PE"];
  const services = ["hvac-technical", "paving-asphalt"];
  const posts = states.flatMap((state) =>
    services.map((service) => post(user, `step=1&country=CA&state=${state}&service=${service}`)),
  );

  const locations = (await Promise.all(posts)).map((response) => response.headers.get("Location"));

  expect(new Set(locations)).toEqual(new Set(["/dashboard"]));
  const stored = await findUser(app, user.id);
  expect(stored.regions).toHaveLength(1);
  expect(stored.serviceTypes).toHaveLength(1);
});
