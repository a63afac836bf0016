import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, get, signIn, startApp, startDemo } from "../support/app";
import { storedRows } from "./stored-rows";

const project = fileURLToPath(new URL("../..", import.meta.url));
const LOCAL_SECRET = "local-ingest-secret";

/** The indexes are rebuilt after a restore, which counts as one more change of the index. */
const REBUILT = /^opportunity_(?:search|closing|archive)(?:_|$)|^index_state$|^sqlite_/;

let demo: App;
let empty: App;
let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tenderlight-"));
  file = join(folder, "backup.ndjson");
  [demo, empty] = await Promise.all([startDemo(), startApp("local")]);
  // The payment provider's stand-in keeps its own table, which is made when it is first asked.
  const table = await demo.db
    .prepare("select sql from sqlite_master where name = 'local_payments'")
    .first("sql");
  await empty.db.prepare(table as string).run();
  // The feed's order is a number that JavaScript cannot hold; a long text with much to escape fills a page by itself.
  await demo.db
    .prepare("update opportunities set summary = ? where id = (select min(id) from opportunities)")
    .bind('"\\é'.repeat(300_000))
    .run();
  const saved = await run("backup", demo, file);
  expect(saved.said).toContain("users: ");
  expect(saved.status).toBe(0);
});

afterAll(async () => {
  await Promise.all([demo[Symbol.asyncDispose](), empty[Symbol.asyncDispose]()]);
  await rm(folder, { recursive: true, force: true });
});

async function run(command: "backup" | "restore", app: App, ...args: ReadonlyArray<string>) {
  const child = spawn(process.execPath, ["--import", "tsx", `workers/operators/${command}.ts`, ...args], {
    cwd: project,
    env: { ...process.env, TENDERLIGHT_ORIGIN: app.origin, INGEST_SECRET: LOCAL_SECRET },
  });
  const [[status], ...said] = await Promise.all([
    once(child, "exit"),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { status: status as number, said: said.join("") };
}

/** As text, so that long numbers are compared digit by digit. */
async function records(app: App) {
  const stored = await storedRows(app);
  // Sorted, because a restore stores them in the order of their keys.
  const kept = Object.entries(stored)
    .filter(([name]) => !REBUILT.test(name))
    .map(([name, rows]) => [name, rows.map((row) => JSON.stringify(row)).sort()] as const);
  const { results: order } = await app.db
    .prepare("select id, cast(sort_key as text) as sort_key from opportunities order by id")
    .all();
  return { ...Object.fromEntries(kept), order };
}

async function write(name: string, content: string) {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

async function foundBy(app: App, search: string) {
  const page = await get(app, `/opportunities?q=${search}&sort=newest`, await signIn(app, "pro"));
  expect(page.status).toBe(200);
  return [...(await page.text()).matchAll(/id="bid-(\d+)"/g)].map(([, id]) => id);
}

test("a backup can be read by its owner only, and never replaces a file", async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const before = await readFile(file);
  expect(await run("backup", demo, file)).toMatchObject({ status: 1 });
  expect(before.equals(await readFile(file))).toBe(true);
});

test("a cut, changed, foreign or other release's file changes nothing and says why", async () => {
  const whole = await readFile(file, "utf8");
  const lines = whole.split("\n");
  const before = await storedRows(empty);
  const attempts = [
    [await write("cut", whole.slice(0, whole.length / 2)), "The file is cut"],
    [await write("line", lines.toSpliced(-2, 1).join("\n")), "The file is cut"],
    [await write("changed", whole.replace("Snow", "Sn0w")), "The file was changed"],
    [await write("foreign", "a,b,c\n1,2,3\n"), "This is not a backup of Tenderlight"],
    [join(folder, "missing"), "no such file"],
  ] as const;
  for (const [path, reason] of attempts) {
    const { status, said } = await run("restore", empty, path);
    expect(said).toContain(reason);
    expect(said).toContain("Nothing has been changed.");
    expect(status).toBe(1);
  }

  await empty.db.prepare("create table from_another_release (id integer primary key)").run();
  expect((await run("restore", empty, file)).said).toContain("another schema than the database");
  await empty.db.prepare("drop table from_another_release").run();
  expect(await storedRows(empty)).toEqual(before);
});

test("a database that is not empty is not restored into", async () => {
  const before = await storedRows(demo);
  expect((await run("restore", demo, file)).said).toContain("The database is not empty: ");
  // As if another service's database were taken for one whose restore was interrupted.
  await demo.db.prepare("insert into accounts (id, email) values ('new', 'new@contractor.example')").run();
  const { said, status } = await run("restore", demo, file, "--continue");
  await demo.db.prepare("delete from accounts where id = 'new'").run();
  expect(said).toContain("The database was not filled from this file: accounts has ");
  expect(status).toBe(1);
  expect(await storedRows(demo)).toEqual(before);
});

test("a restore that was interrupted continues, and makes the same rows and the same search results", async () => {
  const { said, status } = await run("restore", empty, file);
  expect(said).toContain("opportunities: ");
  expect(status).toBe(0);
  expect(await records(empty)).toEqual(await records(demo));

  // As if it had stopped on the way.
  await empty.db.batch(
    ["user_bids", "notices", "opportunity_search", "opportunity_closing"].map((table) =>
      empty.db.prepare(`delete from ${table}`),
    ),
  );
  expect((await run("restore", empty, file)).said).toContain("add --continue");
  expect(await run("restore", empty, file, "--continue")).toMatchObject({ status: 0 });
  expect(await records(empty)).toEqual(await records(demo));

  const found = await foundBy(demo, "snow");
  expect(found.length).toBeGreaterThan(0);
  expect(await foundBy(empty, "snow")).toEqual(found);
}, 120_000);

test.each([
  ["backup", { action: "page", table: "sqlite_master", after: null }],
  ["backup", { action: "page", table: 'users" --', after: null }],
  ["backup", { action: "page", table: "users", after: ["a", "b"] }],
  ["backup", { action: "page", table: "opportunity_search_data", after: null }],
  ["backup", "tables"],
  ["restore", { action: "insert", table: "users", columns: ["id"], rows: [["a"]] }],
  ["restore", { action: "insert", table: "job_runs", columns: ["job"], rows: [] }],
  ["restore", { action: "count", table: "_cf_METADATA" }],
])("/internal/%s refuses %j and names the field", async (name, body) => {
  const answer = await fetch(`${demo.origin}/internal/${name}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${LOCAL_SECRET}` },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(422);
  expect((await answer.json<{ error: string }>()).error).toMatch(/table|rows|action|Invalid input/);
});
