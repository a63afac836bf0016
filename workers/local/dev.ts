import { fork } from "node:child_process";
import { cpSync, readdirSync, rmSync, watch } from "node:fs";
import { fileURLToPath } from "node:url";
import { createWorkerBundle, readPageManifest, writeServerEntry } from "./dev-build";
import type { PagesState } from "./dev-pages";
import type { WorkerModules } from "./miniflare-options";
import { startServer } from "./server";

const project = fileURLToPath(new URL("../..", import.meta.url));
const SETTLES_WITHIN_MS = 100;
/** Files that are not part of any page. After a change to one, the worker is replaced without waiting for the pages. */
const SERVER_ONLY = /\.server\.tsx?$|^(?:drizzle|workers)\/|^wrangler\.toml$/;

process.env["TENDERLIGHT_BUILD"] = "dev";
rmSync(`${project}build/dev`, { recursive: true, force: true });

const bundle = await createWorkerBundle();
let server: Awaited<ReturnType<typeof startServer>> | null = null;
let serving: { worker: WorkerModules; manifest: string } | null = null;
let routeFiles = listRoutes();

let pagesAreBuilt = false;
let pages = buildPages();

const changed = new Set<string>();
let timer: NodeJS.Timeout | undefined;
let updating = Promise.resolve();

for (const folder of ["app", "drizzle", "workers", "public"]) {
  watch(`${project}${folder}`, { recursive: true }, (_event, name) => {
    noteChange(`${folder}/${String(name).replaceAll("\\", "/")}`);
  });
}
watch(`${project}wrangler.toml`, () => {
  noteChange("wrangler.toml");
});
console.log("Building; the first time takes about twenty seconds.");

function noteChange(path: string) {
  changed.add(path);
  scheduleUpdate();
}

/** Waits until changes settle: saving a file causes several events, and checking out a branch many. */
function scheduleUpdate() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    updating = updating.then(update).catch((error: unknown) => {
      console.error(`${reasonOf(error)}\nThe last good build keeps running.`);
    });
  }, SETTLES_WITHIN_MS);
}

function listRoutes() {
  return readdirSync(`${project}app/routes`).join();
}

/** Starts the process that builds the pages. It reads the list of routes only when it starts. */
function buildPages() {
  const child = fork(new URL("./dev-pages.ts", import.meta.url));
  child.on("message", (message: PagesState) => {
    pagesAreBuilt = message.state === "built";
    if (message.state === "built") scheduleUpdate();
    if (message.state === "failed") console.error(`${message.reason}\nThe last good build keeps running.`);
  });
  return child;
}

async function update() {
  if (listRoutes() !== routeFiles) {
    routeFiles = listRoutes();
    pagesAreBuilt = false;
    pages.kill();
    pages = buildPages();
  }
  const paths = [...changed];
  // This runs again when the pages are built, and `changed` is kept until then.
  if (!pagesAreBuilt && (serving === null || !paths.some((path) => SERVER_ONLY.test(path)))) return;
  changed.clear();

  const manifest = pagesAreBuilt || !serving ? readPageManifest() : serving.manifest;
  if (paths.length === 0 && manifest === serving?.manifest) return;

  const started = performance.now();
  if (paths.some((path) => path.startsWith("public/")))
    cpSync(`${project}public`, `${project}build/dev/client`, { recursive: true });
  if (manifest !== serving?.manifest || paths.some((path) => path.startsWith("app/routes")))
    await writeServerEntry();
  await serve(await bundle.build(), manifest);
  console.log(`Updated in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (paths.some((path) => path.startsWith("drizzle/migrations/")))
    console.log("Restart to apply the changed migrations.");
}

/** Replaces the running worker, and goes back to the previous one if the new one does not start. */
async function serve(worker: WorkerModules, manifest: string) {
  if (server) {
    try {
      await server.replace(worker);
    } catch (error) {
      if (serving) await server.replace(serving.worker);
      throw error;
    }
  } else {
    server = await startServer("dev", worker);
  }
  serving = { worker, manifest };
}

function reasonOf(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}
