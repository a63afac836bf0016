import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The built worker, whole: its routes, its clock, its memory. */
export default defineConfig({
  root,
  resolve: { alias: { "~": `${root}app`, "#drizzle": `${root}drizzle` } },
  test: {
    name: "worker",
    include: ["tests/worker/**/*.test.ts"],
    environment: "node",
    // One for each core; on two the runner would leave one idle.
    maxWorkers: availableParallelism(),
    // Each file has a server of its own; loading what starts one takes longer than most files do.
    isolate: false,
    testTimeout: 60_000,
    // The worker's own log is of interest where a test fails.
    silent: "passed-only",
    hookTimeout: 60_000,
  },
});
