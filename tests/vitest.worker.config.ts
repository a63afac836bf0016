import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The complete built worker: routes, timed jobs, storage. */
export default defineConfig({
  root,
  resolve: { alias: { "~": `${root}app`, "#drizzle": `${root}drizzle` } },
  test: {
    name: "worker",
    include: ["tests/worker/**/*.test.ts"],
    environment: "node",
    // One more than the cores: a quarter of a test's time is waiting for its server.
    maxWorkers: availableParallelism() + 1,
    // Each file starts its own server, so files can share a process, which saves loading Miniflare again.
    isolate: false,
    testTimeout: 120_000,
    // The worker's log is shown for failed tests only.
    silent: "passed-only",
    hookTimeout: 120_000,
  },
});
