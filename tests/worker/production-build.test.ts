import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { DEMO_PASSWORD, DEMO_PROFILES } from "~/features/local/demo-profiles";
import { get, post, signIn, startApp, startDemo } from "../support/app";
import { scriptsNamedIn } from "../support/page-weight";

const BUILD = fileURLToPath(new URL("../../build", import.meta.url));

/** Strings that occur only in the code of the local build. */
const LOCAL_WORDS = [
  ...Object.values(DEMO_PROFILES).flatMap(({ id, email, companyName }) => [id, email, companyName]),
  "local/continue",
  "local/seed",
  "local/mailbox",
  "No stand-in for",
  "local-webhook-secret",
  "local/portal",
  "This page replaces the payment provider's",
  "card_last_four",
  "X-Clock",
  "ontario-municipal-demo",
  DEMO_PASSWORD,
  "Sample notice",
  "switched off on /local/failures",
  "Too many API requests by single worker invocation.",
  "MOST_STATEMENTS",
];

/** The code that is served or run, without source maps. */
function codeOf(build: "local" | "production", part: "server" | "worker" | "client") {
  const folder = `${BUILD}/${build}/${part}`;
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:js|css|json|html)$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"))
    .join("\n");
}

test.each(["server", "worker", "client"] as const)(
  "production's %s code holds nothing of the local build",
  (part) => {
    const code = codeOf("production", part);
    expect(code.length).toBeGreaterThan(1_000);
    expect(LOCAL_WORDS.filter((words) => code.includes(words))).toEqual([]);
  },
);

test("the local build holds all of it, so that the test above would see it", () => {
  const code = codeOf("local", "worker");
  expect(LOCAL_WORDS.filter((words) => !code.includes(words))).toEqual([]);
});

test("DC-14 the browser's code knows nothing of the provider's keys, its library or its API", () => {
  for (const build of ["production", "local"] as const) {
    const code = codeOf(build, "client");
    expect(code).not.toMatch(/LEMON_SQUEEZY_|api\.lemonsqueezy\.com|X-Signature|webhook_?secret/i);
  }
  // Nothing deployed contains a key; keys are secrets of the platform.
  expect(codeOf("production", "worker")).not.toMatch(/local-stand-in|eyJ[\w-]{20,}\.[\w-]{20,}/);
  expect(codeOf("production", "worker")).toContain("api.lemonsqueezy.com");
});

test("production has no demo accounts, mailbox or timed jobs", async () => {
  await using app = await startApp("production");

  for (const path of [
    "/local",
    "/local/mailbox",
    "/local/mailbox/1",
    "/local/jobs",
    "/local/failures",
    "/local/seed",
    "/local/plans",
    "/local/pay/1",
    "/local/portal/1",
  ]) {
    const answer = await get(app, path);
    expect([path, answer.status, answer.headers.get("Location")]).toEqual([path, 302, "/404"]);
  }
  for (const path of ["/local/seed", "/local/continue", "/local/jobs", "/local/failures"]) {
    const answer = await post(app, path, { profile: "pro", job: "digests", failure: "contact" });
    expect([path, answer.headers.get("Location"), answer.headers.get("Set-Cookie")]).toEqual([
      path,
      "/404",
      null,
    ]);
  }
  const tables = ["users", "sessions", "opportunities", "job_runs"];
  for (const table of tables) {
    expect(await app.db.prepare(`select count(*) as n from ${table}`).first("n")).toBe(0);
  }
  const signIn = await (await get(app, "/sign-in")).text();
  expect(signIn).not.toMatch(/["'=]\/local/);
});

test("a dashboard's scripts are 112 KB at most, as they are sent", async () => {
  await using app = await startDemo();
  const answer = await get(app, "/dashboard", await signIn(app, "pro"));
  const { files, brotli } = scriptsNamedIn(await answer.text(), "local");
  expect(files).toBeGreaterThan(10);
  expect(brotli).toBeLessThanOrEqual(112_000);
});

test("a dashboard of twenty bids is at most 80 KB of HTML with 800 elements, and a bid's data at most 900 bytes", async () => {
  await using app = await startDemo();
  const html = await (await get(app, "/dashboard", await signIn(app, "pro"))).text();
  const [, sent = ""] = /streamController\.enqueue\((.*)\);/.exec(html) ?? [];
  expect(html.match(/<article/g)).toHaveLength(20);
  expect(html.length).toBeLessThanOrEqual(80_000);
  expect(html.match(/<[a-z]/g)!.length).toBeLessThanOrEqual(800);
  expect(sent.length).toBeGreaterThan(1_000);
  expect(sent.length).toBeLessThanOrEqual(20 * 900);
});

test("SN-19 DC-18 the cookie that makes a call fail in the local build is nothing to production", async () => {
  const contact = { name: "Dana", email: "dana@contractor.example", subject: "Salt", message: "Salt?" };
  const statusIn = async (build: "local" | "production") => {
    await using app = await startApp(build);
    const answer = await post(app, "/support", contact, { Cookie: "failures=contact" });
    return answer.status;
  };
  expect(await statusIn("local")).toBe(500);
  expect(await statusIn("production")).toBe(302);
});
