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
    testTimeout: 30_000,
  },
});
