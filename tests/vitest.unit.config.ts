import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Rules, parsers and e-mails: plain Node, no database, no network. */
export default defineConfig({
  root,
  resolve: { alias: { "~": `${root}app`, "#drizzle": `${root}drizzle` } },
  test: {
    name: "unit",
    include: ["tests/unit/**/*.test.{ts,tsx}"],
    environment: "node",
    // One worker for each core; by default the runner leaves one core idle.
    maxWorkers: availableParallelism(),
    // The rules have no state, so test files need no isolation.
    isolate: false,
    testTimeout: 30_000,
  },
});
