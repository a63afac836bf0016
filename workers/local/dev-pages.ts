import { build, type Rollup } from "vite";
import { VITE_CONFIG } from "./dev-build";

/** Sent to the parent process about the build of the browser files. */
export type PagesState = { state: "building" } | { state: "built" } | { state: "failed"; reason: string };

const report = (state: PagesState) => process.send?.(state);
process.on("disconnect", () => process.exit());

// This is a separate process because Rollup blocks the one it runs in. Old files stay, as open pages may request them.
const watcher = (await build({
  ...VITE_CONFIG,
  build: {
    minify: false,
    manifest: true,
    emptyOutDir: false,
    reportCompressedSize: false,
    watch: {},
    // Leaving out what is not used is a third of a build's time.
    rollupOptions: { treeshake: false },
  },
})) as Rollup.RollupWatcher;

watcher.on("event", (event) => {
  if (event.code === "START") report({ state: "building" });
  if (event.code === "BUNDLE_END") void event.result.close();
  if (event.code === "END") report({ state: "built" });
  if (event.code === "ERROR") {
    const { message, id, frame } = event.error;
    report({ state: "failed", reason: [message, id, frame].filter(Boolean).join("\n") });
  }
});
