import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Miniflare, type MiniflareOptions } from "miniflare";
import type { DemoProfileName } from "~/features/local/demo-profiles";
import { type BuildName, miniflareOptionsOf } from "../../workers/local/miniflare-options";

const project = fileURLToPath(new URL("../..", import.meta.url));
const MIGRATIONS = `${project}drizzle/migrations`;
const ARCHIVE_MIGRATIONS = `${project}drizzle/archive-migrations`;
const DEMO_DATABASES = `${project}build/demo-databases`;

/**
 * Miniflare's synchronous calls wait on a number that their answer sets. The notification of the call before may arrive
 * late and wake them without an answer, so wait again until the number has changed.
 */
const waitOnce = Atomics.wait.bind(Atomics) as (...all: Parameters<typeof waitUntilChanged>) => Woken;
type Woken = ReturnType<typeof Atomics.wait>;
function waitUntilChanged(array: Int32Array, index: number, value: number, timeout?: number): Woken {
  let woken: Woken;
  do woken = waitOnce(array, index, value, timeout);
  while (woken === "ok" && Atomics.load(array, index) === value);
  return woken;
}
Atomics.wait = waitUntilChanged as typeof Atomics.wait;

export type App = Awaited<ReturnType<typeof startApp>>;

/** Starts a built worker on its own port with an empty, migrated D1. `await using` disposes of it. */
export async function startApp(
  build: BuildName = "local",
  bindings: Record<string, string> = {},
  options: Partial<MiniflareOptions> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), "tenderlight-"));
  const app = await serve(build, bindings, folder, () => remove(folder), options);
  await migrateBoth(app);
  return app;
}

/** The local build with its demo accounts and notices. */
export async function startDemo(): Promise<App> {
  const demo = await demoDatabase();
  const folder = await mkdtemp(join(tmpdir(), "tenderlight-"));
  await cp(demo, folder, { recursive: true });
  return serve("local", {}, folder, () => remove(folder));
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true });

/** Serves a built worker with the D1 in a folder. */
async function serve(
  build: BuildName,
  bindings: Record<string, string>,
  folder: string,
  afterwards = () => Promise.resolve(),
  options: Partial<MiniflareOptions> = {},
) {
  // The port is chosen first, because the worker compares posts' origins with its own address.
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = new Miniflare({
    ...miniflareOptionsOf(build, { bindings: { APP_ORIGIN: origin, ...bindings } }),
    ...options,
    host: "127.0.0.1",
    port,
    d1Persist: folder,
  });
  await server.ready;
  return {
    server,
    origin,
    db: await server.getD1Database("DB"),
    archive: await server.getD1Database("ARCHIVE"),
    [Symbol.asyncDispose]: async () => {
      await server.dispose();
      await afterwards();
    },
  };
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** The folder of a seeded database. It is created once for each build and day, because the demo's dates depend on today. */
async function demoDatabase() {
  const built = readFileSync(`${project}build/local/.built`, "utf8").slice(0, 12);
  const name = `${built}-${new Date().toISOString().slice(0, 10)}`;
  const folder = join(DEMO_DATABASES, name);
  if (existsSync(folder)) return folder;

  await mkdir(DEMO_DATABASES, { recursive: true });
  const outdated = readdirSync(DEMO_DATABASES).filter((other) => !other.startsWith(name));
  await Promise.all(outdated.map((other) => remove(join(DEMO_DATABASES, other))));
  const made = await mkdtemp(`${folder}-`);
  await seed(made);
  // Two processes may create it at once; the first one's is used.
  await rename(made, folder).catch(() => remove(made));
  return folder;
}

async function seed(folder: string) {
  await using app = await serve("local", {}, folder);
  await migrateBoth(app);
  const seeded = await post(app, "/local/seed");
  if (!seeded.ok) throw new Error(`The demo data could not be made: ${seeded.status}`);
}

type Posted = Record<string, string>;

/** A worker that answers before reading the body may close the connection, so the next request must not reuse it. */
export const OWN_CONNECTION = { Connection: "close" };

/** Posts a form as one of our pages does. Redirects are not followed. */
export function post(app: App, path: string, form: Posted = {}, headers: Posted = {}) {
  return fetch(`${app.origin}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: { ...OWN_CONNECTION, Origin: app.origin, ...headers },
    body: new URLSearchParams(form),
  });
}

/** The session cookie of a demo account, for a request's headers. */
export async function signIn(app: App, profile: DemoProfileName) {
  const answer = await post(app, "/local/continue", { profile });
  const cookie = answer.headers.get("Set-Cookie")?.split(";")[0];
  if (!cookie) throw new Error(`No session for ${profile}: ${answer.status}`);
  return { Cookie: cookie };
}

/** Gets a page with these headers. Redirects are not followed. */
export function get(app: App, path: string, headers: Posted = {}) {
  return fetch(`${app.origin}${path}`, { redirect: "manual", headers: { ...OWN_CONNECTION, ...headers } });
}

type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;

/** The migrations' files, oldest first. */
export const listMigrations = (folder = MIGRATIONS) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();

export async function migrateArchive(archive: Database) {
  await migrate(archive, listMigrations(ARCHIVE_MIGRATIONS), ARCHIVE_MIGRATIONS);
}

async function migrateBoth({ db, archive }: { db: Database; archive: Database }) {
  await migrate(db);
  await migrateArchive(archive);
}

export async function migrate(db: Database, files = listMigrations(), folder = MIGRATIONS) {
  for (const file of files) {
    const statements = readFileSync(`${folder}/${file}`, "utf8").split("--> statement-breakpoint");
    await db.batch(statements.map((statement) => db.prepare(statement)));
  }
}
