import { readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { fileURLToPath } from "node:url";
import { type BuildContext, context, type Plugin } from "esbuild";
import { build, type InlineConfig, type Manifest } from "vite";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import type { BuildName, WorkerModules } from "./miniflare-options";

const project = fileURLToPath(new URL("../..", import.meta.url));
const VIRTUAL = "virtual:remix/";

export const VITE_CONFIG = {
  configFile: `${project}app/vite.config.ts`,
  logLevel: "error",
} as const satisfies InlineConfig;

/** Vite's list of browser files. It changes whenever one of them does, because file names contain hashes. */
export const readPageManifest = () => readFileSync(`${project}build/dev/client/.vite/manifest.json`, "utf8");

/**
 * Lets Remix write its list of routes and browser files, which the worker imports. esbuild bundles the route modules,
 * because it is ten times faster.
 */
export async function writeServerEntry() {
  await build({
    ...VITE_CONFIG,
    build: {
      ssr: true,
      minify: false,
      manifest: true,
      emptyOutDir: false,
      rollupOptions: { external: (id) => !id.includes(VIRTUAL) },
    },
  });
}

/**
 * Bundles the local build's worker, named in wrangler.toml, with the pages of a build. Later builds read only changed
 * files.
 */
export async function createWorkerBundle(pages: BuildName = "dev") {
  const { main } = unstable_getMiniflareWorkerOptions(`${project}wrangler.toml`, "local") as {
    main?: string;
  };
  if (!main) throw new Error("wrangler.toml names no worker");
  const bundle = await context({
    entryPoints: { index: main },
    outdir: `${project}build/${pages}/worker`,
    bundle: true,
    // In memory only, so that the running worker stays until the new one is complete.
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    conditions: ["workerd", "worker", "browser"],
    // One file instead of the 1,600 that the package's index imports.
    alias: { "lucide-react": "lucide-react/dist/cjs/lucide-react.js" },
    mainFields: ["browser", "module", "main"],
    jsx: "automatic",
    keepNames: true,
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".css": "empty", ".wasm": "copy" },
    plugins: [fromTheRuntime, fromTheBuild(pages)],
    logLevel: "error",
  });
  return { build: () => buildModules(bundle), dispose: () => bundle.dispose() };
}

async function buildModules(bundle: BuildContext<{ write: false }>): Promise<WorkerModules> {
  const { outputFiles } = await bundle.rebuild();
  return outputFiles
    .map(({ path, contents }) => ({
      type: path.endsWith(".wasm") ? ("CompiledWasm" as const) : ("ESModule" as const),
      path,
      contents,
    }))
    .sort((a, b) => a.type.localeCompare(b.type) * -1);
}

const NODE_MODULES = new RegExp(`^(?:${builtinModules.filter((name) => !name.startsWith("_")).join("|")})$`);

const fromTheRuntime: Plugin = {
  name: "from-the-runtime",
  setup(bundler) {
    bundler.onResolve({ filter: /^(?:node|cloudflare):/ }, ({ path }) => ({ path, external: true }));
    bundler.onResolve({ filter: NODE_MODULES }, ({ path }) => ({ path: `node:${path}`, external: true }));
  },
};

/** Resolves what Vite resolves in the other builds: Remix's entry, imports from the project's root, and "?url" imports. */
const fromTheBuild = (pages: BuildName): Plugin => ({
  name: "from-the-build",
  setup(bundler) {
    bundler.onResolve({ filter: /\/build\/local\/server\/index\.js$/ }, () => ({
      path: `${project}build/${pages}/server/index.js`,
    }));
    bundler.onResolve({ filter: /^\/app\// }, ({ path }) => ({ path: project + path.slice(1) }));
    bundler.onResolve({ filter: /\?url$/ }, ({ path }) => ({
      path: path.replace(/\?url$/, ""),
      namespace: "address",
    }));
    bundler.onLoad({ filter: /^/, namespace: "address" }, ({ path }) => {
      const chunk = (JSON.parse(readPageManifest()) as Manifest)[`node_modules/${path}`];
      if (!chunk) throw new Error(`The browser's files have no ${path}`);
      return { contents: `/${chunk.file}`, loader: "text" };
    });
  },
});
