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
    // One for each core; on two the runner would leave one idle.
    maxWorkers: availableParallelism(),
    // Rules keep nothing, so their files need not be kept apart.
    isolate: false,
    testTimeout: 30_000,
  },
});
