import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { blockPage, truncated } from "#drizzle/seed/portal-files/broken-answers";
import { canadaBuysCsv } from "#drizzle/seed/portal-files/canada-buys";
import { type App, startApp } from "../support/app";
import { storedRows } from "./stored-rows";

const OPERATORS_SECRET = "operators-secret-of-the-tests";
const NOTICES_IN_FILE = 40;
const NOW = new Date();
const WHOLE_FILE = canadaBuysCsv({ now: NOW, count: NOTICES_IN_FILE });

let app: App;

beforeAll(async () => {
  app = await startApp("production", { INGEST_SECRET: OPERATORS_SECRET });
});

afterAll(() => app[Symbol.asyncDispose]());

beforeEach(async () => {
  const indexes = ["opportunity_search", "opportunity_closing"];
  const tables = ["source_runs", "notices", "opportunities", ...indexes, "distinct_bid_types"];
  await app.db.batch(tables.map((table) => app.db.prepare(`delete from ${table}`)));
});

function call(path: string, body?: string, secret: string | null = OPERATORS_SECRET) {
  return fetch(`${app.origin}${path}`, {
    method: "POST",
    headers: secret === null ? {} : { Authorization: `Bearer ${secret}` },
    ...(body === undefined ? {} : { body }),
  });
}

/** Sends a file, and returns the run that the queue has made of it. */
async function readFile(body: string) {
  const answer = await call("/internal/sources/canadabuys", body);
  expect(answer.status).toBe(202);
  const { queued, run, look } = await answer.json<{ queued: string; run: string; look: string }>();
  expect([queued, look]).toEqual(["canadabuys", `/internal/source-runs/${run}`]);
  expect(answer.headers.get("Location")).toBe(look);
  return vi.waitFor(
    async () => {
      const { run: found } = await (await lookAt(look)).json<{ run: Record<string, unknown> }>();
      expect(found).toMatchObject({ id: run, outcome: expect.not.stringMatching("running") as string });
      return found;
    },
    { timeout: 20_000, interval: 20 },
  );
}

const lookAt = (path: string, secret: string | null = OPERATORS_SECRET) =>
  fetch(`${app.origin}${path}`, {
    headers: secret === null ? {} : { Authorization: `Bearer ${secret}` },
  });

async function rowsOf<Row>(query: string) {
  return (await app.db.prepare(query).all<Row>()).results;
}

const openTitles = () =>
  rowsOf<{ title: string }>("select title from opportunities where status = 'active' order by title");

/** Makes all notices, and the answers that lack them, days old, so that missing ones can be withdrawn. */
const ageNotices = () =>
  app.db
    .prepare(
      "update notices set first_seen_at = first_seen_at - 432000000, missing_since = missing_since - 432000000",
    )
    .run();

const OPERATORS_PATHS = [
  "sources/canadabuys",
  "undo-merge",
  "reindex",
  "reclassify",
  "backup",
  "restore",
].map((name) => `/internal/${name}`);

test.each(OPERATORS_PATHS)("%s is closed to all but the operators", async (path) => {
  await app.db
    .prepare(
      "insert or replace into ingest_keys (secret_hash, portal, created_at) values (?, 'peel-bids', 0)",
    )
    .bind("ff".repeat(32))
    .run();
  await readFile(WHOLE_FILE);
  const before = await storedRows(app);

  for (const secret of [null, "not-the-operators-secret", `${OPERATORS_SECRET}x`]) {
    expect((await call(path, WHOLE_FILE, secret)).status).toBe(401);
  }
  expect(await storedRows(app)).toEqual(before);
});

test("a portal's own key does not make it an operator", async () => {
  const key = "key-of-the-peel-portal";
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key));
  await app.db
    .prepare(
      "insert or replace into ingest_keys (secret_hash, portal, created_at) values (?, 'peel-bids', 0)",
    )
    .bind(Buffer.from(digest).toString("hex"))
    .run();

  for (const path of OPERATORS_PATHS) expect((await call(path, "{}", key)).status).toBe(401);
});

test("a portal's file is read, stored and recorded", async () => {
  const result = await readFile(WHOLE_FILE);

  expect(result).toMatchObject({ outcome: "complete", read: NOTICES_IN_FILE, created: NOTICES_IN_FILE });
  expect(await openTitles()).toHaveLength(NOTICES_IN_FILE);
  expect(await rowsOf("select source, outcome, read, created, set_aside from source_runs")).toEqual([
    {
      source: "canadabuys",
      outcome: "complete",
      read: NOTICES_IN_FILE,
      created: NOTICES_IN_FILE,
      set_aside: 0,
    },
  ]);
});

test("what became of a run is told to operators only", async () => {
  const { id } = await readFile(WHOLE_FILE);
  const path = `/internal/source-runs/${String(id)}`;

  expect(await (await lookAt(path)).json()).toMatchObject({ run: { id, source: "canadabuys" } });
  for (const secret of [null, "not-the-operators-secret"])
    expect((await lookAt(path, secret)).status).toBe(401);
  expect(await (await lookAt("/internal/source-runs/no-run")).json()).toEqual({ run: null });
});

test("a source that is off is not asked, and the answer says why", async () => {
  const answer = await call("/internal/sources/sam-gov");

  expect(answer.status).toBe(409);
  expect(await answer.text()).toMatch(/key/i);
  expect(await rowsOf("select source, outcome from source_runs")).toEqual([
    { source: "sam-gov", outcome: "off" },
  ]);
});

test("npm run ingest sends a file, and tells what the queue has made of it", async () => {
  const path = join(await mkdtemp(join(tmpdir(), "tenderlight-")), "file.csv");
  await writeFile(path, WHOLE_FILE);
  const command = ["--import", "tsx", "workers/operators/ingest.ts", "canadabuys", path];
  const env = { ...process.env, TENDERLIGHT_ORIGIN: app.origin, INGEST_SECRET: OPERATORS_SECRET };

  const { stdout } = await promisify(execFile)(process.execPath, command, { env });
  await rm(dirname(path), { recursive: true });

  expect(stdout).toContain("The work queue reads it.");
  expect(stdout).toMatch(/outcome: 'complete'/);
  expect(stdout).toContain(`created: ${NOTICES_IN_FILE},`);
});

test("the same file again changes nothing", async () => {
  await readFile(WHOLE_FILE);

  const result = await readFile(WHOLE_FILE);

  expect(result).toMatchObject({
    outcome: "complete",
    created: 0,
    changed: 0,
    unchanged: NOTICES_IN_FILE,
    withdrawn: 0,
  });
});

test.each([
  ["a block page in place of the file", blockPage(), "failed"],
  ["nothing at all", " ", "failed"],
  ["a file with its header only", WHOLE_FILE.split("\r\n", 1)[0]!, "shrunken"],
  ["a file that was cut off in a record", truncated(WHOLE_FILE), "failed"],
  ["a file with a third of its records", canadaBuysCsv({ now: NOW, count: NOTICES_IN_FILE / 4 }), "shrunken"],
])("%s is recorded as a fault with its reason and closes nothing", async (_, body, outcome) => {
  await readFile(WHOLE_FILE);
  await ageNotices();
  const before = await openTitles();

  await readFile(body);
  const result = await readFile(body);

  expect(result).toMatchObject({ outcome, withdrawn: 0 });
  const runs = await rowsOf<{ outcome: string; reason: string | null }>(
    "select outcome, reason from source_runs order by started_at, outcome = 'complete' desc",
  );
  expect(runs.map((run) => run.outcome)).toEqual(["complete", outcome, outcome]);
  expect(runs.at(-1)?.reason).toMatch(/\w+ \w+/);
  expect(await openTitles()).toEqual(before);
  expect(await rowsOf("select key from notices where missing_since is not null")).toEqual([]);
});

test("what two whole files lack is withdrawn, so that the tests above would see it", async () => {
  await readFile(WHOLE_FILE);
  await ageNotices();
  const smaller = canadaBuysCsv({ now: NOW, count: NOTICES_IN_FILE - 5 });

  await readFile(smaller);
  await ageNotices();
  const result = await readFile(smaller);

  expect(result).toMatchObject({ outcome: "complete" });
  expect(result["withdrawn"]).toBeGreaterThan(0);
});

test("records that cannot be read are set aside with their reason, and the others stored", async () => {
  const quirks = { brokenRecord: 1, unreadableClosing: 1 };

  const result = await readFile(canadaBuysCsv({ now: NOW, count: NOTICES_IN_FILE, quirks }));

  expect(result).toMatchObject({ outcome: "complete", read: NOTICES_IN_FILE - 2, setAside: 2 });
  const setAside = await rowsOf<{ position: number; reason: string }>(
    "select position, reason from set_aside_records order by position",
  );
  expect(setAside.map(({ position }) => position)).toEqual([1, 2]);
  for (const { reason } of setAside) expect(reason).toMatch(/\w+ \w+/);
  expect(await openTitles()).toHaveLength(NOTICES_IN_FILE - 2);
});

test("a source that does not exist is not found", async () => {
  expect((await call("/internal/sources/merx", WHOLE_FILE)).status).toBe(404);
});

test("operators undo a wrong merge, and it is not made again", async () => {
  const notice = {
    key: "n",
    title: "Snow clearing at libraries",
    reference: "RFT-2026-77",
    buyer: "City of Brampton",
  };
  const push = async (portal: string, changes: Partial<typeof notice> = {}) => {
    const body = JSON.stringify({ portal, notices: [{ ...notice, ...changes }] });
    const answer = await call("/internal/ingest", body);
    return (await answer.json<{ opportunities: Array<number> }>()).opportunities[0]!;
  };
  const opportunity = await push("peel-bids");
  expect(await push("ontario-bids")).toBe(opportunity);

  const wrong = await call("/internal/undo-merge", JSON.stringify({ opportunity: "one", portal: 5 }));
  expect(wrong.status).toBe(422);
  const undo = JSON.stringify({ opportunity, portal: "ontario-bids" });
  const answer = await call("/internal/undo-merge", undo);

  expect(answer.status).toBe(200);
  const { created } = await answer.json<{ created: number }>();
  expect(created).not.toBe(opportunity);
  expect(await rowsOf("select portal, opportunity_id as id from notices order by portal")).toEqual([
    { portal: "ontario-bids", id: created },
    { portal: "peel-bids", id: opportunity },
  ]);
  expect(await push("ontario-bids", { title: "Snow clearing at branches" })).toBe(created);
  expect((await call("/internal/undo-merge", undo)).status).toBe(404);
});

test("operators rebuild a lost search index", async () => {
  await readFile(WHOLE_FILE);
  const indexed = () => rowsOf<{ rowid: number }>("select rowid from opportunity_search order by rowid");
  const before = await indexed();
  await app.db.prepare("delete from opportunity_search").run();

  const answer = await call("/internal/reindex");

  expect(await answer.json()).toEqual({ next: null });
  expect(before.length).toBeGreaterThan(0);
  expect(await indexed()).toEqual(before);
});

test("operators apply today's rules to stored bids, and are told what changed", async () => {
  await readFile(WHOLE_FILE);
  const trades = () => rowsOf("select id, services, rules_version from opportunities order by id");
  const before = await trades();
  await app.db.prepare(`update opportunities set services = '["other"]', rules_version = 'old'`).run();

  const answer = await call("/internal/reclassify");

  const { next, looked, fields } = await answer.json<{
    next: number | null;
    looked: number;
    fields: Record<string, number>;
  }>();
  expect({ next, looked }).toEqual({ next: null, looked: NOTICES_IN_FILE });
  expect(fields["services"]).toBeGreaterThan(0);
  expect(await trades()).toEqual(before);
  expect(await (await call("/internal/reclassify")).json()).toMatchObject({ looked: 0, rewritten: 0 });
});

test("operators read which rules brought bids that readers leave out, and nobody else does", async () => {
  await app.db.batch([
    app.db.prepare("insert into unwanted_counts values ('paving', 'phrase: widening', 1)"),
    app.db.prepare("insert into unwanted_counts values ('snow', 'phrase: snow clearing', 3)"),
    app.db.prepare("insert into unwanted_counts values ('snow', 'phrase: taken back', 0)"),
  ]);
  const read = (secret: string) =>
    fetch(`${app.origin}/internal/not-my-kind`, { headers: { Authorization: `Bearer ${secret}` } });
  expect((await read("not-the-operators-secret")).status).toBe(401);
  expect(await (await read(OPERATORS_SECRET)).json()).toEqual({
    rules: [
      { trade: "snow", rule: "phrase: snow clearing", count: 3 },
      { trade: "paving", rule: "phrase: widening", count: 1 },
    ],
  });
});
