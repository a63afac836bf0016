import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** `local` and `dev` have the pages under /local; `dev` is what `npm run dev` builds. */
const name = process.env["TENDERLIGHT_BUILD"] ?? "production";
const project = fileURLToPath(new URL("..", import.meta.url));

/** Imports each icon from its own file: of the 1,600 in the package's index the bundler would read every one. */
function iconsFromTheirFiles(): Plugin {
  const folder = `${project}node_modules/lucide-react/dist/esm`;
  const index = readFileSync(`${folder}/lucide-react.js`, "utf8");
  const files = new Map(
    [...index.matchAll(/^export \{ (.*) \} from '\.\/(.*)';$/gm)].flatMap(([, names, file]) =>
      [...names!.matchAll(/default as (\w+)/g)].map(([, icon]) => [icon, file]),
    ),
  );
  return {
    name: "icons-from-their-files",
    transform: (code) =>
      code.replace(/import \{([^}]*)\} from "lucide-react";/g, (_statement, names: string) =>
        names
          .split(",")
          .map((icon) => `import ${icon.trim()} from "${folder}/${files.get(icon.trim())}";`)
          .join(""),
      ),
  };
}

/** The framework reloads the page when a route's code does not load, which without a connection wipes it. */
function routesThroughLoadCode(): Plugin {
  const load = "import( /* webpackIgnore: true */route.module)";
  return {
    name: "routes-through-load-code",
    transform(code, id) {
      if (!id.endsWith("@remix-run/react/dist/esm/routeModules.js")) return undefined;
      if (!code.includes(load)) throw new Error("The framework loads its routes in another way");
      return `import { loadCode } from "~/ui/connection";\n${code.replace(load, `loadCode(() => ${load})`)}`;
    },
  };
}

/**
 * What most signed-in pages load, in two files: together it compresses better than in thirty. What is loaded later, and
 * what only some pages need, is left to Rollup.
 */
const CHUNKS: ReadonlyArray<[name: string, modules: RegExp]> = [
  // What the other imports has a file of its own: files that import each other run in the wrong order.
  [
    "react",
    /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/(?:react|router))\/|app\/ui\/classes\.ts/,
  ],
  [
    "app",
    new RegExp(
      [
        "content/(?:billing|plans|product|shortcuts|support)\\.ts",
        "domain/(?:billing/|mail/alert-rules)",
        "features/(?:live|opportunities|pro-setup|shell|upgrade)/",
        "features/billing/plan-form",
        "features/shortcuts/(?!run-shortcut)",
        "ui/(?:account-menu|badge|card|connection-notice|contact-form|drawn-icon|empty-state|error-page|error-summary|facts)\\.tsx",
        "ui/(?:dialog|dialog-head|field|figures|flash|load-more|loading-indicator|menu|needs-scripts|notice-place)\\.tsx?",
        "ui/(?:one-press|page-heading|page-shell|plain-shell|request-id|use-hydrated)\\.tsx?",
      ]
        .map((path) => `app/${path}`)
        .join("|"),
    ),
  ],
];

/** Comments of zod that Rollup removes, and routes that have no page. Each would be a line of hundreds. */
const EXPECTED = new Set(["INVALID_ANNOTATION", "EMPTY_BUNDLE"]);

const chunkOf = (id: string) => CHUNKS.find(([, modules]) => modules.test(id))?.[0];

export default defineConfig(({ isSsrBuild = false }) => ({
  root: project,
  resolve: {
    alias: { "~": `${project}app`, "#drizzle": `${project}drizzle` },
    conditions: ["workerd", "worker", "browser"],
  },
  ssr: {
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
    target: "webworker",
    noExternal: true,
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // Takes seconds longer than the default, and a page loads 4 kB less.
    minify: isSsrBuild ? "esbuild" : "terser",
    terserOptions: { ecma: 2020, module: true },
    // The few files that are loaded later import what the page has already.
    modulePreload: false,
    rollupOptions: {
      output: isSsrBuild ? {} : { manualChunks: chunkOf },
      onLog: (level, entry, report) => {
        if (!EXPECTED.has(entry.code ?? "")) report(level, entry);
      },
    },
  },
  plugins: [
    tailwindcss(),
    iconsFromTheirFiles(),
    routesThroughLoadCode(),
    remix({
      appDirectory: "app",
      buildDirectory: `build/${name}`,
      serverModuleFormat: "esm",
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
        v3_routeConfig: true,
      },
    }),
  ],
}));
