import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { MiniflareOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";

const project = fileURLToPath(new URL("../..", import.meta.url));

/** `dev` is what `npm run dev` builds: the local build, unminified. */
export type BuildName = "local" | "production" | "dev";

/** The worker's files, entry point first. Without `contents`, the file is read from its path. */
export type WorkerModules = Array<{
  type: "ESModule" | "CompiledWasm";
  path: string;
  contents?: Uint8Array;
}>;

type Options = { bindings?: Record<string, string> };

/** The built worker with the bindings of wrangler.toml, for the local server, the tests and the benchmarks. */
export function miniflareOptionsOf(
  build: BuildName,
  { bindings, modules }: { bindings?: Record<string, string>; modules?: WorkerModules } = {},
): MiniflareOptions {
  const folder = `${project}build/${build}/worker`;
  const { workerOptions } = unstable_getMiniflareWorkerOptions(
    `${project}wrangler.toml`,
    build === "production" ? undefined : "local",
  ) as { workerOptions: Options };
  return {
    ...workerOptions,
    modulesRoot: folder,
    modules: modules ?? modulesIn(folder),
    bindings: { ...workerOptions.bindings, ...bindings },
    assets: {
      directory: `${project}build/${build}/client`,
      routerConfig: { has_user_worker: true },
      binding: "ASSETS",
    },
  } as MiniflareOptions;
}

function modulesIn(folder: string): WorkerModules {
  const wasm = readdirSync(folder).filter((name) => name.endsWith(".wasm"));
  return [
    { type: "ESModule", path: `${folder}/index.js` },
    ...wasm.map((name) => ({ type: "CompiledWasm" as const, path: `${folder}/${name}` })),
  ];
}
