import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { MiniflareOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";

const project = fileURLToPath(new URL("../..", import.meta.url));

export type BuildName = "local" | "production";

type Options = { bindings?: Record<string, string> };

/** The built worker with the bindings of wrangler.toml, for the local server, the tests and the benchmarks. */
export function miniflareOptionsOf(
  build: BuildName,
  extra: { bindings?: Record<string, string> } = {},
): MiniflareOptions {
  const folder = `${project}build/${build}/worker`;
  const { workerOptions } = unstable_getMiniflareWorkerOptions(
    `${project}wrangler.toml`,
    build === "local" ? "local" : undefined,
  ) as { workerOptions: Options };
  return {
    ...workerOptions,
    modulesRoot: folder,
    modules: [
      { type: "ESModule", path: `${folder}/index.js` },
      ...readdirSync(folder)
        .filter((name) => name.endsWith(".wasm"))
        .map((name) => ({ type: "CompiledWasm", path: `${folder}/${name}` })),
    ],
    bindings: { ...workerOptions.bindings, ...extra.bindings },
    assets: {
      directory: `${project}build/${build}/client`,
      routerConfig: { has_user_worker: true },
      binding: "ASSETS",
    },
  } as MiniflareOptions;
}
