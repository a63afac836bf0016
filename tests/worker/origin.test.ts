import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, get, OWN_CONNECTION, signIn, startApp } from "../support/app";
import { storedRows } from "./stored-rows";

let app: App;
let session: { Cookie: string };

beforeAll(async () => {
  app = await startApp("local");
  await app.db.batch([
    app.db.prepare(
      `insert into accounts (id, email, verified_at, created_at) values ('demo-trial', 'somebody@contractor.example', 1, 0)`,
    ),
    app.db.prepare(
      `insert into users (id, email, role, subscription_status, created_at, onboarded_at, regions, service_types,
        alert_weekly, alert_instant, contract_value_min)
       values ('demo-trial', 'somebody@contractor.example', 'trial', 'trialing', 0, 1, '["CA-ON"]', '[]', 1, 0, 'any')`,
    ),
  ]);
  session = await signIn(app, "trial");
});

afterAll(() => app[Symbol.asyncDispose]());

function send(path: string, headers: Record<string, string>, method = "POST") {
  return fetch(`${app.origin}${path}`, {
    method,
    redirect: "manual",
    headers: { ...OWN_CONNECTION, ...session, ...headers },
    body: new URLSearchParams({ profile: "trial", job: "sweep" }),
  });
}

const PATHS = [
  "/dashboard",
  "/opportunities",
  "/local/jobs",
  "/404",
  "/no-such-page",
  "/sign-out",
  "/local/continue",
  "/local/seed",
  "/sign-out.data",
  "/local/jobs.data",
  "/local/continue.data",
];
const FOREIGN: Array<[string, Record<string, string>]> = [
  ["another origin", { Origin: "https://evil.example" }],
  ["our name under another scheme and port", { Origin: "https://127.0.0.1" }],
  ["an origin that only begins like ours", { Origin: "http://127.0.0.1.evil.example" }],
  ["the origin null", { Origin: "null" }],
  ["no origin at all", {}],
  ["another site, as the browser says", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }],
  ["another site of ours", { "Sec-Fetch-Site": "same-site", Origin: "http://other.127.0.0.1" }],
];

test.each(FOREIGN)(
  "a post from %s is refused with 403 on every path and changes nothing",
  async (_, headers) => {
    const before = await storedRows(app);

    for (const path of PATHS) {
      for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
        expect([path, method, (await send(path, headers, method)).status]).toEqual([path, method, 403]);
      }
    }
    expect(await storedRows(app)).toEqual(before);
    expect((await get(app, "/dashboard", session)).status).toBe(200);
  },
);

test.each([
  ["our own origin", (origin: string) => ({ Origin: origin })],
  ["the same origin, as the browser says", () => ({ "Sec-Fetch-Site": "same-origin" })],
])("a post from %s is accepted by pages, resource routes and their data", async (_, headersFor) => {
  const headers = headersFor(app.origin);
  const jobs = await send("/local/jobs", headers);
  expect([jobs.status, jobs.headers.get("Location")]).toEqual([302, "/local/jobs"]);
  const jobsData = await send("/local/jobs.data", headers);
  expect([jobsData.status, await jobsData.text()]).toEqual([202, expect.stringContaining("/local/jobs")]);
  const other = await send("/local/continue", headers);
  expect([other.status, other.headers.get("Location")]).toEqual([302, "/dashboard"]);
});

test("after signing out by a post of ours the session opens nothing (SI-11, SI-12)", async () => {
  const elsewhere = await signIn(app, "trial");

  const answer = await send("/sign-out", { Origin: app.origin });

  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/"]);
  expect(answer.headers.get("Set-Cookie")).toMatch(/Max-Age=0/);
  for (const headers of [session, elsewhere]) {
    expect((await get(app, "/dashboard", headers)).headers.get("Location")).toBe("/sign-in");
  }
});
