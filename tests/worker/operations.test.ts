import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type App, get, post, startApp } from "../support/app";
import { storedRows } from "./stored-rows";

const SECRET = "operators-secret-of-the-tests";
const PATH = "/internal/operations";

const basic = (password: string, name = "operator") => ({
  Authorization: `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`,
});
const OPERATOR = basic(SECRET);
const from = (ip: string) => ({ "CF-Connecting-IP": ip });

let app: App;

beforeAll(async () => {
  app = await startApp("production", { INGEST_SECRET: SECRET });
});
afterAll(() => app[Symbol.asyncDispose]());

const page = async (path = PATH) => {
  const answer = await get(app, path, OPERATOR);
  expect(answer.status).toBe(200);
  return answer.text();
};
const press = (form: Record<string, string>, headers = OPERATOR) => post(app, PATH, form, headers);
const rows = async (query: string) => (await app.db.prepare(query).all()).results;

test.each([
  ["nothing", {}],
  ["the bearer secret", { Authorization: `Bearer ${SECRET}` }],
  ["a wrong password", basic("not-the-secret")],
  ["the secret and more", basic(`${SECRET}x`)],
  ["an empty password", basic("")],
  ["what is no base64", { Authorization: "Basic %%%" }],
  ["a name alone", { Authorization: `Basic ${Buffer.from(SECRET).toString("base64")}` }],
] as Array<[string, Record<string, string>]>)(
  "%s opens nothing and is told nothing",
  async (name, headers) => {
    const before = await storedRows(app);
    const ip = from(`192.0.2.${name.length}`);
    const read = await get(app, PATH, { ...headers, ...ip });
    expect(read.status).toBe(401);
    expect(read.headers.get("WWW-Authenticate")).toBe('Basic realm="Operators", charset="UTF-8"');
    expect((await read.text()).replaceAll(/<head>.*<\/head>|<[^>]*>/gs, "")).toMatch(/^\s*Unauthorized\s*$/);
    const data = await get(app, `${PATH}.data`, { ...headers, ...ip });
    expect(await data.text()).not.toMatch(/figures|problems/);
    const posted = await post(app, PATH, { intent: "run-job", job: "sweep" }, { ...headers, ...ip });
    expect(posted.status).toBe(401);
    expect({ ...(await storedRows(app)), attempts: [] }).toEqual({ ...before, attempts: [] });
  },
);

test("after ten wrong tries a network waits, also with the right secret, and others do not", async () => {
  const guess = (password: string, ip: string) => get(app, PATH, { ...basic(password), ...from(ip) });
  const statuses: Array<number> = [];
  for (let tries = 0; tries < 11; tries++) statuses.push((await guess("wrong", "198.51.100.7")).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  expect((await guess(SECRET, "198.51.100.7")).status).toBe(429);
  expect((await guess(SECRET, "198.51.100.8")).status).toBe(200);
});

test("a form of another site is refused, though the browser sends the secret with it", async () => {
  for (const path of [PATH, `${PATH}.data`, "/internal/OPERATIONS", "/internal/%6fperations"]) {
    for (const headers of [{ Origin: "https://evil.example" }, { Origin: "null" }] as const) {
      const answer = await post(app, path, { intent: "run-job", job: "sweep" }, { ...OPERATOR, ...headers });
      expect([path, answer.status]).toEqual([path, 403]);
    }
  }
});

test("the page has no script, is not stored by anybody, and nothing leads to it", async () => {
  const answer = await get(app, PATH, OPERATOR);
  const html = await answer.text();
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("Content-Security-Policy")).toContain("script-src 'none'");
  expect(html).not.toMatch(/<script\b/);
  expect(html).toContain('content="noindex"');
  for (const path of ["/", "/status", "/sitemap.xml"])
    expect(await (await get(app, path)).text()).not.toContain(PATH);
});

test("a button queues its job, and what is not one of the page's forms is refused", async () => {
  const answer = await press({ intent: "run-job", job: "sweep" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, PATH]);
  await vi.waitFor(async () => {
    expect(await rows("select outcome from job_runs where job = 'sweep'")).toEqual([{ outcome: "0 moved" }]);
  });
  expect(await page()).toContain("0 moved");
  for (const form of [
    { intent: "run-job", job: "nonsense" },
    { intent: "run-job" },
    { intent: "nonsense" },
    { intent: "undo-merge", bid: "1e9", portal: "toronto" },
    {},
  ])
    expect((await press(form as Record<string, string>)).status).toBe(400);
});

test("a key is shown once, opens the push API, is listed, and is revoked", async () => {
  const refused = await press({
    intent: "issue-key",
    portal: "Peel Bids",
    hosts: "not a host",
    home: "Mars",
  });
  expect(refused.status).toBe(400);
  const errors = await refused.text();
  for (const field of ["portal", "hosts", "home"]) expect(errors).toContain(`href="#${field}"`);
  expect(await rows("select portal from ingest_keys")).toEqual([]);

  const form = { intent: "issue-key", portal: "peel-bids", hosts: "bids.peel.example, peel.example" };
  const shown = await (await press({ ...form, home: "Ontario" })).text();
  const secret = /<code[^>]*>([0-9a-f]{64})<\/code>/.exec(shown)?.[1];
  expect(await rows("select portal, hosts, home from ingest_keys")).toEqual([
    { portal: "peel-bids", hosts: '["bids.peel.example","peel.example"]', home: "CA-ON" },
  ]);
  const push = () =>
    fetch(`${app.origin}/internal/ingest`, {
      method: "POST",
      headers: { Authorization: `Bearer ${secret}` },
      body: JSON.stringify({ notices: [{ key: "1", title: "Snow clearing at libraries" }] }),
    });
  expect((await push()).status).toBe(200);
  const later = await page();
  expect(later).toContain("bids.peel.example, peel.example");
  expect(later).not.toContain(secret);

  expect((await press({ intent: "revoke-keys", portal: "peel-bids" })).status).toBe(302);
  expect((await push()).status).toBe(401);
});

test("a wrongly joined notice is found by its bid's number and separated", async () => {
  const push = async (portal: string) => {
    const notice = {
      key: "n",
      title: "Gravel for township roads",
      reference: "RFT-2026-91",
      buyer: "City of Guelph",
    };
    const answer = await fetch(`${app.origin}/internal/ingest`, {
      method: "POST",
      headers: { Authorization: `Bearer ${SECRET}` },
      body: JSON.stringify({ portal, notices: [notice] }),
    });
    return (await answer.json<{ opportunities: Array<number> }>()).opportunities[0]!;
  };
  await app.db.prepare("delete from attempts").run();
  const bid = await push("first-bids");
  expect(await push("second-bids")).toBe(bid);
  const found = await page(`${PATH}?bid=${bid}`);
  expect(found).toContain("Gravel for township roads");
  expect(found).toContain('name="portal" value="second-bids"');
  expect(found).not.toContain('name="portal" value="first-bids"');
  expect(await page(`${PATH}?bid=999`)).toContain("There is no bid with the number 999.");
  expect(await page(`${PATH}?bid=%3Cb%3E`)).toContain("There is no bid with the number &lt;b&gt;.");

  await press({ intent: "undo-merge", bid: String(bid), portal: "second-bids" });
  expect(await rows("select count(distinct opportunity_id) as n from notices where key = 'n'")).toEqual([
    { n: 2 },
  ]);
  expect((await press({ intent: "undo-merge", bid: String(bid), portal: "second-bids" })).status).toBe(302);
});

test("what was set aside, left out, given up or broken is listed with its reason", async () => {
  await app.db.batch([
    app.db.prepare(
      "insert into source_runs (id, source, started_at, outcome, reason) values ('r', 'toronto', 1, 'failed', 'It answered 500')",
    ),
    app.db.prepare(
      "insert into set_aside_records (run_id, position, reason) values ('r', 6, 'It has no title')",
    ),
    app.db.prepare(
      "insert into unwanted_counts (trade, rule, count) values ('snow', 'phrase: snow clearing', 3)",
    ),
    app.db.prepare(
      "insert into incidents (id, kind, subject, began_at, seen_at, mailed_at) values ('i', 'source', 'toronto', 1, 1, 1)",
    ),
    app.db.prepare(
      `insert into dead_letters (id, body, reason, at) values ('a', '{"task":"nonsense"}', 'Invalid: task', 1)`,
    ),
    app.db.prepare(
      `insert into dead_letters (id, body, reason, at) values ('b', '{"task":"job","job":"texts","at":"2026-01-01T00:00:00.000Z"}', 'Tried often', 1)`,
    ),
  ]);
  const html = await page();
  for (const text of [
    ...["It answered 500", "It has no title", "Number 7", "phrase: snow clearing", "Not over"],
    ...["Invalid: task", "Tried often", "toronto has not answered for twice its rhythm."],
  ])
    expect(html).toContain(text);

  await press({ intent: "send-letter", letter: "b" });
  await vi.waitFor(async () => {
    expect(await rows("select job from job_runs where job = 'texts'")).toEqual([{ job: "texts" }]);
  });
  await press({ intent: "send-letter", letter: "a" });
  expect(await rows("select id from dead_letters")).toEqual([{ id: "a" }]);
  await press({ intent: "drop-letter", letter: "a" });
  expect(await rows("select id from dead_letters")).toEqual([]);
});

test("with a data set for counts the worker serves its pages as without", async () => {
  await using counted = await startApp(
    "production",
    { INGEST_SECRET: SECRET },
    { analyticsEngineDatasets: { COUNTERS: { dataset: "tenderlight" } } },
  );
  for (const path of ["/", "/status", "/legal"]) expect((await get(counted, path)).status).toBe(200);
  expect((await get(counted, PATH, OPERATOR)).status).toBe(200);
});
