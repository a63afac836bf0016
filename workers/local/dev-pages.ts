import { build, type Rollup } from "vite";
import { VITE_CONFIG } from "./dev-build";

/** What this process says of the browser's files. */
export type PagesState = { state: "building" } | { state: "built" } | { state: "failed"; reason: string };

const say = (state: PagesState) => process.send?.(state);
process.on("disconnect", () => process.exit());

// A process of its own, because Rollup blocks the one that it runs in. Old files stay: an open page may ask for them.
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
  if (event.code === "START") say({ state: "building" });
  if (event.code === "BUNDLE_END") void event.result.close();
  if (event.code === "END") say({ state: "built" });
  if (event.code === "ERROR") {
    const { message, id, frame } = event.error;
    say({ state: "failed", reason: [message, id, frame].filter(Boolean).join("\n") });
  }
});
