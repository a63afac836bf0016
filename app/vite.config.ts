import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

const local = process.env["TENDERLIGHT_BUILD"] === "local";
const project = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
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
  build: { target: "es2022", assetsInlineLimit: 0, minify: true },
  plugins: [
    tailwindcss(),
    remix({
      appDirectory: "app",
      buildDirectory: local ? "build/local" : "build/production",
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
});
