import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Miniflare } from "miniflare";
import type { DemoProfileName } from "~/features/local/demo-profiles";
import { type BuildName, miniflareOptionsOf } from "../../workers/local/miniflare-options";

const MIGRATIONS = fileURLToPath(new URL("../../drizzle/migrations", import.meta.url));

export type App = Awaited<ReturnType<typeof startApp>>;

/** A built worker on a port of its own with an empty, migrated D1 in memory. `await using` disposes of it. */
export async function startApp(build: BuildName = "local", bindings: Record<string, string> = {}) {
  const server = new Miniflare({
    ...miniflareOptionsOf(build, { bindings }),
    host: "127.0.0.1",
    port: 0,
  });
  const url = await server.ready;
  // The port is known now; the worker must know its own address to tell its own pages' posts from others'.
  const origin = url.origin;
  await server.setOptions({
    ...miniflareOptionsOf(build, { bindings: { APP_ORIGIN: origin, ...bindings } }),
    host: "127.0.0.1",
    port: Number(url.port),
  });
  const db = await server.getD1Database("DB");
  await migrate(db);
  return {
    server,
    origin,
    db,
    [Symbol.asyncDispose]: () => server.dispose(),
  };
}

/** The local build with its demo accounts and notices. */
export async function startDemo() {
  const app = await startApp("local");
  const seeded = await post(app, "/local/seed");
  if (!seeded.ok) throw new Error(`The demo data could not be made: ${seeded.status}`);
  return app;
}

type Posted = Record<string, string>;

/** A worker that answers before it has read a body may close the connection: the next request must not come by it. */
export const OWN_CONNECTION = { Connection: "close" };

/** Sends a form as a page of ours does; redirects are answers, not followed. */
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

/** A page as the browser of somebody with these headers gets it; redirects are answers, not followed. */
export function get(app: App, path: string, headers: Posted = {}) {
  return fetch(`${app.origin}${path}`, { redirect: "manual", headers: { ...OWN_CONNECTION, ...headers } });
}

type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;

export async function migrate(db: Database) {
  for (const file of readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(".sql"))
    .sort()) {
    const statements = readFileSync(`${MIGRATIONS}/${file}`, "utf8").split("--> statement-breakpoint");
    await db.batch(statements.map((statement) => db.prepare(statement)));
  }
}
