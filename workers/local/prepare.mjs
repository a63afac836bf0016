import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const project = fileURLToPath(new URL("../..", import.meta.url));

const OLDEST_NODE = [20, 19];

/** Options for spawning a command in the project, with its packages' commands on the PATH. */
export function inProject(env = {}) {
  const path = [join(project, "node_modules/.bin"), process.env.PATH].join(delimiter);
  return {
    cwd: project,
    stdio: "inherit",
    env: { ...process.env, PATH: path, WRANGLER_SEND_METRICS: "false", ...env },
  };
}

/** Runs a command in the project and exits if it fails. */
async function run(command, args, env = {}) {
  const [status] = await once(spawn(command, args, inProject(env)), "exit");
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs the locked packages if they are missing or the lockfile has changed. */
export async function installIfNeeded() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    console.error(`Node ${OLDEST_NODE.join(".")} or newer is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
  await onlyWhenChanged("node_modules/.tenderlight-installed", ["package.json", "package-lock.json"], () =>
    run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]),
  );
}

const BUILT_FROM = ["app", "drizzle", "workers", "public", "wrangler.toml", "package-lock.json"];
const PAGES = ["vite:build", "--config", "app/vite.config.ts", "--logLevel", "warn"];

/** Makes the local build: the pages, then the worker that contains them. */
export function buildLocal() {
  return onlyWhenChanged("build/local/.built", BUILT_FROM, async () => {
    await run("remix", PAGES, { TENDERLIGHT_BUILD: "local" });
    await run("wrangler", ["deploy", "--env", "local", "--dry-run", "--outdir", "build/local/worker"], {
      WRANGLER_LOG: "warn",
    });
  });
}

/** Makes the production build. */
export function buildProduction() {
  return onlyWhenChanged("build/production/.built", BUILT_FROM, async () => {
    await run("remix", PAGES);
    await run("wrangler", ["deploy", "--dry-run", "--outdir", "build/production/worker"], {
      WRANGLER_LOG: "warn",
    });
  });
}

/** Applies pending migrations to the local databases. */
export async function migrateLocal() {
  for (const binding of ["DB", "ARCHIVE"])
    await run("wrangler", ["d1", "migrations", "apply", binding, "--local", "--env", "local"], { CI: "1" });
}

/** Does the work unless it was already done for the same content of these files and folders. */
async function onlyWhenChanged(marker, inputs, work) {
  const path = join(project, marker);
  const hash = createHash("sha256");
  for (const input of inputs) addToHash(hash, join(project, input));
  const wanted = hash.digest("hex");
  if (existsSync(path) && readFileSync(path, "utf8") === wanted) return;
  await work();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, wanted);
}

function addToHash(hash, path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    hash.update(path.slice(project.length)).update(readFileSync(path));
    return;
  }
  for (const name of readdirSync(path).sort()) addToHash(hash, join(path, name));
}
